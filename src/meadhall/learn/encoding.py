"""The vector of a game: which cells it has, and the tables by which compiled code fills it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from ..core.chair import Chair, Turn, Turning
from ..core.game import Game, find
from ..core.options import Option
from .compiled.encode import MOST, Tables

PLAIN, BIT, TURNED, WIDE = range(4)  # how a cell is read, in the order of the vector


@dataclass(frozen=True, slots=True)
class Cell:
    """One number of the vector. Its indexes count from the viewer where they count seats."""

    field: str
    indexes: tuple[int, ...]
    low: int
    high: int
    how: int
    bit: int = 0
    turning: Turning | None = None

    @property
    def name(self) -> str:
        return f"{self.field}{''.join(f'[{index}]' for index in self.indexes)}"


class NoChair(ValueError):
    """The game does not say what turns with the table."""


def chair_of(game: Game) -> Chair:
    if game.chair is None:
        raise NoChair(f"{game.name} names no chair, so nobody can say what turns with the table (write-a-game.md)")
    return game.chair


@cache
def cells(name: str) -> tuple[Cell, ...]:
    """Return the cells of a game's vector in their order."""
    game = find(name)
    found = [cell for field in game.known.cells if field not in chair_of(game).left_out for cell in _cells(game, field)]
    return tuple(sorted(found, key=lambda cell: cell.how))


def _cells(game: Game, field: str) -> Iterator[Cell]:
    chair, declared = chair_of(game), game.known.cells[field]
    width, _ = chair.bits.get(field, (0, None))
    for indexes in np.ndindex(declared.shape):
        if width:
            yield from (Cell(field, (*indexes, bit), 0, 1, BIT, bit) for bit in range(width))
        elif turning := _turning(game, field, indexes):
            yield Cell(field, indexes, 0, declared.high, TURNED, turning=turning)
        elif declared.dtype.itemsize > 1:
            yield Cell(field, indexes, 0, min(declared.high, MOST), WIDE)
        else:
            yield Cell(field, indexes, declared.low, declared.high, PLAIN)


def _turning(game: Game, field: str, indexes: tuple[int, ...]) -> Turning | None:
    """Return how the numbers of a cell turn, if they name a seat; so does an option that names one."""
    if field == "option" and game.options[indexes[0]].seat:
        return _turn_option(game.options[indexes[0]])
    return chair_of(game).values.get(field)


@cache
def _turn_option(option: Option) -> Turning:
    def turned(index: int, turn: Turn) -> int:
        value = option.values[index] if index < len(option.values) else None
        return option.values.index(turn[value]) if isinstance(value, int) else index

    return turned


@cache
def tables(name: str, seats: int) -> Tables:
    """Return where each cell and each action comes from, for every chair of a table of so many."""
    game = find(name)
    chair, all_cells = chair_of(game), cells(name)
    turnings = list(dict.fromkeys(cell.turning for cell in all_cells if cell.turning))
    turns = [chair.turn(seats, at) for at in range(seats)]

    def rows(how: int) -> np.ndarray[Any, np.dtype[np.uint16]]:
        chosen = [cell for cell in all_cells if cell.how == how]
        return np.array([[_byte(game, cell, turn) for cell in chosen] for turn in turns], np.uint16)

    actions = np.array([_actions(game, turn) for turn in turns], np.uint16)
    bits = [cell for cell in all_cells if cell.how == BIT]
    shifts = np.array([[_bit(game, cell, turn) % 8 for cell in bits] for turn in turns], np.uint8)
    return Tables(
        plain=rows(PLAIN),
        bits=rows(BIT),
        shifts=shifts,
        turned=rows(TURNED),
        guards=np.array([_guard(game, cell) for cell in all_cells if cell.turning], np.uint16),
        turnings=np.array([turnings.index(cell.turning) for cell in all_cells if cell.turning], np.uint16),
        turns=np.array([[_inverse(turning, turn) for turning in turnings] for turn in turns], np.uint8).reshape(
            seats, len(turnings), MOST + 1
        ),
        wide=rows(WIDE),
        actions=actions,
        first=game.space.chances,
        straight=bool((actions == actions[0]).all()),
    )


def _inverse(turning: Turning, turn: Turn) -> list[int]:
    """Return what each number is, seen from the chair: the turn the other way round."""
    places = [turn.index(seat) for seat in range(len(turn))]
    return [turning(number, places) for number in range(MOST + 1)]


def _guard(game: Game, cell: Cell) -> int:
    """Return the byte that must not be 0 for a cell to count; the number of seats never is."""
    fields: Mapping[str, Any] = game.known.dtype.fields or {}
    return int(fields[chair_of(game).while_set.get(cell.field, "seats")][1])


def _bit(game: Game, cell: Cell, turn: Turn) -> int:
    _, turning = chair_of(game).bits[cell.field]
    return turning(cell.bit, turn) if turning else cell.bit


def _byte(game: Game, cell: Cell, turn: Turn) -> int:
    """Return the byte of what is known that a cell is read from."""
    declared = game.known.cells[cell.field]
    fields: Mapping[str, Any] = game.known.dtype.fields or {}
    size, place = declared.dtype.itemsize, 0
    axes = chair_of(game).axes.get(cell.field, (None,) * len(declared.shape))
    for turning, index, length in zip(axes, cell.indexes, declared.shape, strict=False):
        place = place * length + (turning(index, turn) if turning else index)
    first = int(fields[cell.field][1]) + place * size
    return first + (_bit(game, cell, turn) // 8 if cell.how == BIT else 0)  # the lowest byte of a number comes first


def _actions(game: Game, turn: Turn) -> list[int]:
    """Return the code of each action as it is seen from a chair, chance outcomes left out."""
    codes = {(action.kind, action.args): action.code for action in game.space.actions}
    turnings = chair_of(game).actions
    return [
        codes[
            action.kind,
            tuple(
                turning(value, turn) if turning else value
                for turning, value in zip(
                    turnings.get(action.kind, (None,) * len(action.args)), action.args, strict=True
                )
            ),
        ]
        for action in game.space.actions
        if not action.chance
    ]


def size(name: str) -> int:
    """Return the number of cells."""
    return len(cells(name))


def action_count(name: str) -> int:
    game = find(name)
    return len(game.space) - game.space.chances
