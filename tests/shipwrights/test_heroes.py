"""Phase 5: who takes which hero (S11)."""

from typing import Any

import pytest

from meadhall import Table

from .conftest import SetUp, yard


def held(table: Table) -> list[list[str]]:
    """The heroes of each seat."""
    return [yard(table, seat)["heroes"] for seat in range(table.seats)]


def places(table: Table) -> dict[str, Any]:
    found: dict[str, Any] = table.view(None)["position"]["heroes"]
    return found


# The worked example

ROUND_A = """
seats 3, round 1, step heroes
tracks 0: 7 5 3
raids 0: RA01
trades 0: TR05 down
tracks 1: 4 2 6
raids 1: RA02
upgraded 1: hut
tracks 2: 2 5 4
trades 2: TR05 down
upgraded 2: hut
"""
ROUND_B = """
seats 3, round 2, step heroes
heroes: military 0, fame 1, common 2
tracks 0: 7 {trade} 4
raids 0: RA01
trades 0: TR05 down
upgraded 0: hut
tracks 1: 8 3 6
raids 1: RA02 RA03
upgraded 1: hut
tracks 2: 3 6 6
trades 2: TR05 down
upgraded 2: hut
"""


@pytest.mark.rule("W4")
@pytest.mark.rule("S11.1.2")
@pytest.mark.rule("S11.1.3")
@pytest.mark.rule("S11.2.1")
def test_w4_round_a(set_up: SetUp) -> None:
    table = set_up(ROUND_A)
    assert held(table) == [["military"], ["fame"], ["common"]]
    assert places(table)["trade"] == "board"


@pytest.mark.rule("W4")
@pytest.mark.rule("S11.1.2")
@pytest.mark.rule("S11.1.6")
@pytest.mark.rule("S11.2.1")
@pytest.mark.rule("S11.2.2")
def test_w4_round_b(set_up: SetUp) -> None:
    assert held(set_up(ROUND_B.format(trade=5))) == [["common"], ["military", "fame"], ["trade"]]


@pytest.mark.rule("W4")
@pytest.mark.rule("S12.2.5")
def test_w4_two_heroes_are_worth_6_points(set_up: SetUp) -> None:
    text = ROUND_B.format(trade=5).replace("round 2", "round 5").replace("upgraded 1: hut", "upgraded 1: eikja")
    outcome = set_up(text).outcome
    assert outcome
    assert outcome.scores[1]["heroes"] == 6


@pytest.mark.rule("W4")
@pytest.mark.rule("S11.1.3")
def test_w4_round_c(set_up: SetUp) -> None:
    text = ROUND_B.format(trade=6).replace("round 2", "round 3")
    text = text.replace("military 0, fame 1, common 2", "military 1, trade 2, fame 1, common 0")
    assert held(set_up(text)) == [["common"], ["military", "fame"], ["trade"]]


# The three leaders


@pytest.mark.rule("S11.1.1")
@pytest.mark.parametrize(("tracks", "hero"), [("3 1 0", "military"), ("0 3 0", "trade"), ("0 1 3", "fame")])
def test_each_track_has_its_hero(set_up: SetUp, tracks: str, hero: str) -> None:
    table = set_up(f"seats 3, round 1, step heroes\ntracks 0: {tracks}\ntracks 1: 0 1 1\ntracks 2: 0 1 1")
    assert held(table) == [[hero], ["common"], ["common"]]
    assert [word for word, place in places(table).items() if place == 0] == [hero]


@pytest.mark.rule("S11.1.1")
@pytest.mark.parametrize(
    ("at", "name", "track"), [(0, "Svend", "military"), (1, "Thyra", "trade"), (2, "Frode", "fame")]
)
def test_svend_thyra_and_frode_stand_for_military_trade_and_fame(at: int, name: str, track: str) -> None:
    heroes = [row for row in Table.new("shipwrights", 3, 1).cards.rows if row["table"] == "heroes"]
    assert (heroes[at]["name"], heroes[at]["track"]) == (name, track)


@pytest.mark.rule("S11.1.2")
@pytest.mark.parametrize("place", ["board", "1", "2"])
def test_the_player_alone_in_front_takes_the_hero_from_wherever_it_is(set_up: SetUp, place: str) -> None:
    common = " ".join(seat for seat in "012" if seat != place)
    table = set_up(f"""
        seats 3, round 2, step heroes
        heroes: military {place}, common {common}
        tracks 0: 3 1 0
        tracks 1: 2 1 1
        tracks 2: 2 1 1
    """)
    assert held(table) == [["military"], ["common"], ["common"]]


@pytest.mark.rule("S11.1.2")
def test_a_leader_who_holds_the_hero_keeps_it(set_up: SetUp) -> None:
    table = set_up("""
        seats 3, round 2, step heroes
        heroes: military 1, common 0 2
        tracks 0: 0 1 0
        tracks 1: 3 1 1
        tracks 2: 2 1 1
    """)
    assert held(table) == [["common"], ["military"], ["common"]]


