"""A whole game as a list of checksums, to be made compiled and interpreted and compared."""

import json
import sys
import zlib
from typing import Any

import numpy as np

from meadhall.core.contract import CHANCE, CHANCE_BIT, SPECTATOR
from meadhall.core.game import REGISTRY
from meadhall.core.position import Entry, Position, seats_of
from meadhall.core.rng import pick, roll, stream

EVERY = 25


def trace(name: str, seats: int, seed: int, options: dict[str, Any]) -> list[str]:
    """Checksums of the position, of what a seat knows, of the reasons and of an imagined world, along a game."""
    import meadhall  # noqa: F401  the games register themselves

    game = REGISTRY[name]
    cards = game.load_cards(None)
    position = Position.start(game, cards, seats, game.complete_options(seats, options))
    dice, bot = stream(seed, 0), stream(seed, 1)
    found: list[str] = []
    count = 0
    while mask := position.mask():
        count += 1
        if mask == CHANCE_BIT:
            position.apply(Entry(CHANCE, int(roll(dice, position.weights()))))
            continue
        seat = seats_of(mask)[0]
        if count % EVERY == 0:
            found += [_sum(position.array), *_glances(position, (SPECTATOR, seat, seats - 1), count)]
        position.apply(Entry(seat, int(pick(bot, position.legal(seat)))))
    parts = np.zeros((seats, len(game.parts)), np.int32)
    game.rules.scores(position.state, cards.record, parts)
    winners = int(game.rules.winners(position.state, cards.record))
    return [*found, _sum(position.array), _sum(parts), f"{winners} {count}"]


def _glances(position: Position, viewers: tuple[int, ...], seed: int) -> list[str]:
    rules = position.game.rules
    found = [_sum(position.legal(viewers[1]))]
    for viewer in viewers:
        known, world = position.game.known.blank(), position.game.state.blank()
        rules.known(position.state, position.cards.record, viewer, known[0])
        rules.imagine(known[0], position.cards.record, stream(seed, 5), world[0])
        found += [_sum(known), _sum(world), str(rules.faults(world[0], position.cards.record))]
    return found


def _sum(array: np.ndarray[Any, Any]) -> str:
    return f"{zlib.crc32(array.tobytes()):08x}"


if __name__ == "__main__":
    print(json.dumps([trace(*case) for case in json.load(sys.stdin)]))
