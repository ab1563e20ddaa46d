"""Cards of the hand: discarded, recruited, played, laid down (S6.2 to S6.6)."""

import pytest

from meadhall.core.game import find

from .conftest import SetUp, act, fall, goods, options_of, yard

VILLAGE = ("ships", "buildings", "craftsmen", "townsfolk", "jarls")
CARDS = [row for row in find("shipwrights").load_cards(None).rows if row["table"] in VILLAGE]
SEEN_AFTER = {
    "gain any 1": ({}, "gain_any", "actions"),
    "gain card 1": ({}, None, "chance"),
    "gain gold 1": ({"gold": 1}, None, "actions"),
    "gain coin 2": ({"coin": 2}, None, "actions"),
    "gain worker 1": ({"worker": 1}, None, "actions"),
}


@pytest.mark.rule("S6.2.1")
@pytest.mark.rule("S6.2.2")
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card["id"])
def test_discarding_gives_the_one_reward_printed_on_the_card(set_up: SetUp, card: dict[str, str]) -> None:
    table = set_up(f"seats 3\nseat 0: worker 0\nhand 0: {card['id']}")
    act(table, 0, f"discard {card['id']}")
    pending = yard(table)["pending"]
    seen = (goods(table), pending and pending["ask"], table.view(None)["position"]["step"])
    assert seen == SEEN_AFTER[card["discard"]]
    assert table.view(None)["position"]["discards"] == [card["id"]]


@pytest.mark.rule("S6.2.2")
@pytest.mark.rule("Q14")
@pytest.mark.parametrize("basic", ["wood", "wool", "iron"])
def test_one_resource_is_a_basic_of_choice_and_never_gold(set_up: SetUp, basic: str) -> None:
    table = set_up("seats 3\nseat 0: worker 0\nhand 0: SH04")
    table.play(0, "discard SH04")
    assert options_of(table, 0) == {"basic wood", "basic wool", "basic iron"}
    assert table.why_not(0, "basic gold") is not None
    table.play(0, f"basic {basic}")
    assert goods(table) == {basic: 1}


@pytest.mark.rule("S6.2.2")
def test_a_card_as_reward_comes_into_the_hand(set_up: SetUp) -> None:
    table = set_up("seats 3\nhand 0: TF02 SH01")
    act(table, 0, "discard TF02")
    fall(table, "draw CR20")
    assert table.view(0)["position"]["hand"] == ["SH01", "CR20"]


@pytest.mark.rule("S6.2.3")
def test_the_jarls_and_only_they_give_gold(set_up: SetUp) -> None:
    golden = []
    for card in CARDS:
        table = set_up(f"seats 3\nseat 0: worker 0\nhand 0: {card['id']}")
        act(table, 0, f"discard {card['id']}")
        golden += [card["id"]] * goods(table).get("gold", 0)
    assert golden == [f"JA{number:02}" for number in range(1, 11)]


@pytest.mark.rule("S6.2.4")
@pytest.mark.parametrize(
    ("yard_text", "line", "left"),
    [
        ("seat 0: coin 2\nhand 0: TF01", "play TF01", {"worker": 2}),
        ("seat 0: worker 0\nboard 0: SH02", "dismiss board 1", {}),
        ("seat 0: worker 0\nbuildings 0: HU01/TF01", "dismiss building 0", {}),
        ("seat 0: worker 1, wood 2, wool 1, gold 1\nboard 0: SH04 CR17", "ship 1, from 2", {}),
        ("seat 0: worker 1, wood 2, wool 1, gold 2\nboard 0: SH04\nhand 0: SH02", "ship 1, labourer, card SH02", {}),
        ("seat 0: worker 1\nbuildings 0: HU06, BU06\nhand 0: SH02\ntracks 0: 0 0 2", "place building 1, card SH02",
         {"gold": 2}),
        ("seat 0: worker 0\nhand 0: TF10 SH02", "play TF10, card SH02, basic wood, basic wood", {"wood": 2}),
    ],
)  # fmt: skip
def test_a_card_used_otherwise_gives_no_reward(set_up: SetUp, yard_text: str, line: str, left: dict[str, int]) -> None:
    table = set_up(f"seats 3\n{yard_text}")
    table.play(0, line)
    assert goods(table) == left
    assert yard(table)["handSize"] == 0


