"""Invariants that hold in every position (E14)."""

from enum import IntFlag

from ....core.compiled import entry, rule
from ..options import FORCED, HOSPITAL_EXIT, MULLIGAN, ON_ARRIVAL
from .building import bricks_built
from .imagine import high_in
from .setup import vikings
from .soundness import (
    building_is_sound,
    course_is_sound,
    fields_are_sound,
    fight_is_sound,
    fights_fought,
    hand_is_sound,
    is_playing,
    sealed_is_sound,
    set_up_is_sound,
    sieges_are_sound,
    vikings_at_odds,
)
from .state import (
    AMULETS,
    BOX,
    BRICKS,
    COPIES,
    FIELDS,
    HAND,
    HEIGHT,
    LASTING,
    MATERIALS,
    SIDES,
    VALUES,
    WALLS,
    WARDS,
    Brick,
    Ending,
    Hand,
    Phase,
)


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
    count = int(s.pile[value])
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
        left += int(s.pile[value])
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
