"""Heroes: their effects (S6.12), and who takes them in phase 5 (S11)."""

from ....core.compiled import rule
from .state import COMMON, HEROES, NEUTRAL, ROUNDS, SUPPLY, TRACKS, Phase


@rule()
def holds(s, seat, hero):
    if hero == COMMON:
        return int(s.common) >> seat & 1 == 1
    return s.hero[hero] == seat


@rule()
def holds_a_leader(s, seat):
    """One of the heroes of the three tracks."""
    return s.hero[0] == seat or s.hero[1] == seat or s.hero[2] == seat


@rule()
def reward_hero(s, cards, seat):
    """Each raid card, trade card or upgrade obtained (S6.12.1, S6.12.5)."""
    for hero in range(HEROES):
        if holds(s, seat, hero):
            for good in range(SUPPLY):
                s.goods[seat, good] += cards.hero_reward[hero, good]


@rule()
def has_discount(s, cards, seat):
    """One basic fewer for each ship (S6.7.15)."""
    for hero in range(HEROES):
        if cards.hero_discount[hero] > 0 and holds(s, seat, hero):
            return True
    return False


@rule()
def leader(s, track):
    """Who is alone in front, the neutral player included where it plays (S11.1.2 to S11.1.5); -1 for a tie."""
    best = int(s.neutral[track]) if s.seats < 3 else -1
    ahead = NEUTRAL if s.seats < 3 else -1
    for seat in range(int(s.seats)):
        position = int(s.marker[seat, track])
        if position > best:
            best = position
            ahead = seat
        elif position == best:
            ahead = -1
    return ahead


@rule()
def settle_heroes(s):
    """The three tracks at the same time, then the common hero for those without (S11)."""
    for track in range(TRACKS):
        ahead = leader(s, track)
        if ahead >= 0:
            s.hero[track] = ahead
    common = 0
    for seat in range(int(s.seats)):
        if not holds_a_leader(s, seat):
            common |= 1 << seat
    s.common = common
    s.phase = Phase.ROUND_CARD if s.round_no < ROUNDS else Phase.CONVERSION
