"""Who sits where: people join and leave, bots take a seat or stand in for somebody, the host issues links anew."""

import math
from typing import Any

from sqlalchemy import Connection

from ...bots.levels import levels_of, usual_level
from ..errors import Refusal
from ..likeness import tell_apart
from ..storage import profiles, queries
from ..storage.profiles import Holder
from ..storage.queries import Grant, News, NewsId, Seat, hash_of
from .create import CLAIM, HOST, HOSTING, SEAT, Keys, rematch, require_gathering, same_place, secret_of
from .registry import Change, Registry, Still, require_running
from .table import ABANDONED, OVER, LiveTable

NOTICE = 60.0  # seconds for which everybody is told of a new link before it opens a seat with its secrets
MOST_NEWS = 500  # of what anybody at the table could repeat for ever
MOST_NEWS_OF_NEED = 100  # of one kind at one seat, such as coming back or a new link: nobody takes another's room
AT_WILL = {"joined", "left", "renamed", "bot_sits", "opened", "bot_plays"}


def _seat_person(
    live: LiveTable, registry: Registry, seat: int, now: Seat, news: NewsId, keys: Keys | None = None,
    result: Any = None, gone: tuple[str, ...] = (), **params: Any,
) -> Change:  # fmt: skip
    """Return a change of one seat that everybody is told of; it revokes the seat's secrets of the roles `gone`.

    Raise Refusal if so much has been told already that somebody seems to do it without end.
    """
    if _has_said_enough(live, seat, news):
        raise Refusal(409, "news_full")

    def also(connection: Connection) -> None:
        queries.set_seat(connection, live.id, seat, now)
        for role in gone:
            queries.drop_grants(connection, live.id, role, seat)
        if SEAT in gone:
            profiles.unseat(connection, live.id, seat)
        if keys:
            _hand_over(connection, live, keys, registry.clock())

    return Change(result, news=News(news, {"seat": seat, **params}, registry.clock()), also=also)


def _has_said_enough(live: LiveTable, seat: int, news: NewsId) -> bool:
    """Tell whether the room for such news is full: what people need has its own at each seat."""
    if news in AT_WILL:
        return sum(each.id in AT_WILL for each in live.news) >= MOST_NEWS
    same = (each for each in live.news if each.id == news and each.params.get("seat") == seat)
    return len(list(same)) >= MOST_NEWS_OF_NEED


async def join(
    registry: Registry, live: LiveTable, seat: int | None, name: str, seed: bytes, still: Still | None = None,
    holder: Holder | None = None,
) -> Keys:  # fmt: skip
    """Take an open seat, the first if none is named; the secret is the person's alone."""
    secret = secret_of(seed, SEAT)

    def decide() -> Change:
        keys, taken = Keys(live.id, holder=holder), live.grants.get(hash_of(secret))
        if taken:  # when this was asked for first
            keys.cut(SEAT, taken.seat, secret)
            return Change(keys)
        if still:
            still()
        require_gathering(live)
        require_profile(live, holder)
        at = _open_seat(live, seat)
        keys.cut(SEAT, at, secret)
        called = _called(live, at, name)
        return _seat_person(live, registry, at, Seat("person", called), "joined", keys, keys, name=called)

    keys: Keys = await registry.change(live, decide)
    return keys


async def find_taken(registry: Registry, seed: bytes) -> LiveTable | None:
    """Return the table at which the seed's secrets hold a seat already: one that was joined, or made by somebody."""
    hashes = [hash_of(secret) for secret in (secret_of(seed, SEAT), secret_of(seed, f"{SEAT} 0"))]
    found = await registry.store.read(lambda connection: queries.grants_for(connection, hashes))
    return await registry.find(next(iter(found.values())).table) if found else None


def _called(live: LiveTable, seat: int, name: str) -> str:
    """Return what somebody is called at a seat, so that nobody else at the table is taken for them."""
    return tell_apart(name, (each.name for at, each in enumerate(live.seats) if at != seat))


def _open_seat(live: LiveTable, wished: int | None) -> int:
    free = [at for at, seat in enumerate(live.seats) if seat.who == "open"]
    if wished is not None and wished not in free:
        raise Refusal(409, "seat_taken", seat=wished)
    if not free:
        raise Refusal(409, "full")
    return free[0] if wished is None else wished


async def leave(registry: Registry, live: LiveTable, seat: int, still: Still | None = None) -> None:
    """Leave a seat before the start; afterwards a bot can play on."""

    def decide() -> Change:
        require_gathering(live)
        return _seat_person(live, registry, seat, Seat("open"), "left", gone=(SEAT,), name=live.seats[seat].name)

    await registry.change(live, decide, still)


