"""The command that looks back at a finished game as a coach does."""

import json
from pathlib import Path
from typing import Annotated

import typer

from ..console import progress, tell
from ..core.table import Table
from .arguments import Language, compile_rules, speak

PERSON = "me"  # who sits at a seat that a person played, in files of the terminal


def review(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="a saved game that is over")],
    seat: Annotated[int | None, typer.Option(min=0, help="whose decisions, counted from 0; else yours")] = None,
    html: Annotated[Path | None, typer.Option(help="a file for a page with the chances to win as lines")] = None,
    out: Annotated[Path | None, typer.Option("--json", help="a file for all of it as JSON")] = None,
    effort: Annotated[float, typer.Option(min=0.05, max=100.0, help="how long it thinks: 2 is twice as long")] = 1.0,
    lang: Language = "",
) -> None:
    """Look back at a finished game: what each decision cost, what was luck, and which three cost most."""
    words, table = speak(lang), Table.load(file)
    if table.outcome is None:
        raise ValueError(f"{file} is not over yet; a game is reviewed when it is")
    compile_rules(table.game, ["jarl"], words.say("compiling"))
    from ..review import Review
    from ..review.page import write_page
    from ..review.told import lines

    found = Review(table, whose(table) if seat is None else seat, effort)
    with progress() as bar:
        task = bar.add_task(words.say("review-title"), total=found.count)
        for _ in found.pieces():
            bar.advance(task)
    if html:
        write_page(found, words, html)
    if out:
        out.write_text(json.dumps(found.plain(), ensure_ascii=False), encoding="utf-8")
    if html or out:
        tell(f"Saved in {html or out}.")
        return
    for line in lines(found, words):
        print(line)


def whose(table: Table) -> int:
    """Return the seat of the person, if the file says who played where; else the first."""
    return table.players.index(PERSON) if PERSON in table.players else 0
