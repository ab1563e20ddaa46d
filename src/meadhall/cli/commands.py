"""The command line."""

import json
import shlex
import sys
import time
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from .. import __version__
from ..bots.levels import check_plays, usual_level
from ..bots.player import Failure, Player
from ..console import complain, errors, progress, tell
from ..core.game import Game, find
from ..core.table import Table
from ..simulation.games import Result
from ..simulation.summary import summary
from . import lab, language, learn, machine, puzzles, review, rulebook, serve, transfer
from .arguments import (
    FIRST,
    GAMES,
    WHO,
    CardFile,
    GameName,
    Language,
    OptionList,
    Preset,
    compile_games,
    compile_rules,
    new_table,
    read_cards,
    read_options,
    read_setting,
    speak,
)

app = typer.Typer(add_completion=False)


def show_version(asked: bool) -> None:
    if asked:
        print(f"meadhall {__version__}")
        raise typer.Exit


@app.callback()
def everything(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Show the version and exit.")
    ] = False,
) -> None:
    """Two Viking board games and a laboratory for them.

    Without a command, the hall opens in your browser, as with `meadhall serve --open`.
    """


@app.command()
def simulate(
    game: GameName,
    seats: Annotated[str, typer.Option(help=f"who plays, like karl*4: {WHO}; else Thralls")] = "",
    games: Annotated[int, typer.Option(min=1, help="how many games")] = 1000,
    seed: Annotated[int, typer.Option(min=0, help="the seed of the first game; each has the next")] = 1,
    jobs: Annotated[int, typer.Option(min=1, help="cores to use")] = 1,
    out: Annotated[str, typer.Option("--json", help="a file for one object per game, or - for the screen")] = "",
    preset: Preset = "standard",
    option: OptionList = [],
    cards: CardFile = None,
) -> None:
    """Play many games and sum up what came out."""
    set_up = read_setting(game, seats, preset, option, cards)
    from ..arena import many_games

    compile_needed = compile_games if many_games.answer_at_once(set_up.players) else compile_rules
    compile_needed(set_up.game, set_up.players)
    began, seeds = time.perf_counter(), range(seed, seed + games)
    results, failures = list[Result](), list[Failure]()
    target = sys.stdout if out == "-" else open(out, "w", encoding="utf-8") if out else None  # noqa: SIM115
    try:
        with progress() as bar:
            task = bar.add_task("playing", total=games)
            for result in many_games.play_games(
                set_up.game, set_up.players, seeds, set_up.options, set_up.cards, jobs, failures.append
            ):
                results.append(result)
                bar.advance(task)
                if target:
                    target.write(json.dumps(asdict(result)) + "\n")
    finally:
        if target and target is not sys.stdout:
            target.close()
    say_failures(failures)
    if out != "-":
        print(summary(results, time.perf_counter() - began))


def say_failures(failures: list[Failure]) -> None:
    """Tell of the first failure of a bot, and how many there were."""
    for failure in failures[:1]:
        complain(failure)
    if len(failures) > 1:
        complain(f"bots failed {len(failures)} times, and {failures[0].instead.title()} played on in their place")


@app.command()
def play(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help=GAMES)] = FIRST,
    seats: Annotated[str, typer.Option(help=f"who plays, like me,me,jarl*2: me, {WHO}; else you and bots")] = "",
    seed: Annotated[int | None, typer.Option(min=0, help="play exactly this deal")] = None,
    preset: Preset = "standard",
    option: OptionList = [],
    cards: CardFile = None,
    lang: Language = "",
    save: Annotated[Path | None, typer.Option(help="where the game is saved when you leave")] = None,
    resume: Annotated[Path | None, typer.Option(help="continue a saved game")] = None,
    bot: Annotated[list[str], typer.Option("--bot", help="a bot of the saved game that you trust")] = [],
) -> None:
    """Play in the terminal, against bots or with others on one screen."""
    from . import terminal
    from .session import PERSON, Session

    words = speak(lang)
    if resume:
        table = Table.load(resume)
        if PERSON not in table.players or table.outcome:
            raise ValueError(f"nobody has anything to decide in {resume}; read it with: meadhall replay {resume}")
        bots = [name for name in table.players if name != PERSON]
        check_bots(resume, table.game, bots, bot)
        compile_rules(table.game, bots, words.say("compiling"))
    else:
        set_up = read_setting(game, seats, preset, option, cards, PERSON)
        compile_rules(set_up.game, set(set_up.players) - {PERSON}, words.say("compiling"))
        table = new_table(set_up, seed)
    path = save or resume or unused(f"meadhall-{table.game.name}")
    if save and save.exists() and save != resume:
        raise ValueError(f"{save} exists already; name another file, or go on with it: --resume {save}")
    terminal.play(Session(table, words, path))


def check_bots(path: Path, game: Game, names: list[str], trusted: list[str]) -> None:
    """Raise ValueError if the file names a bot that does not exist, or a program that nobody has named here."""
    for name in names:
        if ":" in name and name not in trusted:
            raise ValueError(f"{name!r} in {path} is a program; if you trust it, add --bot {shlex.quote(name)}")
        try:
            check_plays(game, name)
        except ValueError as error:
            raise ValueError(f"{path}: {error}") from None


