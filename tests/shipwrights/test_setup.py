"""Setting up the table, the players and the solo player's enemies (S2)."""

import pytest

from meadhall import Table

from .conftest import SetUp, act, fall, goods, options_of, yard
from .dealing import ONE_EACH, cards_with, chances, play_on, seen, unopened

START = {"worker": 3, "coin": 2, "wood": 1, "wool": 1, "iron": 1, "gold": 1}
HUTS = {f"hut HU0{number}": 1 for number in range(1, 7)}
ROUNDS = {f"round RO{number:02}": 1 for number in range(1, 13)}


def open_huts(table: Table) -> Table:
    """Hut HU01 for seat 0, HU02 for seat 1 …"""
    fall(table, *(f"hut HU0{seat + 1}" for seat in range(table.seats)))
    return table


def solo(enemies: str) -> Table:
    """A solo table before its first round card."""
    table = open_huts(unopened(1))
    act(table, 0, f"enemies {enemies}")
    return table


@pytest.mark.rule("S2.1.1")
def test_any_of_the_12_round_cards_may_come_first_and_none_comes_twice() -> None:
    table = open_huts(unopened(3))
    assert chances(table) == ROUNDS
    game = Table.new("shipwrights", seats=3, seed=4)
    play_on(game)
    turned = [game.game.space[entry.code].text for entry in game.entries if entry.seat == -1]
    rounds = [text for text in turned if text.startswith("round")]
    assert len(rounds) == len(set(rounds)) == 5


@pytest.mark.rule("S2.1.1")
def test_nobody_sees_the_round_cards_to_come() -> None:
    table = open_huts(unopened(3))
    fall(table, "round RO07")
    for viewer in (None, 0, 1, 2):
        assert seen(table, viewer)["roundCard"] == "RO07"
        assert list(table.known(viewer).rounds_used) == [0] * 6 + [1] + [0] * 5


@pytest.mark.rule("S2.1.2")
def test_the_raid_deck_holds_all_15_cards(set_up: SetUp) -> None:
    table = set_up("seats 3, round 2, step actions\ntracks 0: 3 1 0\nhand 0: JA08")
    act(table, 0, "tuck JA08", "at 0")
    assert chances(table) == {"prize RA01": 1} | {f"prize RA0{number}": 2 for number in range(2, 9)}


@pytest.mark.rule("S2.1.3")
def test_the_trade_deck_holds_all_15_cards(set_up: SetUp) -> None:
    table = set_up("seats 3, round 2, step actions\ntracks 0: 0 3 0\nhand 0: JA09")
    act(table, 0, "tuck JA09", "at 0")
    assert chances(table) == {f"route TR0{number}": copies for number, copies in enumerate((2, 2, 2, 3, 3, 3), 1)}


@pytest.mark.rule("S2.1.4")
def test_the_heroes_start_on_the_board_with_a_randi_for_everybody(set_up: SetUp) -> None:
    table = Table.new("shipwrights", seats=5, seed=1)
    assert seen(table)["heroes"] == {"military": "board", "trade": "board", "fame": "board"}
    assert [yard(table, seat)["heroes"] for seat in range(5)] == [[]] * 5
    tied = set_up("seats 5, round 1, step actions\n" + "\n".join(f"tracks {seat}: 1 1 1" for seat in range(5)))
    for seat in range(5):
        act(tied, seat, "end")
    assert seen(tied)["heroes"] == {"military": "board", "trade": "board", "fame": "board"}
    assert [yard(tied, seat)["heroes"] for seat in range(5)] == [["common"]] * 5


@pytest.mark.rule("S2.1.5")
def test_the_village_deck_holds_every_card_and_the_discard_pile_is_empty() -> None:
    table = open_huts(unopened(3))
    fall(table, "round RO01")
    assert sum(chances(table).values()) == seen(table)["drawPile"] == 122
    assert [chances(table)[f"draw {card}"] for card in ("SH01", "BU01", "CR01", "CR02", "TF01", "JA01")] == [
        3, 2, 1, 2, 2, 1,
    ]  # fmt: skip
    assert seen(table)["discards"] == []


@pytest.mark.rule("S2.1.6")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_every_player_has_a_marker_on_space_0_of_each_track(seats: int) -> None:
    table = unopened(seats)
    assert [yard(table, seat)["tracks"] for seat in range(seats)] == [{"military": 0, "trade": 0, "fame": 0}] * seats


