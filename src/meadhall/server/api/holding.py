"""Authentication of profiles: a device's secret comes in `Authorization`, if need be beside those of tables."""

import re
from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Request

from ..errors import Refusal
from ..storage import profiles
from ..storage.profiles import Holder
from ..storage.queries import hash_of
from ..tables.registry import Registry
from .auth import MOST, InRegistry, registry_of, secrets_in

SECRET = r"[A-Za-z0-9_-]{22}"


@dataclass(frozen=True, slots=True)
class Held:
    """A caller who holds a profile, and the device's secret in the clear."""

    registry: Registry
    holder: Holder
    secret: str

    @property
    def profile(self) -> str:
        return self.holder.profile


async def find_holder(registry: Registry, secret: str, link: bool = False) -> Holder | None:
    now = registry.clock()
    return await registry.store.read(lambda connection: profiles.holder_of(connection, [hash_of(secret)], now, link))


async def held(request: Request, registry: InRegistry) -> Held:
    """Return the profile that one of the secrets opens. Raise Refusal if none does: it is wrong, or was revoked."""
    for secret in secrets_in(request):
        if holder := await find_holder(registry, secret):
            return Held(registry, holder, secret)
    raise Refusal(401, "unauthorized")


async def maybe_holder(request: Request) -> Holder | None:
    """Return the profile that one of the secrets opens, if any does; everything works without."""
    registry = await registry_of(request)
    kind, _, text = request.headers.get("authorization", "").partition(" ")
    shown = [each for each in text.split(",")[:MOST] if kind.lower() == "bearer" and re.fullmatch(SECRET, each)]
    if not shown:
        return None
    hashes, now = [hash_of(each) for each in shown], registry.clock()
    return await registry.store.read(lambda connection: profiles.holder_of(connection, hashes, now))


AtProfile = Annotated[Held, Depends(held)]
MaybeHolder = Annotated[Holder | None, Depends(maybe_holder)]
