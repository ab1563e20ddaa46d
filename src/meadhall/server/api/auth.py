"""Authentication: secrets come in `Authorization`, and each grants what it was made for."""

import hmac
import re
from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Header, Path, Request

from ...core.contract import SPECTATOR
from ..clients import household
from ..errors import Refusal, unknown
from ..storage import queries
from ..storage.queries import Grant, hash_of
from ..tables.create import HOST, SEAT, WATCH, new_seed
from ..tables.registry import Registry, Still
from ..tables.table import LiveTable

MOST = 64  # secrets in one request
TableId = Annotated[str, Path(pattern=r"^[0-9a-f]{12}$", description="the table's id")]
SeatNumber = Annotated[int, Path(ge=0, le=5, description="a seat, counted from 0")]


def secrets_in(request: Request) -> list[str]:
    """Return the secrets that came with a request, in their order; raise Refusal if there are none or bad ones."""
    kind, _, text = request.headers.get("authorization", "").partition(" ")
    found = text.split(",") if kind.lower() == "bearer" else []
    if not found or len(found) > MOST or not all(re.fullmatch(r"[A-Za-z0-9_-]{22}", each) for each in found):
        raise Refusal(401, "unauthorized")
    return found


def address_of(request: Request) -> str:
    """Return what counts as the caller's address."""
    return household(request.client.host if request.client else "")


async def registry_of(request: Request) -> Registry:
    registry: Registry = request.app.state.registry
    return registry


InRegistry = Annotated[Registry, Depends(registry_of)]
RequestKey = Annotated[
    str | None,
    Header(
        alias="Idempotency-Key",
        pattern=r"^[A-Za-z0-9_-]{22,64}$",
        description="made by the client from at least 128 random bits, because all secrets are derived from it; if the "
        "request is repeated with the same key, nothing new is made and the answer holds the same secrets",
    ),
]


async def seed_of(request: Request, key: RequestKey = None) -> bytes:
    """Return the seed of an answer's secrets; for a repeated request, the same one."""
    if key is None:
        return new_seed()
    asked = request.url.path.encode() + b"\n" + await request.body()
    return hmac.digest(key.encode(), asked, "sha256")


Once = Annotated[bytes, Depends(seed_of)]


@dataclass(slots=True)
class Caller:
    """A caller at a table, with the grants that the caller holds there."""

    registry: Registry
    live: LiveTable
    held: dict[Grant, str]  # with the secrets that grant it

    def holds(self, role: str, seat: int = -1) -> bool:
        return any(grant.role == role and grant.seat == seat for grant in self.held)

    def need(self, role: str, seat: int = -1) -> None:
        if not self.holds(role, seat):
            raise Refusal(403, "not_yours")

    def exists(self, seat: int) -> None:
        if seat >= self.live.table.seats:
            raise unknown()

    def own(self, seat: int) -> None:
        """Raise Refusal unless the caller holds the seat."""
        self.exists(seat)
        self.need(SEAT, seat)

    def still(self, *roles: str, seat: int = -1) -> Still:
        """Return what raises Refusal once all secrets of these roles are revoked: to be asked under the table's lock.

        A seat matters to the roles that open one; without it, the secret of any seat will do.
        """
        held = {hash_of(secret): grant for grant, secret in self.held.items() if grant.role in roles}
        hashes = [hash for hash, grant in held.items() if seat in (-1, grant.seat)]

        def check() -> None:
            if not any(hash in self.live.grants for hash in hashes):
                raise Refusal(403, "not_yours")

        return check

    def sees(self, seat: int | None) -> int:
        """Return the viewer to look as: an own seat, or a spectator if the caller holds that link or any seat."""
        if seat is not None:
            self.own(seat)
            return seat
        if not any(grant.role in (WATCH, HOST, SEAT) for grant in self.held):
            raise Refusal(403, "not_yours")
        return SPECTATOR


async def caller(request: Request, registry: InRegistry, table: TableId) -> Caller:
    secrets = secrets_in(request)
    live = await registry.find(table)
    held = {grant: secret for secret in secrets if (grant := await _grant(registry, live, secret))}
    if not held:
        raise unknown()
    registry.look(live, address_of(request))
    return Caller(registry, live, held)


AtTable = Annotated[Caller, Depends(caller)]


async def _grant(registry: Registry, live: LiveTable, secret: str) -> Grant | None:
    asked = hash_of(secret)
    if asked not in live.grants:  # perhaps another server made it a moment ago
        found = await registry.store.read(lambda connection: queries.grants_for(connection, [asked]))
        if found and found[asked].table == live.id:
            await registry.catch_up(live)
    for hash, grant in live.grants.items():
        if hmac.compare_digest(hash, asked):
            return grant
    return None
