"""What is on its way: a bounded queue, a few senders, few attempts, and how each of them went."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from ..storage import subscriptions
from ..storage.condition import FAILURES
from ..storage.database import Database
from ..storage.subscriptions import Subscription
from .bodies import Form, Said, shape
from .post import Unsent, post
from .push import Signer
from .wording import message

WAITING = 1_000  # notices; more are dropped
SENDERS = 16
AGAIN = (5.0, 60.0)  # seconds until it is tried again, and once more
PASSES = {"too_slow", "unreachable", "429"}  # failures that may pass by themselves, as do all of 500 and above
GONE = {"404", "410"}
MOST_FAILURES = 10  # in a row, after which nothing more is sent

log = logging.getLogger("meadhall.notices")


@dataclass(frozen=True, slots=True)
class Parcel:
    """A notice, and to whom."""

    subscription: Subscription
    said: Said
    tries: int = 0


class Outbox:
    def __init__(self, store: Database, signer: Signer, local: bool, clock: Callable[[], float]) -> None:
        self.store, self.signer, self.local, self.clock = store, signer, local, clock
        self.waiting: asyncio.Queue[Parcel] = asyncio.Queue(WAITING)
        self.again = AGAIN
        self.full = False  # which is logged once

    def put(self, parcel: Parcel) -> None:
        """Send it soon; drop it if too many wait already."""
        try:
            self.waiting.put_nowait(parcel)
            self.full = False
        except asyncio.QueueFull:
            if not self.full:
                log.warning("too many notices wait; further ones are dropped")
            self.full = True

    async def run(self) -> None:
        """Send what is put here until cancelled."""
        async with asyncio.TaskGroup() as group:
            for _ in range(SENDERS):
                group.create_task(self._work())

    async def _work(self) -> None:
        while True:
            parcel = await self.waiting.get()
            try:
                await self._deliver(parcel)
            except FAILURES:
                pass  # which is logged once
            except Exception:
                log.exception("a notice could not be sent")

    async def _deliver(self, parcel: Parcel) -> None:
        failure = await self.send(parcel)
        if failure and _passes(failure) and parcel.tries < len(self.again):
            later = replace(parcel, tries=parcel.tries + 1)
            asyncio.get_running_loop().call_later(self.again[parcel.tries], self.put, later)
        else:
            await self.note(parcel.subscription, failure)

    async def send(self, parcel: Parcel) -> str:
        """Send a notice; return why that failed, as an id or a status, or nothing."""
        subscription = parcel.subscription
        try:
            url, headers, body = await asyncio.to_thread(self._written, subscription, parcel.said)
            status = await post(url, headers, body, self.local)
        except Unsent as unsent:
            return unsent.failure
        return "" if 200 <= status < 300 else str(status)

    def _written(self, subscription: Subscription, said: Said) -> tuple[str, dict[str, str], bytes]:
        """Return where a notice goes, its headers and its body. It is called in a thread, for ciphers take time."""
        if subscription.form != "push":
            form: Form = subscription.form  # type: ignore[assignment]
            return shape(form, subscription.target, said)
        try:
            key, auth = subscription.receiver_key, subscription.receiver_auth
            return subscription.target, *self.signer.seal(subscription.target, key, auth, message(said), self.clock())
        except ImportError:
            raise Unsent("no_push") from None
        except ValueError:  # the browser's key is no point of the curve
            raise Unsent("bad_key") from None

    async def note(self, subscription: Subscription, failure: str) -> None:
        """Note how it went. A browser that is gone is forgotten, and so is one that fails for long."""
        push = subscription.form == "push"
        job: Callable[[Any], Any]
        if not failure:
            job = partial(subscriptions.note_success, id=subscription.id)
        elif push and (failure in GONE or subscription.failures + 1 >= MOST_FAILURES):
            job = partial(subscriptions.drop, id=subscription.id)
        else:
            job = partial(subscriptions.note_failure, id=subscription.id, failure=failure)
        if failure or subscription.failures:
            with suppress(*FAILURES):
                await self.store.write(job)


def _passes(failure: str) -> bool:
    return failure in PASSES or (failure.isdecimal() and int(failure) >= 500)
