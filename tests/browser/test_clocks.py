"""Clocks in the browser: chosen, shown in the plates, run out, and somebody who comes back; pauses; my tables."""

import re
import time
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, expect

from meadhall.i18n import words

from ..server.running import Running
from .tables import NAMES, made
from .visitor import DESK, PHONE, Visitor

SAY = words("en").say


COVERED = """() => {
  const above = (one, other) => one.bottom <= other.top, before = (one, other) => one.right <= other.left;
  const apart = (one, other) => [above, before].some((each) => each(one, other) || each(other, one));
  const boxes = (chosen) => [...document.querySelectorAll(chosen)].map((each) => each.getBoundingClientRect());
  const said = boxes('.notice, [role=status] > p:not(.sr)');
  return boxes('[data-plate], circle.siege, aside').filter((box) => said.some((each) => !apart(each, box)));
}"""  # plates, siege places and the side that something which is said lies over


@pytest.fixture
def moved(hall: Running) -> Iterator[Running]:
    """The server whose time stands until the test moves it; afterwards it is as it was."""
    before, hall.clock.stopped = hall.clock.ahead, time.time()
    yield hall
    hall.clock.ahead, hall.clock.stopped = before, None


def test_a_clock_is_chosen_runs_out_and_a_bot_plays_on_until_the_person_returns(
    chromium: Browser, moved: Running, axe: str
) -> None:
    with Visitor(chromium, moved.url) as anna:
        page = anna.go("#new/eketorp")
        page.get_by_role("radio", name=SAY("clock-live")).check()
        page.get_by_label(SAY("clock-which")).select_option(label=SAY("clock-decision", time="1 minute"))
        anna.fits()
        anna.accessible(axe)
        page.get_by_role("button", name=SAY("hall-start")).click()
        plate = page.locator('[data-plate="0"]').first
        expect(plate.locator("[data-clock]")).to_contain_text(re.compile(r"[01]:\d\d"))
        expect(page.locator("[data-clock]")).to_have_count(1)
        anna.accessible(axe)
        moved.clock.ahead += 57
        page.reload()
        expect(plate.locator("[data-clock].little")).to_contain_text("0:0")
        moved.clock.ahead += 10
        back = page.get_by_role("button", name=SAY("web-take-back"))
        back.dispatch_event("click")  # at once: bots play on meanwhile, and a game of bots is soon over
        expect(back).to_have_count(0)


@pytest.mark.parametrize("size", [pytest.param(DESK, marks=pytest.mark.soak), PHONE])
def test_people_agree_on_a_pause_and_see_it(chromium: Browser, hall: Running, axe: str, size: tuple[int, int]) -> None:
    table = made(hall, "me,me,karl", clock={"kind": "real", "seconds": 3000, "out": "waits"})
    with ExitStack() as stack:
        anna, bo = (stack.enter_context(Visitor(chromium, hall.url, size=size)) for _ in range(2))
        anna.go("#new/eketorp").get_by_role("radio", name=SAY("clock-live")).check()
        anna.fits()
        mine, his = anna.sits(table, 0), bo.sits(table, 1)
        expect(his.locator('[data-plate="0"] [data-clock]').first).to_contain_text(re.compile(r"[45]\d:\d\d"))
        mine.get_by_role("button", name=SAY("web-menu")).click()
        mine.get_by_role("button", name=SAY("clock-ask-pause")).click()
        asked = his.get_by_role("status").filter(has_text=SAY("clock-pause-asked", who=NAMES[0]))
        expect(asked).to_be_visible()
        bo.accessible(axe)
        assert his.evaluate(COVERED) == []
        asked.get_by_role("button", name=SAY("clock-agree")).click()
        for page in (mine, his):
            expect(page.get_by_text(SAY("clock-paused"))).to_be_visible()
        mine.get_by_role("button", name=SAY("clock-resume")).click()
        for page in (mine, his):
            expect(page.get_by_text(SAY("clock-paused"))).to_have_count(0)


def test_my_tables_say_whose_turn_it_is_and_how_much_time_is_left(chromium: Browser, moved: Running, axe: str) -> None:
    tables = [made(moved, "me,me,me", clock={"kind": "real", "seconds": days * 86_400}) for days in (7, 1)] + [
        made(moved, "me,open,open") for _ in range(6)
    ]
    with Visitor(chromium, moved.url) as anna:
        page = anna.go()
        keys = [{"table": each["table"], "role": "seat", "seat": 0, "secret": each["seats"]["0"]} for each in tables]
        page.evaluate("keys => localStorage.setItem('meadhall.keys', JSON.stringify(keys))", keys)
        page.reload()
        mine = page.locator(".mine")
        expect(mine.get_by_role("heading", level=3)).to_have_text([SAY("hall-your-turn"), SAY("hall-waiting")])
        rows = mine.locator("li").get_by_role("link")
        expect(rows).to_have_count(6)
        assert [f"#table/{tables[at]['table']}" for at in (1, 0)] == [
            rows.nth(at).get_attribute("href") for at in (0, 1)
        ]
        expect(rows.first).to_contain_text("1 day left")
        mine.get_by_role("button", name=SAY("hall-all", count=8)).click()
        expect(rows).to_have_count(8)
        anna.accessible(axe)
