"""A click while the server is away is kept and carried out once; a server that is replaced goes unnoticed."""

import asyncio
import re
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, Page, Request, Route, expect
from sqlalchemy import func, select

from meadhall.i18n import words
from meadhall.server.storage import schema

from ..server.people import bearer
from ..server.running import Running
from .chieftain import Chieftain
from .tables import finished, made
from .visitor import Visitor

SAY = words("en").say
Fate = Callable[[Route], None]
MADE = re.compile(r"#(table|learn)/")
WARMING = '{"error": "warming", "params": {"left": null, "failed": null}}'
APPEARED = """text => {
  window.appeared = [];
  const look = () => document.body?.innerText.includes(text) && window.appeared.push(performance.now());
  new MutationObserver(look).observe(document, {subtree: true, childList: true, characterData: true});
}"""
SHORT = 1400  # ms without a line that are not worth a word; a busy machine may take longer


def away(said: str) -> bool:
    return bool(re.search("ERR_|Failed to load|503", said))


def tables(hall: Running) -> int:
    return int(
        hall.server.store.look(lambda connection: connection.scalar(select(func.count(schema.tables.c.id)))) or 0
    )


class Line:
    """The way of what is sent to some paths: each request fares as the next of `fates` says, then none arrives."""

    def __init__(self, page: Page, paths: str, *fates: Fate) -> None:
        self.page, self.fates, self.asked = page, list(fates), list[Request]()
        page.route(re.compile(paths), self._go)

    def _go(self, route: Route) -> None:
        if route.request.method == "GET":
            return route.continue_()
        self.asked.append(route.request)
        fate = self.fates.pop(0) if self.fates else cut
        fate(route)

    def used_up(self) -> None:
        while self.fates:
            self.page.wait_for_timeout(20)

    def mend(self) -> None:
        self.fates = [lambda route: route.continue_()] * 50


def cut(route: Route) -> None:
    route.abort("connectionrefused")


def unready(route: Route) -> None:
    route.fulfill(status=503, body=WARMING)


def lost(route: Route) -> None:
    """It is done, but nobody hears of it."""
    route.fetch()
    route.abort("connectionreset")


def broken_off(route: Route) -> None:
    """It is done, but the answer ends in its middle."""
    route.fulfill(response=route.fetch(), body='{"deci')


def press_play(page: Page, hall: Running, folder: Path) -> None:
    page.get_by_role("main").get_by_role("button", name=re.compile("^Play")).first.click()


def press_start(page: Page, hall: Running, folder: Path) -> None:
    page.get_by_role("link", name=SAY("hall-set-up")).first.click()
    page.get_by_role("button", name=SAY("hall-start")).click()


def press_learn(page: Page, hall: Running, folder: Path) -> None:
    page.get_by_role("link", name=SAY("learn-start")).first.click()


def press_join(page: Page, hall: Running, folder: Path) -> None:
    table = made(hall, "me,open,karl")
    page.goto(f"{hall.url}/#join/{table['table']}/{table['join']}")
    page.get_by_label(SAY("hall-your-name")).fill("Ulf")
    page.get_by_role("button", name=SAY("hall-join")).click()


def load_file(page: Page, hall: Running, folder: Path) -> None:
    table = finished(hall, "me,thrall,thrall")
    text = httpx.get(f"{hall.url}/api/tables/{table['table']}/file", headers=bearer(table["seats"]["0"])).text
    (folder / "saved.json").write_text(text, encoding="utf-8")
    page.locator("input[type=file]").set_input_files(folder / "saved.json")


PRESSED = [press_play, press_start, press_learn, press_join, load_file]


@pytest.mark.parametrize("press", PRESSED, ids=lambda each: each.__name__)
def test_a_click_is_kept_and_carried_out_once(
    chromium: Browser, hall: Running, tmp_path: Path, axe: str, press: Callable[[Page, Running, Path], None]
) -> None:
    """Nobody answers; then the server is not ready; then it does it but the answer is lost; then it answers."""
    with Visitor(chromium, hall.url, may_fail=away) as visitor:
        page = visitor.go()
        line = Line(page, "/api/(tables|files|games/[a-z]+/lessons/)", cut, unready, lost, broken_off)
        press(page, hall, tmp_path)
        before = tables(hall)
        line.used_up()
        expect(page.locator("[aria-busy=true]").get_by_text(SAY("failed-moment"))).to_be_visible()
        if press is press_play:  # what is said looks the same everywhere
            visitor.accessible(axe)
        line.mend()
        page.wait_for_url(MADE)
        expect(page.get_by_role("banner").get_by_text("Eketorp")).to_be_visible()
        expect(page.locator("[aria-busy=true]")).to_have_count(0)
        assert tables(hall) <= before + 1
        assert len(line.asked) > 4 and len({request.headers["idempotency-key"] for request in line.asked}) == 1


