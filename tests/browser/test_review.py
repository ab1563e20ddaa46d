"""The coach in a real browser: from the end of a game and from the hall, at a desk and on a phone."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from meadhall.i18n import words

from ..server.running import Running
from ..server.test_reviews import coach_of
from .tables import finished
from .visitor import DESK, PATIENCE, PHONE, Visitor

BRIEF = 0.05
IN_LIST = """row => {
  const [seen, list] = [row.getBoundingClientRect(), row.closest('ol').getBoundingClientRect()];
  return seen.top >= list.top && seen.top < list.bottom;
}"""


@pytest.fixture(scope="module", params=["eketorp", pytest.param("shipwrights", marks=pytest.mark.soak)])
def over(request: pytest.FixtureRequest, hall: Running) -> dict[str, Any]:
    coach_of(hall).effort = BRIEF
    return finished(hall, "me,karl,karl", request.param)


def coach(page: Page, heading: str) -> Locator:
    return page.get_by_role("dialog").filter(has=page.get_by_role("heading", level=2, name=heading))


@pytest.mark.parametrize(("language", "size"), [("en", DESK), ("de", PHONE)])
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
            assert re.fullmatch(r"\d+%", share)
        assert abs(sum(int(each[:-1]) for each in shown.locator("figcaption b").all_inner_texts()) - 100) <= 1
        visitor.accessible(axe)
        visitor.fits()
        handle = shown.get_by_role("slider", name=say("review-handle"))
        before = handle.input_value()
        shown.locator("section[aria-labelledby=decisions] li button").last.click()
        assert handle.input_value() != before
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
        page.get_by_role("link", name=re.compile(say("hall-review", game=".*"))).first.click()
        expect(cards).to_have_count(3, timeout=PATIENCE)
        cards.first.get_by_role("button", name=say("review-play-on")).click()
        page.get_by_role("button", name=say("web-practice-go")).click()
        visitor.until(lambda: over["table"] not in page.url and "#table/" in page.url)
        expect(shown).to_have_count(0)
