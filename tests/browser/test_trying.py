"""A move tried out in the browser: the board shows what it comes to, and nothing has been done."""

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from meadhall.i18n import words

from ..server.running import Running
from .learner import Learner
from .positions import made_at, steps, written
from .test_yard import YARD
from .visitor import PHONE, Visitor

SAY = words("en").say


def before_building(visitor: Visitor) -> Page:
    """A chapter's table, when everything for a ship is there, without its guide."""
    visitor.prefers(speed="instant")
    learner = Learner(visitor)
    learner.open("shipwrights", "2-ship")
    learner.follow(until="build")
    visitor.go(f"#table/{learner.table()}")
    visitor.page.locator("[data-spot='board 1']").click()
    return visitor.page


@pytest.mark.parametrize("size", [(1440, 900), pytest.param(PHONE, marks=pytest.mark.soak)])
def test_a_ship_tried_out_lies_in_the_fleet_until_one_goes_back_or_does_it(
    chromium: Browser, hall: Running, axe: str, size: tuple[int, int]
) -> None:
    with Visitor(chromium, hall.url, size=size) as visitor:
        page = before_building(visitor)
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url) if request.url.endswith("/ways") else None)
        page.locator("section.tray .option > .button").first.click()
        moved, fleet = visitor.moves, page.locator("ul.fleet > li")
        page.locator("dialog[open]").get_by_role("button", name=SAY("web-try"), exact=True).click()
        expect(page.locator(".board.trial")).to_be_visible()
        expect(fleet).to_have_count(2)
        visitor.accessible(axe)
        visitor.fits()
        page.get_by_role("button", name=SAY("web-try-back"), exact=True).click()
        expect(fleet).to_have_count(1)
        expect(page.locator("dialog[open]")).to_be_visible()
        assert visitor.moves == moved
        page.locator("dialog[open]").get_by_role("button", name=SAY("web-try"), exact=True).click()
        page.get_by_role("button", name=SAY("web-try-do"), exact=True).click()
        expect(page.locator(".board.trial")).to_have_count(0)
        expect(fleet).to_have_count(2)
        visitor.until(lambda: visitor.moves == moved + 1)  # the stream may tell of the move before its answer is there
        assert len(asked) == 2, "a move on its way is not asked about once more"


def test_what_one_can_still_do_and_a_step_within_an_action_are_tried_too(visitor: Visitor, hall: Running) -> None:
    visitor.prefers(speed="instant")
    page = visitor.sits(made_at(hall, written(YARD)), 0)
    page.get_by_role("button", name=SAY("shipwrights-web-what-now")).click()
    _try(page, page.locator("dialog[open] .try").first)
    table, seat = steps("2-sensible")["skill"]
    page = visitor.sits(made_at(hall, table), seat)
    _try(page, page.locator("section.tray .try").first)


def _try(page: Page, eye: Locator) -> None:
    """See what it comes to, and go back to the same question."""
    asked = page.locator("section.tray h2").inner_text()
    eye.click()
    expect(page.locator(".board.trial")).to_be_visible()
    page.get_by_role("button", name=SAY("web-try-back"), exact=True).click()
    expect(page.locator(".board.trial")).to_have_count(0)
    expect(page.locator("section.tray h2")).to_have_text(asked)
