"""The moments that decided a finished game: deeds after which seats could expect more or fewer points at its end."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from .bots.compiled.judgement import prospects
from .core.contract import CHANCE
from .core.game import Deeds
from .core.phrase import Phrase
from .core.record import Reading
from .core.table import Table
from .story import Looks, carry_out

KEPT = 40  # deeds of a game
OWN = 1.3  # how much more a change counts for those whom it concerns
LEAST = 1.0  # points below which nothing was decided


@dataclass(frozen=True, slots=True)
class Deed:
    """Something that a seat did, and what it changed for each, measured against the mean of all."""

    entry: int  # the first of the log that belongs to it
    round: int
    changes: tuple[float, ...]
    phrase: Phrase

    @property
    def weight(self) -> float:
        return max(map(abs, self.changes))

    def most_concerned(self, mine: int | None) -> int:
        """Return the seat that it changed most for, mine if that comes close."""
        weights = [abs(change) * (OWN if seat == mine else 1.0) for seat, change in enumerate(self.changes)]
        return weights.index(max(weights))


@dataclass(slots=True)
class _Open:
    """A deed that may still go on."""

    entry: int
    seat: int
    round: int
    before: np.ndarray
    phrases: list[Phrase]


def deeds(table: Table) -> list[Deed]:
    """Return the deeds of a game that changed most, in their order; moves that were taken back do not count."""
    found = sorted(_all_deeds(table), key=lambda deed: -deed.weight)[:KEPT]
    return sorted(found, key=lambda deed: deed.entry)


def decisive(deeds: list[Deed], mine: int | None, count: int) -> list[tuple[Deed, int]]:
    """Return the deeds that decided most, in their order, each with the seat that it mattered to."""
    concerned = [(deed, deed.most_concerned(mine)) for deed in deeds if deed.weight >= LEAST]
    weights = [abs(deed.changes[seat]) * (OWN if seat == mine else 1.0) for deed, seat in concerned]
    best = sorted(range(len(concerned)), key=lambda at: -weights[at])[:count]
    return [concerned[at] for at in sorted(best)]


def _all_deeds(table: Table) -> Iterator[Deed]:
    grammar = table.game.deeds or Deeds()
    now = table.at(0).position
    looks: Looks = {None: Reading(now.known(None))}
    stood, under_way = _standing(table, now.array[0]), None
    for at in table.live:
        entry, round_no = table.entries[at], int(table.game.rules.rounds(now.handle))
        told = carry_out(now, entry, looks)[None].phrases
        begins = any(grammar.begins(phrase.id) for phrase in told)
        goes_on = not told or any(grammar.follows(phrase.id) for phrase in told)
        apart = not grammar.shared and under_way is not None and entry.seat not in (under_way.seat, CHANCE)
        if under_way and (begins or not goes_on or apart):
            yield from _closed(under_way, stood, grammar)
            under_way = None
        if begins:
            under_way = _Open(at, entry.seat, round_no, stood, [])
        if under_way:
            under_way.phrases += told
        stood = _standing(table, now.array[0])
    if under_way:
        yield from _closed(under_way, stood, grammar)


def _closed(deed: _Open, stood: np.ndarray, grammar: Deeds) -> Iterator[Deed]:
    """Yield the deed if there is a sentence for it."""
    said = [phrase for phrase in deed.phrases if grammar.rank(phrase.id) is not None]
    if said:
        whole = grammar.look_back(deed.phrases) if grammar.look_back else None
        phrase = whole or min(said, key=lambda each: grammar.rank(each.id) or 0)
        yield Deed(deed.entry, deed.round, tuple(map(float, stood - deed.before)), phrase)


def _standing(table: Table, state: np.record) -> np.ndarray:
    """Return the score that each seat may expect at the end, against the mean of all or a solo rival."""
    expected = np.zeros(max(table.seats, 2))
    prospects(state, table.cards.record, expected)
    own = expected[: table.seats]
    against: np.ndarray = own - (expected[1] if table.seats == 1 else own.mean())
    return against