@pytest.mark.rule("S6.3.1")
def test_laying_a_craftsman_costs_nothing(set_up: SetUp) -> None:
    table = set_up("seats 3\nseat 0: worker 0\nhand 0: CR01")
    table.play(0, "lay CR01")
    assert yard(table)["board"][0]["card"] == "CR01"
    assert yard(table)["handSize"] == 0


@pytest.mark.rule("S6.3.2")
@pytest.mark.parametrize("slot", [0, 1])
def test_a_craftsman_is_tucked_for_one_gold_under_the_hut_or_another_building(set_up: SetUp, slot: int) -> None:
    table = set_up("seats 3\nseat 0: gold 2, wood 2\nhand 0: CR01\nbuildings 0: HU01, BU02\ntracks 0: 0 2 0")
    table.play(0, f"tuck CR01, at {slot}")
    assert [place["tucked"] for place in yard(table)["buildings"]] == (["CR01", None] if slot == 0 else [None, "CR01"])
    assert goods(table) == {"gold": 1, "wood": 2}
    assert yard(table)["tracks"] == {"military": 0, "trade": 2, "fame": 0}


@pytest.mark.rule("S6.3.2")
@pytest.mark.rule("S6.4.1")
@pytest.mark.rule("S6.5.3")
@pytest.mark.rule("Q13")
@pytest.mark.parametrize("card", ["CR01", "JA01", "TF01"])
def test_nothing_stands_in_for_the_gold_of_tucking(set_up: SetUp, card: str) -> None:
    table = set_up(f"seats 3\nseat 0: worker 9, coin 9, wood 9, wool 9, iron 9\nhand 0: {card}")
    assert table.why_not(0, f"tuck {card}") == ("S0.2.4", "too_little_gold")


@pytest.mark.rule("S6.3.3")
def test_every_craftsman_has_two_different_skills() -> None:
    skills = [{card["major"], card["minor"]} for card in CARDS if card["table"] == "craftsmen"]
    assert len(skills) == 20
    assert all(len(pair) == 2 for pair in skills)


@pytest.mark.rule("S6.3.3")
@pytest.mark.rule("S6.3.4")
@pytest.mark.parametrize("place", ["board 0: SH01 SH02 SH03 CR03", "board 0: SH01 SH02 SH03\nbuildings 0: HU01/CR03"])
def test_the_major_skill_is_free_the_minor_costs_a_coin_and_others_are_missing(set_up: SetUp, place: str) -> None:
    source = "at 0" if "CR03" in place.splitlines()[-1] and "HU01" in place else "from 4"
    text = f"seats 3\nseat 0: worker 2, wood 2, wool 2, iron 2, coin {{}}\n{place}"
    assert set_up(text.format(0)).why_not(0, f"ship 1, {source}") is None
    assert set_up(text.format(0)).why_not(0, "ship 2") == ("S6.7.3", "skills_not_covered")
    assert set_up(text.format(9)).why_not(0, "ship 3") == ("S6.7.3", "skills_not_covered")
    major, minor = set_up(text.format(3)), set_up(text.format(3))
    major.play(0, f"ship 1, {source}")
    minor.play(0, f"ship 2, {source}")
    assert (goods(major)["coin"], goods(minor)["coin"]) == (3, 3 - 1 + 4)


@pytest.mark.rule("S6.3.5")
@pytest.mark.rule("S6.3.6")
@pytest.mark.parametrize(("place", "source", "again"), [
    ("board 0: SH01 SH01 CR01", "from 3", ("S6.7.3", "skills_not_covered")),
    ("board 0: SH01 SH01\nbuildings 0: HU01/CR01", "at 0", None),
])  # fmt: skip
def test_a_laid_craftsman_serves_one_ship_and_a_tucked_one_every_ship(
    set_up: SetUp, place: str, source: str, again: tuple[str, str] | None
) -> None:
    table = set_up(f"seats 3\nseat 0: worker 4, wood 4, wool 2, iron 4, coin 9\n{place}")
    table.play(0, f"ship 1, {source}")
    assert table.why_not(0, "ship 1") == again


@pytest.mark.rule("S6.4.1")
@pytest.mark.rule("S6.4.2")
def test_a_jarl_is_tucked_for_one_gold_and_steps_at_once(set_up: SetUp) -> None:
    table = set_up("seats 3\nseat 0: gold 3\nhand 0: JA01\nbuildings 0: HU01, BU02\ntracks 0: 0 2 0")
    table.play(0, "tuck JA01, at 1")
    assert [place["tucked"] for place in yard(table)["buildings"]] == [None, "JA01"]
    assert goods(table) == {"gold": 2}
    assert yard(table)["tracks"] == {"military": 2, "trade": 2, "fame": 1}


