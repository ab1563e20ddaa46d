"""Routes to the people of a table: who is here, what they say, and whether they talk."""

from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response

from ...core.contract import SPECTATOR
from ..storage.queries import hash_of
from ..tables import speak
from ..tables.create import HOST, SEAT, WATCH
from ..tables.table import LiveTable
from .auth import AtTable, Caller, SeatNumber, address_of
from .people_schemas import People, Talk
from .requests import ReactionRequest, SayRequest, TalkRequest, WatcherRequest, WishRequest
from .talk_limit import TalkLimit

router = APIRouter(prefix="/api/tables/{table}", tags=["talk"])
JSON = "application/json"


class Speaker:
    """A caller who may say something now and then: a seat, and an address for all its seats together."""

    def __init__(self, request: Request, at: AtTable) -> None:
        limit: TalkLimit = request.app.state.talk_limit
        self.at, self.limit, self.address = at, limit, address_of(request)

    def count(self, seat: int) -> None:
        self.limit.count(self.at.live.id, seat, self.address)


Speaking = Annotated[Speaker, Depends()]


def show(live: LiveTable, seat: int) -> Response:
    return Response(live.people(seat), media_type=JSON)


@router.get("/people", summary="Look how the people of a table are, as a spectator", response_model=People)
async def look(at: AtTable) -> Response:
    """A stream with `people` tells the same, and every change of it."""
    return show(at.live, at.sees(None))


@router.get("/seats/{seat}/people", summary="Look how the people of a table are, from my seat", response_model=People)
async def look_from(at: AtTable, seat: SeatNumber) -> Response:
    return show(at.live, at.sees(seat))


@router.get("/talk", summary="Read what those who watch have said", response_model=Talk)
async def read(at: AtTable) -> Response:
    """A stream with `talk` tells the same, and every new line. While the game runs, those who play and those who watch
    do not hear each other; what is said before and after is for everybody."""
    at.need(WATCH)
    return await _read(at, SPECTATOR)


@router.get("/seats/{seat}/talk", summary="Read what the players have said, from my seat", response_model=Talk)
async def read_from(at: AtTable, seat: SeatNumber) -> Response:
    at.own(seat)
    return await _read(at, seat)


async def _read(at: Caller, seat: int) -> Response:
    await speak.know(at.registry, at.live)
    talk = at.live.talk
    return Response(talk.tell(at.live, seat, talk.listen()), media_type=JSON)


@router.post("/talk", summary="Say something to those who watch", status_code=204)
async def say(by: Speaking, body: WatcherRequest) -> None:
    by.at.need(WATCH)
    by.count(SPECTATOR)
    still = by.at.still(WATCH)
    await speak.say(by.at.registry, by.at.live, SPECTATOR, body.name, body.text, body.id, still)


@router.post("/seats/{seat}/talk", summary="Say something to the players", status_code=204)
async def say_from(by: Speaking, seat: SeatNumber, body: SayRequest) -> None:
    """Of the text remains one line of letters that can be seen. Show it as text, never as HTML."""
    by.at.own(seat)
    by.count(seat)
    await speak.say(by.at.registry, by.at.live, seat, "", body.text, body.id, by.at.still(SEAT, seat=seat))


@router.post("/seats/{seat}/reactions", summary="Show one of the eight reactions at my plate", status_code=204)
async def react(by: Speaking, seat: SeatNumber, body: ReactionRequest) -> None:
    """All who look at the table now are told, also those who watch. It is not stored."""
    by.at.own(seat)
    by.count(seat)
    await speak.react(by.at.registry, by.at.live, seat, body.reaction, by.at.still(SEAT, seat=seat))


@router.put("/talk", summary="Switch talk on or off, or have everybody asked (host)", status_code=204)
async def switch(at: AtTable, body: TalkRequest) -> None:
    at.need(HOST)
    await speak.switch(at.registry, at.live, _hash(at, HOST), body.talk, at.still(HOST))


@router.put("/seats/{seat}/talk", summary="Say whether I want to talk, where everybody is asked", status_code=204)
async def wish(at: AtTable, seat: SeatNumber, body: WishRequest) -> None:
    at.own(seat)
    await speak.wish(at.registry, at.live, seat, _hash(at, SEAT, seat), body.wanted, at.still(SEAT, seat=seat))


def _hash(at: Caller, role: str, seat: int = -1) -> bytes:
    """Return the hash of the secret that gives the caller a role."""
    return next(hash_of(secret) for grant, secret in at.held.items() if (grant.role, grant.seat) == (role, seat))
