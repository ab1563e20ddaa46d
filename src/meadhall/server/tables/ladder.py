"""The ladder: who sat at a table that counts moves by openskill, and less if the game says little.

The rules are few, and the page and docs/design/people.md state them:
- A game counts when it is over. Who let a bot play, or ended it for everybody, is last; who ended it moves alone.
- The first three games of two profiles within thirty days count whole, and each further one half of the one before.
- A profile that is not placed yet moves others half as far.
- Placed is who has played five games against three others, profiles or levels of bots.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from statistics import fmean

from sqlalchemy import Connection

from ..names import DAY
from ..storage import ladder
from ..storage.ladder import Counted, Rating

SPAN = 30.0 * DAY
WHOLE = 3  # games of the same two within the span
LEAST_GAMES, LEAST_OPPONENTS = 5, 3
OF_UNPLACED = 0.5
DOUBT = 3.0  # sigmas below the rating: so good is somebody at least


@dataclass(frozen=True, slots=True)
class Contender:
    """A seat at a table that counts: a profile, a level of bots, or somebody whose profile is deleted."""

    seat: int
    who: str
    bot: bool
    place: int  # 1 is the best

    @property
    def person(self) -> bool:
        return bool(self.who) and not self.bot


@dataclass(frozen=True, slots=True)
class Contest:
    """A game that counts and is over; `only` is the one who moves, if somebody ended it for everybody."""

    table: str
    game: str
    contenders: Sequence[Contender]
    only: int | None = None

    @property
    def seats(self) -> int:
        return len(self.contenders)


def placed(rating: Rating) -> bool:
    return rating.games >= LEAST_GAMES and rating.opponents >= LEAST_OPPONENTS


def weight_of_pair(games: int) -> float:
    """Return what a game of two counts if they have played so many before within the span."""
    return 0.5 ** max(0, games - WHOLE + 1)


def count(connection: Connection, contest: Contest, now: float) -> None:
    """Move the ratings of all who sat there, once."""
    if ladder.is_counted(connection, contest.table):
        return
    who = {each.who for each in contest.contenders if each.who}
    before = ladder.ratings_of(connection, contest.game, contest.seats, who)
    weights = [_weight(connection, contest, each, before, now) for each in contest.contenders]
    moved = move(contest, before, weights)
    counted = [
        Counted(each.seat, each.who, each.place, weight)
        for each, weight in zip(contest.contenders, weights, strict=True)
    ]
    ladder.add_counted(connection, contest.table, contest.game, contest.seats, counted, now)
    for each, rating in moved.items():
        met = ladder.opponents_of(connection, contest.game, contest.seats, each)
        now_rated = Rating(rating.mu, rating.sigma, rating.games, met)
        ladder.put_rating(connection, contest.game, contest.seats, each, now_rated)


def _weight(connection: Connection, contest: Contest, of: Contender, before: dict[str, Rating], now: float) -> float:
    """Return how far the game moves somebody: less if people repeat it, and if the others are new."""
    if contest.only not in (None, of.seat):
        return 0.0
    people = [each.who for each in contest.contenders if each.person]
    pairs = [ladder.met(connection, one, other, now - SPAN) for one, other in combinations(people, 2)]
    repeated = min(map(weight_of_pair, pairs), default=1.0)
    others = [each for each in contest.contenders if each.seat != of.seat]
    new = [each.person and not (each.who in before and placed(before[each.who])) for each in others]
    return repeated * fmean(OF_UNPLACED if each else 1.0 for each in new)


def move(contest: Contest, before: dict[str, Rating], weights: Sequence[float]) -> dict[str, Rating]:
    """Return the ratings after the game. A level in several seats moves by the mean of what they would."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    fresh = model.rating()
    old = [before.get(each.who, Rating(fresh.mu, fresh.sigma)) for each in contest.contenders]
    teams = [[model.rating(each.mu, each.sigma)] for each in old]
    rated = [team[0] for team in model.rate(teams, ranks=[float(each.place) for each in contest.contenders])]
    found: dict[str, list[Rating]] = {}
    for each, was, now, weight in zip(contest.contenders, old, rated, weights, strict=True):
        if each.who and weight > 0:
            shifted = Rating(_between(was.mu, now.mu, weight), _between(was.sigma, now.sigma, weight), was.games + 1)
            found.setdefault(each.who, []).append(shifted)
    return {
        who: Rating(fmean(each.mu for each in all), fmean(each.sigma for each in all), all[0].games)
        for who, all in found.items()
    }


def _between(old: float, new: float, weight: float) -> float:
    return old + weight * (new - old)
