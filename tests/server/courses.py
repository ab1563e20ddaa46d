"""Steps that two tables take at once so that a viewer learns the same at both, whatever else happens there."""

import random
from dataclasses import dataclass, field

import numpy as np

from meadhall import Table
from meadhall.core.contract import CHANCE, CHANCE_BIT
from meadhall.core.position import Entry

NODES = 300  # positions that are looked at for one step
LONGEST = 14  # decisions of a seat in one step


@dataclass
class Step:
    """Rows that one table takes, and what the viewer then knows, change by change."""

    rows: list[Entry] = field(default_factory=list)
    sights: list[bytes] = field(default_factory=list)

    @property
    def chance(self) -> bool:
        return any(row.seat == CHANCE for row in self.rows)


def grown(table: Table, rows: list[Entry]) -> Table:
    """The table as it will be."""
    other = table.copy()
    for row in rows:
        assert other.follow(row)
    return other


def any_step(table: Table, viewer: int | None, dice: random.Random) -> Step:
    """Some seat does anything, and chance falls anyhow."""
    seat = dice.choice(table.waiting)
    rows = taken_back(table, seat, dice) if dice.random() < 0.2 else []
    move = Entry(seat, dice.choice(table.moves(seat)).code)
    return seen(table, rows or settled(table, move, dice), viewer)


def taken_back(table: Table, seat: int, dice: random.Random) -> list[Entry]:
    latest = table.log.latest(seat)
    return settled(table, Entry(seat, latest, "undo"), dice) if latest is not None and table.undoable(seat) else []


def settled(table: Table, row: Entry, dice: random.Random) -> list[Entry]:
    """A row and what then happens by itself."""
    now, rows = table.copy(), list[Entry]()
    following: Entry | None = row
    while following:
        assert now.follow(following)
        rows.append(following)
        falls = now.position.mask() == CHANCE_BIT
        following = Entry(CHANCE, dice.choice(possible(now))) if falls else now.position.forced()
    return rows


def possible(table: Table) -> list[int]:
    return [int(code) for code in np.flatnonzero(table.position.weights())]


def seen(table: Table, rows: list[Entry], viewer: int | None) -> Step:
    now, step = table.copy(), Step(rows)
    last = now.known(viewer).tobytes()
    for row in rows:
        assert now.follow(row)
        if (known := now.known(viewer).tobytes()) != last:
            step.sights.append(known)
            last = known
    return step


def alike(table: Table, viewer: int | None, led: Step, dice: random.Random) -> Step | None:
    """A step of another world in which the viewer learns the same, if one is found; other rows if possible."""
    first = led.rows[0]
    if not led.sights and first.seat != viewer and dice.random() < 0.4:
        return Step()
    if first.mark == "undo":
        step = seen(table, taken_back(table, first.seat, dice), viewer)
        return step if step.rows and step.sights == led.sights else None
    return Search(table, viewer, led, dice).found()


class Search:
    """Decisions of a seat, unseen but for the last, then whatever chance must bring."""

    def __init__(self, table: Table, viewer: int | None, led: Step, dice: random.Random) -> None:
        self.table, self.viewer, self.sights, self.dice = table.copy(), viewer, led.sights, dice
        self.seat, self.first = led.rows[0].seat, led.rows[0].code
        self.own = self.seat == viewer
        self.left = NODES

    def found(self) -> Step | None:
        known = self.table.known(self.viewer).tobytes()
        rows = self._decide([], known, 1)
        return None if rows is None else Step(rows, self.sights)

    def _decide(self, rows: list[Entry], known: bytes, decisions: int) -> list[Entry] | None:
        for code in self._wishes():
            if (found := self._take(Entry(self.seat, code), rows, known, 0, decisions)) is not None:
                return found
        return None

    def _wishes(self) -> list[int]:
        legal = [row.code for row in self.table.moves(self.seat)]
        if self.own:
            return [self.first]
        self.dice.shuffle(legal)
        if self.first in legal and self.dice.random() < 0.4:
            legal.insert(0, self.first)
        return legal

    def _take(self, row: Entry, rows: list[Entry], known: bytes, at: int, decisions: int) -> list[Entry] | None:
        """Take the row and go on; None if the viewer would learn something else."""
        self.left -= 1
        mark = self.table.bookmark()
        if self.left < 0 or not self.table.follow(row):
            return None
        now = self.table.known(self.viewer).tobytes()
        changed = now != known
        found = None
        if not changed or self.sights[at : at + 1] == [now]:
            found = self._go_on([*rows, row], now, at + changed, decisions)
        self.table.rewind(mark)
        return found

    def _go_on(self, rows: list[Entry], known: bytes, at: int, decisions: int) -> list[Entry] | None:
        if following := self._following():
            takes = (self._take(row, rows, known, at, decisions) for row in following)
            return next((found for found in takes if found is not None), None)
        if at == len(self.sights):
            return rows
        unseen = at == 0 and not self.own and decisions < LONGEST
        return self._decide(rows, known, decisions + 1) if unseen and self.seat in self.table.waiting else None

    def _following(self) -> list[Entry]:
        """What may happen by itself now."""
        if self.table.position.mask() == CHANCE_BIT:
            codes = possible(self.table)
            return [Entry(CHANCE, code) for code in self.dice.sample(codes, len(codes))]
        forced = self.table.position.forced()
        return [forced] if forced else []
