"""When heroes change hands and from when on they work (S11.3)."""

import pytest

from meadhall import Table

from .conftest import SetUp, act, goods, options_of
from .test_heroes import held, places


def draft_at_random(table: Table) -> None:
    while table.view(None)["position"]["step"] == "draft":
        table.play(table.waiting[0], table.moves(table.waiting[0])[0])


@pytest.mark.rule("S11.3.1")
@pytest.mark.rule("Q32")
def test_a_hero_works_from_the_action_phase_after_it_was_taken(set_up: SetUp) -> None:
    table = set_up("seats 1, round 1, step actions\nseat 0: coin 9\ntracks 0: 0 3 0\nneutral: 1 0 1")
    assert table.why_not(0, "hero trade") == ("S16.1.4", "hero_not_held")
    table.play(0, "end")
    assert table.why_not(0, "hero trade") is not None
    draft_at_random(table)
    coins = goods(table)["coin"]
    table.play(0, "hero trade")
    assert goods(table) == {"worker": 1, "coin": coins - 3, "gold": 1}


@pytest.mark.rule("S11.3.1")
@pytest.mark.rule("Q32")
def test_a_hero_works_until_the_hero_phase_in_which_it_is_lost(set_up: SetUp) -> None:
    table = set_up("""
        seats 1, round 2, step actions
        heroes: trade 0
        seat 0: coin 12
        tracks 0: 0 3 0
        neutral: 1 18 1
    """)
    table.play(0, "hero trade")
    table.play(0, "end")
    draft_at_random(table)
    assert table.why_not(0, "hero trade") == ("S16.1.4", "hero_not_held")
    assert table.why_not(0, "hero common") is None


@pytest.mark.rule("S11.3.2")
@pytest.mark.parametrize("seats", range(1, 6))
def test_nobody_has_a_hero_in_round_1(seats: int) -> None:
    table = Table.new("shipwrights", seats, 3, {"enemies": "none"})
    draft_at_random(table)
    assert places(table) == {"military": "board", "trade": "board", "fame": "board"}
    assert held(table) == [[]] * seats
    table.position.state.goods[:seats, 1] = 9
    assert not any(move.startswith("hero") for seat in range(seats) for move in options_of(table, seat))


@pytest.mark.rule("S11.1.2")
def test_the_hero_phase_follows_income_in_a_running_game(set_up: SetUp) -> None:
    table = set_up("seats 3, round 1, step actions\ntracks 0: 1 1 0\ntracks 1: 0 2 1\ntracks 2: 0 1 2")
    for seat in range(3):
        act(table, seat, "end")
    assert held(table) == [["military"], ["trade"], ["fame"]]
