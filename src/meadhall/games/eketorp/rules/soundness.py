"""Whether a position could be met at a table at all: files are judged by it before compiled rules see them."""

from ....core.compiled import rule
from .building import bricks_carried, has_built, room_from
from .fights import alone
from .imagine import cards_in, high_in
from .planning import order_of
from .setup import vikings
from .sieges import height
from .state import (
    AMULETS,
    BOX,
    BRICKS,
    CASTLES,
    FIELDS,
    HAND,
    PLACES,
    ROUNDS,
    SEATS,
    SIDES,
    VALUES,
    WALLS,
    Fight,
    Hand,
    Phase,
)

OPENINGS_A_ROUND = 32  # the plans, thirty fights, the buildings


@rule()
def is_playing(s):
    return s.round_no > 0


@rule()
def course_is_sound(s):
    """Whoever is named sits at the table, and the game has come as far as its phase says."""
    seats = int(s.seats)
    if s.leader >= seats or s.turn >= seats or s.asked >= seats or s.attacker >= seats or s.defender >= seats:
        return False
    if s.phase == Phase.MATERIAL:
        late = s.round_no == ROUNDS
    else:
        late = (s.round_no == 0) != (s.phase < Phase.MATERIAL)
    sealing = s.phase == Phase.PLAN or s.phase == Phase.CARD or s.phase == Phase.BUILD
    drawing = s.phase == Phase.DEAL or s.phase == Phase.REDRAW or s.phase == Phase.EXCHANGE
    if late or int(s.ready) >> seats or (s.ready > 0 and not sealing) or drawing != (s.to_draw > 0):
        return False
    return s.openings <= OPENINGS_A_ROUND * int(s.round_no)


@rule()
def fight_is_sound(s):
    """Whoever fights has somebody to fight and somewhere to do it."""
    attacker, defender, place = int(s.attacker), int(s.defender), int(s.place)
    if s.phase < Phase.AMULET or s.phase > Phase.PLUNDER:
        return s.fight == Fight.NONE and s.spread == 0
    plunder = s.phase == Phase.PLUNDER
    if plunder != (s.spread > 0) or attacker == defender or (s.asked != attacker and (plunder or s.asked != defender)):
        return False
    if s.fight == Fight.BATTLE:
        return place < FIELDS and not plunder and s.camp[place, attacker] > 0 and s.camp[place, defender] > 0
    castle, side = (place - FIELDS) // SIDES, (place - FIELDS) % SIDES
    if place < FIELDS or s.fight == Fight.NONE:
        return False
    if s.fight == Fight.CONTEST:
        both = 1 << attacker | 1 << defender
        return not plunder and int(s.rivals[castle, side]) & both == both
    return castle == defender and s.rivals[castle, side] == 1 << attacker and s.sieged[castle, side] == plunder


@rule()
def are_out(s):
    """Vikings are outside from the reveal until they come home."""
    return s.phase >= Phase.CLAIM and s.phase <= Phase.PLUNDER


@rule()
def fields_are_sound(s):
    """Vikings stand on fields only while they are out, and on no more bricks than they are (E6.3.1)."""
    for field in range(FIELDS):
        if s.settled[field] and not are_out(s):
            return False
        for seat in range(SEATS):
            standing = int(s.camp[field, seat])
            if standing > 0 and (not are_out(s) or seat >= s.seats):
                return False
            if s.phase == Phase.CLAIM and s.claimed == field and seat < s.seats:
                standing -= int(s.unserved[seat])
            held = 0
            for brick in range(1, BRICKS):
                held += int(s.held[field, seat, brick])
            if held > standing or (held > 0 and not s.settled[field]):
                return False
    if s.phase == Phase.CLAIM:
        return s.settled[int(s.claimed)] == 1 and s.unserved[int(s.asked)] > 0
    for seat in range(SEATS):
        if s.unserved[seat] > 0:
            return False
    return True


