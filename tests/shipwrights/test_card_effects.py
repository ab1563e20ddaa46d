"""What effects of the card tables do in play, with other numbers than those of the box (H)."""

from pathlib import Path

import pytest

from meadhall.core.cards import CardError
from meadhall.core.game import Cards
from meadhall.games.shipwrights.cards import load

from .conftest import SetUp, act, fall, goods, options_of, yard
from .own_cards import changed, rows_of, write
from .test_conversion import MANUAL, best

AT_WORK = "seats 3, round 2, card RO01, step actions\n"


def with_heroes(folder: Path, *effects: str) -> Cards:
    """Military, trade and fame heroes with these effects, and the common one as it is."""
    rows = rows_of("heroes")
    for row, effect in zip(rows, effects, strict=False):
        row["effect"] = effect
    return load(write(folder, "heroes", rows))


# gain and pay -> gain


def test_everything_listed_is_gained(set_up: SetUp, tmp_path: Path) -> None:
    cards = changed(tmp_path, "raids", 1, effect="gain worker 1 + coin 2 + wood 3 + wool 4 + iron 5 + gold 6")
    table = set_up(AT_WORK + "seat 0: worker 2\ntracks 0: 4 1 0\nraids 0: RA02", cards=cards)
    act(table, 0, "raid 1")
    assert goods(table) == {"worker": 1, "coin": 2, "wood": 3, "wool": 4, "iron": 5, "gold": 6}


def test_everything_listed_is_paid_before_anything_is_gained(set_up: SetUp, tmp_path: Path) -> None:
    effect = "pay worker 1 + coin 2 + wood 1 + gold 1 + any 2 + card 2 -> gain any 1 + coin 9"
    cards = changed(tmp_path, "townsfolk", 0, effect=effect)
    text = AT_WORK + "seat 0: worker 1, coin 2, wood 1, wool 1, gold {gold}\nhand 0: TF01 SH01 SH02 JA01"
    assert set_up(text.format(gold=1), cards=cards).why_not(0, "play TF01") == ("S0.2.3", "too_few_resources")
    table = set_up(text.format(gold=2), cards=cards)
    act(table, 0, "play TF01", "card SH01", "card JA01")
    assert options_of(table, 0) == {"basic wool"}
    act(table, 0, "basic wool", "basic gold", "basic iron")
    assert goods(table) == {"coin": 9, "iron": 1}
    assert table.view(0)["position"]["hand"] == ["SH02"]


@pytest.mark.parametrize("effect", ["gain any 1 + card 1", "gain card 1 + any 1"])
def test_basics_of_choice_and_cards_come_from_left_to_right(set_up: SetUp, tmp_path: Path, effect: str) -> None:
    cards = changed(tmp_path, "ships", 0, discard=effect)
    table = set_up(AT_WORK + "seat 0: coin 0\nhand 0: SH01", cards=cards)
    act(table, 0, "discard SH01")
    if effect.startswith("gain any"):
        act(table, 0, "basic wool")
        fall(table, "draw JA01")
    else:
        fall(table, "draw JA01")
        act(table, 0, "basic wool")
    assert goods(table) == {"wool": 1}
    assert table.view(0)["position"]["hand"] == ["JA01"]


def test_an_immediate_effect_of_a_ship_may_give_choices_and_cards(set_up: SetUp, tmp_path: Path) -> None:
    cards = changed(tmp_path, "ships", 0, effect="gain card 1 + any 2 + gold 1")
    table = set_up(AT_WORK + "seat 0: worker 2, wood 2, wool 1, iron 2\nboard 0: SH01 CR01", cards=cards)
    act(table, 0, "ship 1", "from 2")
    fall(table, "draw JA01")
    act(table, 0, "basic wood", "basic iron")
    assert goods(table) == {"wood": 1, "iron": 1, "gold": 1}


def test_a_cashed_trade_card_may_give_choices_and_cards(set_up: SetUp, tmp_path: Path) -> None:
    cards = changed(tmp_path, "trades", 0, immediate="gain any 1 + card 2")
    table = set_up(AT_WORK + "seat 0: gold 1\nhand 0: JA09\ntracks 0: 0 3 0", cards=cards)
    act(table, 0, "tuck JA09", "at 0")
    fall(table, "route TR01")
    act(table, 0, "cash", "basic wood")
    fall(table, "draw JA01", "draw JA02")
    assert goods(table) == {"wood": 1}
    assert "end" not in options_of(table, 0)


# pay: the price of tucking


