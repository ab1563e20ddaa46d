"""Commands of the laboratory: what a change of cards does to the game, and what a search thinks of a position."""

import json
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from .arena import lab as laboratory
from .arena import lab_report
from .cli import (
    GameName,
    OptionList,
    Preset,
    app,
    compile_rules,
    errors,
    progress,
    read_cards,
    read_options,
    read_seats,
)
from .core.game import find
from .simulate.games import LEVELS

JsonFile = Annotated[str, typer.Option("--json", help="a file for all of it as JSON, or - for the screen")]
Jobs = Annotated[int, typer.Option(min=1, help="cores to use")]


@app.command()
def lab(
    game: GameName,
    cards: Annotated[Path, typer.Option(help="the changed cards, as for the other commands")],
    against: Annotated[Path | None, typer.Option(help="the cards before the change; else the supplied ones")] = None,
    games: Annotated[int, typer.Option(min=1, help="how many games with each")] = 2000,
    seats: Annotated[str, typer.Option(help="how many seats, or who plays, like karl*3,thrall")] = "4",
    seed: Annotated[int, typer.Option(min=0, help="the seed of the first game; each has the next")] = 1,
    jobs: Jobs = 1,
    out: JsonFile = "",
    preset: Preset = "standard",
    option: OptionList = [],  # noqa: B006
) -> None:
    """Play the same deals with two decks, and say what the games say of each card."""
    found = find(game)
    players = ["karl"] * int(seats) if seats.isdecimal() else read_seats(seats, tuple(LEVELS))
    options = read_options(found, len(players), preset, option)
    setup = laboratory.Setup(found, players, options, (read_cards(found, against), read_cards(found, cards)))
    compile_lab(setup)
    with progress() as bar:
        task = bar.add_task("playing", total=games)
        findings = laboratory.study(setup, range(seed, seed + games), jobs, lambda some: bar.advance(task, some))
    if out:
        write(out, lab_report.plain(findings))
    if out != "-":
        lab_report.show(findings, Console(width=None if sys.stdout.isatty() else lab_report.WIDTH, highlight=False))


def compile_lab(setup: laboratory.Setup) -> None:
    compile_rules(setup.game)
    if not laboratory.is_warm(setup.game):
        errors.print("Compiling the laboratory, once for this version …", markup=False)
        laboratory.warm(setup.game)


def write(out: str, found: object) -> None:
    text = json.dumps(found, indent=1, ensure_ascii=False) + "\n"
    if out == "-":
        sys.stdout.write(text)
    else:
        Path(out).write_text(text, encoding="utf-8")
