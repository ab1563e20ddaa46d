"""Step 4: whose turn it is, and what he may start (E7)."""

from collections.abc import Iterator

import pytest

from meadhall import Table
from meadhall.core.phrase import Phrase
from meadhall.games.eketorp.rules.state import Phase
from meadhall.i18n import LANGUAGES, words

from .conftest import SetUp, board, castle, fight, options_of, positions, siege_field

HANDS = "seat 0: hand 1 2 6 6\nseat 1: hand 1 2 5 6\nseat 2: hand 1 2 4 6"


def skirmish(table: Table, attack: str) -> None:
    """An attack of the seat on turn, without amulets, everybody with the lowest card; stops at the next attack."""
    table.play(table.waiting[0], attack)
    while board(table)["step"] in ("amulet", "card"):
        seat = table.waiting[0]
        table.play(seat, min(options_of(table, seat) - {"exchange"}))


# Whose turn


@pytest.mark.rule("E7.1.1")
@pytest.mark.parametrize("leader", range(3))
def test_the_starting_player_has_the_first_turn_and_it_passes_clockwise(set_up: SetUp, leader: int) -> None:
    fields = "\n".join(f"{field}: 0 1 2" for field in "ABCDEF")
    table = set_up(f"seats 3, round 1, leader {leader}, step fights\n{fields}")
    order = []
    for field in "ABCDEF":
        seat = table.waiting[0]
        order.append(seat)
        skirmish(table, f"attack {field} {(seat + 1) % 3}")
    assert order == [(leader + step) % 3 for step in range(6)]


@pytest.mark.rule("E7.1.1")
def test_nobody_attacks_out_of_turn(set_up: SetUp) -> None:
    table = set_up("seats 3, round 1, leader 1, step fights\nA: 0 1\nB: 0 1")
    assert table.waiting == (1,)
    assert table.why_not(0, "attack A 1") == ("E7.1.1", "not_your_decision")


@pytest.mark.rule("E7.1.1")
def test_the_turn_goes_on_from_the_last_attacker_not_from_the_starting_player(set_up: SetUp) -> None:
    table = set_up(f"seats 3, round 1, leader 1, step fights\nA: 0 2\nB: 0 2\nC: 0 2\nD: 1 2\n{HANDS}")
    fight(table, 1, "attack D 2", 2, 1, 6)
    fight(table, 2, "attack A 0", 0, 1, 1)
    assert table.waiting == (0,)
    fight(table, 0, "attack B 2", 2, 2, 4)
    assert board(table)["fight"]["attacker"] == 2


@pytest.mark.rule("E7.1.2")
def test_who_has_an_attack_must_attack(set_up: SetUp) -> None:
    table = set_up("seats 3, round 1, leader 0, step fights\nA: 0 1\nsiege 1 boat: 0")
    assert options_of(table, 0) == {"attack A 1", "siege 1 boat"}
    assert table.why_not(0, "pass") == ("E4.1.2", "another_step")
    assert table.why_not(0, "decline 1 boat") == ("E7.1.2", "siege_must_be_fought")


@pytest.mark.rule("E7.1.2")
def test_a_turn_is_one_attack(set_up: SetUp) -> None:
    table = set_up(f"seats 3, round 1, leader 0, step fights\nA: 0 1\nB: 0 1\nC: 0 1 2\nD: 1 2\n{HANDS}")
    fight(table, 0, "attack A 1", 1, 6, 2)
    assert table.waiting == (1,)
    assert table.why_not(0, "attack B 1") == ("E7.1.1", "not_your_decision")


@pytest.mark.rule("E7.1.3")
def test_who_has_no_attack_is_skipped(set_up: SetUp) -> None:
    table = set_up("seats 5, round 1, leader 1, step fights\nA: 0 3\nB: 0 3\nC: 0 3\nD wood: 2")
    assert table.waiting == (3,)
    skirmish(table, "attack A 0")
    assert table.waiting == (0,)


@pytest.mark.rule("E7.1.3")
def test_a_seat_skipped_once_has_no_attack_later_in_the_step(random_games: list[Table]) -> None:
    skips = 0
    for table in random_games:
        for turns in steps_of_fights(table):
            skipped: set[int] = set()
            for before, now in zip([turns[0] - 1, *turns[1:-1]], turns[1:], strict=True):
                passed = {
                    seat % table.seats for seat in range(before + 1, before + 1 + (now - before - 1) % table.seats)
                }
                skipped |= passed
                assert now not in skipped
            skips += len(skipped)
    assert skips > 100


