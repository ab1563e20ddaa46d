"""Invariants that hold in every position (N1 to N7)."""

from enum import IntFlag

from ....core.compiled import entry, rule
from .crafts import laid
from .draft import pack_size
from .heroes import holds_a_leader
from .soundness import (
    action_is_sound,
    course_is_sound,
    deal_is_sound,
    enemies_are_sound,
    huts_are_sound,
    picks_are_sound,
    prizes_are_conserved,
)
from .state import (
    ABOARD,
    DESIGNS,
    FAME,
    FIRST_BUILDING,
    FIRST_CRAFTSMAN,
    FIRST_JARL,
    FIRST_TOWNSFOLK,
    MILESTONES,
    MILITARY,
    NOWHERE,
    PACK,
    REWARDS,
    SEATS,
    SHIPS,
    SLOTS,
    SPACES,
    SUPPLY,
    TOP,
    TRACKS,
    TRADE,
    Ask,
    Draw,
    Phase,
)


class Fault(IntFlag):
    CARDS = 1  # N1
    BOARD = 2  # N2
    REWARDS = 4  # N3
    TUCKED = 8  # N4
    MARKERS = 16  # N5
    HEROES = 32  # N6
    PHASES = 64  # N7
    GOODS = 128  # S0.1.3
    HANDS = 256  # sizes that everybody sees, picks that are in no pack
    COURSE = 512  # seats that are not at the table, actions of nobody, steps that nothing asks for
    MEMORY = 1024  # cards remembered with others that others do not have


@entry()
def faults(s, cards):
    """Bit mask of Fault."""
    found = 0
    if not cards_are_conserved(s, cards):
        found |= Fault.CARDS.value
    if not prizes_are_conserved(s, cards):
        found |= Fault.REWARDS.value
    if not heroes_are_sound(s):
        found |= Fault.HEROES.value
    if not course_is_sound(s, cards) or not enemies_are_sound(s, cards) or not huts_are_sound(s, cards):
        found |= Fault.COURSE.value
    for seat in range(SEATS):
        if seat < s.seats:
            found |= seat_faults(s, cards, seat)
        elif not seat_is_empty(s, seat):
            found |= Fault.COURSE.value
    return found


@rule()
def seat_faults(s, cards, seat):
    found = 0
    if not board_is_sound(s, seat):
        found |= Fault.BOARD.value
    if not rewards_are_sound(s, seat):
        found |= Fault.REWARDS.value
    if not tucked_is_sound(s, seat):
        found |= Fault.TUCKED.value
    if not markers_are_sound(s, cards, seat):
        found |= Fault.MARKERS.value
    if not phase_is_sound(s, seat) or not deal_is_sound(s, seat):
        found |= Fault.PHASES.value
    if not hand_is_sound(s, seat) or not picks_are_sound(s, seat):
        found |= Fault.HANDS.value
    if not memory_is_sound(s, seat):
        found |= Fault.MEMORY.value
    if not action_is_sound(s, cards, seat):
        found |= Fault.COURSE.value
    for good in range(SUPPLY):
        if s.goods[seat, good] < 0:
            found |= Fault.GOODS.value
    return found


@rule()
def cards_are_conserved(s, cards):
    """Every village card lies in exactly one place."""
    for design in range(DESIGNS):
        if places_of(s, design) != cards.copies[design] or s.pile[design] < 0 or s.discards[design] < 0:
            return False
    return True


@rule()
def places_of(s, design):
    count = int(s.pile[design]) + int(s.discards[design])
    for seat in range(int(s.seats)):
        count += int(s.hand[seat, design]) + int(s.in_play[seat] == design + 1)
        if design < SHIPS:
            count += int(s.fleet[seat, design])
        for space in range(SPACES):
            count += int(s.board[seat, space] == design + 1)
        for place in range(PACK):
            count += int(s.pack[seat, place] == design + 1)
        for slot in range(SLOTS):
            count += int(s.building[seat, slot] == design + 1) + int(s.tucked[seat, slot] == design + 1)
    return count


@rule()
def seat_is_empty(s, seat):
    """Nothing at a seat where nobody sits."""
    total = int(s.hut[seat]) + int(s.hand_size[seat]) + int(s.slots[seat]) + int(s.ask[seat]) + int(s.doing[seat])
    for good in range(SUPPLY):
        total += int(s.goods[seat, good])
    return total == 0 and s.pack[seat, 0] == 0 and not int(s.done) >> seat & 1 and not int(s.ready) >> seat & 1


@rule()
def board_is_sound(s, seat):
    """Cards from the left, ships and craftsmen only, no worker on a covered space."""
    count = laid(s, seat)
    for space in range(SPACES):
        lying = int(s.board[seat, space])
        if space < count:
            if int(s.board_workers[seat]) >> space & 1:
                return False
            if SHIPS < lying <= FIRST_CRAFTSMAN or lying > FIRST_TOWNSFOLK:
                return False
        elif lying > 0:
            return False
    return s.slots[seat] > 0 and count <= s.board_room and int(s.slot_workers[seat]) >> int(s.slots[seat]) == 0


