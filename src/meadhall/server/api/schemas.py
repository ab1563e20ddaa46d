"""What answers hold. Most are sent as ready bytes: these models describe them, and the tests hold each to its model."""

from typing import Annotated, Literal

from pydantic import BaseModel, Field
from typing_extensions import TypedDict

from ...core.phrase import Said, Told
from ...core.view import OfferedMove, OptionValue
from ..compile.warmup import Progress
from ..errors import Error
from ..names import GameName, Level
from ..storage.clocks import Kind, Out
from ..storage.queries import NewsId
from .views import AnyChange, AnyView

ParamValue = str | int | float | list[str] | None


class LessonInfo(BaseModel):
    """A chapter of a lesson, and how long it takes."""

    id: str
    minutes: int


class Offer(BaseModel):
    """A game as the hall offers it."""

    game: str
    seats: list[int]
    usualSeats: int
    levels: Annotated[list[Level], Field(description="of bots, the easiest first")]
    usualLevel: Level
    lessons: Annotated[list[LessonInfo], Field(description="the chapters that teach it, in their order")]
    plain: Annotated[bool, Field(description="views have a board in words, as the client has no face for it")]
    guide: Annotated[bool, Field(description="it brings a guide of its own")]


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
    params: dict[str, str | int]
    made: float


class HallInfo(BaseModel):
    """What anyone in the hall may do at a table."""

    joins: Annotated[bool, Field(description="take a free seat")]
    watched: Annotated[bool, Field(description="watch")]
    seek: Annotated[bool, Field(description="the game starts by itself when all seats are taken")]
    pace: Annotated[str | None, Field(description="the clock that the hall names")]
    fills: Annotated[float | None, Field(description="when bots take the seats that are free")]


class ClockInfo(BaseModel):
    """The clock that a table was made with; all times are in seconds."""

    kind: Kind
    seconds: Annotated[int, Field(description="for each decision; of a gentle clock, until the nudge")]
    spare: Annotated[int, Field(description="for the whole game, after those")]
    increment: Annotated[int, Field(description="what the spare time gains by a decision")]
    out: Annotated[Out, Field(description="when time runs out, a bot plays on or the table waits")]


class TableInfo(BaseModel):
    """What all who hold a secret of the table may know of it."""

    id: str
    game: GameName
    status: Literal["gathering", "running", "over", "abandoned"]
    options: dict[str, OptionValue]
    seats: list[SeatInfo]
    absence: int
    hints: bool
    open: Annotated[bool, Field(description="strangers may sit here: it stands in the hall, or did")]
    hall: HallInfo
    ownCards: Annotated[str | None, Field(description="the name of the cards, if they are somebody's own")]
    clock: ClockInfo | None
    counts: Annotated[bool, Field(description="whether it counts for the ladder")]
    made: float
    imagined: bool
    lesson: Annotated[str | None, Field(description="the chapter that is taught here")]
    puzzle: Annotated[str | None, Field(description="the puzzle that is solved here")]
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
    view: AnyView | None
    story: list[list[Told]] | None
    between: Annotated[list[AnyView], Field(description="views of the last steps before, as far as asked for")]
    changes: Annotated[
        list[AnyChange] | None,
        Field(description="in place of `view` and `between`, what changed from each step to the next, if asked for"),
    ]


class Mine(BaseModel):
    role: str
    seat: int | None
    yours: Annotated[bool, Field(description="the table waits for this seat")]
    left: Annotated[float | None, Field(description="seconds that this seat has for it; null without a limit")]
    table: TableInfo


class Step(BaseModel):
    """What a viewer saw at a step, and what had just happened."""

    step: int
    view: AnyView
    story: list[Told]


class OpenStep(BaseModel):
    """A step of a game that is over, as each seat saw it."""

    step: int
    views: list[AnyView]
    story: list[Told]


class Replay(BaseModel):
    steps: Annotated[int, Field(description="the last step there is")]
    shown: list[Step]


