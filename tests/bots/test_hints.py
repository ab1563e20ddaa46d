"""Hints: whole moves that the rules accept, the same in two worlds, with reasons that the numbers give."""

import numpy as np
import pytest

from meadhall import Table
from meadhall.bots.hints import Advice, Idea
from meadhall.bots.race import EQUAL, as_good, chances_to_be_best, close, in_order
from meadhall.bots.wording import sentence
from meadhall.core.game import find
from meadhall.core.hints import Codes, Difference, Imagined, largest
from meadhall.core.phrase import Phrase
from meadhall.core.rng import thoughts
from meadhall.games.eketorp.people.prospects import places
from meadhall.games.eketorp.rules.state import Phase

from .test_two_worlds import positions

BRIEF = 0.03
FOR, AGAINST = Phrase("for"), Phrase("against")


def ideas(table: Table, seat: int) -> list[Idea]:
    rng = thoughts(5, seat, 2)
    return Advice(table.game, table.cards, table.known(seat), table.moves(seat), rng, effort=BRIEF).ideas(0)


@pytest.mark.parametrize(("game", "seats"), [("eketorp", 4), ("shipwrights", 3)])
def test_hints_are_whole_legal_moves_and_the_same_in_two_worlds(game: str, seats: int) -> None:
    worlds = steps = 0
    for at, (true, seat) in enumerate(positions(game, seats, 37)):
        other, found = true.fork(seat, seed=at), ideas(true, seat)
        assert found == ideas(other, seat)
        worlds += true.position.array.tobytes() != other.position.array.tobytes()
        for idea in found:
            typed = [entry.code for entry in true.entries_for(seat, idea.text)]
            assert typed == list(idea.codes)[: len(typed)]
            steps = max(steps, len(idea.codes))
    assert worlds > 5 and steps > 1


def imagined(*points: float) -> Imagined:
    return Imagined((), np.array(points), np.zeros(len(points)), ())


def test_the_largest_certain_differences_are_told_and_no_others() -> None:
    small, luck = Difference(np.full(40, 0.1), FOR, AGAINST), Difference(np.array([9.0, -8.0] * 20), FOR, AGAINST)
    assert largest([small, luck]) == (None, None)
    large, worse = Difference(np.full(40, 2.0), FOR, None), Difference(np.full(40, -0.5), None, AGAINST)
    assert largest([small, Difference(np.full(40, 1.0), Phrase("less"), None), large, worse]) == (FOR, AGAINST)


def test_a_sentence_says_only_what_the_numbers_say() -> None:
    more, fewer = imagined(3.0, 5.0), imagined(2.0, 4.0)
    assert sentence((None, None), more, fewer, ahead=True).params["reason"].params["more"] == "more"  # type: ignore[union-attr]
    assert sentence((FOR, None), fewer, more, ahead=False).id == "hint-why-but", "what is behind names what it costs"
    assert sentence((None, AGAINST), fewer, more, ahead=False).id == "hint-costs"
    assert sentence((None, None), more, more, ahead=True).id == "hint-even", "all games are lost either way"
    assert sentence((None, None), fewer, more, ahead=True).id == "hint-even-but", "it is not all the same"
    assert sentence((None, None), more, fewer, ahead=False).params["reason"].params["more"] == "more"  # type: ignore[union-attr]
    half = Imagined((), np.array([3.0, 5.0]), np.array([0.0, 1.0]), ())
    assert sentence((None, None), half, half, ahead=True) == Phrase("hint-either", {"percent": 50})


def won(codes: Codes, *wins: float) -> Imagined:
    return Imagined(codes, np.zeros(len(wins)), np.array(wins), ())


def test_of_moves_as_good_as_the_best_the_first_in_the_order_of_the_game_is_first() -> None:
    worse, best, equal = won((1,), 0.0, 0.0), won((3,), 0.5, 0.5), won((2,), 0.5, 0.5 - EQUAL)
    assert in_order([worse, best, equal]) == [equal, best, worse]
    assert in_order([worse, best]) == [best, worse]
    assert as_good(equal, best) and as_good(best, equal)
    assert not as_good(worse, best) and not as_good(best, worse)


def test_moves_are_compared_in_the_worlds_that_both_were_tried_in() -> None:
    longer, shorter = won((1,), 0.2, 0.2, 0.9, 0.9), won((2,), 0.3, 0.3)
    assert in_order([longer, shorter])[0] is shorter, "not because it was luckier later"
    assert chances_to_be_best([longer, shorter]) == [0.0, 1.0]
    assert chances_to_be_best([won((1,), *[0.0, 1.0] * 50), won((2,), *[1.0, 0.0] * 50)]) == pytest.approx(
        [0.5, 0.5], abs=0.1
    )


def test_only_moves_that_are_clearly_behind_drop_out() -> None:
    wishes: dict[Codes, list[float]] = {(1,): [0.5, 0.7] * 20, (2,): [0.7, 0.5] * 20, (3,): [0.1, 0.3] * 20}
    results: dict[Codes, np.ndarray] = {
        codes: np.array([[0.0, 0.0, wish] for wish in found]) for codes, found in wishes.items()
    }
    assert close(results, list(results)) == [(1,), (2,)]


def test_plans_near_by_are_legal_differ_in_one_viking_and_keep_what_is_placed() -> None:
    hints, table = find("eketorp").hints, planning()
    known, space = table.known(0), table.game.space
    plan, kept, other = (
        tuple(entry.code for entry in table.entries_for(0, text))
        for text in ("plan A1 C2 siege 1 ram", "plan A1", "plan F1 siege 1 boat")
    )
    assert hints and hints.near
    found = hints.near(known, (), [plan, other])
    assert len(found) == len(set(found)) > 10
    for codes in found:
        gone, come = places(plan) - places(codes), places(codes) - places(plan)
        assert gone.total() <= 1 and come.total() <= 1 and codes != plan
        typed = hints.text([space[code] for code in codes], known)
        assert tuple(entry.code for entry in table.entries_for(0, typed)) == codes
    keeping = hints.near(known, kept, [plan, other])
    assert set(keeping) == {codes for codes in found if not places(kept) - places(codes)}


def planning() -> Table:
    """A table of Eketorp at its first plans."""
    for table, seat in positions("eketorp", 4, 1):
        if seat == 0 and table.known(0).phase == Phase.PLAN and not table.known(0).plan.any():
            return table
    raise AssertionError("nobody plans")
