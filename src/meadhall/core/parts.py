"""A position in parts, as a game declares it. Each part is made of what it reads of a look, and of nothing else."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from .game import Cards
from .record import Reading

Make = Callable[..., Any]  # makes a part of a look and the cards


@dataclass(frozen=True, slots=True)
class EachSeat:
    """A list with a part for each seat; what makes it is told the seat and, if asked, whether that is the viewer's."""

    make: Make
    own: bool = False


@dataclass(frozen=True, slots=True)
class EachWord:
    """An object with a part for each word; what makes it is told the word's number."""

    make: Make
    words: tuple[str, ...]


Declared = Mapping[str, Make | EachSeat | EachWord]  # parts by their names in the position


class Place(NamedTuple):
    """One part of a position: its name and, in a list or an object of parts, its key there."""

    name: str
    key: int | str | None
    make: Make
    given: tuple[int, ...] = ()
    own: bool = False

    def arguments(self, viewer: int) -> tuple[int | bool, ...]:
        """Return what makes the part for a viewer, besides look and cards."""
        return (*self.given, self.key == viewer) if self.own else self.given


def places(declared: Declared, seats: int) -> Iterator[Place]:
    """Yield all parts of a position, in their order."""
    for name, part in declared.items():
        if isinstance(part, EachSeat):
            yield from (Place(name, seat, part.make, (seat,), part.own) for seat in range(seats))
        elif isinstance(part, EachWord):
            yield from (Place(name, word, part.make, (number,)) for number, word in enumerate(part.words))
        else:
            yield Place(name, None, part)


def plain(declared: Declared, known: Reading, cards: Cards) -> dict[str, Any]:
    """Return the whole position as plain values."""
    found: dict[str, Any] = {}
    for place in places(declared, known.seats):
        value = place.make(known, cards, *place.arguments(known.seat))
        if place.key is None:
            found[place.name] = value
        elif isinstance(place.key, int):
            found.setdefault(place.name, []).append(value)
        else:
            found.setdefault(place.name, {})[place.key] = value
    return found
