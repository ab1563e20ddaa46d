"""What requests bring. The server trusts nothing in it."""

import json
from typing import Annotated, Literal, Self

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    StrictInt,
    StringConstraints,
    WithJsonSchema,
    model_validator,
)
from pydantic.types import JsonValue

from ...bots.hints import STAGES
from ...core.cards import Files
from ..names import DAY, GameName, Level, MoveId, Name
from ..speech import Saying
from ..storage.clocks import Clock, Kind, Out
from ..storage.talk import State
from ..tables.talk import Reaction

MOST_SEATS = 6
SHORTEST = 10  # seconds that a clock gives at least
LONGEST_CARDS = 128 * 1024  # characters of a file of cards; ours have 13 000 in all
MOST_CARD_FILES = 20
LONGEST_MOVE = 1_000  # characters of JSON; a plan or a payment in full takes less than half


def _printable(name: str) -> str:
    if not name.isprintable() or not name.strip():
        raise ValueError("a name has letters that can be shown")
    return name


def _move(move: JsonValue) -> JsonValue:
    if isinstance(move, bool) or not isinstance(move, int | str | dict) or len(json.dumps(move)) > LONGEST_MOVE:
        raise ValueError("a move is a code, a text or an object, and short")
    return move


Decision = Annotated[StrictInt, Field(ge=0, le=1_000_000, description="the seat's count of decisions in the view")]

Move = Annotated[
    JsonValue,
    AfterValidator(_move),
    WithJsonSchema(
        {
            "anyOf": [{"type": "integer"}, {"type": "string"}, {"type": "object", "additionalProperties": True}],
            "description": "a code or text of `moves`, or a whole move in the game's own form",
        }
    ),
]


Absence = Annotated[StrictInt, Field(ge=60, le=60 * DAY, description="seconds after which a seat counts as absent")]


class Form(BaseModel):
    model_config = ConfigDict(extra="forbid")


class SeatRequest(Form):
    """Who is to sit there: me, somebody who joins, or a bot."""

    who: Literal["me", "open", "bot"]
    name: Name = "?"
    level: Annotated[Level | None, Field(description="of a bot; else the game's usual one")] = None


class HallRequest(Form):
    """What anyone in the hall may do at a table."""

    joins: Annotated[bool, Field(description="take a free seat")] = False
    watched: Annotated[bool, Field(description="watch")] = False


class ClockRequest(Form):
    """A clock; all times are in seconds. A gentle one only nudges. A real one has time for each decision, or spare
    time for the whole game, or both.
    """

    kind: Kind
    seconds: Annotated[
        StrictInt, Field(ge=0, le=30 * DAY, description="for each decision; of a gentle clock, until the nudge")
    ] = 0
    spare: Annotated[StrictInt, Field(ge=0, le=30 * DAY, description="for the whole game, after those")] = 0
    increment: Annotated[StrictInt, Field(ge=0, le=DAY, description="what the spare time gains by a decision")] = 0
    out: Annotated[Out, Field(description="when time runs out, a bot plays on or the table waits")] = "bot"

    @model_validator(mode="after")
    def _has_time(self) -> Self:
        if (self.seconds if self.kind == "gentle" else self.seconds + self.spare) < SHORTEST:
            raise ValueError(f"a clock has at least {SHORTEST} seconds")
        return self

    def clock(self) -> Clock:
        if self.kind == "gentle":
            return Clock("gentle", self.seconds)
        return Clock(self.kind, self.seconds, self.spare, self.increment, self.out)


FileName = Annotated[str, StringConstraints(min_length=1, max_length=80)]


class CardFile(Form):
    name: FileName
    text: Annotated[str, StringConstraints(max_length=LONGEST_CARDS)]


class OwnCards(Form):
    """Card files of one's own, as text: nothing but the server reads them."""

    name: Annotated[str, StringConstraints(min_length=1, max_length=60), AfterValidator(_printable)]
    files: Annotated[list[CardFile], Field(min_length=1, max_length=MOST_CARD_FILES)]

    def read(self) -> Files:
        return Files(self.name, {each.name: each.text for each in self.files})


class Mend(Form):
    """A value to be put into one field, such as the likely fix of a fault."""

    file: FileName
    line: Annotated[StrictInt, Field(ge=1, le=LONGEST_CARDS)]
    column: Annotated[str, StringConstraints(max_length=80)]
    value: Annotated[str, StringConstraints(max_length=500)]


class CardsRequest(OwnCards):
    mend: Mend | None = None


class TableRequest(Form):
    game: GameName
    seats: Annotated[list[SeatRequest], Field(min_length=1, max_length=MOST_SEATS)]
    preset: Annotated[str, StringConstraints(max_length=20)] = "standard"
    options: Annotated[dict[str, bool | StrictInt | str], Field(max_length=40)] = {}
    absence: Absence = 3 * DAY
    start: Annotated[bool, Field(description="at once, if no seat is open")] = False
    hints: Annotated[bool, Field(description="whether all at the table may ask what Jarl would do")] = False
    clock: Annotated[ClockRequest | None, Field(description="without one, everybody has time")] = None
    counts: Annotated[bool, Field(description="for the ladder: everybody holds a profile, and nobody gets hints")] = (
        False
    )
    cards: Annotated[OwnCards | None, Field(description="else the game's own")] = None
    hall: Annotated[HallRequest, Field(description="by default only people with a link come in")] = HallRequest()


class SeekRequest(Form):
    """Who looks for what. Bots take the seats that are still free after so many minutes, if that is said."""

    game: GameName
    seats: Annotated[StrictInt, Field(ge=2, le=MOST_SEATS)]
    name: Name
    pace: Annotated[Literal["live", "days"] | None, Field(description="how fast it is played")] = None
    botsAfter: Annotated[StrictInt, Field(ge=1, le=60)] | None = None
    absence: Absence = 3 * DAY


class JoinRequest(Form):
    name: Name
    seat: Annotated[StrictInt, Field(ge=0, lt=MOST_SEATS)] | None = None


class NameRequest(Form):
    name: Name


class LevelRequest(Form):
    level: Annotated[Level | None, Field(description="else the game's usual one")] = None


class ArrangeRequest(Form):
    """A bot's level, or null to open the seat."""

    level: Level | None = None


class SayRequest(Form):
    id: Annotated[MoveId, Field(description="made by the client; a repeat is said once")]
    text: Saying


class WatcherRequest(SayRequest):
    name: Name


class ReactionRequest(Form):
    reaction: Reaction


class TalkRequest(Form):
    """`asked`: talk is on while everybody at the table wants it."""

    talk: State


class WishRequest(Form):
    wanted: bool


class MoveRequest(Form):
    id: Annotated[MoveId, Field(description="made by the client; a repeat gets the first answer")]
    decision: Decision
    move: Move


class UndoRequest(Form):
    id: MoveId
    decision: Decision


class WhyRequest(Form):
    move: Move


class TryRequest(Form):
    """A move that may solve a puzzle; without one, the answer is shown."""

    move: Move | None = None


class VacationRequest(Form):
    """How many days; fewer if not so many are left of the 14 that each seat has in a year."""

    days: Annotated[StrictInt, Field(ge=1, le=14)]


class HintRequest(Form):
    """Jarl thinks longer at each stage. `kept` is a plan so far: hints keep what it places."""

    stage: Annotated[StrictInt, Field(ge=0, lt=STAGES)] = 0
    kept: Move | None = None


class PracticeRequest(Form):
    """The others are bots of this level; `step` is a step of the seat's replay, else the present."""

    level: Level | None = None
    step: Annotated[StrictInt, Field(ge=0, le=65_535)] | None = None
