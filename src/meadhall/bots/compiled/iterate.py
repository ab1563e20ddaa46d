"""An iteration: imagine a world, walk down the tree, play on as Karl might, and carry the result back up."""

import math
from typing import NamedTuple

import numpy as np

from ...core.compiled import entry, rule
from ...core.contract import (
    CHANCE,
    CHANCE_BIT,
    SPECTATOR,
    apply,
    chances,
    due,
    imagine,
    known,
    legal,
    rounds,
    sealed,
    waiting,
)
from ...core.rng import mix, roll
from .judgement import appeals
from .karl import chance, gather
from .leaf import want, weigh_up
from .sealed import WIDEST, draw_edge, weigh
from .tree import NONE, add_edge, key_of, most_promising, node_of, open_edges, upper_bound

DEEPEST = 200  # decisions in the tree
AHEAD = 1  # rounds: a playout ends where the next one begins
WIDER = 1.0  # edges for each unit of the square root of the visits
HEAT = 0.15  # points: how far a playout strays from what promises most
POINT = 0.03  # of a win: what a point of Karl's promises is worth


class Walk(NamedTuple):
    """Room for one iteration: what may be done, who chose what on the way down, and what came out."""

    why: np.ndarray
    weights: np.ndarray
    codes: np.ndarray
    promise: np.ndarray
    memory: np.ndarray  # of each seat: a hash of the actions that it has taken
    path: np.ndarray  # edges
    chooser: np.ndarray
    nodes: np.ndarray
    edges: np.ndarray  # of a sealed choice, and their odds
    odds: np.ndarray
    points: np.ndarray
    wins: np.ndarray
    wish: np.ndarray
    parts: np.ndarray


def walk(why: np.ndarray, weights: np.ndarray, seats: int, parts: int) -> Walk:
    columns = [
        why,
        weights,
        np.zeros(why.size, np.int64),
        np.zeros(why.size),
        np.zeros(seats, np.uint64),
        *(np.zeros(DEEPEST, np.int64) for _ in range(3)),
        np.zeros(WIDEST, np.int64),
        np.zeros(WIDEST),
        *(np.zeros(seats + 1) for _ in range(3)),
        np.zeros((seats, parts), np.int32),
    ]
    return Walk(*columns)


@entry()
def grow(tree, walk, mine, cards, worlds, looks, words, iterations, rng):
    """Run so many iterations for the seat that knows `mine`."""
    root = int(mine[0].seat)
    seats = int(mine[0].seats)
    for _ in range(iterations):
        imagine(mine[0], cards[0], rng, worlds[0])
        until = rounds(worlds[0]) + AHEAD
        depth, last = descend(tree, walk, cards[0], worlds[0], looks[0], words, root, until, rng)
        play_on(walk, cards[0], worlds[0], root, last, until, rng)
        weigh_up(worlds[0], cards[0], seats, walk.points, walk.wins, walk.parts)
        want(seats, walk.points, walk.wins, walk.wish)
        carry_back(tree, walk, depth)


@rule()
def next_chooser(s, cards, root, last, until, weights, rng):
    """Let chance fall, then return who decides, the root first if several may; NONE if the iteration ends."""
    while True:
        mask = waiting(s)
        if mask == 0 or rounds(s) >= until:
            return NONE
        if mask != CHANCE_BIT:
            return root if mask >> root & 1 else due(s, last)
        chances(s, cards, weights)
        apply(s, cards, CHANCE, roll(rng, weights))


@rule()
def descend(tree, walk, cards, s, look, words, root, until, rng):
    """Walk down to a node that was never visited. Return the number of choices, and who made the last."""
    for seat in range(walk.memory.size):
        walk.memory[seat] = np.uint64(seat + 1)
    depth = 0
    last = NONE
    fresh = False
    while depth < DEEPEST and not fresh:
        seat = next_chooser(s, cards, root, last, until, walk.weights, rng)
        if seat == NONE:
            break
        legal(s, cards, seat, walk.why)
        count = gather(walk.why, walk.weights.size, walk.codes)
        code = walk.codes[0]
        if count > 1:
            known(s, cards, root if seat == root else SPECTATOR, look)
            node = node_of(tree, key_of(words, np.uint64(0) if seat == root else walk.memory[seat]))
            if node == NONE:
                break
            fresh = tree.visits[node] == 0
            edge = choose_edge(tree, node, walk, s, cards, seat, count, rng)
            if edge == NONE:
                break
            tree.visits[node] += 1
            walk.nodes[depth] = node
            walk.path[depth] = edge
            walk.chooser[depth] = seat
            depth += 1
            code = tree.code[edge]
        walk.memory[seat] = mix(walk.memory[seat] ^ np.uint64(code))
        apply(s, cards, seat, code)
        last = seat
    return depth, last


@rule()
def choose_edge(tree, node, walk, s, cards, seat, count, rng):
    """Return a new edge if it is time for one; else one by chance if all choose in secret, or by upper bounds."""
    edge = widen(tree, node, walk, s, cards, seat, count)
    if edge != NONE:
        return edge
    if not sealed(s):
        return upper_bound(tree, node, walk.why)
    weighed = weigh(tree, node, walk.why, walk.edges, walk.odds)
    return draw_edge(tree, walk.edges, walk.odds, weighed, rng) if weighed else NONE


@rule()
def widen(tree, node, walk, s, cards, seat, count):
    """Add an edge for the most promising action that has none, once the node has been visited often enough."""
    there = open_edges(tree, node, walk.why)
    if there >= count or there >= 1.0 + WIDER * math.sqrt(float(tree.visits[node])):
        return NONE
    appeals(s, cards, seat, walk.codes, count, walk.promise)
    at = most_promising(tree, node, walk.codes, count, walk.promise)
    if at == NONE:
        return NONE
    top = walk.promise[at]
    for place in range(count):
        top = max(top, walk.promise[place])
    return add_edge(tree, node, walk.codes[at], POINT * (walk.promise[at] - top))


@rule()
def play_on(walk, cards, s, root, last, until, rng):
    """Play to the end of the iteration, each seat as Karl might."""
    while True:
        seat = next_chooser(s, cards, root, last, until, walk.weights, rng)
        if seat == NONE:
            return
        legal(s, cards, seat, walk.why)
        count = gather(walk.why, walk.weights.size, walk.codes)
        at = 0
        if count > 1:
            appeals(s, cards, seat, walk.codes, count, walk.promise)
            at = stray(walk.promise, count, rng)
        apply(s, cards, seat, walk.codes[at])
        last = seat


@rule()
def stray(promise, count, rng):
    """Draw the place of a choice. The more it promises, the likelier it is."""
    top = promise[0]
    for place in range(1, count):
        top = max(top, promise[place])
    total = 0.0
    for place in range(count):
        promise[place] = math.exp((promise[place] - top) / HEAT)
        total += promise[place]
    left = total * chance(rng)
    for place in range(count):
        left -= promise[place]
        if left <= 0.0:
            return place
    return count - 1


@rule()
def carry_back(tree, walk, depth):
    for at in range(depth):
        edge = walk.path[at]
        seat = walk.chooser[at]
        tree.total[walk.nodes[at]] += walk.wish[seat]
        tree.squares[walk.nodes[at]] += walk.wish[seat] * walk.wish[seat]
        tree.tries[edge] += 1
        tree.worth[edge] += walk.wish[seat]
        tree.points[edge] += walk.points[seat]
        tree.wins[edge] += walk.wins[seat]