async def rename(registry: Registry, live: LiveTable, seat: int, name: str, still: Still | None = None) -> None:
    def decide() -> Change:
        now, called = live.seats[seat], _called(live, seat, name)
        new = Seat(now.who, called, now.level)
        return _seat_person(live, registry, seat, new, "renamed", was=now.name, name=called)

    await registry.change(live, decide, still)


async def arrange(registry: Registry, live: LiveTable, seat: int, level: str, still: Still | None = None) -> None:
    """Put a bot on a seat before the start, or with no level open it; raise Refusal if a person sits there."""

    def decide() -> Change:
        require_gathering(live)
        if level:
            level_at(live, level)
        if live.seats[seat].who == "person":
            raise Refusal(409, "seat_taken", seat=seat)
        now = Seat("bot", "", level) if level else Seat("open")
        return _seat_person(live, registry, seat, now, "bot_sits" if level else "opened", level=level)

    await registry.change(live, decide, still)


def level_at(live: LiveTable, named: str | None) -> str:
    """Return the level that is named, else the usual one of the game. Raise Refusal if the game has no such level."""
    game = live.table.game
    if named is not None and named not in levels_of(game):
        raise Refusal(422, "malformed", where=["body.level"])
    return named or usual_level(game)


async def stand_in(
    registry: Registry, live: LiveTable, seat: int, level: str, owner: bool, still: Still | None = None
) -> None:
    """Let a bot play on: at once if the owner asks, and only at an absent seat if another does."""

    def decide() -> Change:
        require_running(live)
        now = live.seats[seat]
        if now.who != "person":
            raise Refusal(409, "no_person", seat=seat)
        if not owner and not live.absent(seat, registry.clock()):
            raise Refusal(409, "not_absent", seat=seat)
        return stand_in_for(registry, live, seat, level, "bot_plays" if owner else "absent")

    await registry.change(live, decide, still)


def stand_in_for(registry: Registry, live: LiveTable, seat: int, level: str, news: NewsId) -> Change:
    """Return the change by which a bot plays on for a person."""
    name = live.seats[seat].name
    return _seat_person(live, registry, seat, Seat("person", name, level), news, name=name, level=level)


def tell_of_seat(registry: Registry, live: LiveTable, seat: int, news: NewsId, **params: Any) -> Change:
    """Return a change that only tells everybody something of a seat."""
    return _seat_person(live, registry, seat, live.seats[seat], news, **params)


async def take_back(registry: Registry, live: LiveTable, seat: int, still: Still | None = None) -> None:
    """Let the owner play again."""

    def decide() -> Change:
        now = live.seats[seat]
        if now.who != "person" or not now.level:
            raise Refusal(409, "no_bot", seat=seat)
        return _seat_person(live, registry, seat, Seat("person", now.name), "back", name=now.name)

    await registry.change(live, decide, still)


async def reissue(registry: Registry, live: LiveTable, seat: int, still: Still | None = None) -> str:
    """Revoke the seat's secrets and return a new one that lets somebody claim it; tell everybody before that."""

    def decide() -> Change:
        now = live.seats[seat]
        if now.who != "person" or live.head.status in (OVER, ABANDONED):
            raise Refusal(409, "no_person", seat=seat)
        keys = Keys(live.id)
        secret = keys.cut(CLAIM, seat)
        return _seat_person(live, registry, seat, now, "reissued", keys, secret, gone=(SEAT, CLAIM), name=now.name)

    return str(await registry.change(live, decide, still))


async def find_claimed(registry: Registry, table: str, seat: int, seed: bytes) -> Keys | None:
    """Return the secret of a seat that was claimed when this was asked for first."""
    keys = Keys(table)
    keys.cut(SEAT, seat, secret_of(seed, SEAT))
    found = await registry.store.read(lambda connection: queries.grants_for(connection, list(keys.grants)))
    return keys if found == keys.grants else None


async def claim(
    registry: Registry, live: LiveTable, seat: int, name: str, seed: bytes, still: Still | None = None,
    holder: Holder | None = None,
) -> Keys:  # fmt: skip
    """Take a seat whose link was issued anew; the link works once, and not before everybody was told."""

    def decide() -> Change:
        if not any(grant.role == CLAIM and grant.seat == seat for grant in live.grants.values()):
            raise Refusal(409, "claimed", seat=seat)
        if still:
            still()
        require_profile(live, holder)
        if (left := _notice_left(live, seat, registry.clock())) > 0:
            raise Refusal(409, "too_early", seconds=math.ceil(left))
        keys, called = Keys(live.id, holder=holder), _called(live, seat, name)
        keys.cut(SEAT, seat, secret_of(seed, SEAT))
        now = Seat("person", called)
        return _seat_person(live, registry, seat, now, "claimed", keys, keys, gone=(CLAIM,), name=called)

    keys: Keys = await registry.change(live, decide)
    return keys


