"""Two tables of one server that a viewer cannot tell apart, and all that the viewer gets there, byte by byte."""

import itertools
import json
import random
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import httpx
import numpy as np

from meadhall import Table
from meadhall.core.contract import SPECTATOR
from meadhall.server.storage.clocks import Clock
from meadhall.server.storage.queries import Seat
from meadhall.server.tables import create
from meadhall.server.tables.create import Keys, Plan
from meadhall.server.tables.moves import append
from meadhall.server.tables.presence import EXPECTED
from meadhall.server.tables.streams import SSE
from meadhall.server.tables.table import LiveTable

from .asking import Said, Viewer, questions, said
from .changes import anew
from .courses import Step, alike, any_step, grown
from .people import bearer
from .running import Running

PATIENCE = 20.0  # seconds until an event has come
TRIES = 8  # steps of one world to which the other may find no counterpart
TICK = 7.0  # seconds between two steps
CLOCK = Clock("real", 600, 900, 15)


@dataclass
class Still:
    """A clock that goes only when it is told to, so that not even times differ."""

    now: float = 1_700_000_000.0

    def __call__(self) -> float:
        return self.now


@dataclass
class World:
    at: Running
    live: LiveTable
    keys: Keys
    viewer: Viewer
    moves: Iterator[int] = field(default_factory=itertools.count)
    heard: list[str] = field(default_factory=list)  # lines that the viewer's stream tells

    @property
    def table(self) -> Table:
        return self.live.table

    @property
    def seat(self) -> int:
        """As the server counts viewers."""
        return SPECTATOR if self.viewer.seat is None else self.viewer.seat

    def take(self, step: Step) -> list[Said]:
        """Over HTTP, unless the dice must fall as they are told to; what the viewer was answered."""
        if step.chance:
            trial, now = grown(self.table, step.entries), self.at.server.registry.clock()
            self.at.inside(self.at.server.registry.change(self.live, lambda: append(self.live, trial, now)))
            return []
        return [answer for entry in step.entries if entry.mark != "forced" for answer in self._post(entry)]

    def _post(self, entry: Any) -> list[Said]:
        body: dict[str, Any] = {"id": f"m{next(self.moves)}", "decision": self.table.made(entry.seat)}
        path, body = ("undo", body) if entry.mark else ("moves", body | {"move": entry.code})
        at = f"/api/tables/{self.live.id}/seats/{entry.seat}/{path}"
        answer = self.viewer.http.post(at, json=body, headers=bearer(self.keys.seats[entry.seat]))
        assert answer.status_code == 200, answer.text
        return [said(path, answer, self.hidden)] if entry.seat == self.viewer.seat else []

    def talk(self, number: int) -> None:
        """Somebody else at the table says a line and reacts, and a watcher says one too."""
        at, speaker = f"/api/tables/{self.live.id}", int(self.viewer.seat == 0) % self.table.seats
        seat, own = f"{at}/seats/{speaker}", bearer(self.keys.seats[speaker])
        line, aside = ({"id": f"t{number}", "text": f"{who} {number}"} for who in ("Line", "Aside"))
        self.viewer.http.post(f"{seat}/talk", json=line, headers=own).raise_for_status()
        aside |= {"name": "Mira"}
        self.viewer.http.post(f"{at}/talk", json=aside, headers=bearer(self.keys.watch)).raise_for_status()
        self.heard.append(aside["text"] if self.viewer.seat is None else line["text"])

    @property
    def hidden(self) -> list[str]:
        """Drawn by lot for each table: its name, its promise and its secrets."""
        promise = self.live.table.commitment
        return [self.live.id, promise, self.keys.watch, *self.keys.seats.values()]

    def answers(self, step: int) -> list[Said]:
        return [
            said(name, answer, self.hidden) for name, answer in questions(self.viewer, self.table, random.Random(step))
        ]

    def stale(self) -> list[int]:
        """Viewers who are shown something else than there is."""
        return [
            seat for seat in self.live.viewers if json.loads(self.live.event(seat))["view"] != anew(self.live, seat)
        ]


@dataclass
class Pair:
    one: World
    other: World
    clock: Still

    @property
    def worlds(self) -> tuple[World, World]:
        return self.one, self.other


class Listening:
    """A stream of a viewer, who also watches; all its lines but heartbeats are kept."""

    def __init__(self, world: World, accept: str) -> None:
        self.world, self.accept = world, accept
        self.lines: list[str] = []
        self.heard = threading.Condition()
        self.answer: httpx.Response | None = None
        self.thread = threading.Thread(target=self._listen, daemon=True)

    def _listen(self) -> None:
        secrets = self.world.viewer.secrets
        headers = bearer(*secrets) | {"Accept": self.accept}
        try:
            query = {"steps": True, "changes": self.accept == SSE, "people": True, "clocks": True, "talk": True}
            with httpx.stream(
                "GET", f"{self.world.at.url}/api/stream", params=query, headers=headers, timeout=60
            ) as self.answer:
                for line in self.answer.iter_lines():
                    if line.strip(":"):
                        self._hear(line)
        except (httpx.TransportError, httpx.StreamError):
            pass

    def _hear(self, line: str) -> None:
        with self.heard:
            self.lines.append(line)
            self.heard.notify_all()

    def caught_up(self) -> None:
        """Wait until all has come that is known to come."""
        live = self.world.live
        seats = {self.world.seat, SPECTATOR}
        marks = [f'"seat":{"null" if seat == SPECTATOR else seat},"event":"{live.cursor(seat)}"' for seat in seats] + [
            '"presence":',
            '"paused":',
            *self.world.heard,
        ]
        with self.heard:
            if not self.heard.wait_for(lambda: all(mark in "".join(self.lines) for mark in marks), PATIENCE):
                raise TimeoutError(f"no event with {marks}")

    def told(self) -> Said:
        assert self.answer is not None
        lines = "\n".join(self.lines).encode()
        return said("stream", httpx.Response(200, headers=self.answer.headers, content=lines), self.world.hidden)


