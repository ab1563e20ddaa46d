"""The twelve abilities of ships (S14)."""

import pytest

from meadhall import Table

from .conftest import SetUp, act, fall, goods, options_of


def build(set_up: SetUp, ship: str, craftsmen: str, cost: str, tracks: str = "0 1 0") -> Table:
    """A seat that has just launched a ship, with nothing left of what it cost."""
    table = set_up(f"""
        seats 3, round 2, step actions
        seat 0: {cost}
        tracks 0: {tracks}
        board 0: {ship} {craftsmen}
    """)
    act(table, 0, "ship 1", *(f"from {at}" for at in range(2, 2 + len(craftsmen.split()))))
    return table


# Immediate


@pytest.mark.rule("S14.1.1")
def test_the_seksring_gives_3_workers(set_up: SetUp) -> None:
    table = build(set_up, "SH01", "CR01", "worker 2, wood 2, wool 1, iron 2")
    assert goods(table) == {"worker": 3}


@pytest.mark.rule("S14.1.2")
def test_the_byrding_gives_2_basics_of_choice(set_up: SetUp) -> None:
    table = build(set_up, "SH06", "CR01 CR13", "worker 2, wood 3, wool 2, iron 1, coin 1")
    assert options_of(table, 0) == {"basic wood", "basic wool", "basic iron"}
    act(table, 0, "basic wood", "basic iron")
    assert goods(table) == {"wood": 1, "iron": 1}
    assert "end" in options_of(table, 0)


@pytest.mark.rule("S14.1.2")
def test_the_2_basics_of_choice_may_be_alike(set_up: SetUp) -> None:
    table = build(set_up, "SH06", "CR01 CR13", "worker 2, wood 3, wool 2, iron 1, coin 1")
    act(table, 0, "basic wool", "basic wool")
    assert goods(table) == {"wool": 2}


@pytest.mark.rule("S14.1.3")
def test_the_ferje_gives_4_coins(set_up: SetUp) -> None:
    table = build(set_up, "SH02", "CR13", "worker 2, wood 2, wool 1, iron 2")
    assert goods(table) == {"coin": 4}


@pytest.mark.rule("S14.1.4")
def test_the_karve_draws_2_village_cards(set_up: SetUp) -> None:
    table = build(set_up, "SH05", "CR09 CR17", "worker 2, wood 1, wool 1, iron 2, gold 1")
    fall(table, "draw TF01", "draw JA01")
    assert table.view(0)["position"]["hand"] == ["TF01", "JA01"]
    assert goods(table) == {}


@pytest.mark.rule("S14.1.1")
@pytest.mark.rule("S14.1.3")
def test_an_immediate_ability_comes_once_and_not_again(set_up: SetUp) -> None:
    table = set_up("seats 3, round 2, step actions\nseat 0: coin 0\ntracks 0: 2 2 1\nships 0: SH01 SH02")
    for seat in range(3):
        act(table, seat, "end")
    assert goods(table) == {"worker": 1}


# Income


@pytest.mark.rule("S14.1.5")
@pytest.mark.rule("S14.1.6")
@pytest.mark.parametrize(
    ("ship", "craftsman", "cost", "income"),
    [
        ("SH04", "CR17", "worker 1, wood 2, wool 1, gold 1", {"worker": 1, "gold": 1}),
        ("SH03", "CR07", "worker 2, wood 1, wool 2, iron 1", {"worker": 1, "coin": 2}),
    ],
    ids=["Faring", "Skute"],
)
def test_an_income_comes_in_every_income_phase(
    set_up: SetUp, ship: str, craftsman: str, cost: str, income: dict[str, int]
) -> None:
    table = build(set_up, ship, craftsman, cost)
    assert goods(table) == {}
    for seat in range(3):
        act(table, seat, "end")
    assert goods(table) == income


# At the end of the game


def bonus(set_up: SetUp, ships: str, printed: int, lines: str) -> int:
    """What built ships score above their printed points."""
    table = set_up(f"seats 3, round 5, step conversion\nships 0: {ships}\n{lines}")
    assert table.outcome
    return table.outcome.scores[0]["ships"] - printed


def rewards(raids: int, trades: int, upgrades: int) -> str:
    """Markers and cards of so many raid cards, trade cards and upgrades; the Eikja is upgraded last."""
    at = [3, 4, 8, 12]
    lines = [f"tracks 0: {at[raids]} {at[trades]} {at[upgrades]}"]
    if raids:
        lines.append("raids 0: " + " ".join(["RA01", "RA02", "RA03"][:raids]))
    if trades:
        lines.append("trades 0: " + ", ".join(["TR05 down", "TR05 eikja", "TR01 down"][:trades]))
    if upgrades:
        lines.append("upgraded 0: " + " ".join(["labourer", "hut", "eikja"][:upgrades]))
    return "\n".join(lines)


