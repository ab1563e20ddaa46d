"""While strong bots are still getting ready everybody can play, and one quiet line says how long."""

import json
import re
from collections.abc import Callable

import httpx
import pytest
from playwright.sync_api import Browser, Route, expect

from meadhall.core.phrase import Phrase
from meadhall.i18n import words

from ..server.people import bearer
from ..server.running import Running
from .languages import languages
from .tables import made
from .visitor import DESK, PHONE, SHIFTS, TABLET, Visitor

SAY = words("en").say
BETWEEN_TWO_LOOKS = 2600  # milliseconds, at most, while strong bots get ready
ABOUT_40: dict[str, str | int | Phrase | list[Phrase]] = {"unit": "seconds", "count": 40}


def compiling(left: float | None, ready: bool = False) -> Callable[[Route], None]:
    """What /healthz answers while the children of the server compile."""
    state = {"ready": ready, "done": 3, "of": 24, "failed": None, "left": left}
    return lambda route: route.fulfill(body=json.dumps({"ready": True, "compiling": state}))


def _watch_for_shifts(visitor: Visitor) -> None:
    """From now on: what moved while the letters came is over."""
    visitor.page.evaluate(SHIFTS)
    visitor.page.evaluate("() => document.fonts.ready.then(() => new Promise(done => setTimeout(done, 200)))")
    visitor.page.evaluate("window.shifted = []")


@pytest.mark.parametrize(
    ("language", "size", "theme"),
    languages((DESK, PHONE, TABLET), ("dark", "light", "dark")),
)
def test_the_hall_says_how_long_and_nothing_moves(
    chromium: Browser, hall: Running, axe: str, language: str, size: tuple[int, int], theme: str
) -> None:
    say = words(language).say
    with Visitor(chromium, hall.url, language, size, theme) as visitor:
        page = visitor.page
        page.route("**/healthz", compiling(38.5))
        visitor.go()
        line = page.get_by_text(say("hall-warming", **ABOUT_40))
        expect(line).to_be_visible()
        visitor.fits()
        visitor.accessible(axe)
        _watch_for_shifts(visitor)
        page.unroute("**/healthz")
        page.route("**/healthz", compiling(None, ready=True))
        expect(line).to_be_hidden()
        visitor.fits()
        assert page.evaluate("window.shifted") == []


LEFT = {301: ("minutes", 6), 91: ("minutes", 2), 90: ("seconds", 90), 38.5: ("seconds", 40), 4: ("moment", 0)}


def test_the_time_is_rounded_as_one_would_say_it(visitor: Visitor) -> None:
    page = visitor.page
    page.clock.install()
    page.route("**/healthz", compiling(None))
    visitor.go()
    expect(page.get_by_text(SAY("hall-warming", unit="moment", count=0))).to_be_visible()
    for left, (unit, count) in LEFT.items():
        page.unroute("**/healthz")
        page.route("**/healthz", compiling(left))
        page.clock.run_for(BETWEEN_TWO_LOOKS)
        expect(page.get_by_text(SAY("hall-warming", unit=unit, count=count))).to_be_visible()


@pytest.mark.parametrize("language", languages())
def test_where_a_level_is_chosen_it_says_the_same(chromium: Browser, hall: Running, axe: str, language: str) -> None:
    say = words(language).say
    with Visitor(chromium, hall.url, language, PHONE) as visitor:
        page = visitor.page
        page.route("**/healthz", compiling(38.5))
        visitor.go("#new/eketorp")
        page.get_by_role("button", name=re.compile(rf"^{say('bot-jarl')} · ")).click()
        expect(page.get_by_text(say("hall-level-warming", **ABOUT_40))).to_have_count(3)
        visitor.fits()
        visitor.accessible(axe)
        _watch_for_shifts(visitor)
        page.unroute("**/healthz")
        expect(page.get_by_text(say("hall-level-warming", **ABOUT_40)).first).to_be_hidden()
        visitor.fits()
        assert page.evaluate("window.shifted") == []


@pytest.mark.parametrize("game", ["eketorp", pytest.param("shipwrights", marks=pytest.mark.soak)])
def test_a_table_that_waits_for_such_a_bot_says_so(chromium: Browser, hall: Running, game: str) -> None:
    """The table stands still as its last event told it: a Jarl is deciding."""
    table = made(hall, "me,karl,karl", game)
    path, held = f"{hall.url}/api/tables/{table['table']}/seats/0", bearer(table["seats"]["0"])
    event = httpx.get(path, headers=held).json()
    event["table"]["seats"][1]["level"] = "jarl"
    event["view"]["waiting"] = [1]
    told = f"id: 1\ndata: {json.dumps(event)}\n\n"
    with Visitor(chromium, hall.url, may_fail=lambda said: "ERR_" in said) as visitor:
        page = visitor.page
        page.route("**/healthz", compiling(38.5))
        bodies = [told]
        page.route(
            "**/api/stream*",
            lambda route: route.fulfill(content_type="text/event-stream", body=bodies.pop()) if bodies else None,
        )
        visitor.sits(table, 0)
        text = SAY("web-bot-warming", bot=SAY("bot-jarl"), **ABOUT_40)
        expect(page.locator("section.tray").get_by_text(text)).to_be_visible()
        page.unroute("**/healthz")
        expect(page.get_by_text(text).first).to_be_hidden()


def test_a_hint_waits_for_jarl(chromium: Browser, hall: Running, axe: str) -> None:
    with Visitor(chromium, hall.url, may_fail=lambda said: "503" in said) as visitor:
        page = visitor.sits(made(hall, "me,karl,karl"), 0)
        page.route("**/healthz", compiling(38.5))
        warming = json.dumps({"error": "warming", "params": {"left": 38.5}})
        page.route("**/hint", lambda route: route.fulfill(status=503, body=warming))
        page.locator("section.tray").get_by_role("button", name=SAY("web-hint")).click()
        expect(page.get_by_text(SAY("web-bot-warming", bot=SAY("bot-jarl"), **ABOUT_40))).to_be_visible()
        visitor.accessible(axe)
        page.unroute_all(behavior="wait")  # a request on its way is still answered, or the page would wait for ever
        expect(page.get_by_text(SAY("hint-take"))).to_be_visible()
