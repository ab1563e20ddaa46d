"""The same game at two tables, of which the second is turned by one seat, through the rules alone."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from meadhall.core.contract import CHANCE, CHANCE_BIT
from meadhall.core.game import Game
from meadhall.core.position import Entry, Position, seats_of
from meadhall.core.rng import pick, roll, stream
from meadhall.learn.encoding import tables

Drawn = dict[int, list[int]]  # chance outcomes by the seat that they are for


def receiver(game: Game, position: Position, code: int) -> int:
    """Return the seat that a chance outcome is for, or -1 if it is for all."""
    s, kind = position.state, game.space[code].kind
    if game.name == "eketorp":
        return int(s.asked) if kind == "draw" else -1
    if kind == "hut":
        return [int(hut) for hut in s.hut].index(0)
    if kind == "draw" and not s.drawing:
        return int(s.dealt) % int(s.seats)
    return int(s.drawer) if s.drawing else -1


def let_fall(game: Game, position: Position, dice: np.ndarray) -> Drawn:
    """Let chance fall until a seat has to decide."""
    drawn: Drawn = {}
    while position.mask() == CHANCE_BIT:
        code = int(roll(dice, position.weights()))
        drawn.setdefault(receiver(game, position, code), []).append(code)
        position.apply(Entry(CHANCE, code))
    return drawn


def repeat(game: Game, position: Position, drawn: Drawn) -> bool:
    """Let the same fall at the turned table, where each seat gets what its neighbour got.

    Return False if it cannot: a pile was used up in the middle of a deal, which reaches the seats in another order.
    """
    seats = int(position.state.seats)
    while position.mask() == CHANCE_BIT:
        likely = int(np.flatnonzero(position.weights())[0])
        seat = receiver(game, position, likely)
        code = drawn[seat if seat < 0 else (seat - 1) % seats].pop(0)
        action = game.space[code]
        if action.kind == "first":
            code = int(game.space.codes("first")[(action.args[0] + 1) % seats])
        if position.weights()[code] == 0:
            return False
        position.apply(Entry(CHANCE, code))
    assert not any(drawn.values())
    return True


def turned_games(game: Game, seats: int, seed: int, options: dict[str, Any]) -> Iterator[tuple[Position, Position]]:
    """Play one game at both tables. Yield the two positions whenever seats have to decide."""
    cards, chosen = game.load_cards(None), game.complete_options(seats, options)
    first, second = (Position.start(game, cards, seats, chosen) for _ in range(2))
    actions, dice, choice = tables(game.name, seats).actions, stream(seed, 0), stream(seed, 9)
    while True:
        if not repeat(game, second, let_fall(game, first, dice)) or not first.mask():
            return
        yield first, second
        waiting = seats_of(first.mask())
        seat = waiting[0]
        code = int(pick(choice, first.legal(seat), game.space.chances))
        action = int(np.flatnonzero(actions[seat] == code)[0])
        first.apply(Entry(seat, code))
        second.apply(Entry((seat + 1) % seats, int(actions[(seat + 1) % seats, action])))
