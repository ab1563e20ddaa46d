"""The command line."""

import json
import sys
import time
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from . import terminal
from .arena import simulate as arena
from .core.game import Cards, Game, find

app = typer.Typer(add_completion=False, no_args_is_help=True, help="Two Viking board games and a laboratory for them.")
errors = Console(stderr=True, highlight=False)

BOTS = ("random",)
GameName = Annotated[str, typer.Argument(metavar="GAME", help="eketorp")]
CardFile = Annotated[Path | None, typer.Option(help="a file of your own cards (CSV or JSON)")]
OptionList = Annotated[list[str], typer.Option("--option", "-o", help="a rule option, like hospitalExit=onArrival")]
Preset = Annotated[str, typer.Option(help="the edition's options: standard or french")]


def fail(sentence: object) -> typer.Exit:
    errors.print(f"meadhall: {sentence}", markup=False)
    return typer.Exit(2)


def read_options(game: Game, seats: int, preset: str, given: list[str]) -> dict[str, object]:
    chosen: dict[str, object] = {"preset": preset}
    for each in given:
        name, _, value = each.partition("=")
        try:
            chosen[name] = json.loads(value)
        except ValueError:
            chosen[name] = value
    return game.settle(seats, chosen)


def read_cards(game: Game, path: Path | None) -> Cards:
    cards = game.load_cards(path)
    for warning in cards.warnings:
        errors.print(f"meadhall: {warning}", markup=False)
    return cards


def read_seats(text: str, known: tuple[str, ...]) -> list[str]:
    """`me,random*3` is four seats."""
    seats: list[str] = []
    for part in text.split(","):
        name, _, count = part.strip().partition("*")
        if name not in known or (count and not count.isdecimal()):
            raise ValueError(f"a seat is one of {', '.join(known)}, with *N for several, not {part!r}")
        seats += [name] * int(count or 1)
    return seats


def progress(**kwargs: object) -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        console=errors,
        transient=True,
    )


def compile_rules(game: Game) -> None:
    """The first time the rules are compiled; say so, and how far it is."""
    if arena.is_warm(game):
        return
    errors.print(f"Compiling the rules of {game.name}, once for this version …")
    with progress() as bar:
        task = bar.add_task("compiling", total=arena.STAGES)

        def report(stage: str) -> None:
            bar.update(task, description=f"compiling {stage}")
            bar.advance(task)
            bar.refresh()

        arena.warm(game, report)


@app.command()
def simulate(
    game: GameName,
    seats: Annotated[str, typer.Option(help="who plays, like random*4")] = "random*4",
    games: Annotated[int, typer.Option(min=1, help="how many games")] = 1000,
    seed: Annotated[int, typer.Option(min=0, help="the seed of the first game; each has the next")] = 1,
    jobs: Annotated[int, typer.Option(min=1, help="cores to use")] = 1,
    out: Annotated[str, typer.Option("--json", help="a file for one object a game, or - for the screen")] = "",
    preset: Preset = "standard",
    option: OptionList = [],  # noqa: B006
    cards: CardFile = None,
) -> None:
    """Play many games and say what came out."""
    found = find(game)
    players = read_seats(seats, BOTS)
    chosen = read_options(found, len(players), preset, option)
    deck = read_cards(found, cards)
    compile_rules(found)
    began = time.perf_counter()
    results: list[arena.Result] = []
    target = sys.stdout if out == "-" else open(out, "w", encoding="utf-8") if out else None  # noqa: SIM115
    try:
        with progress() as bar:
            task = bar.add_task("playing", total=games)
            for chunk in arena.simulate(found, len(players), range(seed, seed + games), chosen, deck, jobs):
                results += chunk
                bar.advance(task, len(chunk))
                if target:
                    for result in chunk:
                        target.write(json.dumps(as_line(result)) + "\n")
    finally:
        if target and target is not sys.stdout:
            target.close()
    if out != "-":
        summary(results, time.perf_counter() - began)


def as_line(result: arena.Result) -> dict[str, object]:
    return {name: getattr(result, name) for name in ("seed", "scores", "winners", "reason", "rounds", "decisions")}


def summary(results: list[arena.Result], seconds: float) -> None:
    """Mean score and share of wins by seat, endings, length and speed."""
    count = len(results)
    for seat in range(len(results[0].scores)):
        mean = sum(result.scores[seat] for result in results) / count
        won = sum((seat in result.winners) / len(result.winners) for result in results) / count
        print(f"seat {seat}: mean score {mean:.2f}, wins {won:.1%}")
    for reason in sorted({result.reason for result in results}):
        print(f"ended by {reason}: {sum(result.reason == reason for result in results) / count:.1%}")
    decisions = sum(result.decisions for result in results)
    rounds = sum(result.rounds for result in results) / count
    print(f"{count} games, {rounds:.2f} rounds and {decisions / count:.1f} decisions a game")
    print(f"{decisions / seconds:,.0f} decisions a second")


@app.command()
def play(
    game: GameName,
    seats: Annotated[str, typer.Option(help="who plays, like me,random*3")] = "me,random*3",
    seed: Annotated[int | None, typer.Option(min=0, help="play this very deal")] = None,
    preset: Preset = "standard",
    option: OptionList = [],  # noqa: B006
    cards: CardFile = None,
) -> None:
    """Play in the terminal."""
    found = find(game)
    players = read_seats(seats, ("me", *BOTS))
    chosen = read_options(found, len(players), preset, option)
    compile_rules(found)
    terminal.play(found, players, chosen, read_cards(found, cards), seed)


@app.command()
def bench(
    game: GameName = "eketorp",
    seats: Annotated[int, typer.Option(help="seats at the table")] = 4,
    cuda: Annotated[bool, typer.Option("--cuda", help="compare with the rules as a CUDA kernel")] = False,
    games: Annotated[int, typer.Option(help="games that are compared byte for byte")] = 100_000,
    timed: Annotated[int, typer.Option(help="games that are timed on the device")] = 1_000_000,
) -> None:
    """Measure the speed of the rules on this machine."""
    found = find(game)
    found.settle(seats, None)
    if cuda:
        bench_cuda(found, seats, games, timed)
        return
    from .arena import measure

    compile_rules(found)
    print(f"{measure.decisions_a_second(found, seats):,.0f} decisions a second on one core")
    print(f"{measure.knowing_nanoseconds(found, seats):.0f} ns for known and imagine")
    print(
        f"{measure.copy_nanoseconds(found, seats):.1f} ns for a copy of a state of {found.state.dtype.itemsize} bytes"
    )


def bench_cuda(game: Game, seats: int, games: int, timed: int) -> None:
    from .arena.cuda import NoGpu, compare

    try:
        found = compare(game, seats, games, timed)
    except NoGpu as error:
        raise fail(f"--cuda needs an NVIDIA GPU: {error}") from None
    print(f"{found.device}: {found.equal:,} of {found.games:,} final states equal the processor's, byte for byte")
    print(f"{found.decisions / found.seconds:,.0f} decisions a second, {timed / found.seconds:,.0f} games a second")


def main() -> None:
    try:
        app()
    except (ValueError, OSError) as error:
        errors.print(f"meadhall: {error}", markup=False)
        sys.exit(2)
    except (KeyboardInterrupt, BrokenPipeError):
        sys.exit(130)