@pytest.mark.rule("S2.1.7")
def test_a_neutral_player_joins_one_or_two_players_only() -> None:
    neutral = [seen(unopened(seats))["neutral"] for seats in range(1, 6)]
    assert neutral == [{"military": 0, "trade": 0, "fame": 0}] * 2 + [None] * 3


@pytest.mark.rule("S2.2.1")
def test_a_player_board_starts_with_five_empty_spaces() -> None:
    table = Table.new("shipwrights", seats=4, seed=2)
    assert [yard(table, seat)["board"] for seat in range(4)] == [[{"card": None, "worker": False}] * 5] * 4


@pytest.mark.rule("S2.2.2")
def test_eikja_and_labourer_start_on_their_base_side(set_up: SetUp) -> None:
    table = set_up(
        "seats 2, round 1, step actions\nseat 0: worker 1, wood 2, wool 1, gold 2\nboard 0: SH04\nhand 0: JA01"
    )
    assert [yard(table, seat)["upgraded"] for seat in range(2)] == [[], []]
    act(table, 0, "ship 1", "labourer", "card JA01", "end")
    act(table, 1, "end")
    assert goods(table, 0) == {"worker": 1, "gold": 1}  # the income of the Eikja, and of the ship
    assert goods(table, 1) == START | {"worker": 4}


@pytest.mark.rule("S2.2.2")
def test_the_eikja_is_a_built_ship(set_up: SetUp) -> None:
    table = set_up("seats 3, round 1, step actions\ntracks 0: 0 3 0\nhand 0: JA09")
    act(table, 0, "tuck JA09", "at 0")
    fall(table, "route TR01")
    assert options_of(table, 0) == {"aboard eikja", "cash"}


@pytest.mark.rule("S2.2.3")
def test_each_player_gets_one_hut_at_random() -> None:
    table = unopened(3)
    assert chances(table) == HUTS
    fall(table, "hut HU04")
    assert chances(table) == {hut: 1 for hut in HUTS if hut != "hut HU04"}
    fall(table, "hut HU01", "hut HU06")
    assert [yard(table, seat)["hut"] for seat in range(3)] == [4, 1, 6]


@pytest.mark.rule("S2.2.3")
def test_the_hut_is_the_first_building_on_its_base_side(set_up: SetUp) -> None:
    table = set_up("seats 3, round 1, step actions\nseat 0: worker 1\nhand 0: CR01")
    assert yard(table, 0)["buildings"] == [{"card": None, "tucked": None, "worker": False}]
    act(table, 0, "place building 0")
    assert goods(table, 0) == {"coin": 3}


