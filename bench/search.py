"""Iterations a second of the search on one core, and where the time goes: `python -m bench.search`."""

import time
from collections.abc import Callable
from typing import Any

import numpy as np

from meadhall import Table
from meadhall.bots.compiled.iterate import AHEAD, FREE, grow, play_on, walk
from meadhall.bots.compiled.judgement import reopen
from meadhall.bots.compiled.tree import NONE, plant
from meadhall.bots.player import Player
from meadhall.core.compiled import entry
from meadhall.core.contract import imagine, rounds
from meadhall.core.rng import stream

ITERATIONS = 2_000
EVERY = 29  # decisions between two positions


@entry()
def imagining(known, cards, worlds, count, rng):
    for _ in range(count):
        imagine(known[0], cards[0], rng, worlds[0])


@entry()
def playing(room, known, cards, worlds, count, rng):
    """Imagine and play on at once, without a tree."""
    for _ in range(count):
        imagine(known[0], cards[0], rng, worlds[0])
        play_on(room, cards[0], worlds[0], int(known[0].seat), NONE, rounds(worlds[0]) + AHEAD, rng)


def positions(game: str, seats: int) -> list[Any]:
    """What seats know at decisions all over a game of Karls."""
    table = Table.new(game, seats, 1)
    players = [Player("karl", table, seat) for seat in range(seats)]
    seen, decisions = [], 0
    while table.outcome is None:
        if decisions % EVERY == 0 and len(table.moves(table.due)) > 1:
            known = table.game.known.blank()
            known[0] = table.known(table.due)
            reopen(known[0])
            seen.append(known)
        decisions += 1
        players[table.due].play()
    return seen


def seconds(action: Callable[[int], object]) -> float:
    action(1)
    began = time.process_time()
    action(ITERATIONS)
    return time.process_time() - began


def spent(table: Table, known: Any) -> list[float]:
    """Seconds of so many whole iterations, of imagining alone, and of imagining and playing on."""
    game, cards, seats = table.game, table.cards.array, table.seats
    size = game.known.dtype.itemsize
    words = np.zeros(-(-size // 8), np.uint64)
    looks, worlds = words.view(np.uint8)[:size].view(game.known.dtype), game.state.blank()
    hidden = game.state.blank(0)  # hands are not open
    room, rng, tree = walk(*game.scratch(), seats, len(game.parts)), stream(1, 1), plant(ITERATIONS + 1)
    return [
        seconds(lambda count: grow(tree, room, known, hidden, cards, worlds, looks, words, count, AHEAD, rng, FREE)),
        seconds(lambda count: imagining(known, cards, worlds, count, rng)),
        seconds(lambda count: playing(room, known, cards, worlds, count, rng)),
    ]


def measure(name: str, seats: int) -> None:
    seen, table = positions(name, seats), Table.new(name, seats, 1)
    whole, imagined, played = np.sum([spent(table, known) for known in seen], axis=0)
    count = ITERATIONS * len(seen)
    print(f"{name}, {seats} seats, {len(seen)} positions: {count / whole:,.0f} iterations a second on one core")
    print(
        f"  imagine {imagined / whole:.0%}, rules and Karl's judgement in playouts {(played - imagined) / whole:.0%},"
    )
    print(
        f"  tree (known, nodes, edges) {max(whole - played, 0) / whole:.0%}; {1e6 * whole / count:.0f} µs an iteration"
    )


if __name__ == "__main__":
    for name, seats in (("eketorp", 4), ("shipwrights", 4), ("shipwrights", 1)):
        measure(name, seats)
