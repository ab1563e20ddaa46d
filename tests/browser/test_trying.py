"""A move tried out in the browser: the board shows what it comes to, and nothing has been done."""

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from meadhall.i18n import words

from ..server.running import Running
from .chieftain import Chieftain
from .learner import Learner
from .positions import made_at, steps, written
from .sieges import broken_into
from .tables import made
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


# Eketorp


def test_a_plan_is_tried_and_says_what_is_likely_and_what_is_worst(visitor: Visitor, hall: Running, axe: str) -> None:
    visitor.prefers(speed="instant")
    page = visitor.sits(made(hall, "me,karl,karl"), 0)
    chieftain = Chieftain(visitor)
    chieftain.play(until=lambda: chieftain.question() == "plan")
    tray = page.locator("section.tray")
    page.locator("[data-spot='field C']").click()
    page.locator("[data-spot='field D']").click()
    moved = visitor.moves
    page.route("**/prospects", lambda route: route.abort())
    tray.get_by_role("button", name=SAY("web-try"), exact=True).click()
    expect(tray.get_by_role("alert")).to_have_text(SAY("web-try-untold"))
    expect(page.get_by_role("alert").filter(has_text=re.compile("."))).to_have_count(1)  # and nothing covers a plate
    visitor.accessible(axe)
    page.unroute("**/prospects")
    assert all("prospects" in each or "ERR_FAILED" in each for each in visitor.wrong)
    visitor.wrong.clear()
    page.get_by_role("button", name=SAY("web-try-back"), exact=True).click()
    tray.get_by_role("button", name=SAY("web-try"), exact=True).click()
    expect(page.locator(".stage.trial")).to_be_visible()
    told = tray.locator("li").filter(has_text="imagined rounds:")
    expect(told).to_have_count(1)
    expect(tray.locator("li").filter(has_text="Likely: you")).to_have_count(1)
    visitor.accessible(axe)
    visitor.fits()
    page.get_by_role("button", name=SAY("web-try-back"), exact=True).click()
    expect(page.locator(".stage.trial")).to_have_count(0)
    expect(tray.locator("ul.chips > li")).to_have_count(3)
    assert visitor.moves == moved
    tray.get_by_role("button", name=SAY("web-try"), exact=True).click()
    page.get_by_role("button", name=SAY("web-try-do"), exact=True).click()
    visitor.until(lambda: visitor.moves == moved + 1)


def test_bricks_are_torn_off_and_built_on_trial_first(visitor: Visitor, hall: Running) -> None:
    visitor.prefers(speed="instant")
    page = visitor.sits(made_at(hall, broken_into()), 1)
    chieftain, tray, points = Chieftain(visitor), page.locator("section.tray"), page.locator("li.points")
    back, keep = (page.get_by_role("button", name=SAY(f"web-try-{name}"), exact=True) for name in ("back", "do"))
    attempt = tray.get_by_role("button", name=SAY("web-try"), exact=True)
    chieftain.play(until=lambda: chieftain.question() == "plunder")
    attempt.click()
    expect(points).to_have_count(1)
    expect(points).to_contain_text("fewer")
    moved = visitor.moves
    keep.click()
    visitor.until(lambda: visitor.moves == moved + 1)  # until then the plunder is asked for as before
    chieftain.play(until=lambda: chieftain.question() == "build")
    page.locator("[data-spot^='wall 1 '][aria-disabled=false]").first.click()
    attempt.click()
    expect(points).to_contain_text("You’d have")
    back.click()
    expect(tray.locator(".loose .gone")).to_have_count(1)
    attempt.click()
    moved = visitor.moves
    keep.click()
    visitor.until(lambda: visitor.moves == moved + 1)
