"""Run as a program: all that a server asks of the games, and what of it the warm stages had not asked before."""

import json
import random
import sys

from numba.core import event
from numba.core.dispatcher import Dispatcher
from numba.core.types import Record, Type

COMPILING = "numba:compile"


def signatures() -> set[str]:
    """Of each compiled function, the types it was called with so far."""
    modules = [module for name, module in sys.modules.items() if name.startswith("meadhall")]
    found = {each for module in modules for each in vars(module).values() if isinstance(each, Dispatcher)}
    return {f"{each.py_func.__name__} {types}" for each in found for types in map(brief, each.signatures)}


def brief(signature: tuple[Type, ...]) -> list[str]:
    """Records by their size."""
    return [f"record of {each.size}" if isinstance(each, Record) else str(each) for each in signature]


with event.install_recorder(COMPILING) as at_import:
    from meadhall import Table
    from meadhall.bots.player import Player
    from meadhall.core.game import REGISTRY
    from meadhall.server.bots import pool  # noqa: F401  what a server imports
    from meadhall.server.compile import warmup  # noqa: F401  what a server imports
    from meadhall.simulation import warm
    from meadhall.story import tell_all


def visit(table: Table, seat: int) -> None:
    """Look at a table from everywhere, as pages and streams do."""
    game, cards, known = table.game, table.cards, table.known(seat)
    for viewer in (None, *range(table.seats)):
        table.view(viewer)
        game.board(table.known(viewer), cards)
    game.question(known, cards)
    for action in table.moves(seat):
        game.action(action, known, cards)
    for move in (0, "nonsense", game.example(known, cards), {"plan": {"A": 1, "home": 1}}):
        table.why_not(seat, move)


def practise(table: Table, seat: int) -> None:
    """What may be done with a table besides playing on."""
    if table.undoable(seat):
        table.undo(seat)
    fork = table.fork(seat)
    Table.parse(fork.dump()).view(seat)
    for bot in ("karl", "search@2"):
        Player(bot, table, table.due).play()


def play(table: Table, dice: random.Random) -> None:
    made = 0
    while table.outcome is None:
        seat = dice.choice(table.waiting)
        if made % 50 == 0:
            visit(table, seat)
        table.play(seat, dice.choice(table.moves(seat)))
        if made == 10:
            practise(table, seat)
        made += 1
    table.view(0)
    table.fork(entry=len(table.entries) // 2)
    list(tell_all(table, [None, 0]))
    Table.parse(table.dump())


def main() -> None:
    for game in REGISTRY.values():
        for part in (warm.RULES, warm.KARL, warm.SEARCH):
            for stage in warm._stages(game, part):
                stage()
    before = signatures()
    with event.install_recorder(COMPILING) as while_playing:
        for game in REGISTRY.values():
            for seats in game.seats:
                play(Table.new(game.name, seats, seats), random.Random(seats))
    compiled = [str(each.data["dispatcher"]) for _, each in while_playing.buffer if each.is_start]
    print(json.dumps({"at import": len(at_import.buffer), "new": sorted(signatures() - before), "compiled": compiled}))


main()
