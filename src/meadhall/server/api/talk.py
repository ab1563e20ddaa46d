"""Routes to the people of a table: who is here."""

from fastapi import APIRouter, Response

from ..tables.table import LiveTable
from .auth import AtTable, SeatNumber
from .schemas import People

router = APIRouter(prefix="/api/tables/{table}", tags=["talk"])
JSON = "application/json"


def show(live: LiveTable, seat: int) -> Response:
    return Response(live.people(seat), media_type=JSON)


@router.get("/people", summary="Look how the people of a table are, as a spectator", response_model=People)
async def look(at: AtTable) -> Response:
    """A stream with `people` tells the same, and every change of it."""
    return show(at.live, at.sees(None))


@router.get("/seats/{seat}/people", summary="Look how the people of a table are, from my seat", response_model=People)
async def look_from(at: AtTable, seat: SeatNumber) -> Response:
    return show(at.live, at.sees(seat))