class OpenReplay(BaseModel):
    steps: Annotated[int, Field(description="the last step there is")]
    shown: list[OpenStep]


class Story(BaseModel):
    steps: int
    story: list[list[Told]]


class Course(BaseModel):
    first: Annotated[int, Field(description="the number of the first round that was played at this table")]
    rounds: Annotated[list[list[int]], Field(description="for each round, what each seat had at its end")]


class Moment(BaseModel):
    """Something that decided the game: after it a seat could expect so many points more, or fewer, than before."""

    round: int
    step: Annotated[int, Field(description="the step of the viewer's replay just before it")]
    seat: Annotated[int, Field(description="whom it mattered to most; mine, if that comes close")]
    points: int
    says: Said


class Moments(BaseModel):
    moments: Annotated[list[Moment], Field(description="three at most, in their order")]


class Problem(BaseModel):
    """Why not: an id and parameters, to be said in any language."""

    error: Error
    params: dict[str, ParamValue] = {}


class OptionInfo(TypedDict):
    """A rule that tables differ in; where `seat` is true, its numbers are seats."""

    name: str
    values: list[OptionValue]
    default: OptionValue
    seat: bool


class ActionInfo(OfferedMove):
    """An action that is there in every game. What it does is said where it does not depend on the table."""

    chance: bool
    says: Said | None


class GameInfo(TypedDict):
    """All of a game that does not change."""

    game: GameName
    rules: str
    seats: list[int]
    presets: dict[str, dict[str, OptionValue]]
    options: list[OptionInfo]
    levels: list[Level]
    usualLevel: Level
    usualSeats: int
    plain: Annotated[bool, Field(description="views have a board in words, as the client has no face for it")]
    guide: Annotated[bool, Field(description="it brings a guide of its own")]
    parts: list[str]
    endings: list[str]
    reasons: Annotated[
        dict[str, str], Field(description="the number of the rule behind each reason; a refusal may name a closer one")
    ]
    actions: list[ActionInfo]
    cards: list[dict[str, str]]
    ownCards: Annotated[bool, Field(description="whether tables may be played with cards of one's own")]


class Lag(TypedDict):
    """How late the server was in the last minute, in milliseconds."""

    most: float
    p99: float


class Health(TypedDict):
    """How the server is. While strong bots get ready, `compiling` says how far they are."""

    ready: bool
    compiling: Progress
    tables: int
    streams: int
    lag: Lag


class StepInfo(BaseModel):
    """A step of a lesson: it is up while the position has what `when` names, and has one goal."""

    id: str
    lit: Annotated[list[str], Field(description="what it speaks of, by the names that the game's face has for it")]
    when: dict[str, list[str | int]]
    draft: Annotated[list[str], Field(description="what is laid out before a move is sent")]
    sends: Annotated[
        str, Field(description="the move that reaches the goal; without one and without a draft it is read")
    ]
    accepts: Annotated[list[str], Field(description="how moves begin that reach the goal as well")]


class ChapterInfo(LessonInfo):
    """All of a chapter but what the others will do."""

    steps: list[StepInfo]


class PuzzleInfo(BaseModel):
    """A puzzle, without its solution."""

    game: str
    id: str
    theme: str
    level: Literal["easy", "medium", "hard"]
    seats: int
    round: int


class PuzzleMove(BaseModel):
    """A move that was compared. `why` says why the best is better; of the best, why it is better than the next."""

    codes: list[int]
    text: str
    says: Said
    why: Said
    win: float
    points: float


class PuzzleVerdict(BaseModel):
    """What a try came to. `on`: it is a part of a whole move, and can be played."""

    verdict: Literal["right", "wrong", "on", "shown"]
    says: Annotated[Said | None, Field(description="what was tried")]
    why: Annotated[Said | None, Field(description="why the best move is better, if the two were compared")]
    win: Annotated[float | None, Field(description="how much less often it wins than the best")]
    points: Annotated[float | None, Field(description="how many points fewer it brings")]
    moves: Annotated[list[PuzzleMove], Field(description="all that were compared, best first, once it is over")]