def test_a_click_that_is_kept_can_be_given_up(chromium: Browser, hall: Running) -> None:
    with Visitor(chromium, hall.url, may_fail=away) as visitor:
        page, before = visitor.go(), tables(hall)
        line = Line(page, "/api/tables", unready)
        play = page.get_by_role("main").get_by_role("button", name=re.compile("^Play")).first
        play.click()
        page.get_by_role("button", name=SAY("failed-moment")).click()
        expect(play).to_be_visible()
        line.mend()
        asked = len(line.asked)
        play.click()
        page.wait_for_url(MADE)
        assert tables(hall) == before + 1 and len(line.asked) == asked + 1


def test_a_click_that_is_kept_ends_with_its_page(chromium: Browser, hall: Running) -> None:
    with Visitor(chromium, hall.url, may_fail=away) as visitor:
        page, before = visitor.go(), tables(hall)
        line = Line(page, "/api/tables", unready)
        page.get_by_role("main").get_by_role("button", name=re.compile("^Play")).first.click()
        expect(page.get_by_role("button", name=SAY("failed-moment"))).to_be_visible()
        page.get_by_role("link", name=SAY("hall-rules")).first.click()
        expect(page.get_by_role("searchbox")).to_be_visible()
        line.mend()
        page.wait_for_timeout(2500)  # longer than any pause between two tries
        assert tables(hall) == before and "#rules" in page.url


def test_a_move_whose_answer_is_lost_is_played_once(chromium: Browser, hall: Running) -> None:
    with Visitor(chromium, hall.url, may_fail=away) as visitor:
        visitor.prefers(speed="instant")
        page = visitor.sits(made(hall, "me,karl,karl"), 0)
        chieftain = Chieftain(visitor)
        expect(chieftain.tray.locator("ul.chips")).to_be_visible()
        line = Line(page, "/moves$", cut, unready, lost, broken_off)
        page.evaluate(APPEARED, SAY("failed-away"))
        chieftain._plan()
        line.used_up()
        with page.expect_response(lambda answer: answer.url.endswith("/moves") and answer.ok):
            line.mend()
        sent = [each.post_data for each in line.asked]
        assert len(sent) > 4 and len(set(sent)) == 1, sent
        chieftain.play(until=lambda: len(chieftain.asked) > 1)
        assert page.evaluate("window.appeared") == []


def test_a_server_that_is_replaced_goes_unnoticed(chromium: Browser, hall: Running) -> None:
    """Every stream ends, and the first request after it fails."""
    with Visitor(chromium, hall.url, may_fail=away) as visitor:
        visitor.prefers(speed="instant")
        page = visitor.sits(made(hall, "me,karl,karl"), 0)
        chieftain = Chieftain(visitor)
        expect(chieftain.tray.locator("ul.chips")).to_be_visible()
        page.evaluate(APPEARED, SAY("web-reconnecting"))
        fates = [cut]
        page.route("**/api/stream*", lambda route: fates.pop()(route) if fates else route.continue_())
        broken = page.evaluate("performance.now()")
        with page.expect_response(lambda answer: "api/stream" in answer.url and answer.ok):
            hall.inside(_end_streams(hall))
        silent = page.evaluate("performance.now()") - broken
        chieftain._plan()
        chieftain.play(until=lambda: len(chieftain.asked) > 1)
        assert not fates and (page.evaluate("window.appeared") == [] or silent > SHORT)


async def _end_streams(hall: Running) -> None:
    streams = hall.server.streams
    streams.close()
    while streams.open:
        await asyncio.sleep(0.01)
    streams.closing = False


def test_a_short_silence_is_not_worth_a_word(chromium: Browser, hall: Running) -> None:
    with Visitor(chromium, hall.url, may_fail=away) as visitor:
        page = visitor.page
        page.route("**/healthz", cut)
        page.add_init_script(f"({APPEARED})({SAY('hall-away')!r})")
        visitor.go()
        expect(page.get_by_text(SAY("hall-away"))).to_be_visible()
        assert min(page.evaluate("window.appeared")) >= 1500
        page.unroute("**/healthz")
        expect(page.get_by_text(SAY("hall-away"))).to_be_hidden()
