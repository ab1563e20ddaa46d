"""Routes to tables: callers make them, look at them and take seats."""

import asyncio
from typing import Any

import orjson
from fastapi import APIRouter, Request, Response

from ...bots.levels import usual_level
from ...core.contract import SPECTATOR
from ...core.game import find
from ..errors import Refusal
from ..storage import queries
from ..storage.openings import Opening
from ..storage.queries import Seat, hash_of
from ..tables import create, seats
from ..tables.create import CLAIM, HOST, JOIN, SEAT, WATCH, Keys, secret_of
from ..tables.description import describe_table
from ..tables.hall import Hall
from ..tables.origin import require_free
from ..tables.own_cards import require_own
from ..tables.table import LiveTable
from ..tables.viewers import looks_as
from .auth import AtTable, InRegistry, Once, SeatNumber, TableId, address_of, caller, secrets_in
from .holding import MaybeHolder
from .ladder import require_counting
from .requests import ArrangeRequest, HallRequest, JoinRequest, LevelRequest, NameRequest, TableRequest
from .schemas import Event, Mine, Secrets

router = APIRouter(prefix="/api/tables", tags=["tables"])
JSON = "application/json"


def link(request: Request, *parts: object) -> str:
    """Return a link to a page of the client; secrets are only in the fragment, which browsers keep to themselves."""
    base = request.app.state.url or str(request.base_url).rstrip("/")
    return f"{base}/#{'/'.join(map(str, parts))}"


def hand_out(request: Request, keys: Keys) -> Secrets:
    links = {role: link(request, role, keys.table, secret) for role, secret in name_keys(keys).items()}
    links |= {f"seat{seat}": link(request, SEAT, keys.table, seat, secret) for seat, secret in keys.seats.items()}
    return Secrets(table=keys.table, **name_keys(keys), seats=keys.seats, links=links)


def name_keys(keys: Keys) -> dict[str, str]:
    return {role: secret for role in (HOST, JOIN, WATCH) if (secret := getattr(keys, role))}


@router.post("", status_code=201, summary="Make a table")
async def make(request: Request, registry: InRegistry, body: TableRequest, seed: Once, holder: MaybeHolder) -> Secrets:
    """If a profile's secret comes with the request, the table is among the profile's."""
    usual = usual_level(find(body.game))
    seats = [_read_seat(each.who, each.name, each.level or usual) for each in body.seats]
    mine = [at for at, each in enumerate(body.seats) if each.who == "me"]
    options, clock = {"preset": body.preset} | body.options, body.clock.clock() if body.clock else None
    plan = create.plan_table(body.game, options, seats, body.absence, mine, body.hints, clock)
    if body.cards:
        plan.cards = await asyncio.to_thread(require_own, plan.game, body.cards.read())
    if body.counts:
        require_counting(request.app.state.ladder, plan, holder)
        plan.counts = True
    address = address_of(request)
    await open_in_hall(request.app.state.hall, plan, body.hall, seed, address)
    live, keys = await create.make(registry, plan, seed, holder)
    registry.look(live, address)
    if plan.opening.joins or plan.opening.watch:
        request.app.state.hall.note(live.id, address)
    if body.start and not any(seat.who == "open" for seat in seats):
        await create.start_once(registry, live)
    return hand_out(request, keys)


async def open_in_hall(hall: Hall, plan: create.Plan, wish: HallRequest, seed: bytes, address: str) -> None:
    """Let anyone in the hall come to the table that is planned, if that is wished."""
    if not wish.joins and not wish.watched:
        return
    if create.new_table(seed).table not in hall.opened:
        await hall.require_room(address)
    watch = secret_of(seed, f"hall {WATCH}") if wish.watched else ""
    plan.opening = Opening(wish.joins, wish.joins, watch)


def _read_seat(who: str, name: str, level: str) -> Seat:
    if who == "bot":
        return Seat("bot", "", level)
    return Seat("person", name) if who == "me" else Seat("open")


@router.get("", summary="List the tables whose secrets I hold", response_model=list[Mine])
async def mine(request: Request, registry: InRegistry) -> Response:
    hashes = [hash_of(secret) for secret in secrets_in(request)]
    grants = await registry.store.read(lambda connection: queries.grants_for(connection, hashes))
    found = []
    for grant in dict.fromkeys(grants[hash] for hash in hashes if hash in grants):
        live = await registry.find(grant.table)
        registry.look(live, address_of(request))
        found.append(describe_place(live, grant.role, grant.seat, registry.clock()))
    return respond(found)


def describe_place(live: LiveTable, role: str, seat: int, now: float) -> dict[str, Any]:
    """Say what a place at a table is, and whether the table waits for it and how long."""
    yours = role == SEAT and live.running and seat in live.table.waiting
    left = live.clocks.left(seat, now) if yours and live.clocks else None
    return {"role": role, "seat": looks_as(seat), "yours": yours, "left": left, "table": describe_table(live)}


def respond(answer: Any) -> Response:
    return Response(orjson.dumps(answer), media_type=JSON)


def show(live: LiveTable, seat: int) -> Response:
    return Response(live.event(seat), media_type=JSON)