@pytest.mark.rule("S11.1.3")
@pytest.mark.rule("Q29")
@pytest.mark.parametrize("place", ["board", "0", "1", "2"])
@pytest.mark.parametrize("front", [(0, 1), (1, 2), (0, 2), (0, 1, 2)])
def test_with_a_tie_in_front_the_hero_stays_where_it_is(set_up: SetUp, place: str, front: tuple[int, ...]) -> None:
    common = " ".join(seat for seat in "012" if seat != place)
    table = set_up(
        f"seats 3, round 2, step heroes\nheroes: fame {place}, common {common}\n"
        + "\n".join(f"tracks {seat}: 0 1 {3 if seat in front else 2}" for seat in range(3))
    )
    assert places(table)["fame"] == (place if place == "board" else int(place))


@pytest.mark.rule("S11.1.6")
@pytest.mark.rule("S11.1.7")
def test_one_player_takes_all_three_at_once_and_their_holders_are_left_with_the_common_hero(set_up: SetUp) -> None:
    table = set_up("""
        seats 3, round 2, step heroes
        heroes: military 1, trade 2, fame 1, common 0
        tracks 0: 3 3 3
        tracks 1: 2 2 2
        tracks 2: 2 2 2
    """)
    assert held(table) == [["military", "trade", "fame"], ["common"], ["common"]]


@pytest.mark.rule("S11.1.7")
@pytest.mark.rule("S11.2.2")
def test_two_players_can_swap_heroes(set_up: SetUp) -> None:
    table = set_up("""
        seats 3, round 2, step heroes
        heroes: military 0, trade 1, common 2
        tracks 0: 2 3 1
        tracks 1: 3 2 1
        tracks 2: 0 1 1
    """)
    assert held(table) == [["trade"], ["military"], ["common"]]


# The neutral player


@pytest.mark.rule("S11.1.4")
@pytest.mark.rule("Q30")
@pytest.mark.parametrize(
    ("neutral", "place"), [("2 0 0", 0), ("3 0 0", 1), ("4 0 0", "neutral")], ids=["behind", "tied", "in front"]
)
def test_the_neutral_player_is_compared_like_any_other(set_up: SetUp, neutral: str, place: int | str) -> None:
    table = set_up(f"""
        seats 2, round 2, step heroes
        heroes: military 1, common 0
        neutral: {neutral}
        tracks 0: 3 1 1
        tracks 1: 2 1 1
    """)
    assert places(table)["military"] == place


@pytest.mark.rule("S11.1.4")
def test_the_neutral_player_is_compared_in_a_solo_game_too(set_up: SetUp) -> None:
    table = set_up("seats 1, round 1, step heroes\nneutral: 2 2 4\ntracks 0: 3 2 3")
    assert places(table) == {"military": 0, "trade": "board", "fame": "neutral"}


@pytest.mark.rule("S11.1.4")
def test_there_is_no_neutral_player_with_three(set_up: SetUp) -> None:
    table = set_up("seats 3, round 1, step heroes\ntracks 0: 1 1 0\ntracks 1: 0 1 1\ntracks 2: 0 1 1")
    assert places(table) == {"military": 0, "trade": "board", "fame": "board"}


@pytest.mark.rule("S11.1.5")
@pytest.mark.rule("S11.2.1")
@pytest.mark.rule("Q30")
def test_alone_in_front_the_neutral_player_takes_the_hero_from_its_holder(set_up: SetUp) -> None:
    table = set_up("""
        seats 2, round 2, step heroes
        heroes: trade 1, common 0
        neutral: 0 5 0
        tracks 0: 1 2 1
        tracks 1: 1 3 1
    """)
    assert places(table)["trade"] == "neutral"
    assert held(table) == [["common"], ["common"]]


@pytest.mark.rule("S11.1.4")
@pytest.mark.rule("S11.2.2")
def test_a_player_takes_a_hero_back_from_the_neutral_player(set_up: SetUp) -> None:
    table = set_up("""
        seats 2, round 3, step heroes
        heroes: trade neutral, common 0 1
        neutral: 0 2 0
        tracks 0: 1 2 1
        tracks 1: 1 3 1
    """)
    assert held(table) == [["common"], ["trade"]]


@pytest.mark.rule("S11.2.4")
@pytest.mark.rule("Q30")
def test_the_neutral_player_never_takes_the_common_hero(set_up: SetUp) -> None:
    table = set_up("""
        seats 2, round 2, step heroes
        neutral: 0 0 0
        tracks 0: 2 2 1
        tracks 1: 1 1 2
    """)
    assert places(table) == {"military": 0, "trade": 0, "fame": 1}
    assert table.position.state.common == 0


# The common hero


@pytest.mark.rule("S11.2.1")
@pytest.mark.rule("S11.2.3")
@pytest.mark.rule("Q31")
def test_five_players_without_a_leader_have_one_common_hero_each(set_up: SetUp) -> None:
    everybody = "\n".join(f"tracks {seat}: 1 1 1" for seat in range(5))
    for number in (1, 2, 3):
        table = set_up(f"seats 5, round {number}, step heroes\n{everybody}")
        assert held(table) == [["common"]] * 5
    assert next(row["copies"] for row in table.cards.rows if row.get("name") == "Randi") == "5"


@pytest.mark.rule("S11.2.2")
def test_who_wins_a_leader_returns_the_common_hero(set_up: SetUp) -> None:
    table = set_up("""
        seats 3, round 2, step heroes
        heroes: common 0 1 2
        tracks 0: 2 1 1
        tracks 1: 1 1 1
        tracks 2: 1 1 1
    """)
    assert held(table) == [["military"], ["common"], ["common"]]
