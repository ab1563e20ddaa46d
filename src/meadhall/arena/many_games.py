"""Many games of one seating. They are compiled if all players answer at once, else each is a job."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from ..bots.player import Failure
from ..core.game import Cards, Game, Named, find
from ..simulation.games import LEVELS, Result, simulate_compiled
from .series import series


def simulate(
    game: str,
    seats: Sequence[str],
    games: int = 1000,
    seed: int = 1,
    jobs: int = 1,
    options: Named = None,
    cards: Any = None,
) -> Iterator[Result]:
    """Play many games and give the result of each, in the order of their seeds.

    >>> results = list(simulate("eketorp", ["karl", "thrall", "thrall"], games=20, seed=1))
    >>> results[0].seed, len(results), len(results[0].scores)
    (1, 20, 3)
    >>> sum(0 in result.winners for result in results) > 10
    True
    """
    found = find(game)
    own = cards if isinstance(cards, Cards) else found.load_cards(cards)
    chosen = found.complete_options(len(seats), options)
    yield from play_games(found, seats, range(seed, seed + games), chosen, own, jobs)


def play_games(
    game: Game,
    players: Sequence[str],
    seeds: range,
    options: Mapping[str, Any],
    cards: Cards,
    jobs: int,
    failed: Callable[[Failure], None] = lambda failure: None,
) -> Iterator[Result]:
    """Play a game for each seed. `failed` is told of every failure of a bot; then Karl plays on for it."""
    if answer_at_once(players):
        for chunk in simulate_compiled(game, players, seeds, options, cards, jobs):
            yield from chunk
        return
    for result, failures in series(game, players, seeds, options, cards, jobs):
        for failure in failures:
            failed(failure)
        yield result


def answer_at_once(players: Sequence[str]) -> bool:
    """Tell whether all players are Thralls and Karls, who play in one compiled loop."""
    return set(players) <= set(LEVELS)