@app.command()
def record(
    game: GameName,
    out: Annotated[Path, typer.Argument(metavar="FILE", help="the file to write")],
    seats: Annotated[str, typer.Option(help=f"who plays, like karl*4: {WHO}; else Thralls")] = "",
    seed: Annotated[int, typer.Option(min=0, help="the seed of the game")] = 1,
    preset: Preset = "standard",
    option: OptionList = [],
    cards: CardFile = None,
) -> None:
    """Let bots play one game and save it."""
    if out.exists():
        raise ValueError(f"{out} exists already; name another file")
    set_up = read_setting(game, seats, preset, option, cards)
    compile_rules(set_up.game, set_up.players)
    table = new_table(set_up, seed)
    players = [Player(name, table, seat, title=str(out)) for seat, name in enumerate(table.players)]
    while table.outcome is None:
        players[table.due].play()
    table.save(out)
    for player in players:
        if player.failure:
            complain(player.failure)
    tell(f"Saved in {out}. Read it with: meadhall replay {out}")


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="a saved game")],
    seat: Annotated[int | None, typer.Option(min=0, help="as this seat saw it; else as a spectator")] = None,
    to: Annotated[int | None, typer.Option(min=0, help="only the first entries of the log")] = None,
    lang: Language = "",
) -> None:
    """Tell a saved game as a story."""
    from .replay import tell_story

    table = Table.load(file)
    if seat is not None and seat >= table.seats:
        raise ValueError(f"there is no seat {seat}; seats are 0 to {table.seats - 1}")
    if to is not None and to > len(table.entries):
        raise ValueError(f"there is no entry {to}; the log has {len(table.entries)}")
    tell_story(table, speak(lang), seat, to)


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="a saved game")],
    commitment: Annotated[str, typer.Option(help="what the table promised when it began")] = "",
) -> None:
    """Check the shuffle of a saved game: everything drawn must be what its key, or its seed, gives."""
    from ..fairness import Unfair, verdict

    try:
        print(verdict(file, commitment))
    except Unfair as unfair:
        complain(unfair)
        raise typer.Exit(1) from None


@app.command()
def arena(
    game: GameName,
    bots: Annotated[
        str, typer.Option(help="who competes, in every line-up; with *N, like karl,thrall*3, this one line-up")
    ] = "",
    bot: Annotated[list[str], typer.Option("--bot", help="one more bot, like mymodule:MyBot")] = [],
    seats: Annotated[int | None, typer.Option(help="seats at the table; else those of the line-up, or 4")] = None,
    games: Annotated[int, typer.Option(min=1, help="how many games, rounded up to whole sets of rotations")] = 200,
    seed: Annotated[int, typer.Option(min=0, help="the seed of the first deal; each has the next")] = 1,
    jobs: Annotated[int, typer.Option(min=1, help="cores to use")] = 1,
    seconds: Annotated[float | None, typer.Option(min=0.001, max=86_400, help="how long a decision may take")] = None,
    preset: Preset = "standard",
    option: OptionList = [],
    cards: CardFile = None,
    out: Annotated[Path | None, typer.Option(help="the folder for results and report")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="continue a tournament, and begin none")] = False,
    cluster: Annotated[
        str, typer.Option(help="a Ray cluster whose cores play, like 10.0.0.5:6379, or auto for this machine's")
    ] = "",
) -> None:
    """Let bots compete: each deal is played once for every rotation of the seats."""
    from ..arena.contest import compete, open_pool
    from ..arena.schedule import line_ups, read_field
    from ..arena.tournament import Tournament

    found = find(game)
    field = read_field(bots or f"thrall,{usual_level(found)}", bot)
    for name in field.bots:
        check_plays(found, name)
    if seats is None:
        seats = len(field.line_up or ()) or found.usual_seats
    chosen = read_options(found, seats, preset, option)
    line_ups(field, seats)
    loaded, path = read_cards(found, cards), str(cards or "")
    tournament = Tournament(found, field, seats, games, seed, chosen, loaded, seconds, path)
    compile_rules(found, field.bots)
    compete(tournament, out or tournament.folder, open_pool(jobs, cluster, errors), resume, errors)


def unused(name: str) -> Path:
    """Return the path of a new file, which overwrites no other game."""
    paths = (Path(f"{name}{number}.json") for number in ("", *(f"-{at}" for at in range(2, 10_000))))
    return next(path for path in paths if not path.exists())


app.command()(rulebook.rules)
app.command()(rulebook.options)
app.command("compile")(machine.compile_now)
app.command()(machine.bench)
app.command()(lab.lab)
app.command()(lab.analyse)
app.command()(lab.lesson)
app.command()(learn.learn)
app.command()(review.review)
app.command()(puzzles.puzzles)
app.command()(serve.serve)
app.command()(transfer.export)
app.command("import")(transfer.bring_in)
app.command()(language.words)
