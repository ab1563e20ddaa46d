"""Who is told what: subscriptions of seats and of profiles, and what each was told. It ends with whose it is."""

from dataclasses import asdict, dataclass, replace
from typing import Any

from sqlalchemy import Connection, Insert, delete, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from . import schema
from .queries import Gone

TOLD_OF = ("running", "over", "abandoned")  # the tables of which somebody may be told something
MOST = 500  # tables that are looked at in one go
_of = schema.subscriptions.c


@dataclass(frozen=True, slots=True)
class Owner:
    """Whose a subscription is: of a seat, by the hash of its secret, or of a profile and perhaps of one device."""

    grant_hash: bytes | None = None
    profile_id: str | None = None
    device: str | None = None


@dataclass(frozen=True, slots=True)
class Subscription:
    """Where somebody is told of something, when, and how that went lately."""

    id: str
    grant_hash: bytes | None
    profile_id: str | None
    device: str | None
    form: str
    target: str
    language: str
    choices: str
    site: str
    made: float
    receiver_key: str = ""
    receiver_auth: str = ""
    after: int = 30
    quiet_from: int | None = None
    quiet_until: int | None = None
    zone: str = "UTC"
    failures: int = 0
    failure: str = ""

    @classmethod
    def read(cls, row: Any) -> "Subscription":
        """Make a subscription of the columns of its table."""
        values = {name: getattr(row, name) for name in _of.keys()}  # noqa: SIM118
        return cls(**values | {"grant_hash": values["grant_hash"] and bytes(values["grant_hash"])})

    def wants(self, kind: str) -> bool:
        return kind in self.choices.split(",")


@dataclass(frozen=True, slots=True)
class Place:
    """A seat at a table of which a subscription tells."""

    subscription: Subscription
    seat: int


@dataclass(frozen=True, slots=True)
class Notice:
    """What a subscription is told: the occasion, with the number of the decision if it is a turn."""

    subscription_id: str
    table_id: str
    seat: int
    kind: str
    number: int


def key_of(connection: Connection, name: str, fresh: bytes) -> bytes:
    """Return the server's key of that name; the first who asks stores a fresh one for all."""
    connection.execute(_upsert(connection, schema.server_keys).values(name=name, value=fresh).on_conflict_do_nothing())
    found = select(schema.server_keys.c.value).where(schema.server_keys.c.name == name)
    return bytes(connection.execute(found).scalar_one())


def _upsert(connection: Connection, table: Any) -> Any:
    """Return an insertion that can say what happens if the row is there, which each database calls its own way."""
    dialect: Any = postgresql if connection.dialect.name == "postgresql" else sqlite
    return dialect.insert(table)


def save(connection: Connection, new: Subscription, most: int) -> Subscription | None:
    """Store a subscription, over the one of the same owner with the same target; return None if there are too many.

    Raise Gone if the link that it belongs to was revoked meanwhile.
    """
    owner = Owner(new.grant_hash, new.profile_id, new.device)
    if not _is_there(connection, owner):
        raise Gone
    owned = of_owner(connection, owner)
    same = next((each for each in owned if each.target == new.target), None)
    if same:
        new = replace(new, id=same.id, made=same.made)
        connection.execute(update(schema.subscriptions).where(_of.id == same.id).values(**asdict(new)))
    elif len(owned) >= most:
        return None
    else:
        connection.execute(insert(schema.subscriptions).values(**asdict(new)))
    return new


def _is_there(connection: Connection, owner: Owner) -> bool:
    """Tell whether the owner exists, and hold it until the subscription is stored."""
    if owner.profile_id is None:
        found, same = schema.grants.c.hash, schema.grants.c.hash == owner.grant_hash
    elif owner.device is None:
        found, same = schema.profiles.c.id, schema.profiles.c.id == owner.profile_id
    else:
        found, same = schema.profile_secrets.c.id, schema.profile_secrets.c.id == owner.device
    return connection.execute(select(found).where(same).with_for_update()).scalar() is not None


def of_owner(connection: Connection, owner: Owner) -> list[Subscription]:
    """Return the subscriptions of a seat's secret, or those of a profile on all its devices."""
    if owner.profile_id is None:
        same = _of.grant_hash == owner.grant_hash
    else:
        same = _of.profile_id == owner.profile_id
    query = select(schema.subscriptions).where(same).order_by(_of.made, _of.id)
    return [Subscription.read(row) for row in connection.execute(query)]


def find(connection: Connection, id: str) -> Subscription | None:
    row = connection.execute(select(schema.subscriptions).where(_of.id == id)).one_or_none()
    return Subscription.read(row) if row else None


def drop(connection: Connection, id: str) -> bool:
    """Delete a subscription; tell whether there was one."""
    return connection.execute(delete(schema.subscriptions).where(_of.id == id)).rowcount > 0


def note_success(connection: Connection, id: str) -> None:
    connection.execute(update(schema.subscriptions).where(_of.id == id).values(failures=0, failure=""))


