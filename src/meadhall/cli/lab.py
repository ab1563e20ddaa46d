"""Commands of the laboratory: what a change of cards does to the game, and what a search thinks of a position."""

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich import box
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from ..arena import lab as laboratory
from ..arena import lab_report
from ..bots.bot import Budget
from ..bots.levels import iterations
from ..console import progress, tell
from ..core.game import Game, find
from ..core.phrase import seat_name
from ..core.rng import thoughts
from ..core.table import Table
from ..simulation.games import LEVELS
from ..simulation.warm import LAB, is_warm
from .arguments import (
    GameName,
    Language,
    OptionList,
    Preset,
    compile_rules,
    read_cards,
    read_options,
    read_seats,
    speak,
)

if TYPE_CHECKING:
    from ..bots.search import Candidate
    from ..i18n import Words

SHOWN = 20  # candidate moves in the terminal
JsonFile = Annotated[str, typer.Option("--json", help="a file for all of it as JSON, or - for the screen")]
Jobs = Annotated[int, typer.Option(min=1, help="cores to use")]


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
    option: OptionList = [],
) -> None:
    """Play the same deals with two decks, and show what changes for each card."""
    found = find(game)
    players = read_players(seats)
    options = read_options(found, len(players), preset, option)
    setup = laboratory.Setup(found, players, options, (read_cards(found, against), read_cards(found, cards)))
    compile_lab(found, players)
    with progress() as bar:
        task = bar.add_task("playing", total=games)
        findings = laboratory.study(setup, range(seed, seed + games), jobs, lambda some: bar.advance(task, some))
    if out:
        write(out, lab_report.plain(findings))
    if out != "-":
        lab_report.show(findings, screen())


def read_players(seats: str) -> list[str]:
    """Return who plays. `4` is four Karls; `karl*3,thrall` names each."""
    players = read_seats(f"karl*{seats}" if seats.isdecimal() else seats, "")
    if slow := sorted(set(players) - set(LEVELS)):
        raise ValueError(f"in the laboratory those play who answer at once, {' and '.join(LEVELS)}, not {slow[0]}")
    return players


def screen() -> Console:
    return Console(width=None if sys.stdout.isatty() else lab_report.WIDTH, highlight=False)


def compile_lab(game: Game, players: list[str]) -> None:
    compile_rules(game, players)
    if not is_warm(game, LAB):
        tell("Compiling the laboratory, once for this version …")
        laboratory.warm(game)


def write(out: str, found: object) -> None:
    text = json.dumps(found, indent=1, ensure_ascii=False) + "\n"
    if out == "-":
        sys.stdout.write(text)
    else:
        Path(out).write_text(text, encoding="utf-8")


def analyse(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="a saved game")],
    at: Annotated[int, typer.Option(min=0, help="after so many rows of the log")],
    seat: Annotated[int, typer.Option(min=0, help="who has to decide there, counted from 0")],
    bot: Annotated[str, typer.Option(help="the search that thinks: jarl, konung or search@N")] = "search@2000",
    jobs: Jobs = 1,
    out: JsonFile = "",
    lang: Language = "",
) -> None:
    """Show what a search thinks of each move at a position, by what the seat knows there."""
    from ..bots.search import analyse as think

    words, count = speak(lang), iterations_of(bot)
    table = Table.load(file).at(at)
    known = table.known(seat)
    check_decides(table, at, seat)
    compile_rules(table.game, [bot], words.say("compiling"))
    candidates = think(
        table.game,
        table.cards,
        known,
        table.moves(seat),
        thoughts(table.seed, seat, table.made(seat)),
        count,
        Budget(cores=jobs),
    )
    said = [words.say(table.game.action(each.row, known, table.cards)) for each in candidates]
    if out:
        write(out, plain_analysis(table, at, seat, bot, candidates, said))
    if out != "-":
        head = words.say("analyse-head", who=seat_name(seat), number=at, text=bot)
        show_candidates(head, candidates, said, words)


def iterations_of(bot: str) -> int:
    if count := iterations(bot):
        return count
    raise ValueError(f"only a search can analyse: jarl, konung or search@N, not {bot!r}")


def check_decides(table: Table, at: int, seat: int) -> None:
    """Raise ValueError if the seat has nothing to decide here."""
    if seat in table.waiting:
        return
    others = " and ".join(map(str, table.waiting))
    if table.outcome:
        instead = "the game is over there"
    elif not others:
        instead = "at that row chance decides"
    else:
        instead = f"at that row seat {others} decides" if len(table.waiting) == 1 else f"there seats {others} decide"
    raise ValueError(f"seat {seat} has nothing to decide at row {at}; {instead}")


def plain_analysis(
    table: Table, at: int, seat: int, bot: str, candidates: "list[Candidate]", said: list[str]
) -> dict[str, object]:
    return {
        "game": table.game.name,
        "at": at,
        "seat": seat,
        "bot": bot,
        "candidates": [
            {
                "code": each.row.code,
                "text": each.row.text,
                "words": words,
                "visits": each.visits,
                "share": each.share,
                "score": each.score if each.visits else None,
                "win": each.win if each.visits else None,
            }
            for each, words in zip(candidates, said, strict=True)
        ],
    }


def show_candidates(head: str, candidates: "list[Candidate]", said: list[str], words: "Words") -> None:
    grid = Grid(title=Text(head), title_justify="left", box=box.SIMPLE_HEAD, show_edge=False)
    grid.add_column(words.say("analyse-move"), ratio=1)
    for column in ("analyse-visits", "analyse-share", "analyse-score", "analyse-win"):
        grid.add_column(words.say(column), justify="right")
    for each, move in list(zip(candidates, said, strict=True))[:SHOWN]:
        found = (f"{each.score:.1f}", f"{each.win:.1%}") if each.visits else ("–", "–")
        grid.add_row(Text(move), f"{each.visits}", f"{each.share:.1%}", *found)
    screen().print(grid)
    if len(candidates) > SHOWN:
        print(words.say("analyse-more", count=len(candidates) - SHOWN))
