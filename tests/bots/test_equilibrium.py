"""Battle cards are chosen in secret: search mixes them as the equilibrium of the fight demands."""

import itertools

import numpy as np
import pytest

from meadhall import Table
from meadhall.bots.bot import Budget
from meadhall.bots.search import analyse
from meadhall.core.contract import SPECTATOR
from meadhall.core.game import find
from meadhall.core.rng import thoughts
from meadhall.games.eketorp.people.notation import position

pytestmark = pytest.mark.xdist_group("search")

ITERATIONS = 4_000

# The last round. With two cards, the second fight takes the last ones, so the first is the only choice.
ENDGAMES = {
    "even": """
        seats 3, round 10, leader 0
        A grass: 0 1
        C stone: 0 1
        seat 0: hand 2 5 known, swap 1 1, amulets 0
        seat 1: hand 3 6 known, swap 1 1, amulets 0
        seat 2: hand 1 1 1 1 known, amulets 0
        walls 0: stone / stone
        walls 1: stone
        """,
    "lame": """
        seats 3, round 10, leader 0
        A clay: 0 1
        C stone: 0 1
        seat 0: hand 1 4 known, swap 1 1, amulets 0
        seat 1: hand 3 5 known, swap 1 1, amulets 0
        seat 2: hand 1 1 1 1 known, amulets 0
        walls 0: stone / wood
        walls 1: stone / grass
        """,
    "three cards": """
        seats 3, round 10, leader 0
        A grass: 0 1
        B grass: 0 1
        C grass: 0 1
        seat 0: hand 2 4 6 known, swap 1, amulets 0
        seat 1: hand 1 2 6 known, swap 1, amulets 0
        seat 2: hand 1 1 1 1 known, amulets 0
        walls 0: stone / wood
        walls 1: stone / wood
        """,
}


def endgame(text: str) -> Table:
    game = find("eketorp")
    state = position(text)[0]
    cards = game.load_cards(None)
    table = Table(game, 3, game.complete_options(3, None), cards, 1, (SPECTATOR, state))
    table.play(0, "attack C 1")
    return table


def value(table: Table) -> float:
    """What seat 0 can win by force from here, by going through every way the fights can go."""
    if table.outcome:
        return (0 in table.outcome.winners) / len(table.outcome.winners)
    if len(table.waiting) == 1:
        (seat,) = table.waiting
        values = [value(after(table, (seat, move))) for move in table.moves(seat)]
        return max(values) if seat == 0 else min(values)
    return solve(matrix(table))[0]


def after(table: Table, *moves: tuple[int, object]) -> Table:
    next_table = table.at(len(table.entries))
    for seat, move in moves:
        next_table.play(seat, move)
    return next_table


def matrix(table: Table) -> np.ndarray:
    return np.array([[value(after(table, (0, a), (1, b))) for b in table.moves(1)] for a in table.moves(0)])


def solve(game: np.ndarray) -> tuple[float, np.ndarray, np.ndarray]:
    """Value and strategies of a small zero-sum game: the supports for which neither side gains by leaving them."""
    for size in range(1, min(game.shape) + 1):
        for rows in itertools.combinations(range(game.shape[0]), size):
            for columns in itertools.combinations(range(game.shape[1]), size):
                block = game[np.ix_(rows, columns)]
                row, column = even(block.T, game.shape[0], rows), even(block, game.shape[1], columns)
                if row is None or column is None:
                    continue
                if (game @ column).max() - (row @ game).min() < 1e-9:
                    return float((row @ game).min()), row, column
    raise AssertionError("every game has an equilibrium")


def even(block: np.ndarray, size: int, support: tuple[int, ...]) -> np.ndarray | None:
    """The mixture over the support that makes each answer of the block worth the same."""
    n = len(support)
    system = np.block([[block, -np.ones((n, 1))], [np.ones((1, n)), np.zeros((1, 1))]])
    try:
        mixed = np.linalg.solve(system, [0.0] * n + [1.0])[:n]
    except np.linalg.LinAlgError:
        return None
    whole = np.zeros(size)
    whole[list(support)] = mixed
    return whole if mixed.min() >= -1e-12 else None


@pytest.mark.parametrize("name", ["even", "lame", pytest.param("three cards", marks=pytest.mark.soak)])
def test_search_plays_within_a_twentieth_of_the_equilibrium(name: str) -> None:
    table = endgame(ENDGAMES[name])
    assert table.waiting == (0, 1)
    game = matrix(table)
    best, *_ = solve(game)
    played = []
    for seat in (0, 1):
        moves = table.moves(seat)
        found = np.zeros(len(moves))
        for seed in range(5):
            given = analyse(
                table.game, table.cards, table.known(seat), moves, thoughts(seed, seat, 0), ITERATIONS, Budget()
            )
            shares = {each.action.code: each.share for each in given}
            found += [shares[move.code] / 5 for move in moves]
        played.append(found)
    assert (played[0] @ game).min() >= best - 0.05
    assert (game @ played[1]).max() <= best + 0.05
