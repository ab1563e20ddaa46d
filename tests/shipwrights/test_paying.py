"""Paying for a ship is a decision: every way to pay, no dead end, a whole payment in one line (S6.7, E1)."""

import random
import re
from collections.abc import Iterator

import numpy as np
import pytest

from meadhall import IllegalMove, Table
from meadhall.core.position import Entry, Position
from meadhall.games.shipwrights.rules.state import Doing

from .conftest import SetUp, act, options_of, yard

FRODE = "seats 3, round 2\nheroes: fame 0, common 1 2"
SNEKKE = "seats 3\nseat 0: worker 3, wood 1, wool 1, iron 2, gold 1, coin {}\nboard 0: SH07 CR02 CR11"
FARING = (
    f"{FRODE}\nseat 0: worker 1, wood {{}}, wool 1, gold {{}}\nboard 0: SH04\n"
    "buildings 0: HU01/CR17\nupgraded 0: labourer"
)
KNARR = (
    "seats 3\nseat 0: wood 1, wool 5, iron 3, gold 4, coin 2\nhand 0: TF05\n"
    "board 0: SH09 CR07 CR01\nbuildings 0: HU01/CR19"
)


def copy_of(position: Position, table: Table) -> Position:
    return Position(table.game, table.cards, position.array.copy())


def walk(table: Table, position: Position, line: str) -> Iterator[tuple[str, Position]]:
    """Every way to carry a begun build through, as the line that is typed and the position when the ship is built."""
    if position.state.doing[0] != Doing.SHIP:
        yield line, position
        return
    legal = np.flatnonzero(position.legal(0) == 0)
    assert legal.size, f"{line} is a dead end"
    for code in legal.tolist():
        after = copy_of(position, table)
        after.apply(Entry(0, code))
        yield from walk(table, after, f"{line}, {table.game.space[code].text}")


def payments(table: Table, ship: str = "ship 1") -> dict[str, str]:
    """Every payment in one line, and what is left in the supply, in the hand and on the board."""
    begun = copy_of(table.position, table)
    begun.apply(Entry(0, table.game.space.by_text[ship].code))
    return {line: left(table, after) for line, after in walk(table, begun, ship)}


def left(table: Table, position: Position) -> str:
    known = table.game.view(table.game.look(position.state, position.cards.record, 0), table.cards)
    mine = known["yards"][0]
    supply = " ".join(f"{good} {mine['goods'][good]}" for good in ("coin", "wood", "wool", "iron", "gold"))
    laid = " ".join(space["card"] for space in mine["board"] if space["card"])
    return f"{supply} / {' '.join(known['hand'])} / {laid}"


@pytest.mark.rule("S6.7.3")
@pytest.mark.rule("S6.7.8")
def test_one_icon_is_paid_in_each_of_five_ways(set_up: SetUp) -> None:
    table = set_up(
        "seats 3\nseat 0: worker 2, wood 2, wool 1, iron 2, gold 1, coin 1\nhand 0: SH02 TF05\n"
        "board 0: SH01 CR01 CR08\nbuildings 0: HU01/CR11"
    )
    assert payments(table) == {
        "ship 1, from 2": "coin 1 wood 0 wool 0 iron 0 gold 1 / SH02 TF05 / CR08",
        "ship 1, from 3": "coin 0 wood 0 wool 0 iron 0 gold 1 / SH02 TF05 / CR01",
        "ship 1, at 0": "coin 0 wood 0 wool 0 iron 0 gold 1 / SH02 TF05 / CR01 CR08",
        "ship 1, labourer, card SH02": "coin 1 wood 0 wool 0 iron 0 gold 0 / TF05 / CR01 CR08",
        "ship 1, labourer, card TF05": "coin 1 wood 0 wool 0 iron 0 gold 0 / SH02 / CR01 CR08",
    }


TWO_CRAFTSMEN = {
    "ship 1, from 2, from 3": (0, ""),
    "ship 1, from 2, from 2": (1, "CR11"),
    "ship 1, from 3, from 3": (1, "CR02"),
    "ship 1, from 3, from 2": (2, ""),
}


