"""Several people at a table of Shipwrights: what each browser is told, picks that change, reloads, and the curtain."""

import json
import re
from contextlib import ExitStack
from typing import Any

from playwright.sync_api import APIResponse, Browser, Route, expect

from meadhall.core.game import find
from meadhall.i18n import words

from ..server.running import Running
from .positions import buildings
from .steward import OFFERED, OPTION, Steward
from .tables import NAMES, made
from .test_payment_sheet import opened
from .visitor import Visitor

SAY = words("en").say
KINDS = {"ships": "SH", "buildings": "BU", "craftsmen": "CR", "townsfolk": "TF", "jarls": "JA"}
CODE = re.compile(r"\b(?:SH|BU|CR|TF|JA)\d\d\b")
NAME = re.compile(r"shipwrights-name-([a-z0-9-]+)")
NAMED = re.compile(r"Keep ([^.]+)\.")  # what a card of the pack is called for those who hear it
OWN = ("hand", "pack", "picked", "passed")
OF_A_SEAT = "section.tray, section.hand, .yard, aside"


def designs_by_name() -> dict[str, set[str]]:
    """The village cards behind the ids of their names."""
    found: dict[str, set[str]] = {}
    counts = dict.fromkeys(KINDS, 0)
    for row in find("shipwrights").load_cards(None).rows:
        if row["table"] in KINDS:
            counts[row["table"]] += 1
            slug = re.sub(r"[^a-z0-9]+", "-", row["name"].lower()).strip("-")
            found.setdefault(slug, set()).add(f"{KINDS[row['table']]}{counts[row['table']]:02}")
    return found


def mentioned(text: str, by_name: dict[str, set[str]]) -> list[set[str]]:
    """Every card that a text speaks of: by its code, or by a name that it may share."""
    named = [by_name[slug] for slug in NAME.findall(text) if slug in by_name]
    return [*({code} for code in CODE.findall(text)), *named]


def open_to(position: dict[str, Any]) -> set[str]:
    """The village cards that the seat holds, has passed on, or sees lying open."""
    seat, yards = position["seat"], position["yards"]
    assert len(position["hand"]) == yards[seat]["handSize"]
    assert len(position["pack"]) == yards[seat]["packSize"]
    lying = [*position["discards"], *(card for own in OWN for card in position[own])]
    for yard in yards:
        lying += [space["card"] for space in yard["board"]] + yard["ships"]
        lying += [card for slot in yard["buildings"] for card in (slot["card"], slot["tucked"])]
    return {card for card in lying if card}


def held_by(hall: Running, table: str, seat: int) -> set[str]:
    """What a seat holds and has set aside, out of the server's own memory."""
    view = hall.server.registry.tables[table].table.view(seat)["position"]
    return {card for own in ("hand", "pack", "picked") for card in view[own]}


def seen_in(event: dict[str, Any]) -> set[str]:
    views = [view for view in (event["view"], *event["between"]) if view]
    return {card for view in views for card in open_to(view["position"])}


def test_nobodys_cards_on_another_ones_wire(chromium: Browser, hall: Running) -> None:
    table = made(hall, "me,me,karl", game="shipwrights")
    by_name, hidden = designs_by_name(), [set[str](), set[str]()]
    with ExitStack() as stack:
        people = [stack.enter_context(Visitor(chromium, hall.url)) for _ in range(2)]
        for seat, each in enumerate(people):
            each.prefers(speed="instant")
            each.sits(table, seat)
        stewards = [Steward(each, 30 + seat, seat=seat) for seat, each in enumerate(people)]
        while min(steward.asked.count("act") for steward in stewards) < 3:
            for seat, steward in enumerate(stewards):
                held = held_by(hall, table["table"], 1 - seat)
                hidden[seat] |= held.difference(*map(seen_in, people[seat].heard()))
                if question := steward.question():
                    steward.asked.append(question)
                    getattr(steward, f"_{question}")()
                steward.page.wait_for_timeout(20)
        for seat, each in enumerate(people):
            assert hidden[seat], "the other held cards that this seat had not seen"
            known = set[str]()
            for event in each.heard():
                assert not event["view"] or event["view"]["position"]["seat"] == seat
                known |= seen_in(event)
                early = [cards for cards in mentioned(json.dumps(event), by_name) if not cards & known]
                assert not early, "what the seat could not see yet is on its wire"
            whole = "".join(each.page.evaluate("window.heard"))
            assert table["seats"][str(1 - seat)] not in whole
            assert hall.server.registry.tables[table["table"]].head.key.hex() not in whole, "the order of the deck"


