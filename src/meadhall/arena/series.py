"""Games of one seating, one a seed, by any bots."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from ..bots.levels import own_name
from ..bots.player import Failure
from ..core.game import Cards, Game
from ..simulation.games import Result
from . import job
from .pool import Here, Processes


def series(
    game: Game, players: Sequence[str], seeds: range, options: Mapping[str, Any], cards: Cards, jobs: int
) -> Iterator[tuple[Result, list[Failure]]]:
    """Yield results in the order of the seeds, as simulated games are, each with the failures of bots in it."""
    common: job.Job = {
        "game": game.name,
        "options": dict(options),
        "cards": {"name": cards.name, "cards": cards.rows},
        "seconds": None,
        "seating": [own_name(player) for player in players],
    }
    planned = (common | {"index": index, "deal": index, "seed": seed} for index, seed in enumerate(seeds))
    for found in by_index((Here() if jobs == 1 else Processes(jobs)).run(planned)):
        scores = [parts["total"] for parts in found["scores"]]
        result = Result(found["seed"], scores, found["winners"], found["reason"], found["rounds"], found["decisions"])
        yield result, [Failure(**failure) for failure in found["failures"]]


def by_index(results: Iterable[job.Result]) -> Iterator[job.Result]:
    """Yield results by index, and hold back those that come too early."""
    early: dict[int, job.Result] = {}
    after = 0
    for result in results:
        early[result["index"]] = result
        while after in early:
            yield early.pop(after)
            after += 1
