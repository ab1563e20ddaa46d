"""Speed measured side by side in one run, on one core: `make bench`."""

import time

from catanatron import Color, Game, RandomPlayer

from meadhall.arena import measure
from meadhall.core.game import find

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
    game = find("eketorp")
    before = measure.decisions_a_second(game, SEATS)
    peer = catanatron_decisions_a_second()
    ours = (before + measure.decisions_a_second(game, SEATS)) / 2
    print(f"eketorp     {ours:>12,.0f} decisions a second, {SEATS} random seats, full contract, one core")
    print(f"catanatron  {peer:>12,.0f} decisions a second, {SEATS} random seats, one core")
    print(f"ratio       {ours / peer:>12,.0f}")
    print(f"known and imagine together  {measure.knowing_nanoseconds(game, SEATS):>7.0f} ns")
    size = game.state.dtype.itemsize
    print(f"copy of a state             {measure.copy_nanoseconds(game, SEATS):>7.1f} ns ({size:,} bytes)")


if __name__ == "__main__":
    main()
