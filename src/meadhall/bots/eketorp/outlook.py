"""What each seat of Eketorp may expect to have at the end: what it has, and what the rounds to come bring or cost."""

import numpy as np

from ...core.compiled import entry, rule
from ...games.eketorp.options import HOSPITAL_EXIT, ON_ARRIVAL
from ...games.eketorp.rules.scoring import points
from ...games.eketorp.rules.state import BRICKS, FIELDS, ROUNDS, SEATS, SIDES, VALUES, WARDS, Hand, Phase
from .worth import bricks_standing, worth_standing

MEAN_CARD = 3.5
READY = 12  # bricks from which a castle's end is in sight

# What a position is judged by. Points for each, by rounds to come from 0 to 10, as measured in games of Karls.
FEATURES = 5
GAIN, STANDING, NEARLY, ABSENT, PIPS = range(FEATURES)
WORTH = np.array(
    [
        (0.0, 6.82, 9.58, 10.97, 12.96, 15.9, 17.71, 19.2, 20.07, 21.4, 23.35),  # whatever the position
        (0.0, -0.05, -0.1, -0.13, -0.15, -0.18, -0.21, -0.23, -0.15, -0.04, 0.0),  # a point in the walls
        (0.0, 0.25, 0.51, 0.83, 1.06, 1.22, 1.5, 1.5, 1.5, 1.5, 1.5),  # a brick beyond READY
        (0.0, -1.57, -1.22, -0.96, -0.86, -0.87, -0.81, -0.66, -0.41, -0.3, -0.3),  # a round that a viking misses
        (0.0, 0.37, 0.7, 0.87, 0.91, 0.84, 0.81, 0.79, 0.68, 0.59, 0.59),  # a pip beyond the common mean
    ]
)
SPREAD = (0.5, 4.5, 6.3, 7.6, 8.5, 9.4, 10.2, 10.7, 11.3, 11.7, 12.0)  # of the difference between two seats


@rule()
def under_way(s):
    """The vikings of this round have been sent and have not all come home."""
    return s.phase > Phase.PLAN and s.phase < Phase.END_ROUND


@entry()
def rounds_open(s):
    """Rounds whose vikings are still to be sent; this one too until plans are shown."""
    return ROUNDS - int(s.round_no) + int(s.phase == Phase.MUSTER or s.phase == Phase.PLAN)


@rule()
def on_the_way(s, seat):
    """Bricks under a viking or not yet built: nobody can take them away (E6.3.8)."""
    worth = 0
    for brick in range(1, BRICKS):
        worth += brick * int(s.carried[seat, brick])
        for field in range(FIELDS):
            worth += brick * int(s.held[field, seat, brick])
    for castle in range(int(s.seats)):
        for side in range(SIDES):
            if int(s.rivals[castle, side]) == 1 << seat:
                worth += int(s.booty[castle, side])
    return worth


@rule()
def rounds_missed(s, seat, rounds):
    """By all vikings in the hospital (E11.1.4)."""
    missed = 0
    sooner = int(s.option[HOSPITAL_EXIT] == ON_ARRIVAL) + int(under_way(s))
    for ward in range(WARDS):
        missed += int(s.ward[seat, ward]) * max(min(WARDS - ward - sooner, rounds), 0)
    return missed


@rule()
def pips_known(s, seat):
    """Beyond the common mean: on the swap pile, and in a hand that all know (E13.4)."""
    pips = 0.0
    for value in range(1, VALUES):
        pips += (value - MEAN_CARD) * int(s.swap[seat, value])
        if s.source[seat] == Hand.PICKED_UP:
            pips += (value - MEAN_CARD) * int(s.hand[seat, value])
    return pips


@entry()
def features(s, rounds, out):
    """out[seat, feature] at a position from which `rounds` are to come."""
    for seat in range(int(s.seats)):
        out[seat, GAIN] = 1.0
        out[seat, STANDING] = worth_standing(s, seat) - int(s.amulets[seat])
        out[seat, NEARLY] = max(bricks_standing(s, seat) - READY, 0)
        out[seat, ABSENT] = rounds_missed(s, seat, rounds)
        out[seat, PIPS] = pips_known(s, seat)


@entry(allocates=True)
def prospects(s, cards, out):
    """The score that each seat may expect at the end, and how far off the difference of two may be."""
    rounds = 0 if s.phase == Phase.OVER else rounds_open(s)
    found = np.empty((SEATS, FEATURES))
    features(s, rounds, found)
    for seat in range(int(s.seats)):
        out[seat] = points(s, seat)
        if s.phase != Phase.OVER:
            out[seat] += on_the_way(s, seat)
        for feature in range(FEATURES):
            out[seat] += WORTH[feature, rounds] * found[seat, feature]
    if s.phase > Phase.PLAN and s.phase < Phase.HOMECOMING:  # this round's fights are not over
        return (SPREAD[rounds] + SPREAD[rounds + 1]) / 2.0
    return SPREAD[rounds]
