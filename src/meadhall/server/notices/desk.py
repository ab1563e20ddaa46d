"""The desk for notices: it takes subscriptions, ends them, and lets the watch and the outbox work."""

import asyncio
import hmac
import logging
import secrets
from functools import partial

from ..errors import Refusal, TooMany
from ..storage import subscriptions
from ..storage.queries import Gone
from ..storage.subscriptions import Subscription
from ..tables.registry import Registry
from .outbox import Outbox, Parcel
from .push import INSTALL, Signer, installed, is_receiver, new_key
from .quiet import zones
from .targets import Forbidden, parse
from .watch import Watch
from .wording import say, token_of

MOST = 5  # subscriptions of one seat, or of one profile
TEST_EVERY = 10.0  # seconds
LENGTH_OF_ID = 12
CONTACT = "mailto:meadhall@localhost"  # for push services, where no URL is configured

log = logging.getLogger("meadhall.notices")


class Desk:
    def __init__(self, registry: Registry, url: str, local: bool) -> None:
        self.registry, self.local = registry, local
        with registry.store.writing.begin() as connection:
            vapid = subscriptions.key_of(connection, "vapid", new_key())
            self.key = subscriptions.key_of(connection, "stop", secrets.token_bytes(32))
        self.signer = Signer(vapid, url if url.startswith("https:") else CONTACT)
        self.outbox = Outbox(registry.store, self.signer, local, registry.clock)
        self.watch = Watch(registry, self.outbox, self.key)
        self.tested: dict[str, float] = {}

    async def run(self) -> None:
        """Tell people until cancelled."""
        if not installed():
            log.info("no notices are pushed to browsers; for that, %s", INSTALL)
        await asyncio.gather(self.watch.run(), self.outbox.run())

    async def public_key(self) -> str | None:
        """Return the key that a browser subscribes with, or None if this server cannot push."""
        return await asyncio.to_thread(lambda: self.signer.public) if installed() else None

    async def subscribe(self, new: Subscription) -> Subscription:
        """Store a subscription; its tables are looked at again, for one may wait for this person already."""
        self._require_sound(new)
        try:
            saved: Subscription | None = await self.registry.store.write(
                partial(subscriptions.save, new=new, most=MOST)
            )
        except Gone:
            raise Refusal(403, "not_yours") from None
        if saved is None:
            raise Refusal(409, "notices_full", most=MOST)
        await self.registry.store.write(partial(subscriptions.unsettle, subscription=saved))
        return saved

    def _require_sound(self, new: Subscription) -> None:
        """Raise Refusal for what could never be sent."""
        try:
            parse(new.target, self.local)
        except Forbidden:
            raise Refusal(422, "bad_target") from None
        if new.form == "push":
            if not installed():
                raise Refusal(409, "no_push", install=INSTALL)
            if not is_receiver(new.receiver_key, new.receiver_auth):
                raise Refusal(422, "bad_target")
        if new.zone not in zones():
            raise Refusal(422, "malformed", where=["body.quiet.zone"])

    async def test(self, subscription: Subscription) -> str:
        """Send a notice at once; return why that failed, or nothing."""
        now = self.registry.clock()
        self.tested = {id: at for id, at in self.tested.items() if now - at < TEST_EVERY}
        if subscription.id in self.tested:
            raise TooMany(self.tested[subscription.id] + TEST_EVERY - now)
        self.tested[subscription.id] = now
        said = await asyncio.to_thread(say, "test", subscription, self.key)
        failure = await self.outbox.send(Parcel(subscription, said))
        await self.outbox.note(subscription, failure)
        return failure

    async def stop(self, token: str) -> bool:
        """End the subscription of a token; tell whether there was one."""
        id = token[:LENGTH_OF_ID]
        if not hmac.compare_digest(token_of(self.key, id).encode(), token.encode()):
            return False
        return bool(await self.registry.store.write(partial(subscriptions.drop, id=id)))
