"""What the laboratory found, as tables to read and as plain values."""

from typing import Any

import numpy as np
from rich.console import Console
from rich.text import Text

from .lab import KEPT, USED, Card, Findings
from .paired import Comparison, Estimate

WIDTH = 100
GAP = "  "
COLUMNS = 4  # measures of a card side by side
LENGTH = ("rounds", "decisions")
LEGEND = """\
± is half a 95 % interval; * marks a change whose interval leaves out 0, as one in twenty does by
luck; = is no change at all. The points of a use are what all scores rose or fell by in its rows."""
FAIR = "A fair share of the wins is {share:.1f} %."


def plain(found: Findings) -> dict[str, Any]:
    """Return all findings as plain values, with intervals."""
    setup, of = found.setup, found.measures
    return {
        "game": setup.game.name,
        "players": list(setup.players),
        "options": dict(setup.options),
        "seed": found.seeds[0],
        "games": len(found.seeds),
        "decks": {"before": setup.cards[0].name, "after": setup.cards[1].name},
        "fairShare": 100 / setup.seats if setup.seats > 1 else None,
        "seats": [{"wins": of["wins"].plain(seat), "score": of["scores"].plain(seat)} for seat in range(setup.seats)],
        "endings": {name: of["endings"].plain(at) for at, name in enumerate(setup.game.endings[1:])},
        "parts": {name: of["parts"].plain(at) for at, name in enumerate(setup.game.parts)},
        **{name: of["length"].plain(at) for at, name in enumerate(LENGTH)},
        "cards": [_plain_card(found, at, card) for at, card in enumerate(found.cards)],
    }


def _plain_card(found: Findings, at: int, card: Card) -> dict[str, Any]:
    of = found.measures
    return {
        "table": card.table,
        "id": card.id,
        "name": card.name,
        "change": card.change or "same",
        "differs": {name: {"before": old, "after": new} for name, old, new in card.differs},
        "uses": {found.uses[use]: _plain_use(of, at, use) for use in seen_uses(found, at)},
        "tallies": {name: of["tallies"].plain(at, tally) for tally, name in enumerate(found.setup.game.ledger.tallies)},
    }


def _plain_use(of: dict[str, Comparison], at: int, use: int) -> dict[str, Any]:
    return {
        "times": of["times"].plain(at, use),
        "users": of["users"].plain(at, use),
        "wins": of["users_wins"].plain(at, use),
        "score": of["users_scores"].plain(at, use),
        "points": of["points"].plain(at, use),
    }


def seen_uses(found: Findings, at: int) -> list[int]:
    times = found.measures["times"]
    seen: list[int] = np.flatnonzero(times.before.value[at] + times.after.value[at]).tolist()
    return seen


def show(found: Findings, console: Console) -> None:
    setup = found.setup
    console.print(
        f"{setup.game.name}, {setup.seats} seats, {len(found.seeds)} games with the cards {setup.cards[0].name}, "
        f"and the same deals with {setup.cards[1].name}.",
        markup=False,
    )
    console.print(LEGEND, markup=False)
    if setup.seats > 1:
        console.print(FAIR.format(share=100 / setup.seats), markup=False)
    console.print()
    _show_games(found, console)
    for at, card in enumerate(found.cards):
        if card.change != KEPT:
            _show_card(found, at, console)
    for table in setup.game.ledger.tables:
        _show_cards(found, table, console)


def _print(title: str, heads: list[str], rows: list[list[str]], console: Console) -> None:
    """Print a table of WIDTH at most. It may cut names short, but never numbers."""
    widths = [max(map(len, column)) for column in zip(heads, *rows, strict=True)]
    widths[0] = min(widths[0], WIDTH - sum(widths[1:]) - len(GAP) * (len(widths) - 1))
    console.print(Text(title, "bold"))
    for row in (heads, ["─" * width for width in widths], *rows):
        name = row[0] if len(row[0]) <= widths[0] else row[0][: widths[0] - 1] + "…"
        numbers = [cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True)]
        console.print(Text(GAP.join([name.ljust(widths[0]), *numbers]).rstrip()), no_wrap=True, crop=False)
    console.print()


