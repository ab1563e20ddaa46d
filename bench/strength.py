"""One candidate against three of another, until it is clear or 200 games are played: `python -m bench.strength --help`.

Each deal is played by all four rotations. After every deal a wide interval decides: it must lie above the goal, or
below it, to stop early; what is reported is the plain 95 % interval.
"""

import argparse
import json
import time
from pathlib import Path

from meadhall.arena.job import Result
from meadhall.arena.pool import Processes
from meadhall.arena.ratings import Clusters, observed, share_of, won
from meadhall.arena.schedule import read_field
from meadhall.arena.tournament import Tournament
from meadhall.core.game import find

FEWEST = 5  # deals
WIDE = 1.5  # times the 95 % interval: room for as many looks as there are deals


def clear(clusters: Clusters, goal: float) -> bool:
    if len(clusters) < FEWEST:
        return False
    found = share_of(clusters)
    low = found.value - WIDE * (found.value - found.low)
    high = found.value + WIDE * (found.high - found.value)
    return low > goal or high < goal


def whole_deals(results: list[Result], seats: int) -> list[Result]:
    """Results of deals that all rotations have played."""
    counts: dict[int, int] = {}
    for each in results:
        counts[each["deal"]] = counts.get(each["deal"], 0) + 1
    return [each for each in results if counts[each["deal"]] == seats]


def played(file: Path | None) -> list[Result]:
    """What an earlier run of the same match has left."""
    if not file or not file.exists():
        return []
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("bots", help="like search@200,karl*3: the first is the candidate")
    parser.add_argument("--goal", type=float, required=True, help="the share of wins to reach")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path, help="results are appended here, and a match cut off goes on from them")
    given = parser.parse_args()
    field = read_field(given.bots)
    seats = len(field.line_up or field.bots)
    game = find(given.game)
    match = Tournament(
        game, field, seats, given.games, given.seed, game.complete_options(seats, None), game.load_cards(None)
    )
    results = played(given.out)
    began = time.perf_counter()
    for result in Processes(given.jobs).run(match.jobs(each["index"] for each in results)):
        results.append(result)
        if given.out:
            with given.out.open("a", encoding="utf-8") as file:
                file.write(json.dumps(result) + "\n")
        complete = whole_deals(results, seats)
        if clear(observed(complete, field.bots[0], won), given.goal):
            break
    report(given, field.bots, whole_deals(results, seats), time.perf_counter() - began)


def report(given: argparse.Namespace, bots: tuple[str, ...], results: list[Result], seconds: float) -> None:
    found = share_of(observed(results, bots[0], won))
    print(
        f"{given.game}: {bots[0]} in {given.bots}: {found.value:.1%} of {len(results)} games, 95 % {found.low:.1%} to "
        f"{found.high:.1%}, goal {given.goal:.0%}; {seconds / 60:.1f} minutes, {given.jobs} jobs"
    )
    for bot in bots:
        asked = sum(map(sum, observed(results, bot, lambda result, seat: result["asked"][seat])))
        spent = sum(map(sum, observed(results, bot, lambda result, seat: result["seconds"][seat])))
        print(f"  {bot}: {1000 * spent / max(asked, 1):.1f} ms a decision")


if __name__ == "__main__":
    main()
