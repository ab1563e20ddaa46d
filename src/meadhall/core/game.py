"""What a game is, and the registry of games."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cached_property
from importlib import import_module
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from .compiled import PACKAGE, stamp
from .contract import RULES, SPECTATOR, Contract, check
from .further import further_games
from .handle import handle, handle_of
from .options import Options
from .phrase import Phrase, Role
from .record import Layout, Reading
from .space import Action, Space
from .whole import STAMPS

if TYPE_CHECKING:
    from .cards import Judged
    from .causes import Causes
    from .chair import Chair
    from .hints import Hints
    from .parts import Declared
    from .payment import Payment
    from .position import Position
    from .puzzles import Puzzles
    from .view import CardPart

USUAL_SEATS = 4
NUMBERS = count()
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
    def number(self) -> int:
        """Return a number that no other cards of this process have, to remember what was made of these."""
        return next(NUMBERS)

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


@dataclass(frozen=True, slots=True)
class Deeds:
    """Which sentences of the story begin a deed, which belong to it, and which of them sum it up, the best first."""

    heads: frozenset[str] | None = None  # None: every sentence is a deed of its own
    parts: frozenset[str] = frozenset()
    sums: tuple[str, ...] = ()
    shared: bool = False  # others take part in it, as in a fight
    look_back: Callable[[list[Phrase]], Phrase | None] | None = None  # a sentence of its own for a deed that is done
    fortunes: Mapping[str, Mapping[str, int]] = field(
        default_factory=dict
    )  # whom a sentence says did well (1) or badly (-1)

    def begins(self, phrase: str) -> bool:
        return self.heads is None or phrase in self.heads

    def follows(self, phrase: str) -> bool:
        return phrase in self.parts

    def rank(self, phrase: str) -> int | None:
        """Return how well the sentence sums up the deed, 0 for best, or None if it does not."""
        if self.heads is None:
            return 0
        return self.sums.index(phrase) if phrase in self.sums else None


@dataclass(frozen=True, slots=True)
class Lines:
    """How the sentences of the story are gathered into the lines of the saga; one that is not named is a line."""

    begins: frozenset[str] = frozenset()  # a line: what somebody does
    again: frozenset[str] = frozenset()  # likewise, but whoever does the same once more goes on with the line
    repeats: frozenset[str] = frozenset()  # a line, unless one goes on that such a sentence has begun
    joins: frozenset[str] = frozenset()  # the line of the same name: what came of it
    sums: frozenset[str] = frozenset()  # the line of the same name, which begins with it from then on
    closes: frozenset[str] = frozenset()  # all lines: nothing joins them any more, and nothing is told
    rounds: frozenset[str] = frozenset()  # all lines are closed, and a round begins
    untold: frozenset[str] = frozenset()
    shared: frozenset[str] = frozenset()  # of one line for all seats, as a fight; others belong to the line of a seat

    def role(self, phrase: Phrase) -> Role | None:
        """Return what a sentence is to the lines, or None if it is one by itself."""
        roles: dict[Role, frozenset[str]] = {
            "begins": self.begins, "again": self.again, "repeats": self.repeats, "joins": self.joins,
            "sums": self.sums, "closes": self.closes, "round": self.rounds, "untold": self.untold,
        }  # fmt: skip
        return next((role for role, sentences in roles.items() if phrase.id in sentences), None)

    def name(self, phrase: Phrase) -> str:
        """Return the name of the line that a sentence begins or joins: the colour of the seat, or none if shared."""
        who = phrase.params.get("who")
        return "" if phrase.id in self.shared or not isinstance(who, Phrase) else str(who.params["colour"])


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
    view: Callable[[np.record, Cards], Mapping[str, Any]]  # what is known; its shape is what it declares to return
    read_move: Callable[[np.record, Any, Cards], list[str]]  # of a person: the steps, each an action's text
    action: Callable[[Action, np.record, Cards], Phrase]  # of an Action, as the one who may take it knows the table
    offer: Callable[[Action], Phrase] | None  # the same of an Action by itself, if it needs nothing that is known
    story: Callable[[Reading, Reading, int, Action | None, Cards], list[Phrase]]  # of what changed between two looks
    board: Callable[[np.record, Cards], list[Phrase]]  # the table in plain text
    question: Callable[[np.record, Cards], Phrase]  # what the viewer has to decide
    example: Callable[[np.record, Cards], str]  # of a whole move in one line, if there is one
    ledger: Ledger
    chair: "Chair | None" = None  # what turns with the table, so that a net sees it from its own chair
    payment: "Payment | None" = None  # how moves are paid, if they are
    judge_cards: "Callable[[Any], Judged] | None" = None  # of files of one's own; without it there are none
    card_files: tuple[Path, ...] = ()  # the game's own cards, to begin with
    effects: "Callable[[Mapping[str, str]], dict[str, list[CardPart]]] | None" = (
        None  # of a row of the cards, by column
    )
    lack: "Callable[[Position, int, int], Phrase | None] | None" = None  # what a refused action of a seat lacks
    causes: "Causes | None" = None  # truer causes of refusals than the rules give
    hints: "Hints | None" = None  # how steps make a whole move, and how a hint says why; without it each step is one
    lines: Lines = Lines()  # how its story is gathered into lines
    deeds: Deeds | None = None  # how the moments that decided a game are found in its story
    shared: "Declared | None" = None  # the parts of which the view is put together, if viewers can share them
    judgement: str = ""  # the module of what Karl thinks of it; without one there is no Karl
    lessons: Path | None = None  # a folder of chapters that teach it
    puzzles: "Puzzles | None" = None  # what puzzles of it are about, and where they are kept
    written: "Callable[[str, Any, Cards], np.ndarray[Any, Any]] | None" = None  # a position that is written as text
    words: Path | None = None  # a folder of Fluent files, one a language, if they are not among ours
    guide: Path | None = None  # a page that explains the game, if it is not among ours

    @property
    def plain(self) -> bool:
        """Tell whether the browser has no face for it, so that its board is shown as text."""
        return self.words is not None

    @property
    def usual_seats(self) -> int:
        """Return how many sit at a table if nobody says so."""
        return min(USUAL_SEATS, self.seats[-1])

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
        seen: np.record = self.known.row(self.look_at(s, cards, seat))[0]
        return seen

    def look_at(self, s: Any, cards: Any, seat: int | None) -> bytes:
        """Return the same as `look`, as bytes."""
        memory = bytearray(self.known.dtype.itemsize)
        self.rules.known(s, cards, SPECTATOR if seat is None else seat, handle_of(self.known.dtype, memory))
        return bytes(memory)

    def tally(self, s: Any, cards: Any, seats: int) -> list[dict[str, int]]:
        """Return each seat's score in parts with their total, by a handle of a state or of what is known of one."""
        return self.name_points(self.points(s, cards, seats))

    def points(self, s: Any, cards: Any, seats: int) -> np.ndarray[Any, np.dtype[np.int32]]:
        """Return each seat's score in parts, as numbers."""
        parts = np.zeros((seats, len(self.parts)), np.int32)
        self.rules.scores(s, cards, parts)
        return parts

    def name_points(self, points: np.ndarray[Any, np.dtype[np.int32]]) -> list[dict[str, int]]:
        return [dict(zip(self.parts, row, strict=True)) | {"total": sum(row)} for row in points.tolist()]

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
            if name not in self._games:
                raise ValueError(f"{self._packages[name]} registers no game called {name!r}, as its folder is called")
        return self._games[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._packages)

    def __len__(self) -> int:
        return len(self._packages)


OURS = {"eketorp": "meadhall.games.eketorp", "shipwrights": "meadhall.games.shipwrights"}
REGISTRY = Registry(OURS | further_games())


def register(game: Game) -> Game:
    """Add a game. Raise TypeError unless its rules keep the contract."""
    check(game.rules)
    REGISTRY.add(game)
    RULES[game.state.dtype] = RULES[game.known.dtype] = game.rules
    folder = Path(getattr(game.rules, "__file__", PACKAGE)).resolve().parents[1]
    if not folder.is_relative_to(PACKAGE):
        STAMPS[game.state.dtype] = STAMPS[game.known.dtype] = stamp(folder)
    return game


def find(name: str) -> Game:
    if name not in REGISTRY:
        raise ValueError(f"no game is called {name!r}; there are {', '.join(REGISTRY)}")
    return REGISTRY[name]
