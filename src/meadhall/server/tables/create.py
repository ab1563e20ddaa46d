"""New tables: somebody asks for one by its options, as a rematch, or from a position of another table."""

import hmac
import json
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cache
from hashlib import sha256
from typing import Any

from sqlalchemy import Connection

from ...core.dice import new_key
from ...core.game import Cards, Game, Named, find
from ..errors import Refusal
from ..storage import queries
from ..storage.queries import Grant, Head, News, Seat
from .registry import Change, Registry, deck_id, is_readable
from .table import ABANDONED, GATHERING, OVER, RUNNING, LiveTable

LESSONS = {"eketorp": 0, "shipwrights": 339}  # deals with which a first game soon shows what it is about
HOST, JOIN, WATCH, SEAT, CLAIM = "host", "join", "watch", "seat", "claim"


def new_seed() -> bytes:
    return secrets.token_bytes(32)


def secret_of(seed: bytes, name: str) -> str:
    """Return the secret of that name; the same seed always gives the same one."""
    return urlsafe_b64encode(hmac.digest(seed, name.encode(), "sha256")[:16]).rstrip(b"=").decode()


@dataclass(slots=True)
class Keys:
    """A table's secrets in the clear: the server hands them over once and never keeps them."""

    table: str
    host: str = ""
    join: str = ""
    watch: str = ""
    seats: dict[int, str] = field(default_factory=dict)
    grants: dict[bytes, Grant] = field(default_factory=dict)
    seed: bytes = field(default_factory=new_seed)

    def cut(self, role: str, seat: int = -1, secret: str = "") -> str:
        """Grant a role and return its secret, which comes from the seed if none is given."""
        secret = secret or secret_of(self.seed, f"{role} {seat}")
        self.grants[queries.hash_of(secret)] = Grant(self.table, role, seat)
        if role == SEAT:
            self.seats[seat] = secret
        return secret


@dataclass(slots=True)
class Plan:
    """A table that somebody asks for."""

    game: Game
    options: dict[str, Any]
    cards: Cards
    seats: list[Seat]
    absence: int
    mine: list[int]
    imagined: str | None = None
    parent: str | None = None
    hints: bool = False
    key: bytes = field(default_factory=new_key)


def plan_table(
    game: str, options: Named, seats: list[Seat], absence: int, mine: list[int], hints: bool = False
) -> Plan:
    found = find(game)
    if len(seats) not in found.seats:
        raise Refusal(422, "malformed", where=["body.seats"])
    try:
        settled = found.complete_options(len(seats), options)
    except ValueError as error:
        raise Refusal(422, "malformed", where=["body.options"], detail=str(error)) from None
    return Plan(found, settled, standard_cards(found.name), seats, absence, mine, hints=hints)


def lesson(plan: Plan) -> Plan:
    """Deal a first game to everybody alike. Its dice can be known before, so allow one person and bots only."""
    if [seat.who for seat in plan.seats if seat.who != "bot"] != ["person"]:
        raise Refusal(422, "malformed", where=["body.lesson"])
    key = sha256(f"meadhall lesson {plan.game.name} {LESSONS[plan.game.name]}".encode()).digest()
    return replace(plan, key=key)


@cache
def standard_cards(game: str) -> Cards:
    return find(game).load_cards(None)


def new_table(seed: bytes) -> Keys:
    """Return the keys of a new table, with no secret in them yet."""
    return Keys(hmac.digest(seed, b"table", "sha256")[:6].hex(), seed=seed)


async def make(registry: Registry, plan: Plan, seed: bytes = b"") -> tuple[LiveTable, Keys]:
    """Store the table and return it with its secrets; for a seed that was used before, only return them."""
    keys = new_table(seed or new_seed())
    keys.host, keys.join, keys.watch = keys.cut(HOST), keys.cut(JOIN), keys.cut(WATCH)
    for seat in plan.mine:
        keys.cut(SEAT, seat)
    await registry.store.write(lay_plan(plan, keys, registry.clock()))
    return await registry.find(keys.table), keys