@pytest.mark.rule("S6.7.6")
@pytest.mark.rule("S6.7.7")
@pytest.mark.rule("Q20")
@pytest.mark.parametrize(("coins", "ways"), [(0, 1), (1, 3), (2, 4)])
def test_two_craftsmen_share_two_icons_as_the_coins_allow(set_up: SetUp, coins: int, ways: int) -> None:
    expected = {
        line: f"coin {coins - price} wood 0 wool 0 iron 0 gold 0 /  / {laid}"
        for line, (price, laid) in TWO_CRAFTSMEN.items()
        if price <= coins
    }
    assert len(expected) == ways
    assert payments(set_up(SNEKKE.format(coins))) == expected


@pytest.mark.rule("S6.7.3")
@pytest.mark.rule("S6.7.8")
@pytest.mark.rule("S6.7.16")
def test_a_knarr_is_paid_in_seven_ways_with_one_card_for_the_labourer(set_up: SetUp) -> None:
    assert payments(set_up(KNARR)) == {
        "ship 1, from 3, from 2, at 0": "coin 1 wood 0 wool 0 iron 0 gold 2 / TF05 / ",
        "ship 1, from 3, from 2, labourer, card TF05": "coin 2 wood 0 wool 0 iron 0 gold 1 /  / ",
        "ship 1, from 3, from 3, at 0": "coin 0 wood 0 wool 0 iron 0 gold 2 / TF05 / CR07",
        "ship 1, from 3, from 3, labourer, card TF05": "coin 1 wood 0 wool 0 iron 0 gold 1 /  / CR07",
        "ship 1, from 3, labourer, card TF05, at 0": "coin 1 wood 0 wool 0 iron 0 gold 1 /  / CR07",
        "ship 1, labourer, card TF05, from 2, at 0": "coin 1 wood 0 wool 0 iron 0 gold 1 /  / CR01",
        "ship 1, labourer, card TF05, from 3, at 0": "coin 0 wood 0 wool 0 iron 0 gold 1 /  / CR07",
    }


@pytest.mark.rule("S6.7.10")
@pytest.mark.rule("Q41")
def test_two_uses_of_the_labourer_take_any_two_cards_of_the_hand(set_up: SetUp) -> None:
    table = set_up("seats 3\nseat 0: worker 2, wood 3, wool 2, iron 1, gold 2\nhand 0: SH02 TF05 TF05\nboard 0: SH06")
    assert payments(table) == {
        "ship 1, labourer, card SH02, labourer, card TF05": "coin 0 wood 0 wool 0 iron 0 gold 0 / TF05 / ",
        "ship 1, labourer, card TF05, labourer, card SH02": "coin 0 wood 0 wool 0 iron 0 gold 0 / TF05 / ",
        "ship 1, labourer, card TF05, labourer, card TF05": "coin 0 wood 0 wool 0 iron 0 gold 0 / SH02 / ",
    }


@pytest.mark.rule("S6.7.9")
@pytest.mark.rule("S6.7.15")
@pytest.mark.rule("Q53")
@pytest.mark.parametrize(
    ("wood", "gold", "ways"),
    [
        (2, 2, {
            "ship 1, at 0, basic wood": "wood 1 wool 0 iron 0 gold 1",
            "ship 1, at 0, basic wool": "wood 0 wool 1 iron 0 gold 1",
            "ship 1, labourer, basic wood": "wood 1 wool 0 iron 0 gold 0",
            "ship 1, labourer, basic wool": "wood 0 wool 1 iron 0 gold 0",
        }),
        (2, 1, {
            "ship 1, at 0, basic wood": "wood 1 wool 0 iron 0 gold 0",
            "ship 1, at 0, basic wool": "wood 0 wool 1 iron 0 gold 0",
        }),
        (1, 2, {
            "ship 1, at 0, basic wood": "wood 0 wool 0 iron 0 gold 1",
            "ship 1, at 0, basic wool": "wood 0 wool 1 iron 0 gold 0",
            "ship 1, labourer, basic wood": "wood 0 wool 0 iron 0 gold 0",
        }),
        (1, 1, {"ship 1, at 0, basic wood": "wood 0 wool 0 iron 0 gold 0"}),
    ],
)  # fmt: skip
def test_frode_and_the_upgraded_labourer_leave_these_payments(
    set_up: SetUp, wood: int, gold: int, ways: dict[str, str]
) -> None:
    table = set_up(FARING.format(wood, gold))
    assert payments(table) == {line: f"coin 0 {rest} /  / " for line, rest in ways.items()}


