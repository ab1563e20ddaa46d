"""The stream of a browser tab, or of a bot."""

from typing import Annotated

from fastapi import APIRouter, Header, Query, Request, Response

from ...core.contract import SPECTATOR
from ..errors import Refusal
from ..storage import queries
from ..storage.queries import hash_of
from ..tables.create import SEAT, WATCH
from ..tables.streams import NDJSON, SSE, Stream
from ..tables.table import LiveTable
from .auth import InRegistry, secrets_in
from .stream_limit import StreamLimit

MOST = 12  # viewers in one stream
EVENT = {"$ref": "#/components/schemas/Event"}
SENT = {  # each server-sent event
    "type": "object",
    "properties": {
        "id": {"type": "string"},
        "event": {"const": "table"},
        "data": {"type": "string", "contentMediaType": "application/json", "contentSchema": EVENT},
    },
    "required": ["id", "event", "data"],
}
router = APIRouter(prefix="/api", tags=["stream"])


@router.get(
    "/stream",
    summary="Events of all my seats, as server-sent events or as ND-JSON",
    responses={200: {"content": {SSE: {"schema": SENT}, NDJSON: {"schema": EVENT}}}},
    response_class=Response,
)
async def stream(
    request: Request, registry: InRegistry,
    accept: Annotated[str, Header()] = SSE,
    last_event_id: Annotated[str, Header(max_length=400)] = "",
    steps: Annotated[bool, Query(description="views of the steps that an event passes over, too")] = False,
) -> Stream:  # fmt: skip
    """`Authorization` names secrets of seats or spectators, `Last-Event-ID` what was heard of each, in their order.

    ND-JSON comes if `Accept` asks for it; a line that is empty is a heartbeat.
    """
    secrets = secrets_in(request)
    viewers = await _viewers(registry, secrets)
    heard = last_event_id.split(",")
    after = heard if len(heard) == len(viewers) else [""] * len(viewers)
    stream_limit: StreamLimit = request.app.state.stream_limit
    own = [secret for secret, (_, seat) in zip(secrets, viewers, strict=True) if seat != SPECTATOR]
    place = stream_limit.count(request.client.host if request.client else "", own)  # a spectators' link is for many
    answer = Stream(request.app.state.streams, NDJSON if "ndjson" in accept else SSE, steps, place)
    for secret, (live, seat), cursor in zip(secrets, viewers, after, strict=True):
        answer.add(live, seat, hash_of(secret), cursor)
        if registry.store.shared and cursor and cursor != live.cursor(seat):
            await registry.catch_up(live)  # another server may have told it of more than this one has read
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
