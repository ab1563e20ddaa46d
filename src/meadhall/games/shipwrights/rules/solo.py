"""The neutral player of one or two seats, the solo player's enemies, and the rival (S2.3, S4.1, S13)."""

from ....core.compiled import entry, rule
from .actions import ENEMIES_CODES
from .reasons import Reason
from .state import ENEMIES, NEUTRAL, TOP, TRACKS, Phase


@rule()
def legal_enemies(cards, why):
    """Any set of the enemies there are (S2.3.1)."""
    for mask in range(ENEMIES_CODES.size):
        why[ENEMIES_CODES[mask]] = Reason.LEGAL
        for enemy in range(ENEMIES):
            if mask >> enemy & 1 and cards.enemy_copies[enemy] == 0:
                why[ENEMIES_CODES[mask]] = Reason.NO_SUCH_ENEMY


@rule()
def move_neutral(s, track, steps):
    """It stops at the end and earns nothing on the way (S4.1.7, S4.1.8)."""
    s.neutral[track] = min(TOP, int(s.neutral[track]) + steps)


@rule()
def set_enemies(s, cards, mask):
    """Their steps, and limitations that add up (S2.3.2, S2.3.3)."""
    for enemy in range(ENEMIES):
        if not mask >> enemy & 1 or cards.enemy_copies[enemy] == 0:
            continue
        s.enemies |= 1 << enemy
        s.dearer += cards.enemy_price[enemy]
        s.raid_more += cards.enemy_raid[enemy]
        s.tuck_more += cards.enemy_tuck[enemy]
        s.board_room = min(int(s.board_room), int(cards.enemy_board[enemy]))
        for track in range(TRACKS):
            move_neutral(s, track, int(cards.enemy_steps[enemy, track]))


@rule()
def choose_enemies(s, cards, mask):
    set_enemies(s, cards, mask)
    s.phase = Phase.ROUND_CARD


@rule()
def neutral_round(s, cards, card):
    """The icons of a round card move the neutral markers, and solo its VP go to the rival (S4.1.2 to S4.1.4)."""
    if s.seats > 2:
        return
    for track in range(TRACKS):
        move_neutral(s, track, int(cards.round_steps[card, track]))
    if s.seats == 1:
        s.rival += cards.rival_vp[card]


@entry()
def rival_score(s, cards):
    """Heroes of the neutral player, round cards, and the tracks (S13.1.2 to S13.1.4)."""
    total = int(s.rival)
    for track in range(TRACKS):
        total += int(cards.track_vp[s.neutral[track]])
        if s.hero[track] == NEUTRAL:
            total += int(cards.hero_vp[track])
    return total
