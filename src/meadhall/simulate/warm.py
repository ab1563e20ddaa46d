"""The cache of compiled rules, filled part by part: only what the players of a game will need."""

from collections.abc import Callable, Iterable, Iterator

import numpy as np

from ..bots.levels import iterations, own_name
from ..bots.player import Player
from ..core.compiled import CACHE
from ..core.game import CHANCE, Game
from ..core.position import Position
from ..core.table import Table
from .games import play_chunk

RULES, KARL, SEARCH, LAB = "rules", "karl", "search", "lab"
Stage = Callable[[], object]


def parts_for(players: Iterable[str]) -> list[str]:
    """The rules; Karl, who also stands in for a bot that fails; and the search."""
    bots = {own_name(name) for name in players} - {"thrall"}
    return [RULES, *[KARL] * bool(bots), *[SEARCH] * any(map(iterations, bots))]


def is_warm(game: Game, part: str) -> bool:
    return (CACHE / f"{game.name}-{part}.ready").exists()


def mark(game: Game, part: str) -> None:
    """From now on the part is taken as compiled."""
    (CACHE / f"{game.name}-{part}.ready").touch()


def stages(game: Game, players: Iterable[str]) -> list[Stage]:
    """What is still to be compiled, one step after another."""
    return [stage for part in parts_for(players) if not is_warm(game, part) for stage in _stages(game, part)]


def _stages(game: Game, part: str) -> Iterator[Stage]:
    compiled = {RULES: _rules, KARL: _karl, SEARCH: _search}[part]
    yield from compiled(game)
    yield lambda: mark(game, part)


def _rules(game: Game) -> Iterator[Stage]:
    cards, seats = game.load_cards(None), game.seats[0]
    options = game.settle(seats, None)
    position = Position(game, cards, game.state.blank())
    rules, state = game.rules, position.state
    yield lambda: rules.start(state, cards.record, seats, game.encode(options))
    yield position.mask
    yield lambda: rules.apply(state, cards.record, CHANCE, int(position.weights().argmax()))
    yield lambda: position.legal(0)
    yield lambda: play_chunk(game, ["thrall"] * seats, range(1), options, cards)
    yield lambda: Table.new(game.name, seats, 1).known(None)
    yield lambda: rules.scores(state, cards.record, np.zeros((seats, len(game.parts)), np.int32))
    yield lambda: [rules.rounds(state), rules.ending(state), rules.winners(state, cards.record)]


def _karl(game: Game) -> Iterator[Stage]:
    cards, seats = game.load_cards(None), game.seats[0]
    yield lambda: _play_one(game, "karl")
    yield lambda: play_chunk(game, ["karl"] * seats, range(1), game.settle(seats, None), cards)


def _search(game: Game) -> Iterator[Stage]:
    yield lambda: _play_one(game, "search@1")


def _play_one(game: Game, bot: str) -> None:
    table = Table.new(game.name, game.seats[0], 1)
    while len(table.moves(table.due)) == 1:
        table.play(table.due, table.moves(table.due)[0])
    Player(bot, table, table.due).play()
