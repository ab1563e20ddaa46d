"""What the icons on cards and boards mean (S15)."""

import pytest

from meadhall import Table
from meadhall.games.shipwrights.rules.actions import DESIGN_WORDS, SPACE

from .conftest import SetUp, act, fall, goods, options_of, yard


def texts(kind: str) -> set[str]:
    return {row.text.partition(" ")[2] for row in SPACE.actions if row.kind == kind}


def at_work(set_up: SetUp, held: str, lines: str) -> Table:
    return set_up(f"seats 3, round 2, step actions\nseat 0: {held}\n{lines}")


@pytest.mark.rule("S15.1.1")
@pytest.mark.rule("S15.1.8")
def test_a_worker_icon_is_one_worker_paid_or_gained(set_up: SetUp) -> None:
    table = at_work(set_up, "coin 2", "hand 0: TF01 BU04")
    act(table, 0, "discard BU04")
    assert goods(table) == {"worker": 1, "coin": 2}
    act(table, 0, "play TF01")
    assert goods(table) == {"worker": 3}
    table = at_work(set_up, "worker 1", "hand 0: TF03")
    act(table, 0, "play TF03")
    assert goods(table) == {"coin": 5}


@pytest.mark.rule("S15.1.2")
def test_a_card_with_a_plus_draws_one_village_card(set_up: SetUp) -> None:
    table = at_work(set_up, "coin 0", "hand 0: BU06")
    act(table, 0, "discard BU06")
    fall(table, "draw SH01")
    assert table.view(0)["position"]["hand"] == ["SH01"]
    table = at_work(set_up, "coin 1", "hand 0: TF08")
    act(table, 0, "play TF08")
    fall(table, "draw SH01", "draw SH01")
    assert table.view(0)["position"]["hand"] == ["SH01", "SH01"]


@pytest.mark.rule("S15.1.3")
def test_a_card_with_a_minus_discards_one_village_card_of_the_hand(set_up: SetUp) -> None:
    table = at_work(set_up, "worker 1", "hand 0: SH01 JA01\ntracks 0: 0 1 1\nbuildings 0: HU01, BU06")
    act(table, 0, "place building 1")
    assert options_of(table, 0) == {"card SH01", "card JA01"}
    act(table, 0, "card JA01")
    assert goods(table) == {"gold": 2}
    assert table.view(0)["position"]["hand"] == ["SH01"]
    assert table.view(0)["position"]["discards"] == ["JA01"]


@pytest.mark.rule("S15.1.4")
def test_a_coin_icon_is_one_coin(set_up: SetUp) -> None:
    table = at_work(set_up, "worker 2", "")
    act(table, 0, "place board 5")
    assert goods(table) == {"worker": 1, "coin": 2}
    act(table, 0, "place building 0")
    assert goods(table) == {"coin": 5}


@pytest.mark.rule("S15.1.5")
@pytest.mark.parametrize(("space", "good"), [(1, "wood"), (2, "wool"), (3, "iron")])
def test_wood_wool_and_iron_icons_are_one_of_that_basic(set_up: SetUp, space: int, good: str) -> None:
    table = at_work(set_up, "worker 1", "")
    act(table, 0, f"place board {space}")
    assert goods(table) == {good: 1}


@pytest.mark.rule("S15.1.6")
@pytest.mark.parametrize("basic", ["wood", "wool", "iron"])
def test_a_split_basic_is_one_wood_wool_or_iron_gained(set_up: SetUp, basic: str) -> None:
    table = at_work(set_up, "coin 0", "hand 0: SH04")
    act(table, 0, "discard SH04")
    assert options_of(table, 0) == {"basic wood", "basic wool", "basic iron"}
    act(table, 0, f"basic {basic}")
    assert goods(table) == {basic: 1}


