"""Routes to open tables: anyone may look at the list, sit down, watch, or look for others to play with."""

from typing import Annotated

from fastapi import APIRouter, Depends, Header, Request, Response

from ...core.game import find
from ..errors import Refusal
from ..names import DAY
from ..storage.clocks import Clock
from ..storage.openings import Opening
from ..storage.profiles import Holder
from ..storage.queries import Seat
from ..tables import create, seats
from ..tables.create import HOST, WATCH, secret_of
from ..tables.hall import Hall
from ..tables.opening import change_opening, join_open, watching_keys
from .auth import AtTable, InRegistry, Once, TableId, address_of
from .holding import MaybeHolder
from .people_schemas import OpenTables
from .requests import HallRequest, NameRequest, SeekRequest
from .schemas import Secrets
from .tables import JSON, hand_out

PACES = {"live": Clock("real", 45, 300, 0, "bot"), "days": Clock("real", DAY, 0, 0, "bot")}  # of a seek, by name

router = APIRouter(prefix="/api", tags=["hall"])


async def hall_of(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


InHall = Annotated[Hall, Depends(hall_of)]
Mark = Annotated[str, Header(alias="If-None-Match", max_length=100, description="the `ETag` of a list that I have")]


@router.get("/hall/tables", summary="List the open tables", response_model=OpenTables)
async def tables(hall: InHall, mark: Mark = "") -> Response:
    """Ask again every few seconds with the list's `ETag`: while it is the same, the answer is 304 and empty."""
    shown = await hall.listing()
    headers = {"ETag": shown.mark}
    if mark == shown.mark:
        return Response(status_code=304, headers=headers)
    return Response(shown.body, media_type=JSON, headers=headers)


@router.post("/hall/tables/{table}/join", summary="Take a free seat of an open table")
async def join(
    request: Request,
    registry: InRegistry,
    hall: InHall,
    table: TableId,
    body: NameRequest,
    seed: Once,
    holder: MaybeHolder,
) -> Secrets:
    """No link is needed. The answer holds the secret of a seat; a stream of it says that somebody sits there."""
    hall.require_on()
    live = await registry.find(table)
    keys = await join_open(registry, live, body.name, seed, holder)
    registry.look(live, address_of(request))
    hall.change()
    return hand_out(request, keys)


@router.post("/hall/tables/{table}/watch", summary="Watch an open table")
async def watch(request: Request, registry: InRegistry, hall: InHall, table: TableId) -> Secrets:
    hall.require_on()
    return hand_out(request, watching_keys(await registry.find(table)))


@router.post("/hall/seeks", summary="Look for players: sit down where somebody looks for the same, or at a new table")
async def seek(
    request: Request, registry: InRegistry, hall: InHall, body: SeekRequest, seed: Once, holder: MaybeHolder
) -> Secrets:
    """The game starts when all seats are taken. Keep a stream open: a seat without one is free again soon."""
    hall.require_on()
    if body.seats not in find(body.game).seats:
        raise Refusal(422, "malformed", where=["body.seats"])
    async with hall.seeking:
        taken = await seats.find_taken(registry, seed)  # when this was asked for first
        found = taken or hall.find_seek(await hall.tables(), body.game, body.seats, body.pace or "")
        made = taken is not None and taken.id == create.new_table(seed).table
        if found and not made:
            keys = await join_open(registry, found, body.name, seed, holder)
        else:
            keys = await _begin_seek(request, registry, hall, body, seed, holder, repeated=made)
    hall.change()
    return hand_out(request, keys)


async def _begin_seek(
    request: Request,
    registry: InRegistry,
    hall: Hall,
    body: SeekRequest,
    seed: bytes,
    holder: Holder | None,
    repeated: bool,
) -> create.Keys:
    address = address_of(request)
    if not repeated:
        await hall.require_room(address)
    people = [Seat("person", body.name), *(Seat("open") for _ in range(body.seats - 1))]
    clock = PACES[body.pace] if body.pace else None
    plan = create.plan_table(body.game, {}, people, body.absence, [0], clock=clock)
    fills = registry.clock() + 60 * body.botsAfter if body.botsAfter else None
    plan.opening = Opening(True, True, secret_of(seed, f"hall {WATCH}"), True, body.pace or "", fills)
    live, keys = await create.make(registry, plan, seed, holder)
    registry.look(live, address)
    hall.note(live.id, address)
    return keys


@router.put("/tables/{table}/hall", summary="Say what anyone in the hall may do at this table (host)", status_code=204)
async def open_up(request: Request, at: AtTable, hall: InHall, body: HallRequest) -> None:
    at.need(HOST)
    address = address_of(request)
    if (body.joins or body.watched) and hall.opened.get(at.live.id) != address:
        await hall.require_room(address)
    await change_opening(at.registry, at.live, body.joins, body.watched, at.still(HOST))
    if body.joins or body.watched:
        hall.note(at.live.id, address)
    hall.change()
