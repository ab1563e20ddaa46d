"""New tables: somebody asks for one by its options, as a rematch, or from a position of another table."""

import hmac
import json
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any

from sqlalchemy import Connection

from ...bots.levels import levels_of, usual_level
from ...core.dice import new_key
from ...core.game import Cards, Game, Named, find
from ...lessons import LEARNER, chapter_of
from ...puzzles import puzzle_of
from ..errors import Refusal
from ..likeness import tell_apart
from ..names import DAY
from ..storage import profiles, queries
from ..storage.clocks import Clock
from ..storage.openings import CLOSED, Opening, set_opening
from ..storage.profiles import Holder
from ..storage.queries import Grant, Head, News, Seat
from .cards import standard_cards
from .registry import Change, Registry, Still, cards_id, require_readable
from .table import ABANDONED, GATHERING, OVER, RUNNING, LiveTable

HOST, JOIN, WATCH, SEAT, CLAIM = "host", "join", "watch", "seat", "claim"
HOSTING = HOST, JOIN, WATCH  # what a host holds
LESSON_ABSENCE = 60 * DAY


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
    holder: Holder | None = None  # the profile of whoever is handed them

    def link(self, connection: Connection, now: float) -> None:
        """Note whose the places are, after what the keys grant was stored."""
        if self.holder:
            profiles.seat(connection, self.holder, self.grants, now)

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
    clock: Clock | None = None
    counts: bool = False
    key: bytes = field(default_factory=new_key)
    opening: Opening = CLOSED


def plan_table(
    game: str, options: Named, seats: list[Seat], absence: int, mine: list[int], hints: bool = False,
    clock: Clock | None = None,
) -> Plan:  # fmt: skip
    found = find(game)
    seats = _told_apart(seats)
    if len(seats) not in found.seats or not all(seat.level in levels_of(found) for seat in seats if seat.who == "bot"):
        raise Refusal(422, "malformed", where=["body.seats"])
    try:
        settled = found.complete_options(len(seats), options)
    except ValueError as error:
        raise Refusal(422, "malformed", where=["body.options"], detail=_readable(error)) from None
    return Plan(found, settled, standard_cards(found.name), seats, absence, mine, hints=hints, clock=clock)


def _told_apart(seats: list[Seat]) -> list[Seat]:
    """Return the seats with names that nobody takes for each other."""
    found: list[Seat] = []
    for seat in seats:
        found.append(replace(seat, name=tell_apart(seat.name, (each.name for each in found))))
    return found


def _readable(error: Exception) -> str:
    """Return what an error says, without halves of letters that a client may have put in and nobody can encode."""
    return str(error).encode("utf-8", "replace").decode()


def plan_lesson(game: str, id: str, name: str) -> Plan:
    """Plan the table of a chapter. Its dice can be known before, so there is one person, and the others are bots."""
    found = find(game)
    chapter = chapter_of(found, id)
    if chapter is None:
        raise Refusal(404, "unknown")
    seats = [Seat("bot", "", chapter.level) for _ in range(chapter.seats)]
    seats[LEARNER] = Seat("person", name)
    imagined = json.dumps(chapter.plain_imagined())
    cards = standard_cards(game)
    return Plan(found, chapter.settled, cards, seats, LESSON_ABSENCE, [LEARNER], imagined, key=chapter.key)


def plan_puzzle(game: str, id: str, name: str) -> Plan:
    """Plan the table of a puzzle. The others never act there, so that the solver has all the time in the world."""
    found = find(game)
    puzzle = puzzle_of(found, id)
    if puzzle is None:
        raise Refusal(404, "unknown")
    seats = [Seat("bot", "", usual_level(found)) for _ in range(puzzle.seats)]
    seats[puzzle.seat] = Seat("person", name)
    imagined, options = json.dumps(puzzle.plain_imagined()), dict(puzzle.options)
    cards = standard_cards(game)
    return Plan(found, options, cards, seats, LESSON_ABSENCE, [puzzle.seat], imagined, key=puzzle.key)


def new_table(seed: bytes) -> Keys:
    """Return the keys of a new table, with no secret in them yet."""
    return Keys(hmac.digest(seed, b"table", "sha256")[:6].hex(), seed=seed)


async def make(
    registry: Registry, plan: Plan, seed: bytes = b"", holder: Holder | None = None
) -> tuple[LiveTable, Keys]:
    """Store the table and return it with its secrets; for a seed that was used before, only return them."""
    keys = new_table(seed or new_seed())
    keys.holder = holder
    keys.host, keys.join, keys.watch = keys.cut(HOST), keys.cut(JOIN), keys.cut(WATCH)
    for seat in plan.mine:
        keys.cut(SEAT, seat)
    await registry.store.write(lay_plan(plan, keys, registry.clock()))
    return await registry.find(keys.table), keys