@pytest.mark.rule("S15.1.6")
@pytest.mark.rule("S15.1.7")
@pytest.mark.parametrize("basic", ["wood", "wool", "iron", "gold"])
def test_a_split_basic_is_one_wood_wool_or_iron_paid_or_the_joker(set_up: SetUp, basic: str) -> None:
    table = at_work(set_up, f"{basic} 1", "hand 0: TF09")
    act(table, 0, "play TF09")
    assert options_of(table, 0) == {f"basic {basic}"}
    act(table, 0, f"basic {basic}")
    assert goods(table) == {"coin": 5}


@pytest.mark.rule("S15.1.7")
def test_gold_is_gained_as_gold_and_stands_in_for_basics(set_up: SetUp) -> None:
    table = at_work(set_up, "worker 1, gold 3", "hand 0: JA01 BU01")
    act(table, 0, "discard JA01")
    assert goods(table) == {"worker": 1, "gold": 4}
    act(table, 0, "build BU01")
    assert goods(table) == {}


@pytest.mark.rule("S15.1.8")
@pytest.mark.parametrize(
    ("card", "cost", "benefit"),
    [
        ("TF01", "coin 2", {"worker": 2}),
        ("TF02", "gold 1", {"wood": 1, "wool": 1, "iron": 1}),
        ("TF03", "worker 1", {"coin": 5}),
        ("TF04", "coin 1", {"wood": 2}),
        ("TF05", "coin 1", {"wool": 2}),
        ("TF06", "coin 1", {"iron": 2}),
        ("TF07", "coin 1", {"gold": 1}),
    ],
)
def test_left_of_the_arrow_is_paid_and_right_of_it_gained(
    set_up: SetUp, card: str, cost: str, benefit: dict[str, int]
) -> None:
    table = at_work(set_up, cost, f"hand 0: {card}")
    act(table, 0, f"play {card}")
    assert goods(table) == benefit
    assert at_work(set_up, "coin 0", f"hand 0: {card}").why_not(0, f"play {card}") is not None


@pytest.mark.rule("S15.1.9")
def test_an_income_icon_is_resolved_in_the_income_phase_only(set_up: SetUp) -> None:
    table = at_work(set_up, "worker 2, wood 1, wool 2, iron 1", "board 0: SH03 CR07")
    act(table, 0, "ship 1", "from 2")
    assert goods(table) == {}
    for seat in range(3):
        act(table, seat, "end")
    assert goods(table) == {"worker": 1, "coin": 2}


@pytest.mark.rule("S15.1.10")
@pytest.mark.parametrize(
    ("card", "steps"), [("JA01", (2, 0, 1)), ("JA04", (0, 2, 1)), ("JA07", (1, 1, 1)), ("JA08", (2, 0, 0))]
)
def test_each_track_icon_is_one_step(set_up: SetUp, card: str, steps: tuple[int, int, int]) -> None:
    table = at_work(set_up, "gold 1", f"hand 0: {card}\ntracks 0: 1 1 1")
    act(table, 0, f"tuck {card}", "at 0")
    assert tuple(at - 1 for at in yard(table)["tracks"].values()) == steps


@pytest.mark.rule("S15.1.10")
@pytest.mark.parametrize("space", [3, 7, 11])
def test_the_icons_on_spaces_4_8_and_12_are_raid_card_trade_card_and_upgrade(set_up: SetUp, space: int) -> None:
    won = (space + 1) // 4 - 1
    lines = [f"hand 0: JA07\ntracks 0: {space} {space} {space}"]
    if won:
        lines.append("raids 0: " + " ".join(["RA01", "RA02"][:won]))
        lines.append("trades 0: " + ", ".join(["TR05 down", "TR05 down"][:won]))
        lines.append("upgraded 0: " + " ".join(["labourer", "eikja"][:won]))
    table = at_work(set_up, "gold 1", "\n".join(lines))
    act(table, 0, "tuck JA07", "at 0")
    fall(table, "prize RA04", "route TR06")
    act(table, 0, "cash", "upgrade hut")
    after = yard(table)
    assert (len(after["raids"]), len(after["trades"]), len(after["upgraded"])) == (won + 1,) * 3


