"""What is said to a player, before it is said in any language: an id and its parameters."""

import re
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import Any, Union

Value = Union[str, int, "Phrase", list["Phrase"]]


@dataclass(frozen=True, slots=True)
class Phrase:
    """A message of the Fluent files. Its parameters may be phrases themselves, or lists of them."""

    id: str
    params: dict[str, Value] = field(default_factory=dict)

    def plain(self) -> dict[str, Any]:
        """Return it as it is sent: `{"id": …, "params": {…}}`, and phrases within it likewise."""
        return {"id": self.id, "params": {name: _plain(value) for name, value in self.params.items()}}


def _plain(value: Value) -> Any:
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
