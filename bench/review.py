"""Whether the coach finds mistakes: in strong games a decision of a seat is replaced by a random one; is it among the
three that cost most?

nice python -m bench.review eketorp --games 20 --folder recorded --out eketorp-review.json

The games are recorded in a folder, and read from there the next time. A random move may be as good as any, and then
there is nothing to find. So a search ten times as long as the coach's, with numbers of its own, looks at each random
move before it is made: if it costs less than `--least` of a win, the player's own move is made instead, and the next
decision has its turn. Who reviews knows nothing of this. A game in which no random move costs so much is left out.
"""

import argparse
import json
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from meadhall import Table
from meadhall.bots.bot import Budget
from meadhall.bots.levels import bot_named
from meadhall.core.position import Entry, Position
from meadhall.core.rng import below, stream, thoughts
from meadhall.review import SHOWN, VIEWS, Review
from meadhall.review.decisions import Decision
from meadhall.review.judge import hindsight

PLAYERS = "search@600"
TENFOLD = 10.0
LEAST = 0.05  # of a win
SPREAD = {"eketorp": 50, "shipwrights": 90}  # decisions of a seat, among which one is replaced


@dataclass(frozen=True, slots=True)
class Replaced:
    """A game that is over, and the entry with which a seat's random move began."""

    table: Table
    seat: int
    entry: int


def spoilt(game: str, number: int, least: float) -> Replaced | None:
    """Return a game of searches in which one decision of a seat was random and costly; None if none was."""
    seats = 4 if game == "eketorp" else 3
    table, lots = Table.new(game, seats, number), stream(number, 9)
    seat, wait = number % seats, below(lots, SPREAD[game])
    bot, began, entry = bot_named(PLAYERS)(table.game, table.cards), dict[int, np.record](), None
    while table.outcome is None:
        due = table.due
        legal = table.moves(due)
        begins = due not in began or not goes_on(table.position, began[due], due)
        if begins:
            began[due] = table.known(due)
        if begins and due == seat and entry is None and len(legal) > 1:
            wait -= 1
            if wait < 0:
                codes = at_random(table, seat, lots)
                if cost(table, seat, codes) >= least:
                    entry = len(table.entries)
                    for code in codes:
                        table.play(seat, code)
                    continue
        rng = thoughts(number, due, table.made(due))
        table.play(due, bot.choose(table.known(due), legal, rng, Budget()) if len(legal) > 1 else legal[0])
    return None if entry is None else Replaced(table, seat, entry)


def goes_on(at: Position, began: np.record, seat: int) -> bool:
    hints = at.game.hints
    same = int(at.game.rules.rounds(at.handle)) == int(began.round_no)
    return bool(hints and same and at.mask() >> seat & 1 and hints.goes_on(began, at))


def at_random(table: Table, seat: int, lots: np.ndarray) -> list[int]:
    """Return a whole move, each step of it any that is legal."""
    return whole(table, seat, lambda at, legal: int(legal[below(lots, len(legal))]))


def whole(table: Table, seat: int, choose: Callable[[Position, np.ndarray], int]) -> list[int]:
    at, known, codes = table.position.at(table.position.array.tobytes()), table.known(seat), list[int]()
    while not codes or goes_on(at, known, seat):
        codes.append(choose(at, np.flatnonzero(at.legal(seat) == 0)))
        at.apply(Entry(seat, codes[-1]))
    return codes


def cost(table: Table, seat: int, codes: list[int]) -> float:
    """Return what a move costs of a win by a search longer than the coach's, with other numbers."""
    known, legal, at = table.known(seat), tuple(table.moves(seat)), len(table.entries)
    state, made = table.position.array.tobytes(), table.made(seat)
    decision = Decision(made, seat, at, at, int(known.round_no), tuple(codes), "", known, legal, state)
    return hindsight(table.game, table.cards, decision, False, True).beside(decision.codes, TENFOLD).win


def judge(replaced: Replaced, effort: float) -> dict[str, Any]:
    """Review the seat, and look for the random move among the dearest."""
    table = replaced.table
    began = time.process_time()
    review = Review(table, replaced.seat, effort).finish()
    seconds = time.process_time() - began
    entries = [each.entry for each in review.decisions]
    at = entries.index(replaced.entry)
    decision = review.decisions[at]
    found = {name: review.views[name].order(len(entries)) for name in VIEWS}
    places = {name: order.index(at) + 1 if at in order else None for name, order in found.items()}
    return {
        "number": table.seed,
        "theme": decision.theme,
        "round": decision.round,
        "place": places,
        "cost": {name: round(review.views[name].verdicts[at].win, 3) for name in VIEWS},
        "third": {name: _third(review, name) for name in VIEWS},
        "mine": {name: round(review.views[name].mine, 3) for name in VIEWS},
        "luck": round(review.luck, 3),
        "start": round(review.start, 3),
        "end": round(review.end, 3),
        "decisions": len(entries),
        "seconds": round(seconds, 1),
    }


def _third(review: Review, name: str) -> float:
    judged = review.views[name]
    order = judged.order(3)
    return round(judged.verdicts[order[-1]].win, 3) if len(order) == 3 else 0.0


def recorded(game: str, number: int, least: float, folder: Path) -> Replaced | None:
    """Return the game of that number from the folder, played and recorded first if it is not there."""
    file = folder / f"{game}-{number}.json"
    if not file.exists():
        found = spoilt(game, number, least)
        file.write_text(
            json.dumps({"seat": found.seat, "entry": found.entry, "game": found.table.dump()} if found else None)
        )
    plain = json.loads(file.read_text())
    return plain and Replaced(Table.parse(plain["game"]), plain["seat"], plain["entry"])


def games(game: str, count: int, seed: int, least: float, folder: Path) -> Iterator[Replaced]:
    folder.mkdir(exist_ok=True)
    for number in range(seed, seed + 10 * count):
        found = recorded(game, number, least, folder)
        if found:
            yield found
            count -= 1
        if count == 0:
            return


def shares(found: list[dict[str, Any]]) -> str:
    """Say in how many games the random move was found among the three that cost most."""
    hits = {name: sum((each["place"][name] or SHOWN + 1) <= SHOWN for each in found) for name in VIEWS}
    return "; ".join(f"{name}: {count} of {len(found)}" for name, count in hits.items())


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("game")
    asked.add_argument("--games", type=int, default=20)
    asked.add_argument("--least", type=float, default=LEAST)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--effort", type=float, default=1.0)
    asked.add_argument("--folder", type=Path, default=Path("recorded"))
    asked.add_argument("--out", type=Path)
    given = asked.parse_args()
    found: list[dict[str, Any]] = []
    for replaced in games(given.game, given.games, given.seed, given.least, given.folder):
        found.append(judge(replaced, given.effort))
        print(found[-1], shares(found), flush=True)
        if given.out:
            given.out.write_text(json.dumps(found, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
