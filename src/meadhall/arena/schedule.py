"""Who sits where: every line-up, every circular order of it, and each deal once for every rotation."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement, count, permutations, repeat

from ..bots.levels import own_name
from ..core.files import SEEDS

Seating = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Field:
    """The bots that compete. If there is a `line_up`, it is the only one played."""

    bots: tuple[str, ...]
    line_up: Seating | None = None


@dataclass(frozen=True, slots=True)
class Pairing:
    """One game of the schedule. Games of one deal have one seed."""

    index: int
    deal: int
    seed: int
    seating: Seating


def read_field(text: str, more: Sequence[str] = ()) -> Field:
    """Read who competes: `thrall,karl` in every line-up, `karl,thrall*3` in one line-up."""
    seats: list[str] = []
    for part in [each.strip() for each in text.split(",") if each.strip()] + list(more):
        name, star, times = part.partition("*")
        if star and (not times.isdecimal() or not 1 <= int(times) <= 9):
            raise ValueError(f"{part!r} is no number of seats; write karl*3 for three")
        seats += [own_name(name)] * int(times or 1)
    if not seats:
        raise ValueError("a tournament needs at least one bot, like --bots thrall,karl")
    bots = tuple(dict.fromkeys(seats))
    return Field(bots, tuple(seats) if len(bots) < len(seats) else None)


def line_ups(field: Field, seats: int) -> list[Seating]:
    """Return every choice of the bots or, with fewer bots than seats, every line-up that seats each of them."""
    if field.line_up:
        if len(field.line_up) != seats:
            raise ValueError(f"{', '.join(field.line_up)} fill {len(field.line_up)} seats, not {seats}")
        return [field.line_up]
    if len(field.bots) >= seats:
        return list(combinations(field.bots, seats))
    free = combinations_with_replacement(field.bots, seats - len(field.bots))
    return [tuple(sorted((*field.bots, *rest), key=field.bots.index)) for rest in free]


def rotations(order: Seating) -> list[Seating]:
    """Return each seating of a circular order once."""
    return list(dict.fromkeys(order[turn:] + order[:turn] for turn in range(len(order))))


def circular_orders(line_up: Seating) -> list[Seating]:
    """Return the different ways to sit around a round table."""
    orders: list[Seating] = []
    seen: set[Seating] = set()
    for seating in permutations(line_up):
        if seating not in seen:
            orders.append(seating)
            seen.update(rotations(seating))
    return orders


def sets(field: Field, seats: int) -> Iterator[list[Seating]]:
    """Yield the seatings of one deal after another, without end."""
    if seats == 1:  # each alone, and all the same deal
        alone: list[Seating] = [(bot,) for bot in field.bots]
        yield from repeat(alone)
    orders = [circular_orders(line_up) for line_up in line_ups(field, seats)]
    for turn in count():
        for around in orders:
            yield rotations(around[turn % len(around)])


def pairings(field: Field, seats: int, games: int, seed: int) -> list[Pairing]:
    """Plan at least `games` games. The last deal is played by all its rotations too."""
    plan: list[Pairing] = []
    for deal, seatings in enumerate(sets(field, seats)):
        if len(plan) >= games:
            return plan
        if seed + deal >= SEEDS:
            raise ValueError(
                f"a seed is a whole number from 0 to {SEEDS - 1}; this tournament needs more than are left"
            )
        plan += [Pairing(len(plan) + at, deal, seed + deal, seating) for at, seating in enumerate(seatings)]
    raise AssertionError("sets never end")
