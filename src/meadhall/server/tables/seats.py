"""Who sits where: people join and leave, bots take a seat or stand in for somebody, the host issues links anew."""

from typing import Any

from sqlalchemy import Connection

from ..errors import Refusal
from ..storage import queries
from ..storage.queries import Grant, News, NewsId, Seat, hash_of
from .create import CLAIM, SEAT, Keys, gathers, rematch, same_place, secret_of
from .registry import Change, Registry, is_running
from .table import ABANDONED, OVER, LiveTable


def _seat_person(
    live: LiveTable, registry: Registry, seat: int, now: Seat, news: NewsId, keys: Keys | None = None,
    result: Any = None, gone: tuple[str, ...] = (), **params: Any,
) -> Change:  # fmt: skip
    """Return a change of one seat that everybody is told of; it revokes the seat's secrets of the roles `gone`."""

    def also(connection: Connection) -> None:
        queries.set_seat(connection, live.id, seat, now)
        for role in gone:
            queries.drop_grants(connection, live.id, role, seat)
        queries.add_grants(connection, keys.grants if keys else {})

    return Change(result, news=News(news, {"seat": seat, **params}, registry.clock()), also=also)


async def join(registry: Registry, live: LiveTable, seat: int | None, name: str, seed: bytes) -> Keys:
    """Take an open seat, the first if none is named; the secret is the person's alone."""
    secret = secret_of(seed, SEAT)

    def decide() -> Change:
        keys, taken = Keys(live.id), live.grants.get(hash_of(secret))
        if taken:  # when this was asked for first
            keys.cut(SEAT, taken.seat, secret)
            return Change(keys)
        gathers(live)
        at = _open_seat(live, seat)
        keys.cut(SEAT, at, secret)
        return _seat_person(live, registry, at, Seat("person", name), "joined", keys, keys, name=name)

    keys: Keys = await registry.change(live, decide)
    return keys


def _open_seat(live: LiveTable, wished: int | None) -> int:
    free = [at for at, seat in enumerate(live.seats) if seat.who == "open"]
    if wished is not None and wished not in free:
        raise Refusal(409, "seat_taken", seat=wished)
    if not free:
        raise Refusal(409, "full")
    return free[0] if wished is None else wished


async def leave(registry: Registry, live: LiveTable, seat: int) -> None:
    """Leave a seat before the start; afterwards a bot can play on."""

    def decide() -> Change:
        gathers(live)
        return _seat_person(live, registry, seat, Seat("open"), "left", gone=(SEAT,), name=live.seats[seat].name)

    await registry.change(live, decide)


async def rename(registry: Registry, live: LiveTable, seat: int, name: str) -> None:
    def decide() -> Change:
        now = live.seats[seat]
        return _seat_person(live, registry, seat, Seat(now.who, name, now.level), "renamed", was=now.name, name=name)

    await registry.change(live, decide)


async def arrange(registry: Registry, live: LiveTable, seat: int, level: str) -> None:
    """Put a bot on a seat before the start, or with no level open it; raise Refusal if a person sits there."""

    def decide() -> Change:
        gathers(live)
        if live.seats[seat].who == "person":
            raise Refusal(409, "seat_taken", seat=seat)
        now = Seat("bot", "", level) if level else Seat("open")
        return _seat_person(live, registry, seat, now, "bot_sits" if level else "opened", level=level)

    await registry.change(live, decide)


async def stand_in(registry: Registry, live: LiveTable, seat: int, level: str, owner: bool) -> None:
    """Let a bot play on: at once if the owner asks, and only at an absent seat if another does."""

    def decide() -> Change:
        is_running(live)
        now = live.seats[seat]
        if now.who != "person":
            raise Refusal(409, "no_person", seat=seat)
        if not owner and not live.absent(seat, registry.clock()):
            raise Refusal(409, "not_absent", seat=seat)
        news: NewsId = "bot_plays" if owner else "absent"
        return _seat_person(live, registry, seat, Seat("person", now.name, level), news, name=now.name, level=level)

    await registry.change(live, decide)


async def take_back(registry: Registry, live: LiveTable, seat: int) -> None:
    """Let the owner play again."""

    def decide() -> Change:
        now = live.seats[seat]
        if now.who != "person" or not now.level:
            raise Refusal(409, "no_bot", seat=seat)
        return _seat_person(live, registry, seat, Seat("person", now.name), "back", name=now.name)

    await registry.change(live, decide)


async def reissue(registry: Registry, live: LiveTable, seat: int) -> str:
    """Revoke the seat's secrets and return a new one that lets somebody claim it; tell everybody."""

    def decide() -> Change:
        now = live.seats[seat]
        if now.who != "person" or live.head.status in (OVER, ABANDONED):
            raise Refusal(409, "no_person", seat=seat)
        keys = Keys(live.id)
        secret = keys.cut(CLAIM, seat)
        return _seat_person(live, registry, seat, now, "reissued", keys, secret, gone=(SEAT, CLAIM), name=now.name)

    return str(await registry.change(live, decide))


async def claim(registry: Registry, live: LiveTable, seat: int, name: str) -> Keys:
    """Take a seat whose link was issued anew; the link works once."""

    def decide() -> Change:
        if not any(grant.role == CLAIM and grant.seat == seat for grant in live.grants.values()):
            raise Refusal(409, "claimed", seat=seat)
        keys = Keys(live.id)
        keys.cut(SEAT, seat)
        return _seat_person(live, registry, seat, Seat("person", name), "claimed", keys, keys, gone=(CLAIM,), name=name)

    keys: Keys = await registry.change(live, decide)
    return keys


async def abandon(registry: Registry, live: LiveTable) -> None:
    def decide() -> Change:
        if live.head.status in (OVER, ABANDONED):
            raise Refusal(409, "over")
        return Change(news=News("abandoned", {}, registry.clock()), head={"status": ABANDONED})

    await registry.change(live, decide)


async def follow_to_rematch(registry: Registry, live: LiveTable, held: dict[Grant, str]) -> Keys:
    """Return secrets of the same places at the rematch; a caller who asks again gets the same ones."""
    new = await rematch(registry, live)
    keys = Keys(new.id)
    refused: Refusal | None = None
    for grant, secret in held.items():
        if grant.role != CLAIM:
            try:
                await _sit_again(registry, live, new, grant, same_place(secret, new.id), keys)
            except Refusal as refusal:
                refused = refusal
    if refused and not keys.grants:
        raise refused
    return keys


async def _sit_again(registry: Registry, live: LiveTable, new: LiveTable, old: Grant, secret: str, keys: Keys) -> None:
    """Hand over the secret of a place at the rematch, unless somebody else has it."""

    def decide() -> Change:
        own = Keys(new.id)
        own.cut(old.role, old.seat, secret)
        if own.grants.keys() <= new.grants.keys():
            return Change()
        if old.role != SEAT:
            return Change(also=lambda connection: queries.add_grants(connection, own.grants))
        if new.seats[old.seat].who != "open":
            raise Refusal(409, "seat_taken", seat=old.seat)
        name = live.seats[old.seat].name
        return _seat_person(new, registry, old.seat, Seat("person", name), "joined", own, name=name)

    await registry.change(new, decide)
    keys.cut(old.role, old.seat, secret)
    if old.role != SEAT:
        setattr(keys, old.role, secret)
