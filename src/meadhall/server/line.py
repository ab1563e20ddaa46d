"""The line between the supervisor and a server: each message is a word with its particulars, one JSON object a line."""

import asyncio
import json
import socket
from enum import StrEnum

LONGEST = 1 << 20  # bytes of a line


class Word(StrEnum):
    """The words of messages: a server sends the first four, the supervisor the last three."""

    READY = "ready"  # it has read the rules and opened the store, and waits for its turn
    OPEN = "open"  # it answers
    COMPILED = "compiled"  # the compiled rules are there: a fresh process could use them
    CLOSED = "closed"  # everything is stored, nothing is answered any more
    BEGIN = "begin"  # with the settings
    GO = "go"
    CLOSE = "close"


Particulars = dict[str, str]


class Line:
    """One end of the line. Each end learns when the other is gone."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer

    @classmethod
    async def over(cls, end: socket.socket) -> "Line":
        return cls(*await asyncio.open_connection(sock=end, limit=LONGEST))

    def say(self, word: Word, **particulars: str) -> None:
        """Send a word and its particulars; an end that is gone does not get them."""
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
