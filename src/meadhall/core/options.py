"""Options: rules that editions or tables differ in, each declared once."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, overload

import numpy as np

FIRST = "1"  # the version that the oldest stored tables were made with


@dataclass(frozen=True, slots=True)
class Option:
    """One rule that tables differ in. If it came `since` a later version, older tables play by its first value."""

    name: str
    values: tuple[Any, ...]
    default: Any
    since: str = FIRST
    seat: bool = False  # its numbers are seats of the table

    def index(self, value: Any) -> int:
        """Return the place of a value, which is what the record holds."""
        for index, each in enumerate(self.values):
            if each == value and type(each) is type(value):
                return index
        raise ValueError(f"option {self.name} is one of {', '.join(map(repr, self.values))}, not {value!r}")


class Options(Sequence[Option]):
    """The options of a game, in the order in which the record holds them. New ones come last."""

    def __init__(self) -> None:
        self._declared: list[Option] = []

    def declare(
        self, name: str, values: tuple[Any, ...], *, default: Any = None, since: str = FIRST, seat: bool = False
    ) -> tuple[int, ...]:
        """Add an option. Return its place in the record, and then the number of each of its values."""
        if since == FIRST and any(option.since != FIRST for option in self._declared):
            raise ValueError(f"option {name} is of the first version and must come before later ones")
        self._declared.append(Option(name, values, values[0] if default is None else default, since, seat))
        return len(self._declared) - 1, *range(len(values))

    @overload
    def __getitem__(self, index: int) -> Option: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Option]: ...
    def __getitem__(self, index: int | slice) -> Option | Sequence[Option]:
        return self._declared[index]

    def __len__(self) -> int:
        return len(self._declared)

    def __iter__(self) -> Iterator[Option]:
        return iter(self._declared)

    def fill(self, stored: dict[str, Any]) -> dict[str, Any]:
        """Return stored options with those that were added later, which take their first value."""
        if lacking := [each.name for each in self if each.name not in stored and each.since == FIRST]:
            raise ValueError(f"it lacks the options {', '.join(lacking)}")
        return {each.name: stored.get(each.name, each.values[0]) for each in self} | stored

    def widen(self, held: Sequence[int]) -> list[int]:
        """Return the options of an older record, with 0 for those that were added later."""
        return [*held, *[0] * (len(self) - len(held))] if len(held) >= self._first() else list(held)

    def checked(self, held: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
        """Return the numbers that a checksum covers. Later options count up to the last one that is not 0."""
        last = int(held.nonzero()[0].max(initial=-1)) + 1
        return held[: max(self._first(), last)]

    def _first(self) -> int:
        return sum(option.since == FIRST for option in self)
