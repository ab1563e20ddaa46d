"""Step 4: sieges and plunder (E9)."""

from ....core.compiled import rule
from ..options import BOOTY_OPTIONAL, CAP_TWO, SIEGE_BRICK_CAP
from .actions import PLUNDER
from .reasons import Reason
from .state import BRICKS, FIELDS, HEIGHT, SIDES, Brick, Fight, Phase

WARD_ONE, WARD_TWO, WARD_THREE = 0, 1, 2


@rule()
def height(s, castle, wall):
    for level in range(HEIGHT):
        if s.walls[castle, wall, level] == Brick.NONE:
            return level
    return HEIGHT


@rule()
def declinable(s, castle, side):
    """Both wall fields are empty (E9.5)."""
    return height(s, castle, 2 * side) == 0 and height(s, castle, 2 * side + 1) == 0


@rule()
def besiege_result(s, a, b):
    """Casualties of a siege (E9.2, E9.3); True if the besieger has won."""
    siege = int(s.place) - FIELDS
    castle, side = siege // SIDES, siege % SIDES
    besieger, owner = int(s.attacker), int(s.defender)
    s.sieged[castle, side] = 1
    if s.home[owner] == 0:
        s.spread = a  # E9.3.1: the owner's card counts 0
        return True
    if a > b:
        s.home[owner] -= 1
        s.ward[owner, WARD_TWO if a - b >= 3 else WARD_THREE] += 1  # E9.2.1-2: one ward further
        s.spread = a - b
        return True
    s.rivals[castle, side] = 0
    if a == b:
        s.home[owner] -= 1
        s.ward[owner, WARD_THREE] += 1
        s.ward[besieger, WARD_THREE] += 1
    else:
        s.ward[besieger, WARD_ONE if b - a >= 3 else WARD_TWO] += 1
    return False


@rule()
def worth_of_top(s, castle, wall, count):
    """What the top `count` bricks of a stack are worth together."""
    top = height(s, castle, wall)
    worth = 0
    for level in range(top - count, top):
        worth += int(s.walls[castle, wall, level])
    return worth


@rule()
def among_top(s, castle, wall, count, brick):
    top = height(s, castle, wall)
    for level in range(top - count, top):
        if s.walls[castle, wall, level] == brick:
            return True
    return False


@rule()
def removal_reason(s, castle, side, i, j):
    """How many bricks may come off the two wall fields (E9.4.2-E9.4.6)."""
    if i > height(s, castle, 2 * side) or j > height(s, castle, 2 * side + 1):
        return Reason.TOO_FEW_BRICKS_ON_THE_WALL
    if worth_of_top(s, castle, 2 * side, i) + worth_of_top(s, castle, 2 * side + 1, j) > s.spread:
        return Reason.BRICKS_WORTH_TOO_MUCH
    if s.option[SIEGE_BRICK_CAP] == CAP_TWO and i + j > 2:
        return Reason.TWO_BRICKS_AT_MOST
    return Reason.LEGAL


@rule()
def booty_reason(s, castle, side, i, j, brick):
    """One of the bricks may be kept (E9.4.8)."""
    if brick == Brick.NONE:
        if i + j > 0 and not s.option[BOOTY_OPTIONAL]:
            return Reason.BOOTY_MUST_BE_TAKEN
        return Reason.LEGAL
    if among_top(s, castle, 2 * side, i, brick) or among_top(s, castle, 2 * side + 1, j, brick):
        return Reason.LEGAL
    return Reason.BOOTY_NOT_AMONG_THE_BRICKS


@rule()
def legal_plunder(s, why):
    siege = int(s.place) - FIELDS
    castle, side = siege // SIDES, siege % SIDES
    for i in range(HEIGHT + 1):
        for j in range(HEIGHT + 1):
            reason = removal_reason(s, castle, side, i, j)
            for brick in range(BRICKS):
                if reason == Reason.LEGAL:
                    why[PLUNDER[i, j, brick]] = booty_reason(s, castle, side, i, j, brick)
                else:
                    why[PLUNDER[i, j, brick]] = reason


@rule()
def pull_down(s, castle, wall, count):
    """The top bricks go to the reserve (E9.4.9)."""
    top = height(s, castle, wall)
    for level in range(top - count, top):
        s.reserve[int(s.walls[castle, wall, level])] += 1
        s.walls[castle, wall, level] = Brick.NONE


@rule()
def apply_plunder(s, i, j, brick):
    siege = int(s.place) - FIELDS
    castle, side = siege // SIDES, siege % SIDES
    pull_down(s, castle, 2 * side, i)
    pull_down(s, castle, 2 * side + 1, j)
    if brick != Brick.NONE:
        s.reserve[brick] -= 1
        s.booty[castle, side] = brick
    s.spread = 0
    s.fight = Fight.NONE
    s.phase = Phase.JUDGE
