"""Puzzles are made: Karls play, and of their decisions those are kept in which one whole move is clearly best.

A glance drops most positions at little cost. A search chooses among the rest, and one ten times as long with lots of
its own has to find the same move, ahead by the margin.
"""

import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from hashlib import sha256

import numpy as np

from ..bots.bot import Budget
from ..bots.compiled.karl import Karl
from ..bots.hints import FINALISTS, Advice
from ..bots.race import gap
from ..bots.wording import sentence
from ..core.game import Game
from ..core.hints import Codes, Imagined
from ..core.position import Entry, Position
from ..core.rng import below, stream, thoughts
from ..core.space import Action
from ..core.table import Table
from . import LEVELS, Level, Move, Puzzle, after, ahead, pack

SEARCHED, TENFOLD = 0.4, 4.0  # of a hint's effort: 2,400 imagined games for the tree and for whole moves, and 24,000
STAGE = 1
SURE = 0.7  # of a glance, that its move may be the best
MARGIN = 0.02  # of a win, by which the best move has to be ahead of the next
ERRORS, MORE_ERRORS = 2.0, 4.0  # standard errors, at least as many, and in the longer search
SHOWN = 8  # moves that are compared
WORLDS = 60  # of which reasons are told
EVERY = 5  # decisions of which one is looked at, about
A_GAME = 3  # puzzles of one game
ITSELF = 0.4  # of all puzzles may be as Karl plays, which are the easy ones
DREAMING, CHECKING = 21, 22  # seeds of the imagined world and of the longer search: they share no lot


