"""Raid cards, trade cards and upgrades won at the milestones (S9.3 to S9.5)."""

import pytest

from meadhall import Table

from .conftest import SetUp, act, fall, goods, options_of, yard

CHOICES = {"upgrade eikja", "upgrade labourer", "upgrade hut"}


def win_trade_card(table: Table, card: str) -> None:
    """Seat 0 tucks Ylva, two steps on the trade track, and draws this card."""
    act(table, 0, "tuck JA09", "at 0")
    fall(table, f"route {card}")


def win_upgrade(table: Table) -> None:
    """Seat 0 tucks Eirik, two steps on the fame track."""
    act(table, 0, "tuck JA10", "at 0")


def play_round(table: Table) -> None:
    """Everybody discards what the hand holds, taking wood where there is a choice, and ends; then the draft."""
    number = table.view(None)["position"]["round"]
    while table.view(None)["position"]["round"] == number:
        seat = table.waiting[0]
        moves = {move.text: move for move in reversed(table.moves(seat))}
        kinds = {move.kind: move for move in moves.values()}
        table.play(seat, moves.get("end") or kinds.get("discard") or kinds["basic"])
    while table.view(None)["position"]["step"] == "draft":
        seat = table.waiting[0]
        table.play(seat, table.moves(seat)[0])


def points(table: Table, part: str) -> int:
    """Everybody ends round 5; then the points of seat 0."""
    for seat in table.waiting:
        table.play(seat, "end")
    assert table.outcome is not None
    return table.outcome.scores[0][part]


@pytest.mark.rule("S9.3.1")
def test_a_raid_card_is_drawn_and_lies_face_up(set_up: SetUp) -> None:
    table = set_up("seats 3\nseat 0: gold 1\nhand 0: JA08\ntracks 0: 3 1 0\nraids 1: RA01\ntracks 1: 4 0 1")
    act(table, 0, "tuck JA08", "at 0")
    weights = table.position.weights()
    names = [f"prize RA{number:02}" for number in range(1, 9)]
    assert [weights[table.game.space.by_text[name].code] for name in names] == [0, 2, 2, 2, 2, 2, 2, 2]
    fall(table, "prize RA07")
    for viewer in (None, 0, 1):
        assert yard(table, 0, viewer)["raids"] == [{"card": 7, "used": False}]


@pytest.mark.rule("S9.4.1")
def test_a_trade_card_is_looked_at_before_the_choice(set_up: SetUp) -> None:
    table = set_up("seats 3\nseat 0: gold 1\nhand 0: JA09\nships 0: SH01\ntracks 0: 1 3 1")
    win_trade_card(table, "TR04")
    assert yard(table, 0, 0)["trades"] == [{"card": 4, "at": "hand"}]
    assert yard(table, 0, 1)["trades"] == [{"card": None, "at": "hand"}]
    assert options_of(table, 0) == {"aboard eikja", "aboard SH01", "cash"}


@pytest.mark.rule("S9.4.2")
def test_a_tucked_trade_card_gives_its_income_in_every_round(set_up: SetUp) -> None:
    table = set_up("seats 3\nseat 0: gold 1\nhand 0: JA09\ntracks 0: 0 3 0")
    win_trade_card(table, "TR01")
    act(table, 0, "aboard eikja")
    for iron in (1, 2, 3):
        play_round(table)
        assert goods(table)["iron"] == iron


@pytest.mark.rule("S9.4.2")
def test_a_ship_with_a_trade_card_hosts_no_other(set_up: SetUp) -> None:
    table = set_up(
        "seats 3\nseat 0: gold 1\nhand 0: JA09\nships 0: SH01 SH04\ntrades 0: TR05 eikja, TR06 SH01\ntracks 0: 1 11 2"
    )
    win_trade_card(table, "TR01")
    assert options_of(table, 0) == {"aboard SH04", "cash"}
    assert table.why_not(0, "aboard eikja") == ("S9.4.2", "no_free_ship")
    assert table.why_not(0, "aboard SH01") == ("S9.4.2", "no_free_ship")


