"""The command that makes puzzles out of bots' games."""

from pathlib import Path
from typing import Annotated

import typer

from ..console import fail, tell
from ..core.game import find
from ..puzzles import Puzzle, PuzzleError, read, why_not, write
from .arguments import GameName, compile_rules


def puzzles(
    game: GameName,
    count: Annotated[int, typer.Option(min=0, help="how many puzzles you want in the file; 0 only checks")] = 0,
    out: Annotated[Path | None, typer.Option(help="the file; else the one of the game")] = None,
    seed: Annotated[int, typer.Option(min=0, help="the seed of the first game; each has the next")] = 1,
) -> None:
    """Check a game's puzzles, and make more: positions of bots' games in which one whole move is clearly best."""
    found = find(game)
    if found.puzzles is None:
        raise fail(f"{game} has no puzzles")
    file = out or found.puzzles.file
    try:
        there = read(game, file)
    except PuzzleError as error:
        raise fail(str(error)) from None
    for spoilt in filter(None, map(why_not, there)):
        raise fail(spoilt)
    tell(f"{len(there)} puzzles, each with a legal best move.")
    if count <= len(there):
        return
    from ..puzzles.make import Maker

    compile_rules(found, ["jarl"])
    maker = Maker(found, count, seed, there)

    def note(puzzle: Puzzle) -> None:
        write(file, maker.made)
        tell(f"{len(maker.made):4} {puzzle.theme:10} {puzzle.level:6} {', '.join(puzzle.moves[0].steps)}")

    maker.make(note)
    for why, dropped in maker.dropped.most_common():
        tell(f"{dropped:6} dropped: {why}")
    tell(f"{maker.seconds / 60:.1f} minutes of processor time")
