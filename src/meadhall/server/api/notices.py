"""Routes to notices: whoever holds a seat, or a profile, has a browser or a webhook told when it is their turn."""

import secrets
from functools import partial
from typing import Annotated, Literal
from urllib.parse import urlsplit

from fastapi import APIRouter, Depends, Path, Request
from pydantic import BaseModel, Field, StrictInt, StringConstraints

from ...i18n import Language
from ..errors import unknown
from ..notices.bodies import Form as BodyForm
from ..notices.desk import LENGTH_OF_ID, Desk
from ..notices.occasions import KINDS, Kind
from ..notices.outbox import MOST_FAILURES
from ..storage import subscriptions
from ..storage.queries import hash_of
from ..storage.subscriptions import Owner, Subscription
from ..tables.create import SEAT
from ..tables.registry import Registry
from .auth import AtTable, Caller, SeatNumber
from .holding import AtProfile, Held
from .requests import Form

router = APIRouter(prefix="/api/tables/{table}/seats/{seat}/notices", tags=["notices"])
of_profile = APIRouter(prefix="/api/profiles/me/notices", tags=["notices"])
open_to_all = APIRouter(prefix="/api/notices", tags=["notices"])
DAY = 24 * 60
Url = Annotated[str, StringConstraints(pattern=r"^https?://[!-~]+$", max_length=1000)]
Minute = Annotated[StrictInt, Field(ge=0, lt=DAY, description="minutes after midnight")]
NoticeId = Annotated[str, Path(pattern=r"^[0-9a-f]{12}$")]


class PushTarget(Form):
    """A browser's push subscription, as `PushSubscription.toJSON` gives it."""

    endpoint: Url
    p256dh: Annotated[str, StringConstraints(pattern=r"^[\w-]{87}$")]
    auth: Annotated[str, StringConstraints(pattern=r"^[\w-]{22}$")]


class WebhookTarget(Form):
    """An address that is sent a POST, with a body as the chat service takes it."""

    url: Url
    form: BodyForm = "json"


class Quiet(Form):
    """Hours in which nothing is sent; at their end comes one notice of all that still holds."""

    start: Minute
    end: Minute
    zone: Annotated[str, StringConstraints(max_length=40), Field(description="an IANA time zone, as Europe/Rome")]


class NoticeRequest(Form):
    target: PushTarget | WebhookTarget
    language: Language = "en"
    choices: Annotated[list[Kind], Field(min_length=1, max_length=len(KINDS), default_factory=lambda: list(KINDS))]
    after: Annotated[StrictInt, Field(ge=0, le=DAY * 60, description="seconds away before being told")] = 30
    quiet: Quiet | None = None


class StopRequest(Form):
    token: Annotated[str, StringConstraints(max_length=60), Field(description="as a notice brings it")]


class NoticeKey(BaseModel):
    key: Annotated[str | None, Field(description="for `pushManager.subscribe`; null if this server cannot push")]


class NoticeInfo(BaseModel):
    """A subscription, without its secrets."""

    id: str
    form: Literal["push", "json", "discord", "slack", "mattermost", "ntfy"]
    host: Annotated[str, Field(description="of the address it is sent to")]
    address: Annotated[str, Field(description="the same for the same address, of which it tells nothing")]
    language: Language
    choices: list[Kind]
    after: int
    quiet: Quiet | None
    failures: Annotated[int, Field(description="in a row")]
    failure: Annotated[str, Field(description="the latest: the status of an answer, or what kept it from being sent")]
    paused: Annotated[
        bool, Field(description="nothing is sent any more, for it failed too often; save or test it again")
    ]


class Tested(BaseModel):
    sent: bool
    failure: str


class Stopped(BaseModel):
    stopped: Annotated[bool, Field(description="false if it was stopped before, or the token is not whole")]


async def desk_of(request: Request) -> Desk:
    desk: Desk = request.app.state.desk
    return desk


AtDesk = Annotated[Desk, Depends(desk_of)]


def show(each: Subscription) -> NoticeInfo:
    quiet = None
    if each.quiet_from is not None and each.quiet_until is not None:
        quiet = Quiet(start=each.quiet_from, end=each.quiet_until, zone=each.zone)
    return NoticeInfo.model_validate(
        {
            "id": each.id, "form": each.form, "host": urlsplit(each.target).hostname or "",
            "address": hash_of(each.target).hex()[:LENGTH_OF_ID], "language": each.language,
            "choices": each.choices.split(","), "after": each.after, "quiet": quiet, "failures": each.failures,
            "failure": each.failure, "paused": each.failures >= MOST_FAILURES,
        }
    )  # fmt: skip


