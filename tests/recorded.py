"""Games of bots through the table, entry by entry, to hold against those of compiled loops."""

from functools import cache

from meadhall import Table
from meadhall.arena.lab import Played, Setup, play
from meadhall.bots.player import Player
from meadhall.core.game import find

ROWS = 5000


def setup(game: str, players: tuple[str, ...]) -> Setup:
    found, cards = find(game), find(game).load_cards(None)
    return Setup(found, players, found.complete_options(len(players), None), (cards, cards))


@cache
def recorded(game: str, players: tuple[str, ...], seed: int) -> Table:
    table = Table.new(game, len(players), seed)
    bots = [Player(name, table, seat) for seat, name in enumerate(players)]
    while table.outcome is None:
        bots[table.due].play()
    return table


@cache
def noted(game: str, players: tuple[str, ...], seed: int) -> Played:
    return play(setup(game, players), find(game).load_cards(None), range(seed, seed + 1), ROWS)