def steps_of_fights(table: Table) -> Iterator[list[int]]:
    """For each round the starting player, then the seats that attacked, in order."""
    turns: list[int] = []
    was = Phase.FIRST_PLAYER
    for entry, s in positions(table):
        if was == Phase.FIGHT:
            turns.append(entry.seat)
        if was == Phase.MATERIAL:
            if turns:
                yield turns
            turns = [int(s.leader)]
        was = Phase(int(s.phase))
    yield turns


@pytest.mark.rule("E7.1.4")
def test_the_step_is_over_when_nobody_has_an_attack(set_up: SetUp) -> None:
    table = set_up(f"seats 4, round 1, leader 2, step fights\nA wood: 0 1\nB grass: 3\n{HANDS}")
    assert board(table)["step"] == "fight"
    fight(table, 0, "attack A 1", 1, 6, 1)
    assert board(table)["step"] == "build"


@pytest.mark.rule("E7.1.5")
def test_being_attacked_does_not_use_up_a_turn(set_up: SetUp) -> None:
    table = set_up(f"seats 3, round 1, leader 0, step fights\nA: 0 1\nB: 1 2\nC: 1 2\n{HANDS}")
    fight(table, 0, "attack A 1", 1, 6, 1)
    assert table.waiting == (1,)
    assert options_of(table, 1) == {"attack B 2", "attack C 2"}


# What he may start


@pytest.mark.rule("E7.2.1")
def test_in_a_battle_any_other_owner_may_be_attacked(set_up: SetUp) -> None:
    table = set_up("seats 4, round 1, leader 0, step fights\nA wood wood: 0 1 3\nB wood wood: 0 1\nC: 1 2")
    assert options_of(table, 0) == {"attack A 1", "attack A 3"}
    assert table.why_not(0, "attack A 2") == ("E7.2.1", "no_viking_of_theirs")
    assert table.why_not(0, "attack A 0") == ("E7.2.1", "not_against_yourself")


@pytest.mark.rule("E7.2.2")
def test_on_a_siege_field_any_rival_may_be_attacked(set_up: SetUp) -> None:
    table = set_up("seats 4, round 1, leader 2, step fights\nsiege 0 ram: 1 2 3\nsiege 1 ram: 0 3")
    assert options_of(table, 2) == {"contest 0 ram 1", "contest 0 ram 3"}
    assert table.why_not(2, "contest 0 ram 2") == ("E7.2.2", "no_contest_with_yourself")
    assert table.why_not(2, "contest 0 ram 0") == ("E7.2.2", "no_rival_on_the_siege_field")
    assert table.why_not(2, "contest 1 ram 0") == ("E7.2.5", "no_viking_of_yours")


@pytest.mark.rule("E7.2.3")
def test_a_lone_besieger_attacks_the_castle(set_up: SetUp) -> None:
    table = set_up("seats 3, round 1, leader 2, step fights\nsiege 0 ram: 2\nsiege 1 catapult: 2\nsiege 1 boat: 0")
    assert options_of(table, 2) == {"siege 0 ram", "siege 1 catapult"}
    table.play(2, "siege 1 catapult")
    assert board(table)["fight"] == {"kind": "siege", "place": "siege 1 catapult", "attacker": 2, "defender": 1}


@pytest.mark.rule("E7.2.4")
def test_a_castle_owner_cannot_attack_his_besiegers(set_up: SetUp) -> None:
    table = set_up("seats 3, round 1, leader 0, step fights\nsiege 0 boat: 1\nsiege 0 ram: 1 2")
    assert castle(table, 0)["home"] == 8
    assert table.waiting == (1,)
    table = set_up("seats 3, round 1, leader 0, step fights\nsiege 0 boat: 1\nA: 0 1")
    assert options_of(table, 0) == {"attack A 1"}
    for move in ("siege 0 boat", "contest 0 boat 1"):
        assert table.why_not(0, move) == ("E7.2.4", "home_never_attacks")


@pytest.mark.rule("E7.2.5")
def test_nobody_starts_a_fight_without_a_viking_in_it(set_up: SetUp) -> None:
    table = set_up("seats 4, round 1, leader 0, step fights\nA: 0 1\nB: 1 2\nsiege 2 boat: 1 3\nsiege 2 ram: 1")
    assert options_of(table, 0) == {"attack A 1"}
    for move in ("attack B 1", "contest 2 boat 1", "siege 2 ram"):
        assert table.why_not(0, move) == ("E7.2.5", "no_viking_of_yours")


