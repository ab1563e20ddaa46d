"""The curves of a training as one page that needs nothing else, with the command that made it."""

import math
from collections.abc import Callable, Sequence
from pathlib import Path

from ..learn.recipe import Point, Recipe
from .html import Html, table, tag
from .plots import WIDTH, Scale, drawing, emblem, line, text
from .report import page, section

LEFT, TOP, BOTTOM, NAMES = 56, 12, 230, 190
Curve = tuple[str, Callable[[Point], float]]
SHARES: tuple[Curve, ...] = (
    ("against Karls", lambda point: 100 * point.against_karl),
    ("against past selves", lambda point: 100 * point.against_past),
)


def write_page(recipe: Recipe, points: Sequence[Point], command: str, path: Path) -> None:
    path.write_text(learn_page(recipe, points, command), encoding="utf-8")


def learn_page(recipe: Recipe, points: Sequence[Point], command: str) -> str:
    """Return the page of a training that has at least one update behind it."""
    title = f"{recipe.game.capitalize()}: a net learns"
    last = points[-1]
    said = (
        f"{recipe.seats} seats, {recipe.games:,} games side by side, two layers of {recipe.hidden} units. "
        f"{last.update:,} updates, {last.decisions:,} decisions, {last.seconds:,.0f} s. "
        "The pictures count millions of decisions."
    )
    fair = 100 / recipe.seats
    return page(
        title,
        tag("h1", title),
        tag("p", said, class_="muted"),
        section(
            "Wins",
            tag(
                "p",
                f"Per cent of the games where it sits alone and tries things out. Fair is {fair:.0f} %.",
            ),
            curves(points, SHARES, "Share of wins", fair),
        ),
        section(
            "What it foresees",
            tag("p", "How much of the spread of what came out it expected when it chose, in per cent."),
            curves(points, (("foreseen", lambda point: 100 * point.foreseen),), "Foreseen"),
        ),
        section(
            "How open it is",
            tag("p", "The entropy of its choices: 0 if each is certain, 1.1 if three are equally likely."),
            curves(points, (("openness", lambda point: point.openness),), "Openness"),
        ),
        section("Results", results(points)),
        section("Learn it again", tag("pre", tag("code", command))),
    )


def curves(points: Sequence[Point], shown: Sequence[Curve], says: str, marked: float | None = None) -> Html:
    """Draw each value over the decisions, in millions."""
    drawn = {name: trail(points, value) for name, value in shown}
    drawn = {name: places for name, places in drawn.items() if places}
    if not drawn:
        return tag("p", "No such game has ended yet.", class_="muted")
    values = [value for places in drawn.values() for _, value in places] + ([] if marked is None else [marked])
    across = Scale(0, points[-1].decisions / 1e6, LEFT, WIDTH - NAMES)
    up = Scale(min(0, *values), max(*values, 0.01), BOTTOM, TOP)
    parts: list[Html] = []
    for tick in up.ticks():
        parts += [
            line(LEFT, up(tick), WIDTH - NAMES, up(tick), "grid"),
            text(LEFT - 10, up(tick) + 4, f"{tick:g}", "tick", "end"),
        ]
    parts += [text(across(tick), BOTTOM + 20, f"{tick:g}", "tick", "middle") for tick in across.ticks()]
    if marked is not None:
        parts.append(line(LEFT, up(marked), WIDTH - NAMES, up(marked), "axis"))
    for number, (name, found) in enumerate(drawn.items()):
        places = " ".join(f"{across(at)},{up(value)}" for at, value in found)
        y = TOP + 8 + 20 * number
        parts.append(tag("polyline", points=places, class_=f"curve s{number}"))
        parts += [emblem(WIDTH - NAMES + 14, y, number), text(WIDTH - NAMES + 26, y + 4.5, name)]
    return drawing(BOTTOM + 28, f"{says}, over millions of decisions", *parts)


def trail(points: Sequence[Point], value: Callable[[Point], float]) -> list[tuple[float, float]]:
    """Return millions of decisions and values, without those that are not known yet."""
    return [(each.decisions / 1e6, value(each)) for each in points if not math.isnan(value(each))]


def results(points: Sequence[Point]) -> Html:
    """Show where it stood after each tenth of the way."""
    every = max(len(points) // 10, 1)
    chosen = [*points[every - 1 :: every]]
    if chosen[-1] is not points[-1]:
        chosen.append(points[-1])
    rows = [
        [
            f"{each.update:,}",
            f"{each.decisions:,}",
            f"{each.seconds:,.0f}",
            *(shown(value(each)) for _, value in SHARES),
        ]
        for each in chosen
    ]
    return table(["updates", "decisions", "seconds", "% against Karls", "% against past selves"], rows)


def shown(share: float) -> str:
    return "–" if math.isnan(share) else f"{share:.1f}"