@pytest.mark.rule("S2.2.4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_unused_huts_are_out_of_the_game(seats: int) -> None:
    assert chances(open_huts(unopened(seats))) == ROUNDS


@pytest.mark.rule("S2.2.5")
@pytest.mark.rule("Q47")
@pytest.mark.parametrize(
    ("hut", "markers"),
    [
        ("HU01", {"military": 0, "trade": 1, "fame": 0}),
        ("HU02", {"military": 0, "trade": 0, "fame": 1}),
        ("HU04", {"military": 1, "trade": 0, "fame": 0}),
    ],
)
def test_the_icon_of_the_hut_moves_one_marker_one_space_without_a_reward(hut: str, markers: dict[str, int]) -> None:
    table = unopened(2)
    fall(table, f"hut {hut}")
    assert yard(table, 0)["tracks"] == markers
    assert [yard(table, 0)[reward] for reward in ("raids", "trades", "upgraded")] == [[], [], []]
    assert yard(table, 1)["tracks"] == {"military": 0, "trade": 0, "fame": 0}


@pytest.mark.rule("S2.2.6")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_every_player_takes_the_starting_goods(seats: int) -> None:
    table = Table.new("shipwrights", seats=seats, seed=3)
    assert [goods(table, seat) for seat in range(seats)] == [START] * seats


@pytest.mark.rule("S2.2.7")
@pytest.mark.parametrize("seats", [2, 5])
def test_nobody_starts_with_cards_or_heroes(seats: int) -> None:
    table = open_huts(unopened(seats))
    for seat in range(seats):
        found = yard(table, seat)
        assert (found["handSize"], found["packSize"]) == (0, 0)
        assert [found[cards] for cards in ("raids", "trades", "heroes", "ships")] == [[]] * 4


@pytest.mark.rule("S2.3.1")
def test_a_solo_player_chooses_any_set_of_the_four_enemies_before_round_1() -> None:
    table = Table.new("shipwrights", seats=1, seed=1)
    assert (seen(table)["round"], seen(table)["step"]) == (0, "enemies")
    assert len(options_of(table, 0)) == 16
    assert {"enemies none", "enemies e1", "enemies e24", "enemies e1234"} <= options_of(table, 0)
    table.play(0, "enemies e24")
    assert seen(table)["enemies"] == ["EN02", "EN04"]


@pytest.mark.rule("S2.3.1")
def test_with_more_players_enemies_are_not_used() -> None:
    for seats in range(2, 6):
        table = Table.new("shipwrights", seats=seats, seed=1, options={"enemies": "e1234"})
        state = table.position.state
        assert seen(table)["enemies"] == []
        assert (state.dearer, state.raid_more, state.tuck_more, state.board_room) == (0, 0, 0, 5)


@pytest.mark.rule("S2.3.2")
@pytest.mark.parametrize(
    ("enemies", "markers"),
    [
        ("none", {"military": 0, "trade": 0, "fame": 0}),
        ("e3", {"military": 3, "trade": 0, "fame": 0}),
        ("e14", {"military": 1, "trade": 3, "fame": 2}),
        ("e1234", {"military": 5, "trade": 3, "fame": 4}),
    ],
)
def test_the_icons_of_the_enemies_move_the_neutral_markers_before_round_1(
    enemies: str, markers: dict[str, int]
) -> None:
    table = solo(enemies)
    assert (seen(table)["round"], seen(table)["neutral"]) == (0, markers)
    assert yard(table, 0)["tracks"] == {"military": 0, "trade": 1, "fame": 0}
    asked_before = open_huts(unopened(1, {"enemies": enemies}))
    assert seen(asked_before)["neutral"] == markers


@pytest.mark.rule("Q3")
def test_enemies_are_open_and_in_force_from_the_start() -> None:
    table = solo("e1")
    fall(table, "round RO01", *(f"draw {card}" for card in ONE_EACH[:5]))
    for viewer in (None, 0):
        assert seen(table, viewer)["enemies"] == ["EN01"]
        assert seen(table, viewer)["prices"] == {"wood": 2, "wool": 4, "iron": 3}


ALL_FOUR = (
    "card RO01, step actions\nseat 0: worker 1, coin 2, gold 1\ntracks 0: 7 1 0\nraids 0: RA02\nhand 0: CR01 SH05"
)


@pytest.mark.rule("S2.3.3")
@pytest.mark.rule("Q3")
@pytest.mark.parametrize("round_no", [1, 3, 5])
def test_every_enemy_limits_the_player_for_the_whole_game(set_up: SetUp, round_no: int) -> None:
    free = set_up(f"seats 1, round {round_no}, {ALL_FOUR}\nboard 0: SH01 SH01 SH02 SH02")
    held = set_up(f"seats 1, round {round_no}, {ALL_FOUR}\nboard 0: SH01 SH01 SH02 SH02", {"enemies": "e1234"})
    for move in ("buy iron", "lay SH05", "raid 1", "tuck CR01"):
        assert free.why_not(0, move) is None
    assert held.why_not(0, "buy iron") == ("S0.2.5", "too_few_coins")
    assert held.why_not(0, "lay SH05") == ("Q46", "enemy_bars_the_space")
    assert held.why_not(0, "raid 1") == ("S0.2.7", "too_few_workers")
    assert held.why_not(0, "tuck CR01") == ("S0.2.4", "too_little_gold")


@pytest.mark.rule("S2.3.3")
@pytest.mark.rule("Q3")
def test_limitations_of_the_same_kind_add_up(set_up: SetUp) -> None:
    cards = cards_with({"EN02": {"effect": "limit price +2"}})
    table = set_up(f"seats 1, round 2, {ALL_FOUR}", {"enemies": "e12"}, cards=cards)
    assert seen(table)["prices"] == {"wood": 1 + 3, "wool": 3 + 3, "iron": 2 + 3}
