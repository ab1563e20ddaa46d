"""End and scoring (E12)."""

from ....core.compiled import entry, rule
from ..options import BY_AMULETS, BY_BRICKS, TIE_BREAK
from .building import bricks_built, close_building, is_complete
from .state import BRICKS, HEIGHT, ROUNDS, WALLS, Ending, Phase

PARTS = ("grass", "wood", "clay", "stone", "complete", "amulets")
COMPLETE, AMULET_POINTS = 4, 5
COMPLETE_BONUS = 5


@rule()
def end_check(s):
    """After all have built: a full castle ends the game (E12.1.1), or the tenth round does (E12.1.2)."""
    close_building(s)
    s.phase = Phase.END_ROUND
    if s.round_no == ROUNDS:
        s.ended = Ending.ROUNDS
        s.phase = Phase.OVER
    for seat in range(int(s.seats)):
        if is_complete(s, seat):
            s.ended = Ending.CASTLE
            s.phase = Phase.OVER


@rule()
def brick_count(s, seat, brick):
    count = int(s.surplus[seat, brick])
    for wall in range(WALLS):
        for level in range(HEIGHT):
            count += int(s.walls[seat, wall, level] == brick)
    return count


@entry()
def scores(s, cards, out):
    """out[seat, part]: bricks by kind, the full castle, amulets (E12.2)."""
    for seat in range(int(s.seats)):
        for brick in range(1, BRICKS):
            out[seat, brick - 1] = brick * brick_count(s, seat, brick)
        out[seat, COMPLETE] = COMPLETE_BONUS if is_complete(s, seat) else 0
        out[seat, AMULET_POINTS] = s.amulets[seat]


@rule()
def points(s, seat):
    total = int(s.amulets[seat])
    for brick in range(1, BRICKS):
        total += brick * brick_count(s, seat, brick)
    if is_complete(s, seat):
        total += COMPLETE_BONUS
    return total


@rule()
def bricks_in_all(s, seat):
    count = bricks_built(s, seat)
    for brick in range(1, BRICKS):
        count += int(s.surplus[seat, brick])
    return count


@rule()
def rank(s, seat):
    """Points, then what the table agreed on (E12.3, D89)."""
    second = 0
    if s.option[TIE_BREAK] == BY_AMULETS:
        second = int(s.amulets[seat])
    elif s.option[TIE_BREAK] == BY_BRICKS:
        second = bricks_in_all(s, seat)
    return points(s, seat) * 100 + second


@entry()
def winners(s, cards):
    best = -1
    mask = 0
    for seat in range(int(s.seats)):
        mine = rank(s, seat)
        if mine > best:
            best = mine
            mask = 0
        if mine == best:
            mask |= 1 << seat
    return mask
