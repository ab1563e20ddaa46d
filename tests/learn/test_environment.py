"""One game as an environment of PettingZoo passes PettingZoo's own tests."""

import sys

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import meadhall


@pytest.mark.filterwarnings("ignore:Observation:UserWarning")  # it has a mask too, and PettingZoo warns of that
@pytest.mark.parametrize(("name", "seats"), [("eketorp", 3), ("shipwrights", 2)])
def test_it_passes_the_tests_of_pettingzoo(name: str, seats: int) -> None:
    api_test(meadhall.learn.environment(name, seats=seats), num_cycles=400)
    seed_test(lambda: meadhall.learn.environment(name, seats=seats), num_cycles=60)


def test_a_whole_game_pays_the_winners_and_tells_the_points() -> None:
    environment = meadhall.learn.environment("eketorp", seats=3, seed=4)
    environment.reset()
    total, points = dict.fromkeys(environment.possible_agents, 0.0), {}
    for agent in environment.agent_iter():
        seen, reward, over, cut, told = environment.last()
        total[agent] += reward
        assert not cut and bool(seen["action_mask"].any()) == (not over)
        if over:
            points[agent] = told["points"]
        environment.step(None if over else int(np.flatnonzero(seen["action_mask"])[-1]))
    assert sum(total.values()) == pytest.approx(1.0)
    assert total[max(points, key=lambda agent: points[agent])] > 0
    first = environment.seed
    environment.reset()
    assert environment.seed == first + 1


def test_without_pettingzoo_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "meadhall.learn.aec", raising=False)
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    with pytest.raises(ImportError, match=r"pip install 'meadhall\[learn\]'"):
        meadhall.learn.environment("eketorp")