@pytest.mark.parametrize(
    ("held", "left"),
    [
        ("worker 1, coin 2, wood 1, gold 1", {}),
        ("worker 1, coin 2, gold 2", {}),
        ("worker 1, coin 2, wood 1", None),
        ("worker 1, coin 1, wood 1, gold 1", None),
        ("coin 2, wood 1, gold 1", None),
        ("worker 1, coin 2, gold 1", None),
    ],
)
def test_tucking_costs_what_the_card_says(
    set_up: SetUp, tmp_path: Path, held: str, left: dict[str, int] | None
) -> None:
    cards = changed(tmp_path, "craftsmen", 0, tuck_cost="pay worker 1 + coin 2 + wood 1 + gold 1")
    table = set_up(AT_WORK + f"seat 0: {held}\nhand 0: CR01", cards=cards)
    if left is None:
        assert table.why_not(0, "tuck CR01") is not None
    else:
        act(table, 0, "tuck CR01", "at 0")
        assert goods(table) == left


# trade


def test_forging_takes_and_gives_what_its_card_says(set_up: SetUp, tmp_path: Path) -> None:
    cards = changed(tmp_path, "starting", 10, effect="trade wood 2 + iron 1 -> gain gold 3")
    table = set_up(AT_WORK + "seat 0: wood 5, iron 2", cards=cards)
    act(table, 0, "forge", "forge")
    assert goods(table) == {"wood": 1, "gold": 6}
    assert table.why_not(0, "forge") == ("S6.10.4", "no_gold_for_forging")


def test_a_heros_trade_takes_and_gives_what_the_card_says(set_up: SetUp, tmp_path: Path) -> None:
    cards = with_heroes(tmp_path, "trade coin 1 -> gain card 2", "trade coin 5 -> gain gold 2")
    table = set_up(AT_WORK + "heroes: military 0, trade 0, common 1 2\nseat 0: coin 12", cards=cards)
    act(table, 0, "hero trade", "hero trade", "hero military")
    fall(table, "draw JA01", "draw JA02")
    assert goods(table) == {"coin": 1, "gold": 4}


def test_one_hero_at_most_sells_gold(tmp_path: Path) -> None:
    with pytest.raises(CardError, match=r"heroes\.csv, column effect: expected one hero at most"):
        with_heroes(tmp_path, "trade coin 4 -> gain gold 2", "trade coin 3 -> gain gold 1")


@pytest.mark.rule("S12.1.5")
@pytest.mark.parametrize(
    "effects",
    [
        ("trade coin 2 -> gain gold 1", "on reward gain worker 1"),
        ("on reward gain worker 1", "trade coin 5 -> gain gold 3"),
    ],
)
def test_the_final_conversion_finds_the_best_of_other_heroes(
    set_up: SetUp, tmp_path: Path, effects: tuple[str, str]
) -> None:
    cards = with_heroes(tmp_path, *effects)
    for held in ("coin 8", "coin 11, wood 1, wool 1", "coin 5, iron 2"):
        text = f"seats 3, round 5, card RO01, step conversion\nheroes: military 0, trade 0, common 1 2\nseat 0: {held}"
        gold, basics, _ = best(set_up(text, MANUAL, cards=cards))
        after = goods(set_up(text, cards=cards))
        assert (after.get("gold", 0), sum(after.get(word, 0) for word in ("wood", "wool", "iron"))) == (gold, basics)


# on reward, discount, skill


@pytest.mark.parametrize(
    ("card", "tracks", "rows"),
    [("JA08", "3 1 0", ["prize RA02"]), ("JA09", "0 3 0", ["route TR02", "cash"]), ("JA10", "0 1 3", ["upgrade hut"])],
    ids=["raid card", "trade card", "upgrade"],
)
def test_a_trigger_gives_its_goods_for_each_reward(
    set_up: SetUp, tmp_path: Path, card: str, tracks: str, rows: list[str]
) -> None:
    cards = with_heroes(tmp_path, "on reward gain worker 2 + gold 3")
    text = AT_WORK + f"heroes: military 0, common 1 2\nseat 0: gold 1\nhand 0: {card}\ntracks 0: {tracks}"
    table = set_up(text, cards=cards)
    act(table, 0, f"tuck {card}", "at 0")
    for row in rows:
        if row.split()[0] in ("prize", "route"):
            fall(table, row)
        else:
            act(table, 0, row)
    cashed = {"wood": 1, "wool": 1} if "cash" in rows else {}
    assert goods(table) == {"worker": 2, "gold": 3} | cashed


def test_any_hero_may_give_the_discount(set_up: SetUp, tmp_path: Path) -> None:
    cards = with_heroes(tmp_path, "discount ship basic 1")
    text = AT_WORK + "heroes: military 0, common 1 2\nseat 0: worker 2, wood 1, wool 1, iron 2\nboard 0: SH02 CR13"
    assert set_up(text).why_not(0, "ship 1") is not None
    table = set_up(text, cards=cards)
    act(table, 0, "ship 1", "from 2", "basic wood")
    assert goods(table) == {"coin": 4}


