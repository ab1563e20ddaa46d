"""Several browsers at one table, and one browser for several people."""

import json
import re
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, expect

from meadhall.i18n import words

from ..server.running import Running
from .chieftain import Chieftain
from .tables import NAMES, made
from .visitor import PHONE, Visitor

SAY = words("en").say
OF_A_SEAT = "section.tray, g.pieces, aside"


def test_three_browsers_and_nobodys_plan_on_another_ones_wire(chromium: Browser, hall: Running) -> None:
    table = made(hall, "me,open,open")
    with ExitStack() as stack:
        people = [stack.enter_context(Visitor(chromium, hall.url)) for _ in range(3)]
        for each in people:
            each.prefers(speed="instant")
        people[0].sits(table, 0, roles=("host", "join"))
        for name, guest in zip(NAMES[1:], people[1:], strict=False):
            page = guest.go(f"#join/{table['table']}/{table['join']}")
            page.get_by_role("textbox").first.fill(name)
            page.get_by_role("button", name=SAY("hall-join")).click()
            expect(page).to_have_url(re.compile("#table/"))
        people[0].page.get_by_role("button", name=SAY("web-start")).click()
        chieftains = [Chieftain(each, seed) for seed, each in enumerate(people)]
        for chieftain in chieftains:
            expect(chieftain.tray.locator("ul.chips")).to_be_visible()
        for chieftain in chieftains[:2]:
            chieftain._plan()
        people[2].page.wait_for_timeout(500)
        kept = [json.loads(each.page.evaluate("localStorage['meadhall.keys']")) for each in people]
        for me, each in enumerate(people):
            whole = "".join(each.page.evaluate("window.heard"))
            for other in range(3):
                secrets = [key["secret"] for key in kept[other] if key["role"] in ("seat", "host")]
                assert other == me or not any(secret in whole for secret in secrets)
            for event in each.heard():
                if event["view"]:
                    _hides_plans(event["view"]["position"], me)


def _hides_plans(position: dict[str, object], me: int) -> None:
    """While plans are made, vikings of all are at home in every view, and hands are one's own."""
    if position["step"] != "plan":
        return
    assert position["seat"] == me
    fields, castles = position["fields"], position["castles"]
    assert isinstance(fields, dict) and isinstance(castles, list)
    assert not any(any(field["vikings"]) for field in fields.values())
    assert not any(siege["vikings"] for castle in castles for siege in castle["sieges"].values())
    assert [seat for seat, castle in enumerate(castles) if castle["hand"] is not None] == [me]


def test_a_curtain_hangs_between_two_people_on_one_screen(visitor: Visitor, hall: Running, axe: str) -> None:
    visitor.prefers(speed="instant")
    page = visitor.sits(made(hall, "me,me,karl"), 0, 1)
    page.get_by_role("button", name=SAY("web-curtain-lift", who=NAMES[0])).click()
    chieftain = Chieftain(visitor)
    chieftain._plan()
    expect(page.get_by_text(SAY("web-curtain", who=NAMES[1]))).to_be_visible()
    assert page.locator(OF_A_SEAT).count() == 0, "something of a seat is still on the page"
    visitor.fits()
    visitor.accessible(axe)
    page.get_by_role("button", name=SAY("web-curtain-lift", who=NAMES[1])).click()
    expect(chieftain.tray.locator("ul.chips")).to_be_visible()
    assert page.locator(OF_A_SEAT).count() >= 3, "tray, pieces and saga are what the curtain hid"


@pytest.mark.parametrize("theme", ["dark", pytest.param("light", marks=pytest.mark.soak)])
def test_gathering_on_a_phone(chromium: Browser, hall: Running, axe: str, theme: str) -> None:
    table = made(hall, "me,open,karl")
    with Visitor(chromium, hall.url, "it", PHONE, theme) as visitor:
        page = visitor.sits(table, 0)
        expect(page.get_by_text(words("it").say("web-seats"))).to_be_visible()
        visitor.fits()
        visitor.accessible(axe)
