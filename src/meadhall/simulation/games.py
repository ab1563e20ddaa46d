"""Simulated games, split over threads: compiled code holds no lock. Results are in the order of the seeds."""

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..core.compiled import GAMES, fingerprint
from ..core.game import Cards, Game
from ..core.position import seats_of
from .compiled.batch import DECISIONS, ENDING, ROUNDS, WINNERS, play_games, play_levels
from .compiled.playout import KARL, LIMIT, THRALL

CHUNK = 250
WINDOW = 40  # chunks a core that are planned ahead
LEVELS = {"thrall": THRALL, "random": THRALL, "karl": KARL}  # those who answer at once


@dataclass(frozen=True, slots=True)
class Result:
    seed: int
    scores: list[int]
    winners: list[int]
    reason: str
    rounds: int
    decisions: int


def simulate_compiled(
    game: Game, players: Sequence[str], seeds: range, options: Mapping[str, Any], cards: Cards, jobs: int = 1
) -> Iterator[list[Result]]:
    """Play games of players that answer at once. Yield results chunk by chunk, in the order of the seeds."""
    pool = ThreadPoolExecutor(jobs)
    ahead = CHUNK * WINDOW * jobs
    try:
        for first in range(0, len(seeds), ahead):
            window = seeds[first : first + ahead]
            chunks = [window[at : at + CHUNK] for at in range(0, len(window), CHUNK)]
            yield from pool.map(lambda chunk: play_chunk(game, players, chunk, options, cards), chunks)
    finally:
        pool.shutdown(cancel_futures=True)


def play_chunk(
    game: Game, players: Sequence[str], seeds: range, options: Mapping[str, Any], cards: Cards
) -> list[Result]:
    seats = len(players)
    levels = np.array([LEVELS[player] for player in players], np.int64)
    totals = np.zeros((len(seeds), seats), np.int32)
    facts = np.zeros((len(seeds), 4), np.int32)
    play, who = (play_levels, levels) if levels.any() else (play_games, seats)
    play(
        game.state.blank(),
        game.state.blank(),
        cards.array,
        game.encode(options),
        who,
        np.array(seeds, np.uint64),
        LIMIT,
        totals,
        facts,
        *game.scratch(),
        np.zeros((seats, len(game.parts)), np.int32),
    )
    return [
        Result(
            seed,
            scores.tolist(),
            list(seats_of(int(fact[WINNERS]))),
            game.endings[fact[ENDING]],
            int(fact[ROUNDS]),
            int(fact[DECISIONS]),
        )
        for seed, scores, fact in zip(seeds, totals, facts, strict=True)
    ]


def code() -> str:
    """Hash the rules, tables and bots that a game depends on."""
    return fingerprint(GAMES)