def lay_plan(plan: Plan, keys: Keys, now: float) -> Callable[[Connection], None]:
    """Return the job that stores the table."""
    cards = cards_id(plan.game.name, plan.cards)
    head = Head(
        keys.table, plan.game.name, plan.game.version, json.dumps(plan.options), cards, plan.key, plan.absence,
        GATHERING, now, now, plan.imagined, plan.parent, hints=plan.hints, counts=plan.counts,
    )  # fmt: skip

    def job(connection: Connection) -> None:
        if queries.grants_for(connection, list(keys.grants)):
            return  # it was made when this was asked for first
        queries.add_cards(connection, cards, plan.game.name, plan.cards.name, json.dumps(plan.cards.rows))
        queries.add_table(connection, head, plan.seats, keys.grants, plan.clock)
        keys.link(connection, now)
        _open(connection, keys.table, plan.opening)

    return job


def _open(connection: Connection, table: str, opening: Opening) -> None:
    """Store what anyone in the hall may do at a new table; the secret to watch is everybody's and no profile's."""
    if opening.open or opening.watch:
        set_opening(connection, table, opening)
    if opening.watch:
        queries.add_grants(connection, {queries.hash_of(opening.watch): Grant(table, WATCH)})


def require_gathering(live: LiveTable) -> None:
    """Raise Refusal unless the table still gathers players."""
    require_readable(live)
    if live.head.status != GATHERING:
        raise Refusal(409, "not_gathering", status=live.head.status)


async def start(registry: Registry, live: LiveTable, still: Still | None = None) -> None:
    """Start the game and roll the first dice; raise Refusal while a seat is open."""

    def decide() -> Change:
        require_gathering(live)
        if any(seat.who == "open" for seat in live.seats):
            raise Refusal(409, "open_seats")
        trial = live.table.copy().settle()
        now = registry.clock()
        return Change(
            None, live.entries_to_store(trial.entries, trial, now), news=News("started", {}, now),
            head={"status": OVER if trial.outcome else RUNNING, "rules": live.table.game.version},
        )  # fmt: skip

    await registry.change(live, decide, still)


async def start_once(registry: Registry, live: LiveTable) -> None:
    """Start the game; do nothing if it no longer gathers players."""
    try:
        await start(registry, live)
    except Refusal as refusal:
        if refusal.error != "not_gathering":
            raise


async def rematch(registry: Registry, live: LiveTable, secret: str, holder: Holder | None = None) -> LiveTable:
    """Return the table for the same people and bots with new dice; the first caller makes it, and is a host there."""
    made = await registry.change(live, lambda: _again(live, registry.clock(), secret, holder))
    with suppress(Refusal):
        return await registry.find(made)
    again = await registry.change(live, lambda: _again(live, registry.clock(), secret, holder, pruned=made))
    return await registry.find(again)


def _again(live: LiveTable, now: float, secret: str, holder: Holder | None, pruned: str = "") -> Change:
    require_readable(live)
    if live.head.status not in (OVER, ABANDONED):
        raise Refusal(409, "not_over", status=live.head.status)
    if live.head.rematch and live.head.rematch != pruned:
        return Change(live.head.rematch)
    if not secret:  # somebody who only watches sets up nothing
        raise Refusal(403, "not_yours")
    table, seats, keys = live.table, [again(seat) for seat in live.seats], new_table(new_seed())
    keys.holder = holder
    for role in HOSTING:
        keys.cut(role, secret=same_place(secret, keys.table, role))
    head = live.head
    clock = live.clocks.clock if live.clocks else None
    opening = Opening(open=live.opening.open)  # the same strangers sit there
    plan = Plan(
        table.game, table.options, table.cards, seats, head.absence, [], parent=live.id, hints=head.hints,
        opening=opening, clock=clock, counts=head.counts,
    )  # fmt: skip
    news = News("rematch", {"table": keys.table}, now)
    return Change(keys.table, news=news, head={"rematch": keys.table}, also=lay_plan(plan, keys, now))


def again(seat: Seat) -> Seat:
    """Return the seat for a rematch: a person's seat is open under the same name, and a bot that stood in is gone."""
    return Seat("open", seat.name) if seat.who == "person" else seat


def same_place(secret: str, table: str, role: str = "") -> str:
    """Return the secret of the same place at a rematch, or what a host has there; who asks again gets it again."""
    return secret_of(secret.encode(), f"rematch {table} {role}".rstrip())


def practice_plan(live: LiveTable, entry: int, imagines: int | None, seats: list[Seat], mine: list[int]) -> Plan:
    """Plan a fork after so many entries: as a seat imagines it, or for None the true position of a finished game."""
    fork = live.table.fork(imagines, entry)
    if fork.outcome:
        raise Refusal(409, "over")
    table, imagined = live.table, json.dumps(fork.plain_imagined())
    return Plan(table.game, table.options, table.cards, seats, live.head.absence, mine, imagined, live.id)
