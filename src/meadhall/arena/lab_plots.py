"""Plots of the laboratory: each value before and after a change, with its intervals, row by row."""

from collections.abc import Sequence
from dataclasses import dataclass

from . import plots
from .html import Html, tag

LEFT = 210
RIGHT = 88


@dataclass(frozen=True, slots=True)
class Reach:
    """A value and half its interval."""

    value: float
    half: float

    @property
    def ends(self) -> tuple[float, float]:
        return self.value - self.half, self.value + self.half

    def __str__(self) -> str:
        return f"{self.value:.2f} ± {self.half:.2f}"


@dataclass(frozen=True, slots=True)
class Line:
    """A row of a plot: its name, and what was found before and after. `strong` sets it off."""

    name: str
    before: Reach | None
    after: Reach | None
    strong: bool = False


def compared(lines: Sequence[Line], says: str, marked: float | None = None, unit: str = "") -> Html:
    """Draw both values of each row over one axis, and a dashed line where `marked` is."""
    row, top = 30, 8
    ends = [end for each in lines for reach in (each.before, each.after) if reach for end in reach.ends]
    scale = _scale([*ends, *([] if marked is None else [marked])])
    bottom = top + row * len(lines)
    parts = plots.grid(scale, top, bottom)
    if marked is not None:
        parts.append(plots.line(scale(marked), top, scale(marked), bottom, "mark"))
    for at, each in enumerate(lines):
        middle = top + row * at + row / 2
        parts.append(_label(each, middle))
        both = each.before is not None and each.after is not None
        parts += _reach(each.before, scale, middle - (5 if both else 0), "before", f"{each.name}, before", unit)
        parts += _reach(each.after, scale, middle + (5 if both else 0), "after", f"{each.name}, after", unit)
        if last := each.after or each.before:
            parts.append(plots.text(plots.WIDTH - 4, middle + 4.5, f"{last.value:.1f}{unit}", "number", "end"))
    return plots.drawing(bottom + 28, says, *parts)


def changes(lines: Sequence[Line], says: str, unit: str = "") -> Html:
    """Draw one value a row, a change, on both sides of zero."""
    return compared(lines, says, 0.0, unit)


def _scale(values: Sequence[float]) -> plots.Scale:
    low, high = min(values), max(values)
    edge = (high - low) * 0.04 or 1.0
    return plots.Scale(low - edge, high + edge, LEFT, plots.WIDTH - RIGHT)


def _label(each: Line, middle: float) -> Html:
    kind = "number" if each.strong else ""
    return tag("text", tag("title", each.name), plots.short_end(each.name, 30), x=4, y=middle + 4.5, class_=kind)


def _reach(reach: Reach | None, scale: plots.Scale, y: float, side: str, name: str, unit: str) -> list[Html]:
    if reach is None:
        return []
    low, high = reach.ends
    dot = tag("title", f"{name}: {reach}{unit}")
    return [
        plots.line(scale(low), y, scale(high), y, f"reach {side}"),
        tag("circle", dot, cx=scale(reach.value), cy=y, r=4, class_=side),
    ]
