"""Speed measured side by side in one run, on one core: `make bench`."""

import time

from catanatron import Color, Game, RandomPlayer

from meadhall.core.game import find
from meadhall.simulation import measure

SEATS = 4
SECONDS = 10.0


def catanatron_decisions_a_second() -> float:
    """Four random players, whole games one after another; a decision is a recorded action."""
    decisions, seed, began = 0, 0, time.perf_counter()
    while time.perf_counter() - began < SECONDS:
        game = Game([RandomPlayer(color) for color in Color], seed=seed)
        game.play()
        decisions += len(game.state.actions)
        seed += 1
    return decisions / (time.perf_counter() - began)


def main() -> None:
    """Ours before and after the peer, so that a machine that slows down slows down both."""
    games = [find("eketorp"), find("shipwrights")]
    before = [measure.decisions_a_second(game, SEATS) for game in games]
    peer = catanatron_decisions_a_second()
    print(f"{'catanatron':12}{peer:>12,.0f} decisions a second, {SEATS} random seats, one core")
    for game, first in zip(games, before, strict=True):
        ours = (first + measure.decisions_a_second(game, SEATS)) / 2
        print(f"{game.name:12}{ours:>12,.0f} decisions a second, full contract: {ours / peer:,.0f} times catanatron")
        knowing, copying = measure.knowing_nanoseconds(game, SEATS), measure.copy_nanoseconds(game, SEATS)
        print(f"  known and imagine {knowing:,.0f} ns, copy of {game.state.dtype.itemsize:,} bytes {copying:.1f} ns")


if __name__ == "__main__":
    main()