def lay_plan(plan: Plan, keys: Keys, now: float) -> Callable[[Connection], None]:
    """Return the job that stores the table."""
    deck = deck_id(plan.game.name, plan.cards)
    head = Head(
        keys.table, plan.game.name, plan.game.version, json.dumps(plan.options), deck, plan.key, plan.absence,
        GATHERING, now, now, plan.imagined, plan.parent, hints=plan.hints,
    )  # fmt: skip

    def job(connection: Connection) -> None:
        if queries.grants_for(connection, list(keys.grants)):
            return  # it was made when this was asked for first
        queries.add_deck(connection, deck, plan.game.name, plan.cards.name, json.dumps(plan.cards.rows))
        queries.add_table(connection, head, plan.seats, keys.grants)

    return job


def gathers(live: LiveTable) -> None:
    """Raise Refusal unless the table still gathers players."""
    is_readable(live)
    if live.head.status != GATHERING:
        raise Refusal(409, "not_gathering", status=live.head.status)


async def start(registry: Registry, live: LiveTable) -> None:
    """Start the game and roll the first dice; raise Refusal while a seat is open."""

    def decide() -> Change:
        gathers(live)
        if any(seat.who == "open" for seat in live.seats):
            raise Refusal(409, "open_seats")
        trial = live.table.copy().settle()
        now = registry.clock()
        return Change(
            None, live.entries_to_store(trial.entries, trial, now), news=News("started", {}, now),
            head={"status": OVER if trial.outcome else RUNNING, "rules": live.table.game.version},
        )  # fmt: skip

    await registry.change(live, decide)


async def start_once(registry: Registry, live: LiveTable) -> None:
    """Start the game; do nothing if it no longer gathers players."""
    try:
        await start(registry, live)
    except Refusal as refusal:
        if refusal.error != "not_gathering":
            raise


async def rematch(registry: Registry, live: LiveTable) -> LiveTable:
    """Return the table for the same people and bots with new dice; the first caller makes it."""
    made = await registry.change(live, lambda: _again(live, registry.clock()))
    with suppress(Refusal):
        return await registry.find(made)
    return await registry.find(await registry.change(live, lambda: _again(live, registry.clock(), pruned=made)))


def _again(live: LiveTable, now: float, pruned: str = "") -> Change:
    is_readable(live)
    if live.head.status not in (OVER, ABANDONED):
        raise Refusal(409, "not_over", status=live.head.status)
    if live.head.rematch and live.head.rematch != pruned:
        return Change(live.head.rematch)
    table, seats, keys = live.table, [again(seat) for seat in live.seats], new_table(new_seed())
    head = live.head
    plan = Plan(table.game, table.options, table.cards, seats, head.absence, [], parent=live.id, hints=head.hints)
    news = News("rematch", {"table": keys.table}, now)
    return Change(keys.table, news=news, head={"rematch": keys.table}, also=lay_plan(plan, keys, now))


def again(seat: Seat) -> Seat:
    """Return the seat for a rematch: a person's seat is open under the same name, and a bot that stood in is gone."""
    return Seat("open", seat.name) if seat.who == "person" else seat


def same_place(secret: str, table: str) -> str:
    """Return the secret of the same place at a rematch: a caller who holds the old secret gets it again."""
    return secret_of(secret.encode(), f"rematch {table}")


def practice_plan(live: LiveTable, row: int, imagines: int | None, seats: list[Seat], mine: list[int]) -> Plan:
    """Plan a fork after so many entries: as a seat imagines it, or for None the true position of a finished game."""
    fork = live.table.fork(imagines, row)
    if fork.outcome:
        raise Refusal(409, "over")
    table, imagined = live.table, json.dumps(fork.plain_imagined())
    return Plan(table.game, table.options, table.cards, seats, live.head.absence, mine, imagined, live.id)