@rule()
def milestones_passed(s, seat, track):
    count = 0
    for milestone in MILESTONES:
        count += int(s.marker[seat, track] >= milestone)
    return count


@rule()
def rewards_are_sound(s, seat):
    """Raid cards, trade cards and upgrades are those of the milestones passed, or still owed."""
    drawn = s.drawing != Draw.NOTHING and s.drawer == seat
    raids = int(s.owed[seat, MILITARY]) + int(drawn and s.drawing == Draw.RAID)
    trades = int(s.owed[seat, TRADE]) + int(drawn and s.drawing == Draw.TRADE)
    upgrades = int(s.owed[seat, FAME]) + int(s.ask[seat] == Ask.UPGRADE)
    for each in range(REWARDS):
        raids += int(s.raid[seat, each] > 0)
        trades += int(s.trade_at[seat, each] != NOWHERE)
        upgrades += int(s.upgraded[seat]) >> each & 1
        if (s.trade[seat, each] > 0) != (s.trade_at[seat, each] != NOWHERE):
            return False
        if int(s.raided[seat]) >> each & 1 and s.raid[seat, each] == 0:
            return False
    sound = raids == milestones_passed(s, seat, MILITARY) and trades == milestones_passed(s, seat, TRADE)
    return sound and upgrades == milestones_passed(s, seat, FAME)


@rule()
def tucked_is_sound(s, seat):
    """One card under a building at most, and one trade card under a ship."""
    for slot in range(SLOTS):
        lying = int(s.tucked[seat, slot])
        if lying > 0 and (slot >= s.slots[seat] or lying <= FIRST_CRAFTSMAN):
            return False
        house = int(s.building[seat, slot])
        if (house > 0) != (0 < slot < s.slots[seat]):
            return False
        if house > 0 and not FIRST_BUILDING < house <= FIRST_CRAFTSMAN:
            return False
    for place in range(SHIPS + 1):
        aboard = 0
        for each in range(REWARDS):
            aboard += int(s.trade_at[seat, each] == ABOARD + place)
        if aboard > (1 if place == 0 else s.fleet[seat, place - 1]):
            return False
    return True


@rule()
def markers_are_sound(s, cards, seat):
    """At least the steps of what is built and tucked now; a dismissed jarl leaves its steps (Q11)."""
    for track in range(TRACKS):
        steps = int(s.hut[seat] > 0 and cards.hut_track[int(s.hut[seat]) - 1] == track)
        for ship in range(SHIPS):
            steps += int(s.fleet[seat, ship]) * int(cards.steps[ship, track])
        for slot in range(SLOTS):
            if s.building[seat, slot] > 0:
                steps += int(cards.steps[int(s.building[seat, slot]) - 1, track])
            if s.tucked[seat, slot] > FIRST_JARL:
                steps += int(cards.steps[int(s.tucked[seat, slot]) - 1, track])
        if s.marker[seat, track] < min(steps, TOP):
            return False
    return True


@rule()
def heroes_are_sound(s):
    """From the first hero phase on, everybody has one of the three or the common hero, never both."""
    if s.round_no == 0 or (s.round_no == 1 and Phase.ROUND_CARD < s.phase <= Phase.HEROES):
        return s.common == 0
    for seat in range(int(s.seats)):
        if holds_a_leader(s, seat) == (int(s.common) >> seat & 1 == 1):
            return False
    return int(s.common) >> int(s.seats) == 0


@rule()
def phase_is_sound(s, seat):
    """Hands and packs only from the draft to the end of the actions; spaces are empty after income."""
    phase = s.phase
    if phase != Phase.ACTIONS and phase != Phase.DRAFT and phase != Phase.DEAL and phase != Phase.PASS_ON:
        if s.hand_size[seat] > 0:
            return False
    if phase != Phase.DRAFT and phase != Phase.DEAL and phase != Phase.PASS_ON and s.pack[seat, 0] > 0:
        return False
    if phase != Phase.ACTIONS and phase != Phase.INCOME:
        return s.board_workers[seat] == 0 and s.slot_workers[seat] == 0 and s.raided[seat] == 0
    return True


@rule()
def hand_is_sound(s, seat):
    count = 0
    for design in range(DESIGNS):
        if s.hand[seat, design] < 0:
            return False
        count += int(s.hand[seat, design])
    size = pack_size(s, seat)
    for place in range(PACK):
        if place >= size and s.pack[seat, place] > 0:
            return False
        if 0 < place < size and s.pack[seat, place] < s.pack[seat, place - 1]:
            return False
    return count == s.hand_size[seat]


@rule()
def memory_is_sound(s, seat):
    for design in range(DESIGNS):
        others = 0
        for other in range(int(s.seats)):
            if other != seat:
                others += int(s.hand[other, design])
                for place in range(PACK):
                    others += int(s.pack[other, place] == design + 1)
        if s.passed[seat, design] > others:
            return False
    return True
