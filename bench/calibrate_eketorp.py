"""What Karl's prospects in Eketorp are made of: `python -m bench.calibrate_eketorp --games 3000`.

Games of Karls are looked at whenever a round begins. Least squares over the differences between seats say what each
feature of a position is worth at the end, by rounds to come; fresh games say how well the table in
`bots/eketorp/outlook.py` foresees these differences.
"""

import argparse

import numpy as np

from meadhall.bots.compiled.karl import gather, judge
from meadhall.bots.eketorp.outlook import FEATURES, GAIN, features, prospects, rounds_open
from meadhall.core.compiled import entry
from meadhall.core.contract import CHANCE, CHANCE_BIT, apply, chances, due, legal, start, waiting
from meadhall.core.game import find
from meadhall.core.rng import next_decision, roll
from meadhall.games.eketorp.rules.scoring import points
from meadhall.games.eketorp.rules.state import ROUNDS, Phase
from meadhall.simulation.compiled.playout import seed_game

GAME = find("eketorp")
CARDS = GAME.load_cards(None)
FRESH = 1_000_000  # the first seed of games that nothing was fitted to
STEADY = 20.0  # as if so many positions had said that a feature is worth nothing


@entry(allocates=True)
def watch(s, blank, cards, options, seeds, why, weights, found, expected, owned, final):
    """[game, rounds to come, seat]: features, prospects and points when a round begins; points at the end."""
    seats = final.shape[1]
    dice, bots = np.zeros(2, np.uint64), np.zeros((seats, 2), np.uint64)
    codes, promise = np.zeros(why.size, np.int64), np.zeros(why.size)
    for game in range(seeds.size):
        s[0] = blank[0]
        seed_game(seeds[game], dice, bots)
        start(s[0], cards[0], seats, options)
        seat = -1
        mask = waiting(s[0])
        while mask != 0:
            if mask == CHANCE_BIT:
                if s[0].phase == Phase.MATERIAL:
                    rounds = rounds_open(s[0])
                    features(s[0], rounds, found[game, rounds])
                    prospects(s[0], cards[0], expected[game, rounds])
                    for owner in range(seats):
                        owned[game, rounds, owner] = points(s[0], owner)
                chances(s[0], cards[0], weights)
                apply(s[0], cards[0], CHANCE, roll(dice, weights))
            else:
                seat = due(s[0], seat)
                legal(s[0], cards[0], seat, why)
                code = judge(s[0], cards[0], seat, codes, gather(why, weights.size, codes), promise, bots[seat])
                next_decision(bots[seat])
                apply(s[0], cards[0], seat, code)
            mask = waiting(s[0])
        for owner in range(seats):
            final[game, owner] = points(s[0], owner)


def play(seats: int, games: int, first: int) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    """Features, prospects, points owned and points at the end; rounds that were not played have no features."""
    found, expected = np.zeros((games, ROUNDS + 1, seats, FEATURES)), np.zeros((games, ROUNDS + 1, seats))
    owned, final = np.zeros((games, ROUNDS + 1, seats)), np.zeros((games, seats))
    seeds, options = np.arange(first, first + games, dtype=np.uint64), GAME.encode(GAME.complete_options(seats, None))
    state, blank = GAME.state.blank(), GAME.state.blank()
    watch(state, blank, CARDS.array, options, seeds, *GAME.scratch(), found, expected, owned, final)
    return found, expected, owned, final


def fit(games: int) -> None:
    """Print the table of what features are worth, one row a feature, one column a number of rounds to come."""
    worth = np.zeros((FEATURES, ROUNDS + 1))
    played = [play(seats, games, 0) for seats in GAME.seats]
    for rounds in range(1, ROUNDS + 1):
        rows, gains = [], []
        for found, _, owned, final in played:
            began = found[:, rounds, 0, GAIN] > 0
            rows.append(found[began, rounds])
            gains.append(final[began] - owned[began, rounds])
        x, y = (np.concatenate([apart(each) for each in all_seats]) for all_seats in (rows, gains))
        worth[:, rounds] = np.linalg.solve(x.T @ x + STEADY * np.eye(FEATURES), x.T @ y)
        level = [(gain - row @ worth[:, rounds]).mean() for row, gain in zip(rows, gains, strict=True)]
        worth[GAIN, rounds] = np.mean(level)
    for row in worth.round(2).tolist():
        print(f"({', '.join(map(str, row))}),")


def apart(values: np.ndarray) -> np.ndarray:
    """What each seat has beyond the mean of its table, seats of all games in a row."""
    beyond: np.ndarray = values - values.mean(axis=1, keepdims=True)
    return beyond.reshape(-1, *values.shape[2:])


def judge_prospects(games: int) -> None:
    """Print, by seats and rounds to come, the share of score differences that is foreseen, and the error."""
    for seats in GAME.seats:
        found, expected, _, final = play(seats, games, FRESH)
        for rounds in range(1, ROUNDS + 1):
            began = found[:, rounds, 0, GAIN] > 0
            true, foreseen = apart(final[began]), apart(expected[began, rounds])
            share = 1 - ((true - foreseen) ** 2).sum() / (true**2).sum()
            off = np.sqrt(2 * ((true - foreseen) ** 2).mean() * seats / (seats - 1))
            print(f"{seats} seats, {rounds:2} to come: R² {share:.3f}, a difference is off by {off:.1f}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=3_000)
    given = parser.parse_args()
    fit(given.games)
    judge_prospects(given.games)
