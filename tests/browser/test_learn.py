"""Lessons: who presses only what is lit plays every chapter through, and learns why when something else was done."""

import json
import re

import pytest
from playwright.sync_api import Browser, expect

from meadhall.core.game import find
from meadhall.i18n import LANGUAGES, words
from meadhall.lessons import Chapter, chapters_of

from ..server.running import Running
from .learner import Learner
from .visitor import DESK, PHONE, SIZES, Visitor

AT_ONCE = {"speed": "instant"}
FINGER = 44  # px
CHAPTERS = [chapter for game in ("eketorp", "shipwrights") for chapter in chapters_of(find(game))]
BY_NAME = {f"{chapter.game} {chapter.id}": chapter for chapter in CHAPTERS}


def goals(chapter: Chapter, language: str) -> list[str]:
    say, name = words(language).say, chapter.id.partition("-")[2]
    return [say(f"learn-{chapter.game}-{name}-{step.id}") for step in chapter.steps]


@pytest.mark.parametrize(
    ("chapter", "language", "size"),
    [
        ("shipwrights 2-ship", "en", PHONE),
        *(
            pytest.param(chapter, language, size, marks=pytest.mark.soak)
            for chapter in BY_NAME
            for language in LANGUAGES
            for size in SIZES
        ),
    ],
)
def test_who_follows_what_is_lit_plays_the_chapter_through(
    chromium: Browser, hall: Running, axe: str, chapter: str, language: str, size: tuple[int, int]
) -> None:
    """Looked at with axe-core and a ruler in all but the short one."""
    taught, thorough = BY_NAME[chapter], (chapter, language, size) != ("shipwrights 2-ship", "en", PHONE)
    with Visitor(chromium, hall.url, language, size, "light" if language == "it" else "dark") as visitor:
        visitor.prefers(**AT_ONCE)
        learner = Learner(visitor)
        learner.open(taught.game, taught.id)

        def look(step: int) -> None:
            if thorough and step in (0, len(taught.steps) // 2):
                visitor.accessible(axe)
                visitor.fits()

        learner.follow(look)
        assert learner.read == goals(taught, language)
        visitor.go("#hall")
        expect(visitor.page.locator(f"a[href='#learn/{taught.game}/{taught.id}'] svg")).to_be_visible()


def test_something_else_is_taken_back_with_its_reason_and_a_step_is_kept(chromium: Browser, hall: Running) -> None:
    """Chapter 3 of Eketorp, which is then played to its end."""
    say, explain = words("en").say, words("en").explain
    with Visitor(chromium, hall.url, size=DESK) as visitor:
        visitor.prefers(**AT_ONCE)
        learner, page = Learner(visitor), visitor.page
        learner.open("eketorp", "3-besiege")
        learner.follow(until="raider")
        page.locator("[data-spot='field E']").click()
        raider = "learn-eketorp-besiege-raider"
        expect(learner.guide.locator(".astray")).to_contain_text(explain(raider, "otherwise"))
        expect(page.locator("section.tray li.sent")).to_have_count(0)
        page.locator("section.tray .button.primary").click()
        expect(learner.guide.locator(".goal b")).to_have_text(say(raider))
        assert visitor.moves == 0
        page.reload()
        learner.follow(until="raider")
        expect(learner.guide.locator(".goal b")).to_have_text(say(raider))
        learner.guide.get_by_role("button", name=say("learn-show")).click()
        expect(learner.guide.locator(".goal b")).to_have_text(say("learn-eketorp-besiege-rest"))
        learner.guide.get_by_role("button", name=say("learn-skip")).click()
        learner.follow()
        assert visitor.moves == 4
        learner.guide.get_by_role("link", name=say("learn-next-chapter")).click()
        expect(learner.guide.locator("h2")).to_have_text(say("learn-eketorp-besieged"))


def test_on_a_phone_the_board_stays_where_it_is_and_each_wall_fits_a_finger(chromium: Browser, hall: Running) -> None:
    """The first chapter of Eketorp: what a step means is read under its goal, and who builds has a large castle."""
    with Visitor(chromium, hall.url, size=PHONE) as visitor:
        visitor.prefers(**AT_ONCE)
        learner = Learner(visitor)
        learner.open("eketorp", "1-round")
        heights: set[float] = set()

        def walls() -> list[float]:
            boxes = [wall.bounding_box() for wall in visitor.page.locator("[data-spot^='wall 0 ']").all()]
            return [min(box["width"], box["height"]) for box in boxes if box]

        def look(step: int) -> None:
            expect(learner.guide.locator(".text")).to_be_visible()
            heights.add(learner.guide.evaluate("guide => guide.offsetHeight"))
            if learner.steps[step]["id"] == "build":
                visitor.until(lambda: [size >= FINGER for size in walls()] == 6 * [True])

        learner.follow(look)
        assert len(heights) == 1


def test_after_the_last_chapter_a_game_begins_at_once(chromium: Browser, hall: Running) -> None:
    with Visitor(chromium, hall.url, size=DESK) as visitor:
        visitor.prefers(**AT_ONCE)
        done = {chapter.id: {"table": "", "step": 0, "done": True} for chapter in chapters_of(find("eketorp"))}
        del done["5-end"]
        kept = json.dumps(json.dumps(done))
        visitor.context.add_init_script(
            f"if (location.protocol !== 'about:') localStorage['meadhall.lessons.eketorp'] ??= {kept}"
        )
        learner = Learner(visitor)
        learner.open("eketorp", "5-end")
        learner.follow()
        learner.guide.get_by_role("button", name=words("en").say("learn-play")).click()
        expect(visitor.page).to_have_url(re.compile("#table/"))
        expect(visitor.page.locator("section.guide")).to_have_count(0)


def test_a_link_of_before_opens_the_next_chapter(visitor: Visitor) -> None:
    page = visitor.go("#learn/shipwrights")
    expect(page.locator("section.guide h2")).to_have_text(words("en").say("learn-shipwrights-draft"))
    expect(page).to_have_url(re.compile("#learn/shipwrights$"))
