"""The laboratory's report as one page that needs nothing else: pictures, tables, and the command that made it."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np

from . import lab_plots
from .html import Html, table, tag
from .lab import KEPT, ROUNDS_TOLD, USED, Findings
from .lab_plots import Line, Reach
from .lab_report import FAIR, LENGTH, both, card_name, change, clearness, counted, full, seen_uses
from .lab_summary import sentences
from .paired import Comparison, Estimate
from .plots import minus
from .report import page, section
from .sensitivity import Tried

MOST = 24  # cards in a plot of changes
USES = (("a game", "times"), ("wins of users %", "users_wins"), ("points a use", "points"))
WORTH = (
    ("a game", "times"),
    ("wins of users %", "users_wins"),
    ("score of users", "users_scores"),
    ("points a use", "points"),
)
WORTHS = (  # the first of them that is counted is drawn
    ("users_wins", "Wins of the players who have {used} the card. It does not prove a cause.", " %"),
    ("users_scores", "Score of the players who have {used} the card. It does not prove a cause.", ""),
    ("points", "Points of all seats together, each time the card is {used}.", ""),
    ("times", "How often the card is {used} in a game.", ""),
)
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
    title = f"{setup.game.name.capitalize()}: {after} beside {before}"
    seats = "1 seat" if setup.seats == 1 else f"{setup.seats} seats"
    said = f"{seats}, {len(found.seeds):,} games with the cards {before}, and the same deals with {after}."
    return page(
        title,
        tag("h1", title),
        tag("p", said, class_="muted"),
        section(
            "In short",
            tag("ul", *(tag("li", minus(each)) for each in sentences(found))),
            tag("p", LEGEND, class_="muted"),
        ),
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
    return [reaching(measure.before, *at), reaching(measure.after, *at), moved(measure, *at)]


def reaching(estimate: Estimate, *at: int) -> Html:
    """Return the cell of a value with half its interval, for which a phone has no room."""
    value, half = full(estimate, *at).split(" ± ")
    return tag("td", value, tag("span", f" ± {half}", class_="half"))


def moved(measure: Comparison, *at: int) -> Html:
    """Return the cell of a change, set off if it is clear."""
    said = minus(change(measure, *at))
    return tag("td", said, class_="moved") if said.endswith("*") else tag("td", said)


def cell(measure: Comparison, *at: int) -> Html:
    """Return before and after in one cell, with the change below."""
    if not counted(measure, *at):
        return tag("td", "–")
    said = minus(change(measure, *at))
    kind = "change moved" if said.endswith("*") else "change"
    return tag("td", minus(both(measure, *at)), tag("small", said, class_=kind))


def seat_name(found: Findings, seat: int) -> str:
    players = found.setup.players
    return f"seat {seat}" if len(set(players)) == 1 else f"seat {seat}, {players[seat]}"


def seat_section(found: Findings) -> Html:
    of, seats = found.measures, found.setup.seats
    if seats == 1:
        return Html("")
    lines = [line(seat_name(found, seat), of["wins"], seat) for seat in range(seats)]
    rows = [[seat_name(found, seat), cell(of["wins"], seat), cell(of["scores"], seat)] for seat in range(seats)]
    return section(
        "Wins by seat",
        tag("p", FAIR.format(share=100 / seats)),
        lab_plots.compared(lines, "Wins by seat", 100 / seats, " %"),
        table(["", "wins %", "score"], rows),
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
    lines = [
        line(f"{at + 1} rounds" + (" and more" if at + 1 == ROUNDS_TOLD else ""), of["lasting"], at)
        for at in range(ROUNDS_TOLD)
        if counted(of["lasting"], at)
    ]
    shares = [tag("p", "How many of the games last so long:"), lab_plots.compared(lines, "Games by length", None, " %")]
    shown = shares if len(lines) > 1 else []
    return section("Length and endings", *shown, table(["", "before", "after", "change"], rows))


def card_section(found: Findings, at: int) -> Html:
    """Show what was changed in a card, and every use of it."""
    of, card = found.measures, found.cards[at]
    title = f"{card.table.capitalize()}: {card_name(card)}"
    rewritten = table(["in its line", "before", "after"], [[*each] for each in card.differs])
    uses = seen_uses(found, at)
    if not uses:
        return section(title, rewritten, tag("p", "It was never used."))
    if len(found.setup.game.ledger.chief[card.table]) == 1:
        uses = [use for use in uses if found.uses[use] != USED]
    lines = [line(found.uses[use], of["times"], at, use) for use in uses]
    shown = [(head, name) for head, name in USES if any(counted(of[name], at, use) for use in uses)]
    picture = tag("p", "How often it is used in a game:"), lab_plots.compared(lines, f"Uses of {card_name(card)}")
    uses_drawn = picture if len(lines) > 1 else ()
    return section(
        title,
        rewritten,
        *uses_drawn,
        table(
            ["use", *(head for head, _ in shown)],
            [[found.uses[use], *(cell(of[name], at, use) for _, name in shown)] for use in uses],
        ),
        tally_table(found, [at]),
    )


def tally_table(found: Findings, cards: Sequence[int]) -> Html:
    """Show what was counted while a card lay there, if the game counts such things."""
    names = found.setup.game.ledger.tallies
    if not names:
        return Html("")
    of = found.measures["tallies"]
    rows = [[card_name(found.cards[at]), *(cell(of, at, tally) for tally in range(len(names)))] for at in cards]
    return table(["each time", *names], rows)


def moved_section(found: Findings) -> Html:
    """Show the cards whose use changed most clearly."""
    difference = found.measures["times"].difference
    clear = [at for at in range(len(found.cards)) if difference.moved(at, -1)]
    clear.sort(key=lambda at: -clearness(difference, at))
    if not clear:
        return section("Cards used more or less", tag("p", "No card was used clearly more or less."))
    lines = [
        Line(card_name(found.cards[at]), None, reach(difference, at, -1), found.cards[at].change != KEPT, change=True)
        for at in sorted(clear[:MOST], key=lambda at: -float(difference.value[at, -1]))
    ]
    said = f"{len(clear)} of {len(found.cards)} cards were used clearly more or less. The change in uses a game"
    said += f", the {MOST} clearest:" if len(clear) > MOST else ":"
    return section("Cards used more or less", tag("p", said), lab_plots.changes(lines, "Changes in use"))


def worth_sections(found: Findings) -> Iterator[Html]:
    """Show for each table what its cards are worth, and every figure folded."""
    for name in found.setup.game.ledger.tables:
        cards = [at for at, card in enumerate(found.cards) if card.table == name]
        used = " or ".join(found.setup.game.ledger.chief[name])
        worths = [each for each in WORTHS if each[0] != "users_wins" or found.setup.seats > 1]
        told_by = [each for each in worths if any(counted(found.measures[each[0]], at, -1) for at in cards)]
        if not told_by:
            continue
        kind, about, unit = told_by[0]
        measure = found.measures[kind]
        told = [at for at in cards if counted(measure, at, -1)]
        mark = 100 / found.setup.seats if kind == "users_wins" else None
        told.sort(key=lambda at: -float(np.nan_to_num(measure.after.value[at, -1])))
        lines = [line(card_name(each := found.cards[at]), measure, at, -1, strong=each.change != KEPT) for at in told]
        yield section(
            name.capitalize(),
            tag("p", about.format(used=used)),
            lab_plots.compared(lines, f"{name}: {about.format(used=used)}", mark, unit),
            tag("details", tag("summary", "All figures"), figures_of(found, told), tally_table(found, told)),
        )


def figures_of(found: Findings, cards: Sequence[int]) -> Html:
    of = found.measures
    rows = [[card_name(found.cards[at]), *(cell(of[name], at, -1) for _, name in WORTH)] for at in cards]
    return table(["card", *(head for head, _ in WORTH)], rows)


def option_section(tried: Sequence[Tried]) -> Html:
    """Show what each option would change, with the cards after the change."""
    telling = [each for each in tried if any(differs(measure) for measure in each.measures)]
    same = sorted({each.option for each in tried} - {each.option for each in telling})
    about = "The same deals and the cards after the change, with one option at another value."
    scored = [each for each in telling if differs(each.score)]
    parts: list[str] = [tag("p", f"{about} The picture shows the change in a player's score." if scored else about)]
    if scored:
        lines = [
            Line(f"{each.option}: {said(each.value)}", None, reach(each.score.difference, 0), change=True)
            for each in scored
        ]
        parts.append(lab_plots.changes(lines, "Changes by option"))
    if telling:
        rows = [
            [f"{each.option}: {said(each.usual)} → {said(each.value)}", *(moved(of, 0) for of in each.measures)]
            for each in telling
        ]
        parts.append(table(["option", "score", "wins of seat 0, %", "decisions a game"], rows))
    if same:
        parts.append(tag("p", f"No difference at this table: {', '.join(same)}.", class_="muted"))
    return section("Options", *parts)


def differs(measure: Comparison) -> bool:
    return bool(measure.difference.value[0] or measure.difference.half[0])


def said(value: object) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)
