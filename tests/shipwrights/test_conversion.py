"""The final conversion of coins and basics into gold (S12.1)."""

import itertools
from pathlib import Path

import numpy as np
import pytest

from meadhall import Table
from meadhall.core.position import Entry, Position
from meadhall.games.shipwrights.cards import load
from meadhall.games.shipwrights.rules.state import GOLD, IRON, WOOD

from .conftest import SetUp, act, goods, options_of
from .own_cards import changed

MANUAL = {"conversion": "manual"}


def at_the_end(held: str, heroes: str = "common 0 1 2", card: str = "RO01") -> str:
    return f"seats 3, round 5, card {card}, step conversion\nheroes: {heroes}\nseat 0: {held}"


THYRA = "trade 0, common 1 2"


# By hand


@pytest.mark.rule("S12.1.1")
@pytest.mark.parametrize(
    ("card", "prices"), [("RO01", (1, 3, 2)), ("RO06", (2, 1, 3)), ("RO12", (3, 2, 1))], ids=lambda each: str(each)
)
def test_basics_are_bought_at_the_prices_of_the_last_round(
    set_up: SetUp, card: str, prices: tuple[int, int, int]
) -> None:
    table = set_up(at_the_end("coin 6", card=card), MANUAL)
    for basic, price in zip(("wood", "wool", "iron"), prices, strict=True):
        before = goods(table)["coin"]
        table.play(0, f"buy {basic}")
        assert goods(table).get("coin", 0) == before - price
        assert goods(table)[basic] == 1
    table.play(0, "forge")
    assert goods(table) == {"gold": 1}


@pytest.mark.rule("S12.1.1")
def test_each_player_converts_for_themselves_and_then_the_points_are_counted(set_up: SetUp) -> None:
    table = set_up(at_the_end("wood 1, wool 1, iron 1"), MANUAL)
    assert table.waiting == (0, 1, 2)
    for seat in range(3):
        assert table.outcome is None
        table.play(seat, "end")
    assert table.outcome
    assert [score["gold"] for score in table.outcome.scores] == [0, 1, 1]
    assert table.outcome.winners == (1, 2)


@pytest.mark.rule("S12.1.2")
@pytest.mark.parametrize("option", ["automatic", "manual"])
def test_goods_of_the_last_income_may_be_used(set_up: SetUp, option: str) -> None:
    table = set_up(
        """
        seats 3, round 5, card RO01, step actions
        seat 0: wood 1, wool 1
        tracks 0: 0 4 0
        ships 0: SH03
        trades 0: TR06 down
    """,
        {"conversion": option},
    )
    for seat in range(3):
        act(table, seat, "end")
    if option == "manual":
        act(table, 0, "buy iron", "forge")
    assert goods(table) == {"worker": 1, "gold": 1}


@pytest.mark.rule("S12.1.3")
@pytest.mark.rule("Q33")
def test_the_holder_of_thyra_may_exchange_coins_for_gold(set_up: SetUp) -> None:
    table = set_up(at_the_end("coin 7", THYRA), MANUAL)
    table.play(0, "hero trade")
    table.play(0, "hero trade")
    assert goods(table) == {"coin": 1, "gold": 2}
    assert table.why_not(0, "hero trade") == ("S0.2.5", "too_few_coins")
    assert table.why_not(1, "hero trade") == ("S16.1.4", "hero_not_held")


@pytest.mark.rule("S12.1.3")
@pytest.mark.rule("Q33")
@pytest.mark.parametrize(("holder", "trade", "gold"), [(1, 3, 2), (0, 1, 1)], ids=["won", "lost"])
def test_thyra_counts_for_whoever_holds_her_after_the_last_hero_phase(
    set_up: SetUp, holder: int, trade: int, gold: int
) -> None:
    table = set_up(f"""
        seats 3, round 5, card RO10, step actions
        heroes: trade {holder}, common {1 - holder} 2
        seat 0: coin 6
        tracks 0: 0 {trade} 0
        tracks 1: 0 2 1
    """)
    for seat in range(3):
        act(table, seat, "end")
    assert table.outcome
    assert table.outcome.scores[0]["gold"] == gold


@pytest.mark.rule("S12.1.4")
@pytest.mark.rule("Q33")
def test_nothing_else_can_be_done(set_up: SetUp) -> None:
    table = set_up(
        """
        seats 3, round 5, card RO01, step conversion
        heroes: military 0, fame 0, common 1 2
        seat 0: worker 9, coin 9, wood 9, wool 9, iron 9, gold 9
        seat 1: coin 9
        tracks 0: 12 1 0
        board 0: SH03 CR07
        buildings 0: HU01/TF01
        raids 0: RA01 RA02 RA03
    """,
        MANUAL,
    )
    assert options_of(table, 0) == {"buy wood", "buy wool", "buy iron", "forge", "end"}
    assert options_of(table, 1) == {"buy wood", "buy wool", "buy iron", "end"}
    assert table.why_not(1, "hero common") == ("S12.1.4", "only_conversion")
    table.play(0, "end")
    assert options_of(table, 0) == set()


