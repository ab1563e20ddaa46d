"""Routes to play: moves, undo, hints, and why something is not allowed."""

import asyncio
from collections.abc import Mapping

from fastapi import APIRouter, Request, Response

from ...core.phrase import Phrase
from ...trial import imagine
from ..tables.create import SEAT
from ..tables.moves import play as play_move
from ..tables.moves import undo as undo_move
from ..tables.origin import require_free
from ..tables.registry import require_running
from ..tables.trial import try_move
from ..tables.ways import list_ways
from .auth import AtTable, SeatNumber
from .decide import choose
from .hints import hint, offer, prospects, tells_prospects
from .play_schemas import Hint, MoveAnswer, MoveInfo, Prospects, Reasons, Trial, WaysAnswer, WhyAnswer
from .requests import HintRequest, MoveRequest, UndoRequest, WhyRequest
from .tables import respond

router = APIRouter(prefix="/api/tables/{table}/seats/{seat}", tags=["play"])
JSON = "application/json"


@router.post("/moves", summary="Play a move", response_model=MoveAnswer)
async def move(at: AtTable, seat: SeatNumber, body: MoveRequest) -> Response:
    """The answer is 409 if `decision` is out of date, and 422 with rule and reason if the rules forbid the move."""
    at.own(seat)
    answer = await play_move(at.registry, at.live, seat, body.id, body.decision, body.move, at.still(SEAT, seat=seat))
    return Response(answer, media_type=JSON)


@router.get("/moves", summary="List my legal moves, and what each does", response_model=list[MoveInfo])
async def moves(at: AtTable, seat: SeatNumber) -> Response:
    at.own(seat)
    require_running(at.live)
    table = at.live.table
    return respond(offer(table, table.known(seat), table.moves(seat)))


@router.post("/undo", summary="Take back my latest move", response_model=MoveAnswer)
async def undo(at: AtTable, seat: SeatNumber, body: UndoRequest) -> Response:
    at.own(seat)
    answer = await undo_move(at.registry, at.live, seat, body.id, body.decision, at.still(SEAT, seat=seat))
    return Response(answer, media_type=JSON)


@router.post("/decide", summary="Let a bot make this decision for me, and no other", response_model=MoveAnswer)
async def decide(request: Request, at: AtTable, seat: SeatNumber, body: UndoRequest) -> Response:
    """The game's usual bot decides by what my seat knows. The answer is that of a move."""
    at.own(seat)
    if at.live.table.origin:
        await require_free(at.registry, at.live)  # its move would be a hint
    code = await choose(at.live, seat, body.decision, request.app.state.thinkers)
    answer = await play_move(at.registry, at.live, seat, body.id, body.decision, code, at.still(SEAT, seat=seat))
    return Response(answer, media_type=JSON)


@router.post("/hint", summary="Ask what Jarl would do", response_model=Hint)
async def advise(request: Request, at: AtTable, seat: SeatNumber, body: HintRequest | None = None) -> Response:
    """Jarl's best whole moves by what my seat knows, each with a reason. He answers soon at stage 0, and better at each
    further one. He has no time limit, so the same question gets the same answer. Hints are allowed if the table was
    made with `hints`, or if the request carries the secrets of all people at the table."""
    at.own(seat)
    asked = body or HintRequest()
    return respond(await hint(at, seat, asked.stage, asked.kept, request.app.state.thinkers, request.app.state.warming))


@router.post("/why", summary="Ask whether a move is legal, and if not, which rule forbids it")
async def why(at: AtTable, seat: SeatNumber, body: WhyRequest) -> WhyAnswer:
    at.own(seat)
    require_running(at.live)
    table = at.live.table
    rule, reason = table.why_not(seat, body.move) or ("", "")
    lack = table.lack(seat, body.move) if reason else None
    return WhyAnswer(legal=not reason, rule=rule, reason=reason, lack=lack.plain() if lack else None)


@router.post("/try", summary="Try a move: return its result, as far as my seat can foresee it", response_model=Trial)
async def attempt(at: AtTable, seat: SeatNumber, body: WhyRequest) -> Response:
    """This changes nothing. It uses only what my seat knows, and stops before a draw or a reveal."""
    at.own(seat)
    require_running(at.live)
    return respond(try_move(at.live.table, seat, body.move) | {"prospects": await tells_prospects(at, seat)})


@router.post("/prospects", summary="Ask what a plan is likely to come to, and at worst", response_model=Prospects)
async def foresee(request: Request, at: AtTable, seat: SeatNumber, body: WhyRequest) -> Response:
    """The plan is played in many rounds that are imagined from what my seat knows, with Karls in all seats. This
    changes nothing, and is allowed where hints are."""
    at.own(seat)
    return respond(await prospects(at, seat, body.move, request.app.state.thinkers, request.app.state.warming))


@router.post(
    "/ways", summary="List all ways to pay a move, cheapest first, each with its bill", response_model=WaysAnswer
)
async def ways(at: AtTable, seat: SeatNumber, body: WhyRequest) -> Response:
    """The request changes nothing. `move` comes without its payment; 422 if it is not legal. In a game in which nothing
    is paid a move has one way."""
    at.own(seat)
    require_running(at.live)
    world, decision = imagine(at.live.table, seat), at.live.table.made(seat)
    return respond({"decision": decision} | await asyncio.to_thread(list_ways, world, seat, body.move))


@router.get("/reasons", summary="List every action that is not legal now, by the reason that forbids it")
async def reasons(at: AtTable, seat: SeatNumber) -> Reasons:
    at.own(seat)
    require_running(at.live)
    refused, lacks = at.live.table.reasons(seat), at.live.table.lacks(seat)
    alike = {reason: lack for reason, codes in refused.items() if (lack := common(codes, lacks))}
    own = [code for reason, codes in refused.items() if reason not in alike for code in codes if code in lacks]
    return Reasons(
        reasons=refused,
        alike={reason: lack.plain() for reason, lack in alike.items()},
        lacks={code: lacks[code].plain() for code in own},
    )


def common(codes: list[int], lacks: Mapping[int, Phrase]) -> Phrase | None:
    """Return what all these actions lack, if it is the same: then it is sent once."""
    first = lacks.get(codes[0])
    return first if len(codes) > 1 and all(lacks.get(code) == first for code in codes) else None
