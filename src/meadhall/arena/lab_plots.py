"""Plots of the laboratory: each value before and after a change, with its intervals, row by row."""

from collections.abc import Sequence
from dataclasses import dataclass

from . import plots
from .html import Html, join, tag
from .lab_report import number


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
    """A row of a plot: its name, and what was found before and after, or a `change` alone. `strong` sets it off."""

    name: str
    before: Reach | None
    after: Reach | None
    strong: bool = False
    change: bool = False


@dataclass(frozen=True, slots=True)
class Frame:
    """How wide a plot is drawn. On a phone the name of a row stands above it."""

    kind: str
    width: int
    left: int
    right: int
    row: int
    ticks: int
    above: bool = False


DESK = Frame("plot on-desks", plots.WIDTH, 210, 132, 30, 6)
PHONE = Frame("plot on-phones", 344, 8, 8, 50, 4, above=True)


def compared(lines: Sequence[Line], says: str, marked: float | None = None, unit: str = "") -> Html:
    """Draw both values of each row over one axis, and a dashed line where `marked` is; once for each width."""
    return join(*(draw(frame, lines, says, marked, unit) for frame in (DESK, PHONE)))


def changes(lines: Sequence[Line], says: str, unit: str = "") -> Html:
    """Draw one value a row, a change, on both sides of zero."""
    return compared(lines, says, 0.0, unit)


def draw(frame: Frame, lines: Sequence[Line], says: str, marked: float | None, unit: str) -> Html:
    ends = [end for each in lines for reach in (each.before, each.after) if reach for end in reach.ends]
    scale = _scale(frame, [*ends, *([] if marked is None else [marked])])
    top = 8
    bottom = top + frame.row * len(lines)
    parts = plots.grid(scale, top, bottom, frame.ticks)
    if marked is not None:
        parts.append(plots.line(scale(marked), top, scale(marked), bottom, "mark"))
    for at, each in enumerate(lines):
        start = top + frame.row * at
        middle = start + (frame.row - 16 if frame.above else frame.row / 2)
        words = start + 14 if frame.above else middle + 4.5
        both = each.before is not None and each.after is not None
        parts.append(_label(each, words))
        parts += _reach(each.before, scale, middle - (5 if both else 0), "before", f"{each.name}, before", unit)
        parts += _reach(each.after, scale, middle + (5 if both else 0), "after", f"{each.name}, after", unit)
        parts.append(plots.text(frame.width - 4, words, _figure(each, unit), "number", "end"))
    return plots.drawing(bottom + 28, says, *parts, width=frame.width, kind=frame.kind)


def _figure(each: Line, unit: str) -> str:
    """Return what stands at the end of a row: before and after, or a change with its sign."""
    if each.change:
        return plots.minus(number(each.after.value, "+") + unit) if each.after else ""
    both = [number(reach.value) if reach else "–" for reach in (each.before, each.after)]
    return plots.minus(" → ".join(both) + unit)


def _scale(frame: Frame, values: Sequence[float]) -> plots.Scale:
    low, high = min(values), max(values)
    edge = (high - low) * 0.04 or 1.0
    return plots.Scale(low - edge, high + edge, frame.left, frame.width - frame.right)


def _label(each: Line, y: float) -> Html:
    kind = "number" if each.strong else ""
    return tag("text", tag("title", each.name), plots.short_end(each.name, 30), x=4, y=y, class_=kind)


def _reach(reach: Reach | None, scale: plots.Scale, y: float, side: str, name: str, unit: str) -> list[Html]:
    if reach is None:
        return []
    low, high = reach.ends
    dot = tag("title", plots.minus(f"{name}: {reach}{unit}"))
    return [
        plots.line(scale(low), y, scale(high), y, f"reach {side}"),
        tag("circle", dot, cx=scale(reach.value), cy=y, r=4, class_=side),
    ]
