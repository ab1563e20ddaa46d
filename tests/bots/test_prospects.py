"""What a plan may come to: true of the imagined rounds, and the same in worlds that its seat cannot tell apart."""

from collections.abc import Iterator

import numpy as np
import pytest

from meadhall import Table
from meadhall.bots import hints
from meadhall.bots.hints import Advice, prospects
from meadhall.core.hints import Imagined
from meadhall.core.phrase import COLOURS, Phrase
from meadhall.core.rng import below, stream, thoughts
from meadhall.games.eketorp.rules.state import Phase
from meadhall.i18n import LANGUAGES, words

from .test_two_worlds import positions

ROUNDS = 40


def plans(seats: int, seed: int, every: int) -> Iterator[tuple[Table, int, tuple[int, ...]]]:
    """From a random game, every few questions: the table, a seat that plans, and a plan of it."""
    lots = stream(seed, 3)
    for table, seat in positions("eketorp", seats, every):
        if table.known(seat).phase == Phase.PLAN and not table.known(seat).plan.any():
            yield table, seat, at_random(table, seat, lots)


def at_random(table: Table, seat: int, lots: np.ndarray) -> tuple[int, ...]:
    at, known, codes = table.copy(), table.known(seat), list[int]()
    assert table.game.hints
    while not codes or (seat in at.waiting and table.game.hints.goes_on(known, at.position)):
        moves = at.moves(seat)
        codes.append(moves[int(below(lots, len(moves)))].code)
        at.play(seat, codes[-1])
    return tuple(codes)


def params(phrases: list[Phrase], wanted: str) -> list[Phrase]:
    return [phrase for phrase in phrases if phrase.id == wanted]


def outcome(phrase: Phrase) -> dict[str, Phrase]:
    found = phrase.params["outcome"]
    assert isinstance(found, list)
    return {each.id: each for each in found if isinstance(each, Phrase)}


def test_the_worst_is_no_better_than_any_round_and_the_likely_happens_in_most(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "FORESEEN", ROUNDS)
    looked = hurt = 0
    for table, seat, codes in plans(4, 5, 29):
        tried = Advice(table.game, table.cards, table.known(seat), table.moves(seat), thoughts(1, seat, 0), effort=0.0)
        move = tried.tried([codes], ROUNDS)[0]
        assert table.game.hints and table.game.hints.prospects
        likely, worst, *chances = table.game.hints.prospects(table.known(seat), table.cards, move)
        wounds = wounded(move, seat)
        said = outcome(likely).get("eketorp-try-hurt", Phrase("none", {"count": 0})).params["count"]
        assert isinstance(said, int) and np.quantile(wounds, 0.4) <= said <= np.quantile(wounds, 0.6)
        assert worst.params["rounds"] == ROUNDS
        if ids := outcome(worst).get("eketorp-try-hurt"):
            assert ids.params["count"] in wounds
            hurt += 1
        sent = {table.game.space[code].text for code in codes} - {"place home"}
        assert len(params(chances, "eketorp-try-field-often") + params(chances, "eketorp-try-siege-often")) == len(sent)
        looked += 1
    assert looked > 3 and hurt


def wounded(move: Imagined, seat: int) -> list[int]:
    """Count who came to the longhouse, round by round, as the states tell it."""
    found = []
    for trail in move.trails:
        home = next(state for state in trail if state["phase"] == Phase.HOMECOMING)
        found.append(int(home["ward"][seat].sum()) - int(trail[0]["ward"][seat].sum()))
    return found


@pytest.mark.parametrize("seats", [3, 5])
def test_two_worlds_have_the_same_prospects(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "FORESEEN", ROUNDS)
    compared = 0
    for at, (true, seat, codes) in enumerate(plans(seats, 7, 31)):
        other = true.fork(seat, seed=at)
        compared += true.position.array.tobytes() != other.position.array.tobytes()
        mine, theirs = (advice(table, seat).prospects(codes) for table in (true, other))
        assert mine == theirs and mine
    assert compared > 3


def advice(table: Table, seat: int) -> Advice:
    return Advice(table.game, table.cards, table.known(seat), table.moves(seat), thoughts(1, seat, 0), effort=0.0)


def test_they_are_said_in_every_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "FORESEEN", ROUNDS)
    table, seat, codes = next(plans(4, 9, 1))
    for language in LANGUAGES:
        say = words(language).to(COLOURS[seat]).say
        assert all(say(phrase).endswith(".") for phrase in prospects(table, seat, codes))


def test_only_plans_have_prospects(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of what else may be done nothing is even imagined."""
    monkeypatch.setattr(Advice, "tried", lambda *_: pytest.fail("rounds are imagined"))
    looked = set[int]()
    for table, seat in positions("eketorp", 3, 7):
        known = table.known(seat)
        assert table.game.hints and table.game.hints.tells_prospects(known) == (known.phase == Phase.PLAN)
        if known.phase != Phase.PLAN:
            assert prospects(table, seat, (table.moves(seat)[0].code,)) == []
        looked.add(int(known.phase))
    assert Phase.PLAN in looked and len(looked) > 3
