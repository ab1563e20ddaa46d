"""What is stored of a profile: whose it is, which devices hold it, at which seats it sits, and what it has done."""

import json
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from . import schema
from .queries import Grant

DAY = 86_400.0
LINK_SECONDS = 3600.0  # within which a link to another device must be opened
MOST_DEVICES = 20  # that hold one profile, links included
OF_HOST = -1


@dataclass(frozen=True, slots=True)
class Holder:
    """Who asks: a profile, on one of its devices."""

    profile: str
    device: str


@dataclass(frozen=True, slots=True)
class Profile:
    id: str
    name: str
    colour: str
    settings: dict[str, Any]
    listed: bool
    made: float


@dataclass(frozen=True, slots=True)
class Device:
    """A device that holds the profile, or a link that carries it to one."""

    id: str
    name: str
    link: bool
    made: float
    touched: float


@dataclass(frozen=True, slots=True)
class Place:
    """A place of a profile at a table: a seat, or -1 for the host."""

    table: str
    seat: int
    since: float


@dataclass(frozen=True, slots=True)
class Done:
    """A lesson that was played to its end, or a puzzle that was solved, or the day of one."""

    kind: str
    game: str
    id: str
    count: int


def holder_of(connection: Connection, hashes: list[bytes], now: float, link: bool = False) -> Holder | None:
    """Return who holds one of the secrets: on a device, or as a link that is not too old."""
    found = schema.profile_secrets.c
    query = select(found.profile_id, found.id).where(found.hash.in_(hashes), found.link == link)
    row = connection.execute(query.where(found.made > now - LINK_SECONDS) if link else query).first()
    return Holder(row.profile_id, row.id) if row else None


def read(connection: Connection, profile: str) -> Profile | None:
    row = connection.execute(select(schema.profiles).where(schema.profiles.c.id == profile)).one_or_none()
    if row is None:
        return None
    return Profile(row.id, row.name, row.colour, json.loads(row.settings), row.listed, row.made)


def add(connection: Connection, profile: Profile, device: Device, hash: bytes) -> None:
    """Store a profile with its first device, unless it was stored when this was asked for first."""
    if holder_of(connection, [hash], profile.made):
        return
    values = {"id": profile.id, "name": profile.name, "colour": profile.colour, "listed": profile.listed}
    values |= {"settings": json.dumps(profile.settings), "made": profile.made, "touched": _day(profile.made)}
    connection.execute(insert(schema.profiles).values(values))
    add_device(connection, profile.id, device, hash)


def change(connection: Connection, profile: str, now: float, **values: Any) -> None:
    if "settings" in values:
        values["settings"] = json.dumps(values["settings"])
    found = schema.profiles.c
    connection.execute(update(schema.profiles).where(found.id == profile).values(touched=_day(now), **values))


def touch(connection: Connection, holder: Holder, now: float) -> None:
    """Note the day on which a profile and its device were last used."""
    today = {"touched": _day(now)}
    connection.execute(update(schema.profiles).where(schema.profiles.c.id == holder.profile).values(today))
    found = schema.profile_secrets
    connection.execute(update(found).where(found.c.id == holder.device).values(today))


def _day(now: float) -> float:
    return now - now % DAY


# Devices


def devices_of(connection: Connection, profile: str, now: float) -> list[Device]:
    found = schema.profile_secrets.c
    lasting = or_(~found.link, found.made > now - LINK_SECONDS)
    query = select(found.id, found.name, found.link, found.made, found.touched).where(
        found.profile_id == profile, lasting
    )
    return [Device(*row) for row in connection.execute(query.order_by(found.made, found.id))]


def add_device(connection: Connection, profile: str, device: Device, hash: bytes) -> None:
    values = {"id": device.id, "profile_id": profile, "hash": hash, "link": device.link, "name": device.name}
    values |= {"made": device.made, "touched": _day(device.touched)}
    connection.execute(insert(schema.profile_secrets).values(values))


def renew(connection: Connection, device: str, hash: bytes) -> None:
    """Give a device another secret: the one before opens nothing any more."""
    found = schema.profile_secrets
    connection.execute(update(found).where(found.c.id == device).values(hash=hash))


def drop_device(connection: Connection, profile: str, device: str) -> list[str] | None:
    """Revoke a device with all seats' secrets that it was given. Return their tables; None if there is no such one."""
    secrets, given, grants = schema.profile_secrets.c, schema.profile_grants.c, schema.grants.c
    own = secrets.id == device, secrets.profile_id == profile
    if connection.execute(select(secrets.id).where(*own)).one_or_none() is None:
        return None
    hashes = select(given.hash).where(given.device == device)
    tables = connection.execute(select(grants.table_id).where(grants.hash.in_(hashes)).distinct()).scalars().all()
    connection.execute(delete(schema.grants).where(grants.hash.in_(hashes)))
    connection.execute(delete(schema.profile_secrets).where(*own))
    return list(tables)


def drop_old_links(connection: Connection, profile: str, now: float) -> None:
    found = schema.profile_secrets.c
    old = found.profile_id == profile, found.link, found.made <= now - LINK_SECONDS
    connection.execute(delete(schema.profile_secrets).where(*old))