def note_failure(connection: Connection, id: str, failure: str) -> None:
    values = {"failures": _of.failures + 1, "failure": failure}
    connection.execute(update(schema.subscriptions).where(_of.id == id).values(**values))


def unsettled(connection: Connection) -> list[str]:
    """Return the tables that somebody subscribed to and that changed since everybody was told, the latest first."""
    tables, noticed = schema.tables.c, schema.noticed.c
    grants, seats = schema.grants.c, schema.profile_seats.c
    by_link = select(grants.table_id).join(schema.subscriptions, _of.grant_hash == grants.hash)
    by_profile = select(seats.table_id).join(schema.subscriptions, _of.profile_id == seats.profile_id)
    query = (
        select(tables.id)
        .outerjoin(schema.noticed, noticed.table_id == tables.id)
        .where(tables.status.in_(TOLD_OF), or_(noticed.writes.is_(None), noticed.writes < tables.writes))
        .where(or_(tables.id.in_(by_link), tables.id.in_(by_profile)))
        .order_by(tables.touched.desc())
        .limit(MOST)
    )
    return [row.id for row in connection.execute(query)]


def places_of(connection: Connection, table: str) -> list[Place]:
    """Return the subscriptions to a table, each with its seat; a target that has several is told of a seat once."""
    grants, seats = schema.grants.c, schema.profile_seats.c
    by_profile = (
        select(schema.subscriptions, seats.seat)
        .join(schema.profile_seats, _of.profile_id == seats.profile_id)
        .where(seats.table_id == table, seats.seat >= 0)
    )
    by_link = (
        select(schema.subscriptions, grants.seat)
        .join(schema.grants, _of.grant_hash == grants.hash)
        .where(grants.table_id == table, grants.role == "seat")
    )
    found = dict[tuple[str, int], Place]()
    for query in (by_profile, by_link):
        for row in connection.execute(query.order_by(_of.made, _of.id)):
            found.setdefault((row.target, row.seat), Place(Subscription.read(row), row.seat))
    return list(found.values())


def settle(connection: Connection, table: str, writes: int) -> None:
    """Note that everybody was told of the table as it was after so many writes."""
    if connection.execute(select(schema.tables.c.id).where(schema.tables.c.id == table)).scalar():
        put: Insert = _upsert(connection, schema.noticed).values(table_id=table, writes=writes)
        connection.execute(put.on_conflict_do_update(index_elements=["table_id"], set_={"writes": writes}))  # type: ignore[attr-defined]


def unsettle(connection: Connection, subscription: Subscription) -> None:
    """Have the tables of a new subscription looked at again: one may wait for its owner already."""
    grants, seats = schema.grants.c, schema.profile_seats.c
    if subscription.profile_id is None:
        tables = select(grants.table_id).where(grants.hash == subscription.grant_hash)
    else:
        tables = select(seats.table_id).where(seats.profile_id == subscription.profile_id)
    connection.execute(delete(schema.noticed).where(schema.noticed.c.table_id.in_(tables)))


def claim(connection: Connection, notice: Notice, due: float | None = None) -> bool:
    """Note that somebody is told, or will be when it is due. Of all servers that try, one is answered yes, once."""
    if find(connection, notice.subscription_id) is None:
        return False
    put = _upsert(connection, schema.notices).values(**asdict(notice), due=due)
    put = put.on_conflict_do_update(
        index_elements=["subscription_id", "table_id", "seat", "kind"],
        set_={"number": put.excluded.number, "due": put.excluded.due},
        where=schema.notices.c.number < put.excluded.number,
    )
    return connection.execute(put.returning(schema.notices.c.number)).first() is not None


def told(connection: Connection, table: str) -> set[Notice]:
    """Return what was told of a table, or is held back."""
    found = schema.notices.c
    query = select(found.subscription_id, found.table_id, found.seat, found.kind, found.number)
    return {Notice(*row) for row in connection.execute(query.where(found.table_id == table))}


def held(connection: Connection, now: float) -> list[Notice]:
    """Return what was held back until now."""
    found = schema.notices.c
    query = select(found.subscription_id, found.table_id, found.seat, found.kind, found.number).where(found.due <= now)
    return [Notice(*row) for row in connection.execute(query.order_by(found.subscription_id, found.table_id))]


def release(connection: Connection, now: float) -> list[Notice]:
    """Return what was held back until now; only one server gets it."""
    return [each for each in held(connection, now) if _release(connection, each, now)]


def _release(connection: Connection, notice: Notice, now: float) -> bool:
    found = schema.notices.c
    same = (
        found.subscription_id == notice.subscription_id, found.table_id == notice.table_id,
        found.seat == notice.seat, found.kind == notice.kind, found.due <= now,
    )  # fmt: skip
    return connection.execute(update(schema.notices).where(*same).values(due=None)).rowcount > 0
