"""Random numbers: even, repeatable, and the same for ever."""

from typing import Any

import numba
import numpy as np
import pytest

from meadhall.core.rng import below, pick, roll, stream


def _draw(rng: Any, n: Any, out: Any) -> None:
    for index in range(out.size):
        out[index] = below(rng, n)


def _choose(rng: Any, why: Any, out: Any) -> None:
    for index in range(out.size):
        out[index] = pick(rng, why)


draw, choose = numba.njit(_draw), numba.njit(_choose)
DRAWS = 60_000


def drawn(n: int, seed: int = 1, count: int = DRAWS) -> np.ndarray[Any, np.dtype[np.int64]]:
    out = np.zeros(count, np.int64)
    draw(stream(seed, 0), n, out)
    return out


def chosen(why: list[int], count: int) -> np.ndarray[Any, np.dtype[np.int64]]:
    out = np.zeros(count, np.int64)
    choose(stream(2, 0), np.array(why, np.uint8), out)
    return out


def rolled(weights: list[int], count: int, seed: int = 3) -> list[int]:
    rng = stream(seed, 0)
    return [int(roll(rng, np.array(weights, np.int32))) for _ in range(count)]


def surprise(counts: Any, weights: Any) -> float:
    """Chi-square in standard deviations above what chance would give."""
    expected = np.asarray(weights) / np.sum(weights) * np.sum(counts)
    freedom = len(expected) - 1
    return float((((np.asarray(counts) - expected) ** 2 / expected).sum() - freedom) / (2 * freedom) ** 0.5)


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 54, 1000])
@pytest.mark.parametrize("seed", [0, 1, 2**63 - 1])
def test_a_number_below_n_lies_in_range_and_each_is_as_likely(n: int, seed: int) -> None:
    counts = np.bincount(drawn(n, seed), minlength=n)
    assert len(counts) == n
    assert n == 1 or surprise(counts, np.ones(n)) < 4


def test_a_number_below_a_large_n_is_not_biased() -> None:
    """Without rejection, numbers below 3 * 2**29 leave 2 as the rest of a division by 3 in one case out of four."""
    counts = np.bincount(drawn(3 * 2**29) % 3)
    assert surprise(counts, np.ones(3)) < 4


def test_numbers_that_follow_each_other_are_independent() -> None:
    numbers = drawn(6)
    pairs = np.bincount(numbers[:-1] * 6 + numbers[1:], minlength=36)
    assert surprise(pairs, np.ones(36)) < 4


@pytest.mark.parametrize("n", [1, 6, 3 * 2**29])
def test_one_draw_uses_up_one_count(n: int) -> None:
    rng = stream(4, 0)
    key = int(rng[0])
    draw(rng, n, np.zeros(500, np.int64))
    assert (int(rng[0]), int(rng[1])) == (key, 500)


def test_a_stream_may_be_entered_at_any_count() -> None:
    whole = rolled([1] * 50, 30)
    assert [int(roll(stream(3, 0, count), np.ones(50, np.int32))) for count in range(30)] == whole


def test_a_roll_follows_the_weights_and_never_gives_weight_0() -> None:
    weights = [0, 3, 0, 5, 1, 0, 9, 0]
    counts = np.bincount(rolled(weights, 20_000), minlength=8)
    assert all((count > 0) == (weight > 0) for count, weight in zip(counts, weights, strict=True))
    positive = np.flatnonzero(weights)
    assert surprise(counts[positive], np.array(weights)[positive]) < 4


def test_a_roll_uses_up_one_count() -> None:
    rng = stream(3, 0)
    for count in range(10):
        assert int(rng[1]) == count
        roll(rng, np.array([2, 1], np.int32))


def test_a_pick_is_a_legal_code_and_each_is_as_likely() -> None:
    why = [9, 0, 3, 0, 0, 1, 255, 0]
    counts = np.bincount(chosen(why, 20_000), minlength=8)
    assert [code for code in range(8) if counts[code]] == [1, 3, 4, 7]
    assert surprise(counts[[1, 3, 4, 7]], np.ones(4)) < 4


def test_there_is_nothing_to_pick_where_nothing_is_legal() -> None:
    assert chosen([1, 2, 3], 1).tolist() == [-1]


def test_streams_of_different_seeds_and_numbers_differ() -> None:
    keys = {int(stream(seed, number)[0]) for seed in range(300) for number in range(8)}
    assert len(keys) == 300 * 8
    assert len({tuple(rolled([1] * 6, 40, seed)) for seed in range(100)}) == 100


def test_a_seed_means_the_same_numbers_for_ever() -> None:
    assert [int(key) for key in stream(0, 0)] == [0x48218226FF3CD4BF, 0]
    assert [int(key) for key in stream(7, 3, 5)] == [0x8CA3CBB6CA63129B, 5]
    assert rolled([1] * 6, 16, 2**63 - 1) == [1, 5, 2, 0, 0, 3, 5, 5, 0, 3, 0, 5, 0, 4, 4, 1]
    assert rolled([1] * 1000, 6, 1) == [39, 432, 425, 539, 817, 168]