@contextmanager
def listening(world: World, accept: str) -> Iterator[Listening]:
    found = Listening(world, accept)
    found.thread.start()
    found.caught_up()
    try:
        yield found
    finally:
        if found.answer is not None:
            found.answer.close()


def pair(at: Running, http: httpx.Client, true: Table, viewer: int | None, seed: int, hints: bool = False) -> Pair:
    """The true position at one table, and at the other one that the viewer cannot tell from it."""
    game = true.game
    imagined = game.state.blank()
    game.rules.imagine(true.known(viewer), true.cards.record, np.array([seed, 1], np.uint64), imagined[0])
    at.server.registry.clock = clock = Still()
    at.server.registry.began = -EXPECTED  # nobody is waited for, at neither table
    one, other = (world(at, http, true, state, viewer, hints) for state in (true.position.array[0], imagined[0]))
    return Pair(one, other, clock)


def world(at: Running, http: httpx.Client, table: Table, state: np.record, viewer: int | None, hints: bool) -> World:
    begin = {"seat": SPECTATOR if viewer is None else viewer, "state": table.game.state.plain(state)}
    seats = [Seat("person", f"P{seat}") for seat in range(table.seats)]
    mine = list(range(table.seats))
    plan = Plan(
        table.game,
        table.options,
        table.cards,
        seats,
        3600,
        mine,
        json.dumps(begin),
        hints=hints,
        clock=CLOCK,
        counts=True,
    )
    live, keys = at.inside(create.make(at.server.registry, plan))
    at.inside(create.start(at.server.registry, live))
    own = keys.watch if viewer is None else keys.seats[viewer]
    return World(at, live, keys, Viewer(http, live.id, viewer, own, keys.watch))


@dataclass
class Compared:
    """How much two worlds were compared."""

    steps: int = 0
    unseen: int = 0  # steps of which the viewer learnt nothing
    answers: int = 0
    uneven: int = 0  # steps after which one log was longer than the other
    other: int = 0  # steps after which the worlds were not the same


def compare(pair: Pair, steps: int, seed: int, accept: str) -> Compared:
    """Let both go on and compare, until something is revealed by which the worlds can be told apart."""
    dice, done = random.Random(seed), Compared()
    with listening(pair.one, accept) as one, listening(pair.other, accept) as other:
        differ(pair, done)
        while done.steps < steps and (taken := both(pair, dice)):
            pair.clock.now += TICK
            same(*(world.take(step) for world, step in zip(pair.worlds, taken, strict=True)))
            done.steps += 1
            done.unseen += not taken[0].sights
            differ(pair, done)
            _catch_up(one, other)
            for world in pair.worlds:
                world.talk(done.steps)
            _catch_up(one, other)
        finish(pair)
        _catch_up(one, other)
        same([one.told()], [other.told()])
    return done


def _catch_up(*listening: Listening) -> None:
    for each in listening:
        each.caught_up()


def both(pair: Pair, dice: random.Random) -> tuple[Step, Step] | None:
    """A step of each, one led by the other."""
    first, viewer = dice.randrange(2), pair.one.viewer.seat
    leads, follows = pair.worlds[first].table, pair.worlds[1 - first].table
    for _ in range(TRIES if leads.waiting else 0):
        led = any_step(leads, viewer, dice)
        if (found := alike(follows, viewer, led, dice)) is not None:
            return (found, led) if first else (led, found)
    return None


def differ(pair: Pair, done: Compared) -> None:
    one, other = pair.worlds
    answers = one.answers(done.steps)
    same(answers, other.answers(done.steps))
    assert one.stale() == other.stale() == []
    done.answers += len(answers)
    done.uneven += one.live.length != other.live.length
    done.other += one.table.position.array.tobytes() != other.table.position.array.tobytes()


def same(one: list[Said], other: list[Said]) -> None:
    """Byte by byte."""
    for this, that in zip(one, other, strict=False):
        assert this.body == that.body, f"{this.name}: {difference(this.body, that.body)}"
        assert (this.status, this.headers) == (that.status, that.headers), this.name
    assert [each.name for each in one] == [each.name for each in other]


def difference(one: bytes, other: bytes) -> str:
    """Where two answers part."""
    at = next((at for at, (this, that) in enumerate(zip(one, other, strict=False)) if this != that), 0)
    return f"{one[max(0, at - 80) : at + 40]!r}\n{other[max(0, at - 80) : at + 40]!r}"


def finish(pair: Pair) -> None:
    """Something that everybody is told of: whatever was sent before it has come when it has."""
    for each in pair.worlds:
        path = f"/api/tables/{each.live.id}/seats/0/name"
        each.viewer.http.put(path, json={"name": "Ása"}, headers=bearer(each.keys.seats[0])).raise_for_status()
