"""Refusals drawn at random from whole games: which rule was cited, and what the seat was shown."""

import random
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from meadhall import Table
from meadhall.bots.player import Player
from meadhall.core.causes import Cause, cause_of
from meadhall.core.game import Cards
from meadhall.core.record import Reading
from meadhall.core.space import Action

STRAY = 0.3  # the part of moves that Karl does not choose
SELDOM = 9  # moves between two looks at a copy, on average


@dataclass(frozen=True)
class Refusal:
    """A move that a seat may not take, with what the seat sees and what its side of the record holds."""

    rule: str
    reason: str
    seat: int
    action: Action
    view: Any
    known: Reading
    cards: Cards

    @property
    def kind(self) -> str:
        return self.action.kind

    @property
    def args(self) -> tuple[int, ...]:
        return self.action.args

    @property
    def asked(self) -> bool:
        return self.seat in self.view["waiting"]

    @property
    def position(self) -> Any:
        return self.view["position"]

    @property
    def step(self) -> str:
        return str(self.position["step"])

    @property
    def cited(self) -> Cause:
        return self.rule, self.reason

    def __str__(self) -> str:
        return f"seat {self.seat} at {self.step}: {self.action.text} ({self.rule}, {self.reason})"


@dataclass(frozen=True)
class Setting:
    game: str
    seats: int
    seed: int
    options: Any = None
    worn: Callable[[Table, int], None] | None = field(default=None, compare=False)  # what befalls a copy, now and then


def draw(setting: Setting, most: int) -> list[Refusal]:
    """Return up to so many refusals for each cause, all of a whole game. It is played twice: to draw, and to look."""
    choice, met = random.Random(setting.seed), Counter[Cause]()
    drawn = defaultdict[Cause, list[tuple[int, int]]](list)
    for at, (table, seat) in enumerate(looks(setting)):
        for cause, code in refused(table, seat, choice):
            met[cause] += 1
            place = choice.randrange(met[cause])
            if place < most:
                drawn[cause][place : place + 1] = [(at, code)]
    wanted = defaultdict[int, list[int]](list)
    for at, code in (each for found in drawn.values() for each in found):
        wanted[at].append(code)
    looked = enumerate(looks(setting))
    return [refusal(table, seat, table.game.space[code]) for at, (table, seat) in looked for code in wanted[at]]


def refused(table: Table, seat: int, choice: random.Random) -> list[tuple[Cause, int]]:
    """An action that the seat may not take, of each kind and for each reason, with its cause."""
    found = defaultdict[tuple[int, str], list[int]](list)
    for code, why in enumerate(table.position.legal(seat).tolist()):
        if why:
            found[why, table.game.space[code].kind].append(code)
    drawn = [(why, choice.choice(codes)) for (why, _), codes in found.items()]
    return [(cause_of(table.position, seat, code, why), code) for why, code in drawn]


def looks(setting: Setting) -> Iterator[tuple[Table, int]]:
    """Yield the table before each move, for each of its seats, until its game is over."""
    choice, wear = random.Random(setting.seed), random.Random(setting.seed)
    table = Table.new(setting.game, setting.seats, setting.seed, setting.options)
    karls = [Player("karl", table, seat) for seat in range(table.seats)]
    while table.waiting:
        yield from ((table, seat) for seat in range(table.seats))
        if setting.worn and wear.randrange(SELDOM) == 0:
            for seat in table.waiting:
                copy = table.copy()
                setting.worn(copy, seat)
                yield copy, seat
        seat = choice.choice(table.waiting)
        if choice.random() < STRAY:
            table.play(seat, choice.choice(table.moves(seat)))
        else:
            karls[seat].play()
    yield from ((table, seat) for seat in range(table.seats))


def refusal(table: Table, seat: int, action: Action) -> Refusal:
    cited = table.why_not(seat, action)
    assert cited is not None
    return Refusal(*cited, seat, action, table.view(seat), Reading(table.known(seat)), table.cards)