# By the engine


def best(table: Table) -> tuple[int, int, int]:
    """Most gold, then basics, then fewest exchanges with a hero, over every sequence of legal exchanges of seat 0."""
    found: dict[tuple[bytes, int], tuple[int, int, int]] = {}
    waiting = [(table.position, 0)]
    while waiting:
        position, sales = waiting.pop()
        held = position.state.goods[0]
        key = (held.tobytes(), sales)
        if key in found:
            continue
        found[key] = (int(held[GOLD]), int(held[WOOD : IRON + 1].sum()), -sales)
        for code in np.flatnonzero(position.legal(0) == 0).tolist():
            kind = table.game.space[code].kind
            if kind != "end":
                other = Position(table.game, table.cards, position.array.copy())
                other.apply(Entry(0, code))
                waiting.append((other, sales + (kind == "hero")))
    return max(found.values())


SMALL = [
    f"coin {coin}, wood {wood}, wool {wool}, iron {iron}"
    for coin, wood, wool, iron in itertools.product((0, 2, 3, 5, 7), (0, 2), (0, 1), (0, 1, 2))
]


@pytest.mark.rule("S12.1.5")
@pytest.mark.rule("Q34")
@pytest.mark.parametrize("heroes", ["common 0 1 2", THYRA], ids=["alone", "with Thyra"])
@pytest.mark.parametrize("card", ["RO01", "RO06", "RO12"])
def test_no_sequence_of_exchanges_beats_the_engines_conversion(set_up: SetUp, card: str, heroes: str) -> None:
    cards = load()
    for held in SMALL:
        text = at_the_end(held, heroes, card)
        gold, basics, _ = best(set_up(text, MANUAL, cards=cards))
        after = goods(set_up(text, cards=cards))
        left = sum(after.get(basic, 0) for basic in ("wood", "wool", "iron"))
        assert (after.get("gold", 0), left) == (gold, basics), held


@pytest.mark.rule("S12.1.5")
def test_gold_comes_before_basics_left_over(set_up: SetUp) -> None:
    assert goods(set_up(at_the_end("coin 6"))) == {"gold": 1}


@pytest.mark.rule("Q34")
def test_the_basics_of_a_set_are_saved_where_thyra_gives_as_much_gold(set_up: SetUp) -> None:
    text = at_the_end("coin 3, wood 1, iron 1", THYRA)
    assert goods(set_up(text)) == {"wood": 1, "iron": 1, "gold": 1}


@pytest.mark.rule("Q34")
def test_with_gold_and_basics_equal_thyra_is_used_least(set_up: SetUp) -> None:
    text = at_the_end("coin 3, wool 1, iron 1", THYRA)
    assert best(set_up(text, MANUAL)) == (1, 2, 0)
    assert goods(set_up(text)) == {"wood": 2, "gold": 1}


@pytest.mark.rule("Q57")
@pytest.mark.parametrize(
    ("card", "left"),
    [("RO01", {"wood": 2}), ("RO05", {"wool": 2}), ("RO07", {"iron": 2})],
    ids=["wood", "wool", "iron"],
)
def test_the_last_coins_buy_the_cheapest_basic(set_up: SetUp, card: str, left: dict[str, int]) -> None:
    assert goods(set_up(at_the_end("coin 2", card=card))) == left


@pytest.mark.rule("Q57")
@pytest.mark.parametrize(
    ("prices", "left"),
    [((2, 2, 2), {"wood": 1}), ((3, 2, 2), {"wool": 1}), ((2, 3, 2), {"wood": 1})],
)
def test_of_equally_cheap_basics_wood_comes_first_then_wool(
    set_up: SetUp, tmp_path: Path, prices: tuple[int, int, int], left: dict[str, int]
) -> None:
    words = ("wood", "wool", "iron")
    columns = {f"price_{word}": str(price) for word, price in zip(words, prices, strict=True)}
    offers = [f"trade coin {price} -> gain {word} 1" for word, price in zip(words, prices, strict=True)]
    cards = changed(tmp_path, "rounds", 0, effect=" ; ".join(offers), **columns)
    assert goods(set_up(at_the_end("coin 2"), cards=cards)) == left


@pytest.mark.rule("S12.1.5")
def test_every_seat_is_converted(set_up: SetUp) -> None:
    table = set_up("seats 5, round 5, card RO01, step conversion")
    assert [goods(table, seat) for seat in range(5)] == [{"worker": 3, "wood": 2, "gold": 2}] * 5
