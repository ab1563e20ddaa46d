"""Step 5: booty and building (E10)."""

from ....core.compiled import rule
from ..options import BUILD_MODE, SIMULTANEOUS
from .actions import BUILD
from .reasons import Reason
from .sieges import height
from .state import BRICKS, FIELDS, FULL, HEIGHT, SIDES, WALLS, Brick, Phase


@rule()
def come_home(s):
    """All vikings not in the hospital go home with their bricks (E10.1.1)."""
    for seat in range(int(s.seats)):
        for field in range(FIELDS):
            s.home[seat] += s.camp[field, seat]
            s.camp[field, seat] = 0
            for brick in range(1, BRICKS):
                s.carried[seat, brick] += s.held[field, seat, brick]
                s.held[field, seat, brick] = 0
        for castle in range(int(s.seats)):
            for side in range(SIDES):
                if s.rivals[castle, side] == 1 << seat:
                    leave_siege(s, seat, castle, side)
    end_truces(s)
    open_building(s)


@rule()
def end_truces(s):
    for field in range(FIELDS):
        s.settled[field] = 0
    for castle in range(int(s.seats)):
        for side in range(SIDES):
            s.sieged[castle, side] = 0


@rule()
def leave_siege(s, seat, castle, side):
    s.home[seat] += 1
    s.rivals[castle, side] = 0
    booty = int(s.booty[castle, side])
    if booty != Brick.NONE:
        s.carried[seat, booty] += 1
        s.booty[castle, side] = Brick.NONE


@rule()
def open_building(s):
    s.ready = 0
    for seat in range(int(s.seats)):
        s.wall_last[seat] = 0
        for wall in range(WALLS):
            s.footing[seat, wall] = height(s, seat, wall)
        if has_built(s, seat):
            s.ready |= 1 << seat
    if s.option[BUILD_MODE] == SIMULTANEOUS:
        s.openings += 1  # from here on an undo could tell who has begun
    s.asked = s.leader
    s.phase = Phase.BUILD
    find_builder(s)


@rule()
def bricks_carried(s, seat):
    count = 0
    for brick in range(1, BRICKS):
        count += int(s.carried[seat, brick])
    return count


@rule()
def room_from(s, seat, wall):
    """Free places on this wall field and those after it."""
    room = 0
    for each in range(wall, WALLS):
        room += HEIGHT - height(s, seat, each)
    return room


@rule()
def walls_with_room(s, seat):
    count = 0
    for wall in range(WALLS):
        count += int(height(s, seat, wall) < HEIGHT)
    return count


@rule()
def has_built(s, seat):
    """Every brick is built, or the castle is full (E10.2.1, E10.3.1)."""
    return bricks_carried(s, seat) == 0 or room_from(s, seat, 0) == 0


@rule()
def find_builder(s):
    """Clockwise from the starting player (E10.2.6); when nobody is left the step ends."""
    seats = int(s.seats)
    if s.ready == (1 << seats) - 1:
        s.phase = Phase.END_CHECK
        return
    if s.option[BUILD_MODE] == SIMULTANEOUS:
        return
    for _ in range(seats):
        if int(s.ready) >> int(s.asked) & 1:
            s.asked = (int(s.asked) + 1) % seats


@rule()
def wall_reason(s, seat, wall):
    """Wall fields in rising order, so that each result has one sequence; what is left must still fit (DP9)."""
    if height(s, seat, wall) == HEIGHT:
        return Reason.WALL_FULL
    needed = min(bricks_carried(s, seat), room_from(s, seat, 0))
    if wall < s.wall_last[seat] or room_from(s, seat, wall) < needed:
        return Reason.WALLS_IN_ORDER
    return Reason.LEGAL


@rule()
def legal_build(s, seat, why):
    for wall in range(WALLS):
        reason = wall_reason(s, seat, wall)
        for brick in range(1, BRICKS):
            missing = s.carried[seat, brick] == 0
            why[BUILD[wall, brick - 1]] = Reason.BRICK_NOT_BROUGHT if missing else reason


@rule()
def lay_brick(s, seat, wall, brick):
    s.walls[seat, wall, height(s, seat, wall)] = brick
    s.carried[seat, brick] -= 1
    s.wall_last[seat] = wall


@rule()
def apply_build(s, seat, wall, brick):
    lay_brick(s, seat, wall, brick)
    if has_built(s, seat):
        s.ready |= 1 << seat
        find_builder(s)


@rule()
def is_complete(s, seat):
    return room_from(s, seat, 0) == 0


@rule()
def close_building(s):
    """What found no room is surplus (E10.3)."""
    for seat in range(int(s.seats)):
        s.wall_last[seat] = 0
        for brick in range(1, BRICKS):
            s.surplus[seat, brick] += s.carried[seat, brick]
            s.carried[seat, brick] = 0
        for wall in range(WALLS):
            s.footing[seat, wall] = 0
    if s.option[BUILD_MODE] == SIMULTANEOUS:
        s.openings += 1
    s.ready = 0


@rule()
def bricks_built(s, seat):
    return FULL - room_from(s, seat, 0)
