"""What is said to a player, before it is said in any language: an id and its parameters."""

from dataclasses import dataclass, field
from typing import Union

Value = Union[str, int, "Phrase", list["Phrase"]]


@dataclass(frozen=True, slots=True)
class Phrase:
    """A message of the Fluent files; parameters may be phrases themselves, or lists of them."""

    id: str
    params: dict[str, Value] = field(default_factory=dict)


COLOURS = ("red", "blue", "yellow", "green", "violet", "white")


def seat_name(seat: int) -> Phrase:
    return Phrase("seat-name", {"colour": COLOURS[seat]})