@pytest.mark.rule("E7.2.6")
def test_no_siege_from_a_siege_field_with_rivals(set_up: SetUp) -> None:
    table = set_up("seats 3, round 1, leader 1, step fights\nsiege 0 boat: 1 2")
    assert table.why_not(1, "siege 0 boat") == ("E7.2.6", "rivals_on_the_siege_field")


@pytest.mark.rule("E7.2.7")
@pytest.mark.parametrize("first", ["attack A 1", "contest 1 boat 2", "siege 2 ram"])
def test_battles_and_sieges_may_be_taken_in_any_order(set_up: SetUp, first: str) -> None:
    table = set_up("""
        seats 3, round 1, leader 0, step fights
        A: 0 1
        B: 1 2
        siege 1 boat: 0 2
        siege 2 ram: 0
    """)
    assert options_of(table, 0) == {"attack A 1", "contest 1 boat 2", "siege 2 ram"}
    table.play(0, first)
    assert board(table)["step"] == "amulet"


@pytest.mark.rule("E7.2.8")
@pytest.mark.parametrize(("a", "b", "winner"), [(6, 1, 1), (1, 6, 2)])
def test_the_winner_of_a_siege_field_besieges_on_a_later_turn(set_up: SetUp, a: int, b: int, winner: int) -> None:
    table = set_up(
        f"seats 4, round 1, leader 1, step fights\nsiege 0 boat: 1 2\nA: 0 3\nB: 1 2\nC: 1 2\nD: 1 2\n{HANDS}"
    )
    fight(table, 1, "contest 0 boat 2", 2, a, b)
    assert siege_field(table, 0, "boat") == {"vikings": [winner], "over": False, "booty": None}
    assert table.waiting == (2,)
    siege = {"siege 0 boat"} if winner == 2 else set()
    assert options_of(table, 2) == {"attack B 1", "attack C 1", "attack D 1"} | siege
    fight(table, 2, "attack B 1", 1, 2, 2)
    for _ in range(4):  # seat 3 and seat 0: A is the only attack of either
        seat = table.waiting[0]
        table.play(seat, min(options_of(table, seat) - {"exchange"}))
    assert table.waiting == (1,)
    siege = {"siege 0 boat"} if winner == 1 else set()
    assert options_of(table, 1) == {"attack C 2", "attack D 2"} | siege


@pytest.mark.rule("E7.2.9")
def test_a_fight_is_one_figure_against_one(set_up: SetUp) -> None:
    table = set_up(f"seats 3, round 1, leader 0, step fights\nA wood: 0 0 1 1 1\nB: 1 2\n{HANDS}")
    assert options_of(table, 0) == {"attack A 1"}
    fight(table, 0, "attack A 1", 1, 6, 1)
    assert board(table)["fields"]["A"]["vikings"] == [2, 2, 0]
    assert castle(table, 1)["wards"] == [1, 0, 0, 0]


@pytest.mark.rule("E7.2.9")
@pytest.mark.rule("E7.1.2")
def test_the_same_pair_may_meet_again_on_the_same_field(set_up: SetUp) -> None:
    table = set_up(f"seats 3, round 1, leader 0, step fights\nA: 0 0 1 1\n{HANDS}")
    fight(table, 0, "attack A 1", 1, 6, 1)
    assert board(table)["fight"] == {"kind": "battle", "place": "A", "attacker": 1, "defender": 0}


@pytest.mark.rule("E7.3")
def test_there_are_no_more_fights_than_vikings_sent_away(random_games: list[Table]) -> None:
    most = {3: 24, 4: 24, 5: 30, 6: 30}
    rounds = 0
    for table in random_games:
        was, at_home, sent, fights = Phase.FIRST_PLAYER, 0, 0, 0
        for _, s in positions(table):
            if was == Phase.FIGHT:
                fights += 1
            if was == Phase.PLAN and s.phase != Phase.PLAN:
                assert fights <= sent <= most[table.seats]
                sent, fights, rounds = at_home - int(s.home.sum()), 0, rounds + 1
            if s.phase == Phase.PLAN:
                at_home = int(s.home.sum())
            was = Phase(int(s.phase))
        assert fights <= sent
    assert rounds > 5 * len(random_games)


# Decisions


