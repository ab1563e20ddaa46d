"""Playing: moves, undos, hints, and why something is not allowed."""

from fastapi import APIRouter, Request, Response

from ..tables.moves import play as play_move
from ..tables.moves import undo as undo_move
from ..tables.registry import is_running
from ..tables.trial import try_move
from .auth import AtTable, SeatNumber
from .hints import hint, offer
from .schemas import Hint, MoveAnswer, MoveInfo, MoveRequest, Reasons, Trial, UndoRequest, WhyAnswer, WhyRequest
from .tables import respond

router = APIRouter(prefix="/api/tables/{table}/seats/{seat}", tags=["play"])
JSON = "application/json"


@router.post("/moves", summary="Play a move", response_model=MoveAnswer)
async def move(at: AtTable, seat: SeatNumber, body: MoveRequest) -> Response:
    """409 if `decision` is not the seat's present one; 422 with rule and reason if the rules forbid the move."""
    at.own(seat)
    answer = await play_move(at.registry, at.live, seat, body.id, body.decision, body.move)
    return Response(answer, media_type=JSON)


@router.get("/moves", summary="My legal moves, and what each of them does", response_model=list[MoveInfo])
async def moves(at: AtTable, seat: SeatNumber) -> Response:
    at.own(seat)
    is_running(at.live)
    table = at.live.table
    return respond(offer(table, table.known(seat), table.moves(seat)))


@router.post("/undo", summary="Take my latest move back", response_model=MoveAnswer)
async def undo(at: AtTable, seat: SeatNumber, body: UndoRequest) -> Response:
    at.own(seat)
    answer = await undo_move(at.registry, at.live, seat, body.id, body.decision)
    return Response(answer, media_type=JSON)


@router.post("/hint", summary="What would Jarl do?", response_model=Hint)
async def advise(request: Request, at: AtTable, seat: SeatNumber) -> Response:
    """My moves by what my seat knows, best first. As many imagined games as Jarl plays, and no limit of time: the same
    question has the same answer. Allowed where the table was made with `hints`, or where no other person sits whose
    secret did not come along."""
    at.own(seat)
    return respond(await hint(at, seat, request.app.state.thinkers, request.app.state.warming))


@router.post("/why", summary="Whether a move is legal, and if not, which rule forbids it")
async def why(at: AtTable, seat: SeatNumber, body: WhyRequest) -> WhyAnswer:
    at.own(seat)
    is_running(at.live)
    rule, reason = at.live.table.why_not(seat, body.move) or ("", "")
    return WhyAnswer(legal=not reason, rule=rule, reason=reason)


@router.post("/try", summary="What a move would come to, as far as my seat can foresee it", response_model=Trial)
async def attempt(at: AtTable, seat: SeatNumber, body: WhyRequest) -> Response:
    """Changes nothing. It comes of what my seat knows, and ends before a die falls or something hidden is opened."""
    at.own(seat)
    is_running(at.live)
    return respond(try_move(at.live.table, seat, body.move))


@router.get("/reasons", summary="Every action that is not legal now, by the reason that forbids it")
async def reasons(at: AtTable, seat: SeatNumber) -> Reasons:
    at.own(seat)
    is_running(at.live)
    return Reasons(reasons=at.live.table.reasons(seat))
