"""Random games by the thousand: none gets stuck, every card finds its way onto a table."""

import numpy as np
import pytest

from meadhall.core.game import REGISTRY
from meadhall.games.shipwrights.rules.state import DESIGNS, FIRST_CRAFTSMAN, FIRST_TOWNSFOLK, SHIPS
from meadhall.simulation.compiled.states import final_states
from meadhall.simulation.games import simulate_compiled

from .conformance import CASES

every_case = pytest.mark.parametrize(("name", "seats"), CASES)


def check_no_dead_end(name: str, seats: int, games: int) -> None:
    game = REGISTRY[name]
    played = simulate_compiled(
        game, ["thrall"] * seats, range(games), game.complete_options(seats, None), game.load_cards(None)
    )
    results = [result for chunk in played for result in chunk]
    assert len(results) == games
    assert all(result.decisions > 0 for result in results), "a decision without a legal move, or a game without end"
    assert all(result.winners for result in results) or seats == 1


@every_case
def test_random_games_have_no_dead_end(name: str, seats: int) -> None:
    check_no_dead_end(name, seats, 1_000)


@pytest.mark.soak
@every_case
def test_a_hundred_thousand_random_games_have_no_dead_end(name: str, seats: int) -> None:
    check_no_dead_end(name, seats, 100_000)


def test_every_ship_building_craftsman_townsfolk_and_jarl_finds_its_way_onto_a_table() -> None:
    game = REGISTRY["shipwrights"]
    states, _ = final_states(game, 4, np.arange(3_000, dtype=np.uint64), game.encode(game.complete_options(4, None)))
    cards = game.load_cards(None).record
    for design in np.flatnonzero(cards.copies).tolist():
        if design < SHIPS:
            assert (states["fleet"][:, :, design] > 0).any(), design
        elif design < FIRST_CRAFTSMAN:
            assert (states["building"] == design + 1).any(), design
        else:
            assert (states["tucked"] == design + 1).any(), design
        if FIRST_CRAFTSMAN <= design < FIRST_TOWNSFOLK:
            assert (states["board"] == design + 1).any(), design
    assert int(np.count_nonzero(cards.copies)) == 65 < DESIGNS
