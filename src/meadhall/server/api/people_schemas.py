"""What answers about people hold: who is here, what they say, and their clocks; tables that anyone may join."""

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from ...core.view import OptionValue
from ..names import GameName
from ..storage.talk import Room
from ..storage.talk import State as TalkState
from ..tables.presence import State
from ..tables.talk import Reaction
from .schemas import ClockInfo, HallInfo, SeatInfo


class OpenTable(BaseModel):
    """What anyone may know of a table that stands open."""

    id: str
    game: GameName
    status: Literal["gathering", "running"]
    seats: list[SeatInfo]
    options: dict[str, OptionValue]
    hints: bool
    ownCards: Annotated[str | None, Field(description="the name of the cards, if they are somebody's own")]
    hall: HallInfo
    clock: ClockInfo | None
    counts: Annotated[bool, Field(description="whether the game counts for the ladder, so that only profiles sit down")]
    round: Annotated[int | None, Field(description="that is being played, if the game has rounds")]
    watching: Annotated[int, Field(description="how many watch")]


class OpenTables(BaseModel):
    on: Annotated[bool, Field(description="whether this server has open tables at all")]
    tables: list[OpenTable]


class People(BaseModel):
    """How the people of a table are. Nothing of it is stored, and nothing says since when."""

    table: str
    seat: Annotated[int | None, Field(description="the viewer that is told")]
    presence: Annotated[list[State | None], Field(description="for each seat; null where no person sits")]


class TalkLine(BaseModel):
    """Something that somebody said, as text: show it as it is, never as HTML."""

    at: Annotated[int, Field(description="its place; lines of another room have places too")]
    room: Annotated[Room, Field(description="who hears it: those who play, those who watch, or both")]
    seat: Annotated[int | None, Field(description="null for somebody who watches")]
    name: str
    text: str
    made: Annotated[int, Field(description="the second in which it was said")]


class Reacted(BaseModel):
    """A reaction that passes: it is told to those who look at the table now, and not stored."""

    count: Annotated[int, Field(description="it grows with each, so that the same one is not shown twice")]
    seat: int
    reaction: Reaction


class Talk(BaseModel):
    """What people say at a table: all that a viewer may hear, or what came since."""

    table: str
    seat: Annotated[int | None, Field(description="the viewer that is told")]
    talk: Annotated[TalkState, Field(description="`asked`: not before everybody at the table wants it")]
    wants: Annotated[list[bool | None], Field(description="whether each wants talk; null where no person sits")]
    lines: list[TalkLine]
    reactions: list[Reacted]


class SeatTime(BaseModel):
    """The clock of a person. While it runs, the time to `until` is left, but never more than `left`."""

    left: Annotated[float | None, Field(description="seconds at the latest change; null where there is no limit")]
    until: Annotated[float | None, Field(description="when it runs out or nudges; null while it does not run")]
    out: Annotated[bool, Field(description="it has run out")]
    away: Annotated[float | None, Field(description="until when the person is on vacation")]
    vacation: Annotated[int | None, Field(description="days of vacation left; null where there is none")]


class Times(BaseModel):
    """How the clocks of a table stand, by the server's time."""

    table: str
    seat: Annotated[int | None, Field(description="the viewer that is told")]
    now: Annotated[float, Field(description="the server's time, in seconds, like every other time here")]
    paused: bool
    asks: Annotated[list[int], Field(description="seats that want a pause")]
    seats: Annotated[list[SeatTime | None], Field(description="null where a bot sits")]
