"""What holds in every position of every game (E14)."""

from collections import Counter

import numpy as np
import pytest

from meadhall import Table
from meadhall.games.eketorp.rules.state import Phase

from .conftest import positions, random_play, rest

VIKINGS = {3: 8, 4: 6, 5: 6, 6: 5}


def bricks_of(state: np.record) -> list[int]:
    """All bricks of each kind, wherever they lie."""
    piles = state.reserve + state.bricks.sum(axis=0) + state.held.sum(axis=(0, 1))
    piles = piles + state.carried.sum(axis=0) + state.surplus.sum(axis=0)
    laid = np.bincount(state.walls.ravel(), minlength=5) + np.bincount(state.booty.ravel(), minlength=5)
    return [int(count) for count in (piles + laid)[1:]]


def away_from_home(state: np.record, seat: int) -> int:
    return int(state.camp[:, seat].sum() + (state.rivals >> seat & 1).sum())


@pytest.mark.rule("E14.1")
def test_no_brick_is_lost_or_found(random_games: list[Table]) -> None:
    for table in random_games:
        for _, state in positions(table):
            assert bricks_of(state) == [52, 42, 12, 6]


@pytest.mark.rule("E14.2")
def test_no_viking_is_lost_or_found(random_games: list[Table]) -> None:
    for table in random_games:
        for _, state in positions(table):
            for seat in range(table.seats):
                here = int(state.home[seat]) + int(state.ward[seat].sum())
                assert here + away_from_home(state, seat) == VIKINGS[table.seats]


@pytest.mark.rule("E14.3")
@pytest.mark.rule("E8.6.4")
def test_no_card_is_lost_or_found_and_everybody_has_four(random_games: list[Table]) -> None:
    for table in random_games:
        for _, state in positions(table):
            held = state.hand + state.swap
            thrown = state.thrown_open.sum(axis=0) + state.thrown_dealt.sum(axis=0) + state.thrown_drawn.sum(axis=0)
            cards = state.pile + held.sum(axis=0) + thrown + state.aside.sum(axis=0)
            assert cards.tolist() == [0, 9, 9, 9, 9, 9, 9]
            if state.round_no and state.phase != Phase.EXCHANGE:
                assert held.sum(axis=1)[: table.seats].tolist() == [4] * table.seats
                assert state.hand.sum(axis=1)[: table.seats].min() >= 1


@pytest.mark.rule("E14.4")
def test_every_card_drawn_since_the_set_up_costs_an_amulet(random_games: list[Table]) -> None:
    for table in random_games:
        drawn = 0
        playing = False
        for entry, state in positions(table):
            drawn += int(playing and table.game.space[entry.code].kind == "draw")
            playing = playing or state.phase == Phase.MATERIAL
            if playing:
                assert drawn + state.to_draw == 5 * table.seats - state.amulets.sum()
        assert drawn > 0


@pytest.mark.rule("E14.5")
def test_no_wall_is_higher_than_three_and_none_has_a_gap(random_games: list[Table]) -> None:
    for table in random_games:
        for _, state in positions(table):
            walls = state.walls > 0
            assert walls.shape == (6, 6, 3)
            assert not np.any(walls[:, :, 1:] & ~walls[:, :, :-1])
        for each in table.view(None)["position"]["castles"]:
            assert max(map(len, each["walls"])) <= 3
            assert sum(map(len, each["walls"])) <= 18


@pytest.mark.rule("E14.6")
def test_between_rounds_only_clay_and_stone_lie_on_fields(random_games: list[Table]) -> None:
    left = Counter[str]()
    for table in random_games:
        for _, state in positions(table):
            if state.phase == Phase.MATERIAL:
                assert not state.bricks[:, 1:3].any()
                assert not state.held.any()
                left += Counter(clay=int(state.bricks[:, 3].sum()), stone=int(state.bricks[:, 4].sum()))
    assert left["clay"] > 0
    assert left["stone"] > 0


