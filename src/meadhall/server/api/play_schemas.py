"""What answers at a seat hold: moves, hints, trials, ways to pay and reasons."""

from typing import Annotated, Literal

from pydantic import BaseModel, Field, JsonValue
from typing_extensions import TypedDict

from ...core.phrase import Said
from ...core.view import OfferedMove
from .views import AnyView


class MoveInfo(OfferedMove):
    """A legal move, and what it does."""

    says: Said


class Candidate(MoveInfo):
    """A whole move: `code` is its first step, `text` is all of it as a person types it."""

    codes: Annotated[list[int], Field(description="all its steps")]
    why: Annotated[Said, Field(description="what speaks for it and against it, beside the next best or what is kept")]
    share: Annotated[float, Field(description="how likely it is the best of those found")]
    score: Annotated[float, Field(description="points expected at the end")]
    win: Annotated[float, Field(description="chance to win")]
    visits: Annotated[int, Field(description="imagined games in which it was tried")]
    better: Annotated[float, Field(description="points more than the next best, the best or what is kept brings")]


class Hint(TypedDict):
    decision: int
    stage: int
    more: Annotated[bool, Field(description="whether a further stage may know better")]
    candidates: Annotated[list[Candidate], Field(description="three at most, best first")]


class MoveAnswer(BaseModel):
    decision: int


class WhyAnswer(BaseModel):
    legal: bool
    rule: str
    reason: str
    lack: Annotated[Said | None, Field(description="what the move lacks, if that is the reason")] = None


class Trial(BaseModel):
    """Nothing in it is more than the seat knows: it ends before a die falls, or before something hidden is opened."""

    decision: int
    view: AnyView
    story: Annotated[list[Said], Field(description="what would be told, as ids and parameters")]
    then: Annotated[Literal["", "chance", "opened"], Field(description="what cannot be foreseen and comes next")]
    prospects: Annotated[bool, Field(description="whether `prospects` may be asked too")]


class Prospects(TypedDict):
    """What a plan may come to: what is likely, the worst imagined round, and the chances. Empty for other moves."""

    decision: int
    told: list[Said]


class WayOption(BaseModel):
    """An answer to a question. Where no way has it after what was chosen before, `reason` says why."""

    step: str
    says: Said
    rule: str
    reason: str


class WayQuestion(BaseModel):
    ask: Annotated[str, Field(description="what is chosen, such as `skill` or `card`")]
    of: Annotated[str, Field(description="what it is chosen for, such as the skill")]
    nth: Annotated[int, Field(description="how many of the same were asked before it")]
    options: list[WayOption]


class WayChoice(BaseModel):
    question: Annotated[int, Field(description="its place in `questions`")]
    step: str


class BillLine(BaseModel):
    """Where less is paid than is asked, gold stands in, and more gold is paid than is asked."""

    good: str
    asked: int
    paid: int


class WayInfo(BaseModel):
    move: Annotated[int | str | dict[str, JsonValue], Field(description="the whole move, to be sent as it is")]
    choices: Annotated[list[WayChoice], Field(description="in the order in which the rules ask")]
    bill: list[BillLine]
    lost: Annotated[list[str], Field(description="cards that leave the board for it, besides those of the hand")]


class WaysAnswer(BaseModel):
    decision: int
    questions: list[WayQuestion]
    ways: list[WayInfo]
    more: Annotated[bool, Field(description="there are ways that are not listed")]


class Reasons(BaseModel):
    """Codes of actions by the id of the reason that forbids them now; a game's page has the rules' numbers."""

    reasons: dict[str, list[int]]
    alike: Annotated[
        dict[str, Said], Field(description="what all actions of a reason lack alike, or what is asked before them")
    ] = {}
    lacks: Annotated[
        dict[int, Said], Field(description="what an action lacks, if that is the reason, by its code")
    ] = {}