def asked(request: Request, body: NoticeRequest, made: float, owner: Owner) -> Subscription:
    """Return the subscription that somebody asks for."""
    push = body.target if isinstance(body.target, PushTarget) else None
    webhook = body.target if isinstance(body.target, WebhookTarget) else None
    return Subscription(
        id=secrets.token_hex(LENGTH_OF_ID // 2),
        grant_hash=owner.grant_hash,
        profile_id=owner.profile_id,
        device=owner.device if push else None,  # a webhook belongs to the profile on all its devices
        form=webhook.form if webhook else "push",
        target=webhook.url if webhook else push.endpoint if push else "",
        receiver_key=push.p256dh if push else "",
        receiver_auth=push.auth if push else "",
        language=body.language,
        choices=",".join(kind for kind in KINDS if kind in body.choices),
        after=body.after,
        quiet_from=body.quiet.start if body.quiet else None,
        quiet_until=body.quiet.end if body.quiet else None,
        zone=body.quiet.zone if body.quiet else "UTC",
        site=request.app.state.url or str(request.base_url).rstrip("/"),
        made=made,
    )


def _of_seat(at: Caller, seat: int) -> Owner:
    """Return the owner of what is told of a seat: the secret by which the caller holds it."""
    at.own(seat)
    held = (hash_of(secret) for grant, secret in at.held.items() if (grant.role, grant.seat) == (SEAT, seat))
    return Owner(next(held))


def _of_profile(at: Held) -> Owner:
    return Owner(profile_id=at.profile, device=at.holder.device)


async def _mine(registry: Registry, owner: Owner) -> list[Subscription]:
    found: list[Subscription] = await registry.store.read(partial(subscriptions.of_owner, owner=owner))
    return found


async def _show(registry: Registry, owner: Owner) -> list[NoticeInfo]:
    return [show(each) for each in await _mine(registry, owner)]


async def _drop(registry: Registry, owner: Owner, notice: str) -> None:
    if any(each.id == notice for each in await _mine(registry, owner)):
        await registry.store.write(partial(subscriptions.drop, id=notice))


async def _test(desk: Desk, owner: Owner, notice: str) -> Tested:
    for each in await _mine(desk.registry, owner):
        if each.id == notice:
            failure = await desk.test(each)
            return Tested(sent=not failure, failure=failure)
    raise unknown()


@router.get("", summary="List where I am told of my seat")
async def look(at: AtTable, seat: SeatNumber) -> list[NoticeInfo]:
    return await _show(at.registry, _of_seat(at, seat))


@router.post("", status_code=201, summary="Have a browser or a webhook told when it is my turn")
async def save(request: Request, at: AtTable, desk: AtDesk, seat: SeatNumber, body: NoticeRequest) -> NoticeInfo:
    """The same target again changes what was chosen for it."""
    return show(await desk.subscribe(asked(request, body, at.registry.clock(), _of_seat(at, seat))))


@router.delete("/{notice}", status_code=204, summary="Stop telling me there")
async def drop(at: AtTable, seat: SeatNumber, notice: NoticeId) -> None:
    await _drop(at.registry, _of_seat(at, seat), notice)


@router.post("/{notice}/test", summary="Send me a notice now")
async def test(at: AtTable, desk: AtDesk, seat: SeatNumber, notice: NoticeId) -> Tested:
    """It says nothing of a table. After a success, one that was paused goes on."""
    return await _test(desk, _of_seat(at, seat), notice)


@of_profile.get("", summary="List where I am told of all seats of my profile")
async def look_of_profile(at: AtProfile) -> list[NoticeInfo]:
    return await _show(at.registry, _of_profile(at))


@of_profile.post("", status_code=201, summary="Have a browser or a webhook told of all seats of my profile")
async def save_of_profile(request: Request, at: AtProfile, desk: AtDesk, body: NoticeRequest) -> NoticeInfo:
    """A browser is told as long as its device holds the profile, a webhook as long as the profile exists."""
    return show(await desk.subscribe(asked(request, body, at.registry.clock(), _of_profile(at))))


@of_profile.delete("/{notice}", status_code=204, summary="Stop telling my profile there")
async def drop_of_profile(at: AtProfile, notice: NoticeId) -> None:
    await _drop(at.registry, _of_profile(at), notice)


@of_profile.post("/{notice}/test", summary="Send my profile a notice now")
async def test_of_profile(at: AtProfile, desk: AtDesk, notice: NoticeId) -> Tested:
    return await _test(desk, _of_profile(at), notice)


@open_to_all.get("/key", summary="The key with which a browser subscribes to pushes")
async def key(desk: AtDesk) -> NoticeKey:
    return NoticeKey(key=await desk.public_key())


@open_to_all.post("/stop", summary="End the notices that this one belongs to")
async def stop(desk: AtDesk, body: StopRequest) -> Stopped:
    """Each notice brings a token that grants this and nothing else."""
    return Stopped(stopped=await desk.stop(body.token))