@pytest.mark.rule("E14.7")
def test_there_are_no_more_fights_in_a_round_than_vikings_sent_away(random_games: list[Table]) -> None:
    for table in random_games:
        sent = fights = most = 0
        for entry in table.entries:
            row = table.game.space[entry.code]
            if row.kind == "material":
                sent = fights = 0
            sent += int(row.kind == "place" and row.text != "place home")
            fights += int(row.kind in ("attack", "contest", "siege"))
            most = max(most, fights)
            assert fights <= sent
        assert most > 0


@pytest.mark.rule("E14.8")
@pytest.mark.rule("E8.2.6")
def test_amulets_never_increase(random_games: list[Table]) -> None:
    for table in random_games:
        before = np.full(table.seats, 5)
        for _, state in positions(table):
            now = state.amulets[: table.seats].copy()
            assert np.all(now <= before)
            before = now
        assert before.sum() < 5 * table.seats


@pytest.mark.rule("E14.9")
def test_ten_rounds_at_most_and_one_material_card_each(random_games: list[Table]) -> None:
    for table in random_games:
        cards = 0
        for entry, state in positions(table):
            cards += int(table.game.space[entry.code].kind == "material")
            assert cards == state.round_no == state.used.sum() <= 10
        assert table.outcome is not None
        assert table.outcome.reason == "castle" or cards == 10


@pytest.mark.rule("E14.10")
def test_ward_four_is_empty_between_rounds_under_on_arrival(random_games: list[Table]) -> None:
    lodgers = Counter[str]()
    for table in random_games:
        way = table.options["hospitalExit"]
        for _, state in positions(table):
            if state.phase in (Phase.MATERIAL, Phase.PLAN):
                lodgers[way] += int(state.ward[:, 3].sum())
    assert lodgers["onArrival"] == 0
    assert lodgers["afterLast"] > 0


@pytest.mark.rule("E14.10")
@pytest.mark.parametrize(("way", "ends"), [("afterLast", 4), ("onArrival", 3)])
@pytest.mark.parametrize("seats", range(3, 7))
def test_nobody_is_in_the_hospital_for_more_ends_of_round(seats: int, way: str, ends: int) -> None:
    longest = 0
    for seed in range(6):
        table = Table.new("eketorp", seats, seed, {"hospitalExit": way})
        for _ in random_play(table, seed):
            if table.position.state.round_no == 5:
                break
        # The end of round 4 was the first for the latest victims; now nobody fights any more.
        seen = 1
        while table.position.state.ward.any():
            rest(table)
            seen += 1
        assert seen <= ends
        longest = max(longest, seen)
    assert longest == ends


@pytest.mark.rule("E14.11")
@pytest.mark.parametrize("seats", range(3, 7))
def test_the_same_seed_and_decisions_give_the_same_game(random_games: list[Table], seats: int) -> None:
    table = next(each for each in random_games if each.seats == seats)
    again = Table.new("eketorp", seats, table.seed, table.options)
    for at, entry in enumerate(table.entries):
        if at == len(again.entries):  # chance and forced choices have come by themselves
            again.play(entry.seat, entry.code)
    assert again.entries == table.entries
    assert again.position.checksum() == table.position.checksum()


@pytest.mark.rule("E14.11")
def test_another_seed_gives_another_game() -> None:
    games = [Table.new("eketorp", 4, seed).position.checksum() for seed in range(6)]
    assert len(set(games)) == 6


@pytest.mark.rule("E14.11")
@pytest.mark.parametrize("first", ["random", 2])
def test_chance_decides_only_cards_material_and_the_first_player(first: str | int) -> None:
    table = Table.new("eketorp", 4, 5, {"firstPlayer": first})
    for _ in random_play(table, 5):
        pass
    fallen = Counter(table.game.space[entry.code].kind for entry in table.entries if entry.seat < 0)
    state = table.position.state
    assert set(fallen) <= {"first", "draw", "material"}
    assert fallen["first"] == (first == "random")
    assert fallen["material"] == state.round_no
    assert fallen["draw"] == 16 + 4 * state.redraws.sum() + 20 - state.amulets.sum()
