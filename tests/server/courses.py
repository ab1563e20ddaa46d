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
    """Entries that one table takes, and what the viewer then knows, change by change."""

    entries: list[Entry] = field(default_factory=list)
    sights: list[bytes] = field(default_factory=list)

    @property
    def chance(self) -> bool:
        return any(entry.seat == CHANCE for entry in self.entries)


def grown(table: Table, entries: list[Entry]) -> Table:
    """The table as it will be."""
    other = table.copy()
    for entry in entries:
        assert other.follow(entry)
    return other


def any_step(table: Table, viewer: int | None, dice: random.Random) -> Step:
    """Some seat does anything, and chance falls anyhow."""
    seat = dice.choice(table.waiting)
    entries = taken_back(table, seat, dice) if dice.random() < 0.2 else []
    move = Entry(seat, dice.choice(table.moves(seat)).code)
    return seen(table, entries or settled(table, move, dice), viewer)


def taken_back(table: Table, seat: int, dice: random.Random) -> list[Entry]:
    latest = table.log.latest(seat)
    return settled(table, Entry(seat, latest, "undo"), dice) if latest is not None and table.undoable(seat) else []


def settled(table: Table, entry: Entry, dice: random.Random) -> list[Entry]:
    """An entry and what then happens by itself."""
    now, entries = table.copy(), list[Entry]()
    following: Entry | None = entry
    while following:
        assert now.follow(following)
        entries.append(following)
        falls = now.position.mask() == CHANCE_BIT
        following = Entry(CHANCE, dice.choice(possible(now))) if falls else now.position.forced()
    return entries


def possible(table: Table) -> list[int]:
    return [int(code) for code in np.flatnonzero(table.position.weights())]


def seen(table: Table, entries: list[Entry], viewer: int | None) -> Step:
    now, step = table.copy(), Step(entries)
    last = now.known(viewer).tobytes()
    for entry in entries:
        assert now.follow(entry)
        if (known := now.known(viewer).tobytes()) != last:
            step.sights.append(known)
            last = known
    return step


def alike(table: Table, viewer: int | None, led: Step, dice: random.Random) -> Step | None:
    """A step of another world in which the viewer learns the same, if one is found; other entries if possible."""
    first = led.entries[0]
    if not led.sights and first.seat != viewer and dice.random() < 0.4:
        return Step()
    if first.mark == "undo":
        step = seen(table, taken_back(table, first.seat, dice), viewer)
        return step if step.entries and step.sights == led.sights else None
    return Search(table, viewer, led, dice).found()


class Search:
    """Decisions of a seat, unseen but for the last, then whatever chance must bring."""

    def __init__(self, table: Table, viewer: int | None, led: Step, dice: random.Random) -> None:
        self.table, self.viewer, self.sights, self.dice = table.copy(), viewer, led.sights, dice
        self.seat, self.first = led.entries[0].seat, led.entries[0].code
        self.own = self.seat == viewer
        self.left = NODES

    def found(self) -> Step | None:
        known = self.table.known(self.viewer).tobytes()
        entries = self._decide([], known, 1)
        return None if entries is None else Step(entries, self.sights)

    def _decide(self, entries: list[Entry], known: bytes, decisions: int) -> list[Entry] | None:
        for code in self._wishes():
            if (found := self._take(Entry(self.seat, code), entries, known, 0, decisions)) is not None:
                return found
        return None

    def _wishes(self) -> list[int]:
        legal = [action.code for action in self.table.moves(self.seat)]
        if self.own:
            return [self.first]
        self.dice.shuffle(legal)
        if self.first in legal and self.dice.random() < 0.4:
            legal.insert(0, self.first)
        return legal

    def _take(self, entry: Entry, entries: list[Entry], known: bytes, at: int, decisions: int) -> list[Entry] | None:
        """Take the entry and go on; None if the viewer would learn something else."""
        self.left -= 1
        mark = self.table.bookmark()
        if self.left < 0 or not self.table.follow(entry):
            return None
        now = self.table.known(self.viewer).tobytes()
        changed = now != known
        found = None
        if not changed or self.sights[at : at + 1] == [now]:
            found = self._go_on([*entries, entry], now, at + changed, decisions)
        self.table.rewind(mark)
        return found

    def _go_on(self, entries: list[Entry], known: bytes, at: int, decisions: int) -> list[Entry] | None:
        if following := self._following():
            takes = (self._take(entry, entries, known, at, decisions) for entry in following)
            return next((found for found in takes if found is not None), None)
        if at == len(self.sights):
            return entries
        unseen = at == 0 and not self.own and decisions < LONGEST
        return self._decide(entries, known, decisions + 1) if unseen and self.seat in self.table.waiting else None

    def _following(self) -> list[Entry]:
        """What may happen by itself now."""
        if self.table.position.mask() == CHANCE_BIT:
            codes = possible(self.table)
            return [Entry(CHANCE, code) for code in self.dice.sample(codes, len(codes))]
        forced = self.table.position.forced()
        return [forced] if forced else []