@rule()
def sieges_are_sound(s):
    """Castles of the table are besieged by others, and a siege that is over has one besieger at most."""
    for castle in range(CASTLES):
        for side in range(SIDES):
            mask = int(s.rivals[castle, side])
            if mask >> int(s.seats) or mask >> castle & 1:
                return False
            if (mask or s.sieged[castle, side]) and (not are_out(s) or castle >= s.seats):
                return False
            if s.sieged[castle, side] and mask and not alone(s, castle, side):
                return False
            if s.booty[castle, side] and not (s.sieged[castle, side] and mask):
                return False
    return True


@rule()
def fights_fought(s):
    """The fight that is going on counts when its cards are open."""
    return int(s.fights) - int(s.phase >= Phase.AMULET and s.phase < Phase.PLUNDER)


@rule()
def vikings_at_odds(s):
    """Vikings that may still fight: each fight leaves one fewer."""
    count = 0
    for seat in range(int(s.seats)):
        for field in range(FIELDS):
            count += int(s.camp[field, seat])
        for castle in range(int(s.seats)):
            for side in range(SIDES):
                count += (int(s.rivals[castle, side]) >> seat & 1) * (1 - int(s.sieged[castle, side]))
    return count


@rule()
def set_up_is_sound(s):
    """Before the first round nothing has been used (E3)."""
    for brick in range(1, BRICKS):
        if s.reserve[brick] != BOX[brick]:
            return False
    for value in range(1, VALUES):
        if s.dealt_shown[value] > 0:
            return False
    for seat in range(int(s.seats)):
        used = cards_in(s.swap, seat) + cards_in(s.thrown_dealt, seat) + cards_in(s.thrown_drawn, seat)
        used += cards_in(s.thrown_open, seat)
        if used > 0 or s.amulets[seat] != AMULETS or s.home[seat] != vikings(int(s.seats)):
            return False
        if s.source[seat] != Hand.DEALT or s.high_shown[seat] or high_in(s.aside, seat) > 0:
            return False
    return True


@rule()
def hand_is_sound(s, seat):
    """Four cards in hand and swap pile (E14.3), but for those that are being drawn; one in hand at least (E8.6.4)."""
    hand = cards_in(s.hand, seat)
    drawing = int(s.to_draw) if s.asked == seat else 0
    if s.phase == Phase.FIRST_PLAYER or (s.phase == Phase.DEAL and seat > s.asked):
        return hand == 0
    if s.phase >= Phase.MATERIAL and cards_in(s.aside, seat) > 0:
        return False
    return hand + drawing + cards_in(s.swap, seat) == HAND and hand + drawing > 0


@rule()
def sealed_is_sound(s, seat):
    """A sealed plan uses the vikings at home, a sealed card is one of the hand of a seat that fights."""
    planned = 0
    last = 0
    for place in range(PLACES):
        sent = int(s.plan[seat, place])
        planned += sent
        if sent > 0:
            last = max(last, order_of(s, seat, place))
        castle = (place - FIELDS) // SIDES
        if place >= FIELDS and sent > 0 and (sent > 1 or castle == seat or castle >= s.seats):
            return False
    left, card, ready = int(s.plan_left[seat]), int(s.card[seat]), int(s.ready) >> seat & 1
    if s.plan_last[seat] != last:
        return False
    if s.phase == Phase.PLAN:
        return card == 0 and planned + left == s.home[seat] and (ready == 1 or left > 0)
    if planned + left > 0 or s.phase != Phase.CARD:
        return planned + left + card == 0
    fights = seat == s.attacker or seat == s.defender
    return (card > 0) == (ready == 1) and (card == 0 or (fights and s.hand[seat, card] > 0))


@rule()
def building_is_sound(s, seat):
    """Bricks are carried only until they are built, and whoever still has some can build them (DP9)."""
    for wall in range(WALLS):
        if s.footing[seat, wall] > (height(s, seat, wall) if s.phase == Phase.BUILD else 0):
            return False
    if s.phase != Phase.BUILD:
        return bricks_carried(s, seat) == 0 and s.wall_last[seat] == 0
    if has_built(s, seat):
        return int(s.ready) >> seat & 1 == 1
    needed = min(bricks_carried(s, seat), room_from(s, seat, 0))
    return int(s.ready) >> seat & 1 == 0 and room_from(s, seat, int(s.wall_last[seat])) >= needed
