"""The command line."""

import json
import re
import shlex
import sys
import time
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from .. import __version__
from ..bots.levels import check_plays, stand_in, usual_level
from ..bots.player import Failure, Player
from ..console import complain, errors, fail, progress, tell
from ..core.game import REGISTRY, Game, find
from ..core.table import Table
from ..simulation.games import Result
from ..simulation.summary import summary
from . import lab, language, puzzles, review, serve, transfer
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
    out: Annotated[str, typer.Option("--json", help="a file for one object a game, or - for the screen")] = "",
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
    seed: Annotated[int | None, typer.Option(min=0, help="play this very deal")] = None,
    preset: Preset = "standard",
    option: OptionList = [],
    cards: CardFile = None,
    lang: Language = "",
    save: Annotated[Path | None, typer.Option(help="where the game is saved when you leave")] = None,
    resume: Annotated[Path | None, typer.Option(help="go on with a saved game")] = None,
    bot: Annotated[list[str], typer.Option("--bot", help="a bot of the saved game that you trust")] = [],
) -> None:
    """Play in the terminal, against bots or with others on one screen."""
    from . import terminal

    words = speak(lang)
    if resume:
        table = Table.load(resume)
        if terminal.PERSON not in table.players or table.outcome:
            raise ValueError(f"nobody has anything to decide in {resume}; read it with: meadhall replay {resume}")
        bots = [name for name in table.players if name != terminal.PERSON]
        check_bots(resume, table.game, bots, bot)
        compile_rules(table.game, bots, words.say("compiling"))
    else:
        set_up = read_setting(game, seats, preset, option, cards, terminal.PERSON)
        compile_rules(set_up.game, set(set_up.players) - {terminal.PERSON}, words.say("compiling"))
        table = new_table(set_up, seed)
    path = save or resume or unused(f"meadhall-{table.game.name}")
    if save and save.exists() and save != resume:
        raise ValueError(f"{save} exists already; name another file, or go on with it: --resume {save}")
    terminal.play(terminal.Session(table, words, path))


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
    from . import terminal

    table = Table.load(file)
    if seat is not None and seat >= table.seats:
        raise ValueError(f"there is no seat {seat}; seats are 0 to {table.seats - 1}")
    if to is not None and to > len(table.entries):
        raise ValueError(f"there is no entry {to}; the log has {len(table.entries)}")
    terminal.replay(table, speak(lang), seat, to)


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="a saved game")],
    commitment: Annotated[str, typer.Option(help="what the table promised when it began")] = "",
) -> None:
    """Check the dice of a saved game: every outcome must be what its key, or its seed, gives."""
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
    resume: Annotated[bool, typer.Option("--resume", help="only go on with a tournament that was begun")] = False,
) -> None:
    """Let bots compete: each deal is played once for every rotation of the seats."""
    from ..arena.contest import compete
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
    compete(tournament, out or tournament.folder, jobs, resume, errors)


@app.command()
def rules(
    game: GameName,
    number: Annotated[
        str, typer.Argument(metavar="[NUMBER]", help="one rule, like E8.2.3, or a chapter of them, like E8")
    ] = "",
    lang: Language = "",
) -> None:
    """Read the rules, all of them or one by its number."""
    from ..i18n import rules_of

    text = rules_of(speak(lang).language, find(game)).read_text(encoding="utf-8")
    if not number:
        print(text)
        return
    shown = rules_numbered(text, number.upper()[:-1] + number[-1]) or rules_numbered(text, number.upper())
    if not shown:
        raise ValueError(f"{game} has no rule {number!r}; read them all with: meadhall rules {game}")
    for rule in shown:
        print(re.sub(r"\s*\n\s+", " ", rule.strip(" -|")).replace("**", "").replace("`", ""))


def rules_numbered(text: str, number: str) -> list[str]:
    """Return the rule of a number, or all rules of a chapter: E8.2.3, E8.2 or E8."""
    named = rf"{re.escape(number)}(?:\.[\d.]+[a-z]?)?"
    item = rf"^ *(?:- |\|\s*)\*\*{named}\*\*.*(?:\n +(?!- ).*)*|^\|\s*{named}\s*\|.*"
    return [found[0] for found in re.finditer(item, text, re.MULTILINE)]


@app.command()
def options(game: GameName, lang: Language = "") -> None:
    """List the options of a game, what each is for, and its values."""
    from ..i18n import value_name

    found, words = find(game), speak(lang)
    for option in found.options:
        message = f"{game}-option-{option.name}"
        print(f"{option.name}: {words.say(message)}. {words.explain(message, 'explain')}")
        named: dict[str, list[str]] = {}
        for value in option.values:
            word = json.dumps(value) if isinstance(value, bool) else str(value)
            named.setdefault(value_name(option, value), []).append(word + ("*" if value == option.default else ""))
        for name, values in named.items():
            print(f"    {', '.join(values)}: {words.explain(message, name)}")
    for preset in found.presets:
        print(f"--preset {preset}: {words.say(f'{game}-preset-{preset}')}")


def unused(name: str) -> Path:
    """Return the path of a new file, which overwrites no other game."""
    paths = (Path(f"{name}{number}.json") for number in ("", *(f"-{at}" for at in range(2, 10_000))))
    return next(path for path in paths if not path.exists())


@app.command("compile")
def compile_now(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help=f"{GAMES}; else all")] = "",
) -> None:
    """Compile the rules, all bots and the laboratory now, so that nobody waits for them later."""
    for found in [find(game)] if game else REGISTRY.values():
        compile_rules(found, ["konung"], f"Compiling {found.name} …")
        for player in {"thrall": None, stand_in(found): None}:
            compile_games(found, [player])
        lab.compile_lab(found, [stand_in(found)])


@app.command()
def bench(
    game: GameName = FIRST,
    seats: Annotated[int, typer.Option(help="seats at the table")] = 4,
    cuda: Annotated[bool, typer.Option("--cuda", help="compare with the rules as a CUDA kernel")] = False,
    games: Annotated[int, typer.Option(help="games that are compared byte for byte")] = 100_000,
    timed: Annotated[int, typer.Option(help="games that are timed on the device")] = 1_000_000,
) -> None:
    """Measure the speed of the rules on this machine."""
    found = find(game)
    found.complete_options(seats, None)
    if cuda:
        bench_cuda(found, seats, games, timed)
        return
    from ..simulation import measure

    compile_games(found)
    print(f"{measure.decisions_a_second(found, seats):,.0f} decisions a second on one core")
    print(f"{measure.knowing_nanoseconds(found, seats):.0f} ns for known and imagine")
    print(
        f"{measure.copy_nanoseconds(found, seats):.1f} ns for a copy of a state of {found.state.dtype.itemsize} bytes"
    )


def bench_cuda(game: Game, seats: int, games: int, timed: int) -> None:
    from ..simulation.compiled.cuda import NoGpu, compare

    try:
        found = compare(game, seats, games, timed)
    except NoGpu as error:
        raise fail(f"--cuda needs an NVIDIA GPU: {error}") from None
    print(f"{found.device}: {found.equal:,} of {found.games:,} final states equal the processor's, byte for byte")
    print(f"{found.decisions / found.seconds:,.0f} decisions a second, {timed / found.seconds:,.0f} games a second")


app.command()(lab.lab)
app.command()(lab.analyse)
app.command()(lab.lesson)
app.command()(review.review)
app.command()(puzzles.puzzles)
app.command()(serve.serve)
app.command()(transfer.export)
app.command("import")(transfer.bring_in)
app.command()(language.words)