@router.get("/{table}", summary="Look at a table as a spectator", response_model=Event)
async def look(at: AtTable) -> Response:
    """Before the start, everyone with a link may look."""
    seat = SPECTATOR if not at.live.begun else at.sees(None)
    return show(at.live, seat)


@router.get("/{table}/seats/{seat}", summary="Look at a table from my seat", response_model=Event)
async def look_from(at: AtTable, seat: SeatNumber) -> Response:
    return show(at.live, at.sees(seat))


@router.post("/{table}/join", summary="Take an open seat")
async def join(request: Request, at: AtTable, body: JoinRequest, seed: Once, holder: MaybeHolder) -> Secrets:
    """If a profile's secret comes with the request, beside the table's, the seat is the profile's."""
    if not at.holds(HOST):
        at.need(JOIN)
    still = at.still(HOST, JOIN)
    return hand_out(request, await seats.join(at.registry, at.live, body.seat, body.name, seed, still, holder))


@router.post("/{table}/start", summary="Start the game (host)", status_code=204)
async def start(at: AtTable) -> None:
    at.need(HOST)
    await create.start(at.registry, at.live, at.still(HOST))


@router.post("/{table}/abandon", summary="End the game for everyone (host)", status_code=204)
async def abandon(at: AtTable) -> None:
    at.need(HOST)
    await seats.abandon(at.registry, at.live, at.still(HOST))


@router.post("/{table}/rematch", summary="Make or join the rematch: the same seats at a new table, with a new shuffle")
async def rematch(request: Request, at: AtTable, holder: MaybeHolder) -> Secrets:
    """Who sets it up is a host there, and so is the old host. Who watched can follow once it is set up."""
    if not any(grant.role in (HOST, SEAT, WATCH) for grant in at.held):
        raise Refusal(403, "not_yours")
    return hand_out(request, await seats.follow_to_rematch(at.registry, at.live, at.held, holder))


@router.put(
    "/{table}/seats/{seat}", summary="Put a bot in a seat, or open the seat (host, before the start)", status_code=204
)
async def arrange(at: AtTable, seat: SeatNumber, body: ArrangeRequest) -> None:
    at.need(HOST)
    at.exists(seat)
    await seats.arrange(at.registry, at.live, seat, body.level or "", at.still(HOST))


@router.post("/{table}/seats/{seat}/leave", summary="Leave my seat before the start", status_code=204)
async def leave(at: AtTable, seat: SeatNumber) -> None:
    at.own(seat)
    await seats.leave(at.registry, at.live, seat, at.still(SEAT, seat=seat))


@router.put("/{table}/seats/{seat}/name", summary="Change my name", status_code=204)
async def rename(at: AtTable, seat: SeatNumber, body: NameRequest) -> None:
    at.own(seat)
    await seats.rename(at.registry, at.live, seat, body.name, at.still(SEAT, seat=seat))


@router.put("/{table}/seats/{seat}/bot", summary="Let a bot play my seat, or an absent player's", status_code=204)
async def stand_in(at: AtTable, seat: SeatNumber, body: LevelRequest) -> None:
    """For an absent player, everyone with a seat may do this: the host may be gone."""
    at.exists(seat)
    owner = at.holds(SEAT, seat)
    if not owner and not any(grant.role in (HOST, SEAT) for grant in at.held):
        raise Refusal(403, "not_yours")
    if at.live.table.origin:
        await require_free(at.registry, at.live)  # its move would be a hint
    still = at.still(SEAT, seat=seat) if owner else at.still(HOST, SEAT)
    await seats.stand_in(at.registry, at.live, seat, seats.level_at(at.live, body.level), owner, still)


@router.delete("/{table}/seats/{seat}/bot", summary="Take back my seat from a bot", status_code=204)
async def take_back(at: AtTable, seat: SeatNumber) -> None:
    at.own(seat)
    await seats.take_back(at.registry, at.live, seat, at.still(SEAT, seat=seat))


@router.post("/{table}/seats/{seat}/reissue", summary="Issue a new link for a seat (host); everyone is told")
async def reissue(request: Request, at: AtTable, seat: SeatNumber) -> Secrets:
    at.need(HOST)
    at.exists(seat)
    secret = await seats.reissue(at.registry, at.live, seat, at.still(HOST))
    return Secrets(table=at.live.id, claim=secret, links={CLAIM: link(request, CLAIM, at.live.id, seat, secret)})


@router.post("/{table}/seats/{seat}/claim", summary="Take a seat by its new link")
async def claim(
    request: Request, registry: InRegistry, table: TableId, seat: SeatNumber, body: NameRequest, seed: Once,
    holder: MaybeHolder,
) -> Secrets:  # fmt: skip
    """A repeat with the same `Idempotency-Key` gets the same answer, though the link opens nothing any more."""
    secrets_in(request)
    if taken := await seats.find_claimed(registry, table, seat, seed):
        return hand_out(request, taken)
    at = await caller(request, registry, table)
    at.exists(seat)
    at.need(CLAIM, seat)
    still = at.still(CLAIM, seat=seat)
    return hand_out(request, await seats.claim(at.registry, at.live, seat, body.name, seed, still, holder))