@pytest.mark.rule("DP4")
@pytest.mark.parametrize(
    ("seats", "fields", "siege", "count"),
    [(3, "ABCDEFG", "0 2", 15), (4, "ABCDEF", "", 18), (5, "ABCDEF", "", 24), (6, "ABCDE", "", 25)],
)
def test_the_most_attacks_one_can_choose_from(set_up: SetUp, seats: int, fields: str, siege: str, count: int) -> None:
    everybody = " ".join(str(seat) for seat in range(seats))
    lines = [f"{field}: {everybody}" for field in fields] + [f"siege 1 boat: {siege}"]
    table = set_up("\n".join([f"seats {seats}, round 1, leader 0, step fights", *lines]))
    assert castle(table, 0)["home"] == 0
    assert len(options_of(table, 0)) == count


@pytest.mark.rule("DP4")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_an_attack_is_declared_openly(set_up: SetUp, viewer: int | None) -> None:
    table = set_up("seats 3, round 1, leader 0, step fights\nA: 0 1\nB: 0 2")
    table.play(0, "attack B 2")
    assert board(table, viewer)["fight"] == {"kind": "battle", "place": "B", "attacker": 0, "defender": 2}


POINTLESS = """
seats 3, round 1, leader 1, step fights
siege 0 catapult: 1
siege 0 boat: 1
siege 2 ram: 1 0
A: 0 1
B: 0 1
walls 0: / grass
"""


@pytest.mark.rule("DP10")
def test_a_siege_of_two_empty_wall_fields_may_be_declined(set_up: SetUp) -> None:
    table = set_up(POINTLESS, {"skipPointlessSiege": True})
    attacks = {"attack A 0", "attack B 0", "contest 2 ram 0", "siege 0 catapult", "siege 0 boat"}
    assert options_of(table, 1) == attacks | {"decline 0 boat"}
    assert table.why_not(1, "decline 0 catapult") == ("E9.5", "walls_worth_a_siege")
    assert table.why_not(1, "decline 2 ram") == ("E7.2.6", "rivals_on_the_siege_field")
    assert table.why_not(1, "decline 2 boat") == ("E7.2.5", "no_viking_of_yours")


@pytest.mark.rule("DP10")
@pytest.mark.rule("E7.1.2")
def test_without_the_option_a_pointless_siege_is_fought(set_up: SetUp) -> None:
    table = set_up(POINTLESS)
    assert not any(text.startswith("decline") for text in options_of(table, 1))
    assert table.why_not(1, "decline 0 boat") == ("E7.1.2", "siege_must_be_fought")


@pytest.mark.rule("DP10")
def test_declining_is_the_action_of_the_turn_and_ends_the_siege(set_up: SetUp) -> None:
    table = set_up(POINTLESS + HANDS, {"skipPointlessSiege": True})
    before = [castle(table, seat, seat)["hand"] for seat in range(3)]
    table.play(1, "decline 0 boat")
    assert table.waiting == (0,)
    assert siege_field(table, 0, "boat") == {"vikings": [1], "over": True, "booty": None}
    assert [castle(table, seat, seat)["hand"] for seat in range(3)] == before
    fight(table, 0, "attack A 1", 1, 6, 1)
    for move in ("siege 0 boat", "decline 0 boat"):
        assert table.why_not(1, move) == ("E9.1.3", "siege_over")


@pytest.mark.rule("DP10")
def test_a_declined_besieger_goes_home_with_the_others(set_up: SetUp) -> None:
    table = set_up("seats 3, round 1, leader 1, step fights\nsiege 0 boat: 1", {"skipPointlessSiege": True})
    table.play(1, "decline 0 boat")
    assert (board(table)["round"], board(table)["step"]) == (2, "plan")
    assert castle(table, 1)["home"] == 8


@pytest.mark.parametrize(
    ("text", "step", "asked"),
    [
        ("seats 3, step plan", "plan", "First place your vikings."),
        ("seats 3, step fights\nA grass: 0 1", "fight", "First choose whom to attack."),
    ],
)
def test_a_move_of_another_step_names_what_is_asked(set_up: SetUp, text: str, step: str, asked: str) -> None:
    table = set_up(text)
    seat = table.waiting[0]
    said = table.lack(seat, "exchange")
    assert table.why_not(seat, "exchange") == ("E4.1.2", "another_step")
    assert said == Phrase("eketorp-lack-step", {"step": step}) and words("en").say(said) == asked
    assert len({words(language).say(said) for language in LANGUAGES}) == len(LANGUAGES)
