"""Playing: moves, their taking back, and why something is not allowed."""

from fastapi import APIRouter, Request, Response

from ..tables.moves import move as play_move
from ..tables.moves import undo as undo_move
from ..tables.registry import is_running
from ..tables.trial import tried
from .auth import AtTable, SeatNumber
from .hints import hint, offered
from .schemas import Hint, MoveAnswer, MoveInfo, MoveWish, Reasons, Trial, UndoWish, WhyAnswer, WhyWish
from .tables import written

router = APIRouter(prefix="/api/tables/{table}/seats/{seat}", tags=["play"])
JSON = "application/json"


@router.post("/moves", summary="Play a move", response_model=MoveAnswer)
async def move(at: AtTable, seat: SeatNumber, wish: MoveWish) -> Response:
    """409 if `decision` is not the seat's present one; 422 with rule and reason if the rules forbid the move."""
    at.own(seat)
    answer = await play_move(at.registry, at.live, seat, wish.id, wish.decision, wish.move)
    return Response(answer, media_type=JSON)


@router.get("/moves", summary="My legal moves, and what each of them does", response_model=list[MoveInfo])
async def moves(at: AtTable, seat: SeatNumber) -> Response:
    at.own(seat)
    is_running(at.live)
    table = at.live.table
    return written(offered(table, table.known(seat), table.moves(seat)))


@router.post("/undo", summary="Take my latest move back", response_model=MoveAnswer)
async def undo(at: AtTable, seat: SeatNumber, wish: UndoWish) -> Response:
    at.own(seat)
    answer = await undo_move(at.registry, at.live, seat, wish.id, wish.decision)
    return Response(answer, media_type=JSON)


@router.post("/hint", summary="What would Jarl do?", response_model=Hint)
async def hinted(request: Request, at: AtTable, seat: SeatNumber) -> Response:
    """My moves by what my seat knows, best first. As many imagined games as Jarl plays, and no limit of time: the same
    question has the same answer. Allowed where the table was made with `hints`, or where no other person sits whose
    secret did not come along."""
    at.own(seat)
    return written(await hint(at, seat, request.app.state.thinkers, request.app.state.warming))


@router.post("/why", summary="Whether a move is legal, and if not, which rule forbids it")
async def why(at: AtTable, seat: SeatNumber, wish: WhyWish) -> WhyAnswer:
    at.own(seat)
    is_running(at.live)
    rule, reason = at.live.table.why_not(seat, wish.move) or ("", "")
    return WhyAnswer(legal=not reason, rule=rule, reason=reason)


@router.post("/try", summary="What a move would come to, as far as my seat can foresee it", response_model=Trial)
async def attempt(at: AtTable, seat: SeatNumber, wish: WhyWish) -> Response:
    """Changes nothing. It comes of what my seat knows, and ends before a die falls or something hidden is opened."""
    at.own(seat)
    is_running(at.live)
    return written(tried(at.live.table, seat, wish.move))


@router.get("/reasons", summary="Every action that is not legal now, by the reason that forbids it")
async def reasons(at: AtTable, seat: SeatNumber) -> Reasons:
    at.own(seat)
    is_running(at.live)
    return Reasons(reasons=at.live.table.reasons(seat))