@pytest.mark.rule("S9.4.2")
def test_each_copy_of_a_ship_hosts_a_trade_card(set_up: SetUp) -> None:
    table = set_up(
        "seats 3\nseat 0: gold 1\nhand 0: JA09\nships 0: SH01 SH01\ntrades 0: TR05 eikja, TR06 SH01\ntracks 0: 2 11 2"
    )
    win_trade_card(table, "TR01")
    act(table, 0, "aboard SH01")
    assert yard(table)["trades"][1:] == [{"card": 6, "at": "SH01"}, {"card": 1, "at": "SH01"}]


@pytest.mark.rule("S9.4.2")
def test_a_ship_on_the_board_hosts_no_trade_card(set_up: SetUp) -> None:
    table = set_up(
        "seats 3\nseat 0: gold 1\nhand 0: JA09\nboard 0: SH01\nships 1: SH02\ntracks 0: 0 3 0\ntracks 1: 1 1 1"
    )
    win_trade_card(table, "TR01")
    assert options_of(table, 0) == {"aboard eikja", "cash"}


@pytest.mark.rule("S9.4.3")
@pytest.mark.parametrize(
    ("card", "gained"),
    [
        ("TR01", {"wood": 1, "iron": 1}),
        ("TR02", {"wood": 1, "wool": 1}),
        ("TR03", {"wool": 1, "iron": 1}),
        ("TR04", {"coin": 1, "gold": 1}),
        ("TR05", {"coin": 6}),
        ("TR06", {"worker": 2}),
    ],
)
def test_a_trade_card_face_down_gives_its_reward_at_once_and_no_income(
    set_up: SetUp, card: str, gained: dict[str, int]
) -> None:
    table = set_up("seats 3\nseat 0: gold 1\nhand 0: JA09\ntracks 0: 0 3 0")
    win_trade_card(table, card)
    act(table, 0, "cash")
    assert goods(table) == gained
    assert yard(table)["trades"] == [{"card": None, "at": "faceDown"}]
    for seat in range(3):
        table.play(seat, "end")
    assert goods(table) == gained | {"worker": gained.get("worker", 0) + 1}  # one of the Eikja


@pytest.mark.rule("S9.4.4")
def test_without_a_free_ship_the_card_is_put_face_down(set_up: SetUp) -> None:
    table = set_up("seats 3\nseat 0: gold 1\nhand 0: JA09\ntrades 0: TR05 eikja\ntracks 0: 0 7 0")
    win_trade_card(table, "TR01")
    assert options_of(table, 0) == {"cash"}


@pytest.mark.rule("S9.4.5")
@pytest.mark.rule("Q28")
@pytest.mark.parametrize("choice", ["aboard eikja", "cash"])
def test_the_place_of_a_trade_card_is_final(set_up: SetUp, choice: str) -> None:
    table = set_up("seats 3\nseat 0: gold 1\nhand 0: JA09\nships 0: SH01\ntracks 0: 1 3 1")
    win_trade_card(table, "TR01")
    act(table, 0, choice)
    place = yard(table)["trades"][0]["at"]
    play_round(table)
    kinds = {move.kind for move in table.moves(0)}
    assert "discard" in kinds
    assert not kinds & {"aboard", "cash"}
    assert yard(table)["trades"][0]["at"] == place


@pytest.mark.rule("S9.4.6")
def test_a_tucked_trade_card_does_not_give_the_reward_at_its_top(set_up: SetUp) -> None:
    table = set_up("seats 3\nseat 0: gold 1\nhand 0: JA09\ntracks 0: 0 3 0")
    win_trade_card(table, "TR01")
    act(table, 0, "aboard eikja")
    assert goods(table) == {}
    assert yard(table)["trades"] == [{"card": 1, "at": "eikja"}]