@pytest.mark.rule("S6.4.2")
def test_the_steps_of_a_jarl_win_the_rewards_of_milestones(set_up: SetUp) -> None:
    table = set_up("seats 3\nseat 0: gold 1\nhand 0: JA01\ntracks 0: 3 1 3")
    act(table, 0, "tuck JA01", "at 0")
    fall(table, "prize RA03")
    act(table, 0, "upgrade labourer")
    assert yard(table)["raids"] == [{"card": 3, "used": False}]
    assert yard(table)["upgraded"] == ["labourer"]


@pytest.mark.rule("S6.4.3")
@pytest.mark.rule("Q11")
def test_a_jarl_scores_at_the_end_unless_dismissed_and_its_steps_stay(set_up: SetUp) -> None:
    table = set_up("seats 3, round 5\nbuildings 0: HU01/JA01, BU02/JA08\nbuildings 1: HU02/JA10\ntracks 0: 4 2 1\n"
                   "tracks 1: 0 0 3\nraids 0: RA02")  # fmt: skip
    table.play(0, "dismiss building 0")
    assert yard(table)["tracks"] == {"military": 4, "trade": 2, "fame": 1}
    assert table.view(None)["position"]["discards"] == ["JA01"]
    for seat in range(3):
        table.play(seat, "end")
    assert table.outcome is not None
    assert [score["jarls"] for score in table.outcome.scores] == [2, 2, 0]


@pytest.mark.rule("S6.4.4")
def test_a_jarl_changes_nothing_for_a_worker_placed_there(set_up: SetUp) -> None:
    table = set_up("seats 3\nseat 0: worker 1\nbuildings 0: HU01/JA01\ntracks 0: 2 1 1")
    table.play(0, "place building 0")
    assert goods(table) == {"coin": 3}
    assert yard(table)["pending"] is None
    assert yard(table)["tracks"] == {"military": 2, "trade": 1, "fame": 1}


@pytest.mark.rule("S6.4.5")
@pytest.mark.rule("S6.5.6")
@pytest.mark.rule("S6.8.7")
def test_jarls_townsfolk_and_buildings_cannot_be_laid(set_up: SetUp) -> None:
    table = set_up("seats 3\nhand 0: JA01 TF01 BU01 SH01 CR01")
    assert {move for move in options_of(table, 0) if move.startswith("lay")} == {"lay SH01", "lay CR01"}
    for card in ("JA01", "TF01", "BU01"):
        assert table.why_not(0, f"lay {card}") is not None


@pytest.mark.rule("S6.5.1")
def test_a_played_townsfolk_works_once_and_is_discarded(set_up: SetUp) -> None:
    table = set_up("seats 3\nseat 0: coin 6\nhand 0: TF01 SH01")
    table.play(0, "play TF01")
    assert goods(table) == {"coin": 4, "worker": 2}
    assert table.view(0)["position"]["hand"] == ["SH01"]
    assert table.view(None)["position"]["discards"] == ["TF01"]


@pytest.mark.rule("S6.5.2")
@pytest.mark.parametrize(
    ("card", "held", "rule"),
    [
        ("TF01", "coin 1, gold 9", "S0.2.5"),
        ("TF02", "coin 9, wood 9, wool 9, iron 9", "S0.2.4"),
        ("TF03", "coin 9, gold 9", "S0.2.7"),
        ("TF09", "coin 9, worker 9", "S0.2.3"),
    ],
)
def test_a_townsfolk_is_not_played_without_the_whole_cost(set_up: SetUp, card: str, held: str, rule: str) -> None:
    table = set_up(f"seats 3\nseat 0: {held}\nhand 0: {card}")
    why = table.why_not(0, f"play {card}")
    assert why is not None and why[0] == rule


@pytest.mark.rule("S6.5.2")
@pytest.mark.rule("Q9")
def test_a_card_paid_comes_from_the_hand_and_is_not_the_card_played(set_up: SetUp) -> None:
    table = set_up("seats 3\nseat 0: worker 0\nhand 0: TF10\nboard 0: SH01 CR01\nbuildings 0: HU01/TF01")
    assert table.why_not(0, "play TF10") == ("S0.2.12", "too_few_cards")
    table = set_up("seats 3\nseat 0: worker 0\nhand 0: TF10 TF10 BU01\nboard 0: SH01 CR01\nbuildings 0: HU01/TF01")
    table.play(0, "play TF10")
    assert options_of(table, 0) == {"card TF10", "card BU01"}
    table.play(0, "card TF10, basic wool, basic iron")
    assert table.view(0)["position"]["hand"] == ["BU01"]
    assert table.view(None)["position"]["discards"] == ["TF10", "TF10"]
    assert goods(table) == {"wool": 1, "iron": 1}


