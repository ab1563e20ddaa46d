"""What a yard is worth in the end: `python -m bench.calibrate_shipwrights --games 3000`.

Karls play, what counts of every seat is noted at the beginning of rounds and now and then in between, and the final
scores are fitted by least squares. Prints the tables of bots/shipwrights/outlook.py, and on fresh games how much of
the differences between seats they explain.
"""

import argparse
from typing import Any

import numpy as np

from meadhall.bots.compiled.judgement import appeals
from meadhall.bots.compiled.karl import best, gather
from meadhall.bots.shipwrights import outlook as prospects
from meadhall.core.compiled import entry
from meadhall.core.contract import CHANCE, CHANCE_BIT, apply, chances, due, legal, scores, start, waiting
from meadhall.core.game import find
from meadhall.core.rng import below, next_decision, roll
from meadhall.games.shipwrights.rules.solo import rival_score
from meadhall.games.shipwrights.rules.state import NEUTRAL, ROUNDS, TRACKS, Draw, Phase
from meadhall.simulation.compiled.playout import seed_game

EVERY = 60  # decisions between two notes within a round
WHIMS = (0.0, 0.25, 0.5)  # points: positions that Karl alone would never see
GAME, SEAT, REST, BEGINS = range(4)
NEAR = 5  # steps: beyond, the hero is as good as settled
MOST_NOTES = 40  # of a seat in a game
Array = np.ndarray[Any, Any]


@entry(allocates=True)
def note_games(states, cards, options, seeds, whims, stocks, ahead, hopes, notes, ends, why, weights, parts):
    """Play a game a seed; a row a seat and note. Returns the number of rows."""
    seats = ends.shape[1] - 1 - TRACKS
    dice, bots = np.zeros(2, np.uint64), np.zeros((seats, 2), np.uint64)
    codes, promise, hope = np.zeros(why.size, np.int64), np.zeros(why.size), np.zeros(6)
    rows = 0
    for game in range(seeds.size):
        states[0] = states[1]
        s = states[0]
        seed_game(seeds[game], dice, bots)
        start(s, cards[0], seats, options)
        seat = -1
        mask = waiting(s)
        while mask != 0:
            begins = s.phase == Phase.ROUND_CARD
            between = s.phase == Phase.ACTIONS and s.drawing == Draw.NOTHING and below(dice, EVERY) == 0
            if (begins or between) and rows + seats <= notes.shape[0]:
                prospects.prospects(s, cards[0], hope)
                for each in range(seats):
                    prospects.take_stock(s, cards[0], each, stocks[rows])
                    hopes[rows] = hope[each] - (hope[1] if seats == 1 else 0.0)
                    notes[rows, GAME] = game
                    notes[rows, SEAT] = each
                    notes[rows, REST] = prospects.rounds_to_play(s)
                    notes[rows, BEGINS] = begins
                    for track in range(TRACKS):
                        ahead[rows, track] = prospects.neutral_ahead(s, cards[0], each, track)
                    rows += 1
            if mask == CHANCE_BIT:
                chances(s, cards[0], weights)
                apply(s, cards[0], CHANCE, roll(dice, weights))
            else:
                seat = due(s, seat)
                legal(s, cards[0], seat, why)
                count = gather(why, weights.size, codes)
                appeals(s, cards[0], seat, codes, count, promise)
                code = codes[best(promise, count, bots[seat], whims[game])]
                next_decision(bots[seat])
                apply(s, cards[0], seat, code)
            mask = waiting(s)
        scores(s, cards[0], parts)
        for each in range(seats):
            ends[game, each] = parts[each].sum()
        ends[game, seats] = rival_score(s, cards[0])
        for track in range(TRACKS):
            ends[game, seats + 1 + track] = s.hero[track] == NEUTRAL
    return rows


def play(seats: int, games: int, first: int) -> tuple[Array, Array, Array, Array, Array]:
    """Stocks, neutral leads, hopes, notes and ends of Karls' games."""
    game = find("shipwrights")
    room = games * seats * MOST_NOTES
    stocks, ahead, hopes = np.zeros((room, prospects.FEATURES)), np.zeros((room, TRACKS)), np.zeros(room)
    notes, ends = np.zeros((room, 4), np.int64), np.zeros((games, seats + 1 + TRACKS), np.int64)
    options = game.encode(game.complete_options(seats, {"enemies": "none"} if seats == 1 else None))
    parts = np.zeros((seats, len(game.parts)), np.int32)
    seeds, whims = np.arange(first, first + games).astype(np.uint64), np.resize(WHIMS, games)
    states, cards = game.state.blank(2), game.load_cards(None).array
    rows = note_games(
        states, cards, options, seeds, whims, stocks, ahead, hopes, notes, ends, *game.scratch(), parts
    )  # fmt: skip
    return stocks[:rows], ahead[:rows], hopes[:rows], notes[:rows], ends


def fit(stocks: Array, goal: Array) -> Array:
    """Least squares; a little pull towards 0 keeps rare things sober."""
    pull = np.eye(stocks.shape[1]) * 20.0
    pull[: min(prospects.POINTS, stocks.shape[1] - 1)] = 0.0
    found: Array = np.linalg.lstsq(np.vstack([stocks, np.sqrt(pull)]), np.r_[goal, np.zeros(len(pull))], rcond=None)[0]
    return found


def explained(notes: Array, ends: Array, hopes: Array, rest: int) -> tuple[float, float]:
    """R² and standard deviation of the error, of differences between neighbours (solo: to the rival)."""
    at = (notes[:, REST] == rest) & ((notes[:, BEGINS] == 1) | (rest == 0))
    seats = ends.shape[1] - 1 - TRACKS
    true = ends[notes[at, GAME], notes[at, SEAT]].reshape(-1, seats)
    hoped = hopes[at].reshape(-1, seats)
    if seats == 1:
        true = true - ends[notes[at, GAME], 1:2]
        error = true - hoped
        return 1 - float(error.var() / true.var()), float(error.std())
    true, hoped = true[:, :-1] - true[:, 1:], hoped[:, :-1] - hoped[:, 1:]
    return 1 - float(np.mean((true - hoped) ** 2) / np.mean(true**2)), float((true - hoped).std())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=3000)
    given = parser.parse_args()
    played = [play(seats, given.games * 2 // (seats + 1), 0) for seats in range(1, 6)]
    stocks = np.vstack([each[0] for each in played])
    rest = np.concatenate([each[3][:, REST] for each in played])
    goal = np.concatenate([each[4][each[3][:, GAME], each[3][:, SEAT]] for each in played])
    hopes = [fit(stocks[rest == left], goal[rest == left]) for left in range(ROUNDS + 1)]
    for each in np.round(np.array(hopes).T, 2).tolist():
        print("    (" + ", ".join(f"{value:.2f}" for value in each) + "),")
    _, ahead, _, notes, ends = played[0]
    for left in range(ROUNDS + 1):
        at = notes[:, REST] == left
        lead, held = ahead[at].ravel(), ends[notes[at, GAME]][:, 2:].ravel()
        near = (lead > -NEAR) & (lead < 2 * NEAR)
        slope, middle = fit(np.c_[lead[near], np.ones(near.sum())], held[near])
        print(f"neutral hero {left} [{slope:.2f}, {middle:.2f}]")
    for seats in (1, 2, 4):
        _, _, hoped, notes, ends = play(seats, given.games // 2, 1_000_000)
        for left in range(ROUNDS + 1):
            print(f"{seats} seats, {left} rounds to play: R² %.2f, error %.1f" % explained(notes, ends, hoped, left))


if __name__ == "__main__":
    main()
