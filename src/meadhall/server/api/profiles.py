"""Routes to profiles: somebody makes one by a click, carries it to other devices, takes it away and deletes it."""

import hmac
from dataclasses import asdict
from datetime import UTC, date, datetime
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response
from sqlalchemy import Connection

from ...core.game import find
from ...lessons import chapters_of
from ...puzzles import puzzles_of
from ..errors import Refusal, unknown
from ..storage import ladder, profiles
from ..storage.profiles import LINK_SECONDS, MOST_DEVICES, OF_HOST, Device, Done, Holder, Profile
from ..storage.queries import hash_of
from ..tables import profiles as at_tables
from ..tables.create import SEAT, new_seed, secret_of
from ..tables.registry import Registry
from ..tables.viewers import looks_as
from .auth import InRegistry, Once, TableId, address_of, secrets_in
from .holding import AtProfile, find_holder
from .ladder import ratings_of
from .profile_schemas import (
    Achieved,
    DeviceInfo,
    DeviceRequest,
    DoneItem,
    DoneRequest,
    ProfileChange,
    ProfileExport,
    ProfileInfo,
    ProfileLink,
    ProfileRequest,
    ProfileSecret,
    ResultInfo,
)
from .schemas import Mine, Secrets
from .tables import describe_place, hand_out, link, respond

router = APIRouter(prefix="/api/profiles", tags=["profiles"])
MOST_TABLES = 64  # that are listed, the latest first
MOST_DAYS = 400  # back to which the puzzle of a day is remembered
DeviceId = Annotated[str, Path(pattern=r"^[0-9a-f]{12}$", description="a device of the profile")]


@router.post("", status_code=201, summary="Make a profile, held by this device")
async def make(registry: InRegistry, body: ProfileRequest, seed: Once) -> ProfileSecret:
    secret, now = secret_of(seed, "profile"), registry.clock()
    profile = Profile(_id(seed, b"profile"), body.name, body.colour, body.settings, False, now)
    device = _device(seed, body.device, now)
    await registry.store.write(lambda connection: profiles.add(connection, profile, device, hash_of(secret)))
    return await _hand_secret(registry, Holder(profile.id, device.id), secret)


def _held(request: Request) -> list[bytes]:
    """Return the hashes of the secrets that came with a request."""
    return sorted(hash_of(each) for each in secrets_in(request))


def _mixed(seed: bytes, held: list[bytes]) -> bytes:
    """Return a seed of those who hold these: two who bring the same key must not get the same secret."""
    return hmac.digest(seed, b"".join(held), "sha256")


def _id(seed: bytes, name: bytes) -> str:
    return hmac.digest(seed, name, "sha256")[:6].hex()


def _device(seed: bytes, name: str, now: float, link: bool = False) -> Device:
    return Device(_id(seed, b"device"), name, link, now, now)


async def _hand_secret(registry: Registry, holder: Holder, secret: str) -> ProfileSecret:
    return ProfileSecret(secret=secret, profile=await _describe(registry, holder))


async def _describe(registry: Registry, holder: Holder) -> ProfileInfo:
    now = registry.clock()
    return await registry.store.read(lambda connection: describe(connection, holder, now))


def describe(connection: Connection, holder: Holder, now: float) -> ProfileInfo:
    """Return all of a profile but its tables. Raise Refusal if it was deleted."""
    profile = profiles.read(connection, holder.profile)
    if profile is None:
        raise unknown()
    devices = [DeviceInfo(**asdict(each)) for each in profiles.devices_of(connection, profile.id, now)]
    done = [DoneItem.model_validate(asdict(each)) for each in profiles.done_of(connection, profile.id)]
    return ProfileInfo(**asdict(profile), device=holder.device, devices=devices, done=done)


@router.get("/me", summary="Look at my profile")
async def look(at: AtProfile) -> ProfileInfo:
    now = at.registry.clock()
    await at.registry.store.write(lambda connection: profiles.touch(connection, at.holder, now))
    return await _describe(at.registry, at.holder)


@router.patch("/me", summary="Change my profile")
async def change(at: AtProfile, body: ProfileChange) -> ProfileInfo:
    values, now = body.model_dump(exclude_none=True), at.registry.clock()
    await at.registry.store.write(lambda connection: profiles.change(connection, at.profile, now, **values))
    return await _describe(at.registry, at.holder)


@router.delete("/me", summary="Delete my profile and everything of mine", status_code=204)
async def remove(at: AtProfile) -> None:
    """Tables at which nobody else sits are deleted with it; at all others my name is. Nothing can be taken back."""
    await at_tables.delete_all(at.registry, at.profile)


@router.get("/me/export", summary="Download everything of mine")
async def export(at: AtProfile, response: Response) -> ProfileExport:
    response.headers["Content-Disposition"] = 'attachment; filename="meadhall-profile.json"'
    now = at.registry.clock()
    return await at.registry.store.read(lambda connection: _export(connection, at.holder, now))


def _export(connection: Connection, holder: Holder, now: float) -> ProfileExport:
    places: list[Any] = [
        {"table": each.table, "seat": looks_as(each.seat), "since": each.since}
        for each in profiles.places_of(connection, holder.profile)
    ]
    results = [ResultInfo.model_validate(asdict(each)) for each in ladder.results_of(connection, holder.profile)]
    return ProfileExport(
        profile=describe(connection, holder, now),
        places=places,
        results=results,
        ratings=ratings_of(connection, holder.profile),
    )