@pytest.mark.rule("S6.7.16")
def test_a_source_that_makes_the_rest_unpayable_is_refused(set_up: SetUp) -> None:
    table = set_up(SNEKKE.format(1))
    act(table, 0, "ship 1", "from 3")
    assert table.why_not(0, "from 2") == ("S6.7.16", "rest_not_payable")
    table = set_up(KNARR)
    act(table, 0, "ship 1", "labourer", "card TF05")
    assert table.why_not(0, "labourer") == ("S6.7.16", "rest_not_payable")
    table = set_up(FARING.format(1, 2))
    act(table, 0, "ship 1", "labourer")
    assert table.why_not(0, "basic wool") == ("S6.7.16", "rest_not_payable")


@pytest.mark.rule("S6.7.16")
def test_the_first_choice_already_thinks_of_the_last_icon(set_up: SetUp) -> None:
    table = set_up(
        "seats 3\nseat 0: wood 1, wool 5, iron 3, gold 3, coin 1\nhand 0: TF05 TF06\nboard 0: SH09 CR05 CR08"
    )
    assert payments(table) == {
        "ship 1, from 3, from 2, labourer, card TF05": "coin 0 wood 0 wool 0 iron 0 gold 0 / TF06 / ",
        "ship 1, from 3, from 2, labourer, card TF06": "coin 0 wood 0 wool 0 iron 0 gold 0 / TF05 / ",
        "ship 1, from 3, from 3, labourer, card TF05": "coin 0 wood 0 wool 0 iron 0 gold 0 / TF06 / CR05",
        "ship 1, from 3, from 3, labourer, card TF06": "coin 0 wood 0 wool 0 iron 0 gold 0 / TF05 / CR05",
        "ship 1, labourer, card TF05, from 2, from 2": "coin 0 wood 0 wool 0 iron 0 gold 0 / TF06 / CR08",
        "ship 1, labourer, card TF06, from 2, from 2": "coin 0 wood 0 wool 0 iron 0 gold 0 / TF05 / CR08",
        "ship 1, labourer, card TF05, from 3, from 2": "coin 0 wood 0 wool 0 iron 0 gold 0 / TF06 / ",
        "ship 1, labourer, card TF06, from 3, from 2": "coin 0 wood 0 wool 0 iron 0 gold 0 / TF05 / ",
    }


def random_yard(dice: random.Random) -> str:
    """A yard with a ship laid at space 1, not one that gives coins; coins, gold and hand are left open."""
    craftsmen = dice.sample([f"CR{number:02}" for number in range(1, 21)], 5)
    laid, under = craftsmen[: dice.randint(0, 3)], dice.choice(["HU01", "HU01/{3}", "HU01/{3}, BU02/{4}"])
    better = dice.random() < 0.3
    return "\n".join(
        [
            FRODE if dice.random() < 0.4 else "seats 3",
            f"board 0: SH{dice.choice([1, *range(3, 12)]):02} {' '.join(laid)}",
            f"buildings 0: {under.format(*craftsmen)}",
            f"tracks 0: 0 2 {4 * better}",
            f"upgraded 0: {'labourer' if better else ''}",
            f"seat 0: worker 4, wood {dice.randint(0, 5)}, wool {dice.randint(0, 5)}, iron {dice.randint(0, 5)}, "
            "coin {}, gold {}\nhand 0: {}",
        ]
    )


