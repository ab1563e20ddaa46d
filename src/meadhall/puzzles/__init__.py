"""Puzzles: positions out of bots' games in which one whole move is clearly best.

A game's puzzles are one file, a puzzle a line, read when they are first asked for. `meadhall puzzles` makes more.
"""

import json
import zlib
from base64 import b64decode, b64encode
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from datetime import date
from functools import cache, cached_property
from hashlib import sha256
from pathlib import Path
from typing import Any, Literal

import numpy as np

from ..core import dice
from ..core.contract import SPECTATOR
from ..core.files import TableError, read_imagined
from ..core.game import Cards, Game, find
from ..core.phrase import Said
from ..core.space import Action
from ..core.table import Table

Level = Literal["easy", "medium", "hard"]
LEVELS: tuple[Level, ...] = ("easy", "medium", "hard")
FIRST_DAY = date(2026, 1, 1)


class PuzzleError(ValueError):
    """A puzzle that cannot be read or played."""


@dataclass(frozen=True, slots=True)
class Move:
    """A whole move, what it does, what the seat may expect of it, and why the best one is better."""

    steps: tuple[str, ...]
    says: Said
    why: Said  # of the best: why it is better than the next best
    win: float
    points: float


@dataclass(frozen=True)
class Puzzle:
    game: str
    id: str
    theme: str
    level: Level
    seat: int
    seats: int
    round: int
    options: Mapping[str, Any]
    state: str  # a world that the seat may imagine, packed
    moves: tuple[Move, ...]  # those that were compared, best first
    margin: float  # of a win, by which the best is ahead of the next

    @cached_property
    def cards(self) -> Cards:
        return find(self.game).load_cards(None)

    @cached_property
    def imagined(self) -> np.record:
        """Return the world with which it begins; raise PuzzleError if no game leads there."""
        game = find(self.game)
        try:
            plain = {"seat": self.seat, "state": _filled(game, unpack(self.state))}
            found = read_imagined(game, self.seats, dict(self.options), self.cards, plain)
        except (TableError, ValueError, KeyError, TypeError) as error:
            raise PuzzleError(f"{self.id}: {error}") from None
        assert found is not None
        return found[1]

    @property
    def key(self) -> bytes:
        return sha256(f"meadhall puzzle {self.game} {self.id}".encode()).digest()

    def plain_imagined(self) -> dict[str, Any]:
        """Return the position as tables store the one that they begin with."""
        return {"seat": SPECTATOR, "state": find(self.game).state.plain(self.imagined), "puzzle": self.id}

    def table(self) -> Table:
        """Return the table at which it is solved."""
        found, seed = find(self.game), dice.thinking_seed(self.key)
        return Table(found, self.seats, dict(self.options), self.cards, seed, (SPECTATOR, self.imagined)).settle()

    def actions(self, move: Move) -> tuple[Action, ...]:
        """Return the steps of a move; raise PuzzleError if there is no such step."""
        found = [find(self.game).space.by_text.get(step) for step in move.steps]
        if None in found:
            raise PuzzleError(f"{self.id}: there is no step {', '.join(move.steps)}")
        return tuple(action for action in found if action)

    def plain(self) -> dict[str, Any]:
        """Return it as it is written down; the file names the game."""
        return {name: value for name, value in asdict(self).items() if name != "game"}


def _filled(game: Game, plain: dict[str, Any]) -> dict[str, Any]:
    """Return the world with fields that came in later as 0."""
    return game.state.plain(game.state.blank()[0]) | plain


def pack(plain: Mapping[str, Any]) -> str:
    text = json.dumps(plain, separators=(",", ":"))
    return b64encode(zlib.compress(text.encode(), 9)).decode()


def unpack(packed: str) -> dict[str, Any]:
    plain = json.loads(zlib.decompress(b64decode(packed)))
    if not isinstance(plain, dict):
        raise ValueError("the position is not a record")
    return plain


def puzzles_of(game: Game) -> tuple[Puzzle, ...]:
    """Return the puzzles of a game, in the order of their file."""
    return _read_all(game.name, game.puzzles.file) if game.puzzles else ()


@cache
def _read_all(game: str, file: Path) -> tuple[Puzzle, ...]:
    return read(game, file)


def read(game: str, file: Path) -> tuple[Puzzle, ...]:
    """Read a file of puzzles; raise PuzzleError with the line that is none."""
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return tuple(_read_line(game, file, number, line) for number, line in enumerate(lines, 1))


def _read_line(game: str, file: Path, number: int, line: str) -> Puzzle:
    try:
        plain = json.loads(line)
        moves = tuple(Move(tuple(each.pop("steps")), **each) for each in plain.pop("moves"))
        return Puzzle(game, moves=moves, **plain)
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise PuzzleError(f"{file.name}, line {number}: {error!r}") from None


def write(file: Path, puzzles: list[Puzzle]) -> None:
    """Write the file whole, a puzzle a line."""
    lines = [json.dumps(each.plain(), ensure_ascii=False, separators=(",", ":")) + "\n" for each in puzzles]
    beside = file.with_name(f".{file.name}.part")
    beside.write_text("".join(lines), encoding="utf-8")
    beside.replace(file)


def puzzle_of(game: Game, id: str) -> Puzzle | None:
    return next((each for each in puzzles_of(game) if each.id == id), None)


def of_the_day(game: Game, day: date) -> Puzzle | None:
    """Return the puzzle of a day: all come once before one comes again, in an order that only the file decides."""
    order = sorted(puzzles_of(game), key=lambda each: sha256(f"day {each.id}".encode()).digest())
    return order[(day - FIRST_DAY).days % len(order)] if order else None


def why_not(puzzle: Puzzle) -> str:
    """Return why a puzzle cannot be set, or nothing: its world, its moves and what it says of itself are checked."""
    game = find(puzzle.game)
    try:
        table = puzzle.table()
        actions = [puzzle.actions(move) for move in puzzle.moves]
    except PuzzleError as error:
        return str(error)
    if table.entries or puzzle.seat not in table.waiting:
        return f"{puzzle.id}: the seat has nothing to decide"
    ends = [after(table, puzzle.seat, [each.code for each in steps]) for steps in actions]
    if len(ends) < 2 or None in ends or len(set(ends)) < len(ends):
        return f"{puzzle.id}: its moves are not legal, or two of them are the same"
    if not 0 < puzzle.margin <= ahead(puzzle.moves) + 0.0005:
        return f"{puzzle.id}: its first move is not the best by its margin"
    if puzzle.level not in LEVELS or not game.puzzles or puzzle.theme not in game.puzzles.themes:
        return f"{puzzle.id}: there is no theme {puzzle.theme} or level {puzzle.level}"
    return ""


POINT = 0.005  # of a win, as the search wants it


def ahead(moves: tuple[Move, ...]) -> float:
    """Return by how much of a win the first move is ahead of the best of the others."""
    wishes = [move.win + POINT * move.points for move in moves]
    return wishes[0] - max(wishes[1:])


def after(table: Table, seat: int, codes: list[int]) -> bytes | None:
    """Return what the seat knows after these steps, so that the same move in another order is the same; None if one is
    not legal."""
    trial = table.copy()
    try:
        trial._execute(seat, codes)
    except ValueError:
        return None
    return trial.known(seat).tobytes()
