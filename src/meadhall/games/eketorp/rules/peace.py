"""Step 4: where there is peace, and who takes which brick there (E6)."""

from ....core.compiled import rule
from ..options import AUTO_HIGHEST, EMPTY_FIELD_BATTLE, MIXED_CLAIM
from .actions import CLAIM
from .reasons import Reason
from .state import BRICKS, FIELDS, MOST_VIKINGS, SEATS, Brick, Phase


@rule()
def bricks_on(s, field):
    count = 0
    for brick in range(1, BRICKS):
        count += int(s.bricks[field, brick])
    return count


@rule()
def kinds_on(s, field):
    count = 0
    for brick in range(1, BRICKS):
        count += int(s.bricks[field, brick] > 0)
    return count


@rule()
def dearest_on(s, field):
    for brick in range(BRICKS - 1, 0, -1):
        if s.bricks[field, brick] > 0:
            return brick
    return Brick.NONE.value


@rule()
def vikings_on(s, field):
    count = 0
    for seat in range(int(s.seats)):
        count += int(s.camp[field, seat])
    return count


@rule()
def owners_on(s, field):
    count = 0
    for seat in range(int(s.seats)):
        count += int(s.camp[field, seat] > 0)
    return count


@rule()
def at_peace(s, field):
    """Enough bricks for every figure, or one owner (E6.1)."""
    bricks = bricks_on(s, field)
    if bricks == 0 and not s.option[EMPTY_FIELD_BATTLE]:
        return True
    return owners_on(s, field) < 2 or vikings_on(s, field) <= bricks


@rule()
def judge(s):
    """Fields that have become peaceful are served, A to G (E6.3.1, E6.3.5)."""
    for field in range(FIELDS):
        if s.settled[field] or vikings_on(s, field) == 0 or not at_peace(s, field):
            continue
        s.settled[field] = 1
        s.claimed = field
        for seat in range(int(s.seats)):
            s.unserved[seat] = s.camp[field, seat]
        s.asked = s.leader
        if not serve(s):
            s.phase = Phase.CLAIM
            return
    s.phase = Phase.TURN


@rule()
def serve(s):
    """Bricks in rotation from the starting player (E6.3.4); False if somebody has to choose."""
    field = int(s.claimed)
    alone = owners_on(s, field) == 1
    for _ in range(SEATS * MOST_VIKINGS):
        bricks = bricks_on(s, field)
        seat = next_unserved(s)
        if seat < 0 or bricks == 0:
            break
        s.asked = seat
        chooses = kinds_on(s, field) > 1 and not (alone and s.unserved[seat] >= bricks)
        if chooses and s.option[MIXED_CLAIM] != AUTO_HIGHEST:
            return False
        take_brick(s, seat, dearest_on(s, field))
    go_empty_handed(s)
    return True


@rule()
def go_empty_handed(s):
    """E6.3.2"""
    for seat in range(int(s.seats)):
        s.unserved[seat] = 0


@rule()
def next_unserved(s):
    for step in range(int(s.seats)):
        seat = (int(s.asked) + step) % int(s.seats)
        if s.unserved[seat] > 0:
            return seat
    return -1


@rule()
def take_brick(s, seat, brick):
    """A viking stands on its brick (E6.3.1) and the next seat clockwise is served."""
    field = int(s.claimed)
    s.bricks[field, brick] -= 1
    s.held[field, seat, brick] += 1
    s.unserved[seat] -= 1
    s.asked = (seat + 1) % int(s.seats)


@rule()
def legal_claim(s, why):
    for brick in range(1, BRICKS):
        present = s.bricks[int(s.claimed), brick] > 0
        why[CLAIM[brick - 1]] = Reason.LEGAL if present else Reason.NO_SUCH_BRICK_ON_THE_FIELD


@rule()
def apply_claim(s, seat, brick):
    take_brick(s, seat, brick)
    if serve(s):
        s.phase = Phase.JUDGE
