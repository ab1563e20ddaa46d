"""Truer causes of refusals, where the rules of Eketorp give one reason for several."""

from ....core.causes import Cause, Causes
from ....core.position import Position
from ..rules.reasons import Reason
from ..rules.state import Brick, Phase

MORE = {"nobody_to_send": "E5.1.10", "nothing_to_build": "E10.2.1"}


def _cause(position: Position, seat: int, code: int, reason: Reason) -> Cause | None:
    """Return the rule that forbids an action, and the id of the reason; None if the rules say it well."""
    state = position.state
    if reason == Reason.ALREADY_DECIDED and state.phase == Phase.PLAN and not state.home[seat]:
        return _more("nobody_to_send")
    if reason == Reason.ALREADY_DECIDED and state.phase == Phase.BUILD and not _has_built(position, seat):
        return _more("nothing_to_build")
    if reason == Reason.NOT_YOUR_DECISION and state.phase == Phase.KEEP:
        return "E3.9.4", "not_your_decision"
    return None


def _has_built(position: Position, seat: int) -> bool:
    """Tell whether a wall of the seat has grown in this step."""
    bricks = (position.state.walls[seat] != Brick.NONE).sum()
    return bool(bricks > position.state.footing[seat].sum())


def _more(reason: str) -> Cause:
    return MORE[reason], reason


CAUSES = Causes(_cause, MORE)
