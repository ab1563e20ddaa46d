"""Invariants that hold in every position (E14)."""

from enum import IntFlag

from ..core.compiled import entry, rule
from .building import bricks_built, bricks_carried, has_built, room_from
from .fights import alone
from .imagine import cards_in, high_in
from .sieges import height
from .state import (
    AMULETS,
    BOX,
    BRICKS,
    CASTLES,
    COPIES,
    FIELDS,
    FORCED,
    HAND,
    HEIGHT,
    HOSPITAL_EXIT,
    LASTING,
    MATERIALS,
    MULLIGAN,
    ON_ARRIVAL,
    PLACES,
    ROUNDS,
    SEATS,
    SIDES,
    VALUES,
    WALLS,
    WARDS,
    Brick,
    Ending,
    Fight,
    Hand,
    Phase,
)
from .supply import vikings

OPENINGS_A_ROUND = 32  # the plans, thirty fights, the buildings


class Fault(IntFlag):
    BRICKS = 1  # E14.1
    VIKINGS = 2  # E14.2
    CARDS = 4  # E14.3
    HANDS = 8  # E14.3, E8.6.4
    AMULETS = 16  # E14.4
    WALLS = 32  # E14.5: no gaps
    LEFTOVERS = 64  # E14.6
    FIGHTS = 128  # E14.7
    MATERIALS = 256  # E14.9
    WARDS = 512  # E14.10
    SURPLUS = 1024  # E10.3.3
    LOW_HAND = 2048  # E3.9.1
    COURSE = 4096  # seats that are not at the table, fights of nobody
    SEALED = 8192  # plans of vikings that are not there, cards that are not in the hand
    BUILDING = 16384  # bricks that could not be built in order
    BOARD = 32768  # vikings and bricks where they cannot be at this time
    SET_UP = 65536  # something used before the first round


@entry()
def faults(s, cards):
    """A bit mask of Fault."""
    broken = 0
    for brick in range(1, BRICKS):
        if bricks_of(s, brick) != BOX[brick]:
            broken |= 1
    for seat in range(int(s.seats)):
        broken |= faults_of(s, seat)
    for value in range(1, VALUES):
        if copies_of(s, value) != COPIES or copies_dealt(s, value) > COPIES:
            broken |= 4
    if is_playing(s) and cards_drawn(s) != amulets_spent(s):
        broken |= 16
    if s.phase == Phase.MATERIAL:
        broken |= faults_between_rounds(s)
    if s.fights > s.away or fights_fought(s) + vikings_at_odds(s) > s.away:
        broken |= 128
    if materials_used(s) != s.round_no:
        broken |= 256
    if not course_is_sound(s) or not fight_is_sound(s):
        broken |= 4096
    if not fields_are_sound(s) or not sieges_are_sound(s):
        broken |= 32768
    if s.round_no == 0 and not set_up_is_sound(s):
        broken |= 65536
    return broken


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
    return s.phase != Phase.CLAIM or (s.settled[int(s.claimed)] == 1 and s.unserved[int(s.asked)] > 0)


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
    for place in range(PLACES):
        sent = int(s.plan[seat, place])
        planned += sent
        castle = (place - FIELDS) // SIDES
        if place >= FIELDS and sent > 0 and (sent > 1 or castle == seat or castle >= s.seats):
            return False
    left, card, ready = int(s.plan_left[seat]), int(s.card[seat]), int(s.ready) >> seat & 1
    if s.phase == Phase.PLAN:
        return card == 0 and planned + left == s.home[seat] and (ready == 1 or left > 0)
    if planned + left > 0 or s.phase != Phase.CARD:
        return planned + left + card == 0
    fights = seat == s.attacker or seat == s.defender
    return (card > 0) == (ready == 1) and (card == 0 or (fights and s.hand[seat, card] > 0))


@rule()
def building_is_sound(s, seat):
    """Bricks are carried only until they are built, and whoever still has some can build them (DP9)."""
    if s.phase != Phase.BUILD:
        return bricks_carried(s, seat) == 0
    for wall in range(WALLS):
        if s.footing[seat, wall] > height(s, seat, wall):
            return False
    if has_built(s, seat):
        return int(s.ready) >> seat & 1 == 1
    needed = min(bricks_carried(s, seat), room_from(s, seat, 0))
    return int(s.ready) >> seat & 1 == 0 and room_from(s, seat, int(s.wall_last[seat])) >= needed


