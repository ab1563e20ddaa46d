"""Many games side by side, each played on to the next choice that a seat really has."""

from typing import NamedTuple

import numpy as np

from ...core.compiled import entry, rule
from ...core.contract import CHANCE, CHANCE_BIT, apply, chances, due, known, legal, scores, start, waiting, winners
from ...core.rng import roll, seed_stream
from .encode import Tables, encode, mask_actions

NOBODY = -1
SEVERAL = -2
ANEW = -1  # in place of an action


class Batch(NamedTuple):
    """Games side by side, what their next choosers see, and what came out of the games that ended."""

    states: np.ndarray
    looks: np.ndarray
    content: np.ndarray  # [game, byte]: the same looks as bytes
    dice: np.ndarray
    seeds: np.ndarray
    seat: np.ndarray  # [game]: who chooses
    vectors: np.ndarray  # [game, cell]
    masks: np.ndarray  # [game, action]
    rewards: np.ndarray  # [game, seat]
    points: np.ndarray  # [game, seat]
    over: np.ndarray  # [game]
    played: np.ndarray  # [game]: decisions so far, forced ones too


class Setting(NamedTuple):
    """What all games of a batch share. Nothing here changes."""

    blank: np.ndarray
    cards: np.ndarray
    options: np.ndarray
    tables: Tables
    seats: int
    stride: int  # from the seed of a game to that of the next in its place,
    again: bool  # if there is a next


class Room(NamedTuple):
    """Scratch of one thread."""

    why: np.ndarray
    weights: np.ndarray
    parts: np.ndarray


@entry()
def begin_games(batch, setting, room):
    """Start every game from its seed, and play on to its first choice."""
    for game in range(batch.seeds.size):
        step_game(batch, setting, room, game, ANEW)


@entry()
def step_games(batch, setting, room, actions):
    """Take each chooser's action, as seen from its chair, and play on. Where a game ends, the next one begins."""
    for game in range(actions.size):
        step_game(batch, setting, room, game, actions[game])


@rule()
def step_game(batch, setting, room, game, action):
    """Take an action, or start ANEW; then play on to the next choice, of this game or of the next one in its place."""
    if action == ANEW:
        begin(batch, setting, game)
    else:
        take(batch, setting, game, action)
    while not play_on(batch, setting, room, game):
        finish(batch, setting, room, game)
        if not setting.again:
            close(batch, game)
            return
        batch.seeds[game] += np.uint64(setting.stride)
        begin(batch, setting, game)
    show(batch, setting, room, game)


@rule()
def take(batch, setting, game, action):
    seat = int(batch.seat[game])
    apply(batch.states[game], setting.cards[0], seat, int(setting.tables.actions[seat, action]))
    batch.played[game] += 1
    batch.over[game] = False
    for each in range(setting.seats):
        batch.rewards[game, each] = 0.0


@rule()
def begin(batch, setting, game):
    batch.states[game] = setting.blank[0]
    seed_stream(batch.dice[game], batch.seeds[game], 0)
    start(batch.states[game], setting.cards[0], setting.seats, setting.options)
    batch.seat[game] = NOBODY


@rule()
def play_on(batch, setting, room, game):
    """Let chance fall and play what has no alternative, until a seat has a choice; False if the game is over."""
    s, cards = batch.states[game], setting.cards[0]
    while True:
        mask = waiting(s)
        if mask == 0:
            return False
        seat = CHANCE
        if mask == CHANCE_BIT:
            chances(s, cards, room.weights)
            code = roll(batch.dice[game], room.weights)
        else:
            seat = due(s, int(batch.seat[game]))
            batch.seat[game] = seat
            legal(s, cards, seat, room.why)
            code = only_one(room.why, setting.tables.first)
            if code == SEVERAL:
                return True
            batch.played[game] += 1
        apply(s, cards, seat, code)


@rule()
def only_one(why, first):
    """Return the only legal code, or SEVERAL."""
    only = SEVERAL
    for code in range(first, why.size):
        if why[code] == 0:
            if only != SEVERAL:
                return SEVERAL
            only = code
    return only


@rule()
def show(batch, setting, room, game):
    """Write what the chooser knows, and what it may do, from its own chair."""
    seat = int(batch.seat[game])
    known(batch.states[game], setting.cards[0], seat, batch.looks[game])
    encode(batch.content[game], setting.tables, seat, batch.vectors[game])
    mask_actions(room.why, setting.tables, seat, batch.masks[game])


@rule()
def finish(batch, setting, room, game):
    """A win is worth 1, shared among those who win together."""
    s, cards = batch.states[game], setting.cards[0]
    won = int(winners(s, cards))
    sharing = 0
    for seat in range(setting.seats):
        sharing += won >> seat & 1
    scores(s, cards, room.parts)
    for seat in range(setting.seats):
        batch.rewards[game, seat] = (won >> seat & 1) / max(sharing, 1)
        batch.points[game, seat] = 0
        for part in range(room.parts.shape[1]):
            batch.points[game, seat] += room.parts[seat, part]
    batch.over[game] = True


@rule()
def close(batch, game):
    """Nobody may do anything any more."""
    for action in range(batch.masks.shape[1]):
        batch.masks[game, action] = 0


@entry()
def encode_look(content, tables, seat, out):
    """Fill `out` with what a seat knows, given as bytes."""
    encode(content, tables, seat, out)