def test_a_pick_is_changed_until_all_have_chosen(visitor: Visitor, hall: Running) -> None:
    visitor.prefers(speed="instant")
    page = visitor.sits(made(hall, "me,me,karl", game="shipwrights"), 0)
    steward = Steward(visitor, seed=1)
    cards = page.locator(OFFERED.format("hand"))
    for at in (0, 1):
        [card] = NAMED.findall(cards.nth(at).inner_text())[:1]
        steward.press(cards.nth(at))
        steward._confirm()
        expect(steward.tray).to_contain_text(SAY("shipwrights-web-set-aside", cards=card))
        page.reload()
        expect(steward.tray).to_contain_text(SAY("shipwrights-web-set-aside", cards=card))
        page.get_by_role("button", name=SAY("web-undo")).click()
        expect(cards.first).to_be_visible()


def test_the_next_decision_does_not_wait_for_the_answer_to_the_last(visitor: Visitor, hall: Running) -> None:
    """The stream may tell of a move before its own request is answered."""
    visitor.prefers(speed="instant")
    page = visitor.sits(made(hall, "me,thrall", game="shipwrights"), 0)
    held: list[tuple[Route, APIResponse]] = []

    def hold(route: Route) -> None:
        held.append((route, route.fetch()))
        visitor.moves += 1

    page.route("**/seats/0/moves", hold)
    Steward(visitor).play(until=lambda: len(held) == 2)
    for route, answer in held:
        assert answer.ok
        route.fulfill(response=answer)


def test_a_payment_survives_a_reload(visitor: Visitor, hall: Running) -> None:
    visitor.prefers(speed="instant")
    building = next(each for each in buildings("2-sensible") if len(each.ways) > 2)
    page = opened(visitor, hall, building)
    page.reload()
    steward = Steward(visitor, seed=4, seat=building.seat)
    steward.play(until=lambda: steward.question() == "act")
    page.locator(f".spot[data-spot='board {building.space}']").click()
    steward.press(steward.tray.locator(OPTION).first)
    expect(page.locator("dialog[open] .sheet")).to_be_visible()
    page.get_by_role("button", name=SAY("shipwrights-web-step-by-step")).click()
    steward.play(until=lambda: steward.question() in ("skill", "pay_card"))
    asked = steward.tray.locator("h2").inner_text()
    page.reload()
    expect(steward.tray.locator("h2")).to_have_text(asked)
    ships = len(steward.latest()["yard"]["ships"])
    steward.play(until=lambda: steward.question() == "act")
    assert len(steward.latest()["yard"]["ships"]) == ships + 1


def test_a_curtain_hangs_between_two_shipwrights(visitor: Visitor, hall: Running, axe: str) -> None:
    visitor.prefers(speed="instant")
    page = visitor.sits(made(hall, "me,me,karl", game="shipwrights"), 0, 1)
    page.get_by_role("button", name=SAY("web-curtain-lift", who=NAMES[0])).click()
    steward = Steward(visitor)
    expect(page.locator(OFFERED.format("hand")).first).to_be_visible()
    page.get_by_role("button", name=SAY("web-saga"), exact=True).click()
    expect(page.locator("aside")).to_be_visible()
    steward._draft()
    expect(page.get_by_text(SAY("web-curtain", who=NAMES[1]))).to_be_visible()
    assert page.locator(OF_A_SEAT).count() == 0, "something of a seat is still on the page"
    visitor.fits()
    visitor.accessible(axe)
    page.get_by_role("button", name=SAY("web-curtain-lift", who=NAMES[1])).click()
    expect(page.locator(OFFERED.format("hand")).first).to_be_visible()
    assert page.locator(OF_A_SEAT).count() >= 4, "tray, hand, yard and saga are what the curtain hid"
