"""Commands of the laboratory: what a change of cards does to the game, and what a search thinks of a position."""

import json
import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich import box
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from ..arena import lab as laboratory
from ..arena import lab_page, lab_report
from ..arena.sensitivity import others, try_options
from ..bots.bot import Budget
from ..bots.levels import iterations, stand_in
from ..console import fail, progress, tell
from ..core.game import Game, find
from ..core.phrase import seat_name
from ..core.play import IllegalMove
from ..core.rng import thoughts
from ..core.table import Table
from ..lessons import LessonError, begin, find_deal, read, rehearse
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
    from ..bots.hints import Idea
    from ..bots.search import Candidate
    from ..i18n import Words

PART_FOR_OPTIONS = 5  # of the games, each option is tried on a fifth
SHOWN = 20  # candidate moves in the terminal
JsonFile = Annotated[str, typer.Option("--json", help="a file for all of it as JSON, or - for the screen")]
Jobs = Annotated[int, typer.Option(min=1, help="cores to use")]


def lesson(file: Annotated[Path, typer.Argument(help="a chapter, a file in the folder lessons of a game")]) -> None:
    """Play a chapter of a lesson by its own words, step by step, and say which deal it needs."""
    try:
        chapter = read(file)
        table = begin(chapter, chapter.falls)
        for number, (step, shown) in enumerate(rehearse(chapter, table), 1):
            tell(f"{number:2} {step.id:12} {shown['step']:8} {step.sends or ' '.join(step.draft)}")
        deal = find_deal(chapter)
    except (LessonError, IllegalMove, OSError) as error:
        fail(str(error))
    tell(f"deal = {deal}" if deal != chapter.deal else "All that has to fall does.")


def lab(
    game: GameName,
    cards: Annotated[Path, typer.Option(help="the changed cards, as for the other commands")],
    against: Annotated[Path | None, typer.Option(help="the cards before the change; else the supplied ones")] = None,
    games: Annotated[int, typer.Option(min=1, help="how many games with each")] = 2000,
    seats: Annotated[str, typer.Option(help="how many seats, or who plays, like karl*3,thrall")] = "4",
    seed: Annotated[int, typer.Option(min=0, help="the seed of the first game; each has the next")] = 1,
    jobs: Jobs = 1,
    out: JsonFile = "",
    html: Annotated[
        Path | None, typer.Option(help="a file for a page with pictures, which also tries each option")
    ] = None,
    preset: Preset = "standard",
    option: OptionList = [],
) -> None:
    """Play the same deals with two sets of cards, and show what changes for each card."""
    found = find(game)
    players = read_players(seats, found)
    options = read_options(found, len(players), preset, option)
    setup = laboratory.Setup(found, players, options, (read_cards(found, against), read_cards(found, cards)))
    compile_lab(found, players)
    with progress() as bar:
        task = bar.add_task("playing", total=games)
        findings = laboratory.study(setup, range(seed, seed + games), jobs, lambda some: bar.advance(task, some))
    if out:
        write(out, lab_report.plain(findings))
    if html:
        write_page(findings, lab_command(findings, cards, against), html)
    if out != "-":
        lab_report.show(findings, screen())


def write_page(found: laboratory.Findings, command: str, html: Path) -> None:
    """Try each option on a part of the deals, and write the page."""
    seeds = found.seeds[: max(len(found.seeds) // PART_FOR_OPTIONS, min(len(found.seeds), 100))]
    with progress() as bar:
        task = bar.add_task("options", total=len(seeds) * len(list(others(found.setup))))
        tried = try_options(found.setup, seeds, lambda some: bar.advance(task, some))
    lab_page.write_page(found, tried, f"{command} --html {shlex.quote(str(html))}", html)
    tell(f"The report is in {html}")


def lab_command(found: laboratory.Findings, cards: Path, against: Path | None) -> str:
    """Return the command that plays it again."""
    setup = found.setup
    words = ["meadhall", "lab", setup.game.name, "--cards", str(cards)]
    words += ["--against", str(against)] if against else []
    words += ["--games", str(len(found.seeds)), "--seats", ",".join(setup.players), "--seed", str(found.seeds[0])]
    for option in setup.game.options:
        if (value := setup.options[option.name]) != option.default:
            words += ["--option", f"{option.name}={value if isinstance(value, str) else json.dumps(value)}"]
    return shlex.join(words)


def read_players(seats: str, game: Game) -> list[str]:
    """Return who plays. `4` is four Karls; `karl*3,thrall` names each."""
    players = read_seats(f"{stand_in(game)}*{seats}" if seats.isdecimal() else seats, "", game)
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
    at: Annotated[int, typer.Option(min=0, help="after how many entries of the log")],
    seat: Annotated[int, typer.Option(min=0, help="who has to decide there, counted from 0")],
    bot: Annotated[str, typer.Option(help="the search that thinks: jarl, konung or search@N")] = "search@2000",
    jobs: Jobs = 1,
    out: JsonFile = "",
    lang: Language = "",
) -> None:
    """Show the best whole moves at a position and why, and what a search thinks of each step there."""
    from ..bots.hints import advise
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
    said = [words.say(table.game.action(each.action, known, table.cards)) for each in candidates]
    ideas = advise(table, seat, count)
    if out:
        write(out, plain_analysis(table, at, seat, bot, candidates, said) | {"ideas": plain_ideas(ideas, words)})
    if out != "-":
        for number, idea in enumerate(ideas, 1):
            print(words.say("hint-line", number=number, action=idea.says, text=idea.text, why=idea.why))
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
        instead = "at that entry chance decides"
    else:
        instead = f"at that entry seat {others} decides" if len(table.waiting) == 1 else f"there seats {others} decide"
    raise ValueError(f"seat {seat} has nothing to decide at entry {at}; {instead}")


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
                "code": each.action.code,
                "text": each.action.text,
                "words": words,
                "visits": each.visits,
                "share": each.share,
                "score": each.score if each.visits else None,
                "win": each.win if each.visits else None,
            }
            for each, words in zip(candidates, said, strict=True)
        ],
    }


def plain_ideas(ideas: "list[Idea]", words: "Words") -> list[dict[str, object]]:
    return [
        {
            "codes": list(each.codes),
            "text": each.text,
            "words": words.say(each.says),
            "why": words.say(each.why),
            "share": each.share,
            "score": each.score,
            "win": each.win,
            "tries": each.tries,
            "better": each.better,
        }
        for each in ideas
    ]


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
