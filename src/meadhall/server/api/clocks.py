"""Routes to the clocks of a table: how they stand, pauses by agreement, vacation."""

from fastapi import APIRouter, Response

from ..errors import Refusal
from ..tables import pauses
from ..tables.create import SEAT
from .auth import AtTable, Caller, SeatNumber
from .people_schemas import Times
from .requests import VacationRequest

router = APIRouter(prefix="/api/tables/{table}", tags=["clocks"])
JSON = "application/json"


def show(at: Caller, seat: int) -> Response:
    if not at.live.clocks:
        raise Refusal(409, "no_clock")
    return Response(at.live.times(seat, at.registry.clock()), media_type=JSON)


@router.get("/clocks", summary="Look how the clocks stand, as a spectator", response_model=Times)
async def look(at: AtTable) -> Response:
    """A stream with `clocks` tells the same, and every change of it."""
    return show(at, at.sees(None))


@router.get("/seats/{seat}/clocks", summary="Look how the clocks stand, from my seat", response_model=Times)
async def look_from(at: AtTable, seat: SeatNumber) -> Response:
    return show(at, at.sees(seat))


@router.put("/seats/{seat}/pause", summary="Ask for a pause, or agree to one", status_code=204)
async def ask(at: AtTable, seat: SeatNumber) -> None:
    """All clocks stand from when everybody who plays wants it; bots always do. One may play on meanwhile."""
    at.own(seat)
    await pauses.ask(at.registry, at.live, seat, at.still(SEAT, seat=seat))


@router.delete("/seats/{seat}/pause", summary="End a pause, or say no to one that somebody asks for", status_code=204)
async def end(at: AtTable, seat: SeatNumber) -> None:
    at.own(seat)
    await pauses.end(at.registry, at.live, seat, at.still(SEAT, seat=seat))


@router.put("/seats/{seat}/vacation", summary="Go on vacation, where clocks count in days", status_code=204)
async def go_away(at: AtTable, seat: SeatNumber, body: VacationRequest) -> None:
    """My clock stands meanwhile; 14 days in a year at a table."""
    at.own(seat)
    await pauses.go_away(at.registry, at.live, seat, body.days, at.still(SEAT, seat=seat))


@router.delete("/seats/{seat}/vacation", summary="Come back from vacation", status_code=204)
async def come_back(at: AtTable, seat: SeatNumber) -> None:
    at.own(seat)
    await pauses.come_back(at.registry, at.live, seat, at.still(SEAT, seat=seat))
