"""Profiles at tables: a device is handed the secrets of its profile's places, and loses them when it is revoked."""

from functools import partial

from sqlalchemy import Connection, delete, select, update

from ..errors import Refusal, unknown
from ..storage import profiles, queries, schema
from ..storage.database import announce
from ..storage.profiles import OF_HOST, Holder, Place
from ..storage.queries import Grant
from .create import HOST, SEAT, Keys, secret_of
from .registry import Change, Registry
from .table import LiveTable

NOBODY = "?"  # the name of somebody who is gone
UNSETTLED = 600.0  # seconds for which the answer that gave a place may still be on its way to its device


async def hand_over(registry: Registry, holder: Holder, secret: str, table: str) -> Keys:
    """Return secrets of all places that the profile has at a table, for this device alone.

    They follow from the device's own secret, so a device that asks again gets the same ones. What it was given for the
    same places before is revoked, unless the place is so new that its page may play with that.
    """
    now = registry.clock()
    places = await registry.store.read(lambda connection: profiles.places_of(connection, holder.profile, table))
    if not places:
        raise unknown()
    live = await registry.find(table)
    keys = Keys(table, holder=holder)
    for place in places:
        role = HOST if place.seat == OF_HOST else SEAT
        cut = keys.cut(role, place.seat, secret_of(secret.encode(), f"{role} {table} {place.seat}"))
        if role == HOST:
            keys.host = cut
    settled = {place.seat for place in places if place.since < now - UNSETTLED}
    await registry.change(live, lambda: _grant(live, keys, settled, now))
    return keys


def _grant(live: LiveTable, keys: Keys, settled: set[int], now: float) -> Change:
    """Return what grants the keys, unless they are granted already."""
    if keys.grants.keys() <= live.grants.keys():
        return Change()

    def also(connection: Connection) -> None:
        assert keys.holder
        for grant in keys.grants.values():
            if profiles.profile_at(connection, grant.table, grant.seat) != keys.holder.profile:
                raise Refusal(409, "not_yours")
            if grant.seat in settled:
                _drop_given(connection, keys.holder.device, grant)
        queries.add_grants(connection, keys.grants)
        keys.link(connection, now)

    return Change(also=also)


def _drop_given(connection: Connection, device: str, grant: Grant) -> None:
    """Revoke what the device was given for the same place before."""
    found, given = schema.grants.c, schema.profile_grants.c
    same = found.table_id == grant.table, found.role == grant.role, found.seat == grant.seat
    own = found.hash.in_(select(given.hash).where(given.device == device))
    connection.execute(delete(schema.grants).where(*same, own))


async def adopt(registry: Registry, holder: Holder, hashes: list[bytes]) -> None:
    """Link the places of secrets that the device holds already: of tables that were made before the profile was."""
    now = registry.clock()

    def job(connection: Connection) -> None:
        profiles.seat(connection, holder, queries.grants_for(connection, hashes), now)

    await registry.store.write(job)


async def revoke(registry: Registry, profile: str, device: str) -> None:
    """Take the profile from a device, with all that it was given by it. Raise Refusal if there is no such device."""

    def job(connection: Connection) -> list[str] | None:
        tables = profiles.drop_device(connection, profile, device)
        _rewrite(connection, tables or [])
        return tables

    tables = await registry.store.write(job)
    if tables is None:
        raise unknown()
    for table in tables:
        if live := registry.tables.get(table):
            await registry.catch_up(live)


def _rewrite(connection: Connection, tables: list[str]) -> None:
    """Count a write of each table, so that all servers read again what is stored of it."""
    found = schema.tables.c
    for table in sorted(tables):
        bumped = update(schema.tables).where(found.id == table).values(writes=found.writes + 1).returning(found.writes)
        if (writes := connection.execute(bumped).scalar_one_or_none()) is not None:
            announce(connection, table, writes)


async def delete_all(registry: Registry, profile: str) -> None:
    """Delete a profile: with the tables at which nobody else sits, and its name at all others."""
    for table in await registry.store.write(partial(_delete, profile)):
        registry.lose(table)  # who follows one reads it again


def _delete(profile: str, connection: Connection) -> list[str]:
    places = profiles.places_of(connection, profile)
    tables = sorted({place.table for place in places})
    kept = [rematch for place in places for rematch in profiles.free_kept(connection, place.table, place.seat)]
    _rewrite(connection, kept)
    for table in tables:
        own = [place for place in places if place.table == table]
        if _others(connection, table, own):
            for place in own:
                if place.seat != OF_HOST:
                    profiles.rename_at(connection, table, place.seat, NOBODY)
            _rewrite(connection, [table])
        else:
            connection.execute(delete(schema.tables).where(schema.tables.c.id == table))
            announce(connection, table, 2**31)
    profiles.drop(connection, profile)
    return tables + kept


def _others(connection: Connection, table: str, own: list[Place]) -> bool:
    """Tell whether somebody else sits at a table, or may still come to sit there."""
    mine = {place.seat for place in own}
    return any(seat.who != "bot" and at not in mine for at, seat in enumerate(queries.seats_of(connection, table)))
