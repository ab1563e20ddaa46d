"""The laboratory: the same deals with the cards before and after a change, and what the games say of each card."""

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..bots.levels import stand_in
from ..core.game import Cards, Game
from ..simulation.compiled.batch import DECISIONS, ENDING, ROUNDS, WINNERS
from ..simulation.compiled.noted import play_noted
from ..simulation.compiled.playout import LIMIT
from ..simulation.games import LEVELS
from ..simulation.warm import LAB, mark
from .paired import Array, Comparison, Paired, Sides

CHUNK = 100
SHARE = 60  # a win, so that each of two to six winners has a whole share of it
USED = "used"  # all chief uses of a card together
ROUNDS_TOLD = 20  # longer games count as one of these
BLANK = -1  # the number of a card that is not in the tables
KEPT, CHANGED, NEW, GONE = "", "changed", "new", "gone"


@dataclass(frozen=True, slots=True)
class Card:
    """A card of one set of tables or both. It says where `note` counts the card, and whether its row is the same."""

    table: str
    id: str
    name: str
    change: str
    numbers: tuple[int, int]  # before and after
    differs: tuple[tuple[str, str, str], ...] = ()  # cells of its row that are not the same: name, before, after


@dataclass(frozen=True, slots=True)
class Played:
    """What was noted of some games, one row a game."""

    used: Array  # [game, seat, card, use], the last seat for nobody, the last card blank
    points: Array  # [game, card, use]
    tallies: Array  # [game, card, tally]
    parts: Array  # [game, seat, part]
    facts: Array
    log: Array  # [game, entry, (seat, code)]


@dataclass(frozen=True, slots=True)
class Setup:
    game: Game
    players: Sequence[str]
    options: Mapping[str, Any]
    cards: tuple[Cards, Cards]  # before and after

    @property
    def seats(self) -> int:
        return len(self.players)


@dataclass(frozen=True, slots=True)
class Findings:
    setup: Setup
    seeds: range
    cards: list[Card]
    measures: dict[str, Comparison]

    @property
    def uses(self) -> tuple[str, ...]:
        return (*self.setup.game.ledger.uses, USED)


def catalogue(game: Game, both: tuple[Cards, Cards]) -> list[Card]:
    """List the cards from before and after, by table and id."""
    old, new = (_numbered(game, cards) for cards in both)
    found = []
    for key in [*old, *(key for key in new if key not in old)]:
        before, row = old.get(key, (BLANK, {}))
        after, row_after = new.get(key, (BLANK, {}))
        change = NEW if before == BLANK else GONE if after == BLANK else KEPT if row == row_after else CHANGED
        found.append(Card(*key, (row_after or row).get("name", ""), change, (before, after), differing(row, row_after)))
    order = list(game.ledger.tables)
    return sorted(found, key=lambda card: order.index(card.table))


def differing(row: dict[str, str], after: dict[str, str]) -> tuple[tuple[str, str, str], ...]:
    """Return the cells in which two rows differ."""
    names = dict.fromkeys([*row, *after])
    return tuple((name, row.get(name, ""), after.get(name, "")) for name in names if row.get(name) != after.get(name))


def _numbered(game: Game, cards: Cards) -> dict[tuple[str, str], tuple[int, dict[str, str]]]:
    """Return by table and id the number of a card in the game's ledger, and its row."""
    tables = game.ledger.tables
    first = dict(zip(tables, np.cumsum([0, *tables.values()]).tolist(), strict=False))
    found: dict[tuple[str, str], tuple[int, dict[str, str]]] = {}
    for row in cards.rows:
        table = row.get("table", next(iter(tables)))
        if table in tables:
            found[table, row["id"]] = (first[table], row)
            first[table] += 1
    return found


def play(setup: Setup, cards: Cards, seeds: range, entries: int = 0) -> Played:
    """Play one game a seed. The log holds so many first entries of each."""
    game, seats, ledger = setup.game, setup.seats, setup.game.ledger
    count, uses = sum(ledger.tables.values()) + 1, len(ledger.uses)
    played = Played(
        np.zeros((len(seeds), seats + 1, count, uses), np.int16),
        np.zeros((len(seeds), count, uses), np.int32),
        np.zeros((len(seeds), count, len(ledger.tallies)), np.int32),
        np.zeros((len(seeds), seats, len(game.parts)), np.int32),
        np.zeros((len(seeds), 4), np.int32),
        np.zeros((len(seeds), entries, 2), np.int32),
    )
    play_noted(
        game.state.blank(3),
        cards.array,
        game.encode(setup.options),
        np.array([LEVELS[player] for player in setup.players], np.int64),
        np.array(seeds, np.uint64),
        LIMIT,
        played.used,
        played.points.reshape(len(seeds), -1),
        played.tallies,
        played.parts,
        played.facts,
        played.log,
        *game.scratch(),
    )
    return played


