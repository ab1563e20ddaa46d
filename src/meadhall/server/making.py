"""New tables: of one's own wishes, as a rematch, or from a position of another table."""

import json
import secrets
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from sqlalchemy import Connection

from ..core.dice import new_key
from ..core.game import Cards, Game, Wishes, find
from . import records
from .hall import Change, Hall, deck_id
from .live import GATHERING, OVER, RUNNING, Live
from .records import Grant, Head, News, Seat
from .refusals import Refusal

HOST, JOIN, WATCH, SEAT, CLAIM = "host", "join", "watch", "seat", "claim"


@dataclass(slots=True)
class Keys:
    """Secrets in the clear: handed over once, never kept."""

    table: str
    host: str = ""
    join: str = ""
    watch: str = ""
    seats: dict[int, str] = field(default_factory=dict)
    grants: dict[bytes, Grant] = field(default_factory=dict)

    def cut(self, role: str, seat: int = -1) -> str:
        """A new secret for a role."""
        secret = secrets.token_urlsafe(16)
        self.grants[records.hash_of(secret)] = Grant(self.table, role, seat)
        if role == SEAT:
            self.seats[seat] = secret
        return secret


@dataclass(slots=True)
class Plan:
    """A table that somebody wishes for."""

    game: Game
    options: dict[str, Any]
    cards: Cards
    seats: list[Seat]
    absence: int
    mine: list[int]
    imagined: str | None = None
    parent: str | None = None


def planned(game: str, options: Wishes, seats: list[Seat], absence: int, mine: list[int]) -> Plan:
    found = find(game)
    try:
        settled = found.settle(len(seats), options)
    except ValueError as error:
        raise Refusal(422, "malformed", where="options", detail=str(error)) from None
    return Plan(found, settled, standard_cards(found.name), seats, absence, mine)


@cache
def standard_cards(game: str) -> Cards:
    return find(game).load_cards(None)


async def make(hall: Hall, plan: Plan) -> tuple[Live, Keys]:
    """Store the table and hand over its secrets."""
    id, now = secrets.token_hex(6), hall.clock()
    keys = Keys(id)
    keys.host, keys.join, keys.watch = keys.cut(HOST), keys.cut(JOIN), keys.cut(WATCH)
    for seat in plan.mine:
        keys.cut(SEAT, seat)
    deck = deck_id(plan.game.name, plan.cards)
    head = Head(
        id, plan.game.name, plan.game.version, json.dumps(plan.options), deck, new_key(), plan.absence, GATHERING,
        now, now, plan.imagined, plan.parent,
    )  # fmt: skip

    def job(connection: Connection) -> None:
        records.add_deck(connection, deck, plan.game.name, plan.cards.name, json.dumps(plan.cards.rows))
        records.add_table(connection, head, plan.seats, keys.grants)

    await hall.store.write(job)
    return await hall.find(id), keys


async def start(hall: Hall, live: Live) -> None:
    """Let the first dice fall."""

    def decide() -> Change:
        if live.head.status != GATHERING:
            raise Refusal(409, "not_gathering", status=live.head.status)
        if any(seat.who == "open" for seat in live.seats):
            raise Refusal(409, "open_seats")
        trial = live.table.copy().settle()
        now = hall.clock()
        return Change(
            None, live.lines(trial.entries, trial, now), news=News("started", {}, now),
            head={"status": OVER if trial.outcome else RUNNING, "rules": live.table.game.version},
        )  # fmt: skip

    await hall.change(live, decide)


async def rematch(hall: Hall, live: Live) -> Live:
    """The same people and bots at a new table with new dice; whoever asks first makes it."""
    if live.head.status not in (OVER, "abandoned"):
        raise Refusal(409, "not_over", status=live.head.status)
    if live.head.rematch is None:
        plan = Plan(
            live.table.game, live.table.options, live.table.cards, [again(seat) for seat in live.seats],
            live.head.absence, [], parent=live.id,
        )  # fmt: skip
        made, _ = await make(hall, plan)
        await hall.change(live, lambda: _linked(live, made, hall.clock()))
    return await hall.find(str(live.head.rematch))


def again(seat: Seat) -> Seat:
    """A person's seat waits for the same person; a bot that stood in is gone."""
    return Seat("open", seat.name) if seat.who == "person" else seat


def _linked(live: Live, made: Live, now: float) -> Change:
    if live.head.rematch:
        return Change()
    return Change(
        news=News("rematch", {"table": made.id}, now), head={"rematch": made.id}
    )  # fmt: skip


def practice_plan(live: Live, row: int, imagines: int | None, seats: list[Seat], mine: list[int]) -> Plan:
    """A fork: as a seat imagines the position after so many rows, or for None the true one of a game that is over."""
    fork = live.table.fork(imagines, row)
    if fork.outcome:
        raise Refusal(409, "over")
    table, imagined = live.table, json.dumps(fork.plain_imagined())
    return Plan(table.game, table.options, table.cards, seats, live.head.absence, mine, imagined, live.id)
