"""What requests bring and what answers hold. The server trusts nothing in a request."""

import json
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StrictInt, StringConstraints, WithJsonSchema
from pydantic.types import JsonValue

from ..errors import Error
from ..names import DAY, GameName, Level, MoveId, Name
from ..storage.queries import NewsId

MOST_SEATS = 6
LONGEST_MOVE = 1_000  # characters of JSON; a plan or a payment in full takes less than half


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
            "anyOf": [{"type": "integer"}, {"type": "string"}, {"type": "object"}],
            "description": "a code or text of `moves`, or a whole move in the game's own form",
        }
    ),
]


class Form(BaseModel):
    model_config = ConfigDict(extra="forbid")


class SeatRequest(Form):
    """Who is to sit there: me, somebody who joins, or a bot."""

    who: Literal["me", "open", "bot"]
    name: Name = "?"
    level: Level = "karl"


class TableRequest(Form):
    game: GameName
    seats: Annotated[list[SeatRequest], Field(min_length=1, max_length=MOST_SEATS)]
    preset: Annotated[str, StringConstraints(max_length=20)] = "standard"
    options: Annotated[dict[str, bool | StrictInt | str], Field(max_length=40)] = {}
    absence: Annotated[
        StrictInt, Field(ge=60, le=60 * DAY, description="seconds after which a seat counts as absent")
    ] = 3 * DAY
    start: Annotated[bool, Field(description="at once, if no seat is open")] = False
    hints: Annotated[bool, Field(description="whether all at the table may ask what Jarl would do")] = False
    lesson: Annotated[bool, Field(description="a first game, dealt to everybody alike: me and bots, begun at once")] = (
        False
    )


class JoinRequest(Form):
    name: Name
    seat: Annotated[StrictInt, Field(ge=0, lt=MOST_SEATS)] | None = None


class NameRequest(Form):
    name: Name


class LevelRequest(Form):
    level: Level = "karl"


class ArrangeRequest(Form):
    """A bot's level, or null to open the seat."""

    level: Level | None = None


class MoveRequest(Form):
    id: Annotated[MoveId, Field(description="made by the client; a repeat gets the first answer")]
    decision: Decision
    move: Move


class UndoRequest(Form):
    id: MoveId
    decision: Decision


class WhyRequest(Form):
    move: Move


class PracticeRequest(Form):
    """The others are bots of this level; `step` is a step of the seat's replay, else the present."""

    level: Level = "karl"
    step: Annotated[StrictInt, Field(ge=0, le=65_535)] | None = None


class Secrets(BaseModel):
    """Handed over once. Each goes into `Authorization: Bearer`."""

    table: str
    host: str | None = None
    join: str | None = None
    watch: str | None = None
    claim: str | None = None
    seats: dict[int, str] = {}
    links: dict[str, str] = {}


class SeatInfo(BaseModel):
    who: Literal["open", "person", "bot"]
    name: str
    level: str


class NewsInfo(BaseModel):
    at: int
    id: NewsId
    params: dict[str, Any]
    made: float


class TableInfo(BaseModel):
    """What all who hold a secret of the table may know of it."""

    id: str
    game: GameName
    status: Literal["gathering", "running", "over", "abandoned"]
    options: dict[str, Any]
    seats: list[SeatInfo]
    absence: int
    hints: bool
    made: float
    imagined: bool
    parent: str | None
    rematch: str | None
    commitment: str
    key: str | None
    readOnly: Annotated[bool, Field(description="these rules cannot read its log; it is shown as it was last seen")]
    news: list[NewsInfo]


class Event(BaseModel):
    """What a viewer is shown, in a stream and when it asks."""

    seat: int | None
    event: str
    table: TableInfo
    newsAfter: Annotated[list[int], Field(description="the step after which each of the table's news came")]
    view: dict[str, Any] | None
    story: list[list[dict[str, Any]]] | None
    between: Annotated[list[dict[str, Any]], Field(description="views of the last steps before, as far as asked for")]


class Mine(BaseModel):
    role: str
    seat: int | None
    yours: Annotated[bool, Field(description="the table waits for this seat")]
    table: TableInfo


class Said(BaseModel):
    """A message of the Fluent files; parameters may be messages themselves, or lists of them."""

    id: str
    params: dict[str, Any]


class MoveInfo(BaseModel):
    code: int
    text: str
    says: Said


class Candidate(MoveInfo):
    share: Annotated[float, Field(description="how often it should be played, where choices are made in secret")]
    score: Annotated[float, Field(description="points expected at the end")]
    win: Annotated[float, Field(description="chance to win")]
    visits: Annotated[int, Field(description="imagined games in which it was tried")]


class Hint(BaseModel):
    decision: int
    candidates: list[Candidate]


class MoveAnswer(BaseModel):
    decision: int


class WhyAnswer(BaseModel):
    legal: bool
    rule: str
    reason: str


class Trial(BaseModel):
    """Nothing in it is more than the seat knows: it ends before a die falls, or before something hidden is opened."""

    decision: int
    view: dict[str, Any]
    story: Annotated[list[dict[str, Any]], Field(description="what would be told, as ids and parameters")]
    then: Annotated[Literal["", "chance", "opened"], Field(description="what cannot be foreseen and comes next")]


class Step(BaseModel):
    step: int
    view: dict[str, Any] | None = None
    views: list[dict[str, Any]] | None = None
    story: list[dict[str, Any]]


class Replay(BaseModel):
    steps: Annotated[int, Field(description="the last step there is")]
    shown: list[Step]


class Story(BaseModel):
    steps: int
    story: list[list[dict[str, Any]]]


class Course(BaseModel):
    first: Annotated[int, Field(description="the number of the first round that was played at this table")]
    rounds: Annotated[list[list[int]], Field(description="for each round, what each seat had at its end")]


class Problem(BaseModel):
    """Why not: an id and parameters, to be said in any language."""

    error: Error
    params: dict[str, Any] = {}


class Reasons(BaseModel):
    """Codes of actions by the id of the reason that forbids them now; a game's page has the rules' numbers."""

    reasons: dict[str, list[int]]
