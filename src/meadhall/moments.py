"""The moments that decided a finished game: deeds after which seats could expect more or fewer points at its end."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from .bots.compiled.judgement import prospects
from .core.contract import CHANCE
from .core.game import Deeds
from .core.phrase import Phrase, seat_name
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
    fortunes: tuple[int, ...] = ()  # who did well by what the sentence says (1), and who badly (-1)

    @property
    def weight(self) -> float:
        return max(self._weights(None))

    def most_concerned(self, mine: int | None) -> int:
        """Return the seat that it changed most for, mine if that comes close."""
        weights = self._weights(mine)
        return weights.index(max(weights))

    def weight_for(self, seat: int, mine: int | None) -> float:
        """Return what the change weighs for a seat: nothing if the sentence would not explain it.

        A fight may cost the winner, who gives away the better card. "You beat Green: -3" would puzzle whoever reads it.
        """
        change = self.changes[seat]
        at_odds = bool(self.fortunes) and self.fortunes[seat] * change < 0
        return 0.0 if at_odds else abs(change) * (OWN if seat == mine else 1.0)

    def _weights(self, mine: int | None) -> list[float]:
        return [self.weight_for(seat, mine) for seat in range(len(self.changes))]


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
    weights = [deed.weight_for(seat, mine) for deed, seat in concerned]
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
        changes = tuple(map(float, stood - deed.before))
        yield Deed(deed.entry, deed.round, changes, phrase, _fortunes(phrase, len(changes), grammar))


def _fortunes(phrase: Phrase, seats: int, grammar: Deeds) -> tuple[int, ...]:
    """Return for each seat whether the sentence says that it did well (1), badly (-1), or neither."""
    said = grammar.fortunes.get(phrase.id, {})
    named = [(phrase.params[name], fortune) for name, fortune in said.items()]
    return tuple(sum(fortune for who, fortune in named if who == seat_name(seat)) for seat in range(seats))


def _standing(table: Table, state: np.record) -> np.ndarray:
    """Return the score that each seat may expect at the end, against the mean of all or a solo rival."""
    expected = np.zeros(max(table.seats, 2))
    prospects(state, table.cards.record, expected)
    own = expected[: table.seats]
    against: np.ndarray = own - (expected[1] if table.seats == 1 else own.mean())
    return against
