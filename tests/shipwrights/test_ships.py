"""Building a ship (S6.7), and the Knarr of the rulebook (W1)."""

import pytest

from meadhall import IllegalMove, Table
from meadhall.core.game import find
from meadhall.story import tell

from .conftest import SetUp, act, fall, goods, options_of, yard

FRODE = "seats 3, round 2\nheroes: fame 0, common 1 2"
SEKSRING = "seat 0: worker 2, wood 2, wool 1, iron 2"
KNARR = "board 0: SH09 CR07\nbuildings 0: HU06/CR19"
W1 = f"seats 3\nseat 0: wood 1, wool 5, iron 1, gold 5, coin 1, worker 2\nhand 0: TF05\n{KNARR}"
W1_LINE = "ship 1, labourer, card TF05, from 2, at 0"


def laid(table: Table, seat: int = 0) -> list[str]:
    return [space["card"] for space in yard(table, seat)["board"] if space["card"]]


def tucked(table: Table) -> list[str | None]:
    return [slot["tucked"] for slot in yard(table)["buildings"]]


def discards(table: Table) -> list[str]:
    found: list[str] = table.view(None)["position"]["discards"]
    return found


@pytest.mark.rule("S6.7.1")
def test_a_ship_in_the_hand_cannot_be_built(set_up: SetUp) -> None:
    table = set_up(f"seats 3\n{SEKSRING}\nhand 0: SH01\nboard 0: CR01\nbuildings 0: HU01/CR02")
    for space in range(1, 6):
        assert table.why_not(0, f"ship {space}") == ("S6.7.1", "no_ship_laid")


@pytest.mark.rule("S6.7.2")
@pytest.mark.rule("Q19")
def test_a_ship_and_a_craftsman_laid_now_are_used_in_the_same_phase(set_up: SetUp) -> None:
    table = set_up(f"seats 3\n{SEKSRING}\nhand 0: SH01 CR01")
    table.play(0, "lay CR01")
    table.play(0, "lay SH01")
    table.play(0, "ship 2, from 1")
    assert yard(table)["ships"] == ["SH01"]


@pytest.mark.rule("S6.7.3")
@pytest.mark.parametrize(
    ("yard_text", "source"),
    [
        ("board 0: SH01 CR01", "from 2"),
        ("board 0: SH01\nbuildings 0: HU01/CR01", "at 0"),
        ("board 0: SH01\nhand 0: TF01", "labourer"),
    ],
)
def test_an_icon_is_covered_by_a_laid_craftsman_a_tucked_one_or_the_labourer(
    set_up: SetUp, yard_text: str, source: str
) -> None:
    table = set_up(f"seats 3\n{SEKSRING}, gold 1\n{yard_text}")
    act(table, 0, "ship 1", source)


@pytest.mark.rule("S6.7.3")
@pytest.mark.parametrize("craftsman", ["CR05", "CR10", "CR20"])
def test_every_icon_needs_a_source(set_up: SetUp, craftsman: str) -> None:
    snekke = "seat 0: worker 3, wood 1, wool 1, iron 2, gold 1, coin 9\nhand 0: TF01"
    table = set_up(f"seats 3\n{snekke}\nboard 0: SH07 CR03 {craftsman}")
    assert (table.why_not(0, "ship 1") is None) == (craftsman != "CR20")
    if craftsman == "CR20":
        assert table.why_not(0, "ship 1") == ("S6.7.3", "skills_not_covered")


@pytest.mark.rule("S6.7.3")
def test_a_craftsman_without_the_skill_is_no_source(set_up: SetUp) -> None:
    table = set_up(
        f"seats 3\n{SEKSRING}, coin 9\nboard 0: SH01 CR01 CR20\nbuildings 0: HU06/CR10, BU02/TF01\ntracks 0: 0 1 1"
    )
    act(table, 0, "ship 1")
    for source in ("from 1", "from 3", "from 4", "at 0", "at 1"):
        assert table.why_not(0, source) == ("S6.7.3", "craftsman_lacks_skill")


