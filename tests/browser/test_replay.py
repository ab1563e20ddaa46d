"""The head, the replay and tables that go on from it: they keep up, say why not, and know who I am."""

import re
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from meadhall.i18n import words

from ..server.people import bearer
from ..server.running import Running
from .tables import finished, made
from .visitor import PHONE, Visitor

SAY = words("en").say
AT_ONCE = {"speed": "instant"}
GAMES = pytest.mark.parametrize("game", ["eketorp", pytest.param("shipwrights", marks=pytest.mark.soak)])
AFTER_A_ROUND = 60  # a step well inside the game


@pytest.fixture(scope="module")
def over(hall: Running) -> dict[str, Any]:
    return finished(hall, "me,karl,karl")


def bar(page: Page) -> Locator:
    return page.get_by_role("slider", name=SAY("web-replay-bar"))


def opened(visitor: Visitor, table: dict[str, Any]) -> Page:
    """The replay of a game that is over, complete."""
    visitor.prefers(**AT_ONCE)
    page = visitor.sits(table, 0)
    page.get_by_role("button", name=SAY("web-end-replay")).click()
    expect(page.get_by_role("button", name=SAY("web-step-on"))).to_be_enabled()
    return page


def test_the_round_in_the_head_keeps_up_while_a_bot_plays_on(visitor: Visitor, hall: Running) -> None:
    visitor.prefers(**AT_ONCE)
    game = "eketorp"
    table = made(hall, "me,karl,karl", game)
    page = visitor.sits(table, 0)
    head = page.locator("header .heading")
    expect(head).to_contain_text(SAY("web-round", round=1, game=game))
    at = f"{hall.url}/api/tables/{table['table']}/seats/0/bot"
    mine = bearer(table["seats"]["0"])
    assert httpx.put(at, json={"level": "karl"}, headers=mine).status_code == 204
    visitor.until(lambda: _latest(visitor)["round"] >= 3)

    def keeps_up() -> bool:
        told, shown = _latest(visitor)["round"], head.inner_text()
        return SAY("web-round", round=told, game=game) in shown

    visitor.until(keeps_up)


@GAMES
def test_a_table_that_goes_on_from_a_moment_says_its_round_and_who_i_am(
    visitor: Visitor, hall: Running, game: str, over: dict[str, Any]
) -> None:
    page = opened(visitor, over if game == "eketorp" else finished(hall, "me,karl,karl", game))
    bar(page).fill(str(AFTER_A_ROUND))
    open_hands = page.get_by_role("button", name=SAY("web-all-open"))
    open_hands.click()
    expect(open_hands).to_have_attribute("aria-pressed", "true")
    plates = page.get_by_text(SAY("web-you"), exact=True)
    expect(plates.first).to_be_visible()
    on = page.get_by_role("button", name=SAY("web-practice-here"))
    expect(on).to_be_enabled()
    expect(page.locator("#barred")).to_have_count(0)
    before = page.url
    on.click()
    page.get_by_role("button", name=SAY("web-practice-go")).click()
    page.wait_for_url(lambda url: url != before)
    expect(page.locator("header .badge")).to_contain_text(SAY("web-practice"))
    visitor.until(lambda: bool(visitor.heard()))
    visitor.until(lambda: SAY("web-round", round=_latest(visitor)["round"], game=game) in _head(page))
    expect(plates.first).to_be_visible()
    expect(page.locator("main").get_by_text(SAY("seat-name", colour="red"), exact=True)).to_have_count(0)


def test_the_bar_says_why_one_cannot_play_on_and_the_tray_what_happened_then(
    visitor: Visitor, over: dict[str, Any]
) -> None:
    page = opened(visitor, over)
    title = page.locator("section.tray h2")
    bar(page).fill("0")
    expect(title).to_have_text(SAY("web-past-begin"))
    last = int(bar(page).get_attribute("max") or 0)
    for step in range(1, last - 1, last // 8):
        bar(page).fill(str(step))
        expect(page.locator(f"main[data-step='{step}']")).to_have_count(1)
        assert title.inner_text() not in {SAY("eketorp-web-goes-on"), SAY("eketorp-web-you-decide")}, step
    on, why = page.get_by_role("button", name=SAY("web-practice-here")), page.locator("#barred")
    bar(page).fill(str(last))
    expect(on).to_be_disabled()  # nothing comes after the end
    expect(why).to_have_text(SAY("web-practice-now"))
    expect(why).to_be_in_viewport()
    bar(page).fill(str(AFTER_A_ROUND))
    expect(on).to_be_enabled()
    page.get_by_label(SAY("web-seen-by")).select_option(index=1)
    expect(on).to_be_disabled()
    expect(why).to_have_text(SAY("web-practice-own"))
    expect(why).to_be_in_viewport()


def test_the_bar_stays_where_it_was_moved_while_another_seats_past_comes(
    visitor: Visitor, over: dict[str, Any]
) -> None:
    page, held, coming = opened(visitor, over), list[Route](), False
    bar(page).fill(str(AFTER_A_ROUND))
    saga = re.compile(r"/replay\?.*count=50\b")  # by which the round is found again
    page.route(saga, lambda route: route.continue_() if coming else held.append(route))
    page.get_by_label(SAY("web-seen-by")).select_option(index=1)
    round_on = page.get_by_role("button", name=SAY("web-round-on", game="eketorp"))
    visitor.until(
        lambda: bar(page).input_value() == bar(page).get_attribute("max")
    )  # the other seat is shown, at its end
    expect(round_on).to_be_disabled()  # its saga has not come
    bar(page).fill(str(2 * AFTER_A_ROUND))
    coming = True
    for each in held:
        each.continue_()
    expect(round_on).to_be_enabled()
    expect(bar(page)).to_have_value(str(2 * AFTER_A_ROUND))
    expect(page.locator(f"main[data-step='{2 * AFTER_A_ROUND}']")).to_have_count(1)


def test_no_saga_opens_under_the_rings_of_a_lesson(chromium: Browser, hall: Running) -> None:
    """What lies over the board would lie under the rings; a lesson has a guide instead."""
    with Visitor(chromium, hall.url, size=PHONE) as visitor:
        page = visitor.go("#learn/eketorp")
        expect(page.locator(".lit").first).to_be_visible()
        page.get_by_role("button", name=SAY("web-menu")).click()
        menu = page.locator(".menu:popover-open")
        expect(menu.get_by_role("button", name=SAY("web-settings"))).to_be_visible()
        expect(menu.get_by_role("button", name=SAY("web-saga"))).to_have_count(0)


def _latest(visitor: Visitor) -> dict[str, int]:
    found = [event["view"]["position"] for event in visitor.heard() if event["view"]]
    return found[-1] if found else {"round": 0}


def _head(page: Page) -> str:
    return page.locator("header .heading").inner_text()
