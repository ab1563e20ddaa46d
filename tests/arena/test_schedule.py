"""Every line-up, every circular order, and each deal once for every rotation."""

from collections import Counter
from itertools import groupby, permutations
from math import comb

import pytest

from meadhall.arena.schedule import Pairing, circular_orders, line_ups, pairings, read_field, rotations


def by_deal(plan: list[Pairing]) -> list[list[Pairing]]:
    return [list(games) for _, games in groupby(plan, key=lambda each: each.deal)]


def test_fewer_bots_than_seats_fill_them_in_every_way_that_holds_each() -> None:
    found = line_ups(read_field("a,b,c"), 5)
    assert len(found) == len(set(found)) == comb(4, 2)
    assert all(set(line_up) == {"a", "b", "c"} and len(line_up) == 5 for line_up in found)


def test_more_bots_than_seats_meet_in_every_choice() -> None:
    found = line_ups(read_field("a,b,c,d,e"), 3)
    assert len(found) == len(set(found)) == comb(5, 3) and all(len(set(line_up)) == 3 for line_up in found)
    assert line_ups(read_field("a,b,c"), 3) == [("a", "b", "c")]


def test_a_line_up_by_numbers_is_the_only_one() -> None:
    assert line_ups(read_field("karl,thrall*3"), 4) == [("karl", "thrall", "thrall", "thrall")]
    assert line_ups(read_field("karl,thrall*2", ["my:Bot"]), 4) == [("karl", "thrall", "thrall", "my:Bot")]
    assert read_field("random,thrall").line_up == ("thrall", "thrall")
    with pytest.raises(ValueError, match="fill 4 seats, not 3"):
        line_ups(read_field("karl,thrall*3"), 3)


@pytest.mark.parametrize("text", ["", " , ", "karl*", "karl*0", "karl*x", "karl*-1", "karl*99"])
def test_seats_that_cannot_be_read_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"at least one bot|no number of seats"):
        read_field(text)


@pytest.mark.parametrize("line_up", ["abcd", "aabb", "abbb", "aaaa", "aabbc", "aabbcc", "ababab"])
def test_circular_orders_and_their_rotations_are_every_seating_once(line_up: str) -> None:
    seatings = [seating for order in circular_orders(tuple(line_up)) for seating in rotations(order)]
    assert len(seatings) == len(set(seatings)) and set(seatings) == set(permutations(line_up))


@pytest.mark.parametrize(
    ("bots", "seats"), [("a,b", 4), ("a,b,c", 4), ("a,b,c,d,e", 3), ("a,b*3", 4), ("a", 3), ("a,b", 6)]
)
def test_every_seating_is_played_equally_often(bots: str, seats: int) -> None:
    """When all line-ups have been through all their orders equally often; within a line-up, each seating once."""
    field = read_field(bots)
    ups = line_ups(field, seats)
    turns = 60  # a multiple of every number of orders here
    assert all(turns % len(circular_orders(line_up)) == 0 for line_up in ups)
    games = sum(len(set(permutations(line_up))) * turns // len(circular_orders(line_up)) for line_up in ups)
    plan = pairings(field, seats, games, 0)
    assert len(plan) == games and plan[-1].deal == turns * len(ups) - 1
    for line_up in ups:
        times = Counter(each.seating for each in plan if sorted(each.seating) == sorted(line_up))
        assert set(times) == set(permutations(line_up))
        assert set(times.values()) == {turns // len(circular_orders(line_up))}


def test_a_deal_is_one_seed_and_all_rotations() -> None:
    plan = pairings(read_field("a,b,c"), 4, 100, 50)
    assert [each.index for each in plan] == list(range(len(plan)))
    for deal, games in enumerate(by_deal(plan)):
        assert {each.seed for each in games} == {50 + deal}
        assert [each.seating for each in games] == rotations(games[0].seating)


def test_every_bot_sits_in_every_seat_of_a_deal_equally_often() -> None:
    for games in by_deal(pairings(read_field("a,b,c"), 5, 300, 1)):
        for bot in "abc":
            times = [sum(each.seating[seat] == bot for each in games) for seat in range(5)]
            assert len(set(times)) == 1


def test_games_are_rounded_up_to_whole_sets_and_more_games_begin_with_the_same() -> None:
    field = read_field("a,b,c")
    assert len(pairings(field, 4, 1, 1)) == 4 and len(pairings(field, 4, 5, 1)) == 8
    assert pairings(field, 4, 40, 1) == pairings(field, 4, 80, 1)[:40]


def test_alone_every_bot_plays_every_deal() -> None:
    plan = pairings(read_field("a,b,c"), 1, 10, 7)
    assert len(plan) == 12
    assert all([each.seating for each in games] == [("a",), ("b",), ("c",)] for games in by_deal(plan))


def test_seeds_do_not_run_out_unseen() -> None:
    with pytest.raises(ValueError, match="a seed is a whole number"):
        pairings(read_field("a,b"), 2, 10, 2**63 - 2)