@pytest.mark.rule("S6.7.4")
@pytest.mark.rule("S6.7.5")
def test_a_laid_craftsman_who_worked_is_discarded_and_a_tucked_one_stays(set_up: SetUp) -> None:
    snekke = "seat 0: worker 3, wood 1, wool 1, iron 2, gold 1"
    table = set_up(f"seats 3\n{snekke}\nboard 0: SH07 CR03 CR04\nbuildings 0: HU01/CR10")
    table.play(0, "ship 1, from 2, at 0")
    assert laid(table) == ["CR04"]
    assert tucked(table) == ["CR10"]
    assert discards(table) == ["CR03"]


@pytest.mark.rule("S6.7.6")
@pytest.mark.parametrize(
    ("yard_text", "line"),
    [
        ("board 0: SH07 CR02 CR11", "ship 1, from 3, from 2"),
        ("board 0: SH07\nbuildings 0: HU01/CR02, BU01/CR11\ntracks 0: 0 1 1", "ship 1, at 1, at 0"),
    ],
)
def test_each_icon_covered_by_a_minor_skill_costs_a_coin(set_up: SetUp, yard_text: str, line: str) -> None:
    table = set_up(f"seats 3\nseat 0: worker 3, wood 1, wool 1, iron 2, gold 1, coin 5\n{yard_text}")
    table.play(0, line)
    assert goods(table) == {"coin": 3}


@pytest.mark.rule("S6.7.7")
@pytest.mark.rule("Q20")
def test_one_craftsman_covers_two_icons_with_both_skills_and_is_discarded_once(set_up: SetUp) -> None:
    table = set_up("seats 3\nseat 0: worker 3, wood 1, wool 1, iron 2, gold 1, coin 1\nboard 0: SH07 CR02")
    table.play(0, "ship 1, from 2, from 2")
    assert goods(table) == {}
    assert laid(table) == []
    assert discards(table) == ["CR02"]


@pytest.mark.rule("S6.7.8")
@pytest.mark.rule("Q41")
@pytest.mark.parametrize("card", ["SH02", "BU04", "CR06", "TF03", "JA01"])
def test_the_labourer_takes_a_gold_and_any_card_of_the_hand_without_its_reward(set_up: SetUp, card: str) -> None:
    table = set_up(f"seats 3\n{SEKSRING}, gold 2\nhand 0: TF05 {card}\nboard 0: SH01")
    table.play(0, f"ship 1, labourer, card {card}")
    assert goods(table) == {"worker": 3, "gold": 1}
    assert table.view(0)["position"]["hand"] == ["TF05"]
    assert discards(table) == [card]


@pytest.mark.rule("S6.7.8")
@pytest.mark.rule("Q41")
@pytest.mark.parametrize("lacking", ["hand 0: TF05", "seat 0: worker 2, wood 9, wool 9, iron 9, coin 9, gold 1"])
def test_without_gold_or_a_card_the_labourer_does_not_work(set_up: SetUp, lacking: str) -> None:
    rich = "seat 0: worker 2, wood 9, wool 9, iron 9, coin 9"
    table = set_up(f"seats 3\n{rich}\n{lacking}\nboard 0: SH01")
    assert table.why_not(0, "ship 1") == ("S6.7.3", "skills_not_covered")


@pytest.mark.rule("S6.7.9")
@pytest.mark.rule("Q41")
def test_the_upgraded_labourer_takes_a_gold_and_no_card(set_up: SetUp) -> None:
    table = set_up(f"seats 3\n{SEKSRING}, gold 2\nhand 0: TF05\nboard 0: SH01\nupgraded 0: labourer")
    table.play(0, "ship 1, labourer")
    assert goods(table) == {"worker": 3, "gold": 1}
    assert table.view(0)["position"]["hand"] == ["TF05"]


