"""Tables of Eketorp in the middle of a siege or of many fights, written as text."""

from meadhall import Table
from meadhall.core.contract import SPECTATOR
from meadhall.core.game import find
from meadhall.games.eketorp.people.notation import position

SIEGE = """
seats 3, round 5, leader 1, step fights
siege 0 ram: 1
seat 0: hand 2 4 5, swap 6
seat 1: hand 1 6, swap 3 3
walls 0: wood / / grass / / clay wood / grass grass
walls 1: wood grass / grass
"""


def besieged(*cards: str) -> Table:
    """Seat 1 besieges seat 0 with the ram, and both are to choose a card; so far these were played."""
    game, state = find("eketorp"), position(SIEGE)[0]
    seats = int(state.seats)
    table = Table(game, seats, game.complete_options(seats, None), game.load_cards(None), 1, (SPECTATOR, state))
    for move in ("1 siege 0 ram", "1 pass", "0 pass", *cards):
        who, text = move.split(" ", 1)
        table.play(int(who), text)
    return table


def broken_into() -> Table:
    """Seat 1 has won, and plunders."""
    return besieged("1 play 6", "0 play 2")


def at_eight_places() -> Table:
    """Seat 0 may begin any of eight fights: with each of two others on three fields, and at two castles."""
    fields = "".join(f"{each} grass: 0 1 2\n" for each in "ABC")
    text = f"seats 3, round 5, leader 0, step fights\n{fields}siege 1 ram: 0\nsiege 2 boat: 0\n"
    game, state = find("eketorp"), position(text)[0]
    seats = int(state.seats)
    return Table(game, seats, game.complete_options(seats, None), game.load_cards(None), 1, (SPECTATOR, state))
