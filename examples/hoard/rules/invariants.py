"""Invariants that hold in every position. Files are judged by them before compiled rules see them."""

from enum import IntFlag

from meadhall import entry, rule

from .state import COPIES, HAND, HOARD, ROUNDS, SEATS, VALUES, Phase


class Fault(IntFlag):
    CARDS = 1  # six of each value
    HANDS = 2  # twelve cards a seat, less those it has shown
    HOARD = 4  # a treasure a round
    RICHES = 8  # no more than was turned up
    COURSE = 16  # nobody acts who is not there


@entry()
def faults(s, cards):
    """A bit mask of Fault."""
    broken = 0
    for value in range(VALUES):
        if copies_of(s, value) != (COPIES if value else 0):
            broken |= 1
    for seat in range(SEATS):
        if not hand_is_sound(s, seat):
            broken |= 2
    treasures = 0
    riches = int(s.heap)
    for card in range(HOARD):
        treasures += int(s.turned[card] and cards.worth[card] > 0)
        riches -= int(cards.worth[card]) * int(s.turned[card])
    for seat in range(SEATS):
        riches += int(s.open[seat]) + int(s.buried[seat])
    if treasures != s.round_no or (s.latest > 0 and not s.turned[s.latest - 1]):
        broken |= 4
    if riches > 0:
        broken |= 8
    return broken if course_is_sound(s) else broken | 16


@rule()
def copies_of(s, value):
    count = int(s.pile[value])
    for seat in range(SEATS):
        count += int(s.hand[seat, value]) + int(s.played[seat, value]) + int(value > 0 and s.card[seat] == value)
    return count


@rule()
def hand_is_sound(s, seat):
    chosen = int(s.ready) >> seat & 1
    if chosen != int(s.card[seat] > 0):
        return False
    held = 0
    played = 0
    for value in range(1, VALUES):
        held += int(s.hand[seat, value])
        played += int(s.played[seat, value])
    if seat >= s.seats:
        return held + played + chosen == 0 and s.open[seat] == 0 and s.buried[seat] == 0
    if s.phase == Phase.DEAL:
        dealt = HAND if seat < s.asked else 0
        return held == (HAND - int(s.to_draw) if seat == s.asked else dealt) and played + chosen == 0
    choosing = s.phase == Phase.PLAY or s.phase == Phase.REVEAL
    return held + played + chosen == HAND and played == int(s.round_no) - int(choosing)


@rule()
def course_is_sound(s):
    seats = int(s.seats)
    everybody = (1 << seats) - 1
    if s.asked >= seats or int(s.ready) & ~everybody or (s.ended > 0) != (s.phase == Phase.OVER):
        return False
    if (s.phase == Phase.DEAL) != (s.to_draw > 0) or (s.ready == everybody) != (s.phase == Phase.REVEAL):
        return False
    if s.phase != Phase.PLAY and s.phase != Phase.REVEAL and s.ready > 0:
        return False
    if s.phase == Phase.DEAL or s.phase == Phase.TURN:
        return s.round_no == 0 if s.phase == Phase.DEAL else s.round_no < ROUNDS
    return s.round_no > 0 and (s.phase != Phase.TAKE or s.heap > 0) and (s.phase != Phase.OVER or s.round_no == ROUNDS)
