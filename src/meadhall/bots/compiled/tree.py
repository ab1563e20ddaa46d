"""The tree of a search: a node is what a seat knows when it has to decide, an edge is an action it may take there."""

import math
from typing import NamedTuple

import numpy as np

from ...core.compiled import entry, rule
from ...core.rng import GOLDEN, mix

NODES, EDGES = 0, 1
ROOM = 6  # edges a node, on average
NONE = -1
TRUST = 40.0  # tries that Karl's opinion counts for
EXPLORE = 0.1


class Tree(NamedTuple):
    """The arrays of a tree. A hash of what is known finds a node; a node's edges are a list with the newest first."""

    slots: np.ndarray  # hash table: a node's number, from 1
    keys: np.ndarray
    visits: np.ndarray
    total: np.ndarray  # of what the chooser wanted and got, over the visits; and of its squares
    squares: np.ndarray
    first: np.ndarray  # edge of a node
    following: np.ndarray  # edge of the same node
    code: np.ndarray
    tries: np.ndarray
    worth: np.ndarray  # sums over the tries: of what the chooser wants, of its points, and of its chance to win
    points: np.ndarray
    wins: np.ndarray
    prior: np.ndarray  # how much worse than the best it looked to Karl, 0 or less
    share: np.ndarray  # at sealed choices: how often it was meant to be chosen
    used: np.ndarray  # nodes and edges


def plant(iterations: int) -> Tree:
    """Make an empty tree for so many iterations. Each adds a node at most."""
    nodes = iterations + 1
    edges = ROOM * nodes + 64
    slots = 1 << (2 * nodes - 1).bit_length()
    numbers: list[type] = [np.int32] * 3 + [np.float64] * 5
    columns: list[np.ndarray] = [
        np.zeros(slots, np.int32),
        np.zeros(nodes, np.uint64),
        np.zeros(nodes, np.int32),
        np.zeros(nodes),
        np.zeros(nodes),
        np.full(nodes, NONE, np.int32),
        *(np.zeros(edges, number) for number in numbers),
        np.zeros(2, np.int64),
    ]
    return Tree(*columns)


@rule()
def key_of(words, salt):
    """Hash what is known, given as words of 64 bits."""
    key = salt
    for word in words:
        key = (key ^ word) * GOLDEN
        key ^= key >> np.uint64(29)
    return mix(key)


@rule()
def node_of(tree, key):
    """Return the node of a key, a new one if there is none yet, or NONE if there is no more room."""
    last = np.uint64(tree.slots.size - 1)
    at = key & last
    while tree.slots[at] > 0:
        node = tree.slots[at] - 1
        if tree.keys[node] == key:
            return node
        at = (at + np.uint64(1)) & last
    node = tree.used[NODES]
    if node == tree.keys.size:
        return NONE
    tree.used[NODES] += 1
    tree.slots[at] = node + 1
    tree.keys[node] = key
    return node


@entry()
def look_up(tree, words):
    """Return the root seat's node for what it knows, or NONE if it was never there."""
    key = key_of(words, np.uint64(0))
    last = np.uint64(tree.slots.size - 1)
    at = key & last
    while tree.slots[at] > 0:
        node = tree.slots[at] - 1
        if tree.keys[node] == key:
            return node
        at = (at + np.uint64(1)) & last
    return NONE


@rule()
def open_edges(tree, node, why):
    """Count the edges of the node that are legal in this world."""
    count = 0
    edge = tree.first[node]
    while edge != NONE:
        count += int(why[tree.code[edge]] == 0)
        edge = tree.following[edge]
    return count


@rule()
def has_edge(tree, node, code):
    edge = tree.first[node]
    while edge != NONE:
        if tree.code[edge] == code:
            return True
        edge = tree.following[edge]
    return False


@rule()
def add_edge(tree, node, code, prior):
    """Add an edge to the node and return it; return NONE if there is no more room."""
    edge = tree.used[EDGES]
    if edge == tree.code.size:
        return NONE
    tree.used[EDGES] += 1
    tree.code[edge] = code
    tree.prior[edge] = prior
    tree.following[edge] = tree.first[node]
    tree.first[node] = edge
    return edge


@rule()
def most_promising(tree, node, codes, count, promise):
    """Return the place of the greatest promise among actions without an edge; NONE if all have one."""
    at = NONE
    for place in range(count):
        if (at == NONE or promise[place] > promise[at]) and not has_edge(tree, node, codes[place]):
            at = place
    return at


@rule()
def expected(tree, node, edge):
    """Return what an edge may bring: what it brought, and what Karl thinks, counted as some tries more."""
    usual = tree.total[node] / max(tree.visits[node], 1)
    return (tree.worth[edge] + TRUST * (usual + tree.prior[edge])) / (tree.tries[edge] + TRUST)


@rule()
def upper_bound(tree, node, why):
    """Return the legal edge that may be worth most, by what is expected and by how little it has been tried."""
    best = NONE
    top = -math.inf
    luck = math.log(tree.visits[node] + 1.0)
    edge = tree.first[node]
    while edge != NONE:
        if why[tree.code[edge]] == 0:
            bound = expected(tree, node, edge) + EXPLORE * math.sqrt(luck / (tree.tries[edge] + 1.0))
            if bound > top:
                top = bound
                best = edge
        edge = tree.following[edge]
    return best