def study(setup: Setup, seeds: range, jobs: int = 1, report: Callable[[int], None] = lambda games: None) -> Findings:
    """Play both sets of cards on the same seeds, over threads: compiled code holds no lock. `report` hears of games."""
    cards = catalogue(setup.game, setup.cards)
    chief = np.array([[use in setup.game.ledger.chief[card.table] for use in setup.game.ledger.uses] for card in cards])

    def chunk(some: range) -> dict[str, Paired]:
        old, new = (
            measures(setup, play(setup, used, some), np.array([card.numbers[side] for card in cards]), chief)
            for side, used in enumerate(setup.cards)
        )
        return {name: Paired.of(old[name], new[name]) for name in old}

    found: dict[str, Paired] = {}
    pool = ThreadPoolExecutor(jobs)
    try:
        for sums in pool.map(chunk, [seeds[at : at + CHUNK] for at in range(0, len(seeds), CHUNK)]):
            found = {name: found[name] + each if found else each for name, each in sums.items()}
            report(sums["wins"].games)
    finally:
        pool.shutdown(cancel_futures=True)
    return Findings(setup, seeds, cards, {name: sums.compare(SCALES.get(name, 1.0)) for name, sums in found.items()})


SCALES = {"wins": 100 / SHARE, "endings": 100.0, "lasting": 100.0, "users": 100.0, "users_wins": 100 / SHARE}


def measures(setup: Setup, played: Played, numbers: Array, chief: Array) -> dict[str, Sides]:
    """Return what is divided by what, game by game. Cards are in the order of `numbers`."""
    seats = setup.seats
    one = np.ones((len(played.facts), 1), np.int64)
    shares, scores = win_shares(played.facts[:, WINNERS], seats), played.parts.sum(axis=2)
    used = with_chief(played.used[:, :, numbers], chief)
    times, mine = used.sum(axis=1), used[:, :seats] > 0
    users = mine.sum(axis=1)
    endings = np.arange(1, len(setup.game.endings))
    return {
        "wins": (shares, one),
        "scores": (scores, one),
        "score": (scores.sum(axis=1)[:, None], seats * one),
        "parts": (played.parts.sum(axis=1), seats * one),
        "endings": (played.facts[:, ENDING, None] == endings, one),
        "lasting": (np.minimum(played.facts[:, ROUNDS, None], ROUNDS_TOLD) == np.arange(1, ROUNDS_TOLD + 1), one),
        "length": (played.facts[:, [ROUNDS, DECISIONS]], one),
        "times": (times, one[:, None]),
        "users": (users, seats * one[:, None]),
        "users_wins": (np.einsum("gs,gscu->gcu", shares, mine), users),
        "users_scores": (np.einsum("gs,gscu->gcu", scores, mine), users),
        "points": (with_chief(played.points[:, numbers], chief), times),
        "tallies": (played.tallies[:, numbers], times[:, :, -1:]),
    }


def with_chief(counts: Array, chief: Array) -> Array:
    """Add one more use at the end: all chief ones together."""
    return np.concatenate([counts, (counts * chief).sum(axis=-1, keepdims=True)], axis=-1)


def win_shares(winners: Array, seats: int) -> Array:
    """Return the share of each seat in each game, in sixtieths of a win."""
    won = winners[:, None] >> np.arange(seats) & 1
    shares: Array = won * SHARE // np.maximum(won.sum(axis=1, keepdims=True), 1)
    return shares


def warm(game: Game) -> None:
    """Compile the loop that notes. In a thread it would take far longer."""
    seats, cards = game.seats[0], game.load_cards(None)
    play(Setup(game, [stand_in(game)] * seats, game.complete_options(seats, None), (cards, cards)), cards, range(1))
    mark(game, LAB)
