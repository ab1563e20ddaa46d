"""Hints: whole moves that the rules accept, the same in two worlds, with reasons that the numbers give."""

import numpy as np
import pytest

from meadhall import Table
from meadhall.bots.hints import Advice, Idea, sentence
from meadhall.core.hints import Difference, Imagined, largest
from meadhall.core.phrase import Phrase
from meadhall.core.rng import thoughts

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
    assert sentence((None, None), more, more, ahead=True).id == "hint-even"
