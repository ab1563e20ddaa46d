"""A summary of many games, in a few lines."""

import math
from collections import Counter

from .games import Result


def summary(results: list[Result], seconds: float) -> str:
    """Write mean score and share of wins by seat with 95 % intervals, endings, length and speed."""
    count = len(results)
    lines = []
    for seat in range(len(results[0].scores)):
        score = interval([float(result.scores[seat]) for result in results])
        share = interval([(seat in result.winners) / max(len(result.winners), 1) for result in results], 100)
        lines.append(f"seat {seat}: mean score {score}, wins {share} %")
    reasons = Counter(result.reason for result in results)
    lines += [f"ended by {reason}: {times / count:.1%}" for reason, times in sorted(reasons.items())]
    decisions = sum(result.decisions for result in results)
    rounds = sum(result.rounds for result in results) / count
    lines.append(f"{count} games, {rounds:.2f} rounds and {decisions / count:.1f} decisions a game")
    return "\n".join([*lines, f"{decisions / seconds:,.0f} decisions a second"])


def interval(values: list[float], scale: float = 1) -> str:
    """Write the mean, and half the width of its 95 % interval."""
    mean = sum(values) / len(values)
    spread = math.sqrt(sum((value - mean) ** 2 for value in values) / max(len(values) - 1, 1))
    return f"{scale * mean:.2f} ± {scale * 1.96 * spread / math.sqrt(len(values)):.2f}"
