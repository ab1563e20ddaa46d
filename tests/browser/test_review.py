"""The coach in a real browser: from the end of a game and from the hall, at a desk and on a phone."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from meadhall.i18n import words

from ..server.running import Running
from ..server.test_reviews import coach_of
from .tables import reviewed
from .visitor import DESK, PATIENCE, PHONE, Visitor, turn_hall

BRIEF = 0.05
IN_LIST = """row => {
  const [seen, list] = [row.getBoundingClientRect(), row.closest('ol').getBoundingClientRect()];
  return seen.top >= list.top && seen.top < list.bottom;
}"""


@pytest.fixture(scope="module", params=["eketorp", pytest.param("shipwrights", marks=pytest.mark.soak)])
def over(request: pytest.FixtureRequest, hall: Running) -> dict[str, Any]:
    coach_of(hall).effort = BRIEF
    return reviewed(hall, "me,karl,karl", request.param)


def coach(page: Page, heading: str) -> Locator:
    return page.get_by_role("dialog").filter(has=page.get_by_role("heading", level=2, name=heading))


@pytest.mark.parametrize(("language", "size"), [pytest.param("en", DESK, marks=pytest.mark.soak), ("de", PHONE)])
def test_where_the_game_turned(
    chromium: Browser, hall: Running, axe: str, over: dict[str, Any], language: str, size: tuple[int, int]
) -> None:
    say = words(language).say
    with Visitor(chromium, hall.url, language, size) as visitor:
        visitor.prefers(speed="instant")
        page = visitor.sits(over, 0, roles=("host", "watch"))
        page.get_by_role("button", name=say("web-review"), exact=True).click()
        shown = coach(page, say("review-heading"))
        cards = shown.locator("section[aria-labelledby=dearest] li")
        expect(cards).to_have_count(3, timeout=4 * PATIENCE)
        expect(shown.locator("figure polyline")).to_have_count(3)
        expect(shown.locator("figure circle.dot").nth(5)).to_be_attached()
        for share in shown.locator("figcaption b").all_inner_texts():
            assert re.fullmatch(r"\d+%" if language == "en" else r"\d+\s%", share)
        assert abs(sum(int(each[:-1]) for each in shown.locator("figcaption b").all_inner_texts()) - 100) <= 1
        visitor.accessible(axe)
        visitor.fits()
        handle = shown.get_by_role("slider", name=say("review-handle"))
        before = handle.input_value()
        shown.locator("section[aria-labelledby=decisions] li button").last.click()
        assert handle.input_value() != before
        for step, other in (("review-previous", "review-next"), ("review-next", "review-previous")):
            there = int(handle.input_value())
            shown.get_by_role("button", name=say(step), exact=True).click()
            assert (int(handle.input_value()) < there) == (step == "review-previous")
            expect(shown.get_by_role("button", name=say(other), exact=True)).to_be_enabled()
        expect(shown.get_by_role("button", name=say("review-next"), exact=True)).to_be_disabled()  # the last decision
        cards.first.get_by_role("button").first.click()  # the list follows the handle
        here = shown.locator("section[aria-labelledby=decisions] li button.here").first
        expect(here).to_be_visible()
        visitor.until(lambda: here.evaluate(IN_LIST))
        shown.get_by_text(say("review-hands"), exact=True).click()
        expect(shown.get_by_text(say("review-hands-note"))).to_be_visible()
        shown.get_by_text(say("review-known"), exact=True).click()
        cards.first.get_by_role("button", name=re.compile(say("review-watch"))).click()
        expect(shown).to_have_count(0)
        expect(page.locator("main[data-step]")).to_be_visible()
        visitor.go("")
        turn_hall(page, "hall-mine", language)
        page.get_by_role("link", name=re.compile(say("hall-review", game=".*"))).first.click()
        expect(cards).to_have_count(3, timeout=PATIENCE)
        cards.first.get_by_role("button", name=say("review-play-on")).click()
        page.get_by_role("button", name=say("web-practice-go")).click()
        visitor.until(lambda: over["table"] not in page.url and "#table/" in page.url)
        expect(shown).to_have_count(0)
