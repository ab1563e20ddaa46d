"""Raiding with the cards won on the military track (S6.11)."""

from ....core.compiled import entry, rule
from .actions import RAID
from .reasons import Reason
from .state import MILITARY, OF_RAID, REWARDS, WORKER, Doing
from .supply import pay_then_gain

STRENGTHS = (7, 10)  # from here on a raid needs fewer workers


@entry()
def workers_for_raid(s, cards, seat, raid):
    """By the military position at the moment of the raid (S6.11.8)."""
    band = 0
    for strength in STRENGTHS:
        band += int(s.marker[seat, MILITARY] >= strength)
    return int(cards.raid_workers[int(s.raid[seat, raid]) - 1, band]) + int(s.raid_more)


@rule()
def legal_raid(s, cards, seat, why):
    for raid in range(REWARDS):
        if s.raid[seat, raid] == 0:
            why[RAID[raid]] = Reason.NO_RAID_CARD
        elif int(s.raided[seat]) >> raid & 1:
            why[RAID[raid]] = Reason.RAID_DONE
        elif workers_for_raid(s, cards, seat, raid) > s.goods[seat, WORKER]:
            why[RAID[raid]] = Reason.TOO_FEW_WORKERS
        else:
            why[RAID[raid]] = Reason.LEGAL


@rule()
def raid(s, cards, seat, raid):
    s.goods[seat, WORKER] -= workers_for_raid(s, cards, seat, raid)
    s.doing[seat] = Doing.RAID
    s.at[seat] = raid
    pay_then_gain(s, cards, seat, OF_RAID + int(s.raid[seat, raid]) - 1)
