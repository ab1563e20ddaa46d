"""Karl at Shipwrights: he reads nothing hidden, takes what is plainly best, and beats Thralls."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from meadhall import Table
from meadhall.bots.bot import Budget
from meadhall.bots.compiled.karl import Karl
from meadhall.bots.shipwrights import appeals, prospects
from meadhall.core.contract import CHANCE, CHANCE_BIT
from meadhall.core.game import find
from meadhall.core.position import Entry, Position, seats_of
from meadhall.core.rng import seed_stream
from meadhall.games.shipwrights.rules.state import GOLD
from meadhall.simulation.games import play_chunk

from ..shipwrights.conftest import SetUp, set_up

__all__ = ["set_up"]

GAME = find("shipwrights")
CARDS = GAME.load_cards(None)


def stream(seed: int) -> np.ndarray[Any, np.dtype[np.uint64]]:
    rng = np.zeros(2, np.uint64)
    seed_stream(rng, np.uint64(seed), 0)
    return rng


def promises(state: np.record, seat: int, codes: np.ndarray[Any, Any]) -> list[float]:
    out = np.zeros(len(codes))
    appeals(state, CARDS.record, seat, codes, len(codes), out)
    return out.tolist()


def positions(seats: int, seed: int, random_share: float, options: dict[str, str] | None = None) -> Iterator[Position]:
    """Every position of a game, by Karl who sometimes takes any legal action."""
    position = Position.start(GAME, CARDS, seats, GAME.complete_options(seats, options))
    dice = np.random.default_rng(seed)
    while mask := position.mask():
        yield position
        if mask == CHANCE_BIT:
            weights = position.weights()
            entry = Entry(CHANCE, int(dice.choice(len(weights), p=weights / weights.sum())))
        else:
            seat = int(dice.choice(seats_of(mask)))
            codes = np.flatnonzero(position.legal(seat) == 0)
            if dice.random() < random_share:
                entry = Entry(seat, int(dice.choice(codes)))
            else:
                entry = Entry(seat, int(codes[int(np.argmax(promises(position.state, seat, codes)))]))
        position.apply(entry)
    yield position


@pytest.mark.parametrize("seats", range(1, 6))
@pytest.mark.parametrize("random_share", [0.0, 0.3, 1.0])
def test_promises_are_the_same_in_every_world_that_the_seat_cannot_tell_apart(seats: int, random_share: float) -> None:
    seen, dream, rng = GAME.known.blank(), GAME.state.blank(), stream(seats)
    checked = 0
    for position in positions(seats, seats, random_share):
        for seat in seats_of(position.mask() & (CHANCE_BIT - 1)):
            GAME.rules.known(position.state, CARDS.record, seat, seen[0])
            GAME.rules.imagine(seen[0], CARDS.record, rng, dream[0])
            codes = np.flatnonzero(position.legal(seat) == 0)
            assert promises(position.state, seat, codes) == promises(dream[0], seat, codes)
            checked += 1
    assert checked > 100


def choice(table: Table, seat: int = 0) -> str:
    """What Karl does."""
    karl = Karl(GAME, table.cards)
    return karl.choose(table.known(seat), table.moves(seat), stream(1), Budget()).text


def whole_action(table: Table, seat: int = 0) -> list[str]:
    """What Karl does up to his next main decision."""
    moves = [choice(table, seat)]
    table.play(seat, moves[0])
    while seat in table.waiting and table.known(seat).ask[seat]:
        moves.append(choice(table, seat))
        table.play(seat, moves[-1])
    return moves


@pytest.mark.parametrize("round_no", [3, 4, 5])
def test_a_ship_that_is_paid_for_is_built(set_up: SetUp, round_no: int) -> None:
    table = set_up(f"""
        seats 3, round {round_no}, card RO01, step actions
        seat 0: worker 5, coin 2, wood 3, wool 3, iron 3, gold 1
        board 0: SH02 CR14
    """)
    assert whole_action(table)[0] == "ship 1"


def test_the_craftsman_who_asks_nothing_is_the_source_of_a_skill(set_up: SetUp) -> None:
    """The minor skill costs a coin, the labourer gold and a card (S6.3.4, S6.7.8)."""
    table = set_up("""
        seats 3, round 5, card RO01, step actions
        seat 0: worker 2, coin 2, wood 3, wool 3, iron 3, gold 2
        hand 0: TF05
        board 0: SH02 CR03
        buildings 0: HU01/CR14
    """)
    table.play(0, "ship 1")
    assert choice(table) == "at 0"


def test_the_last_gold_is_not_thrown_away(set_up: SetUp) -> None:
    """A basic of choice is paid with wood rather than with gold, which counts at the end (S0.2.10, S12.2.6)."""
    table = set_up("""
        seats 3, round 5, card RO01, step actions
        seat 0: worker 0, coin 1, wood 3, gold 2
        hand 0: TF09
    """)
    table.play(0, "play TF09")
    assert choice(table) == "basic wood"


def test_workers_work_before_the_actions_end(set_up: SetUp) -> None:
    table = set_up("""
        seats 3, round 2, card RO01, step actions
        seat 0: worker 3, coin 2
    """)
    assert choice(table).startswith("place")


def test_with_nothing_left_to_gain_the_actions_end(set_up: SetUp) -> None:
    table = set_up("""
        seats 3, round 3, card RO01, step actions
        seat 0: worker 0, coin 0, wool 1
        board 0: SH02 CR14
    """)
    assert choice(table) == "end"


def test_a_jarl_of_the_last_round_is_discarded_for_gold_where_its_steps_lead_nowhere(set_up: SetUp) -> None:
    """Tucked it costs a gold and counts 1, discarded it gives a gold (S6.2.3, S6.4)."""
    table = set_up("""
        seats 3, round 5, card RO01, step actions
        seat 0: worker 0, gold 1
        tracks 0: 0 1 0
        tracks 1: 3 3 3
        hand 0: JA07
    """)
    assert choice(table) == "discard JA07"


def test_a_trade_card_of_the_first_round_goes_aboard(set_up: SetUp) -> None:
    """A worker in each of five income phases is more than two at once (S9.4)."""
    table = set_up("""
        seats 3, round 1, card RO01, step actions
        seat 0: worker 2, coin 2, gold 3
        tracks 0: 0 3 0
        hand 0: JA09
    """)
    for move in ("tuck JA09", "at 0"):
        code = GAME.space.by_text[move].code
        table.position.apply(Entry(0, code))
    table.position.apply(Entry(CHANCE, GAME.space.by_text["route TR06"].code))
    assert choice(table) == "aboard eikja"


def test_no_enemy_is_asked_for() -> None:
    table = Table.new("shipwrights", 1, 1)
    assert choice(table) == "enemies none"


@pytest.mark.parametrize("heroes", ["common 0 1 2", "trade 0, common 1 2"])
@pytest.mark.parametrize(
    "goods", ["coin 8, wood 1, iron 2", "coin 5, wood 4, wool 1, iron 1", "coin 3", "wool 9, iron 9"]
)
def test_conversion_by_hand_makes_as_much_gold_as_the_engine(set_up: SetUp, heroes: str, goods: str) -> None:
    """Buying, forging, and Thyra's gold for coins (S12.1)."""
    text = f"""
        seats 3, round 5, card RO01, step conversion
        heroes: {heroes}
        tracks 0: 0 3 0
        seat 0: {goods}
    """
    by_hand, by_engine = set_up(text, {"conversion": "manual"}), set_up(text)
    while 0 in by_hand.waiting:
        by_hand.play(0, choice(by_hand))
    assert by_hand.position.state.goods[0, GOLD] == by_engine.position.state.goods[0, GOLD]


@pytest.mark.parametrize("seats", range(1, 6))
def test_prospects_after_the_end_are_the_score(seats: int) -> None:
    for position in positions(seats, 10 + seats, 0.2):
        out = np.zeros(6)
        error = prospects(position.state, CARDS.record, out)
        assert error > 0.0
        assert np.isfinite(out).all()
    parts = np.zeros((seats, len(GAME.parts)), np.int32)
    GAME.rules.scores(position.state, CARDS.record, parts)
    assert out[:seats].tolist() == parts.sum(axis=1).tolist()


def test_prospects_leave_the_position_as_it_is() -> None:
    for position in positions(2, 3, 0.2):
        before = position.array.tobytes()
        prospects(position.state, CARDS.record, np.zeros(6))
        assert position.array.tobytes() == before


def test_karl_beats_three_thralls() -> None:
    """At least 90 % of 400 games, in every seat."""
    won = 0.0
    for seat in range(4):
        players = ["thrall"] * 4
        players[seat] = "karl"
        for result in play_chunk(
            GAME, players, range(100 * seat, 100 * seat + 100), GAME.complete_options(4, None), CARDS
        ):
            won += (seat in result.winners) / len(result.winners)
    assert won >= 360
