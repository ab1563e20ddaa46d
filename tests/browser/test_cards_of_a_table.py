"""A table is drawn with the cards that it was begun with, whatever the standard cards are by now."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from meadhall.core.contract import SPECTATOR
from meadhall.games.shipwrights.cards import load
from meadhall.server.storage.queries import Seat
from meadhall.server.tables import create

from ..server.running import Running
from .positions import AN_HOUR, written
from .tables import NAMES
from .visitor import Visitor

YARD = "seats 2, round 2\nseat 0: worker 9, wood 9, wool 9, iron 9, gold 9\nboard 0: SH01 CR01\nhand 0: BU01 TF01"
SHIP = "[data-spot='board 1']"


def cards_of_yesterday() -> Any:
    """The first ship has another name, gives coins, and costs nothing but iron."""
    rows = [dict(row) for row in load().rows]
    rows[0] |= {"name": "Oak Knarr", "effect": "gain coin 7", "workers": "0", "wood": "0", "wool": "0", "iron": "3"}
    return load({"name": "yesterday", "cards": rows})


def table_with(hall: Running, cards: Any) -> dict[str, Any]:
    table = written(YARD)
    state = table.game.state.plain(table.position.array[0])
    seats = [Seat("person", NAMES[seat]) for seat in range(2)]
    begins = json.dumps({"seat": SPECTATOR, "state": state})
    plan = create.Plan(table.game, table.options, cards, seats, AN_HOUR, [0, 1], begins)

    async def make() -> create.Keys:
        live, keys = await create.make(hall.server.registry, plan)
        await create.start(hall.server.registry, live)
        return keys

    keys = hall.inside(make())
    return {"table": keys.table, "seats": {str(seat): secret for seat, secret in keys.seats.items()}}


def ship_on(page: Page) -> str:
    expect(page.locator(SHIP)).to_have_class(re.compile("offered"))
    return page.locator(f"{SHIP} svg.card").first.text_content() or ""


@pytest.mark.parametrize("cards", ["yesterday", pytest.param("standard", marks=pytest.mark.soak)])
def test_a_table_is_drawn_with_its_own_cards(visitor: Visitor, hall: Running, cards: str) -> None:
    visitor.prefers(speed="instant")
    own = cards == "yesterday"
    page = visitor.sits(table_with(hall, cards_of_yesterday() if own else load()), 0)
    assert ("Oak Knarr" in ship_on(page)) == own
    page.locator(SHIP).click()
    page.locator("section.tray .option .button").first.click()
    total = page.locator("dialog[open] .total")
    expect(total).to_contain_text("3 iron" if own else "2 workers")
    expect(total).not_to_contain_text("2 workers" if own else "3 iron")
