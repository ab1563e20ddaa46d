"""Small tournaments, and results that are made up."""

from typing import Any

from meadhall.arena.job import Result
from meadhall.arena.schedule import read_field
from meadhall.arena.tournament import Tournament
from meadhall.core.game import find


def tournament(
    bots: str = "thrall,karl", seats: int = 3, games: int = 6, game: str = "eketorp", seed: int = 1, **more: Any
) -> Tournament:
    found = find(game)
    options = found.complete_options(seats, more.pop("options", None))
    return Tournament(found, read_field(bots), seats, games, seed, options, found.load_cards(None), **more)


def timeless(result: Result) -> Result:
    """A result without what depends on the machine's speed."""
    return {name: value for name, value in result.items() if name != "seconds"}


def made_up(index: int, seating: str, totals: list[int], deal: int | None = None, **more: Any) -> Result:
    """A game whose winners are those with most points."""
    return {
        "index": index,
        "deal": index if deal is None else deal,
        "seed": index,
        "seating": seating.split(),
        "scores": [{"total": total} for total in totals],
        "winners": [seat for seat, total in enumerate(totals) if total == max(totals)],
        "reason": "rounds",
        "rounds": 2,
        "decisions": 100,
        "course": [[0] * len(totals), [total // 2 for total in totals], totals],
        "asked": [10] * len(totals),
        "seconds": [0.01] * len(totals),
        "failures": [],
    } | more
