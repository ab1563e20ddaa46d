"""Search: the same answer everywhere, any time, and never by what a seat cannot know."""

import numpy as np
import pytest

from meadhall import Table
from meadhall.bots.bot import Budget
from meadhall.bots.player import Player
from meadhall.bots.search import Candidate, analyse
from meadhall.core.game import Named
from meadhall.core.rng import thoughts
from tests.bots.playing import play_all

pytestmark = pytest.mark.xdist_group("search")

GAMES = [("eketorp", 4), ("shipwrights", 3)]


def ask(table: Table, seat: int, iterations: int, budget: Budget, seed: int = 1) -> list[Candidate]:
    rng = thoughts(seed, seat, 0)
    return analyse(table.game, table.cards, table.known(seat), table.moves(seat), rng, iterations, budget)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_the_answer_does_not_depend_on_cores(game: str, seats: int) -> None:
    table = Table.new(game, seats, 3)
    alone, together = (ask(table, 0, 4_000, Budget(cores=cores)) for cores in (1, 3))
    assert alone == together
    assert alone != ask(table, 0, 4_000, Budget(), seed=2)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_every_iteration_is_a_visit_and_shares_add_up(game: str, seats: int) -> None:
    table = Table.new(game, seats, 5)
    found = ask(table, 1, 300, Budget())
    assert sum(each.visits for each in found) == 300
    assert sum(each.share for each in found) == pytest.approx(1)
    assert [each.share for each in found] == sorted((each.share for each in found), reverse=True)
    assert {each.action for each in found} == set(table.moves(1))
    assert all(0 <= each.win <= 1 for each in found)


def test_a_cap_cuts_the_search_short_and_it_still_answers() -> None:
    found = ask(Table.new("eketorp", 4, 1), 0, 1_000_000, Budget(seconds=0.2))
    assert 0 < sum(each.visits for each in found) < 1_000_000


def test_it_does_not_matter_who_has_sealed_a_choice_already() -> None:
    table = Table.new("eketorp", 4, 2)
    before = ask(table, 3, 200, Budget())
    for seat in range(3):
        table.play(seat, "plan A1 C2")
    assert ask(table, 3, 200, Budget()) == before


def test_it_does_not_matter_who_has_picked_already() -> None:
    table = Table.new("shipwrights", 3, 2)
    before = ask(table, 2, 100, Budget())
    for seat in range(2):
        while seat in table.waiting:
            table.play(seat, table.moves(seat)[0])
    assert ask(table, 2, 100, Budget()) == before


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        *(("eketorp", seats, None) for seats in range(3, 7)),
        ("eketorp", 3, "french"),
        ("eketorp", 3, {"buildMode": "simultaneous", "mulligan": "optional", "skipPointlessSiege": True}),
        ("eketorp", 3, {"knownCards": "memory", "mixedClaim": "autoHighest", "emptyFieldBattle": False}),
        *(("shipwrights", seats, None) for seats in range(1, 6)),
        ("shipwrights", 1, {"enemies": "e1234"}),
        ("shipwrights", 2, {"conversion": "manual"}),
    ],
)
def test_search_plays_every_number_of_seats_and_every_option(game: str, seats: int, options: Named) -> None:
    table = Table.new(game, seats, 1, options)
    players = [Player("search@4" if seat == 0 else "karl", table, seat) for seat in range(seats)]
    play_all(table, players)
    assert table.outcome and not any(player.failure for player in players)
    assert players[0].decisions > 5


def test_a_known_that_was_looked_at_is_left_as_it_was() -> None:
    table = Table.new("eketorp", 3, 1)
    table.play(0, "plan")
    known = table.known(1)
    before = known.tobytes()
    analyse(table.game, table.cards, known, table.moves(1), np.zeros(2, np.uint64), 10, Budget())
    assert known.tobytes() == before
