"""Streams of events: one a browser tab for all its seats, as server-sent events or as ND-JSON."""

import asyncio
from contextlib import AbstractContextManager
from dataclasses import dataclass

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from .hall import Hall
from .live import Follower, Live

HEARTBEAT = 15.0  # seconds
PATIENCE = 30.0  # seconds that a reader may take nothing
SSE, NDJSON = "text/event-stream", "application/x-ndjson"


@dataclass(slots=True)
class Followed:
    """A viewer of a table, and what the stream has sent of it."""

    follower: Follower
    sent: str

    def news(self) -> bytes:
        """The event, if there is one that was not sent yet."""
        live, viewer = self.follower.live, self.follower.viewer
        now = live.cursor(viewer.seat)
        if now == self.sent:
            return b""
        story = viewer.story_after(_change(self.sent)) if self.sent else b"null"
        self.sent = now
        return live.event(viewer.seat, story)


def _change(cursor: str) -> int:
    first = cursor.partition(".")[0]
    return int(first) if first.isdecimal() and len(first) < 6 else -1


class Streams:
    """All open streams of the server."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.open: set[Stream] = set()
        self.closing = False

    def close(self) -> None:
        """End them all; clients come back to the server that takes over."""
        self.closing = True
        for stream in self.open:
            stream.due.set()


class Stream(Response):
    """An answer that goes on until the client, or the server, leaves."""

    def __init__(self, streams: Streams, viewers: list[tuple[Live, int]], after: list[str], kind: str,
                 place: AbstractContextManager[None]) -> None:  # fmt: skip
        super().__init__()
        self.streams, self.kind, self.place = streams, kind, place
        self.due = asyncio.Event()
        self.followed = [
            Followed(Follower(live, live.viewers[seat], self.due), sent)
            for (live, seat), sent in zip(viewers, after, strict=True)
        ]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with self.place:
            self.streams.open.add(self)
            for each in self.followed:
                each.follower.follow()
            gone = asyncio.create_task(_gone(receive, self.due))
            try:
                await self._send(send, gone)
            except (OSError, TimeoutError):
                pass
            finally:
                gone.cancel()
                self.streams.open.discard(self)
                for each in self.followed:
                    each.follower.leave()

    async def _send(self, send: Send, gone: asyncio.Task[None]) -> None:
        headers = [(b"content-type", self.kind.encode() + b"; charset=utf-8"), (b"x-accel-buffering", b"no")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        beat = b"\n" if self.kind == NDJSON else b":\n\n"
        await _put(send, beat)
        while not gone.done():
            self.due.clear()
            body = b"".join(self._events())
            if body:
                await _put(send, body)
            if self.streams.closing:
                break
            try:
                async with asyncio.timeout(HEARTBEAT):
                    await self.due.wait()
            except TimeoutError:
                await _put(send, beat)
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    def _events(self) -> list[bytes]:
        return [self._written(event) for each in self.followed if (event := each.news())]

    def _written(self, event: bytes) -> bytes:
        """The id is where to go on, for all the viewers of the stream in their order."""
        if self.kind == NDJSON:
            return event + b"\n"
        cursor = ",".join(each.sent for each in self.followed)
        return b"id: %s\nevent: table\ndata: %s\n\n" % (cursor.encode(), event)


async def _put(send: Send, body: bytes) -> None:
    async with asyncio.timeout(PATIENCE):
        await send({"type": "http.response.body", "body": body, "more_body": True})


async def _gone(receive: Receive, due: asyncio.Event) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
    due.set()
