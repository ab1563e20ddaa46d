"""Shipwrights in a real browser: drafts, actions, whole games, in all languages and sizes, by mouse and by keyboard."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect

from ..server.running import Running
from .frames import Frames
from .positions import drafting, made_at, steps, written
from .steward import Steward
from .tables import made
from .visitor import PHONE, SHIFTS, SIZES, Visitor

AT_ONCE = {"speed": "instant"}
STEPS = ("tuck", "skill", "discount", "pay_card", "pay_any", "gain_any", "ability", "trade_card", "upgrade")


LAST = 2  # cards that are left to choose from where a walk begins
ROUND = 2  # in which it begins


def sits_down(visitor: Visitor, hall: Running) -> int:
    """Join a recorded table at the end of its draft, where bots play the others; return the seat."""
    table, seat = drafting(LAST, ROUND)
    visitor.sits(made_at(hall, table, bots=tuple(each for each in range(table.seats) if each != seat)), seat)
    return seat


def acted(steward: Steward, times: int = 3) -> Callable[[], bool]:
    """So many actions after the draft, or the round is over."""
    return lambda: steward.asked.count("act") >= times or steward.latest().get("round", ROUND) > ROUND


def test_a_draft_and_first_actions_by_keyboard(visitor: Visitor, hall: Running) -> None:
    visitor.prefers(**AT_ONCE)
    steward = Steward(visitor, seed=2, keyboard=True, seat=sits_down(visitor, hall))
    steward.play(until=acted(steward))
    assert {"draft", "act"} <= set(steward.asked)
    visitor.fits()


def looking(steward: Steward, axe: str, until: Callable[[], bool]) -> Callable[[], bool]:
    """Before anything is answered for the first time, it must fit and be accessible."""
    seen = set[str]()

    def looked() -> bool:
        question = steward.question()
        if question and question not in seen:
            seen.add(question)
            steward.visitor.fits()
            steward.visitor.accessible(axe)
        return until()

    return looked


def test_italian_on_a_phone(chromium: Browser, hall: Running, axe: str) -> None:
    with Visitor(chromium, hall.url, "it", PHONE, "light") as visitor:
        visitor.prefers(**AT_ONCE)
        steward = Steward(visitor, seed=3, seat=sits_down(visitor, hall))
        steward.play(until=looking(steward, axe, acted(steward)))
        assert {"draft", "act"} <= set(steward.asked)


def test_a_draft_and_first_actions_by_mouse_shift_nothing(visitor: Visitor, hall: Running) -> None:
    visitor.page.add_init_script(SHIFTS)
    visitor.prefers(speed="brisk")
    frames = Frames(visitor)
    visitor.sits(made(hall, "me,karl,karl", game="shipwrights"), 0)
    steward = Steward(visitor, seed=5)
    steward.play(until=lambda: "draft" in steward.asked)
    visitor.page.evaluate("[window.shifted, window.maySlide] = [[], 'section.tray, .fan']")
    steward.play(until=acted(steward))
    assert {"draft", "act"} <= set(steward.asked)
    assert visitor.page.evaluate("window.shifted") == [], visitor.page.evaluate("window.shifted")
    visitor.fits()
    frames.check()


def test_what_a_card_cannot_do_says_why_and_by_which_rule(visitor: Visitor, hall: Running) -> None:
    table = written("seats 2, round 2, step actions\nseat 0: worker 0, coin 0\nhand 0: TF01")
    page = visitor.sits(made_at(hall, table), 0)
    card = page.locator("[data-spot='hand 1']")
    expect(card).to_have_class(re.compile("offered"))
    card.click()
    page.locator("section.tray .option > .button[aria-disabled=true]").first.click(force=True)
    expect(page.locator(".reason a")).to_have_attribute("href", re.compile(r"^#rules/shipwrights/[SQD]\d"))


def answers(visitor: Visitor, hall: Running, step: str, look: Callable[[], None]) -> None:
    table, seat = steps()[step]
    visitor.sits(made_at(hall, table), seat)
    steward = Steward(visitor, seed=6, seat=seat)
    steward.play(until=lambda: steward.question() is not None)
    assert steward.question() == step
    look()
    steward.play(until=lambda: step in steward.asked)


def test_every_step_of_an_action_is_answered(visitor: Visitor, hall: Running) -> None:
    visitor.prefers(**AT_ONCE)
    for step in STEPS:
        answers(visitor, hall, step, visitor.fits)


@pytest.mark.soak
def test_every_step_of_an_action_fits_a_phone(chromium: Browser, hall: Running, axe: str) -> None:
    with Visitor(chromium, hall.url, "fr", PHONE, "light") as visitor:
        visitor.prefers(**AT_ONCE)

        def look() -> None:
            visitor.fits()
            visitor.accessible(axe)

        for step in STEPS:
            answers(visitor, hall, step, look)


# Whole games


def whole(visitor: Visitor, hall: Running, seats: str, steward: Steward, **wish: object) -> None:
    visitor.prefers(**AT_ONCE)
    visitor.sits(made(hall, seats, game="shipwrights", **wish), 0)
    steward.play()
    expect(visitor.page.get_by_role("dialog")).to_contain_text(steward.words.say("web-end-save"))
    visitor.fits()
    print(seats, {question: steward.asked.count(question) for question in sorted(set(steward.asked))}, steward.paid)


@pytest.mark.soak
@pytest.mark.parametrize("seats", range(1, 6))
def test_a_whole_game(visitor: Visitor, hall: Running, seats: int) -> None:
    steward = Steward(visitor, seed=10 + seats)
    whole(visitor, hall, ",".join(["me", *["karl"] * (seats - 1)]), steward)
    assert {"draft", "act"} <= set(steward.asked)


@pytest.mark.soak
def test_a_whole_game_by_keyboard_alone(visitor: Visitor, hall: Running) -> None:
    whole(visitor, hall, "me,karl,karl", Steward(visitor, seed=20, keyboard=True))


@pytest.mark.soak
def test_a_solo_game_with_enemies(visitor: Visitor, hall: Running) -> None:
    steward = Steward(visitor, seed=21)
    whole(visitor, hall, "me", steward, options={"enemies": "e1"})
    assert "enemies" not in steward.asked, "who is met was said before"


@pytest.mark.soak
def test_the_last_exchanges_by_hand(visitor: Visitor, hall: Running) -> None:
    steward = Steward(visitor, seed=22)
    whole(visitor, hall, "me,karl", steward, options={"conversion": "manual"})
    assert "convert" in steward.asked


@pytest.mark.soak
@pytest.mark.parametrize(("language", "size"), [("fr", SIZES[1]), ("it", PHONE)], ids=["fr", "it"])
def test_a_whole_game_in_other_words_and_sizes(
    chromium: Browser, hall: Running, axe: str, language: str, size: tuple[int, int]
) -> None:
    with Visitor(chromium, hall.url, language, size, "light") as visitor:
        visitor.prefers(**AT_ONCE)
        visitor.sits(made(hall, "me,karl,karl,karl", game="shipwrights"), 0)
        steward = Steward(visitor, seed=23)
        steward.play(until=looking(steward, axe, steward.is_over))
        visitor.fits()
        visitor.accessible(axe)