@rule()
def faults_of(s, seat):
    broken = 0
    if vikings_of(s, seat) != vikings(int(s.seats)):
        broken |= 2
    if not hand_is_sound(s, seat):
        broken |= 8
    for wall in range(WALLS):
        for level in range(1, HEIGHT):
            if s.walls[seat, wall, level] != Brick.NONE and s.walls[seat, wall, level - 1] == Brick.NONE:
                broken |= 32
    if cards_in_surplus(s, seat) > 0 and (s.ended != Ending.CASTLE or bricks_built(s, seat) < WALLS * HEIGHT):
        broken |= 1024
    if not sealed_is_sound(s, seat):
        broken |= 8192
    if not building_is_sound(s, seat):
        broken |= 16384
    if is_playing(s) and s.option[MULLIGAN] == FORCED and not s.high_shown[seat]:
        dealt = s.hand if s.source[seat] == Hand.DEALT else s.thrown_dealt
        if high_in(dealt, seat) == 0:
            broken |= 2048
    return broken


@rule()
def is_playing(s):
    return s.round_no > 0


@rule()
def faults_between_rounds(s):
    broken = 0
    for field in range(FIELDS):
        for brick in range(1, LASTING):
            if s.bricks[field, brick] > 0:
                broken |= 64
    for seat in range(int(s.seats)):
        if s.option[HOSPITAL_EXIT] == ON_ARRIVAL and s.ward[seat, WARDS - 1] > 0:
            broken |= 512
    return broken


@rule()
def bricks_of(s, brick):
    count = int(s.reserve[brick])
    for field in range(FIELDS):
        count += int(s.bricks[field, brick])
        for seat in range(int(s.seats)):
            count += int(s.held[field, seat, brick])
    for seat in range(int(s.seats)):
        count += int(s.carried[seat, brick]) + int(s.surplus[seat, brick])
        for side in range(SIDES):
            count += int(s.booty[seat, side] == brick)
        for wall in range(WALLS):
            for level in range(HEIGHT):
                count += int(s.walls[seat, wall, level] == brick)
    return count


@rule()
def vikings_of(s, seat):
    count = int(s.home[seat])
    for ward in range(WARDS):
        count += int(s.ward[seat, ward])
    for field in range(FIELDS):
        count += int(s.camp[field, seat])
    for castle in range(int(s.seats)):
        for side in range(SIDES):
            count += int(s.rivals[castle, side]) >> seat & 1
    return count


@rule()
def copies_of(s, value):
    count = int(s.deck[value])
    for seat in range(int(s.seats)):
        count += int(s.hand[seat, value]) + int(s.swap[seat, value]) + int(s.aside[seat, value])
        count += int(s.thrown_dealt[seat, value]) + int(s.thrown_drawn[seat, value]) + int(s.thrown_open[seat, value])
    return count


@rule()
def copies_dealt(s, value):
    """In dealt hands, and played out of them."""
    count = int(s.dealt_shown[value])
    for seat in range(int(s.seats)):
        if s.source[seat] == Hand.DEALT:
            count += int(s.hand[seat, value])
    return count


@rule()
def cards_drawn(s):
    """Since the set-up: what the draw pile has lost."""
    left = 0
    for value in range(1, VALUES):
        left += int(s.deck[value])
    return COPIES * (VALUES - 1) - HAND * int(s.seats) - left + int(s.to_draw)


@rule()
def amulets_spent(s):
    spent = AMULETS * int(s.seats)
    for seat in range(int(s.seats)):
        spent -= int(s.amulets[seat])
    return spent


@rule()
def cards_in_surplus(s, seat):
    count = 0
    for brick in range(1, BRICKS):
        count += int(s.surplus[seat, brick])
    return count


@rule()
def materials_used(s):
    count = 0
    for card in range(MATERIALS):
        count += int(s.used[card])
    return count
