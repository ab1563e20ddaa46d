"""When somebody is told: they are waited for and away for a while, have not been told yet, and it is no quiet hour."""

import asyncio
import logging
from dataclasses import dataclass
from functools import partial
from itertools import groupby

from ..errors import Refusal
from ..storage import subscriptions
from ..storage.condition import FAILURES
from ..storage.subscriptions import Notice, Place, Subscription
from ..tables.registry import Registry
from ..tables.table import LiveTable
from .occasions import Occasion, occasions
from .outbox import MOST_FAILURES, Outbox, Parcel
from .quiet import quiet_until
from .wording import say

EVERY = 2.0  # seconds
GAP = 3.0  # seconds between two notices of a subscription
HEARSAY = 2.0  # seconds within which another server has told who is there

log = logging.getLogger("meadhall.notices")


@dataclass(frozen=True, slots=True)
class Due:
    """An occasion that a subscription is to be told of, or that is only noted as known."""

    notice: Notice
    subscription: Subscription
    silent: bool


class Watch:
    """It looks at tables that changed since everybody was told; what was told is stored, so nobody is told twice."""

    def __init__(self, registry: Registry, outbox: Outbox, key: bytes) -> None:
        self.registry, self.outbox, self.key = registry, outbox, key
        self.every = EVERY
        self.away: dict[Notice, float] = {}  # since when somebody who is to be told has been seen away
        self.sent: dict[str, float] = {}  # when each subscription was sent something last

    async def run(self) -> None:
        """Look again and again until cancelled."""
        while True:
            try:
                await self.look()
                await self.wake()
            except FAILURES:
                pass  # which is logged once
            except Exception:
                log.exception("looking for people who wait to be told")
            await asyncio.sleep(self.every)

    async def look(self) -> None:
        """Tell everybody who is to be told now."""
        found = await self.registry.store.read(subscriptions.unsettled)
        for table in found:
            try:
                live = await self.registry.find(table)
            except Refusal:
                continue  # it was deleted meanwhile
            await self._look_at(live)
        self.away = {notice: since for notice, since in self.away.items() if notice.table_id in found}
        now = self.registry.clock()
        self.sent = {id: at for id, at in self.sent.items() if now - at < GAP}

    async def _look_at(self, live: LiveTable) -> None:
        writes, store = live.head.writes, self.registry.store
        places = await store.read(partial(subscriptions.places_of, table=live.id))
        known = await store.read(partial(subscriptions.told, table=live.id))
        pending = False
        for place in places:
            due, waits = self._due(live, place, known)
            pending |= waits
            for each in due:
                await self._tell(live, each)
        if not pending:
            await store.write(partial(subscriptions.settle, table=live.id, writes=writes))

    def _due(self, live: LiveTable, place: Place, known: set[Notice]) -> tuple[list[Due], bool]:
        """Return what a subscription is told now, and whether something has to wait. Who is here sees it anyway."""
        state = live.presence.states(live.seats)[place.seat]
        found, waits = list[Due](), False
        for occasion in occasions(live):
            if occasion.seat != place.seat or not self._concerns(place.subscription, occasion):
                continue
            notice = Notice(place.subscription.id, live.id, place.seat, occasion.kind, occasion.number)
            if notice in known:
                continue
            silent = state == "here" and occasion.kind != "turn"
            if silent or (state == "away" and self._long_enough(place.subscription, notice)):
                found.append(Due(notice, place.subscription, silent))
            else:
                if state != "away":
                    self.away.pop(notice, None)
                waits = True
        return _as_one(found), waits

    def _concerns(self, subscription: Subscription, occasion: Occasion) -> bool:
        """Tell whether it was asked for, and before it came about; a turn that lasts may have begun earlier."""
        later = occasion.kind == "turn" or occasion.since >= subscription.made
        return subscription.wants(occasion.kind) and later

    def _long_enough(self, subscription: Subscription, notice: Notice) -> bool:
        now = self.registry.clock()
        away = now - self.away.setdefault(notice, now)
        needed = max(subscription.after, HEARSAY if self.registry.store.shared else 0)
        return away >= needed and now - self.sent.get(subscription.id, float("-inf")) >= GAP

    async def _tell(self, live: LiveTable, due: Due) -> None:
        """Tell somebody, or hold it back in quiet hours, unless another server has."""
        now, subscription, notice = self.registry.clock(), due.subscription, due.notice
        until = quiet_until(subscription, now) if not due.silent else None
        claimed = await self.registry.store.write(partial(subscriptions.claim, notice=notice, due=until))
        if claimed and not due.silent and until is None and subscription.failures < MOST_FAILURES:
            self.sent[subscription.id] = now
            said = await asyncio.to_thread(
                say, notice.kind, subscription, self.key, live, notice.seat, _decision(notice)
            )
            self.outbox.put(Parcel(subscription, said))

    async def wake(self) -> None:
        """Send what was held back in quiet hours that are over: one notice to each, of what still holds."""
        store, now = self.registry.store, self.registry.clock()
        if not await store.read(partial(subscriptions.held, now=now)):
            return
        held = await store.write(partial(subscriptions.release, now=now))
        for id, group in groupby(held, key=lambda notice: notice.subscription_id):
            subscription = await store.read(partial(subscriptions.find, id=id))
            kept = [(notice, live) for notice in group if (live := await self._still(notice))]
            if subscription and kept and subscription.failures < MOST_FAILURES:
                await self._tell_together(subscription, kept)

    async def _tell_together(self, subscription: Subscription, kept: list[tuple[Notice, LiveTable]]) -> None:
        notice, live = kept[0]
        if len(kept) == 1:
            work = partial(say, notice.kind, subscription, self.key, live, notice.seat, _decision(notice))
        else:
            turns = all(each.kind == "turn" for each, _ in kept)
            work = partial(say, "turns" if turns else "several", subscription, self.key, count=len(kept))
        self.outbox.put(Parcel(subscription, await asyncio.to_thread(work)))

    async def _still(self, notice: Notice) -> LiveTable | None:
        """Return the table if what was held back still holds and nobody is there to see it."""
        try:
            live = await self.registry.find(notice.table_id)
        except Refusal:
            return None
        same = any(
            (each.seat, each.kind, each.number) == (notice.seat, notice.kind, notice.number) for each in occasions(live)
        )
        return live if same and live.presence.states(live.seats)[notice.seat] != "here" else None


def _as_one(found: list[Due]) -> list[Due]:
    """Say only the first of what came about at once: a turn says that the game has begun."""
    loud = next((each for each in found if not each.silent), None)
    return [each if each is loud else Due(each.notice, each.subscription, True) for each in found]


def _decision(notice: Notice) -> int | None:
    """Return the seat's count of decisions, as a view tells it."""
    return notice.number - 1 if notice.kind == "turn" else None