@pytest.mark.rule("S14.1.7")
@pytest.mark.rule("Q45")
@pytest.mark.parametrize(
    ("buildings", "count"),
    [
        ("HU01", 1),
        ("HU01, BU01", 2),
        ("HU01, BU01, BU01", 2),
        ("HU01, BU01, BU02, BU01, BU02", 3),
        ("HU01, BU01, BU02, BU04, BU06", 5),
    ],
)
def test_the_busse_scores_for_each_different_building(set_up: SetUp, buildings: str, count: int) -> None:
    assert bonus(set_up, "SH10", 6, f"{rewards(0, 2, 0)}\nbuildings 0: {buildings}") == count


@pytest.mark.rule("S14.1.7")
@pytest.mark.rule("Q45")
def test_a_hut_is_one_building_whatever_its_side(set_up: SetUp) -> None:
    lines = "tracks 0: 1 3 4\nupgraded 0: hut\nbuildings 0: HU01, BU01"
    assert bonus(set_up, "SH10", 6, lines) == 2


@pytest.mark.rule("S14.1.8")
@pytest.mark.parametrize(
    ("won", "sets"),
    [((0, 0, 0), 0), ((3, 3, 0), 0), ((0, 3, 2), 0), ((3, 0, 2), 0), ((1, 1, 1), 1), ((2, 1, 2), 1), ((2, 3, 2), 2)],
)
def test_the_dreki_scores_3_for_each_set(set_up: SetUp, won: tuple[int, int, int], sets: int) -> None:
    assert bonus(set_up, "SH12", 8, rewards(*won)) == 3 * sets


@pytest.mark.rule("S14.1.8")
def test_three_sets_are_the_most(set_up: SetUp) -> None:
    assert bonus(set_up, "SH12", 8 + 2, rewards(3, 3, 3)) == 9


@pytest.mark.rule("S14.1.9")
@pytest.mark.parametrize(("others", "printed", "count"), [("", 0, 2), ("SH04", 1, 3), ("SH04 SH04 SH03", 5, 5)])
def test_the_barde_scores_for_each_ship_itself_and_the_eikja_included(
    set_up: SetUp, others: str, printed: int, count: int
) -> None:
    assert bonus(set_up, f"SH08 {others}", 3 + printed, f"{rewards(0, 2, 0)}\nboard 0: SH12") == count


@pytest.mark.rule("S14.1.10")
@pytest.mark.parametrize("raids", range(4))
def test_the_snekke_scores_2_for_each_raid_card(set_up: SetUp, raids: int) -> None:
    assert bonus(set_up, "SH07", 3, rewards(raids, 2, 2)) == 2 * raids


@pytest.mark.rule("S14.1.11")
@pytest.mark.parametrize("trades", range(4))
def test_the_knarr_scores_2_for_each_trade_card_tucked_or_face_down(set_up: SetUp, trades: int) -> None:
    assert bonus(set_up, "SH09", 5, rewards(2, trades, 2)) == 2 * trades


@pytest.mark.rule("S14.1.12")
@pytest.mark.parametrize("upgrades", range(4))
def test_the_skeid_scores_2_for_each_upgrade(set_up: SetUp, upgrades: int) -> None:
    eikja = 2 if upgrades == 3 else 0
    assert bonus(set_up, "SH11", 7 + eikja, rewards(2, 2, upgrades)) == 2 * upgrades


@pytest.mark.rule("S14.1.13")
@pytest.mark.rule("Q37")
@pytest.mark.parametrize(
    ("ship", "printed", "each"), [("SH07", 3, 6), ("SH09", 5, 6), ("SH11", 7, 6), ("SH12", 8, 9), ("SH08", 3, 3)]
)
def test_each_copy_scores_in_full(set_up: SetUp, ship: str, printed: int, each: int) -> None:
    assert bonus(set_up, f"{ship} {ship}", 2 * printed + 2, rewards(3, 3, 3)) == 2 * each


@pytest.mark.rule("S14.1.13")
@pytest.mark.rule("Q37")
def test_three_copies_score_three_times(set_up: SetUp) -> None:
    assert bonus(set_up, "SH10 SH10 SH10", 18 + 2, rewards(3, 3, 3)) == 3
    assert bonus(set_up, "SH08 SH08 SH08", 9 + 2, rewards(3, 3, 3)) == 3 * 4


@pytest.mark.rule("S14.1.7")
@pytest.mark.rule("S14.1.9")
@pytest.mark.rule("S14.1.10")
@pytest.mark.rule("S14.1.11")
@pytest.mark.rule("S14.1.12")
def test_a_bonus_counts_only_what_its_owner_has(set_up: SetUp) -> None:
    lines = """
        tracks 0: 7 4 4
        raids 0: RA04
        trades 0: TR02 down
        upgraded 0: labourer
        ships 1: SH01 SH02
        buildings 1: HU02, BU01, BU02
    """
    lines += rewards(3, 3, 3).replace(" 0:", " 1:")
    raids, ships, buildings, upgrades = 2, 5, 1, 2
    assert bonus(set_up, "SH07 SH08 SH10 SH11", 3 + 3 + 6 + 7, lines) == raids + ships + buildings + upgrades
