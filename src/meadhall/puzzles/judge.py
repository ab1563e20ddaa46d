"""What a solver did is compared with the moves of the puzzle."""

from dataclasses import dataclass
from typing import Literal

from ..bots.wording import said_move
from ..core.game import find
from ..core.phrase import Phrase
from ..core.space import Action
from . import Move, Puzzle, after

Verdict = Literal["right", "wrong", "on", "shown"]


@dataclass(frozen=True, slots=True)
class Judged:
    """Whether a move is the best one; `on` if it is a part of a whole move. `move` is the one that was compared."""

    verdict: Verdict
    says: Phrase | None = None
    move: Move | None = None


def judge(puzzle: Puzzle, codes: list[int]) -> Judged:
    """Judge all steps that the solver has taken from the beginning of the puzzle; they are legal."""
    game, table = find(puzzle.game), puzzle.table()
    known = table.known(puzzle.seat)
    end = after(table, puzzle.seat, codes)
    trial = table.copy()
    trial._execute(puzzle.seat, codes)
    listed = (each for each in puzzle.moves if after(table, puzzle.seat, codes_of(puzzle, each)) == end)
    move = next(listed, None)
    if move is None and game.hints and puzzle.seat in trial.waiting and game.hints.goes_on(known, trial.position):
        return Judged("on")
    says = said_move(game, puzzle.cards, known, table.position, actions_of(puzzle, codes))
    return Judged("right" if move is puzzle.moves[0] else "wrong", says, move)


def codes_of(puzzle: Puzzle, move: Move) -> list[int]:
    return [action.code for action in puzzle.actions(move)]


def actions_of(puzzle: Puzzle, codes: list[int]) -> tuple[Action, ...]:
    return tuple(find(puzzle.game).space[code] for code in codes)
