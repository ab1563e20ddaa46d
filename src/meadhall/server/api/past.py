"""Routes to a table's past: replay, story, file, and practice tables that start from one of its positions."""

import asyncio
from typing import Annotated

import orjson
from fastapi import APIRouter, Query, Request, Response

from ...core.contract import SPECTATOR
from ..errors import Refusal
from ..storage.queries import Seat
from ..tables import create
from ..tables import replay as past
from ..tables.create import SEAT
from ..tables.origin import require_own_seat
from ..tables.registry import require_readable
from ..tables.replay import LONGEST
from ..tables.seats import level_at
from ..tables.table import ABANDONED, OVER
from .auth import AtTable, Caller, Once, SeatNumber
from .moments import decided
from .requests import PracticeRequest
from .schemas import Course, Moments, OpenReplay, Replay, Secrets, Story
from .tables import hand_out, respond

router = APIRouter(prefix="/api/tables/{table}", tags=["past"])
MOST_OF_ALL = 10  # steps with the views of all seats in one answer
First = Annotated[int, Query(ge=0, le=65_535, description="the first step to return")]
Count = Annotated[int, Query(ge=1, le=LONGEST, description="how many steps to return")]
After = Annotated[int, Query(ge=0, le=65_535, description="the step after which the story begins")]


def _over(at: Caller) -> None:
    if at.live.head.status not in (OVER, ABANDONED):
        raise Refusal(409, "not_over", status=at.live.head.status)


async def _replay(at: Caller, seat: int, first: int, count: int) -> Response:
    require_readable(at.live)
    table, steps = at.live.table.copy(), past.steps_of(at.live, seat)
    shown = await asyncio.to_thread(past.replay, table, steps, seat, first, count)
    return respond({"steps": len(steps), "shown": shown})


@router.get("/seats/{seat}/replay", summary="Replay what my seat saw, step by step", response_model=Replay)
async def replay_own(at: AtTable, seat: SeatNumber, first: First = 0, count: Count = 1) -> Response:
    return await _replay(at, at.sees(seat), first, count)


@router.get("/seats/{seat}/story", summary="Return the story that my seat was told, step by step", response_model=Story)
async def story_own(at: AtTable, seat: SeatNumber, after: After = 0, count: Count = LONGEST) -> Response:
    return await _tell(at, at.sees(seat), after, count)


@router.get(
    "/replay",
    summary="Replay what spectators saw; after the end, what a seat saw, or all seats at once, by steps or by entries",
    response_model=Replay | OpenReplay,
)
async def replay(
    at: AtTable, first: First = 0, count: Count = 1,
    seat: Annotated[int | None, Query(ge=0, le=5)] = None, everything: bool = False,
) -> Response:  # fmt: skip
    if seat is None and not everything:
        return await _replay(at, at.sees(None), first, count)
    at.sees(None)
    _over(at)
    require_readable(at.live)
    if seat is not None:
        at.exists(seat)
    if not everything:
        return await _replay(at, seat or 0, first, count)
    table = at.live.table.copy()
    steps = past.every_entry(table) if seat is None else past.steps_of(at.live, seat)
    teller = SPECTATOR if seat is None else seat
    shown = await asyncio.to_thread(past.replay_all, table, steps, teller, first, min(count, MOST_OF_ALL))
    return respond({"steps": len(steps), "shown": shown})


@router.get("/story", summary="Return the story that spectators were told, step by step", response_model=Story)
async def story(at: AtTable, after: After = 0, count: Count = LONGEST) -> Response:
    return await _tell(at, at.sees(None), after, count)


async def _tell(at: Caller, seat: int, after: int, count: int) -> Response:
    if at.live.stale:
        return _tell_last(at, seat, after, count)
    table, steps = at.live.table.copy(), past.steps_of(at.live, seat)
    told = await asyncio.to_thread(past.story, table, steps, seat, after, count)
    return respond({"steps": len(steps), "story": told})


def _tell_last(at: Caller, seat: int, after: int, count: int) -> Response:
    """Return the story as it was stored while the log could be read."""
    told = orjson.loads(at.live.last[seat].story) if seat in at.live.last else []
    return respond({"steps": len(told), "story": told[after : after + count]})


@router.get("/course", summary="Return the scores at the end of each round (after the end)", response_model=Course)
async def course(at: AtTable) -> Response:
    at.sees(None)
    _over(at)
    require_readable(at.live)
    return respond(await asyncio.to_thread(past.course, at.live.table.copy()))


@router.get("/moments", summary="Return what decided the game, for a seat or for all (after the end)")
async def moments(request: Request, at: AtTable, seat: Annotated[int | None, Query(ge=0, le=5)] = None) -> Moments:
    at.sees(None)
    _over(at)
    require_readable(at.live)
    if seat is not None:
        at.exists(seat)
    return await decided(at.live, seat, request.app.state.thinkers, request.app.state.warming)


@router.get("/file", summary="Return the file of the game: the whole log and the key of its shuffle (after the end)")
async def file(at: AtTable) -> Response:
    at.sees(None)
    _over(at)
    require_readable(at.live)
    table = at.live.table.copy()
    table.players = tuple(seat.level if seat.who == "bot" else seat.name for seat in at.live.seats)
    text = await asyncio.to_thread(table.dump)
    name = f"meadhall-{table.game.name}-{at.live.id}.json"
    return Response(
        text, media_type="application/json", headers={"Content-Disposition": f'attachment; filename="{name}"'}
    )


@router.post("/seats/{seat}/practice", summary="Play on against bots, from what my seat knows", status_code=201)
async def practice(request: Request, at: AtTable, seat: SeatNumber, body: PracticeRequest, seed: Once) -> Secrets:
    """Hidden cards and future draws are reshuffled."""
    at.own(seat)
    return await _fork(request, at, seat, seat, body, seed)


@router.post("/practice", summary="Play on against bots, from a game that is over", status_code=201)
async def practice_true(
    request: Request, at: AtTable, body: PracticeRequest, seed: Once, seat: Annotated[int, Query(ge=0, le=5)] = 0
) -> Secrets:
    at.sees(None)
    at.exists(seat)
    if at.live.head.status != OVER:
        raise Refusal(409, "not_over", status=at.live.head.status)
    await require_own_seat(at.registry, at.live, seat)
    return await _fork(request, at, seat, None, body, seed)


async def _fork(
    request: Request, at: Caller, seat: int, imagines: int | None, body: PracticeRequest, seed: bytes
) -> Secrets:
    require_readable(at.live)
    if not at.live.begun:
        raise Refusal(409, "not_running", status=at.live.head.status)
    steps = past.steps_of(at.live, SPECTATOR if imagines is None else imagines)
    step = len(steps) if body.step is None else body.step
    if step > len(steps):
        raise Refusal(422, "malformed", where=["body.step"])
    entry = at.live.length if step == len(steps) else steps[step - 1] + 1 if step else 0
    level = level_at(at.live, body.level)
    seats = [Seat("bot", "", level) if each != seat else Seat("person", at.live.seats[seat].name or "?")
             for each in range(at.live.table.seats)]  # fmt: skip
    plan = await asyncio.to_thread(create.practice_plan, at.live, entry, imagines, seats, [seat])
    if imagines is not None:
        at.still(SEAT, seat=seat)()  # the past was played through again meanwhile
    live, keys = await create.make(at.registry, plan, seed)
    await create.start_once(at.registry, live)
    return hand_out(request, keys)
