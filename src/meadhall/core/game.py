"""What a game is, and the registry of games."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property
from importlib import import_module
from typing import Any

import numpy as np

from .contract import RULES, SPECTATOR, Contract, check
from .handle import handle
from .options import Options
from .phrase import Phrase
from .record import Layout, Reading
from .space import Action, Space

Named = Mapping[str, Any] | str | None  # options by name, or a preset


class Misfit(ValueError):
    """A person's move that can be read but not put into steps. It names the rule as a Reason does."""

    def __init__(self, rule: str, reason: str, detail: str) -> None:
        super().__init__(detail)
        self.rule, self.reason = rule, reason


@dataclass(frozen=True)
class Cards:
    """Card tables: as plain rows to save with a table, and as one record for the rules."""

    name: str
    rows: list[dict[str, str]]
    array: np.ndarray[Any, Any]
    warnings: tuple[str, ...] = ()

    @property
    def record(self) -> np.record:
        record: np.record = self.array[0]
        return record

    @cached_property
    def handle(self) -> Any:
        """Return the handle by which compiled rules read the record."""
        return handle(self.array)

    @cached_property
    def plain(self) -> Reading:
        """Return what the record holds, as plain numbers."""
        return Reading(self.record)

    @cached_property
    def tables(self) -> dict[str, list[dict[str, str]]]:
        """Return the rows of each table, by its name."""
        tables: dict[str, list[dict[str, str]]] = {}
        for row in self.rows:
            tables.setdefault(row.get("table", ""), []).append(row)
        return tables


@dataclass(frozen=True, slots=True)
class Ledger:
    """What the laboratory counts of cards. `note` counts it."""

    tables: Mapping[str, int]  # of cards, each with room for so many, in the order in which `note` numbers them
    uses: tuple[str, ...]
    chief: Mapping[str, tuple[str, ...]]  # the uses for which a player takes the cards of a table
    tallies: tuple[str, ...] = ()  # what else is counted, each time a card is in use


@dataclass(frozen=True)
class Game:
    name: str
    version: str
    seats: range
    space: Space
    state: Layout
    known: Layout
    rules: Contract
    options: Options
    presets: Mapping[str, Mapping[str, Any]]
    reasons: type[IntEnum]
    rule_of: Mapping[Any, str]
    parts: tuple[str, ...]
    endings: tuple[str, ...]
    load_cards: Callable[[Any], Cards]
    view: Callable[[np.record, Cards], dict[str, Any]]
    steps: Callable[[np.record, Any, Cards], list[str]]  # of a people-facing move
    action: Callable[[Action, np.record, Cards], Phrase]  # of an Action, as the one who may take it knows the table
    offer: Callable[[Action], Phrase] | None  # the same of an Action by itself, if it needs nothing that is known
    story: Callable[[Reading, Reading, int, Action | None, Cards], list[Phrase]]  # of what changed between two looks
    board: Callable[[np.record, Cards], list[Phrase]]  # the table in plain text
    question: Callable[[np.record, Cards], Phrase]  # what the viewer has to decide
    example: Callable[[np.record, Cards], str]  # of a whole move in one line, if there is one
    ledger: Ledger

    def complete_options(self, seats: int, options: Named) -> dict[str, Any]:
        """Return every option with its value: the default, then the preset, then what is named."""
        if not isinstance(seats, int) or seats not in self.seats:
            raise ValueError(f"{self.name} is for {self.seats[0]} to {self.seats[-1]} seats, not {seats!r}")
        given = {"preset": options} if isinstance(options, str) else dict(options or {})
        preset = given.pop("preset", "standard")
        if preset not in self.presets:
            raise ValueError(f"preset is one of {', '.join(self.presets)}, not {preset!r}")
        chosen = {option.name: option.default for option in self.options} | dict(self.presets[preset])
        if unknown := sorted(set(given) - set(chosen)):
            raise ValueError(f"{self.name} has no option {', '.join(unknown)}; it has {', '.join(chosen)}")
        chosen |= given
        for option in self.options:
            option.index(chosen[option.name])
            if option.seat and isinstance(chosen[option.name], int) and chosen[option.name] >= seats:
                raise ValueError(f"option {option.name} names seat {chosen[option.name]}, of {seats} counted from 0")
        return chosen

    def look(self, s: Any, cards: Any, seat: int | None) -> np.record:
        """Return all that a seat, or for None a spectator, may know of a state. State and cards may be handles."""
        out = self.known.blank()
        self.rules.known(s, cards, SPECTATOR if seat is None else seat, handle(out))
        seen: np.record = out[0]
        return seen

    def tally(self, s: Any, cards: Any, seats: int) -> list[dict[str, int]]:
        """Return each seat's score in parts with their total, by a handle of a state or of what is known of one."""
        parts = np.zeros((seats, len(self.parts)), np.int32)
        self.rules.scores(s, cards, parts)
        return [dict(zip(self.parts, row, strict=True)) | {"total": sum(row)} for row in parts.tolist()]

    def scratch(self) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
        """Make room for the reasons of `legal` and the weights of `chances`."""
        return np.zeros(len(self.space), np.uint8), np.zeros(self.space.chances, np.int32)

    def encode(self, chosen: Mapping[str, Any]) -> np.ndarray[Any, np.dtype[np.int8]]:
        return np.array([option.index(chosen[option.name]) for option in self.options], np.int8)


class Registry(Mapping[str, Game]):
    """The games by name. Each is imported when it is first asked for, and then registers itself."""

    def __init__(self, packages: Mapping[str, str]) -> None:
        self._packages = dict(packages)
        self._games: dict[str, Game] = {}

    def add(self, game: Game) -> None:
        self._packages.setdefault(game.name, "")
        self._games[game.name] = game

    def __getitem__(self, name: str) -> Game:
        if name not in self._games and name in self._packages:
            import_module(self._packages[name])
        return self._games[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._packages)

    def __len__(self) -> int:
        return len(self._packages)


REGISTRY = Registry({"eketorp": "meadhall.games.eketorp", "shipwrights": "meadhall.games.shipwrights"})


def register(game: Game) -> Game:
    """Add a game. Raise TypeError unless its rules keep the contract."""
    check(game.rules)
    REGISTRY.add(game)
    RULES[game.state.dtype] = RULES[game.known.dtype] = game.rules
    return game


def find(name: str) -> Game:
    if name not in REGISTRY:
        raise ValueError(f"no game is called {name!r}; there are {', '.join(REGISTRY)}")
    return REGISTRY[name]