@router.get("/me/results", summary="How my games ended, the latest first, and what the ladder says of me")
async def results(at: AtProfile) -> Achieved:
    """Only games that are over are among them."""

    def look(connection: Connection) -> Achieved:
        found = [ResultInfo.model_validate(asdict(each)) for each in ladder.results_of(connection, at.profile)]
        return Achieved(results=found, ratings=ratings_of(connection, at.profile))

    return await at.registry.store.read(look)


@router.post("/me/done", summary="Tell of lessons and puzzles that I have done, and hear of all")
async def tell_done(at: AtProfile, body: DoneRequest) -> list[DoneItem]:
    """What the server does not know, such as a lesson of another version, is left out."""
    now = at.registry.clock()
    done = [Done(each.kind, each.game, each.id, each.count) for each in body.done if _known(each, now)]
    await at.registry.store.write(lambda connection: profiles.add_done(connection, at.profile, done, now))
    return (await _describe(at.registry, at.holder)).done


def _known(item: DoneItem, now: float) -> bool:
    game = find(item.game)
    if item.kind == "lesson":
        return item.id in {chapter.id for chapter in chapters_of(game)}
    if item.kind == "puzzle":
        return item.id in {puzzle.id for puzzle in puzzles_of(game)}
    try:
        ago = datetime.fromtimestamp(now, UTC).date() - date.fromisoformat(item.id)
    except ValueError:
        return False
    return -1 <= ago.days <= MOST_DAYS


# Devices


@router.post("/me/links", status_code=201, summary="Make a link that carries my profile to another device")
async def carry(request: Request, at: AtProfile) -> ProfileLink:
    """It opens once, within an hour; the other device gets a secret of its own."""
    seed, now = new_seed(), at.registry.clock()
    secret = secret_of(seed, "link")
    await _add(at.registry, at.profile, _device(seed, "?", now, link=True), secret)
    return ProfileLink(link=link(request, "profile", secret), seconds=int(LINK_SECONDS))


async def _add(registry: Registry, profile: str, device: Device, secret: str) -> None:
    def job(connection: Connection) -> None:
        profiles.drop_old_links(connection, profile, device.made)
        if len(profiles.devices_of(connection, profile, device.made)) >= MOST_DEVICES:
            raise Refusal(409, "devices_full")
        profiles.add_device(connection, profile, device, hash_of(secret))

    await registry.store.write(job)


@router.post("/me/devices", status_code=201, summary="Take a profile to this device by its link")
async def arrive(request: Request, registry: InRegistry, body: DeviceRequest, seed: Once) -> ProfileSecret:
    """The link's secret comes in `Authorization`. A repeat with the same `Idempotency-Key` gets the same answer."""
    hashes, now = _held(request), registry.clock()
    own = _mixed(seed, hashes)
    secret, device = secret_of(own, "device"), _device(own, body.device, now)
    if holder := await find_holder(registry, secret):
        return await _hand_secret(registry, holder, secret)

    def job(connection: Connection) -> Holder:
        carried = profiles.holder_of(connection, hashes, now, link=True)
        if carried is None or profiles.drop_device(connection, carried.profile, carried.device) is None:
            raise Refusal(401, "unauthorized")
        profiles.add_device(connection, carried.profile, device, hash_of(secret))
        return Holder(carried.profile, device.id)

    return await _hand_secret(registry, await registry.store.write(job), secret)


@router.post("/me/secret", summary="Renew the secret of this device: the one before opens nothing any more")
async def renew(request: Request, registry: InRegistry, seed: Once) -> ProfileSecret:
    """A repeat with the same `Idempotency-Key` gets the same answer, though the old secret is gone."""
    held, now = _held(request), registry.clock()
    secret = secret_of(_mixed(seed, held), "renewed")
    hashes = [hash_of(secret), *held]

    def job(connection: Connection) -> Holder:
        holder = profiles.holder_of(connection, hashes, now)
        if holder is None:
            raise Refusal(401, "unauthorized")
        profiles.renew(connection, holder.device, hashes[0])
        return holder

    return await _hand_secret(registry, await registry.store.write(job), secret)


@router.delete("/me/devices/{device}", summary="Take my profile from a device, or a link back", status_code=204)
async def revoke(at: AtProfile, device: DeviceId) -> None:
    """With it go the secrets of seats that the device was given while it held the profile."""
    await at_tables.revoke(at.registry, at.profile, device)


# Tables


@router.get("/me/tables", summary="List my tables, the latest first", response_model=list[Mine])
async def tables(request: Request, at: AtProfile) -> Response:
    """Each is described as to anybody who holds a link of it."""
    places = await at.registry.store.read(lambda connection: profiles.places_of(connection, at.profile))
    seated = {place.table for place in places if place.seat != OF_HOST}
    found = []
    for place in [each for each in places if each.seat != OF_HOST or each.table not in seated][:MOST_TABLES]:
        live = await at.registry.find(place.table)
        at.registry.look(live, address_of(request))
        role = "host" if place.seat == OF_HOST else SEAT
        found.append(describe_place(live, role, place.seat, at.registry.clock()))
    return respond(found)


@router.post("/me/tables", summary="Take tables whose secrets I hold into my profile", status_code=204)
async def adopt(request: Request, at: AtProfile) -> None:
    """The tables' secrets come in `Authorization`, beside the profile's. A seat of another profile stays so."""
    await at_tables.adopt(at.registry, at.holder, [hash_of(each) for each in secrets_in(request)])


@router.post("/me/tables/{table}", summary="Take my places at a table to this device")
async def open_table(request: Request, at: AtProfile, table: TableId) -> Secrets:
    """The device gets secrets of its own, which end if it is revoked."""
    return hand_out(request, await at_tables.hand_over(at.registry, at.holder, at.secret, table))
