"""An iteration: imagine a world, walk down the tree, play on as Karl might, and carry the result back up.

It may begin with given moves of the root. Each of them is then tried in the same worlds, so that they compare.
`foresee` plays on from a true state, without a tree and for nobody in particular.
"""

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
AHEAD = 1  # rounds: a playout ends where the next one begins and Karl says what may be expected
TO_THE_END = 1_000  # rounds: without a Karl, nobody can say that before the game is over
WIDER = 1.0  # edges for each unit of the square root of the visits
HEAT = 0.15  # points: how far a playout strays from what promises most
A_GAME = np.uint64(1 << 16)  # numbers of a foreseen game
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
    notes: np.ndarray  # entries taken, as seat and code, as long as there is room; and their number
    noted: np.ndarray


class Given(NamedTuple):
    """Moves of the root, each some steps, and room for what comes of each in each world."""

    codes: np.ndarray  # (move, step)
    lengths: np.ndarray
    found: np.ndarray  # (move, world): points, chance to win, and what the root wants
    begins: np.ndarray  # (world): where the numbers of it begin
    notes: np.ndarray  # (move, world, entry): seat and code
    noted: np.ndarray  # (move, world)


FOUND = 3
FREE = Given(
    np.zeros((1, 0), np.int64),
    np.zeros(1, np.int64),
    np.zeros((1, 0, FOUND)),
    np.zeros(0, np.uint64),
    np.zeros((1, 0, 0, 2), np.int32),
    np.zeros((1, 0), np.int64),
)  # one move of no steps: the root decides like all others


def walk(why: np.ndarray, weights: np.ndarray, seats: int, parts: int, notes: int = 0) -> Walk:
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
        np.zeros((notes, 2), np.int32),
        np.zeros(1, np.int64),
    ]
    return Walk(*columns)


@entry()
def grow(tree, walk, mine, true, cards, worlds, looks, words, iterations, ahead, rng, given):
    """Run so many iterations for the seat that knows `mine`, each so many rounds ahead, with each given move.

    If `true` has a state, all hands are open: every world begins as that state instead of an imagined one.
    """
    root = int(mine[0].seat)
    seats = int(mine[0].seats)
    for world in range(iterations):
        begin = rng[1]
        for move in range(given.lengths.size):
            rng[1] = begin
            if true.size > 0:
                worlds[0] = true[0]
            else:
                imagine(mine[0], cards[0], rng, worlds[0])
            until = rounds(worlds[0]) + ahead
            walk.noted[0] = 0
            last = NONE
            for step in range(given.lengths[move]):
                take(walk, worlds[0], cards[0], root, given.codes[move, step])
                last = root
            depth, last = descend(tree, walk, cards[0], worlds[0], looks[0], words, root, last, until, rng)
            play_on(walk, cards[0], worlds[0], root, last, until, rng)
            weigh_up(worlds[0], cards[0], seats, walk.points, walk.wins, walk.parts)
            want(seats, walk.points, walk.wins, walk.wish)
            carry_back(tree, walk, depth)
            if world < given.begins.size:
                given.begins[world] = begin
                write_down(given, walk, move, world, root)


@entry()
def foresee(walk, states, cards, worlds, seats, until, rng, wins, points):
    """Play on from states[0] as Karls might until that round begins; write what each seat may expect, game by game.

    A game's numbers depend on its place alone, so that two states are compared with the same luck.
    """
    begin = rng[1]
    for game in range(wins.shape[0]):
        rng[1] = begin + np.uint64(game) * A_GAME
        worlds[0] = states[0]
        walk.noted[0] = walk.notes.shape[0]
        play_on(walk, cards[0], worlds[0], seats, NONE, until, rng)
        weigh_up(worlds[0], cards[0], seats, walk.points, walk.wins, walk.parts)
        for seat in range(seats):
            wins[game, seat] = walk.wins[seat]
            points[game, seat] = walk.points[seat]


@rule()
def take(walk, s, cards, seat, code):
    """Carry out an action or outcome, and note it if there is room."""
    at = walk.noted[0]
    if at < walk.notes.shape[0]:
        walk.notes[at, 0] = seat
        walk.notes[at, 1] = code
        walk.noted[0] = at + 1
    apply(s, cards, seat, code)


@rule()
def write_down(given, walk, move, world, root):
    """Write what came of a given move in a world, and the entries that led there."""
    given.found[move, world, 0] = walk.points[root]
    given.found[move, world, 1] = walk.wins[root]
    given.found[move, world, 2] = walk.wish[root]
    count = min(walk.noted[0], given.notes.shape[2])
    given.noted[move, world] = count
    for at in range(count):
        given.notes[move, world, at, 0] = walk.notes[at, 0]
        given.notes[move, world, at, 1] = walk.notes[at, 1]


@rule()
def next_chooser(s, cards, root, last, until, walk, rng):
    """Let chance fall, then return who decides, the root first if several may; NONE if the iteration ends."""
    while True:
        mask = waiting(s)
        if mask == 0 or rounds(s) >= until:
            return NONE
        if mask != CHANCE_BIT:
            return root if mask >> root & 1 else due(s, last)
        chances(s, cards, walk.weights)
        take(walk, s, cards, CHANCE, roll(rng, walk.weights))


@rule()
def descend(tree, walk, cards, s, look, words, root, last, until, rng):
    """Walk down to a node that was never visited. Return the number of choices, and who made the last."""
    for seat in range(walk.memory.size):
        walk.memory[seat] = np.uint64(seat + 1)
    depth = 0
    fresh = False
    while depth < DEEPEST and not fresh:
        seat = next_chooser(s, cards, root, last, until, walk, rng)
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
        take(walk, s, cards, seat, code)
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
        seat = next_chooser(s, cards, root, last, until, walk, rng)
        if seat == NONE:
            return
        legal(s, cards, seat, walk.why)
        count = gather(walk.why, walk.weights.size, walk.codes)
        at = 0
        if count > 1:
            appeals(s, cards, seat, walk.codes, count, walk.promise)
            at = stray(walk.promise, count, rng)
        take(walk, s, cards, seat, walk.codes[at])
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