@pytest.mark.rule("S6.7.10")
def test_the_labourer_may_cover_every_icon_of_a_ship(set_up: SetUp) -> None:
    table = set_up("seats 3\nseat 0: wood 1, wool 5, iron 3, gold 6\nhand 0: TF05 SH01 JA01 BU01\nboard 0: SH09")
    table.play(0, "ship 1, labourer, card JA01, labourer, card TF05, labourer, card SH01")
    assert yard(table)["ships"] == ["SH09"]
    assert goods(table) == {"gold": 1}
    assert table.view(0)["position"]["hand"] == ["BU01"]


@pytest.mark.rule("S6.7.11")
def test_a_craftsman_in_the_hand_covers_nothing(set_up: SetUp) -> None:
    table = set_up(f"seats 3\n{SEKSRING}, coin 3\nhand 0: CR01 CR02\nboard 0: SH01")
    assert table.why_not(0, "ship 1") == ("S6.7.3", "skills_not_covered")


@pytest.mark.rule("S6.7.16")
def test_what_a_ship_gives_does_not_pay_for_it(set_up: SetUp) -> None:
    table = set_up("seats 3\nseat 0: worker 1, wood 2, wool 1, iron 2\nboard 0: SH01 CR01")
    assert table.why_not(0, "ship 1") == ("S0.2.7", "too_few_workers")


@pytest.mark.rule("S6.7.17")
def test_the_ship_goes_to_its_row_and_the_cards_left_slide(set_up: SetUp) -> None:
    table = set_up(f"seats 3\n{SEKSRING}\nboard 0: CR06 SH01 CR01 SH03 worker")
    table.play(0, "ship 2, from 3")
    assert [space["card"] for space in yard(table)["board"]] == ["CR06", "SH03", None, None, None]
    assert [space["worker"] for space in yard(table)["board"]] == [False] * 4 + [True]
    assert yard(table)["ships"] == ["SH01"]
    assert discards(table) == ["CR01"]


@pytest.mark.rule("S6.7.18")
@pytest.mark.rule("Q26")
@pytest.mark.parametrize(
    ("ship", "steps", "fame"), [("SH03", ["from 2"], 0), ("SH06", ["from 2", "labourer", "card TF01"], 1)]
)
def test_steps_follow_and_the_ship_may_host_the_trade_card_it_won(
    set_up: SetUp, ship: str, steps: list[str], fame: int
) -> None:
    rich = "seat 0: worker 9, wood 9, wool 9, iron 9, gold 9"
    table = set_up(f"seats 3\n{rich}\nhand 0: TF01 TF02\nboard 0: {ship} CR05\ntracks 0: 0 3 0")
    act(table, 0, "ship 1", *steps)
    assert yard(table)["tracks"] == {"military": 0, "trade": 5, "fame": fame}
    fall(table, "route TR01")
    assert options_of(table, 0) == {"aboard eikja", f"aboard {ship}", "cash"}
    act(table, 0, f"aboard {ship}")
    assert yard(table)["trades"] == [{"card": 1, "at": ship}]


@pytest.mark.rule("S6.7.19")
def test_the_effect_comes_after_the_reward_of_a_milestone(set_up: SetUp) -> None:
    byrding = "seat 0: worker 2, wood 3, wool 2, iron 1"
    table = set_up(f"seats 3\n{byrding}\nboard 0: SH06 CR06\nbuildings 0: HU01/CR14\ntracks 0: 0 1 3")
    act(table, 0, "ship 1", "from 2", "at 0")
    assert options_of(table, 0) == {"upgrade eikja", "upgrade labourer", "upgrade hut"}
    act(table, 0, "upgrade hut")
    assert options_of(table, 0) == {"basic wood", "basic wool", "basic iron"}
    act(table, 0, "basic wood", "basic iron")
    assert goods(table) == {"wood": 1, "iron": 1}
    assert yard(table)["pending"] is None


@pytest.mark.rule("S6.7.20")
def test_all_copies_of_a_ship_may_be_built(set_up: SetUp) -> None:
    table = set_up("seats 3\nseat 0: worker 6, wood 6, wool 3, iron 6\nboard 0: SH02 SH02 SH02\nbuildings 0: HU06/CR14")
    for _ in range(3):
        table.play(0, "ship 1, at 0")
    assert yard(table)["ships"] == ["SH02", "SH02", "SH02"]
    assert goods(table) == {"coin": 12}
    assert yard(table)["tracks"] == {"military": 3, "trade": 3, "fame": 1}


