"""The talk at a table, as this server has it: lines that are stored, reactions that pass, and who wants it."""

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, get_args

import orjson

from ...core.contract import SPECTATOR
from ..storage.talk import KEPT, Line, Room, State, Wish
from .viewers import looks_as

if TYPE_CHECKING:
    from .table import LiveTable

Reaction = Literal["skal", "hello", "laugh", "oh", "hm", "thanks", "wait", "praise"]
REACTIONS: tuple[Reaction, ...] = get_args(Reaction)
PASSING = 32  # reactions that a stream may be late for
SWITCH = -1  # in place of a seat: the host's wish
APART = "running"  # the status in which those who play and those who watch do not hear each other


@dataclass(slots=True)
class Heard:
    """What a stream has told of a table's talk."""

    reactions: int
    lines: int = 0  # it has told those before this place
    state: bytes = b""


class Talk:
    """Nothing here depends on the game but on whether it runs; what is said changes no cursor and no view."""

    def __init__(self, changed: Callable[[], None]) -> None:
        self.changed = changed  # wakes those who are told
        self.share: Callable[..., None] = lambda *said: None  # tells other servers of it
        self.lines: deque[Line] = deque(maxlen=KEPT)
        self.wishes: dict[int, Wish] = {}
        self.reactions: deque[tuple[int, int, Reaction]] = deque(maxlen=PASSING)  # their count, seat and kind
        self.reacted = 0
        self.known = False  # whether what is stored was read
        self.reading = asyncio.Lock()

    @property
    def next(self) -> int:
        """Return the place of the next line."""
        return self.lines[-1].at + 1 if self.lines else 0

    def take_over(self, lines: Iterable[Line], wishes: dict[int, Wish]) -> None:
        """Take over what is stored: all lines from `next` on, and everybody's wishes."""
        self.lines.extend(lines)
        self.wishes, self.known = wishes, True
        self.changed()

    def react(self, seat: int, reaction: Reaction) -> None:
        self.reacted += 1
        self.reactions.append((self.reacted, seat, reaction))
        self.changed()

    def listen(self) -> Heard:
        """Begin to listen: a reaction of before is not told any more."""
        return Heard(self.reacted)

    def state(self, live: "LiveTable") -> State:
        """Return whether people talk: off by the host's switch, or asked until everybody at the table wants it.

        Where strangers could sit down, everybody is asked, whatever the host wants.
        """
        switch = self.wishes.get(SWITCH)
        if switch and switch.state == "off":
            return "off"
        asks = live.opening.open or (switch is not None and switch.state == "asked")
        agreed = all(want for want in self.wants(live) if want is not None)
        return "asked" if asks and not agreed else "on"

    def wants(self, live: "LiveTable") -> list[bool | None]:
        """Return who wants talk: null where no person sits. A wish counts as long as its secret opens the seat."""
        return [self._wants(live, seat) if who.who == "person" else None for seat, who in enumerate(live.seats)]

    def _wants(self, live: "LiveTable", seat: int) -> bool:
        wish = self.wishes.get(seat)
        return bool(wish and wish.state == "on" and wish.hash in live.grants)

    def tell(self, live: "LiveTable", seat: int, heard: Heard) -> bytes:
        """Return what a viewer has not been told yet, as JSON, and note that it was; nothing if there is nothing."""
        state = orjson.dumps(self._about(live, seat))
        lines = [line for line in self.lines if line.at >= heard.lines and line.room in rooms_of(seat)]
        passed = [each for each in self.reactions if each[0] > heard.reactions]
        if state == heard.state and not lines and not passed:
            return b""
        heard.state, heard.lines, heard.reactions = state, self.next, self.reacted
        reactions = [{"count": count, "seat": at, "reaction": kind} for count, at, kind in passed]
        more = {"lines": [_shown(line) for line in lines], "reactions": reactions}
        return orjson.dumps(self._about(live, seat) | more)

    def _about(self, live: "LiveTable", seat: int) -> dict[str, Any]:
        return {"table": live.id, "seat": looks_as(seat), "talk": self.state(live), "wants": self.wants(live)}


def rooms_of(seat: int) -> tuple[Room, Room]:
    """Return the rooms in which a viewer hears what is said."""
    return ("watchers" if seat == SPECTATOR else "table", "everyone")


def room_at(status: str, seat: int) -> Room:
    """Return the room in which somebody speaks: while the game runs, those who play and those who watch are apart."""
    return rooms_of(seat)[0] if status == APART else "everyone"


def _shown(line: Line) -> dict[str, Any]:
    return {
        "at": line.at, "room": line.room, "seat": looks_as(line.seat), "name": line.name, "text": line.text,
        "made": int(line.made),
    }  # fmt: skip
