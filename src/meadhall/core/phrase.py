"""What is said to a player, before it is said in any language: an id and its parameters."""

import re
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import Literal, NotRequired, Union

from typing_extensions import TypedDict

Value = Union[str, int, "Phrase", list["Phrase"]]
SaidValue = Union[str, int, "Said", list["Said"]]


class Said(TypedDict):
    """A phrase as it is sent. Its parameters may be phrases themselves, or lists of them."""

    id: str
    params: dict[str, SaidValue]


Role = Literal["begins", "again", "repeats", "joins", "sums", "closes", "round", "untold"]


class Told(Said):
    """A sentence of the story as it is sent, and its place in the lines of the saga; without one it is a line."""

    line: NotRequired[Role]
    of: NotRequired[str]  # the name of the line that it begins or joins
    undone: NotRequired[list[int]]  # the viewer's steps that an undo takes back


@dataclass(frozen=True, slots=True)
class Phrase:
    """A message of the Fluent files. Its parameters may be phrases themselves, or lists of them."""

    id: str
    params: dict[str, Value] = field(default_factory=dict)

    def plain(self) -> Said:
        """Return it as it is sent: `{"id": …, "params": {…}}`, and phrases within it likewise."""
        return {"id": self.id, "params": {name: _plain(value) for name, value in self.params.items()}}


def _plain(value: Value) -> SaidValue:
    if isinstance(value, Phrase):
        return value.plain()
    return [each.plain() for each in value] if isinstance(value, list) else value


COLOURS = ("red", "blue", "yellow", "green", "violet", "white")


@lru_cache(1024)
def card_name(game: str, name: str) -> Phrase:
    """Return the name of a card. If a language has no word for it, it is said as the card table gives it."""
    return Phrase(f"{game}-name-{re.sub(r'[^a-z0-9]+', '-', name.lower()).strip('-')}", {"name": name})


@cache
def seat_name(seat: int) -> Phrase:
    return Phrase("seat-name", {"colour": COLOURS[seat]})