@pytest.mark.rule("Q51")
def test_gold_may_pay_a_basic_of_choice_while_basics_are_held(set_up: SetUp) -> None:
    table = set_up("seats 3\nseat 0: wood 2, iron 1, gold 1\nhand 0: TF09")
    table.play(0, "play TF09")
    assert options_of(table, 0) == {"basic wood", "basic iron", "basic gold"}
    table.play(0, "basic gold")
    assert goods(table) == {"wood": 2, "iron": 1, "coin": 5}


@pytest.mark.rule("S6.5.3")
@pytest.mark.rule("S6.5.4")
def test_tucking_a_townsfolk_costs_a_gold_and_resolves_nothing_even_with_a_worker_there(set_up: SetUp) -> None:
    table = set_up("seats 3\nseat 0: gold 2, coin 5, worker 1\nhand 0: TF01\nbuildings 0: HU01 worker")
    table.play(0, "tuck TF01")
    assert yard(table)["buildings"] == [{"card": None, "tucked": "TF01", "worker": True}]
    assert goods(table) == {"gold": 1, "coin": 5, "worker": 1}
    assert yard(table)["pending"] is None


@pytest.mark.rule("S6.5.5")
def test_a_tucked_townsfolk_adds_its_ability_when_a_worker_is_placed_later(set_up: SetUp) -> None:
    table = set_up("seats 3\nseat 0: gold 1, worker 1\nhand 0: TF01")
    table.play(0, "tuck TF01, at 0")
    table.play(0, "place building 0, ability building, ability townsfolk")
    assert goods(table) == {"coin": 1, "worker": 2}
    assert yard(table)["buildings"][0] == {"card": None, "tucked": "TF01", "worker": True}


@pytest.mark.rule("S6.6.1")
def test_laying_a_ship_costs_nothing_and_covers_the_next_space(set_up: SetUp) -> None:
    table = set_up("seats 3\nseat 0: worker 0\nhand 0: SH12\nboard 0: CR01 worker worker")
    table.play(0, "lay SH12")
    assert [(space["card"], space["worker"]) for space in yard(table)["board"]][:3] == [
        ("CR01", False), ("SH12", False), (None, True),
    ]  # fmt: skip
    assert goods(table) == {}


@pytest.mark.rule("S6.6.2")
def test_a_laid_ship_gives_no_points_steps_income_or_effect(set_up: SetUp) -> None:
    table = set_up("seats 3, round 5\nseat 0: worker 0\nhand 0: SH01 SH03 SH04 SH12\nraids 1: RA02\ntracks 1: 4 0 1")
    for ship in ("SH01", "SH03", "SH04", "SH12"):
        table.play(0, f"lay {ship}")
    assert goods(table) == {}
    assert yard(table)["tracks"] == {"military": 0, "trade": 1, "fame": 0}
    for seat in range(3):
        table.play(seat, "end")
    assert goods(table) == {"worker": 1}
    assert table.outcome is not None
    assert table.outcome.scores[0]["ships"] == 0


@pytest.mark.rule("Q10")
def test_a_laid_or_tucked_card_is_dismissed_at_any_point_as_an_action_of_its_own(set_up: SetUp) -> None:
    table = set_up("seats 3\nseat 0: worker 0\nboard 0: SH01 CR01\nbuildings 0: HU01/TF01\nhand 0: SH02")
    dismissals = {"dismiss board 1", "dismiss board 2", "dismiss building 0"}
    assert dismissals <= options_of(table, 0)
    table.play(0, "discard SH02")
    assert dismissals | {"end"} <= options_of(table, 0)
    table.play(0, "dismiss board 1")
    assert table.why_not(0, "dismiss board 2") == ("Q10", "no_card_there")
    table.play(0, "dismiss board 1")
    table.play(0, "dismiss building 0")
    assert goods(table) == {"coin": 2}
    assert table.view(None)["position"]["discards"] == ["SH01", "SH02", "CR01", "TF01"]