def _notice_left(live: LiveTable, seat: int, now: float) -> float:
    """Return the seconds until a new link opens: the others are told first that it shows the seat's secrets.

    These cannot be kept from somebody who takes the seat, for nobody could play on without them.
    """
    others = any(each.who == "person" for at, each in enumerate(live.seats) if at != seat)
    told = (each.made for each in reversed(live.news) if each.id == "reissued" and each.params["seat"] == seat)
    return next(told, 0.0) + NOTICE - now if others and live.begun else 0.0


async def abandon(registry: Registry, live: LiveTable, still: Still | None = None) -> None:
    def decide() -> Change:
        if live.head.status in (OVER, ABANDONED):
            raise Refusal(409, "over")
        return Change(news=News("abandoned", {}, registry.clock()), head={"status": ABANDONED})

    await registry.change(live, decide, still)


async def follow_to_rematch(
    registry: Registry, live: LiveTable, held: dict[Grant, str], holder: Holder | None = None
) -> Keys:
    """Return secrets of the same places at the rematch; a caller who asks again gets the same ones."""
    makers = (secret for grant, secret in held.items() if grant.role in (HOST, SEAT))
    new = await rematch(registry, live, next(makers, ""), holder)
    keys = Keys(new.id, holder=holder)
    refused = Refusal(403, "not_yours")
    for grant, secret in held.items():
        if grant.role != CLAIM and hash_of(secret) in live.grants:  # it was not revoked in the meantime
            try:
                if grant.role != HOST:
                    await _sit_again(registry, live, new, grant, same_place(secret, new.id), keys)
                if grant.role in (HOST, SEAT):
                    await _host_again(registry, new, secret, keys, grant.role == HOST)
            except Refusal as refusal:
                refused = refusal
    if not keys.grants:
        raise refused
    return keys


async def _host_again(registry: Registry, new: LiveTable, secret: str, keys: Keys, entitled: bool) -> None:
    """Hand over what a host has at the rematch, its links among it, to the old host and to who set it up."""
    own = Keys(new.id, holder=keys.holder)
    links = {role: own.cut(role, secret=same_place(secret, new.id, role)) for role in HOSTING}

    def decide() -> Change:
        if own.grants.keys() <= new.grants.keys():
            return Change()
        return Change(also=lambda connection: _hand_over(connection, new, own, registry.clock()))

    if entitled:
        await registry.change(new, decide)
    if own.grants.keys() <= new.grants.keys():
        keys.host, keys.join, keys.watch = (links[role] for role in HOSTING)
        keys.grants |= own.grants


async def _sit_again(registry: Registry, live: LiveTable, new: LiveTable, old: Grant, secret: str, keys: Keys) -> None:
    """Hand over the secret of a place at the rematch, unless somebody else has it."""

    def decide() -> Change:
        own = Keys(new.id, holder=keys.holder)
        own.cut(old.role, old.seat, secret)
        if own.grants.keys() <= new.grants.keys():
            return Change()
        if old.role != SEAT:
            return Change(also=lambda connection: _hand_over(connection, new, own, registry.clock()))
        require_profile(new, keys.holder)
        if new.seats[old.seat].who != "open":
            raise Refusal(409, "seat_taken", seat=old.seat)
        name = _called(new, old.seat, live.seats[old.seat].name)
        return _seat_person(new, registry, old.seat, Seat("person", name), "joined", own, name=name)

    await registry.change(new, decide)
    keys.cut(old.role, old.seat, secret)
    if old.role != SEAT:
        setattr(keys, old.role, secret)


def require_profile(live: LiveTable, holder: Holder | None) -> None:
    """Raise Refusal if the table counts for the ladder and somebody without a profile wants to sit there."""
    if live.head.counts and holder is None:
        raise Refusal(403, "needs_profile")


def _hand_over(connection: Connection, live: LiveTable, keys: Keys, now: float) -> None:
    """Store what the keys grant. Raise Refusal if it would be a second seat of a profile at a table that counts."""
    if live.head.counts and keys.holder and keys.seats and profiles.sits_at(connection, keys.holder.profile, live.id):
        raise Refusal(409, "seated_already")
    queries.add_grants(connection, keys.grants)
    keys.link(connection, now)
