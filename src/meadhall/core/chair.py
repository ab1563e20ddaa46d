"""How a game looks from each chair: which of its numbers turn with the table, so that the viewer always sits at 0."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

Turn = Sequence[int]  # for each seat, where it sits once the table is turned, or the other way round
Turning = Callable[[int, Turn], int]  # turns one number with the table
Axes = tuple[Turning | None, ...]  # one for each axis of a field or argument of an action; None stays as it is


def turn_seat(seat: int, turn: Turn) -> int:
    """Turn a seat. A number above all seats stands for something that has no seat, and stays."""
    return turn[seat] if seat < len(turn) else seat


@dataclass(frozen=True, slots=True)
class Chair:
    """What turns, declared by a game once for what is known and for actions."""

    version: int  # of the vector that comes out: a new number if a cell moves, comes or goes
    places: int  # seats that a record has room for
    axes: Mapping[str, Axes] = field(default_factory=dict)  # of fields that hold something for each seat
    values: Mapping[str, Turning] = field(default_factory=dict)  # of fields whose numbers name a seat,
    while_set: Mapping[str, str] = field(default_factory=dict)  # some only while another field is not 0
    bits: Mapping[str, tuple[int, Turning | None]] = field(default_factory=dict)  # of fields that are so many bits
    left_out: frozenset[str] = frozenset()
    actions: Mapping[str, Axes] = field(default_factory=dict)  # of the arguments of a kind

    def turn(self, seats: int, chair: int) -> list[int]:
        """Return who sits where, seen from a chair: first the viewer, then clockwise, then the empty places."""
        return [(chair + place) % seats if place < seats else place for place in range(self.places)]
