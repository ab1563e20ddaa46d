"""Tables at which somebody has a real choice, and what the bots of a table would choose there."""

import random
from functools import cache

from meadhall import Table
from meadhall.bots.player import Player
from meadhall.server.bots.pool import Thinkers
from meadhall.server.bots.question import Question, Weighed, weigh
from meadhall.server.bots.turns import Asker

GAMES = ("eketorp", "shipwrights")


def undecided(game: str, moves: int = 0, seats: int = 3, seed: int = 7) -> Table:
    """A table after that many random moves, where who is due has a choice."""
    table, dice = Table.new(game, seats, seed), random.Random(seed)
    while moves > 0 or len(table.moves(table.due)) == 1:
        table.play(table.due, dice.choice(table.moves(table.due)))
        moves -= 1
    return table


def question(table: Table, level: str, cards_id: str = "the box") -> Question:
    return Question.about(table, table.due, level, table.seed, cards_id)


async def shortly(thinkers: Thinkers, question: Question, asker: Asker) -> tuple[Weighed, ...]:
    """What a worker finds out for a hint, in a fraction of the time."""
    return weigh(question, 0.05)


@cache
def players_choice(game: str, level: str, moves: int = 0) -> int:
    """What the bot chooses in a seat of the table itself, in this process."""
    table = undecided(game, moves)
    return Player(level, table, table.due).ask(table.moves(table.due)).code
