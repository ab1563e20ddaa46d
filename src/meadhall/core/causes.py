"""The cause of a refusal: the rule that forbids a move, and the id of the reason. A game may know a truer one than its
rules give.
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from .game import Game
from .position import Position

Cause = tuple[str, str]


class Causes(NamedTuple):
    """What a game knows more of refusals than its rules say."""

    find: Callable[[Position, int, int, Any], Cause | None]  # of a seat's action, by the reason that the rules give
    rule_of: Mapping[str, str]  # of each reason that the rules do not have


def cause_of(position: Position, seat: int, code: int, why: int) -> Cause:
    """Return why the rules refuse an action for the reason of this number."""
    game = position.game
    reason = game.reasons(why)
    found = game.causes.find(position, seat, code, reason) if game.causes else None
    return found or (game.rule_of[reason], reason.name.lower())


def reasons_of(game: Game) -> dict[str, str]:
    """Return the id of every reason for which a game refuses an action, with the number of its rule."""
    ours = {reason.name.lower(): game.rule_of.get(reason, "") for reason in game.reasons if reason}
    return ours | dict(game.causes.rule_of if game.causes else {})
