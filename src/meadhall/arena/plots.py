"""Plots as SVG of our own, in the colours of the page. Shape as well as colour tells the bots apart."""

import math
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from .html import Html, tag
from .ratings import Estimate

WIDTH, LEFT, RIGHT = 760, 164, 24
WIDEST = 44  # of a bar
COLOURS = 6
EMBLEMS = (
    "M0 -6L6 5H-6Z",
    "M-5 -5H5V5H-5Z",
    "M-5.5 0A5.5 5.5 0 1 0 5.5 0A5.5 5.5 0 1 0 -5.5 0Z",
    "M0 -7L6 0L0 7L-6 0Z",
    "M-2 -6H2V-2H6V2H2V6H-2V2H-6V-2H-2Z",
    "M-3 -6A6 6 0 0 1 -3 6Z",
)
Values = Mapping[str, Sequence[float]]


@dataclass(frozen=True)
class Scale:
    """A map from values to places on the page."""

    low: float
    high: float
    start: float
    end: float

    def __call__(self, value: float) -> float:
        width = (self.high - self.low) or 1.0
        return round(self.start + (value - self.low) / width * (self.end - self.start), 1)

    def ticks(self, about: int = 6) -> list[float]:
        """Return round numbers within the scale."""
        raw = max(self.high - self.low, 1e-9) / about
        power = 10.0 ** math.floor(math.log10(raw))
        step = next(power * factor for factor in (1, 2, 2.5, 5, 10) if power * factor >= raw)
        first = math.ceil(self.low / step - 1e-9)
        last = math.floor(self.high / step + 1e-9)
        return [round(at * step, 10) for at in range(first, last + 1)]


def drawing(height: float, says: str, *inside: str, width: int = WIDTH, kind: str = "plot") -> Html:
    return tag("div", tag("svg", *inside, viewBox=f"0 0 {width} {height:g}", role="img", aria_label=says), class_=kind)


def text(x: float, y: float, words: str, kind: str = "", anchor: str = "start") -> Html:
    return tag("text", words, x=x, y=y, class_=kind, text_anchor=anchor)


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> Html:
    return tag("line", x1=x1, y1=y1, x2=x2, y2=y2, class_=kind)


def emblem(x: float, y: float, number: int, says: str = "") -> Html:
    """Draw the sign of a bot."""
    shape = EMBLEMS[number % COLOURS]
    inside = [tag("title", says)] if says else []
    return tag("path", *inside, d=shape, transform=f"translate({x} {y})", class_=f"emblem c{number % COLOURS}")


def sign(number: int) -> Html:
    """Draw the sign of a bot within a line of text."""
    return tag("svg", emblem(8, 8, number), viewBox="0 0 16 16", class_="sign", aria_hidden="true")


def grid(scale: Scale, top: float, bottom: float, about: int = 6) -> list[Html]:
    ticks = scale.ticks(about)
    lines = [line(scale(tick), top, scale(tick), bottom, "grid") for tick in ticks]
    return lines + [text(scale(tick), bottom + 18, minus(f"{tick:g}"), "tick", "middle") for tick in ticks]


def minus(said: str) -> str:
    """Return words with the sign that printers use before their numbers; a hyphen within a name stays."""
    return re.sub(r"(?<!\w)-(?=\d)", "−", said)


def short(name: str, letters: int = 16) -> str:
    return name if len(name) <= letters else "…" + name[1 - letters :]


def short_end(name: str, letters: int) -> str:
    return name if len(name) <= letters else name[: letters - 1] + "…"


def named(bot: str, number: int, y: float) -> list[Html]:
    """Draw the sign and the name of a bot at the left of a row."""
    return [emblem(12, y, number), tag("text", tag("title", bot), short(bot), x=26, y=y + 4.5)]


def intervals(estimates: Mapping[str, Estimate], numbers: Mapping[str, int], says: str, marked: float) -> Html:
    """Draw the value of each bot with its interval, and a line where `marked` is."""
    row, top = 38, 12
    low = min([marked, *(each.low for each in estimates.values())])
    high = max([marked, *(each.high for each in estimates.values())])
    scale = Scale(low, high, LEFT, WIDTH - RIGHT - 50)
    bottom = top + row * len(estimates)
    parts = [*grid(scale, top, bottom), line(scale(marked), top, scale(marked), bottom, "mark")]
    for at, (bot, each) in enumerate(estimates.items()):
        y = top + row * at + row / 2
        parts += named(bot, numbers[bot], y)
        parts.append(line(scale(each.low), y, scale(each.high), y, f"whisker s{numbers[bot] % COLOURS}"))
        reach = f"{bot}: {each.value:.2f}, 95 % interval {each.low:.2f} to {each.high:.2f}"
        parts.append(emblem(scale(each.value), y, numbers[bot], reach))
        parts.append(text(WIDTH - RIGHT, y + 4.5, f"{each.value:.1f}", "number", "end"))
    return drawing(bottom + 28, says, *parts)