@pytest.mark.rule("S6.7.21")
def test_a_ship_has_one_effect_immediate_or_income_or_endgame() -> None:
    game = find("shipwrights")
    rows = game.load_cards(None).rows
    words = {"immediate": "gain", "income": "income", "endgame": "score"}
    ships = [row for row in rows if row["table"] == "ships"]
    assert [row["effect"].split()[0] for row in ships] == [words[row["kind"]] for row in ships]
    two = [row | {"effect": "gain worker 3 ; income coin 2"} if row["id"] == "SH01" else row for row in rows]
    with pytest.raises(ValueError, match=r"ships\.csv"):
        game.load_cards({"cards": two})


@pytest.mark.rule("Q50")
def test_the_knarr_needs_no_workers(set_up: SetUp) -> None:
    table = set_up("seats 3\nseat 0: wood 1, wool 5, iron 3, gold 2, coin 1\nboard 0: SH09 CR01 CR10")
    table.play(0, "ship 1, from 2, from 2, from 3")
    assert yard(table)["ships"] == ["SH09"]
    assert goods(table) == {}


@pytest.mark.rule("W1")
def test_the_knarr_of_the_rulebook(set_up: SetUp) -> None:
    table = set_up(W1)
    table.play(0, W1_LINE)
    assert goods(table) == {"worker": 2}
    assert discards(table) == ["CR07", "TF05"]
    assert tucked(table) == ["CR19"]
    assert laid(table) == []
    assert yard(table)["ships"] == ["SH09"]
    assert yard(table)["tracks"] == {"military": 0, "trade": 2, "fame": 3}
    assert yard(table)["handSize"] == 0
    assert yard(table)["pending"] is None
    assert not yard(table)["trades"] and not yard(table)["upgraded"]


@pytest.mark.rule("W1")
@pytest.mark.parametrize(
    ("given", "instead"), [("coin 1", "coin 0"), ("gold 5", "gold 4"), ("hand 0: TF05\n", "")], ids=str
)
def test_the_knarr_with_less_is_refused_and_nothing_changes(set_up: SetUp, given: str, instead: str) -> None:
    table = set_up(W1.replace(given, instead))
    before = table.position.checksum()
    for line in ("ship 1", W1_LINE):
        with pytest.raises(IllegalMove):
            table.play(0, line)
    assert table.position.checksum() == before


@pytest.mark.rule("W1")
def test_with_frode_four_gold_build_the_knarr(set_up: SetUp) -> None:
    table = set_up(W1.replace("seats 3", FRODE).replace("gold 5", "gold 4"))
    table.play(0, f"{W1_LINE}, basic iron")
    assert yard(table)["ships"] == ["SH09"]
    assert goods(table) == {"worker": 2}


@pytest.mark.rule("W1")
def test_with_the_labourer_upgraded_the_shepherd_stays_in_the_hand(set_up: SetUp) -> None:
    table = set_up(f"{W1}\nupgraded 0: labourer")
    table.play(0, "ship 1, labourer, from 2, at 0")
    assert table.view(0)["position"]["hand"] == ["TF05"]
    assert goods(table) == {"worker": 2}
    assert discards(table) == ["CR07"]


def test_the_story_of_a_launch_tells_what_the_card_and_its_bonus_score(set_up: SetUp) -> None:
    """A Busse counts different buildings, the hut among them."""
    lying = "board 0: SH10\nbuildings 0: HU01, BU05, BU12\ntracks 0: 3 3 4\nupgraded 0: labourer"
    table = set_up(f"seats 3, round 2\n{lying}\nseat 0: worker 3, wood 3, wool 3, iron 2, gold 9")
    table.play(0, "ship 1, labourer, labourer, labourer")
    (launched,) = [each for _, told in tell(table, 0) for each in told if each.id == "shipwrights-event-launched"]
    assert (launched.params["points"], launched.params["bonus"]) == (6, 3)
