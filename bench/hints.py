"""Whether hints hold: in positions of strong games, is the first hint the move of a search ten times as long?

nice python -m bench.hints eketorp --positions 100 --out eketorp-hints.json
"""

import argparse
import json
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from meadhall import Table
from meadhall.bots.bot import Budget
from meadhall.bots.hints import STAGES, Advice
from meadhall.bots.levels import bot_named
from meadhall.core.phrase import COLOURS
from meadhall.core.rng import below, stream, thoughts
from meadhall.i18n import words

PLAYERS = "search@400"
TENFOLD = 10.0
EVERY = 8  # decisions between two positions, about
HINTING, CHECKING = 7, 8  # seeds of the hint and of the longer search: they share no lot


def positions(game: str, count: int, seed: int) -> Iterator[tuple[Table, int]]:
    """Yield so many decisions out of games that searches play, each where a whole move begins."""
    lots = stream(seed, 9)
    for number in range(seed, seed + 10_000):
        table = Table.new(game, 4 if game == "eketorp" else 3, number)
        bot, began = bot_named(PLAYERS)(table.game, table.cards), dict[int, np.record]()
        while table.outcome is None:
            seat = table.due
            legal = table.moves(seat)
            begins = seat not in began or not goes_on(table, began[seat])
            if begins:
                began[seat] = table.known(seat)
            if begins and len(legal) > 1 and below(lots, EVERY) == 0:
                yield table, seat
                count -= 1
                if count == 0:
                    return
            rng = thoughts(number, seat, table.made(seat))
            table.play(seat, bot.choose(table.known(seat), legal, rng, Budget()) if len(legal) > 1 else legal[0])


def goes_on(table: Table, began: np.record) -> bool:
    """Tell whether the seat has only taken a part of its move."""
    return bool(table.game.hints and table.game.hints.goes_on(began, table.position))


def advice(table: Table, seat: int, seed: int, effort: float = 1.0) -> Advice:
    rng = thoughts(seed, seat, table.made(seat))
    return Advice(table.game, table.cards, table.known(seat), table.moves(seat), rng, effort=effort)


def judge(table: Table, seat: int, stage: int) -> dict[str, object]:
    hints = advice(table, seat, HINTING)
    began = time.process_time()
    first = hints.ideas(0)
    seconds = time.process_time() - began
    given, checked = hints.ideas(stage), advice(table, seat, CHECKING, TENFOLD).ideas(stage)
    say = words("en").to(COLOURS[seat]).say
    listed = {idea.codes: at for at, idea in enumerate(checked)}
    return {
        "kind": given[0].actions[0].kind,
        "first": first[0].codes == checked[0].codes,
        "same": given[0].codes == checked[0].codes,
        "place": listed.get(given[0].codes),
        "margin": checked[0].better,
        "seconds": seconds,
        "hint": given[0].text,
        "checked": checked[0].text,
        "says": [f"{idea.text}: {say(idea.why)} ({idea.better:+.2f}, {idea.share:.2f})" for idea in given],
    }


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("game")
    asked.add_argument("--positions", type=int, default=100)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--stage", type=int, default=STAGES - 1)
    asked.add_argument("--out", type=Path)
    given = asked.parse_args()
    found: list[dict[str, object]] = []
    for table, seat in positions(given.game, given.positions, given.seed):
        found.append(judge(table, seat, given.stage))
        same, first = sum(bool(each["same"]) for each in found), sum(bool(each["first"]) for each in found)
        print(f"{len(found)}: {same} same, {first} in the first stage; {found[-1]['says']}", flush=True)
        if given.out:
            given.out.write_text(json.dumps(found, indent=1, ensure_ascii=False), encoding="utf-8")
    kinds = Counter(str(each["kind"]) for each in found)
    agreed = Counter(str(each["kind"]) for each in found if each["same"])
    print({kind: f"{agreed[kind]} of {count}" for kind, count in kinds.items()})


if __name__ == "__main__":
    main()
