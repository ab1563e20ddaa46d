"""The shape of what a viewer is shown of a table, whatever the game."""

from typing import Any, NotRequired

from typing_extensions import TypedDict

from .phrase import Said

OptionValue = bool | int | str
Scores = dict[str, int]  # the parts, and their total


class Amount(TypedDict):
    """So much of a good."""

    good: str
    count: int


class CardPart(TypedDict):
    """A part of what is printed on a card: what is paid, what is gained, a number, and what it is counted by."""

    kind: str
    paid: list[Amount]
    gained: list[Amount]
    count: int
    of: str


class OfferedMove(TypedDict):
    """A legal move: its code and the text by which a person or a bot may name it."""

    code: int
    text: str


class Result(TypedDict):
    """How a game ended, and who won."""

    reason: str
    scores: list[Scores]
    winners: list[int]


class View(TypedDict):
    """What a seat, or a spectator, is shown. A server adds whether the latest move may be taken back, and a time."""

    game: str
    seats: int
    options: dict[str, OptionValue]
    imagined: bool
    waiting: list[int]
    decision: int
    position: Any  # the game's own, by its `view`
    scores: list[Scores]
    ask: Said | None
    moves: list[OfferedMove]
    outcome: Result | None
    board: NotRequired[list[Said]]  # in words, of a game for which the client has no face
    undo: NotRequired[bool]
    since: NotRequired[float]
