"""Rounds and phases, and the round card (S3, S4)."""

import pytest

from meadhall import Table
from meadhall.games.shipwrights.rules.state import Phase

from .conftest import SetUp, act, fall, goods, options_of, yard
from .dealing import ONE_EACH, chances, play_on, seen, unopened

ENDS = "seats 3, round 2, card RO01, step actions"


def kinds(table: Table) -> list[str]:
    """The kinds of the rows of the log, repetitions left out."""
    found: list[str] = []
    for entry in table.entries:
        kind = table.game.space[entry.code].kind
        if found[-1:] != [kind]:
            found.append(kind)
    return found


def first_round(seats: int, card: str) -> Table:
    """A table whose first round card has just been turned."""
    table = unopened(seats, {"enemies": "none"})
    fall(table, *(f"hut HU0{seat + 1}" for seat in range(seats)), f"round {card}")
    return table


@pytest.mark.rule("S3.1.1")
@pytest.mark.rule("S3.1.4")
@pytest.mark.rule("S3.1.5")
@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_a_game_has_five_rounds(seats: int) -> None:
    table = Table.new("shipwrights", seats=seats, seed=5)
    for round_no in range(1, 6):
        play_on(table, round_no, "actions")
        assert (seen(table)["round"], table.outcome) == (round_no, None)
    play_on(table)
    assert seen(table)["round"] == 5
    assert table.outcome is not None
    assert table.why_not(0, "buy wood") == ("S3.1.5", "game_over")


@pytest.mark.rule("S3.1.2")
def test_a_round_begins_with_its_card_then_the_draft_then_the_actions() -> None:
    table = Table.new("shipwrights", seats=3, seed=5)
    play_on(table, 2, "actions")
    table.play(0, table.moves(0)[0])
    found = kinds(table)
    assert found[:5] == ["hut", "round", "draw", "card", "discard"]
    second = len(found) - found[::-1].index("round") - 1
    assert found[second - 1 : second + 4] == ["end", "round", "draw", "card", "discard"]


@pytest.mark.rule("S3.1.2")
@pytest.mark.parametrize(
    ("round_no", "after"),
    [
        (2, [Phase.INCOME, Phase.HEROES, Phase.ROUND_CARD]),
        (5, [Phase.INCOME, Phase.HEROES, Phase.CONVERSION, Phase.SCORING, Phase.OVER]),
    ],
)
def test_income_comes_after_the_actions_and_heroes_after_income(
    set_up: SetUp, round_no: int, after: list[Phase]
) -> None:
    table = set_up(f"seats 2, round {round_no}, step actions")
    act(table, 0, "end")
    rules, state, cards = table.game.rules, table.position.state, table.cards.record
    rules.act(state, cards, 1, table.game.space.by_text["end"].code)
    phases = []
    while rules.advance(state, cards):
        phases.append(Phase(int(state.phase)))
    assert phases == after


@pytest.mark.rule("S3.1.3")
def test_the_actions_start_when_everybody_has_finished_the_draft() -> None:
    table = Table.new("shipwrights", seats=3, seed=5)
    for _ in range(4):
        for seat in range(3):
            table.play(seat, table.moves(seat)[0])
    for seat in (0, 1):
        table.play(seat, table.moves(seat)[0])
        assert seen(table)["step"] == "draft"
        assert options_of(table, seat) == set()
    table.play(2, table.moves(2)[0])
    assert (seen(table)["step"], table.waiting) == ("actions", (0, 1, 2))


@pytest.mark.rule("S3.1.3")
def test_income_waits_until_everybody_has_ended(set_up: SetUp) -> None:
    table = set_up(f"{ENDS}\nboard 0: worker - - - -\nhand 1: SH12")
    act(table, 0, "end")
    act(table, 2, "end")
    assert table.waiting == (1,)
    assert (goods(table, 0)["worker"], goods(table, 2)["worker"]) == (3, 3)
    act(table, 1, "discard SH12", "end")
    assert [goods(table, seat)["worker"] for seat in range(3)] == [5, 5, 4]


