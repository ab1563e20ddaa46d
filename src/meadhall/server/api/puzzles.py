"""Routes to puzzles: which there are, which is today's, the table of one, and whether a move solves it."""

from datetime import date

from fastapi import APIRouter, Request

from ...core.game import REGISTRY, find
from ...puzzles import Move, Puzzle, of_the_day, puzzle_of, puzzles_of
from ...puzzles.judge import Judged, codes_of, judge
from ..errors import Refusal
from ..names import GameName
from ..tables import create
from ..tables.registry import require_running
from ..tables.trial import judge as entries_of
from .auth import AtTable, InRegistry, Once, SeatNumber, address_of
from .requests import NameRequest, TryRequest
from .schemas import PuzzleInfo, PuzzleMove, PuzzleVerdict, Secrets
from .tables import hand_out

router = APIRouter(prefix="/api/games", tags=["games"])
daily = APIRouter(tags=["games"])
solving = APIRouter(prefix="/api/tables/{table}/seats/{seat}", tags=["play"])


@router.get("/{game}/puzzles", summary="The puzzles of a game, without their solutions")
async def puzzles(game: GameName) -> list[PuzzleInfo]:
    return [_describe(puzzle) for puzzle in puzzles_of(find(game))]


@daily.get("/api/puzzles/{day}", summary="The puzzle of a day for each game, the same for everybody")
async def day(day: date) -> list[PuzzleInfo]:
    found = [of_the_day(game, day) for game in REGISTRY.values()]
    return [_describe(puzzle) for puzzle in found if puzzle]


@router.post("/{game}/puzzles/{puzzle}", status_code=201, summary="Make the table of a puzzle, where nobody else acts")
async def begin(
    request: Request, registry: InRegistry, game: GameName, puzzle: str, body: NameRequest, seed: Once
) -> Secrets:
    live, keys = await create.make(registry, create.plan_puzzle(game, puzzle, body.name), seed)
    registry.look(live, address_of(request))
    await create.start_once(registry, live)
    return hand_out(request, keys)


@solving.post("/puzzle", summary="Ask whether a move solves the puzzle, or for its solution")
async def solve(at: AtTable, seat: SeatNumber, body: TryRequest) -> PuzzleVerdict:
    """This changes nothing. The verdict is of all steps since the beginning of the puzzle."""
    at.own(seat)
    require_running(at.live)
    puzzle = puzzle_of(at.live.table.game, at.live.puzzle or "")
    if puzzle is None:
        raise Refusal(404, "unknown")
    if body.move is None:
        return _answer(puzzle, Judged("shown"))
    table = at.live.table
    taken = [table.entries[entry].code for entry in table.live if table.entries[entry].seat == seat]
    return _answer(puzzle, judge(puzzle, [*taken, *(each.code for each in entries_of(table, seat, body.move))]))


def _describe(puzzle: Puzzle) -> PuzzleInfo:
    return PuzzleInfo(
        game=puzzle.game, id=puzzle.id, theme=puzzle.theme, level=puzzle.level, seats=puzzle.seats, round=puzzle.round
    )


def _answer(puzzle: Puzzle, judged: Judged) -> PuzzleVerdict:
    best, move = puzzle.moves[0], judged.move
    over = judged.verdict in ("right", "shown")
    return PuzzleVerdict(
        verdict=judged.verdict,
        says=judged.says.plain() if judged.says else None,
        why=move.why if move else None,
        win=round(best.win - move.win, 3) if move else None,
        points=round(best.points - move.points, 1) if move else None,
        moves=[_compared(puzzle, each) for each in puzzle.moves] if over else [],
    )


def _compared(puzzle: Puzzle, move: Move) -> PuzzleMove:
    codes = codes_of(puzzle, move)
    return PuzzleMove(
        codes=codes, text=", ".join(move.steps), says=move.says, why=move.why, win=move.win, points=move.points
    )
