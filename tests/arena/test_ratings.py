"""Ratings, shares and intervals of results that are made up."""

import math
import random
from itertools import permutations

import pytest

from meadhall.arena.ratings import above, mean_of, rate, share_of, standings, student

from .playing import made_up


def test_who_always_finishes_above_is_rated_above() -> None:
    points = {"strong": 30, "fair": 20, "weak": 10}
    seatings = list(permutations(points)) * 10
    results = [made_up(at, " ".join(who), [points[bot] for bot in who]) for at, who in enumerate(seatings)]
    found = standings(results)
    assert [each.bot for each in found] == ["strong", "fair", "weak"]
    assert [each.wins.value for each in found] == [1.0, 0.0, 0.0]
    assert [each.score.value for each in found] == [30.0, 20.0, 10.0]
    ratings = [each.rating for each in found if each.rating]
    assert ratings[0].low > ratings[1].value > ratings[2].high
    assert all(each.low < each.value < each.high for each in ratings)
    assert above(results, "strong", "fair") == above(results, "fair", "weak")
    share = above(results, "weak", "strong")
    assert share and share.value == 0.0 and share.high > 0.0
    assert above(results, "fair", "fair") is None


def test_equal_bots_are_rated_equal_whatever_the_order_of_results() -> None:
    results = [made_up(at, "a b", [at % 2, 1 - at % 2]) for at in range(40)]
    shuffled = random.Random(1).sample(results, len(results))
    assert standings(results) == standings(shuffled)
    ratings = rate(results)
    assert abs(ratings["a"].value - ratings["b"].value) < 2 and above(results, "a", "b") == above(results, "b", "a")


def test_the_games_winners_come_before_any_score() -> None:
    results = [made_up(at, "a b c", [5, 5, 3], winners=[1]) for at in range(6)]
    ratings = rate(results)
    assert ratings["b"].value > ratings["a"].value > ratings["c"].value
    share = above(results, "b", "a")
    assert share and share.value == 1.0


def test_a_shared_win_is_shared_and_ties_are_half() -> None:
    results = [made_up(at, "a b c", [7, 7, 1]) for at in range(4)]
    wins = {each.bot: each.wins.value for each in standings(results)}
    assert wins == {"a": 0.5, "b": 0.5, "c": 0.0}
    share = above(results, "a", "b")
    assert share and share.value == 0.5


def test_a_bot_in_several_seats_has_a_share_a_seat() -> None:
    results = [made_up(at, "a b b b", [9, 1, 2, 3]) for at in range(3)] + [made_up(3, "a b b b", [1, 9, 2, 3])]
    found = {each.bot: each for each in standings(results)}
    assert found["a"].wins.value == 0.75 and found["b"].wins.value == pytest.approx(0.25 / 3)
    assert (found["a"].games, found["b"].games) == (4, 12)


def test_alone_those_who_played_the_same_deal_are_compared() -> None:
    results = []
    for deal in range(10):
        results.append(made_up(2 * deal, "a", [20], deal, winners=[0]))
        results.append(made_up(2 * deal + 1, "b", [30], deal, winners=[0] if deal < 5 else []))
    share = above(results, "b", "a")
    assert share and share.value == 0.5  # more points where both won, and no win elsewhere
    found = {each.bot: each.wins.value for each in standings(results)}
    assert found == {"a": 1.0, "b": 0.5}
    assert set(rate(results)) == {"a", "b"}


def test_one_bot_alone_has_no_rating() -> None:
    assert standings([made_up(0, "a a", [1, 2])])[0].rating is None


def test_rotations_of_one_deal_count_as_one_observation() -> None:
    """Twenty equal games of one deal say no more than one."""
    rng = random.Random(5)
    deals = [[float(rng.random() < 0.4)] for _ in range(50)]
    once, often = share_of(deals), share_of([deal * 20 for deal in deals])
    assert (once.low, once.high) == pytest.approx((often.low, often.high))
    apart = share_of([[each] for deal in deals for each in deal * 20])
    assert apart.high - apart.low < 0.3 * (often.high - often.low)


def test_intervals_hold_what_they_promise() -> None:
    rng = random.Random(9)
    held = {"share": 0, "mean": 0}
    for _ in range(400):
        luck = [rng.gauss(0, 1) for _ in range(25)]
        deals = [[float(rng.gauss(each, 1) > 0.8) for _ in range(4)] for each in luck]
        share = share_of(deals)
        held["share"] += share.low <= 0.2858 <= share.high  # P(N(0, 2) > 0.8)
        points = mean_of([[rng.gauss(each, 1) for _ in range(4)] for each in luck])
        held["mean"] += points.low <= 0 <= points.high
    assert 370 <= held["share"] <= 392 and 370 <= held["mean"] <= 392


def test_nothing_is_certain_after_a_few_wins() -> None:
    assert share_of([[1.0]]).low == 0.0 and math.isinf(mean_of([[3.0]]).high)
    assert 0.3 < share_of([[1.0] * 4] * 5).low < 0.9 and share_of([[1.0] * 4] * 5).high == 1.0
    assert share_of([[0.25] * 4] * 20).low == 0.25  # four of the same bot share all wins, whatever happens


def test_students_quantile() -> None:
    for freedom, quantile in {4: 2.776, 10: 2.228, 30: 2.042, 1000: 1.962}.items():
        assert student(freedom) == pytest.approx(quantile, abs=0.01)