def _show_games(found: Findings, console: Console) -> None:
    """Show the seats, the endings, the length and the parts of scores."""
    of, setup = found.measures, found.setup
    lines: list[tuple[str, Comparison, int]] = []
    for seat in range(setup.seats):
        lines += [(f"seat {seat}, wins %", of["wins"], seat), (f"seat {seat}, score", of["scores"], seat)]
    lines += [(f"ended by {name}, %", of["endings"], at) for at, name in enumerate(setup.game.endings[1:])]
    lines += [(f"{name} a game", of["length"], at) for at, name in enumerate(LENGTH)]
    lines += [(f"points a player, {name}", of["parts"], at) for at, name in enumerate(setup.game.parts)]
    rows = [
        [name, full(measure.before, at), full(measure.after, at), change(measure, at)]
        for name, measure, at in lines
        if counted(measure, at)
    ]
    _print("Games", ["", "before", "after", "change"], rows, console)


def _show_card(found: Findings, at: int, console: Console) -> None:
    """Show all uses of a changed card."""
    of, card = found.measures, found.cards[at]
    uses = seen_uses(found, at)
    if len(found.setup.game.ledger.chief[card.table]) == 1:
        uses = [use for use in uses if found.uses[use] != USED]
    columns = [("a game", of["times"]), ("wins of users %", of["users_wins"]), ("points a use", of["points"])]
    shown = [column for column in columns if any(counted(column[1], at, use) for use in uses)]
    rows = [
        [found.uses[use], *(cell for _, each in shown for cell in (both(each, at, use), change(each, at, use)))]
        for use in uses
    ]
    heads = ["use", *(head for name, _ in shown for head in (name, "change"))]
    _print(f"{card.table}: {card_name(card)}{'' if uses else ', never used'}", heads, rows, console)


def _show_cards(found: Findings, table: str, console: Console) -> None:
    """Show the cards of a table: changed ones first, then by how clearly their use has moved."""
    lines = [at for at, card in enumerate(found.cards) if card.table == table]
    lines.sort(key=lambda at: (found.cards[at].change == KEPT, -clearness(found.measures["times"].difference, at)))
    shown = [column for column in _columns(found) if any(counted(column[1], at, column[2]) for at in lines)]
    used = " or ".join(found.setup.game.ledger.chief[table])
    for first in range(0, len(shown), COLUMNS):
        some = shown[first : first + COLUMNS]
        rows = [[card_name(found.cards[at]), *(_short(measure, at, use) for _, measure, use in some)] for at in lines]
        heads = ["card", *(name for name, _, _ in some)]
        _print(f"{table}, {used}: before, and the change", heads, rows, console)


def _columns(found: Findings) -> list[tuple[str, Comparison, int]]:
    of = found.measures
    chief = [("a game", "times"), ("wins of users %", "users_wins"), ("score of users", "users_scores")]
    return [
        *((name, of[measure], -1) for name, measure in chief),
        ("points a use", of["points"], -1),
        *((name, of["tallies"], tally) for tally, name in enumerate(found.setup.game.ledger.tallies)),
    ]


def counted(measure: Comparison, *at: int) -> bool:
    """Tell whether something was counted, before or after."""
    return bool(np.nan_to_num(measure.before.value[at]) or np.nan_to_num(measure.after.value[at]))


def clearness(difference: Estimate, at: int) -> float:
    value, half = abs(float(difference.value[at, -1])), float(difference.half[at, -1])
    return value / half if half > 0 else value


def card_name(card: Card) -> str:
    return " ".join(filter(None, [card.id, card.name, f"({card.change})" if card.change else ""]))


def number(value: float, sign: str = "") -> str:
    """Return a number with about three digits."""
    return "–" if np.isnan(value) else f"{value:{sign}.{1 if abs(value) >= 9.995 else 2}f}"


def full(estimate: Estimate, *at: int) -> str:
    return f"{number(estimate.value[at])} ± {number(estimate.half[at])}"


def change(measure: Comparison, *at: int) -> str:
    difference = measure.difference
    value, half = difference.value[at], difference.half[at]
    if np.isnan(value):
        return "–"
    if value == 0 == half:
        return "= "
    return f"{number(value, '+')} ±{number(half)}{'*' if difference.moved(*at) else ' '}"


def both(measure: Comparison, *at: int) -> str:
    return f"{number(measure.before.value[at])} → {number(measure.after.value[at])}"


def _short(measure: Comparison, *at: int) -> str:
    return f"{number(measure.before.value[at])} {change(measure, *at)}"