@pytest.mark.rule("S15.1.11")
@pytest.mark.parametrize("seats", range(1, 6))
def test_eikja_labourer_and_hut_begin_on_the_side_with_the_upgrade_icon(seats: int) -> None:
    table = Table.new("shipwrights", seats, 5, {"enemies": "none"})
    assert [yard(table, seat)["upgraded"] for seat in range(seats)] == [[]] * seats


@pytest.mark.rule("S15.1.11")
def test_a_card_without_the_icon_cannot_be_upgraded_again(set_up: SetUp) -> None:
    table = at_work(set_up, "gold 1", "hand 0: JA03\ntracks 0: 0 1 6\nupgraded 0: eikja")
    act(table, 0, "tuck JA03", "at 0")
    assert options_of(table, 0) == {"upgrade labourer", "upgrade hut"}


@pytest.mark.rule("S15.1.12")
def test_the_reward_above_the_standard_is_what_discarding_gives(set_up: SetUp) -> None:
    rewards = {"gain coin 2": {"coin": 2}, "gain worker 1": {"worker": 1}, "gain gold 1": {"gold": 1}}
    rows = [row for row in Table.new("shipwrights", 3, 1).cards.rows if "discard" in row]
    assert len(rows) == 65
    seen = set()
    for row in rows:
        table = at_work(set_up, "coin 0", f"hand 0: {row['id']}")
        act(table, 0, f"discard {row['id']}")
        seen.add(row["discard"])
        if row["discard"] == "gain card 1":
            fall(table, "draw TF03")
            assert table.view(0)["position"]["hand"] == ["TF03"]
        elif row["discard"] == "gain any 1":
            act(table, 0, "basic iron")
            assert goods(table) == {"iron": 1}
        else:
            assert goods(table) == rewards[row["discard"]]
    assert seen == {*rewards, "gain card 1", "gain any 1"}


@pytest.mark.rule("S15.1.13")
def test_the_kind_of_a_card_says_what_can_be_done_with_it(set_up: SetUp) -> None:
    by_kind = {
        word: {design for design in DESIGN_WORDS if design.startswith(word)} for word in ("SH", "BU", "CR", "TF", "JA")
    }
    assert texts("lay") == by_kind["SH"] | by_kind["CR"]
    assert texts("tuck") == by_kind["CR"] | by_kind["TF"] | by_kind["JA"]
    assert texts("play") == by_kind["TF"]
    assert texts("build") == by_kind["BU"]
    table = at_work(set_up, "worker 9, coin 9, wood 9, wool 9, iron 9, gold 9", "hand 0: SH01 BU01 CR01 TF01 JA01")
    uses = {move for move in options_of(table, 0) if move.split()[0] in ("lay", "tuck", "play", "build")}
    assert uses == {"lay SH01", "build BU01", "lay CR01", "tuck CR01", "play TF01", "tuck TF01", "tuck JA01"}


@pytest.mark.rule("S15.1.13")
def test_the_red_foot_of_a_raid_card_is_its_reward(set_up: SetUp) -> None:
    table = at_work(set_up, "worker 2", "tracks 0: 4 1 0\nraids 0: RA06")
    act(table, 0, "raid 1")
    assert goods(table) == {"coin": 4}


@pytest.mark.rule("S15.1.14")
def test_the_gold_in_the_corner_is_the_price_of_tucking(set_up: SetUp) -> None:
    rows = [row for row in Table.new("shipwrights", 3, 1).cards.rows if "tuck_cost" in row]
    assert {row["id"][:2] for row in rows} == {"CR", "TF", "JA"}
    for row in rows:
        table = at_work(set_up, "coin 9, wood 9, wool 9, iron 9, worker 9, gold 1", f"hand 0: {row['id']}")
        act(table, 0, f"tuck {row['id']}", "at 0")
        assert goods(table) == {"coin": 9, "wood": 9, "wool": 9, "iron": 9, "worker": 9}
        table = at_work(set_up, "coin 9, wood 9, wool 9, iron 9, worker 9", f"hand 0: {row['id']}")
        assert table.why_not(0, f"tuck {row['id']}") == ("S0.2.4", "too_little_gold")
