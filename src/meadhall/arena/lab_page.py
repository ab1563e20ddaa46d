"""The laboratory's report as one page that needs nothing else: pictures, tables, and the command that made it."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np

from . import lab_plots
from .html import Html, table, tag
from .lab import KEPT, Findings
from .lab_plots import Line, Reach
from .lab_report import FAIR, LENGTH, both, card_name, change, clearness, counted, full, seen_uses
from .paired import Comparison, Estimate
from .report import page, section
from .sensitivity import Tried

MOST = 24  # cards in a plot of changes
LEGEND = (
    "Pale rings are the cards before, filled dots the cards after. The bars are 95 % intervals. A star marks a change "
    "whose interval does not contain 0; of twenty changes that are only luck, one has a star too."
)


def write_page(found: Findings, tried: Sequence[Tried], command: str, path: Path) -> None:
    path.write_text(lab_page(found, tried, command), encoding="utf-8")


def lab_page(found: Findings, tried: Sequence[Tried], command: str) -> str:
    """Return the page. It depends on what was found alone."""
    setup = found.setup
    before, after = (cards.name for cards in setup.cards)
    title = f"{setup.game.name.capitalize()}: {before} and {after}"
    seats = "1 seat" if setup.seats == 1 else f"{setup.seats} seats"
    said = f"{seats}, {len(found.seeds):,} games with the cards {before}, and the same deals with {after}."
    return page(
        title,
        tag("h1", title),
        tag("p", said, class_="muted"),
        tag("p", LEGEND, class_="muted"),
        seat_section(found),
        score_section(found),
        length_section(found),
        *(card_section(found, at) for at, card in enumerate(found.cards) if card.change != KEPT),
        moved_section(found),
        *worth_sections(found),
        option_section(tried),
        section(
            "Play it again",
            tag("pre", tag("code", command)),
            tag("p", "This command plays the same games again; any number of --jobs gives the same figures."),
        ),
    )


def reach(estimate: Estimate, *at: int) -> Reach | None:
    value, half = float(estimate.value[at]), float(estimate.half[at])
    return None if np.isnan(value) else Reach(value, half)


def line(name: str, measure: Comparison, *at: int, strong: bool = False) -> Line:
    return Line(name, reach(measure.before, *at), reach(measure.after, *at), strong)


def figures(measure: Comparison, *at: int) -> list[str]:
    """Return the cells before, after and change."""
    said = change(measure, *at)
    moved = tag("td", said, class_="moved") if said.endswith("*") else said
    return [full(measure.before, *at), full(measure.after, *at), moved]


def seat_section(found: Findings) -> Html:
    of, seats = found.measures, found.setup.seats
    if seats == 1:
        return Html("")
    lines = [line(f"seat {seat}", of["wins"], seat) for seat in range(seats)]
    rows = [[f"seat {seat}", *figures(of["wins"], seat), *figures(of["scores"], seat)] for seat in range(seats)]
    head = ["", "wins %", "after", "change", "score", "after", "change"]
    return section(
        "Wins by seat",
        tag("p", FAIR.format(share=100 / seats)),
        lab_plots.compared(lines, "Wins by seat", 100 / seats, " %"),
        table(head, rows),
    )


def score_section(found: Findings) -> Html:
    parts = list(enumerate(found.setup.game.parts))
    of = found.measures["parts"]
    shown = [(at, name) for at, name in parts if counted(of, at)]
    return section(
        "Where points come from",
        tag("p", "Points a player in a game."),
        lab_plots.compared([line(name, of, at) for at, name in shown], "Points by source"),
        table(["", "before", "after", "change"], [[name, *figures(of, at)] for at, name in shown]),
    )


def length_section(found: Findings) -> Html:
    of = found.measures
    rows = [[f"{name} a game", *figures(of["length"], at)] for at, name in enumerate(LENGTH)]
    rows += [
        [f"ended by {name.replace('_', ' ')}, %", *figures(of["endings"], at)]
        for at, name in enumerate(found.setup.game.endings[1:])
        if counted(of["endings"], at)
    ]
    return section("Length and endings", table(["", "before", "after", "change"], rows))


def card_section(found: Findings, at: int) -> Html:
    """Show every use of a changed card."""
    of, card = found.measures, found.cards[at]
    uses = seen_uses(found, at)
    if not uses:
        return section(f"{card.table}: {card_name(card)}", tag("p", "It was never used."))
    rows = [
        [
            found.uses[use],
            *(
                cell
                for name in ("times", "users_wins", "points")
                for cell in (both(of[name], at, use), change(of[name], at, use))
            ),
        ]
        for use in uses
    ]
    head = ["use", "a game", "change", "wins of users %", "change", "points a use", "change"]
    return section(f"{card.table}: {card_name(card)}", table(head, rows))


def moved_section(found: Findings) -> Html:
    """Show the cards whose use changed most clearly."""
    difference = found.measures["times"].difference
    moved = [at for at in range(len(found.cards)) if difference.moved(at, -1)]
    moved.sort(key=lambda at: -clearness(difference, at))
    if not moved:
        return section("Cards used more or less", tag("p", "No card was used clearly more or less."))
    lines = [
        Line(card_name(found.cards[at]), None, reach(difference, at, -1), found.cards[at].change != KEPT)
        for at in moved[:MOST]
    ]
    said = f"{len(moved)} of {len(found.cards)} cards were used clearly more or less. The change in uses a game"
    said += f", the {MOST} clearest:" if len(moved) > MOST else ":"
    return section("Cards used more or less", tag("p", said), lab_plots.changes(lines, "Changes in use"))


def worth_sections(found: Findings) -> Iterator[Html]:
    """Show for each table how often the players who used a card won, or else their score, and every figure folded."""
    alone = found.setup.seats == 1
    measure = found.measures["users_scores" if alone else "users_wins"]
    mark, unit = (None, "") if alone else (100 / found.setup.seats, " %")
    for name in found.setup.game.ledger.tables:
        cards = [at for at, card in enumerate(found.cards) if card.table == name and counted(measure, at, -1)]
        if not cards:
            continue
        cards.sort(key=lambda at: -float(np.nan_to_num(measure.after.value[at, -1])))
        lines = [line(card_name(each := found.cards[at]), measure, at, -1, strong=each.change != KEPT) for at in cards]
        used = " or ".join(found.setup.game.ledger.chief[name])
        about = f"{'Score' if alone else 'Wins'} of the players who have {used} the card. It does not prove a cause."
        yield section(
            name.capitalize(),
            tag("p", about),
            lab_plots.compared(lines, f"{name}: {'scores' if alone else 'wins'} of users", mark, unit),
            tag("details", tag("summary", "All figures"), _figures_of(found, cards)),
        )


def _figures_of(found: Findings, cards: Sequence[int]) -> Html:
    names = [
        ("a game", "times"),
        ("wins of users %", "users_wins"),
        ("score of users", "users_scores"),
        ("points a use", "points"),
    ]
    rows = [
        [
            card_name(found.cards[at]),
            *(
                cell
                for _, name in names
                for cell in (both(found.measures[name], at, -1), change(found.measures[name], at, -1))
            ),
        ]
        for at in cards
    ]
    return table(["card", *(head for name, _ in names for head in (name, "change"))], rows)


def option_section(tried: Sequence[Tried]) -> Html:
    """Show what each option would change, with the cards after the change."""
    telling = [each for each in tried if any(_differs(measure) for measure in each.measures)]
    same = sorted({each.option for each in tried} - {each.option for each in telling})
    about = "The same deals and the cards after the change, with one option at another value."
    parts: list[str] = [tag("p", f"{about} The picture shows the change in a player's score." if telling else about)]
    if telling:
        lines = [Line(f"{each.option}: {said(each.value)}", None, reach(each.score.difference, 0)) for each in telling]
        rows = [
            [f"{each.option}: {said(each.usual)} → {said(each.value)}", *(change(of, 0) for of in each.measures)]
            for each in telling
        ]
        head = ["option", "score", "wins of seat 0, %", "decisions a game"]
        parts += [lab_plots.changes(lines, "Changes by option"), table(head, rows)]
    if same:
        parts.append(tag("p", f"No difference at this table: {', '.join(same)}.", class_="muted"))
    return section("Options", *parts)


def _differs(measure: Comparison) -> bool:
    return bool(measure.difference.value[0] or measure.difference.half[0])


def said(value: object) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)
