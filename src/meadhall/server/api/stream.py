"""The route that opens a stream, for a browser tab or a bot."""

from typing import Annotated, Any

from fastapi import APIRouter, Header, Query, Request, Response

from ...core.contract import SPECTATOR
from ..errors import Refusal
from ..storage import queries
from ..storage.queries import hash_of
from ..tables.create import SEAT, WATCH
from ..tables.speak import know
from ..tables.streams import NDJSON, SSE, Stream
from ..tables.table import LiveTable
from .auth import InRegistry, address_of, secrets_in
from .stream_limit import StreamLimit

MOST = 12  # viewers in one stream
EVENT, PEOPLE, TALK, TIMES = ({"$ref": f"#/components/schemas/{name}"} for name in ("Event", "People", "Talk", "Times"))


def _sent(name: str, schema: dict[str, str], *more: str) -> dict[str, Any]:
    """Describe a server-sent event of that name."""
    data = {"type": "string", "contentMediaType": "application/json", "contentSchema": schema}
    properties = {"id": {"type": "string"}, "event": {"const": name}, "data": data}
    return {
        "type": "object",
        "properties": {part: properties[part] for part in (*more, "event", "data")},
        "required": [*more, "event", "data"],
    }


BESIDE = [_sent("people", PEOPLE), _sent("talk", TALK), _sent("clocks", TIMES)]
SENT = {"anyOf": [_sent("table", EVENT, "id"), *BESIDE]}
LINE = {"anyOf": [EVENT, PEOPLE, TALK, TIMES]}
router = APIRouter(prefix="/api", tags=["stream"])


@router.get(
    "/stream",
    summary="Stream the events of all my seats, as server-sent events or as ND-JSON",
    responses={200: {"content": {SSE: {"schema": SENT}, NDJSON: {"schema": LINE}}}},
    response_class=Response,
)
async def stream(
    request: Request, registry: InRegistry,
    accept: Annotated[str, Header()] = SSE,
    last_event_id: Annotated[str, Header(max_length=400)] = "",
    steps: Annotated[bool, Query(description="whether an event also holds the views of the steps between")] = False,
    changes: Annotated[bool, Query(description="whether an event holds only what changed since the last")] = False,
    people: Annotated[bool, Query(description="whether it also tells how people are, in events of their own")] = False,
    talk: Annotated[bool, Query(description="whether it also tells what people say, in events of their own")] = False,
    clocks: Annotated[bool, Query(description="whether it also tells how clocks stand, in their own events")] = False,
) -> Stream:  # fmt: skip
    """`Authorization` holds secrets of seats or spectators. `Last-Event-ID` holds the last cursor of each, in the same
    order. If `Accept` asks for ND-JSON, the stream is ND-JSON. An empty line is a heartbeat.

    With `changes`, an event that follows another on the same stream has no view, but what each step changed. Put the
    names of `position` and of `view` in place of the old ones, and the keys of `places` into the lists and objects of
    the position. While something is sealed, events are filled up to a fixed length with spaces or a comment.

    With `people`, the stream also tells who is here, at its beginning and when that changes: as server-sent events
    called `people`, which have no id, or as lines with `presence`. With `talk`, it also tells what people say: first
    all that the viewer may read, then what is new, as events called `talk` without an id, or as lines with `talk`.
    With `clocks`, it tells in the same way how the clocks of a table stand, if it has any: as events called `clocks`,
    or as lines with `paused`.
    """
    secrets = secrets_in(request)
    viewers = await _viewers(registry, secrets)
    heard = last_event_id.split(",")
    after = heard if len(heard) == len(viewers) else [""] * len(viewers)
    stream_limit: StreamLimit = request.app.state.stream_limit
    own = [secret for secret, (_, seat) in zip(secrets, viewers, strict=True) if seat != SPECTATOR]
    place = stream_limit.count(request.client.host if request.client else "", own)  # a spectators' link is for many
    address = address_of(request)
    clock = registry.clock if clocks else None
    kind = NDJSON if "ndjson" in accept else SSE
    answer = Stream(request.app.state.streams, kind, steps, changes, address, place, people, talk, clock)
    for secret, (live, seat), cursor in zip(secrets, viewers, after, strict=True):
        if talk:
            await know(registry, live)
        answer.add(live, seat, hash_of(secret), cursor)
        if registry.store.shared and cursor and cursor != live.cursor(seat):
            await registry.catch_up(live)  # another server may have told it of more than this one has read
        registry.look(live, address)
    return answer


async def _viewers(registry: InRegistry, secrets: list[str]) -> list[tuple[LiveTable, int]]:
    if len(secrets) > MOST:
        raise Refusal(422, "malformed", where=["header.authorization"])
    hashes = [hash_of(secret) for secret in secrets]
    grants = await registry.store.read(lambda connection: queries.grants_for(connection, hashes))
    if len(grants) < len(set(hashes)):
        raise Refusal(404, "unknown")
    found = []
    for hash in hashes:
        grant = grants[hash]
        if grant.role not in (SEAT, WATCH):
            raise Refusal(403, "not_yours")
        live = await registry.find(grant.table)
        if hash not in live.grants:
            await registry.catch_up(live)  # another server made it a moment ago
        found.append((live, grant.seat if grant.role == SEAT else SPECTATOR))
    return found