@pytest.mark.rule("S9.4.7")
@pytest.mark.rule("Q28")
@pytest.mark.parametrize(
    ("trades", "bonus"),
    [("TR01 eikja, TR02 SH09", 4), ("TR01 eikja, TR02 down", 4), ("TR01 down, TR02 down", 4), ("TR01 down", 2)],
)
def test_trade_cards_of_both_kinds_count_at_the_end(set_up: SetUp, trades: str, bonus: int) -> None:
    steps = 8 if "," in trades else 4
    table = set_up(f"seats 3, round 5\nships 0: SH09\ntrades 0: {trades}\ntracks 0: 0 {steps} 2")
    assert points(table, "ships") == 5 + bonus


@pytest.mark.rule("S9.5.1")
@pytest.mark.parametrize("card", ["eikja", "labourer", "hut"])
def test_an_upgrade_turns_over_a_card_of_the_players_choice(set_up: SetUp, card: str) -> None:
    table = set_up("seats 3\nseat 0: gold 1\nhand 0: JA10\ntracks 0: 0 1 3")
    win_upgrade(table)
    assert options_of(table, 0) == CHOICES
    act(table, 0, f"upgrade {card}")
    assert yard(table)["upgraded"] == [card]
    assert yard(table)["pending"] is None


@pytest.mark.rule("S9.5.1")
@pytest.mark.parametrize("card", ["eikja", "labourer", "hut"])
def test_a_card_is_turned_over_once(set_up: SetUp, card: str) -> None:
    table = set_up(f"seats 3\nseat 0: gold 1\nhand 0: JA10\nupgraded 0: {card}\ntracks 0: 0 1 7")
    win_upgrade(table)
    assert options_of(table, 0) == CHOICES - {f"upgrade {card}"}
    assert table.why_not(0, f"upgrade {card}") == ("S9.5.1", "already_upgraded")


@pytest.mark.rule("S9.5.2")
@pytest.mark.parametrize(("card", "coins"), [("eikja", {"coin": 2}), ("hut", {})])
def test_the_upgraded_eikja_gives_its_better_income(set_up: SetUp, card: str, coins: dict[str, int]) -> None:
    table = set_up("seats 3\nseat 0: gold 1\nhand 0: JA10\ntracks 0: 0 1 3")
    win_upgrade(table)
    act(table, 0, f"upgrade {card}")
    for seat in range(3):
        table.play(seat, "end")
    assert goods(table) == {"worker": 1} | coins


@pytest.mark.rule("S9.5.2")
@pytest.mark.parametrize(("card", "coins"), [("hut", 5), ("labourer", 3)])
def test_the_upgraded_hut_has_its_better_ability(set_up: SetUp, card: str, coins: int) -> None:
    table = set_up("seats 3\nseat 0: worker 1, gold 1\nhand 0: JA10\ntracks 0: 0 1 3")
    win_upgrade(table)
    act(table, 0, f"upgrade {card}")
    table.play(0, "place building 0")
    assert goods(table) == {"coin": coins}


@pytest.mark.rule("S9.5.2")
@pytest.mark.parametrize(("card", "asked"), [("labourer", 0), ("eikja", 1)])
def test_the_upgraded_labourer_needs_no_card(set_up: SetUp, card: str, asked: int) -> None:
    table = set_up(
        "seats 3\nseat 0: worker 1, wood 2, wool 1, gold 3\nboard 0: SH04\nhand 0: JA10 CR01\ntracks 0: 0 1 3"
    )
    win_upgrade(table)
    act(table, 0, f"upgrade {card}", "ship 1", "labourer")
    pending = yard(table)["pending"]
    assert (pending["cards"] if pending else 0) == asked


