"""Intervals on constructed cases, against the textbook and against many repetitions."""

import math

import numpy as np

from meadhall.arena.paired import NORMAL, Paired


def test_a_mean_has_the_interval_of_the_textbook() -> None:
    before, after, one = np.array([[1], [2], [3], [6]]), np.array([[2], [2], [5], [7]]), np.ones((4, 1))
    found = Paired.of((before, one), (after, one)).compare()
    assert found.before.value[0] == 3 and found.after.value[0] == 4 and found.difference.value[0] == 1
    assert math.isclose(found.before.half[0], NORMAL * math.sqrt(14 / 3 / 4))
    assert math.isclose(found.difference.half[0], NORMAL * math.sqrt(2 / 3 / 4))  # of the differences 1 0 2 1


def test_a_ratio_has_the_interval_of_its_linear_errors() -> None:
    x, y = np.array([[1], [4], [3], [0]]), np.array([[1], [2], [2], [3]])
    found = Paired.of((x, y), (2 * x, y)).compare(100)
    errors = (x[:, 0] - y[:, 0]) / 2  # the ratio is 1, the mean of y is 2
    assert found.before.value[0] == 100 and found.after.value[0] == 200
    assert math.isclose(found.before.half[0], 100 * NORMAL * math.sqrt((errors**2).sum() / 3 / 4))
    assert math.isclose(found.difference.half[0], found.before.half[0])  # twice as much, game by game


def test_nineteen_intervals_in_twenty_hold_the_truth() -> None:
    """Clustered use: in each game a few users, whose wins go together."""
    dice, held, trials = np.random.default_rng(1), np.zeros(3), 1500
    for _ in range(trials):
        luck = dice.random((200, 1))
        users, more = dice.integers(0, 4, (200, 1)), dice.integers(1, 4, (200, 1))
        found = Paired.of((users * (luck < 0.3), users), (more * (luck < 0.4), more)).compare()
        for at, (estimate, truth) in enumerate(((found.before, 0.3), (found.after, 0.4), (found.difference, 0.1))):
            held[at] += abs(estimate.value[0] - truth) < estimate.half[0]
    assert np.all(np.abs(held / trials - 0.95) < 0.02), held / trials


def test_the_same_numbers_twice_differ_by_nothing_at_all() -> None:
    dice = np.random.default_rng(2)
    x, y = dice.integers(0, 99, (300, 50)), dice.integers(0, 7, (300, 50))
    found = Paired.of((x, y), (x, y)).compare(1 / 3)
    assert not found.difference.value.any() and not found.difference.half.any()


def test_sums_of_parts_are_the_sum_of_all() -> None:
    dice = np.random.default_rng(3)
    x, y, one = dice.integers(0, 9, (100, 4)), dice.integers(0, 9, (100, 4)), np.ones((100, 1))
    whole = Paired.of((x, one), (y, one)).compare()
    parts = (
        Paired.of((x[:30], one[:30]), (y[:30], one[:30])) + Paired.of((x[30:], one[30:]), (y[30:], one[30:]))
    ).compare()
    for some, all_of_it in zip(
        (parts.before, parts.after, parts.difference), (whole.before, whole.after, whole.difference), strict=True
    ):
        assert np.array_equal(some.value, all_of_it.value) and np.array_equal(some.half, all_of_it.half)


def test_what_never_happened_has_no_value() -> None:
    none, some = np.zeros((5, 1)), np.ones((5, 1))
    found = Paired.of((none, none), (some, some)).compare()
    assert found.plain(0) == {"before": None, "after": {"value": 1, "low": 1, "high": 1}, "difference": None}
    assert not found.difference.moved(0)
