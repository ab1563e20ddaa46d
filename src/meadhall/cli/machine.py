"""Commands for this machine: the rules compiled beforehand, and how fast they are."""

from typing import Annotated

import typer

from ..bots.levels import stand_in
from ..console import fail
from ..core.game import REGISTRY, Game, find
from .arguments import FIRST, GAMES, GameName, compile_games, compile_rules
from .lab import compile_lab


def compile_now(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help=f"{GAMES}; else all")] = "",
) -> None:
    """Compile the rules, all bots and the laboratory now, so that nobody waits for them later."""
    for found in [find(game)] if game else REGISTRY.values():
        compile_rules(found, ["konung"], f"Compiling {found.name} …")
        for player in {"thrall": None, stand_in(found): None}:
            compile_games(found, [player])
        compile_lab(found, [stand_in(found)])


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
