"""A compiled game of Karls is the one that Karls play at a table, where each is handed what its seat knows."""

import numpy as np
import pytest

from meadhall.core.contract import CHANCE
from meadhall.simulation.compiled.batch import DECISIONS, ENDING, ROUNDS, WINNERS
from tests.recorded import noted, recorded

pytestmark = pytest.mark.xdist_group("lab")

CASES = [
    ("eketorp", ("karl",) * 3, 5),
    ("eketorp", ("karl",) * 4, 1),
    ("eketorp", ("karl", "thrall", "karl", "karl", "thrall", "karl"), 3),
    ("shipwrights", ("karl",), 2),
    ("shipwrights", ("karl",) * 2, 4),
    ("shipwrights", ("karl",) * 4, 1),
    ("shipwrights", ("thrall", "karl", "thrall"), 7),
]


@pytest.mark.parametrize(("game", "players", "seed"), CASES)
def test_every_seat_takes_the_same_actions(game: str, players: tuple[str, ...], seed: int) -> None:
    """Entry by entry for each seat and for chance; between seats the order of sealed choices may differ."""
    table, played = recorded(game, players, seed), noted(game, players, seed)
    for seat in range(CHANCE, len(players)):
        there = [table.game.space[entry.code].text for entry in table.entries if entry.seat == seat]
        log = played.log[0][: len(table.entries)]
        assert [table.game.space[code].text for code in log[log[:, 0] == seat, 1]] == there


@pytest.mark.parametrize(("game", "players", "seed"), CASES)
def test_the_outcome_is_the_same(game: str, players: tuple[str, ...], seed: int) -> None:
    table, played = recorded(game, players, seed), noted(game, players, seed)
    assert table.outcome is not None
    parts = [[points[part] for part in table.game.parts] for points in table.outcome.scores]
    assert np.array_equal(played.parts[0], parts)
    facts = played.facts[0]
    assert facts[WINNERS] == sum(1 << seat for seat in table.outcome.winners)
    assert table.game.endings[facts[ENDING]] == table.outcome.reason
    assert facts[ROUNDS] == table.game.rules.rounds(table.position.state)
    assert facts[DECISIONS] == sum(entry.seat != CHANCE for entry in table.entries)
