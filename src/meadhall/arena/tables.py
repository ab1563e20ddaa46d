"""What came out of a tournament, as tables for the terminal."""

import math
from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from .job import Result
from .ratings import Estimate, Standing, above, standings
from .tournament import Tournament


def tables(tournament: Tournament, results: Sequence[Result]) -> RenderableType:
    """Show the standings, and who finished above whom."""
    found = standings(results)
    parts: list[RenderableType] = [Text(headline(tournament, len(results))), ranking(found)]
    if len(found) > 1:
        parts += [Text(compared(tournament)), matrix(results, found)]
    if failed := sum(each.failures for each in found):
        parts.append(
            Text(f"{failed} times a bot failed and Karl played on in its place; {failing(found)}", style="red")
        )
    return Group(*parts)


def headline(tournament: Tournament, played: int) -> str:
    game, seats = tournament.game.name.capitalize(), tournament.seats
    who = "alone" if seats == 1 else f"{seats} seats"
    fair = "" if seats == 1 else f"; a fair share of wins is {100 / seats:.0f} %"
    return f"{game}, {who}: {count(played, 'game')} of {count(len(deals(tournament, played)), 'deal')}{fair}"


def compared(tournament: Tournament) -> str:
    """Say what the head-to-head matrix counts."""
    if tournament.seats == 1:
        return "How often the bot at the left did better than the one at the top on the same deal; a tie is half."
    return "How often a seat of the bot at the left finished above a seat of the one at the top; a tie is half."


def deals(tournament: Tournament, played: int) -> set[int]:
    return {each.deal for each in tournament.plan[:played]}


def count(number: int, word: str) -> str:
    return f"{number:,} {word}{'' if number == 1 else 's'}"


def failing(found: Sequence[Standing]) -> str:
    return ", ".join(f"{each.bot} {each.failures}" for each in found if each.failures)


def ranking(found: Sequence[Standing]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("bot", overflow="fold", min_width=8)
    for name in ("seats", "rating", "wins %", "score", "ms", "failed"):
        table.add_column(name, justify="right", no_wrap=True)
    for each in found:
        table.add_row(
            Text(each.bot),
            str(each.games),
            even(each.rating) if each.rating else "–",
            interval(each.wins, 1, 100),
            even(each.score),
            f"{each.milliseconds:,.1f}",
            str(each.failures),
        )
    return table


def interval(estimate: Estimate, places: int, scale: float = 1.0) -> str:
    value = f"{scale * estimate.value:.{places}f}"
    if math.isinf(estimate.low):
        return value
    return f"{value} [{scale * estimate.low:.{places}f}–{scale * estimate.high:.{places}f}]"


def even(estimate: Estimate) -> str:
    """Write an interval that is as wide to both sides."""
    if math.isinf(estimate.low):
        return f"{estimate.value:.1f}"
    return f"{estimate.value:.1f} ±{estimate.high - estimate.value:.1f}"


def matrix(results: Sequence[Result], found: Sequence[Standing]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("", overflow="fold")
    for each in found:
        table.add_column(Text(each.bot), justify="right", overflow="fold")
    for each in found:
        shares = [above(results, each.bot, other.bot) for other in found]
        table.add_row(Text(each.bot), *("" if share is None else f"{share.value:.1%}" for share in shares))
    return table
