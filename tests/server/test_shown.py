"""What viewers share and what a step changes: put together, it is the view that the table gives."""

import json
import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from meadhall import Table
from meadhall.core.game import REGISTRY
from meadhall.core.noting import Noting
from meadhall.core.record import Reading
from meadhall.server.tables.shown import Pieces, Recalled, Shown, sheet_of

from ..browser.positions import written
from ..conformance import option_sets
from .changes import applied

LARGE = [pytest.param(*each, marks=pytest.mark.soak) for each in (("eketorp", 5), ("shipwrights", 4))]
GAMES = [("eketorp", 3), ("shipwrights", 1), ("shipwrights", 2), *LARGE]
UNUSUAL = {"eketorp": {"buildMode": "simultaneous", "knownCards": "memory"}, "shipwrights": {"conversion": "manual"}}


def played(game: str, seats: int, options: Any, seed: int) -> Iterator[tuple[Table, random.Random]]:
    """A whole game at random, move by move, with some moves taken back."""
    table, dice = Table.new(game, seats, seed, options), random.Random(seed)
    while table.waiting:
        yield table, dice
        seat = dice.choice(table.waiting)
        table.play(seat, dice.choice(table.moves(seat)))
        if dice.random() < 0.1 and table.undoable(seat):
            table.undo(seat)
    yield table, dice


def shown(pieces: Pieces, table: Table, seat: int | None, before: Shown | None) -> Shown:
    return pieces.show(table, seat, table.known(seat).tobytes(), before)


@pytest.mark.parametrize(("game", "seats"), GAMES)
@pytest.mark.parametrize("unusual", [False, True])
def test_pieces_and_changes_come_to_the_whole_view(game: str, seats: int, unusual: bool) -> None:
    """Some viewers look rarely, so that a change spans many steps and nothing of before is remembered."""
    viewers: dict[int | None, tuple[Shown, Any]] = {}
    pieces: Pieces | None = None
    for table, dice in played(game, seats, UNUSUAL[game] if unusual else None, 3):
        pieces = pieces or Pieces(table, Recalled(most=100_000))
        for seat in (None, *range(seats)):
            if dice.random() < 0.5:
                whole = json.loads(json.dumps(table.view(seat)))
                now = shown(pieces, table, seat, viewers[seat][0] if seat in viewers else None)
                assert json.loads(now.json()) == whole
                if seat in viewers:
                    before, seen = viewers[seat]
                    assert applied(json.loads(now.change(before)), seen) == whole
                viewers[seat] = now, whole


def test_pieces_know_what_each_ship_is_worth() -> None:
    """A game at random seldom builds the ships that count buildings, raids, trades and upgrades."""
    lying = "buildings 0: HU01, BU01, BU02\nraids 0: RA01 RA02\ntrades 0: TR01 eikja, TR02 down\nupgraded 0: hut eikja"
    table = written(f"seats 3, round 4\nships 0: SH07 SH08 SH09 SH10 SH11 SH12\n{lying}")
    yard = table.view(0)["position"]["yards"][0]
    bonus = [worth - int(row["vp"]) for row, worth in zip(table.cards.tables["ships"][6:], yard["worth"], strict=True)]
    assert bonus == [2 * 2, 1 * 7, 2 * 2, 1 * 3, 2 * 2, 3 * 2]
    assert json.loads(shown(Pieces(table), table, 0, None).json())["position"]["yards"][0] == yard


def test_viewers_share_the_pieces_that_are_the_same_for_all() -> None:
    """Of the parts of Shipwrights all but seven are for all."""
    table = Table.new("shipwrights", 4, 1)
    pieces = Pieces(table)
    seen = [shown(pieces, table, seat, None) for seat in range(4)]
    places = sheet_of("shipwrights", 4).places
    own = {"seat", "hand", "needs", "pack", "picked", "passed", "passesTo"}
    for at, place in enumerate(places):
        if place.name not in own and place.name != "yards":
            assert len({id(each.pieces[at]) for each in seen}) == 1, place.name
        elif place.name == "yards":
            assert len({id(each.pieces[at]) for each in seen}) <= 2


def test_a_step_makes_only_what_it_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Noting] = []

    class Counted(Noting):
        def __init__(self, known: Reading) -> None:
            super().__init__(known)
            made.append(self)

    table = Table.new("eketorp", 4, 1)
    pieces = Pieces(table, Recalled())
    before = shown(pieces, table, 0, None)
    monkeypatch.setattr("meadhall.server.tables.shown.Noting", Counted)
    assert shown(pieces, table, 0, before).pieces == before.pieces and not made
    table.play(0, table.moves(0)[0])
    after = shown(pieces, table, 0, before)
    changed = sum(now != then for now, then in zip(after.pieces, before.pieces, strict=True))
    assert 0 < changed <= len(made) < 8


def test_tables_share_pieces_but_not_those_of_other_cards() -> None:
    recalled = Recalled()
    cards = REGISTRY["shipwrights"].load_cards(None)
    tables = [Table.new("shipwrights", 2, 1, cards=each) for each in (cards, cards, replace(cards))]
    first, same, unlike = (shown(Pieces(table, recalled), table, 0, None).pieces for table in tables)
    places = sheet_of("shipwrights", 2).places
    assert all(a is b for a, b in zip(first, same, strict=True))
    apart = {place.name for a, b, place in zip(first, unlike, places, strict=True) if a is not b}
    assert {"yards", "prices", "needs"} <= apart


def test_no_more_is_remembered_than_there_is_room_for() -> None:
    recalled = Recalled(most=10_000)
    for number in range(100):
        recalled.keep(number, b"x" * 600)
        assert recalled.find(number)
    assert 10 <= sum(map(len, (recalled._now, recalled._before))) <= 21


def test_what_a_part_reads_through_a_rule_is_all_that_the_rule_may_see() -> None:
    """A rule that read more would see zeros there, and the views above would differ."""
    table = Table.new("shipwrights", 3, 2)
    noting = Noting(Reading(table.known(1)))
    alone = Reading.of(noting._known.dtype, bytes(noting.row(1).only("goods").data))
    assert alone.goods[1] == noting._known.goods[1] and not any(alone.goods[0])
    assert not any(map(any, alone.marker))
    assert len(noting.noted) == 1


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_whether_a_move_may_be_taken_back_is_found_step_by_step_as_at_once(game: str, seats: int) -> None:
    for options in option_sets(REGISTRY[game], seats)[:3]:
        yes = no = 0
        for table, dice in played(game, seats, options, 5):
            for seat in range(seats):
                if dice.random() < 0.6:
                    target = table.log.latest(seat)
                    at_once = target is not None and table.log.taken_back(seat, target) is not None
                    assert table.copy().undoable(seat) == table.undoable(seat) == at_once
                    yes, no = yes + at_once, no + (not at_once)
        assert yes > 5 and no > 5