@pytest.mark.rule("S9.5.2")
@pytest.mark.parametrize(("card", "part"), [("eikja", "ships"), ("labourer", "heroes"), ("hut", "buildings")])
def test_the_upgraded_side_scores(set_up: SetUp, card: str, part: str) -> None:
    leader = "tracks 1: 9 9 9\nraids 1: RA01 RA02\ntrades 1: TR01 down, TR02 down\nupgraded 1: eikja hut"
    table = set_up(f"seats 3, round 5\nseat 0: gold 1\nhand 0: JA10\ntracks 0: 0 1 3\n{leader}")
    win_upgrade(table)
    act(table, 0, f"upgrade {card}")
    assert points(table, part) == 2
    assert table.outcome is not None
    assert table.outcome.scores[0]["total"] == 2 + 2  # and Eirik's


@pytest.mark.rule("S9.5.3")
def test_the_third_upgrade_leaves_no_choice(set_up: SetUp) -> None:
    table = set_up("seats 3\nseat 0: gold 1\nhand 0: JA10\nupgraded 0: eikja hut\ntracks 0: 0 1 11")
    win_upgrade(table)
    assert options_of(table, 0) == {"upgrade labourer"}


@pytest.mark.rule("S9.5.3")
def test_there_is_no_fourth_upgrade(set_up: SetUp) -> None:
    table = set_up("seats 3\nseat 0: gold 1\nhand 0: JA10\nupgraded 0: eikja labourer hut\ntracks 0: 0 1 14")
    win_upgrade(table)
    assert yard(table)["pending"] is None
    assert yard(table)["upgraded"] == ["eikja", "labourer", "hut"]


@pytest.mark.rule("Q15")
def test_an_upgrade_with_nothing_left_to_turn_is_lost_but_svend_pays(set_up: SetUp) -> None:
    table = set_up(
        "seats 3, round 2\nheroes: military 0, common 1 2\nseat 0: gold 1\nhand 0: JA10\nupgraded 0: eikja hut\n"
        "tracks 0: 0 1 11"
    )
    table.position.state.upgraded[0] = 7
    win_upgrade(table)
    assert yard(table)["pending"] is None
    assert goods(table) == {"worker": 1}


@pytest.mark.rule("Q18")
@pytest.mark.rule("Q44")
@pytest.mark.parametrize(("jarl", "markers"), [("JA09", "0 3 1"), ("JA10", "0 1 3")])
def test_a_reward_is_neither_refused_nor_put_off(set_up: SetUp, jarl: str, markers: str) -> None:
    table = set_up(
        f"seats 3\nseat 0: worker 3, coin 9, gold 1\nhand 0: {jarl}\nbuildings 0: HU01, BU01\ntracks 0: {markers}"
    )
    table.play(0, f"tuck {jarl}, at 1")
    assert options_of(table, 0) == ({"aboard eikja", "cash"} if jarl == "JA09" else CHOICES)
    for move in ("end", "stop", "buy wood", "place board 1", "dismiss building 1"):
        assert table.why_not(0, move) == ("S6.1.9", "another_step")


@pytest.mark.rule("Q43")
def test_a_ship_built_in_this_round_gives_its_income_in_this_round(set_up: SetUp) -> None:
    table = set_up("seats 3\nseat 0: worker 1, wood 2, wool 1, gold 1\nboard 0: SH04 CR20")
    table.play(0, "ship 1, from 2")
    assert goods(table) == {}
    for seat in range(3):
        table.play(seat, "end")
    assert goods(table) == {"worker": 1, "gold": 1}


@pytest.mark.rule("Q43")
def test_a_trade_card_tucked_in_this_round_gives_its_income_in_this_round(set_up: SetUp) -> None:
    table = set_up("seats 3\nseat 0: gold 1\nhand 0: JA09\ntracks 0: 0 3 0")
    win_trade_card(table, "TR05")
    act(table, 0, "aboard eikja")
    for seat in range(3):
        table.play(seat, "end")
    assert goods(table) == {"worker": 1, "coin": 3}
