"""Games of Shipwrights worth keeping: sensible play for one to five seats, and ties broken in each way."""

import numpy as np
from bench.balance import ROWS, play_sensibly

from meadhall import Table
from meadhall.core.game import find
from meadhall.core.position import Entry
from meadhall.core.rng import pick, stream
from meadhall.games.shipwrights.rules.state import BASIC, BASICS, WORKER
from meadhall.simulation.compiled.states import final_states

GAME = find("shipwrights")
TRIES = 400
SOLO = [("solo_won", "none"), ("solo_lost", "none"), ("solo_won", "e4"), ("solo_lost", "e1234")]


def games() -> list[tuple[str, Table]]:
    found = [(f"1-{reason}-{enemies}", solo(reason, enemies)) for reason, enemies in SOLO]
    found += [(f"{seats}-sensible", sensible(seats, seats, {})) for seats in range(2, 6)]
    found += [
        (f"{seats}-tie-{kind}", tied(seats, kind)) for seats, kind in ((2, "basics"), (3, "workers"), (2, "shared"))
    ]
    found += [("1-asked-sensible", sensible(1, 3, {})), ("1-asked-random", at_random(1, 4, {}))]
    return [*found, ("3-manual", at_random(3, 5, {"conversion": "manual"}))]


def solo(reason: str, enemies: str) -> Table:
    for seed in range(200):
        table = sensible(1, seed, {"enemies": enemies})
        if table.outcome and table.outcome.reason == reason:
            return table
    raise RuntimeError(f"no solo game ended with {reason}")


def sensible(seats: int, seed: int, options: dict[str, str]) -> Table:
    chosen, cards, states = GAME.complete_options(seats, options), GAME.load_cards(None), GAME.state.blank(4)
    log = np.zeros((ROWS, 2), np.int32)
    rows = play_sensibly(
        states, cards.array, GAME.encode(chosen), seats, np.uint64(seed), TRIES, -1, *GAME.scratch(), log
    )
    table = Table(GAME, seats, chosen, cards, seed)
    for seat, code in log[:rows].tolist():
        assert table.follow(Entry(seat, code))
    return table


def at_random(seats: int, seed: int, options: dict[str, str]) -> Table:
    """As the simulation plays it, with what is forced played by the table."""
    table = Table.new("shipwrights", seats, seed, options)
    seat = -1
    while table.outcome is None:
        seat = int(GAME.rules.due(table.position.state, seat))
        made = sum(entry.seat == seat for entry in table.entries)
        table.play(seat, int(pick(stream(seed, 1 + seat, made), table.position.legal(seat))))
    return table


def tied(seats: int, kind: str) -> Table:
    """A game of random play in which several lead, told apart by basics, by workers, or by nothing."""
    seeds = np.arange(20_000, dtype=np.uint64)
    states, _ = final_states(GAME, seats, seeds, GAME.encode(GAME.complete_options(seats, None)))
    cards = GAME.load_cards(None).record
    parts = np.zeros((seats, len(GAME.parts)), np.int32)
    for seed, s in enumerate(states):
        GAME.rules.scores(s, cards, parts)
        leaders = np.flatnonzero(parts.sum(axis=1) == parts.sum(axis=1).max())
        basics = [int(s.goods[seat, BASIC : BASIC + BASICS].sum()) for seat in leaders]
        workers = [int(s.goods[seat, WORKER]) for seat in leaders]
        if len(leaders) > 1 and how_told_apart(basics, workers) == kind:
            return at_random(seats, seed, {})
    raise RuntimeError(f"no game of {seats} was tied by {kind}")


def how_told_apart(basics: list[int], workers: list[int]) -> str:
    if basics.count(max(basics)) == 1:
        return "basics"
    best = [each for each, held in zip(workers, basics, strict=True) if held == max(basics)]
    return "workers" if best.count(max(best)) == 1 else "shared"
