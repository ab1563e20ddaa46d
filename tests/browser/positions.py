"""Recorded positions in which a ship can be built, all ways of paying for it, and tables that begin with a position."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from meadhall import Table
from meadhall.core.contract import CHANCE, SPECTATOR
from meadhall.core.game import find
from meadhall.core.position import Entry, Position
from meadhall.games.shipwrights.cards.effects import GOOD_WORDS
from meadhall.games.shipwrights.people.notation import position
from meadhall.games.shipwrights.rules.actions import TRACK_WORDS
from meadhall.games.shipwrights.rules.state import OF_SHIP, ON_BOARD, SHIPS, SUPPLY, Ask, Doing
from meadhall.server.storage.queries import Seat
from meadhall.server.tables import create, upload

from ..server.running import Running
from .tables import NAMES

AN_HOUR = 3600  # before somebody is missed
MILITARY = TRACK_WORDS.index("military")
GOLDEN = Path(__file__).parents[1] / "golden"
# A recorded game for each number of seats.
RECORDED = {
    "eketorp": {"3": "05-3-rounds", "4": "06-4-rounds", "5": "07-5-rounds", "6": "12-6-rounds"},
    "shipwrights": {
        "1": "1-solo_lost-none", "1-enemies": "1-solo_lost-e1234", "2": "2-sensible", "3": "3-manual",
        "4": "4-sensible", "5": "5-sensible",
    },
}  # fmt: skip


@dataclass(frozen=True)
class Building:
    """A ship that a seat can build, and all the ways in which the rules let it be paid."""

    table: Table
    seat: int
    space: int
    ways: tuple[str, ...]

    def paid(self, way: str) -> dict[str, int]:
        """What a way takes from the stores and the hand, before anything comes of the ship."""
        before, by_text = self.table.position, self.table.game.space.by_text
        trial = before.at(before.array.tobytes())
        trial.state.hero[MILITARY] = ON_BOARD  # Svend's worker for a reward is no part of the price
        *steps, last = [Entry(self.seat, by_text[step].code) for step in way.split(", ")]
        for step in steps:
            trial.apply(step)
        trial.act(last)
        went = before.state.goods[self.seat] - trial.state.goods[self.seat]
        if not trial.state.launched[self.seat]:  # what the ship gives at once has come already
            design = int(before.state.board[self.seat, self.space - 1]) - 1
            went += self.table.cards.record.gain[OF_SHIP + design, :SUPPLY]
        cards = int(before.state.hand_size[self.seat] - trial.state.hand_size[self.seat])
        taken = dict(zip(GOOD_WORDS, went.tolist(), strict=False)) | {"card": cards}
        return {good: count for good, count in taken.items() if count}


def decisions(games: str = "*", game: str = "shipwrights") -> Iterator[tuple[Table, Entry]]:
    """Each decision of the recorded games, with the table before it."""
    for path in sorted(GOLDEN.glob(f"{game}-{games}.json")):
        whole = Table.load(path)
        table = whole._empty()
        for entry in whole.entries:
            if entry.seat != CHANCE and entry.mark != "undo":
                yield table, entry
            table.follow(entry)


@dataclass(frozen=True)
class Moment:
    """A question that a seat was asked in the first or the last round of a recorded game."""

    name: str
    table: Table
    seat: int


@cache
def moments(game: str, golden: str) -> tuple[Moment, ...]:
    """Whatever was asked in the first round and in the last, each question once."""
    last = Table.load(GOLDEN / f"{game}-{golden}.json").view(None)["position"]["round"]
    found: dict[str, Moment] = {}
    for table, (seat, _, mark) in decisions(golden, game):
        position = table.view(seat)["position"]
        if position["round"] in (1, last) and mark != "forced":
            yard = position["yards"][seat] if game == "shipwrights" else {}
            question = (yard.get("pending") or {}).get("ask") or position["step"]
            name = f"{'first' if position['round'] == 1 else 'last'}-{question}"
            if name not in found:
                found[name] = Moment(name, table.copy(), seat)
    return tuple(found.values())


@cache
def steps(games: str = "*") -> dict[str, tuple[Table, int]]:
    """Where each step within an action was asked in a recorded game, with more than one answer."""
    found: dict[str, tuple[Table, int]] = {}
    for table, (seat, _, mark) in decisions(games):
        ask = Ask(int(table.position.state.ask[seat])).name.lower()
        if ask not in found and mark != "forced" and len(table.moves(seat)) > 1:
            found[ask] = table.copy(), seat
    return found


@cache
def drafting(pack: int, round_no: int) -> tuple[Table, int]:
    """Somebody who chooses out of so many cards, in a recorded game of four."""
    return next(
        (table.copy(), entry.seat)
        for table, entry in decisions("4-sensible")
        if (view := table.view(entry.seat)["position"])["step"] == "draft"
        and view["round"] == round_no
        and len(view["pack"]) == pack
    )


@cache
def buildings(games: str = "*") -> tuple[Building, ...]:
    """One position for each ship and each kind of choice in paying for it, those with the most ways first."""
    found: dict[tuple[int, frozenset[str]], Building] = {}
    for table, (seat, *_) in decisions(games):
        for space, lying in enumerate(table.position.state.board[seat].tolist(), 1):
            ways = launching(table.position, seat, space) if 0 < lying <= SHIPS else ()
            kind = lying, frozenset(step.split()[0] for way in ways for step in way.split(", "))
            if len(ways) > (len(found[kind].ways) if kind in found else 0):
                found[kind] = Building(table.copy(), seat, space, ways)
    return tuple(sorted(found.values(), key=lambda each: -len(each.ways)))


def launching(before: Position, seat: int, space: int) -> tuple[str, ...]:
    """Every way of building the ship on a space of the board; none if it cannot be built now."""
    code = before.game.space.by_text[f"ship {space}"].code
    if before.state.ask[seat] != Ask.MAIN or before.legal(seat)[code]:
        return ()
    return tuple(_ways(before, seat, (code,)))


def _ways(before: Position, seat: int, codes: tuple[int, ...]) -> Iterator[str]:
    after = before.at(before.array.tobytes())
    for code in codes:
        after.apply(Entry(seat, code))
    if after.state.doing[seat] != Doing.SHIP:
        yield ", ".join(before.game.space[code].text for code in codes)
        return
    for code in np.flatnonzero(after.legal(seat) == 0).tolist():
        yield from _ways(before, seat, (*codes, code))


def written(text: str) -> Table:
    """A table at a position that is written as text."""
    game, cards = find("shipwrights"), find("shipwrights").load_cards(None)
    state = position(text, None, cards)[0]
    seats = int(state.seats)
    return Table(game, seats, game.complete_options(seats, None), cards, 1, (SPECTATOR, state))


def made_at(hall: Running, table: Table, *, bots: tuple[int, ...] = ()) -> dict[str, Any]:
    """A table that begins with this very position; who is no bot is a person."""
    state = table.game.state.plain(table.position.array[0])
    seats = [Seat("bot", "", "karl") if at in bots else Seat("person", NAMES[at]) for at in range(table.seats)]
    mine = [at for at in range(table.seats) if at not in bots]
    plan = create.Plan(
        table.game, table.options, table.cards, seats, AN_HOUR, mine, json.dumps({"seat": SPECTATOR, "state": state})
    )

    async def make() -> create.Keys:
        live, keys = await create.make(hall.server.registry, plan)
        await create.start(hall.server.registry, live)
        return keys

    keys = hall.inside(make())
    return _handed(keys)


def kept(hall: Running, table: Table) -> dict[str, Any]:
    """A table at which this whole game was played and the first seat was mine; no bot of the server thinks for it."""
    keys = create.new_table(create.new_seed())
    keys.cut(create.SEAT, 0)
    judged = upload.judge_file(table.dump().encode(), keys.table, hall.clock())
    hall.inside(hall.server.registry.store.write(upload.store(judged, keys)))
    return _handed(keys)


def _handed(keys: create.Keys) -> dict[str, Any]:
    return {"table": keys.table, "seats": {str(seat): secret for seat, secret in keys.seats.items()}}