@dataclass
class Maker:
    """Makes puzzles of a game and counts what it drops, and why."""

    game: Game
    count: int
    seed: int = 1
    have: tuple[Puzzle, ...] = ()
    dropped: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        assert self.game.puzzles
        self.puzzles = self.game.puzzles
        self.cards = self.game.load_cards(None)
        self.made = list(self.have)
        self.lots = stream(self.seed, 9)
        self.began = time.process_time()

    def make(self, tell: Callable[[Puzzle], None]) -> list[Puzzle]:
        """Return the puzzles there were and new ones, until there are enough."""
        number = self.seed
        while len(self.made) < self.count:
            found = 0
            for table, seat in self._decisions(number):
                puzzle = self._judged(table, seat)
                if puzzle:
                    self.made.append(puzzle)
                    tell(puzzle)
                    found += 1
                if found == A_GAME or len(self.made) >= self.count:
                    break
            number += 1
        return self.made

    @property
    def seconds(self) -> float:
        return time.process_time() - self.began

    def _decisions(self, number: int) -> Iterator[tuple[Table, int]]:
        """Yield decisions of a game of Karls at which a whole move begins."""
        seats = self.game.seats
        least = max(seats[0], 2)
        table = Table.new(self.game.name, least + below(self.lots, 5 - least), number)
        karl, began = Karl(self.game, self.cards), dict[int, np.record]()
        while table.outcome is None:
            seat = table.due
            legal = table.moves(seat)
            begins = seat not in began or not self._goes_on(began[seat], table.position)
            if begins:
                began[seat] = table.known(seat)
                if len(legal) > 1 and below(self.lots, EVERY) == 0:
                    yield table, seat
            rng = thoughts(number, seat, table.made(seat))
            table.play(seat, karl.choose(table.known(seat), legal, rng, Budget()) if len(legal) > 1 else legal[0])

    def _goes_on(self, began: np.record, at: Position) -> bool:
        return bool(self.game.hints and self.game.hints.goes_on(began, at))

    def _judged(self, table: Table, seat: int) -> Puzzle | None:
        known, legal = table.known(seat), table.moves(seat)
        id = sha256(known.tobytes()).hexdigest()[:8]
        if any(each.id == id for each in self.made):
            self._drop("seen before")
            return None
        advice = self._advice(known, legal, self.seed, SEARCHED)
        glance = advice.ideas(0)[0]
        if glance.share < SURE:
            self._drop("glance: close")
            return None
        if self._theme(advice) is None:
            self._drop("glance: theme is full")
            return None
        ordinary = self._ordinary(known) == glance.codes
        if ordinary and self._level_is_full():
            self._drop("glance: easy ones are full")
            return None
        found = advice.ideas(STAGE)[0]
        theme = self._theme(advice)
        if theme is None or margin(advice.compared[:FINALISTS], ERRORS) < MARGIN:
            self._drop("search: close")
            return None
        longer = self._advice(known, legal, CHECKING, TENFOLD)
        if longer.ideas(STAGE)[0].codes != found.codes:
            self._drop("ten times as long: another move")
            return None
        if margin(longer.compared[:FINALISTS], MORE_ERRORS) < MARGIN:
            self._drop("ten times as long: close")
            return None
        level = self._level(found.codes == glance.codes and glance.share > 0.95, self._ordinary(known) == found.codes)
        return self._written(table, seat, id, theme, level, longer)

    def _drop(self, why: str) -> None:
        self.dropped[why] += 1

    def _advice(self, known: np.record, legal: list[Action], seed: int, effort: float) -> Advice:
        rng = thoughts(seed, int(known.seat), len(self.made))
        return Advice(self.game, self.cards, known, legal, rng, effort=effort)

    def _theme(self, advice: Advice) -> str | None:
        """Return what the best move is about, unless there are enough of these."""
        if len(advice.compared) < 2:
            return None
        best, other = (tuple(self.game.space[code] for code in each.codes) for each in advice.compared[:2])
        theme = self.puzzles.theme(best, other, advice.known)
        there = sum(each.theme == theme for each in self.made)
        return theme if there < max(1, 3 * self.count // (2 * len(self.puzzles.themes))) else None

    def _level_is_full(self) -> bool:
        return sum(each.level == LEVELS[0] for each in self.made) >= ITSELF * self.count

    def _level(self, at_once: bool, ordinary: bool) -> Level:
        return LEVELS[0] if ordinary else LEVELS[1] if at_once else LEVELS[2]

    def _ordinary(self, known: np.record) -> Codes:
        """Return the whole move that Karl would make."""
        at, seat, karl = self._dream(known), int(known.seat), Karl(self.game, self.cards)
        rng, codes = thoughts(self.seed, seat, 0), list[int]()
        while not codes or (at.mask() >> seat & 1 and self._goes_on(known, at)):
            legal = [self.game.space[int(code)] for code in np.flatnonzero(at.legal(seat) == 0)]
            codes.append(karl.choose(at.known(seat), legal, rng, Budget()).code)
            at.apply(Entry(seat, codes[-1]))
        return tuple(codes)

    def _dream(self, known: np.record) -> Position:
        """Return a world as the seat may imagine it, whatever is hidden."""
        array = self.game.state.blank()
        lots = thoughts(DREAMING, int(known.seat), 0)
        self.game.rules.imagine(known, self.cards.record, lots, array[0])
        return Position(self.game, self.cards, array)

    def _written(self, table: Table, seat: int, id: str, theme: str, level: Level, advice: Advice) -> Puzzle | None:
        known, (best, *others) = advice.known, advice.compared
        dream = self._dream(known)
        trial = Table(self.game, table.seats, table.options, self.cards, 0, (-1, dream.state))
        ends, moves = {after(trial, seat, list(best.codes))}, [best]
        for each in others:
            end = after(trial, seat, list(each.codes))
            if end not in ends and len(moves) < SHOWN:
                ends.add(end)
                moves.append(each)
        if None in ends or margin(moves) < MARGIN:
            self._drop("two moves come to the same, or one is close")
            return None
        told = tuple(self._move(advice, best, each) for each in moves)
        return Puzzle(
            self.game.name, id, theme, level, seat, table.seats, int(known.round_no), table.options,
            pack(self.game.state.plain(dream.state)), told,
            round(ahead(told), 3),
        )  # fmt: skip

    def _move(self, advice: Advice, best: Imagined, each: Imagined) -> Move:
        other = advice.compared[1] if each is best else each
        reasons = advice.contrast(best.codes, other.codes, WORLDS)
        worse = behind(best, each)
        return Move(
            tuple(self.game.space[code].text for code in each.codes),
            advice.said(each.codes).plain(),
            sentence(reasons, *best.beside(other), True).plain(),
            round(float(best.wins.mean() - worse[0]), 3),
            round(float(best.points.mean() - worse[1]), 1),
        )


def behind(best: Imagined, other: Imagined) -> tuple[float, float]:
    """Return how much less often another move wins, and how many points fewer it brings, in the same worlds."""
    first, second = best.beside(other)
    return float((first.wins - second.wins).mean()), float((first.points - second.points).mean())


def margin(compared: list[Imagined], errors: float = 0.0) -> float:
    """Return by how much of a win the best is ahead of the next; 0 if it is not by so many standard errors."""
    best, *others = compared
    ahead = []
    for other in others:
        wishes = gap(best, other)
        sure = float(wishes.mean()) >= errors * float(wishes.std()) / wishes.size**0.5
        ahead.append(float(wishes.mean()) if sure else 0.0)
    return min(ahead, default=0.0)