@pytest.mark.rule("S3.1.4")
@pytest.mark.parametrize("round_no", [1, 2, 3, 4])
def test_after_the_heroes_of_rounds_1_to_4_the_next_round_starts(set_up: SetUp, round_no: int) -> None:
    table = set_up(f"seats 2, round {round_no}, card RO01, step actions")
    act(table, 0, "end")
    act(table, 1, "end")
    fall(table, "round RO02")
    assert (seen(table)["round"], seen(table)["roundCard"]) == (round_no + 1, "RO02")
    assert table.outcome is None


@pytest.mark.rule("S3.1.5")
def test_after_round_5_everything_is_converted_and_scored(set_up: SetUp) -> None:
    table = set_up(
        "seats 2, round 5, card RO01, step actions\nseat 0: coin 6, gold 2\ntracks 0: 1 1 1\ntracks 1: 1 1 1"
    )
    table.play(0, "end")
    table.play(1, "end")
    assert table.outcome is not None
    assert table.outcome.scores[0]["total"] == 3
    assert goods(table, 0) == {"gold": 3, "worker": 1}


@pytest.mark.rule("S3.1.6")
def test_seats_act_in_any_order(set_up: SetUp) -> None:
    text = f"{ENDS}\nhand 0: SH01\nhand 1: CR01\nhand 2: BU04"
    moves = {0: ["discard SH01", "end"], 1: ["buy wood", "discard CR01", "end"], 2: ["discard BU04", "end"]}
    ends = []
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        table = set_up(text)
        assert table.waiting == (0, 1, 2)
        for seat in order:
            act(table, seat, *moves[seat])
        ends.append(table.position.checksum())
    assert len(set(ends)) == 1


@pytest.mark.rule("S4.1.1")
@pytest.mark.rule("S4.1.5")
def test_only_the_newest_round_card_is_in_force(set_up: SetUp) -> None:
    table = set_up("seats 3, round 2, card RO01, step round")
    assert "round RO01" not in chances(table)
    fall(table, "round RO09")
    assert (seen(table)["round"], seen(table)["roundCard"]) == (3, "RO09")
    assert seen(table)["prices"] == {"wood": 3, "wool": 1, "iron": 2}


@pytest.mark.rule("S4.1.5")
@pytest.mark.parametrize(
    ("card", "prices"),
    [("RO01", (1, 3, 2)), ("RO04", (1, 2, 3)), ("RO05", (2, 1, 3)), ("RO07", (2, 3, 1)), ("RO12", (3, 2, 1))],
)
def test_the_round_card_sets_the_prices(set_up: SetUp, card: str, prices: tuple[int, ...]) -> None:
    for basic, price in zip(("wood", "wool", "iron"), prices, strict=True):
        table = set_up(f"seats 3, round 2, card {card}, step actions\nseat 0: coin {price}")
        act(table, 0, f"buy {basic}")
        assert goods(table, 0) == {basic: 1}
        poor = set_up(f"seats 3, round 2, card {card}, step actions\nseat 0: coin {price - 1}, gold 1")
        assert poor.why_not(0, f"buy {basic}") == ("S0.2.5", "too_few_coins")


@pytest.mark.rule("S4.1.2")
@pytest.mark.parametrize("seats", [1, 2])
def test_the_icons_move_the_neutral_markers_in_every_round(set_up: SetUp, seats: int) -> None:
    assert seen(first_round(seats, "RO10"))["neutral"] == {"military": 3, "trade": 1, "fame": 1}
    table = set_up(f"seats {seats}, round 2, card RO10, step round\nneutral: 3 1 1")
    fall(table, "round RO12")
    assert seen(table)["neutral"] == {"military": 4, "trade": 2, "fame": 4}
    assert [yard(table, seat)["tracks"]["military"] for seat in range(seats)] == [0] * seats


