"""The saga tells no viewer a card that the viewer's own view hides (S17.1.2, S17.1.4)."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from meadhall import Table
from meadhall.core.phrase import Phrase
from meadhall.games.shipwrights.people.phrases import design
from meadhall.story import tell_all

SECRETIVE = ("hand", "drew-mine", "trade-card-mine")  # sentences for the owner alone
VILLAGE = {"SH": "ships", "BU": "buildings", "CR": "craftsmen", "TF": "townsfolk", "JA": "jarls"}
HIDDEN = (*VILLAGE.values(), "trades")


@pytest.mark.rule("S17.1.2")
@pytest.mark.rule("S17.1.4")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_no_sentence_names_a_card_that_the_view_hides(seats: int) -> None:
    table, choice = Table.new("shipwrights", seats, 5), random.Random(5)
    while table.waiting:
        seat = choice.choice(table.waiting)
        table.play(seat, choice.choice(table.moves(seat)))
    past, viewers, told = table.at(0), [None, *range(seats)], Counter[str]()
    before = {viewer: past.view(viewer)["position"] for viewer in viewers}
    for at, pieces in tell_all(table, viewers):
        past.follow(table.entries[at])
        for viewer, piece in pieces.items():
            if not piece.changed:
                continue
            after = past.view(viewer)["position"]
            for phrase in piece.phrases:
                names = {name for name in named(phrase) if name in hidden_names(table)}
                if after["drawPile"] <= before[viewer]["drawPile"]:  # else the discards became the deck meanwhile
                    shown = seen(table, before[viewer]) | seen(table, after) | in_play(past, viewer)
                    assert names <= shown, (viewer, phrase)
                told[phrase.id.removeprefix("shipwrights-event-")] += bool(names)
            before[viewer] = after
    assert all(told[name] for name in SECRETIVE) and len(+told) > 9


def named(value: object) -> Iterator[str]:
    """Every card that a phrase names, at any depth."""
    if isinstance(value, Phrase):
        if value.id.startswith("shipwrights-name-"):
            yield str(value.params["name"])
        yield from named(list(value.params.values()))
    elif isinstance(value, list):
        for each in value:
            yield from named(each)


def hidden_names(table: Table) -> set[str]:
    """The names of all cards that somebody can hold in secret."""
    return {row["name"] for kind in HIDDEN for row in table.cards.tables[kind]}


def in_play(table: Table, viewer: int | None) -> set[str]:
    """The names of cards that were played before everybody's eyes and wait for what is drawn."""
    played = [int(card) for card in table.known(viewer).in_play if card]
    return {next(named(design(table.cards, card - 1))) for card in played}


def seen(table: Table, position: Any) -> set[str]:
    """The names of all cards that a viewer is shown."""
    designs = [*(position["hand"] or []), *(position["pack"] or []), *(position["picked"] or []), *position["discards"]]
    for yard in position["yards"]:
        designs += [space["card"] for space in yard["board"]] + yard["ships"]
        designs += [card for slot in yard["buildings"] for card in (slot["card"], slot["tucked"])]
        designs += [yard["pending"]["card"]] if yard["pending"] else []
    tables = table.cards.tables
    rows = {row["id"]: row["name"] for kind in VILLAGE.values() for row in tables[kind]}
    trades = [trade["card"] for yard in position["yards"] for trade in yard["trades"] if trade["card"]]
    return {rows[design] for design in designs if design} | {tables["trades"][card - 1]["name"] for card in trades}
