"""A table's past, its file, and tables that begin with a position of it."""

import asyncio
from typing import Annotated

import orjson
from fastapi import APIRouter, Query, Request, Response

from ...core.contract import SPECTATOR
from ..errors import Refusal
from ..storage.queries import Seat
from ..tables import create
from ..tables import replay as past
from ..tables.registry import is_readable
from ..tables.replay import LONGEST
from ..tables.table import ABANDONED, OVER
from .auth import AtTable, Caller, Once, SeatNumber
from .schemas import Course, PracticeRequest, Replay, Secrets, Story
from .tables import hand_out, respond

router = APIRouter(prefix="/api/tables/{table}", tags=["past"])
MOST_OF_ALL = 10  # steps with the views of all seats in one answer
First = Annotated[int, Query(ge=0, le=65_535, description="the first step that is wanted")]
Count = Annotated[int, Query(ge=1, le=LONGEST, description="how many steps")]
After = Annotated[int, Query(ge=0, le=65_535, description="the step after which the story is wanted")]


def _over(at: Caller) -> None:
    if at.live.head.status not in (OVER, ABANDONED):
        raise Refusal(409, "not_over", status=at.live.head.status)


async def _replay(at: Caller, seat: int, first: int, count: int) -> Response:
    is_readable(at.live)
    table, rows = at.live.table.copy(), past.steps_of(at.live, seat)
    shown = await asyncio.to_thread(past.replay, table, rows, seat, first, count)
    return respond({"steps": len(rows), "shown": shown})


@router.get("/seats/{seat}/replay", summary="What my seat saw, step by step", response_model=Replay)
async def replay_own(at: AtTable, seat: SeatNumber, first: First = 0, count: Count = 1) -> Response:
    return await _replay(at, at.sees(seat), first, count)


@router.get("/seats/{seat}/story", summary="What my seat was told, step by step", response_model=Story)
async def story_own(at: AtTable, seat: SeatNumber, after: After = 0, count: Count = LONGEST) -> Response:
    return await _tell(at, at.sees(seat), after, count)


@router.get(
    "/replay",
    summary="What spectators saw; after the end what a seat saw, or all of them at once, in a seat's steps or by rows",
    response_model=Replay,
)
async def replay(
    at: AtTable, first: First = 0, count: Count = 1,
    seat: Annotated[int | None, Query(ge=0, le=5)] = None, everything: bool = False,
) -> Response:  # fmt: skip
    if seat is None and not everything:
        return await _replay(at, at.sees(None), first, count)
    at.sees(None)
    _over(at)
    is_readable(at.live)
    if seat is not None:
        at.exists(seat)
    if not everything:
        return await _replay(at, seat or 0, first, count)
    table = at.live.table.copy()
    rows = past.every_entry(table) if seat is None else past.steps_of(at.live, seat)
    teller = SPECTATOR if seat is None else seat
    shown = await asyncio.to_thread(past.replay_all, table, rows, teller, first, min(count, MOST_OF_ALL))
    return respond({"steps": len(rows), "shown": shown})


@router.get("/story", summary="What spectators were told, step by step", response_model=Story)
async def story(at: AtTable, after: After = 0, count: Count = LONGEST) -> Response:
    return await _tell(at, at.sees(None), after, count)


async def _tell(at: Caller, seat: int, after: int, count: int) -> Response:
    if at.live.stale:
        return _tell_last(at, seat, after, count)
    table, rows = at.live.table.copy(), past.steps_of(at.live, seat)
    told = await asyncio.to_thread(past.story, table, rows, seat, after, count)
    return respond({"steps": len(rows), "story": told})


def _tell_last(at: Caller, seat: int, after: int, count: int) -> Response:
    """Return the story as it was stored while the log could be read."""
    told = orjson.loads(at.live.last[seat].story) if seat in at.live.last else []
    return respond({"steps": len(told), "story": told[after : after + count]})


@router.get("/course", summary="How all stood at the end of each round, after the end", response_model=Course)
async def course(at: AtTable) -> Response:
    at.sees(None)
    _over(at)
    is_readable(at.live)
    return respond(await asyncio.to_thread(past.course, at.live.table.copy()))


@router.get("/file", summary="The whole log with the key of its dice, after the end")
async def file(at: AtTable) -> Response:
    at.sees(None)
    _over(at)
    is_readable(at.live)
    table = at.live.table.copy()
    table.players = tuple(seat.level if seat.who == "bot" else seat.name for seat in at.live.seats)
    text = await asyncio.to_thread(table.dump)
    name = f"meadhall-{table.game.name}-{at.live.id}.json"
    return Response(
        text, media_type="application/json", headers={"Content-Disposition": f'attachment; filename="{name}"'}
    )


@router.post("/seats/{seat}/practice", summary="Play on alone from a position as my seat imagines it", status_code=201)
async def practice(request: Request, at: AtTable, seat: SeatNumber, body: PracticeRequest, seed: Once) -> Secrets:
    """What the seat cannot know is redrawn, and the dice are new."""
    at.own(seat)
    return await _fork(request, at, seat, seat, body, seed)


@router.post("/practice", summary="Play on from the true position of a game that is over", status_code=201)
async def practice_true(
    request: Request, at: AtTable, body: PracticeRequest, seed: Once, seat: Annotated[int, Query(ge=0, le=5)] = 0
) -> Secrets:
    at.sees(None)
    at.exists(seat)
    if at.live.head.status != OVER:
        raise Refusal(409, "not_over", status=at.live.head.status)
    return await _fork(request, at, seat, None, body, seed)


async def _fork(
    request: Request, at: Caller, seat: int, imagines: int | None, body: PracticeRequest, seed: bytes
) -> Secrets:
    is_readable(at.live)
    if not at.live.begun:
        raise Refusal(409, "not_running", status=at.live.head.status)
    rows = past.steps_of(at.live, SPECTATOR if imagines is None else imagines)
    step = len(rows) if body.step is None else body.step
    if step > len(rows):
        raise Refusal(422, "malformed", where=["body.step"])
    row = at.live.length if step == len(rows) else rows[step - 1] + 1 if step else 0
    seats = [Seat("bot", "", body.level) if each != seat else Seat("person", at.live.seats[seat].name or "?")
             for each in range(at.live.table.seats)]  # fmt: skip
    plan = await asyncio.to_thread(create.practice_plan, at.live, row, imagines, seats, [seat])
    live, keys = await create.make(at.registry, plan, seed)
    await create.start_once(at.registry, live)
    return hand_out(request, keys)
