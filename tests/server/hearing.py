"""Who listens to a stream: a thread that reads, so that a test can wait for what comes, or for nothing."""

import json
import queue
import socket
import threading
import time
from contextlib import suppress
from http.client import HTTPConnection, HTTPException
from types import TracebackType
from typing import Self

from .people import Json, bearer

PATIENCE = 60.0  # seconds, on the busiest machine
SSE, NDJSON = "text/event-stream", "application/x-ndjson"


class Stream:
    """An open stream; every event is (id, data), where ND-JSON has no ids but those in the data."""

    def __init__(
        self, url: str, *secrets: str, after: str = "", accept: str = SSE, query: str = "", address: str = ""
    ) -> None:
        self.heard: queue.Queue[tuple[str, Json] | None] = queue.Queue()
        self.beats = 0
        self.told = after
        headers = bearer(*secrets) | {"Accept": accept} | ({"Last-Event-ID": after} if after else {})
        headers |= {"X-Forwarded-For": address} if address else {}
        self.connection = HTTPConnection(url.removeprefix("http://"), timeout=PATIENCE)
        self.connection.request("GET", f"/api/stream{query}", headers=headers)
        self.socket: socket.socket = self.connection.sock
        self.answer = self.connection.getresponse()
        self.status = self.answer.status
        self.thread = threading.Thread(target=self._read, daemon=True)
        self.thread.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def _read(self) -> None:
        id = ""
        with suppress(OSError, HTTPException):
            while line := self.answer.readline().decode():
                if line.startswith("id: "):
                    id = line[4:].strip()
                elif line.startswith(("data: ", "{")):
                    self.heard.put((id, json.loads(line.removeprefix("data: "))))
                elif line == (":\n" if self.kind == SSE else "\n"):
                    self.beats += 1
        self.heard.put(None)

    @property
    def kind(self) -> str:
        return self.answer.headers["content-type"].partition(";")[0]

    def next(self, seconds: float = PATIENCE) -> tuple[str, Json]:
        """The next event."""
        found = self.heard.get(timeout=seconds)
        assert found is not None, "the stream has ended"
        self.told = found[0] or found[1]["event"]
        return found

    def until(self, decision: int, seat: int) -> tuple[str, Json]:
        """The event that shows a seat's decision."""
        while True:
            id, data = self.next()
            if data["seat"] == seat and data["view"]["decision"] >= decision:
                return id, data

    def up_to(self, cursor: str) -> list[tuple[str, Json]]:
        """All that has come and still comes until the stream has told of everything before the cursor."""
        found = []
        while self.told != cursor:
            found.append(self.next())
        return found

    def ended(self, seconds: float = PATIENCE) -> bool:
        """Whether it ends in time; what comes before is passed over."""
        deadline = time.monotonic() + seconds
        while (left := deadline - time.monotonic()) > 0:
            try:
                if self.heard.get(timeout=left) is None:
                    return True
            except queue.Empty:
                break
        return False

    def close(self) -> None:
        with suppress(OSError):
            self.socket.shutdown(socket.SHUT_RDWR)
        self.thread.join(PATIENCE)
        self.answer.close()
        self.connection.close()
