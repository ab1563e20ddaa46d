"""The line between the supervisor and a server: a word with its particulars, one JSON object a line."""

import asyncio
import json
import socket
from enum import StrEnum

LONGEST = 1 << 20  # bytes of a line


class Word(StrEnum):
    """What is said: by a server, and the last three by the supervisor."""

    READY = "ready"  # it has read the rules and opened the store, and waits for its turn
    OPEN = "open"  # it answers
    COMPILED = "compiled"  # the compiled rules are there: a fresh process could use them
    CLOSED = "closed"  # everything is stored, nothing is answered any more
    BEGIN = "begin"  # with the settings
    GO = "go"
    CLOSE = "close"


Particulars = dict[str, str]


class Line:
    """One end. Both ends hear of it when the other is gone."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer

    @classmethod
    async def over(cls, end: socket.socket) -> "Line":
        return cls(*await asyncio.open_connection(sock=end, limit=LONGEST))

    def say(self, word: Word, **particulars: str) -> None:
        """Say it; whoever has gone does not hear it."""
        if not self._writer.is_closing():
            self._writer.write(json.dumps({"word": word} | particulars).encode() + b"\n")

    async def hear(self) -> tuple[Word, Particulars] | None:
        """Return the next word and its particulars, or None when the other end is gone."""
        try:
            line = await self._reader.readline()
        except OSError:
            return None
        if not line.endswith(b"\n"):
            return None
        particulars: Particulars = json.loads(line)
        return Word(particulars.pop("word")), particulars

    def close(self) -> None:
        self._writer.close()