def step_of(values: Sequence[float], most: int) -> int:
    """Return a round width of bins, so that there are not too many."""
    wide = (max(values) - min(values)) / most
    return next((step for step in (1, 2, 5, 10, 20, 50, 100, 200, 500) if step >= wide), 1000)


def binned(values: Sequence[float], step: int) -> Counter[int]:
    return Counter(math.floor(value / step) for value in values)


def bars(counts: Counter[int], step: int, scale: Scale, base: float, height: float, kind: str, unit: str) -> list[Html]:
    most, total = max(counts.values()), sum(counts.values())
    found = []
    for at, times in sorted(counts.items()):
        tall = round(height * times / most, 1)
        wide = max(scale((at + 1) * step - 0.5) - scale(at * step - 0.5) - 1, 1)
        x = scale(at * step - 0.5) + max(wide - WIDEST, 0) / 2
        span = f"{at * step}" if step == 1 else f"{at * step} to {(at + 1) * step - 1}"
        title = tag("title", f"{span} {unit}: {times / total:.1%}")
        size = {"x": round(x, 1), "y": round(base - tall, 1), "width": round(min(wide, WIDEST), 1), "height": tall}
        found.append(tag("rect", title, **size, class_=kind))
    return found


def distributions(values: Values, numbers: Mapping[str, int], says: str, unit: str) -> Html:
    """Draw a histogram of each bot over one axis, with its mean."""
    row, top = 66, 6
    every = [value for each in values.values() for value in each]
    step = step_of(every, 40)
    scale = Scale(min(every) - step, max(every) + step, LEFT, WIDTH - RIGHT)
    bottom = top + row * len(values)
    parts = grid(scale, top, bottom)
    for at, (bot, each) in enumerate(values.items()):
        base = top + row * (at + 1) - 6
        number = numbers[bot]
        parts += named(bot, number, base - 18)
        parts += bars(binned(each, step), step, scale, base, row - 16, f"f{number % COLOURS}", unit)
        parts.append(line(LEFT, base, WIDTH - RIGHT, base, "axis"))
        middle = sum(each) / len(each)
        parts.append(emblem(scale(middle), base, number, f"{bot}: mean {middle:.2f} {unit}"))
    return drawing(bottom + 26, says, *parts)


def histogram(values: Sequence[float], says: str, unit: str) -> Html:
    top, base, step = 8, 130, step_of(values, 40)
    scale = Scale(min(values) - step, max(values) + step, 24, WIDTH - RIGHT)
    ticks = [text(scale(tick), base + 18, f"{tick:g}", "tick", "middle") for tick in scale.ticks() if tick == int(tick)]
    inside = bars(binned(values, step), step, scale, base, base - top, "plain", unit)
    return drawing(base + 26, says, *ticks, *inside, line(24, base, WIDTH - RIGHT, base, "axis"))


def curves(values: Values, numbers: Mapping[str, int], says: str) -> Html:
    """Draw a line for each bot through its value at each round."""
    top, bottom = 12, 250
    every = [value for each in values.values() for value in each]
    across = Scale(0, max(len(each) for each in values.values()) - 1, 56, WIDTH - 170)
    up = Scale(min(0, *every), max(every), bottom, top)
    parts: list[Html] = []
    for tick in up.ticks():
        parts += [line(56, up(tick), WIDTH - 170, up(tick), "grid"), text(46, up(tick) + 4, f"{tick:g}", "tick", "end")]
    for at in range(round(across.high) + 1):
        parts.append(text(across(at), bottom + 20, str(at), "tick", "middle"))
    for (bot, each), y in zip(values.items(), apart([up(each[-1]) for each in values.values()], 18), strict=True):
        number = numbers[bot]
        points = " ".join(f"{across(at)},{up(value)}" for at, value in enumerate(each))
        parts.append(tag("polyline", points=points, class_=f"curve s{number % COLOURS}"))
        said = [f"{bot}: {value:.1f} after round {at}" for at, value in enumerate(each)]
        parts += [emblem(across(at), up(value), number, said[at]) for at, value in enumerate(each)]
        parts += [emblem(WIDTH - 146, y, number), text(WIDTH - 134, y + 4.5, short(bot))]
    return drawing(bottom + 30, says, *parts)


def apart(places: Sequence[float], least: float) -> list[float]:
    """Move labels down until none covers another."""
    moved = list(places)
    order = sorted(range(len(moved)), key=lambda at: moved[at])
    for before, after in pairwise(order):
        moved[after] = max(moved[after], moved[before] + least)
    return moved