# Seats


def seat(connection: Connection, holder: Holder, grants: dict[bytes, Grant], now: float) -> None:
    """Note that the places of these grants are the profile's, and that its device was given their secrets.

    A place that is another's already stays so.
    """
    for hash, grant in grants.items():
        if grant.role in ("seat", "host"):
            at = grant.seat if grant.role == "seat" else OF_HOST
            if _take(connection, holder.profile, grant.table, at, now):
                _note_given(connection, hash, holder.device)


def _take(connection: Connection, profile: str, table: str, at: int, now: float) -> bool:
    """Link a place to a profile; tell whether it is the profile's now."""
    try:
        with connection.begin_nested():
            connection.execute(
                insert(schema.profile_seats).values(table_id=table, seat=at, profile_id=profile, since=now)
            )
        return True
    except IntegrityError:
        return profile_at(connection, table, at) == profile


def _note_given(connection: Connection, hash: bytes, device: str) -> None:
    found = schema.profile_grants
    if connection.execute(select(found.c.hash).where(found.c.hash == hash)).one_or_none() is None:
        connection.execute(insert(found).values(hash=hash, device=device))


def unseat(connection: Connection, table: str, at: int) -> None:
    """Note that a seat is nobody's any more: it was left, or its link was issued anew."""
    found = schema.profile_seats.c
    connection.execute(delete(schema.profile_seats).where(found.table_id == table, found.seat == at))


def profile_at(connection: Connection, table: str, at: int) -> str | None:
    found = schema.profile_seats.c
    query = select(found.profile_id).where(found.table_id == table, found.seat == at)
    return connection.execute(query).scalar_one_or_none()


def profiles_at(connection: Connection, table: str) -> dict[int, str]:
    """Return the profile of each seat that has one; the host's is at -1."""
    found = schema.profile_seats.c
    query = select(found.seat, found.profile_id).where(found.table_id == table)
    return {row.seat: row.profile_id for row in connection.execute(query)}


def sits_at(connection: Connection, profile: str, table: str) -> bool:
    return profile in [who for at, who in profiles_at(connection, table).items() if at != OF_HOST]


def places_of(connection: Connection, profile: str, table: str | None = None) -> list[Place]:
    """Return the places of a profile, the latest first."""
    found = schema.profile_seats.c
    query = select(found.table_id, found.seat, found.since).where(found.profile_id == profile)
    if table is not None:
        query = query.where(found.table_id == table)
    return [Place(*row) for row in connection.execute(query.order_by(found.since.desc(), found.table_id, found.seat))]


# What was learned


def done_of(connection: Connection, profile: str) -> list[Done]:
    found = schema.profile_done.c
    query = select(found.kind, found.game, found.id, found.count).where(found.profile_id == profile)
    return [Done(*row) for row in connection.execute(query.order_by(found.kind, found.game, found.id))]


def add_done(connection: Connection, profile: str, done: list[Done], now: float) -> None:
    """Add what is new; what is known stays as it was first told."""
    known = {(each.kind, each.game, each.id) for each in done_of(connection, profile)}
    new = {(each.kind, each.game, each.id): each for each in done}
    values = [
        {"profile_id": profile, "kind": each.kind, "game": each.game, "id": each.id, "count": each.count, "made": now}
        for key, each in new.items()
        if key not in known
    ]
    if values:
        connection.execute(insert(schema.profile_done), values)


# The end


def drop(connection: Connection, profile: str) -> None:
    """Delete a profile and all that is stored of it beside tables."""
    for table in (schema.ladder_ratings, schema.ladder_games):
        connection.execute(delete(table).where(table.c.who == profile))
    connection.execute(delete(schema.profiles).where(schema.profiles.c.id == profile))


def free_kept(connection: Connection, table: str, at: int) -> list[str]:
    """Free the seat that rematches of a table keep for somebody under a name, and return these rematches.

    Where the seat is no longer kept it is another's, and so is what later rematches keep.
    """
    heads, seats = schema.tables.c, schema.seats.c
    found = [table]
    while rematch := connection.execute(select(heads.rematch).where(heads.id == found[-1])).scalar():
        kept = seats.table_id == rematch, seats.seat == at, seats.who == "open", seats.name != ""
        if not connection.execute(update(schema.seats).where(*kept).values(name="")).rowcount:
            break
        found.append(str(rematch))
    return found[1:]


def rename_at(connection: Connection, table: str, at: int, name: str) -> None:
    """Replace the name that somebody had at a seat, in the news as well, and forget what was said from there."""
    found, news, lines = schema.seats.c, schema.news.c, schema.talk_lines.c
    connection.execute(delete(schema.talk_lines).where(lines.table_id == table, lines.seat == at))
    connection.execute(update(schema.seats).where(found.table_id == table, found.seat == at).values(name=name))
    for row in connection.execute(select(news.at, news.params).where(news.table_id == table)).all():
        params = json.loads(row.params)
        if params.get("seat") == at:
            told = params | {key: name for key in ("name", "was") if key in params}
            same = news.table_id == table, news.at == row.at
            connection.execute(update(schema.news).where(*same).values(params=json.dumps(told)))
