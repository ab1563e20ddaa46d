"""A whole game by players in all seats."""

from collections.abc import Sequence

from meadhall import Table
from meadhall.bots.player import Player


def play_all(table: Table, players: Sequence[Player]) -> Table:
    seat = -1
    while table.outcome is None:
        seat = int(table.game.rules.due(table.position.state, seat))
        players[seat].play()
    return table
