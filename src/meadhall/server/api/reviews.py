"""The route to a coach's review of a finished game."""

from bisect import bisect_left, bisect_right
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Query, Request

from ...core.compiled import LATER
from ...review.turn import tell_turn
from ..bots.coach import Coach
from ..bots.pool import Busy
from ..errors import Refusal
from ..tables.origin import require_free
from ..tables.registry import require_readable
from ..tables.replay import steps_of
from ..tables.table import OVER, LiveTable
from .auth import AtTable
from .review_schemas import ReviewAnswer, ReviewedDecision, ReviewedGame

router = APIRouter(prefix="/api/tables/{table}", tags=["past"])


@router.get("/review", summary="Return what a seat's decisions cost, and everybody's chance to win (after the end)")
async def review(request: Request, at: AtTable, seat: Annotated[int, Query(ge=0, le=5)]) -> ReviewAnswer:
    """It is made in the background, so ask again until `review` is there; `round` says how far it has come."""
    at.sees(None)
    at.exists(seat)
    if at.live.head.status != OVER:
        raise Refusal(409, "not_over", status=at.live.head.status)
    require_readable(at.live)
    if at.live.table.origin:
        await require_free(at.registry, at.live)
    coach: Coach = request.app.state.coach
    if text := await coach.found(at.live, seat):
        return ReviewAnswer(review=by_steps(at.live, seat, orjson.loads(text)))
    if LATER:
        raise Refusal(503, "warming", left=request.app.state.warming.left())
    try:
        stage = (await coach.ask(at.live, seat)).stage
    except Busy:
        raise Refusal(503, "busy") from None
    return ReviewAnswer(round=stage.round, rounds=stage.rounds) if stage else ReviewAnswer()


def by_steps(live: LiveTable, seat: int, stored: dict[str, Any]) -> ReviewedGame:
    """Return a stored review with the steps of the seat's replay in place of entries of the log."""
    steps, entries = steps_of(live, seat), stored["entries"]
    measured = [0, *(bisect_right(entries, entry) - 1 for entry in steps)]
    decisions = [
        ReviewedDecision(
            step=bisect_left(steps, each["entry"]), round=each["round"], theme=each["theme"], says=each["says"]
        )
        for each in stored["decisions"]
    ]
    turn = tell_turn(live.table.game.name, stored["wins"], stored["rounds"], seat)
    return ReviewedGame(
        seat=seat,
        turn=turn.plain(),
        rounds=[stored["rounds"][at] for at in measured],
        wins=[stored["wins"][at] for at in measured],
        decisions=decisions,
        **{name: stored[name] for name in ("start", "end", "luck", "views")},
    )
