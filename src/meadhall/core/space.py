"""The action table: every decision and every chance outcome is an action with a code, a kind, arguments and a text."""

import itertools
import math
from dataclasses import dataclass
from typing import Any

import numpy as np

ARGUMENTS = 3


@dataclass(frozen=True, slots=True)
class Kind:
    """A family of actions, one for each combination of its domains' words."""

    name: str
    domains: tuple[tuple[str, ...], ...] = ()
    chance: bool = False


@dataclass(frozen=True, slots=True)
class Action:
    code: int
    kind: str
    args: tuple[int, ...]
    text: str
    chance: bool

    def __str__(self) -> str:
        return self.text


class Space:
    """Actions in the order of the given kinds. `kind`, `x`, `y`, `z` are the table as arrays for compiled rules."""

    def __init__(self, *kinds: Kind) -> None:
        self.kinds = kinds
        self.chances = sum(math.prod(map(len, kind.domains)) for kind in kinds if kind.chance)
        self.actions = tuple(
            Action(code, kind.name, args, " ".join((kind.name, *words)).strip(), kind.chance)
            for code, (kind, args, words) in enumerate(_combinations(kinds))
        )
        self.by_text = {action.text: action for action in self.actions}
        self._spoken = {action.text.casefold(): action for action in self.actions}
        if len(self._spoken) < len(self.actions):
            raise ValueError("two actions share a text")
        if any(action.chance != (action.code < self.chances) for action in self.actions):
            raise ValueError("chance outcomes come first in the table, so that their weights fit into a short array")
        numbers = {kind.name: number for number, kind in enumerate(kinds)}
        self.kind = np.array([numbers[action.kind] for action in self.actions], np.int64)
        columns = np.zeros((ARGUMENTS, len(self.actions)), np.int64)
        for action in self.actions:
            columns[: len(action.args), action.code] = action.args
        self.x, self.y, self.z = columns

    def __len__(self) -> int:
        return len(self.actions)

    def __getitem__(self, code: int) -> Action:
        return self.actions[code]

    def number(self, name: str) -> int:
        """Return the number that `kind` holds for actions of this name."""
        return next(number for number, kind in enumerate(self.kinds) if kind.name == name)

    def codes(self, name: str) -> np.ndarray[Any, np.dtype[np.int64]]:
        """Return the codes of a kind, indexed by its arguments."""
        kind = self.kinds[self.number(name)]
        codes = [action.code for action in self.actions if action.kind == name]
        return np.array(codes, np.int64).reshape(tuple(map(len, kind.domains)))

    def parse(self, text: str) -> Action | None:
        """Return the action of a text, in capitals or not, or None if there is none."""
        return self._spoken.get(" ".join(text.split()).casefold())


def _combinations(kinds: tuple[Kind, ...]) -> list[tuple[Kind, tuple[int, ...], tuple[str, ...]]]:
    return [
        (kind, tuple(place for place, _ in choice), tuple(word for _, word in choice))
        for kind in kinds
        for choice in itertools.product(*(enumerate(domain) for domain in kind.domains))
    ]
