"""Ratios of sums over games, before and after a change, each game paired with itself: values with 95 % intervals."""

from dataclasses import dataclass
from typing import Any

import numpy as np

Array = np.ndarray[Any, np.dtype[Any]]
Sides = tuple[Array, Array]  # what is divided by what, each with one row a game

NORMAL = 1.96
BEFORE, AFTER = (0, 1), (2, 3)  # where x and y of a side are among the sums


@dataclass(frozen=True, slots=True)
class Estimate:
    """Values, and half the width of their 95 % intervals. They are not a number if nothing was counted."""

    value: Array
    half: Array

    def plain(self, *at: int) -> dict[str, float] | None:
        value, half = float(self.value[at]), float(self.half[at])
        if np.isnan(value):
            return None
        return {"value": _short(value), "low": _short(value - half), "high": _short(value + half)}

    def moved(self, *at: int) -> bool:
        """Tell whether zero is outside the interval."""
        return bool(abs(self.value[at]) > self.half[at])


def _short(value: float) -> float:
    return round(value, 6)


@dataclass(frozen=True, slots=True)
class Comparison:
    before: Estimate
    after: Estimate
    difference: Estimate

    def plain(self, *at: int) -> dict[str, dict[str, float] | None]:
        return {
            "before": self.before.plain(*at),
            "after": self.after.plain(*at),
            "difference": self.difference.plain(*at),
        }


@dataclass(frozen=True, slots=True)
class Paired:
    """Sums over games of x and y before and after, and of their products. They are whole, so order does not matter."""

    games: int
    sums: Array
    products: Array

    @classmethod
    def of(cls, before: Sides, after: Sides) -> "Paired":
        four = np.stack(np.broadcast_arrays(*before, *after)).astype(np.float64)
        products = np.stack([np.stack([(one * other).sum(axis=0) for other in four]) for one in four])
        return cls(four.shape[1], four.sum(axis=1), products)

    def __add__(self, other: "Paired") -> "Paired":
        return Paired(self.games + other.games, self.sums + other.sums, self.products + other.products)

    def compare(self, scale: float = 1.0) -> Comparison:
        """Return both ratios and their difference, by the usual linear approach to the spread of a ratio."""
        with np.errstate(divide="ignore", invalid="ignore"):
            old, new = self._ratio(BEFORE), self._ratio(AFTER)
            spread_old, spread_new = self._spread(BEFORE, BEFORE), self._spread(AFTER, AFTER)
            spread = spread_old + spread_new - 2 * self._spread(BEFORE, AFTER)
        return Comparison(
            Estimate(scale * old, scale * _half(spread_old)),
            Estimate(scale * new, scale * _half(spread_new)),
            Estimate(scale * (new - old), scale * _half(spread)),
        )

    def _ratio(self, side: tuple[int, int]) -> Array:
        x, y = side
        ratio: Array = self.sums[x] / self.sums[y]
        return ratio

    def _spread(self, one: tuple[int, int], other: tuple[int, int]) -> Array:
        """Return how the errors of two ratios vary together."""
        (x, y), (u, v) = one, other
        r, q, products = self._ratio(one), self._ratio(other), self.products
        together = products[x, u] - q * products[x, v] - r * products[y, u] + r * q * products[y, v]
        spread: Array = together / (self.sums[y] * self.sums[v]) * (self.games / max(self.games - 1, 1))
        return spread


def _half(spread: Array) -> Array:
    half: Array = NORMAL * np.sqrt(np.maximum(spread, 0.0))
    return half
