"""Puzzles in the browser: one is solved, one is missed, and the day's is in the hall."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect

from meadhall.core.game import find
from meadhall.i18n import words
from meadhall.puzzles import Puzzle, puzzles_of

from ..server.running import Running
from .visitor import DESK, PHONE, Visitor

AT_ONCE = {"speed": "instant"}


def chosen(fits: Callable[[Puzzle], bool]) -> Puzzle:
    return next(each for each in puzzles_of(find("eketorp")) if fits(each))


def of_cards(puzzle: Puzzle) -> bool:
    """A card is to be played, and there are three at least."""
    return puzzle.moves[0].steps[0].startswith("play ") and len(puzzle.moves) > 2


def play(visitor: Visitor, step: str) -> None:
    """Choose a card by its number and press the golden button, as a person does."""
    golden = visitor.page.locator(".tray .actions .button.primary")
    expect(golden).to_be_visible()
    visitor.page.keyboard.press(step.split()[1])
    expect(golden).to_be_enabled()
    golden.click()


@pytest.mark.parametrize(("language", "size"), [pytest.param("en", DESK, marks=pytest.mark.soak), ("de", PHONE)])
def test_a_puzzle_is_missed_and_solved_on_the_table(
    chromium: Browser, hall: Running, axe: str, language: str, size: tuple[int, int]
) -> None:
    puzzle, say = chosen(of_cards), words(language).say
    with Visitor(chromium, hall.url, language, size) as visitor:
        visitor.prefers(**AT_ONCE)
        visitor.go(f"#puzzles/{puzzle.game}")
        page = visitor.page
        page.locator(f"a[href='#puzzle/{puzzle.game}/{puzzle.id}']").first.click()
        panel = page.locator("section.puzzle")
        expect(panel.get_by_role("heading", name=say("puzzle-find"))).to_be_visible()
        play(visitor, puzzle.moves[1].steps[0])
        expect(panel.locator("li .cross")).to_have_count(1)
        visitor.accessible(axe)
        visitor.fits()
        play(visitor, puzzle.moves[0].steps[0])
        expect(panel.get_by_role("heading", name=say("puzzle-solved"))).to_be_visible()
        expect(panel.locator("tbody tr")).to_have_count(min(4, len(puzzle.moves)))
        visitor.accessible(axe)
        visitor.fits()
        visitor.go(f"#puzzles/{puzzle.game}")
        expect(page.locator(f"a.done[href='#puzzle/{puzzle.game}/{puzzle.id}']")).to_be_visible()
        visitor.accessible(axe)
        visitor.fits()


def test_the_answer_comes_as_ghosts_after_three_wrong_tries(chromium: Browser, hall: Running) -> None:
    puzzle = chosen(lambda each: of_cards(each) and len(each.moves) > 3)
    with Visitor(chromium, hall.url) as visitor:
        visitor.prefers(**AT_ONCE)
        visitor.go(f"#puzzle/{puzzle.game}/{puzzle.id}")
        panel = visitor.page.locator("section.puzzle")
        for tries, move in enumerate(puzzle.moves[1:4], 1):
            expect(panel.locator(".show")).to_have_count(0)
            play(visitor, move.steps[0])
            expect(panel.locator("svg.cross")).to_have_count(tries)
        panel.locator(".show").click()
        expect(panel.get_by_role("heading", name=words("en").say("puzzle-shown"))).to_be_visible()
        expect(visitor.page.locator(".tray .marked, .tray .hinted").first).to_be_visible()


def test_the_hall_has_a_puzzle_of_the_day_for_both_games(chromium: Browser, hall: Running, axe: str) -> None:
    with Visitor(chromium, hall.url) as visitor:
        visitor.go("#hall")
        daily = visitor.page.get_by_role("region", name=words("en").say("puzzle-of-the-day"))
        expect(daily.get_by_role("listitem")).to_have_count(2)
        visitor.accessible(axe)
        daily.get_by_role("link", name=re.compile("Eketorp")).first.click()
        expect(visitor.page.locator("section.puzzle .chips em")).to_be_visible()
