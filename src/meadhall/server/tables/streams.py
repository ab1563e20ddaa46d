"""Streams of events: a browser tab has one for all its seats, as server-sent events or as ND-JSON."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from itertools import pairwise

import orjson
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from ..padding import ANSWER, EVENT, STEPS, WHOLE, padded
from .shown import Shown
from .table import LiveTable
from .talk import Heard
from .viewers import Follower
from .wakeup import WakeUp

BREAK_OFF = "break_off"  # in a request's state: the function that ends its connection at once
OPENED = "opened"  # in a request's state: the stream that answers it
HEARTBEAT = 15.0  # seconds
PATIENCE = 30.0  # seconds that a reader may take nothing
SSE, NDJSON = "text/event-stream", "application/x-ndjson"


@dataclass(slots=True)
class Followed:
    """A viewer of a table, and what the stream has sent of it."""

    follower: Follower
    secret: bytes  # its hash
    sent: str
    by_changes: bool = False  # whether it takes what changed in place of the view
    basis: Shown | None = None  # the view that it has, if so
    lengths: tuple[int, ...] = WHOLE  # which the latest event is filled up to
    with_people: bool = False  # whether it is told how people are
    people: bytes = b""  # what it was told of them last
    talk: Heard | None = None  # what it was told of the talk, if it asked for that
    clock: Callable[[], float] | None = None  # the server's, if it is told how the table's clocks stand
    clocks: bytes = b""  # what it was told of them last

    @property
    def allowed(self) -> bool:
        """Tell whether the secret is still valid: its link has not been issued anew."""
        return self.secret in self.follower.live.grants

    def news(self) -> bytes:
        """Return the event that was not sent yet, or nothing if there is none."""
        live, viewer = self.follower.live, self.follower.viewer
        now = live.cursor(viewer.seat)
        if now == self.sent:
            return b""
        before, self.sent = self.sent, now
        basis, self.basis = self.basis, live.show(viewer.seat) if self.by_changes and live.shows else None
        self.lengths = STEPS if before and self.follower.stepwise else WHOLE
        if not before:
            return live.event(viewer.seat)
        step = _step(before)
        passed = viewer.passed_since(step) if self.follower.stepwise else []
        story = viewer.story_after(step)
        if basis and self.basis:
            self.lengths = EVENT
            return live.event(viewer.seat, story, changes=_changes([basis, *passed, self.basis]))
        return live.event(viewer.seat, story, b"[%s]" % b",".join([each.json() for each in passed]))

    def news_of_people(self) -> bytes:
        """Return how people are, or nothing if that was sent already or not asked for."""
        if not self.with_people:
            return b""
        before, self.people = self.people, self.follower.live.people(self.follower.viewer.seat)
        return b"" if self.people == before else self.people

    def news_of_talk(self) -> bytes:
        """Return what people said since, or nothing if there is nothing or it was not asked for."""
        live = self.follower.live
        return live.talk.tell(live, self.follower.viewer.seat, self.talk) if self.talk else b""

    def news_of_clocks(self) -> bytes:
        """Return how the clocks stand, or nothing if that was sent already or not asked for."""
        live = self.follower.live
        if self.clock is None or not live.clocks:
            return b""
        before, self.clocks = self.clocks, orjson.dumps(live.clocks.told())
        return b"" if self.clocks == before else live.times(self.follower.viewer.seat, self.clock())


def _changes(course: list[Shown]) -> bytes:
    """Return what changed from each view to the next."""
    return b"[%s]" % b",".join([after.change(before) for before, after in pairwise(course)])


def _step(cursor: str) -> int:
    first = cursor.partition(".")[0]
    return int(first) if first.isdecimal() and len(first) < 6 else -1


class Streams:
    """All open streams of the server."""

    def __init__(self) -> None:
        self.heartbeat = HEARTBEAT
        self.patience = PATIENCE
        self.open: set[Stream] = set()
        self.closing = False

    def close(self) -> None:
        """End all streams; clients come back to the server that takes over."""
        self.closing = True
        for stream in self.open:
            stream.wakeup.ring()


def streaming(app: ASGIApp) -> ASGIApp:
    """Wrap the app: when it has opened a stream, run the stream alone, so that no call of the app stays in memory."""

    async def serve(scope: Scope, receive: Receive, send: Send) -> None:
        await app(dict(scope), receive, send)
        stream: Stream | None = scope.get("state", {}).pop(OPENED, None)
        if stream:
            await stream.run(scope, receive, send)

    return serve


class Stream(Response):
    """An answer that goes on until the client leaves or the server closes it."""

    def __init__(
        self, streams: Streams, kind: str, stepwise: bool, by_changes: bool, address: str,
        place: AbstractContextManager[None], with_people: bool = False, with_talk: bool = False,
        clock: Callable[[], float] | None = None,
    ) -> None:  # fmt: skip
        super().__init__()
        self.by_changes, self.with_people, self.with_talk = by_changes, with_people, with_talk
        self.clock = clock
        self.streams, self.kind, self.stepwise, self.address, self.place = streams, kind, stepwise, address, place
        self.beat = b"\n" if kind == NDJSON else b":\n\n"
        self.wakeup = WakeUp()
        self.followed: list[Followed] = []

    def add(self, live: LiveTable, seat: int, secret: bytes, after: str) -> None:
        """Add a viewer, which has heard of what came before the cursor `after`."""
        follower = Follower(live, live.viewers[seat], self.wakeup, self.stepwise)
        talk = live.talk.listen() if self.with_talk else None
        new = Followed(
            follower, secret, after, self.by_changes, with_people=self.with_people, talk=talk, clock=self.clock
        )
        self.followed.append(new)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        scope["state"][OPENED] = self

    async def run(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.break_off: Callable[[], None] = scope["state"][BREAK_OFF]
        with self.place, self._open():
            gone = asyncio.create_task(_wait_until_gone(receive, self.wakeup))
            try:
                await self._send(send, gone)
            finally:
                gone.cancel()

    @contextmanager
    def _open(self) -> Iterator[None]:
        self.streams.open.add(self)
        for each in self.followed:
            each.follower.follow()
            each.follower.live.attention.follow(self.address)
        try:
            yield
        finally:
            self.streams.open.discard(self)
            for each in self.followed:
                each.follower.leave()
                each.follower.live.attention.leave(self.address)

    async def _send(self, send: Send, gone: asyncio.Task[None]) -> None:
        headers = [(b"content-type", self.kind.encode() + b"; charset=utf-8"), (b"x-accel-buffering", b"no")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await self._put(send, self.beat)
        while not gone.done() and all(each.allowed for each in self.followed):
            self.wakeup.hush()
            await self._send_events(send)
            if self.streams.closing:
                break
            await self._wait(send)
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    async def _send_events(self, send: Send) -> None:
        if body := b"".join(self._events()):
            await self._put(send, body)

    async def _wait(self, send: Send) -> None:
        """Wait until something is due; send a heartbeat if that takes too long."""
        if not await self.wakeup.wait(self.streams.heartbeat):
            await self._put(send, self.beat)

    async def _put(self, send: Send, body: bytes) -> None:
        """Send a piece of the body; break the connection off if the reader takes nothing for long."""
        late = asyncio.get_running_loop().call_later(self.streams.patience, self.break_off)
        try:
            await send({"type": "http.response.body", "body": body, "more_body": True})
        finally:
            late.cancel()

    def _events(self) -> list[bytes]:
        events = [
            self._frame(event, each.lengths if each.follower.live.sealed else ())
            for each in self.followed
            if (event := each.news())
        ]
        events += [self._frame_aside(b"people", told) for each in self.followed if (told := each.news_of_people())]
        events += [self._frame_aside(b"clocks", told) for each in self.followed if (told := each.news_of_clocks())]
        return events + [self._frame_talk(told) for each in self.followed if (told := each.news_of_talk())]

    def _frame_aside(self, name: bytes, told: bytes) -> bytes:
        """Frame what is told beside the game: it has no cursor, for every stream begins with all of it."""
        return b"%s\n" % told if self.kind == NDJSON else b"event: %s\ndata: %s\n\n" % (name, told)

    def _frame_talk(self, told: bytes) -> bytes:
        """Frame what people say; who sees only its length cannot tell a word from a line."""
        return self._frame_aside(b"talk", told.ljust(padded(len(told), ANSWER)))

    def _frame(self, event: bytes, lengths: tuple[int, ...]) -> bytes:
        """Frame an event; its id says where to go on, for all the viewers of the stream in their order.

        While something is sealed, its length must not tell what, so it is filled up with spaces, or with a comment.
        """
        cursor, lines = ",".join(each.sent for each in self.followed), self.kind == NDJSON
        frame = event if lines else b"id: %s\nevent: table\ndata: %s\n" % (cursor.encode(), event)
        form = b"%s%s\n" if lines else b"%s:%s\n\n"
        bare = len(frame) + len(form) - 4
        return form % (frame, b" " * (padded(bare, lengths) - bare)) if lengths else frame + b"\n"


async def _wait_until_gone(receive: Receive, wakeup: WakeUp) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
    wakeup.ring()
