"""Whether the coach finds mistakes: in strong games a decision of a seat is replaced by a random one; is it among the
three that cost most?

nice python -m bench.review eketorp --games 10 --folder recorded --out eketorp-review.json

The games are recorded in a folder, and read from there the next time. A random move may be as good as any, and then
there is nothing to find. So each is also looked at by a search ten times as long with numbers of its own, and those
that cost at least 2 and 5 % of a win by it are counted apart.
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
from meadhall.bots.bot import Bot, Budget
from meadhall.bots.levels import bot_named
from meadhall.core.position import Entry, Position
from meadhall.core.rng import below, stream, thoughts
from meadhall.review import VIEWS, Review
from meadhall.review.decisions import Decision
from meadhall.review.judge import hindsight

PLAYERS = "search@600"
TENFOLD = 10.0
MATTERS = (0.0, 0.02, 0.05)  # of a win
SPREAD = {"eketorp": 50, "shipwrights": 90}  # decisions of a seat, among which one is replaced


@dataclass(frozen=True, slots=True)
class Replaced:
    """A game that is over, and the entry with which a seat's random move began."""

    table: Table
    seat: int
    entry: int


def spoilt(game: str, number: int) -> Replaced | None:
    """Return a game of searches in which one decision of a seat was random; None if it ended too early."""
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
                if ends(table, seat, codes) != ends(table, seat, choice(bot, table, seat, number)):
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


def choice(bot: Bot, table: Table, seat: int, number: int) -> list[int]:
    """Return the whole move that the bot would make."""
    rng, space = thoughts(number, seat, table.made(seat)), table.game.space

    def chosen(at: Position, legal: np.ndarray) -> int:
        found = bot.choose(at.known(seat), [space[int(code)] for code in legal], rng, Budget())
        return found if isinstance(found, int) else found.code

    return whole(table, seat, chosen)


def whole(table: Table, seat: int, choose: Callable[[Position, np.ndarray], int]) -> list[int]:
    at, known, codes = table.position.at(table.position.array.tobytes()), table.known(seat), list[int]()
    while not codes or goes_on(at, known, seat):
        codes.append(choose(at, np.flatnonzero(at.legal(seat) == 0)))
        at.apply(Entry(seat, codes[-1]))
    return codes


def ends(table: Table, seat: int, codes: list[int]) -> bytes:
    at = table.position.at(table.position.array.tobytes())
    for code in codes:
        at.apply(Entry(seat, code))
    return at.known(seat).tobytes()


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
        "checked": round(checked(table, decision), 3),
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


def checked(table: Table, decision: Decision) -> float:
    """Return what the move cost by a longer search with other numbers, as the search wants it."""
    return hindsight(table.game, table.cards, decision, False, True).beside(decision.codes, TENFOLD).wish


def recorded(game: str, number: int, folder: Path) -> Replaced | None:
    """Return the game of that number from the folder, played and recorded first if it is not there."""
    file = folder / f"{game}-{number}.json"
    if not file.exists():
        found = spoilt(game, number)
        file.write_text(
            json.dumps({"seat": found.seat, "entry": found.entry, "game": found.table.dump()} if found else None)
        )
    plain = json.loads(file.read_text())
    return plain and Replaced(Table.parse(plain["game"]), plain["seat"], plain["entry"])


def games(game: str, count: int, seed: int, folder: Path) -> Iterator[Replaced]:
    folder.mkdir(exist_ok=True)
    for number in range(seed, seed + 10 * count):
        found = recorded(game, number, folder)
        if found:
            yield found
            count -= 1
        if count == 0:
            return


def shares(found: list[dict[str, Any]]) -> str:
    """Say in how many games the move was found, of all and of those in which it cost so much."""
    said = []
    for name in VIEWS:
        for least in MATTERS:
            hits = [(each["place"][name] or 99) <= 3 for each in found if each["checked"] >= least]
            said.append(f"{name} from {least:.0%}: {sum(hits)} of {len(hits)}")
    return "; ".join(said)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("game")
    asked.add_argument("--games", type=int, default=10)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--effort", type=float, default=1.0)
    asked.add_argument("--folder", type=Path, default=Path("recorded"))
    asked.add_argument("--out", type=Path)
    given = asked.parse_args()
    found: list[dict[str, Any]] = []
    for replaced in games(given.game, given.games, given.seed, given.folder):
        found.append(judge(replaced, given.effort))
        print(found[-1], shares(found), flush=True)
        if given.out:
            given.out.write_text(json.dumps(found, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
