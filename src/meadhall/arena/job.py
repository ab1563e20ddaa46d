"""One game as a job: plain values in, plain values out, so that it can be played anywhere."""

import json
from dataclasses import asdict
from functools import lru_cache
from typing import Any

from ..bots.bot import Budget
from ..bots.player import Player
from ..core.contract import CHANCE
from ..core.game import Cards, find
from ..core.table import Table

Job = dict[str, Any]  # game, options, cards, seconds; index, deal, seed, seating
Result = dict[str, Any]


def play(job: Job) -> Result:
    """Play the game that a job describes."""
    cards = load_cards(job["game"], json.dumps(job["cards"]))
    table = Table.new(job["game"], len(job["seating"]), job["seed"], job["options"], cards)
    title = f"game {job['index']} (seed {job['seed']})"
    budget = Budget(job["seconds"])
    players = [Player(name, table, seat, budget, title) for seat, name in enumerate(job["seating"])]
    course = [totals(table)]
    while table.outcome is None:
        players[table.due].play()
        course += [totals(table)] * (rounds(table) - len(course))
    return {
        "index": job["index"],
        "deal": job["deal"],
        "seed": job["seed"],
        "seating": job["seating"],
        "scores": list(table.outcome.scores),
        "winners": list(table.outcome.winners),
        "reason": table.outcome.reason,
        "rounds": rounds(table),
        "decisions": sum(entry.seat != CHANCE for entry in table.entries),
        "course": [*course, totals(table)],
        "asked": [player.decisions for player in players],
        "seconds": [round(player.seconds, 6) for player in players],
        "failures": [asdict(player.failure) for player in players if player.failure],
    }


@lru_cache(4)
def load_cards(game: str, text: str) -> Cards:
    """Load card tables. Each worker reads them once."""
    return find(game).load_cards(json.loads(text))


def rounds(table: Table) -> int:
    return int(table.game.rules.rounds(table.position.state))


def totals(table: Table) -> list[int]:
    """Return what each seat would score if the game ended now."""
    return [parts["total"] for parts in table.position.scores(table.seats)]
