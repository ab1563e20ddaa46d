"""What the results of a tournament say of each bot."""

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from openskill.models import PlackettLuce, PlackettLuceRating

from .job import Result

Z = 1.959964  # of a 95 % interval
MANY = 10  # from so many deals on, their spread is trusted even if it is smaller than chance's


@dataclass(frozen=True, slots=True)
class Estimate:
    """A value with its 95 % interval. `low` and `high` are infinite if nothing can be said."""

    value: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Standing:
    bot: str
    games: int  # seats of games: a bot in three seats of one game has played three
    rating: Estimate | None
    wins: Estimate
    score: Estimate
    milliseconds: float  # a decision
    failures: int


@dataclass(frozen=True, slots=True)
class Finisher:
    """A seat at the end of a game. The greater its place, the better."""

    bot: str
    place: tuple[bool, int]


def in_order(results: Iterable[Result]) -> list[Result]:
    return sorted(results, key=lambda result: int(result["index"]))


def finishers(result: Result) -> list[Finisher]:
    """Return each seat with its place: winners first, the others by score. Alone, winners go by score too."""
    alone = len(result["seating"]) == 1
    found = []
    for seat, (bot, scores) in enumerate(zip(result["seating"], result["scores"], strict=True)):
        won = seat in result["winners"]
        found.append(Finisher(bot, (won, 0 if won and not alone else scores["total"])))
    return found


def contests(results: Sequence[Result]) -> list[tuple[int, list[Finisher]]]:
    """Return deal and finishers of each game. If all play alone, compare those who played the same deal."""
    if any(len(result["seating"]) > 1 for result in results):
        return [(result["deal"], finishers(result)) for result in in_order(results)]
    deals = groupby(in_order(results), key=lambda result: int(result["deal"]))
    return [(deal, [seat for result in games for seat in finishers(result)]) for deal, games in deals]


def rate(results: Sequence[Result]) -> dict[str, Estimate]:
    """Return Plackett-Luce ratings, game by game. A bot in several seats moves by the mean of what they would."""
    model = PlackettLuce(tau=0.0)  # bots do not change from game to game
    ratings: dict[str, PlackettLuceRating] = {}
    for _, seats in contests(results):
        bots = [seat.bot for seat in seats]
        if len(set(bots)) < 2:
            continue
        before = [[ratings.setdefault(bot, model.rating())] for bot in bots]
        after = [team[0] for team in model.rate(before, ranks=ranks(seats))]
        for bot in dict.fromkeys(bots):
            own = [rated for name, rated in zip(bots, after, strict=True) if name == bot]
            ratings[bot] = model.rating(mean(each.mu for each in own), mean(each.sigma for each in own))
    return {bot: Estimate(each.mu, each.mu - Z * each.sigma, each.mu + Z * each.sigma) for bot, each in ratings.items()}


def ranks(seats: Sequence[Finisher]) -> list[float]:
    return [float(sum(other.place > seat.place for other in seats)) for seat in seats]


def mean(values: Iterable[float]) -> float:
    found = list(values)
    return sum(found) / len(found)


Clusters = list[list[float]]  # what was observed, deal by deal: rotations of one deal belong together


def student(freedom: int) -> float:
    """Return how many standard errors a 95 % interval reaches, for few deals (Cornish and Fisher's expansion)."""
    first = (Z**3 + Z) / 4
    second = (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96
    third = (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384
    return Z + first / freedom + second / freedom**2 + third / freedom**3


def spread(clusters: Clusters) -> tuple[float, float]:
    """Return the mean, and its variance if deals are independent and games of one deal are not."""
    size = sum(map(len, clusters))
    middle = sum(map(sum, clusters)) / size
    off = sum((sum(each) - middle * len(each)) ** 2 for each in clusters)
    return middle, off * len(clusters) / max(len(clusters) - 1, 1) / size**2


def mean_of(clusters: Clusters) -> Estimate:
    middle, variance = spread(clusters)
    if len(clusters) < 2:
        return Estimate(middle, -math.inf, math.inf)
    reach = student(len(clusters) - 1) * math.sqrt(variance)
    return Estimate(middle, middle - reach, middle + reach)


def share_of(clusters: Clusters) -> Estimate:
    """Return Wilson's interval, for as many independent games as the deals are worth."""
    share, variance = spread(clusters)
    deals, size = len(clusters), sum(map(len, clusters))
    if deals < 2:
        return Estimate(share, 0.0, 1.0)
    if share <= 0 or share >= 1:
        worth = float(deals)
    elif deals < MANY:
        worth = min(share * (1 - share) / variance, size) if variance else size
    elif variance < 1e-15:
        return Estimate(share, share, share)
    else:
        worth = share * (1 - share) / variance
    z = student(deals - 1)
    middle = (share + z * z / (2 * worth)) / (1 + z * z / worth)
    reach = z * math.sqrt(share * (1 - share) / worth + (z / (2 * worth)) ** 2) / (1 + z * z / worth)
    return Estimate(share, max(0.0, middle - reach), min(1.0, middle + reach))


def observed(results: Sequence[Result], bot: str, what: Callable[[Result, int], float]) -> Clusters:
    """Return something of each seat that a bot had, deal by deal."""
    deals: dict[int, list[float]] = {}
    for result in in_order(results):
        for seat, name in enumerate(result["seating"]):
            if name == bot:
                deals.setdefault(result["deal"], []).append(what(result, seat))
    return list(deals.values())


def won(result: Result, seat: int) -> float:
    """Return the seat's share of the win. Several winners share it."""
    return 1 / len(result["winners"]) if seat in result["winners"] else 0.0


def total(result: Result, seat: int) -> float:
    return float(result["scores"][seat]["total"])


def standings(results: Sequence[Result]) -> list[Standing]:
    """Return the standings, the best first."""
    ratings = rate(results)
    found = []
    for bot in sorted({bot for result in results for bot in result["seating"]}):
        scores = observed(results, bot, total)
        asked = sum(map(sum, observed(results, bot, lambda result, seat: result["asked"][seat])))
        seconds = sum(map(sum, observed(results, bot, lambda result, seat: result["seconds"][seat])))
        found.append(
            Standing(
                bot,
                sum(map(len, scores)),
                ratings.get(bot),
                share_of(observed(results, bot, won)),
                mean_of(scores),
                1000 * seconds / max(asked, 1),
                sum(failure["bot"] == bot for result in results for failure in result["failures"]),
            )
        )
    return sorted(found, key=lambda each: (each.rating is None, -each.rating.value if each.rating else 0.0, each.bot))


def above(results: Sequence[Result], bot: str, other: str) -> Estimate | None:
    """Return how often a seat of `bot` finishes above a seat of `other` at the same table; a tie is half."""
    deals: dict[int, list[float]] = {}
    for deal, seats in contests(results):
        for mine in (seat for seat in seats if seat.bot == bot):
            for theirs in (seat for seat in seats if seat.bot == other):
                higher = (mine.place > theirs.place) + 0.5 * (mine.place == theirs.place)
                deals.setdefault(deal, []).append(higher)
    return share_of(list(deals.values())) if deals and bot != other else None
