"""What a review holds."""

from typing import Annotated

from pydantic import BaseModel, Field

from ...core.phrase import Said


class ReviewedDecision(BaseModel):
    """A whole move of the seat in which it had a choice."""

    step: Annotated[int, Field(description="the step of the seat's replay just before it")]
    round: int
    theme: Annotated[str, Field(description="what it is about, as puzzles call it; empty where a game has none")]
    says: Said


class DecisionCost(BaseModel):
    """What a decision cost against the best move found: 0 if that was the one, or the difference is noise."""

    win: Annotated[float, Field(ge=0, le=1)]
    points: float


class DearDecision(BaseModel):
    """One of the decisions that cost most: its place among all, what was better, and why."""

    decision: int
    better: Said
    why: Said


class Judgement(BaseModel):
    """All decisions from one point of view. `mine`, luck and `others` add up to what the chance became."""

    mine: float
    others: float
    costs: list[DecisionCost]
    best: Annotated[list[bool], Field(description="whether nothing better was found, decision by decision")]
    worst: Annotated[list[DearDecision], Field(description="three at most, the dearest first")]


class Judgements(BaseModel):
    known: Annotated[Judgement, Field(description="by what the seat knew then")]
    open: Annotated[Judgement, Field(description="with all hands open")]


class ReviewedGame(BaseModel):
    """A review. Chances are shares from 0 to 1; `rounds` and `wins` have a place for every step of my replay."""

    seat: int
    turn: Annotated[Said, Field(description="when the seat took the lead or lost it")]
    rounds: list[int]
    wins: Annotated[list[list[float]], Field(description="each seat's chance to win; they add up to 1")]
    start: float
    end: float
    luck: float
    decisions: list[ReviewedDecision]
    views: Judgements


class ReviewAnswer(BaseModel):
    """The review once it is made; until then, how far it has come: nothing while it waits for its turn."""

    review: ReviewedGame | None = None
    round: int | None = None
    rounds: int | None = None
