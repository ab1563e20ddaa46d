"""Raids (S6.11)."""

import pytest

from .conftest import SetUp, act, fall, goods, options_of, yard

CARDS = ("RA02", "RA02", "RA03")


def with_strength(strength: int, workers: int) -> str:
    """A solo player with the raid cards of this military position."""
    cards = " ".join(CARDS[: min(strength // 4, 3)])
    return f"seats 1\nseat 0: worker {workers}\ntracks 0: {strength} 1 0\nraids 0: {cards}"


@pytest.mark.rule("S6.11.1")
@pytest.mark.parametrize(
    ("card", "gained"),
    [
        ("RA02", {"gold": 1}),
        ("RA03", {"wood": 1, "wool": 1}),
        ("RA04", {"wool": 1, "iron": 1}),
        ("RA05", {"wood": 1, "iron": 1}),
        ("RA06", {"coin": 4}),
    ],
)
def test_a_raid_takes_workers_gives_its_reward_and_turns_the_card(
    set_up: SetUp, card: str, gained: dict[str, int]
) -> None:
    table = set_up(f"seats 3\nseat 0: worker 3\ntracks 0: 4 1 0\nraids 0: {card}")
    table.play(0, "raid 1")
    assert goods(table) == {"worker": 1} | gained
    assert yard(table)["raids"] == [{"card": int(card[2:]), "used": True}]


@pytest.mark.rule("S6.11.1")
def test_any_of_ones_own_cards_may_be_raided(set_up: SetUp) -> None:
    table = set_up(
        "seats 3\nseat 0: worker 5\ntracks 0: 8 1 0\nraids 0: RA02 RA06\ntracks 1: 12 0 1\nraids 1: RA02 RA03 RA04"
    )
    assert table.why_not(0, "raid 3") == ("S6.11.1", "no_raid_card")
    table.play(0, "raid 2")
    assert goods(table) == {"worker": 4, "coin": 4}
    assert [card["used"] for card in yard(table)["raids"]] == [False, True]


@pytest.mark.rule("S6.11.1")
@pytest.mark.rule("S6.11.5")
def test_a_card_face_down_is_not_raided(set_up: SetUp) -> None:
    table = set_up("seats 3\nseat 0: worker 5\ntracks 0: 4 1 0\nraids 0: RA02 used")
    assert table.why_not(0, "raid 1") == ("S6.11.5", "raid_done")


@pytest.mark.parametrize(
    ("strength", "workers"),
    [
        pytest.param(strength, workers, marks=pytest.mark.rule(rule))
        for rule, workers, strengths in (
            ("S6.11.2", 2, (4, 5, 6)),
            ("S6.11.3", 1, (7, 8, 9)),
            ("S6.11.4", 0, (10, 11, 12, 18)),
        )
        for strength in strengths
    ],
)
def test_strength_decides_how_many_workers_a_raid_takes(set_up: SetUp, strength: int, workers: int) -> None:
    table = set_up(with_strength(strength, workers))
    table.play(0, "raid 1")
    assert goods(table) == {"gold": 1}
    if workers:
        fewer = set_up(with_strength(strength, workers - 1))
        assert fewer.why_not(0, "raid 1") == ("S0.2.7", "too_few_workers")


@pytest.mark.rule("S6.11.5")
def test_a_raid_card_is_used_once_a_round(set_up: SetUp) -> None:
    table = set_up("seats 3\nseat 0: worker 5\ntracks 0: 7 1 0\nraids 0: RA02")
    table.play(0, "raid 1")
    assert table.why_not(0, "raid 1") == ("S6.11.5", "raid_done")
    for seat in range(3):
        table.play(seat, "end")
    while table.view(0)["position"]["step"] == "draft":
        for seat in table.waiting:
            table.play(seat, table.moves(seat)[0])
    workers = goods(table)["worker"]
    table.play(0, "raid 1")
    assert goods(table)["worker"] == workers - 1
    assert table.why_not(0, "raid 1") == ("S6.11.5", "raid_done")


@pytest.mark.rule("S6.11.6")
def test_each_raid_is_paid_for_separately(set_up: SetUp) -> None:
    table = set_up("seats 3\nseat 0: worker 1\ntracks 0: 8 1 0\nraids 0: RA02 RA02")
    table.play(0, "raid 1")
    assert table.why_not(0, "raid 2") == ("S0.2.7", "too_few_workers")
    table = set_up("seats 3\nseat 0: worker 2\ntracks 0: 8 1 0\nraids 0: RA02 RA02")
    table.play(0, "raid 1")
    table.play(0, "raid 2")
    assert goods(table) == {"gold": 2}


@pytest.mark.rule("S6.11.7")
@pytest.mark.rule("Q27")
def test_a_raid_card_won_in_this_phase_is_used_once_at_the_new_strength(set_up: SetUp) -> None:
    table = set_up("seats 3\nseat 0: worker 4, gold 1\nhand 0: JA08\ntracks 0: 3 1 0")
    act(table, 0, "tuck JA08", "at 0")
    fall(table, "prize RA06")
    table.play(0, "raid 1")
    assert goods(table) == {"worker": 2, "coin": 4}
    assert table.why_not(0, "raid 1") == ("S6.11.5", "raid_done")


@pytest.mark.rule("S6.11.8")
def test_the_position_at_the_moment_of_the_raid_counts(set_up: SetUp) -> None:
    table = set_up("seats 3\nseat 0: worker 1, gold 1\nhand 0: JA07\ntracks 0: 6 1 0\nraids 0: RA02")
    assert table.why_not(0, "raid 1") == ("S0.2.7", "too_few_workers")
    table.play(0, "tuck JA07, at 0")
    assert yard(table)["tracks"]["military"] == 7
    table.play(0, "raid 1")
    assert goods(table) == {"gold": 1}


MONASTERY = "gold 0\nhand 0: SH01 SH02\nraids 0: RA01"


@pytest.mark.rule("W6")
@pytest.mark.rule("S6.11.3")
def test_the_monastery_of_the_rulebook(set_up: SetUp) -> None:
    table = set_up(f"seats 3\nseat 0: worker 3, {MONASTERY} RA02\ntracks 0: 8 1 0")
    table.play(0, "raid 1")
    assert goods(table) == {"worker": 2, "gold": 1}
    assert yard(table)["handSize"] == 3
    assert yard(table)["raids"][0] == {"card": 1, "used": True}
    assert table.why_not(0, "raid 1") == ("S6.11.5", "raid_done")


@pytest.mark.rule("W6")
@pytest.mark.parametrize(("strength", "others", "left"), [(6, "", 1), (10, "RA02", 3)])
def test_the_monastery_at_other_strengths(set_up: SetUp, strength: int, others: str, left: int) -> None:
    table = set_up(f"seats 3\nseat 0: worker 3, {MONASTERY} {others}\ntracks 0: {strength} 1 0")
    table.play(0, "raid 1")
    assert goods(table) == {"worker": left, "gold": 1}


@pytest.mark.rule("Q18")
def test_a_raid_is_not_interrupted(set_up: SetUp) -> None:
    table = set_up("seats 3\nseat 0: worker 9, coin 9\ntracks 0: 8 1 0\nraids 0: RA08 RA02")
    table.play(0, "raid 1")
    assert options_of(table, 0) == {"basic wood", "basic wool", "basic iron"}
    table.play(0, "basic iron")
    assert goods(table) == {"worker": 8, "coin": 11, "iron": 1}


@pytest.mark.rule("Q46")
@pytest.mark.parametrize(("strength", "workers"), [(4, 3), (6, 3), (7, 2), (9, 2), (10, 1), (18, 1)])
def test_the_shieldbreaker_asks_one_worker_more_of_each_raid(set_up: SetUp, strength: int, workers: int) -> None:
    enough = set_up(with_strength(strength, workers), {"enemies": "e3"})
    enough.play(0, "raid 1")
    assert goods(enough) == {"gold": 1}
    fewer = set_up(with_strength(strength, workers - 1), {"enemies": "e3"})
    assert fewer.why_not(0, "raid 1") == ("S0.2.7", "too_few_workers")