@pytest.mark.rule("S6.7.3")
@pytest.mark.rule("S6.7.16")
@pytest.mark.rule("Q53")
@pytest.mark.parametrize("seed", range(4))
def test_exactly_the_payments_of_a_rich_player_that_a_poor_one_can_afford_remain(set_up: SetUp, seed: int) -> None:
    dice = random.Random(seed)
    ships = 0
    for _ in range(50):
        text, coins, gold = random_yard(dice), dice.randint(0, 2), dice.randint(0, 7)
        hand = ["", "TF01", "TF01 TF02", "TF01 TF02 TF02"][dice.randint(0, 3)]
        poor = set_up(text.format(coins, gold, hand))
        rich = set_up(text.format(coins + 50, gold + 50, f"{hand} SH12 SH12 SH12"))
        affordable = {
            line
            for line, after in payments(rich).items()
            if "card SH12" not in line and all(int(count) >= 50 for count in re.findall(r"(?:coin|gold) (\d+)", after))
        }
        legal = poor.why_not(0, "ship 1") is None
        assert (set(payments(poor)) if legal else set()) == affordable
        ships += legal
    assert 10 < ships < 45


@pytest.mark.rule("S6.7.16")
def test_a_payment_in_one_line_equals_its_steps_one_by_one(set_up: SetUp) -> None:
    for line in payments(set_up(KNARR)):
        whole, stepped = set_up(KNARR), set_up(KNARR)
        whole.play(0, line)
        act(stepped, 0, *line.split(", "))
        assert np.array_equal(whole.position.array, stepped.position.array), line


@pytest.mark.rule("S6.7.16")
def test_a_payment_may_be_played_step_by_step_where_every_step_is_a_choice(set_up: SetUp) -> None:
    text = KNARR.replace("gold 4", "gold 9").replace("TF05", "TF05 TF06 SH01 SH02")
    line = "ship 1, labourer, card TF05, from 2, labourer, card SH01"
    whole, stepped = set_up(text), set_up(text)
    whole.play(0, line)
    for step in line.split(", "):
        stepped.play(0, step)
    assert np.array_equal(whole.position.array, stepped.position.array)


@pytest.mark.rule("S6.7.16")
@pytest.mark.rule("Q52")
@pytest.mark.parametrize("line", ["ship 1", "ship 1, labourer", "ship 1, from 2", "ship 1, card TF05, at 0"])
def test_forced_steps_may_be_left_out_of_the_line(set_up: SetUp, line: str) -> None:
    text = KNARR.replace("CR07 CR01", "CR07").replace("gold 4", "gold 3")
    whole, short = set_up(text), set_up(text)
    whole.play(0, "ship 1, labourer, card TF05, from 2, at 0")
    short.play(0, line)
    assert np.array_equal(whole.position.array, short.position.array)


@pytest.mark.rule("S6.7.16")
@pytest.mark.parametrize(
    "line",
    [
        "ship 1, from 2, from 2, at 0",
        "ship 1, labourer, card TF06, from 2, at 0",
        "ship 1, labourer, card TF05, labourer, card TF05, at 0",
        "ship 1, from 3, from 2, at 1",
        "ship 1, from 3, from 2, at 0, basic iron",
        "ship 1, from 3, from 2, at 0, from 1",
    ],
)
def test_a_refused_payment_changes_nothing(set_up: SetUp, line: str) -> None:
    table = set_up(KNARR)
    before = table.position.array.copy()
    with pytest.raises(IllegalMove):
        table.play(0, line)
    assert np.array_equal(table.position.array, before)
    assert table.entries == []


@pytest.mark.rule("S6.7.16")
def test_a_payment_begun_may_be_finished_in_one_line(set_up: SetUp) -> None:
    table = set_up(KNARR)
    table.play(0, "ship 1, from 3")
    assert options_of(table, 0) == {"from 2", "from 3", "labourer"}
    table.play(0, "from 2, at 0")
    assert yard(table)["ships"] == ["SH09"]
