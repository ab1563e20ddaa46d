"""A hall that lives, in real browsers: tables joined from the list, players found, and cards of one's own."""

import re
from contextlib import ExitStack
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from meadhall.core.game import find
from meadhall.i18n import words

from ..server.running import Running
from .steward import Steward
from .tables import made
from .visitor import DESK, PHONE, Visitor, turn_hall

SAY = words("en").say
SHIPS = find("shipwrights").card_files[0].read_text(encoding="utf-8")
WRONG = SHIPS.replace("Seksring,3,blacksmith", "<i>Ice Breaker</i>,3,smith")
DROP = """(zone, [name, text]) => {
  const data = new DataTransfer();
  data.items.add(new File([text], name, { type: 'text/csv' }));
  const told = { dataTransfer: data, bubbles: true };
  for (const kind of ['dragover', 'drop']) zone.dispatchEvent(new DragEvent(kind, told));
}"""


def row(page: Page, text: str) -> Any:
    """A row of the open tables, which a phone keeps on a tab of its own."""
    turn_hall(page, "open-title")
    return page.locator("section[aria-labelledby=open-tables] li").filter(has_text=text)


@pytest.mark.parametrize("size", [DESK, pytest.param(PHONE, marks=pytest.mark.soak)])
def test_a_table_is_joined_from_the_list_and_watched_when_it_runs(
    chromium: Browser, hall: Running, http: httpx.Client, axe: str, size: tuple[int, int]
) -> None:
    table = made(hall, "me,open,karl", clock={"kind": "real", "seconds": 86_400})
    host = {"Authorization": f"Bearer {table['host']}"}
    at = f"/api/tables/{table['table']}"
    with ExitStack() as stack:
        anna, bo, una = (stack.enter_context(Visitor(chromium, hall.url, size=size)) for _ in range(3))
        page = anna.sits(table, 0, roles=("host", "join"))
        page.get_by_text(SAY("open-who"), exact=True).click()
        page.get_by_label(SAY("open-joins")).check()
        expect(page.get_by_text(SAY("open-who-anyone"))).to_be_visible()
        called = f"Bo & {size[0]}"
        bo.prefers(name=called)
        page = bo.go()
        join = row(page, SAY("clock-decision", time="1 day")).get_by_role("button", name=SAY("open-join"))
        expect(join).to_be_visible()
        bo.fits()
        bo.accessible(axe)
        join.click()
        expect(page).to_have_url(re.compile(f"#table/{table['table']}$"))
        expect(anna.page.get_by_text(called).first).to_be_visible()
        assert http.put(f"{at}/hall", json={"watched": True}, headers=host).status_code == 204
        assert http.post(f"{at}/start", headers=host).status_code == 204
        page = una.go()
        row(page, called).get_by_role("button", name=SAY("open-watch")).click()
        expect(page.get_by_text(SAY("web-watching"), exact=True).first).to_be_visible()
        assert {event["seat"] for event in una.heard()} == {None}, "who watches is shown nobody's cards"


def look_for_two(visitor: Visitor, again: bool = False) -> None:
    """Ask in the hall for somebody to play Shipwrights with, and wait at the table."""
    page = visitor.go()
    expect(page.locator(".mine").get_by_text(SAY("hall-gathering"))).to_have_count(int(again))
    page.get_by_role("button", name=SAY("open-find")).click()
    page.locator("form select").nth(0).select_option("shipwrights")
    page.locator("form select").nth(1).select_option("2")
    page.get_by_role("button", name=SAY("open-seek-start")).click()
    expect(page.get_by_text(SAY("open-waiting"))).to_be_visible()


def test_players_are_found_and_each_is_taken_to_the_table(chromium: Browser, hall: Running) -> None:
    with ExitStack() as stack:
        anna, bo = (stack.enter_context(Visitor(chromium, hall.url)) for _ in range(2))
        for visitor, name in ((anna, "Anna"), (bo, "Bo")):
            visitor.prefers(name=name)
        look_for_two(anna)
        seek = anna.page.url
        anna.page.goto("about:blank")
        look_for_two(anna, again=True)
        assert anna.page.url == seek, "nobody answers their own question"
        other = bo.go()
        asked = SAY("open-seek", game=SAY("hall-game-shipwrights"), count=2)
        row(other, asked).get_by_role("button", name=SAY("open-join")).click()
        for visitor in (anna, bo):
            expect(visitor.page.locator("[data-plate]").first).to_be_visible()
            expect(visitor.page.get_by_text(SAY("open-waiting"))).to_have_count(0)
        assert anna.page.url.partition("#")[2] == bo.page.url.partition("#")[2]


@pytest.mark.parametrize("size", [pytest.param(DESK, marks=pytest.mark.soak), PHONE])
def test_own_cards_are_dropped_mended_and_played(
    chromium: Browser, hall: Running, axe: str, size: tuple[int, int]
) -> None:
    with Visitor(chromium, hall.url, size=size) as visitor:
        page = visitor.go("#new/shipwrights")
        page.get_by_role("button", name=SAY("cards-mine")).click()
        start = page.get_by_role("button", name=SAY("hall-start"))
        expect(start).to_be_disabled()
        page.locator(".drop").evaluate(DROP, ["ships.csv", WRONG])
        fault = page.locator("div.fault")
        place = f"{SAY('cards-place-line', line=2)}, {SAY('cards-place-column', column='skills')}"
        expect(fault).to_contain_text("smith")
        expect(fault).to_contain_text("ships.csv")
        expect(fault).to_contain_text(place)
        bad = page.locator("li.faulty")
        expect(bad).to_have_count(1)
        expect(bad.locator(".mark")).to_contain_text("?")
        expect(bad).to_contain_text("<i>Ice Breaker</i>")
        expect(bad.locator("i")).to_have_count(0)
        expect(page.locator("li svg.card").first).to_be_visible()
        expect(start).to_be_disabled()
        visitor.fits()
        visitor.accessible(axe)
        fault.get_by_role("button", name=SAY("cards-use", fix="blacksmith")).click()
        expect(bad).to_have_count(0)
        expect(start).to_be_enabled()
        start.click()
        expect(page.locator("header").get_by_text(SAY("cards-own"), exact=True)).to_be_visible()
        Steward(visitor).play(until=lambda: visitor.moves > 0)
        assert visitor.moves
