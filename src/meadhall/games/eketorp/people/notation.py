"""Positions as text that looks like the table, for set-ups, puzzles and tests.

    seats 4, round 3, leader 1, step fights
    A grass grass: 0 2
    D clay: 0 0 1
    siege 0 boat: 1 2
    seat 0: wards 0 1 0 0, amulets 5, hand 2 3 5 6, swap 4
    walls 0: grass wood / grass / wood

A field holds bricks and, after the colon, a seat for each viking. Walls are listed from field 0 on, bottom to top.
What is not said is as at the start of the game: vikings at home, five amulets, nothing built; a hand not given is
the four lowest cards that fit it. The rest of the bricks is in the reserve and the rest of the cards in the pile.
"""

import re
from collections.abc import Mapping
from typing import Any

import numpy as np

from ....core.game import Cards
from ..cards import CARDS
from ..options import OPTIONS, PRESETS
from ..rules import contract
from ..rules.actions import BRICK_WORDS, FIELD_WORDS, SIDE_WORDS
from ..rules.state import HAND, STATE, VALUES, Hand, Phase

STEP_PHASES = {
    "material": Phase.MATERIAL,
    "plan": Phase.MUSTER,
    "fights": Phase.JUDGE,
    "build": Phase.HOMECOMING,
    "end": Phase.END_ROUND,
}
SOURCES = {"dealt": Hand.DEALT, "drawn": Hand.DRAWN, "known": Hand.PICKED_UP}


class PositionError(ValueError):
    """A line of a position that cannot be read."""


def position(
    text: str, options: Mapping[str, Any] | str | None = None, cards: Cards | None = None
) -> np.ndarray[Any, Any]:
    """Return the position as an array of one record, led on to its next decision or chance."""
    lines = [line.strip() for line in text.strip().splitlines() if line.strip()]
    head = dict(re.findall(r"(\w+) (\w+)", lines[0]))
    array = STATE.blank()
    s = array[0]
    seats = int(head["seats"])
    record = cards.record if cards else CARDS.blank()[0]
    contract.start(s, record, seats, _options(options))
    s.round_no, s.leader = int(head.get("round", 1)), int(head.get("leader", 0))
    s.material = s.round_no
    s.used[: s.round_no] = 1
    s.turn = s.leader
    hands: dict[int, list[int]] = {}
    for line in lines[1:]:
        _read(s, line, hands)
    _deal(s, hands)
    _count(s, seats)
    s.phase = STEP_PHASES[head.get("step", "fights")]
    while contract.advance(s, record):
        pass
    return array


def _options(options: Mapping[str, Any] | str | None) -> np.ndarray[Any, Any]:
    given = PRESETS[options] if isinstance(options, str) else dict(options or {})
    return np.array([option.index(given.get(option.name, option.default)) for option in OPTIONS], np.int8)


def _read(s: np.record, line: str, hands: dict[int, list[int]]) -> None:
    name, _, rest = line.partition(":")
    words = name.split()
    if words[0] in FIELD_WORDS:
        field = FIELD_WORDS.index(words[0])
        for word in words[1:]:
            s.bricks[field, BRICK_WORDS.index(word)] += 1
        for seat in rest.split():
            s.camp[field, int(seat)] += 1
    elif words[0] == "siege":
        for seat in rest.split():
            s.rivals[int(words[1]), SIDE_WORDS.index(words[2])] |= 1 << int(seat)
    elif words[0] == "walls":
        for wall, stack in enumerate(rest.split("/")):
            bricks = [BRICK_WORDS.index(word) for word in stack.split()]
            s.walls[int(words[1]), wall, : len(bricks)] = bricks
    elif words[0] == "carried":
        for word in rest.split():
            s.carried[int(words[1]), BRICK_WORDS.index(word)] += 1
    elif words[0] == "seat":
        _read_seat(s, int(words[1]), rest, hands)
    else:
        raise PositionError(f"cannot read {line!r}")


def _read_seat(s: np.record, seat: int, rest: str, hands: dict[int, list[int]]) -> None:
    for part in rest.split(","):
        key, *values = part.split()
        if key == "hand":
            hands[seat] = [int(value) for value in values if value.isdecimal()]
            s.source[seat] = SOURCES.get(values[-1], Hand.DRAWN)
        elif key == "swap":
            for value in values:
                s.swap[seat, int(value)] += 1
        elif key == "wards":
            s.ward[seat] = [int(value) for value in values]
        elif key == "amulets":
            s.amulets[seat] = int(values[0])
        else:
            raise PositionError(f"cannot read {part!r} of seat {seat}")


def _deal(s: np.record, hands: dict[int, list[int]]) -> None:
    """Deal the hands as given. The others are four cards from the low end of what is left."""
    for seat in range(int(s.seats)):
        for value in hands.get(seat, []):
            s.hand[seat, value] += 1
        s.high_shown[seat] = seat not in hands or s.source[seat] != Hand.DEALT
    s.pile[1:] -= (s.hand + s.swap).sum(axis=0)[1:].astype(np.int8)
    for seat in range(int(s.seats)):
        if seat in hands:
            continue
        missing = HAND - int(s.swap[seat].sum())
        s.source[seat] = Hand.DRAWN
        for value in _pile(s)[:missing]:
            s.hand[seat, value] += 1
            s.pile[value] -= 1


def _pile(s: np.record) -> list[int]:
    """Return the draw pile from the low end."""
    return [value for value in range(1, VALUES) for _ in range(int(s.pile[value]))]


def _count(s: np.record, seats: int) -> None:
    """Leave at home or in the reserve what is not on the board. Spent amulets have drawn cards from the pile."""
    for seat in range(seats):
        besieging = int(sum(int(mask) >> seat & 1 for mask in s.rivals.ravel()))
        away = int(s.camp[:, seat].sum()) + besieging
        s.home[seat] -= away + int(s.ward[seat].sum())
        s.away += away
    for brick in range(1, len(BRICK_WORDS)):
        laid = int(s.bricks[:, brick].sum() + s.carried[:, brick].sum() + (s.walls == brick).sum())
        s.reserve[brick] -= laid
    spent = 5 * seats - int(s.amulets[:seats].sum())
    for value in _pile(s)[:spent]:
        s.pile[value] -= 1
        s.thrown_open[0, value] += 1