@pytest.mark.parametrize(("workers", "coins", "legal"), [(3, 4, True), (2, 4, False), (3, 3, False)])
def test_the_labourer_asks_for_what_the_card_says(
    set_up: SetUp, tmp_path: Path, workers: int, coins: int, legal: bool
) -> None:
    cards = changed(tmp_path, "starting", 3, effect="pay worker 1 + coin 4 -> skill 1")
    text = AT_WORK + f"seat 0: worker {workers}, coin {coins}, wood 2, wool 1, iron 2\nboard 0: SH01"
    table = set_up(text, cards=cards)
    assert (table.why_not(0, "ship 1") is None) == legal
    if legal:
        act(table, 0, "ship 1", "labourer")
        assert goods(table) == {"worker": 3}


# income, score, limit


def test_income_is_what_eikja_ship_and_trade_card_say(set_up: SetUp, tmp_path: Path) -> None:
    rows = rows_of("starting")
    rows[1]["effect"] = "income iron 2"
    write(tmp_path, "starting", rows)
    changed(tmp_path, "ships", 2, effect="income wood 1 + gold 4")
    cards = changed(tmp_path, "trades", 0, income="income wool 9")
    text = AT_WORK + "seat 0: coin 0\ntracks 0: 0 4 0\nships 0: SH03\ntrades 0: TR01 SH03"
    table = set_up(text, cards=cards)
    for seat in range(3):
        act(table, seat, "end")
    assert goods(table) == {"iron": 2, "wood": 1, "gold": 4, "wool": 9}


@pytest.mark.parametrize(
    ("effect", "points"),
    [
        ("score vp 4", 4), ("score vp 5 per ship", 10), ("score vp 7 per distinct_building", 14),
        ("score vp 3 per raid", 6), ("score vp 9 per trade", 9), ("score vp 2 per upgrade", 2),
        ("score vp 8 per set", 8),
    ],
)  # fmt: skip
def test_a_score_is_its_number_times_the_count(set_up: SetUp, tmp_path: Path, effect: str, points: int) -> None:
    cards = changed(tmp_path, "ships", 6, effect=effect, vp="20")
    table = set_up(
        """
        seats 3, round 5, step conversion
        tracks 0: 8 4 4
        ships 0: SH07
        buildings 0: HU01, BU01, BU01
        raids 0: RA01 RA02
        trades 0: TR05 down
        upgraded 0: labourer
    """,
        cards=cards,
    )
    assert table.outcome
    assert table.outcome.scores[0]["ships"] == 20 + points


def test_spaces_of_the_tracks_score_what_their_cards_say(set_up: SetUp, tmp_path: Path) -> None:
    cards = changed(tmp_path, "starting", 11, name="Track space 3", effect="score vp 40", vp="40")
    table = set_up("seats 3, round 5, step conversion\ntracks 0: 3 2 3", cards=cards)
    assert table.outcome
    assert table.outcome.scores[0]["tracks"] == 80


def test_an_enemy_may_have_several_limits(set_up: SetUp, tmp_path: Path) -> None:
    effect = "limit price +4 ; limit board_cards 2 ; limit raid_workers +3 ; limit tuck_gold +5"
    cards = changed(tmp_path, "enemies", 0, effect=effect)
    text = """
        seats 1, round 2, card RO01, step actions
        seat 0: worker 5, coin 5, gold 6
        tracks 0: 4 1 0
        raids 0: RA02
        hand 0: SH01 JA01
        board 0: SH02 SH02
    """
    table = set_up(text, {"enemies": "e1"}, cards=cards)
    assert table.why_not(0, "lay SH01") == ("Q46", "enemy_bars_the_space")
    act(table, 0, "buy wood", "raid 1", "tuck JA01", "at 0")
    assert goods(table) == {"wood": 1, "gold": 1}


@pytest.mark.rule("S2.3.3")
def test_limits_of_two_enemies_add_up(set_up: SetUp, tmp_path: Path) -> None:
    rows = rows_of("enemies")
    rows[1]["effect"], rows[2]["effect"], rows[3]["effect"] = (
        "limit price +2",
        "limit board_cards 3",
        "limit board_cards 4",
    )
    cards = load(write(tmp_path, "enemies", rows))
    table = set_up("seats 1, round 2, card RO01, step actions", {"enemies": "e1234"}, cards=cards)
    assert table.view(0)["position"]["prices"]["wood"] == 1 + 1 + 2
    assert table.position.state.board_room == 3


def test_huts_have_the_ability_and_the_points_of_their_side(set_up: SetUp, tmp_path: Path) -> None:
    cards = changed(tmp_path, "huts", 0, base_effect="gain wood 7", upgraded_effect="gain iron 8", base_vp="1")
    for lines, good in (("", {"wood": 7}), ("tracks 0: 0 1 4\nupgraded 0: hut", {"iron": 8})):
        table = set_up(AT_WORK + f"seat 0: worker 1\n{lines}", cards=cards)
        act(table, 0, "place building 0")
        assert goods(table) == good
    table = set_up("seats 3, round 5, step conversion", cards=cards)
    assert table.outcome
    assert table.outcome.scores[0]["buildings"] == 1
    assert yard(table)["hut"] == 1
