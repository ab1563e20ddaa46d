"""Karl's judgement of Eketorp."""

import numpy as np

from ...core.compiled import entry, rule
from ...games.eketorp.rules.actions import REDRAW, X, Y, Z
from ...games.eketorp.rules.sieges import height, worth_of_top
from ...games.eketorp.rules.state import BRICKS, FIELDS, HEIGHT, SIDES, VALUES, WALLS, Brick, Phase
from .fights import amulet_appeals, attack_appeals, card_appeals
from .outlook import prospects
from .plans import plan_appeals
from .worth import harm, last_bricks, loot

__all__ = ["appeals", "prospects", "reopen"]

SMALL, LARGE = 0.11, 0.14  # how often a siege of mine is lost by 2, and by 5


@entry()
def reopen(known):
    """Plans and cards of others count as not yet chosen; who has nobody to send stays ready (E5.1.10)."""
    for owner in range(int(known.seats)):
        if owner != known.seat and ((known.phase == Phase.PLAN and known.home[owner] > 0) or known.phase == Phase.CARD):
            known.ready &= ~(1 << owner)


@entry()
def appeals(s, cards, seat, codes, count, out):
    """How much each of the first `count` codes promises, in points."""
    phase = int(s.phase)
    if phase == Phase.PLAN:
        plan_appeals(s, seat, codes, count, out)
    elif phase == Phase.CARD:
        card_appeals(s, seat, codes, count, out)
    elif phase == Phase.AMULET:
        amulet_appeals(s, seat, codes, count, out)
    elif phase == Phase.FIGHT:
        attack_appeals(s, seat, codes, count, out)
    elif phase == Phase.BUILD:
        build_appeals(s, seat, codes, count, out)
    elif phase == Phase.PLUNDER:
        plunder_appeals(s, seat, codes, count, out)
    else:
        for at in range(count):
            out[at] = 1.0 + int(X[codes[at]]) if phase == Phase.CLAIM else 1.0 * int(codes[at] == REDRAW)


@rule()
def plunder_appeals(s, seat, codes, count, out):
    """The booty, and what the owner loses (E9.4)."""
    siege = int(s.place) - FIELDS
    castle, side = siege // SIDES, siege % SIDES
    theirs = harm(s, seat, castle)
    finish = theirs * last_bricks(s, castle)
    for at in range(count):
        i, j, brick = int(X[codes[at]]), int(Y[codes[at]]), int(Z[codes[at]])
        lost = worth_of_top(s, castle, 2 * side, i) + worth_of_top(s, castle, 2 * side + 1, j)
        out[at] = brick + theirs * lost + finish * (i + j)


@rule()
def at_risk(s, seat, side, prize):
    """What a siege from one side may cost: a little difference is more common than a great one."""
    loot(s, seat, side, 0.3, 1.0, prize)
    loss = SMALL * prize[2] + LARGE * prize[5]
    return loss * (1.0 + 0.1 * loss)


@rule(allocates=True)
def build_appeals(s, seat, codes, count, out):
    """Where a brick adds least to what a siege may take; the others go to wall fields not before it (DP9)."""
    prize = np.empty(VALUES)
    cost = np.empty((WALLS, BRICKS))
    for wall in range(WALLS):
        level = height(s, seat, wall)
        before = at_risk(s, seat, wall // 2, prize)
        for brick in range(1, BRICKS):
            cost[wall, brick] = 9.0
            if level < HEIGHT and s.carried[seat, brick] > 0:
                s.walls[seat, wall, level] = brick
                cost[wall, brick] = at_risk(s, seat, wall // 2, prize) - before
                s.walls[seat, wall, level] = Brick.NONE
    for at in range(count):
        wall, kind = int(X[codes[at]]), int(Y[codes[at]]) + 1
        out[at] = -cost[wall, kind]
        for brick in range(1, BRICKS):
            others = int(s.carried[seat, brick]) - int(brick == kind)
            if others > 0:
                least = cost[wall, brick]
                for later in range(wall + 1, WALLS):
                    least = min(least, cost[later, brick])
                out[at] -= others * least