@pytest.mark.rule("S4.1.3")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_with_three_to_five_players_the_icons_move_nothing(seats: int) -> None:
    table = first_round(seats, "RO10")
    assert seen(table)["neutral"] is None
    assert list(table.position.state.neutral) == [0, 0, 0]
    assert sum(sum(yard(table, seat)["tracks"].values()) for seat in range(seats)) == seats  # the huts


@pytest.mark.rule("S4.1.4")
@pytest.mark.parametrize(("card", "points"), [("RO01", 8), ("RO02", 10), ("RO07", 9)])
def test_the_rival_of_a_solo_player_scores_the_points_of_the_round_card(card: str, points: int) -> None:
    assert seen(first_round(1, card))["rival"] == points


@pytest.mark.rule("S4.1.4")
def test_the_points_of_later_round_cards_are_added(set_up: SetUp) -> None:
    table = set_up("seats 1, round 2, card RO01, step round")
    fall(table, "round RO02")
    assert seen(table)["rival"] == 10
    for card in ONE_EACH[:5]:
        fall(table, f"draw {card}")
    play_on(table, 4, "draft")
    (last,) = [row for entry in table.entries if (row := table.game.space[entry.code]).kind == "round"]
    printed = {card["id"]: int(card["rival_vp"]) for card in table.cards.rows if card["table"] == "rounds"}
    assert seen(table)["rival"] == 10 + printed[last.text.removeprefix("round ")]


@pytest.mark.rule("S4.1.4")
@pytest.mark.parametrize("seats", [2, 3])
def test_with_more_players_there_is_no_rival(seats: int) -> None:
    table = first_round(seats, "RO01")
    assert (seen(table)["rival"], table.position.state.rival) == (None, 0)


@pytest.mark.rule("S4.1.6")
@pytest.mark.parametrize(("card", "receiver"), [("RO01", 1), ("RO02", 2)])
def test_the_round_card_sets_the_direction_of_the_draft(set_up: SetUp, card: str, receiver: int) -> None:
    table = set_up(
        f"seats 3, round 2, card {card}, step draft\npack 0: SH01 SH02\npack 1: BU01 BU02\npack 2: CR01 CR02"
    )
    act(table, 0, "card SH01")
    act(table, 1, "card BU01")
    act(table, 2, "card CR01")
    assert seen(table, receiver)["pack"] == ["SH02"]


@pytest.mark.rule("S4.1.7")
@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("space", [3, 7, 11])
def test_the_neutral_player_earns_nothing_at_4_8_and_12(set_up: SetUp, seats: int, space: int) -> None:
    table = set_up(f"seats {seats}, round 2, card RO01, step round\nneutral: {space} {space} {space}")
    before = [yard(table, seat) for seat in range(seats)]
    fall(table, "round RO02")
    assert seen(table)["neutral"] == {"military": space + 1, "trade": space + 2, "fame": space + 2}
    assert [yard(table, seat) for seat in range(seats)] == before
    assert {text.split()[0] for text in chances(table)} == {"draw"}


@pytest.mark.rule("S4.1.8")
def test_a_neutral_marker_stops_at_18(set_up: SetUp) -> None:
    table = set_up("seats 2, round 2, card RO01, step round\nneutral: 17 17 17")
    fall(table, "round RO02")
    assert seen(table)["neutral"] == {"military": 18, "trade": 18, "fame": 18}


@pytest.mark.rule("S4.1.8")
def test_enemies_and_round_cards_together_do_not_lead_past_18(set_up: SetUp) -> None:
    table = set_up("seats 1, round 4, card RO01, step round\nneutral: 18 16 17", {"enemies": "e1234"})
    fall(table, "round RO12")
    assert seen(table)["neutral"] == {"military": 18, "trade": 17, "fame": 18}
