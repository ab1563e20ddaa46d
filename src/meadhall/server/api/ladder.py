"""Routes to the ladder: its rules, and the best of the server in games of one kind."""

from typing import Annotated

from fastapi import APIRouter, Path, Request
from sqlalchemy import Connection

from ...bots.levels import NAMES
from ..errors import Refusal
from ..names import DAY, GameName
from ..storage import ladder
from ..storage.ladder import Ranked, Rating
from ..storage.profiles import Holder
from ..tables.cards import own_name
from ..tables.create import Plan
from ..tables.ladder import DOUBT, LEAST_GAMES, LEAST_OPPONENTS, SPAN, WHOLE, placed
from .auth import InRegistry
from .holding import MaybeHolder
from .profile_schemas import LadderInfo, RatingInfo, Rung
from .requests import MOST_SEATS

router = APIRouter(prefix="/api/ladder", tags=["ladder"])
SCALE = 40  # openskill begins at 25, the page at 1000
SURE = 2.0  # sigmas: in nineteen of twenty cases the truth is so near
Seats = Annotated[int, Path(ge=2, le=MOST_SEATS, description="how many played")]


def require_counting(open: bool, plan: Plan, holder: Holder | None) -> None:
    """Raise Refusal unless such a table may count: of one person's seat with a profile, others, and no hints.

    A clock that it has is a real one, and the cards are the game's."""
    if not open:
        raise Refusal(409, "no_ladder")
    if holder is None:
        raise Refusal(403, "needs_profile")
    gentle = plan.clock is not None and plan.clock.kind != "real"
    own = own_name(plan.game.name, plan.cards) is not None
    if plan.hints or gentle or own or len(plan.seats) < 2 or len(plan.mine) > 1:
        raise Refusal(409, "cannot_count")


@router.get("", summary="Whether tables may count, and by which rules")
async def rules(request: Request) -> LadderInfo:
    return LadderInfo(
        open=request.app.state.ladder,
        leastGames=LEAST_GAMES,
        leastOpponents=LEAST_OPPONENTS,
        days=int(SPAN / DAY),
        wholeGames=WHOLE,
    )


@router.get("/{game}/{seats}", summary="The best of this server in games of one kind")
async def best(request: Request, registry: InRegistry, game: GameName, seats: Seats, holder: MaybeHolder) -> list[Rung]:
    """Only people who agreed are named. With a profile's secret, the own place is marked."""
    if not request.app.state.ladder:
        raise Refusal(409, "no_ladder")

    def look(connection: Connection) -> list[Ranked]:
        return ladder.ranking(connection, game, seats, LEAST_GAMES, LEAST_OPPONENTS, DOUBT)

    return [_rung(each, holder) for each in await registry.store.read(look)]


def _rung(ranked: Ranked, holder: Holder | None) -> Rung:
    level = next((name for name in NAMES if name == ranked.who), None)
    rating, doubt = shown(ranked.rating)
    you = holder is not None and holder.profile == ranked.who
    return Rung(level=level, name=ranked.name, you=you, rating=rating, doubt=doubt, games=ranked.rating.games)


def shown(rating: Rating) -> tuple[int, int]:
    """Return a rating and its doubt as people read them."""
    return round(SCALE * rating.mu), round(SCALE * SURE * rating.sigma)


def ratings_of(connection: Connection, profile: str) -> list[RatingInfo]:
    found = []
    for game, seats, each in ladder.all_ratings_of(connection, profile):
        rating, doubt = shown(each)
        found.append(
            RatingInfo(game=game, seats=seats, rating=rating, doubt=doubt, games=each.games, placed=placed(each))
        )
    return found
