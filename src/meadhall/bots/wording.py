"""Hints in words: what a whole move does, and what speaks for it and against it."""

import numpy as np

from ..core.game import Cards, Game
from ..core.hints import Codes, Imagined, Reasons, decimal
from ..core.phrase import Phrase
from ..core.position import Entry, Position
from ..core.space import Action

TOLD = 0.1  # points that are worth a word
COSTS = {"hint-points": "hint-points-cost", "hint-wins": "hint-wins-cost"}  # the same, said as what it costs


def said_move(
    game: Game, cards: Cards, known: np.record, world: Position, actions: tuple[Action, ...], kept: Codes = ()
) -> Phrase:
    """Say what a whole move does, as the seat that knows this would; it is played in the world, which may be any."""
    whole = game.hints.say(actions, known, cards, kept) if game.hints else None
    if whole:
        return whole
    at, seat, said = world.at(world.array.tobytes()), int(known.seat), list[Phrase]()
    for action in actions:
        said.append(game.action(action, at.known(seat), cards))
        at.apply(Entry(seat, action.code))
    return Phrase("hint-steps", {"first": said[0], "then": list(said[1:])}) if said[1:] else said[0]


def sentence(reasons: Reasons, each: Imagined, other: Imagined, ahead: bool) -> Phrase:
    """Put together what speaks for a move and against it; what the seat may expect fills the gap."""
    (better, worse), gain = reasons, expectation(each, other, ahead)
    if ahead:
        better = better or gain
    elif better and not worse:
        worse = gain and Phrase(COSTS[gain.id], gain.params)
    if better and worse:
        return Phrase("hint-why-but", {"reason": better, "cost": worse})
    if better:
        return Phrase("hint-why", {"reason": better})
    if worse:
        return Phrase("hint-even-but" if ahead else "hint-costs", {"cost": worse})
    return Phrase("hint-why", {"reason": gain}) if gain else _even(each, other, ahead)


def _even(each: Imagined, other: Imagined, ahead: bool) -> Phrase:
    """Say that two moves are about as good, and what they differ in or what both come to."""
    against = expectation(each, other, not ahead)
    if against and ahead:
        return Phrase("hint-even-but", {"cost": Phrase(COSTS[against.id], against.params)})
    if against:
        return Phrase("hint-why", {"reason": against})
    percent = round(100 * float(each.wins.mean()))
    return Phrase("hint-either", {"percent": percent}) if 0 < percent < 100 else Phrase("hint-even")


def expectation(each: Imagined, other: Imagined, ahead: bool) -> Phrase | None:
    """Say how many points or games more the better of two brings, whichever can be told; None if it is all the same."""
    points = float((each.points - other.points).mean())
    wins = round(100 * float((each.wins - other.wins).mean()))
    if abs(points) >= TOLD and (points > 0) == ahead:
        return Phrase("hint-points", {"count": decimal(points), "more": "more" if points > 0 else "fewer"})
    if wins and (wins > 0) == ahead:
        return Phrase("hint-wins", {"percent": abs(wins), "more": "more" if wins > 0 else "fewer"})
    return None
