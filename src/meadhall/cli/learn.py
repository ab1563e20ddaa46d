"""The command that lets a net learn a game by playing itself."""

import shlex
from pathlib import Path
from typing import Annotated

import typer

from ..arena import learn_page
from ..console import fail, progress, tell
from ..core.game import find
from ..learn.recipe import CHECKPOINT, Point, Recipe
from .arguments import GameName, compile_games

PAGE = "page.html"


def learn(
    game: GameName,
    folder: Annotated[Path, typer.Option(help="a folder for the checkpoint and the page")],
    updates: Annotated[int, typer.Option(min=1, help="how many updates in all")] = 200,
    seats: Annotated[int, typer.Option(help="seats at the table")] = 4,
    games: Annotated[int, typer.Option(min=1, help="games side by side")] = 512,
    steps: Annotated[int, typer.Option(min=1, help="choices of each game for an update")] = 64,
    hidden: Annotated[int, typer.Option(min=1, help="units of each of the net's two layers")] = 128,
    rate: Annotated[float, typer.Option(help="how much an update changes")] = 5e-4,
    pieces: Annotated[int, typer.Option(min=1, help="parts of an update, each a step of its own")] = 16,
    seed: Annotated[int, typer.Option(min=0, help="the seed of the first game and of the net")] = 1,
    device: Annotated[str, typer.Option(help="cpu or cuda; else the GPU if there is one")] = "",
    every: Annotated[int, typer.Option(min=1, help="updates between two checkpoints")] = 20,
    resume: Annotated[
        bool, typer.Option("--resume", help="continue from the folder's checkpoint, by its recipe")
    ] = False,
) -> None:
    """Train a net against itself, its past selves and Karls, and draw its curves as a page."""
    found = find(game)
    found.complete_options(seats, None)
    if (folder / CHECKPOINT).exists() != resume:
        what = "no training to go on with" if resume else "a training already; --resume goes on with it"
        raise fail(f"{folder} holds {what}")
    try:
        from ..learn import trainer
    except ImportError as error:
        raise fail(str(error)) from None
    from ..simulation.compiled.cuda import NoGpu

    compile_games(found, ["karl"])
    on = device or trainer.best_device()
    recipe = Recipe(game, seats, games, steps, hidden, seed, rate, pieces=pieces)
    try:
        pupil = trainer.resume(folder, game, on) if resume else trainer.Trainer(recipe, on)
    except NoGpu as error:
        raise fail(f"no games can be played on {on!r}: {error}; --device cpu learns on the processor") from None
    folder.mkdir(parents=True, exist_ok=True)
    with progress() as bar:
        task = bar.add_task(f"learning on {on}", total=updates, completed=pupil.updates)
        for point in pupil.learn(updates):
            bar.advance(task)
            if point.update % every == 0 or point.update == updates:
                pupil.save(folder)
                learn_page.write_page(pupil.recipe, pupil.curves, command(pupil.recipe, updates), folder / PAGE)
                tell(sentence(point))
    tell(f"The curves are in {folder / PAGE}")


def command(recipe: Recipe, updates: int) -> str:
    words = ["meadhall", "learn", recipe.game, "--folder", "FOLDER", "--updates", updates, "--seats", recipe.seats]
    words += ["--games", recipe.games, "--steps", recipe.steps, "--hidden", recipe.hidden]
    words += ["--rate", recipe.rate, "--pieces", recipe.pieces, "--seed", recipe.seed]
    return shlex.join(map(str, words))


def sentence(point: Point) -> str:
    return (
        f"{point.update:6} updates, {point.decisions:,} decisions, {point.seconds:,.0f} s: wins "
        f"{learn_page.shown(100 * point.against_karl)} % against Karls, "
        f"{learn_page.shown(100 * point.against_past)} % against past selves"
    )
