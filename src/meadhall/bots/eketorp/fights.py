"""Karl's fights: whom to attack, which card to play, when to pay amulets for a new hand."""

import numpy as np

from ...core.compiled import rule
from ...games.eketorp.rules.actions import EXCHANGE, KIND, KIND_ATTACK, KIND_CONTEST, KIND_SIEGE, X, Y
from ...games.eketorp.rules.fights import hand_size, ward_for
from ...games.eketorp.rules.peace import bricks_on, vikings_on
from ...games.eketorp.rules.state import BRICKS, COPIES, FIELDS, HIGH, SIDES, VALUES, Fight, Hand
from .worth import harm, hurt, last_bricks, loot, pip, rounds_to_come

TIE = 6  # outcomes are numbered by my card less theirs, from -6 to 6
OUTCOMES = 13
MOST_AT_STAKE = 8.0
TIMID = 0.55  # how much rather a rival plays a card than the one a pip lower,
EAGER = 0.033  # and more for each point at stake
GRIP = 0.14  # how much of its share a viking gets on a field where more fights follow
RIGHT_TO_BESIEGE = 0.44  # of the prize that a lone besieger may hope for
BREACH = 6.40  # what another siege costs an owner whose last defender falls
THRIFT = 0.17  # points that an exchange must bring beyond its amulets


@rule()
def unseen_cards(s, seat, hidden):
    """Cards of each value that the seat has not before its eyes, and does not remember throwing away (E13)."""
    for value in range(1, VALUES):
        hidden[value] = COPIES - int(s.thrown_dealt[seat, value]) - int(s.thrown_drawn[seat, value])
    for owner in range(int(s.seats)):
        shown = int(owner == seat or s.source[owner] == Hand.PICKED_UP)
        for value in range(1, VALUES):
            open_cards = int(s.swap[owner, value]) + int(s.thrown_open[owner, value])
            hidden[value] -= open_cards + shown * int(s.hand[owner, value])


@rule()
def likely_cards(s, rival, stake, hidden, odds):
    """odds[value]: how likely the rival plays it: out of the hand if all know it, else any card unseen (E13.4)."""
    known = s.source[rival] == Hand.PICKED_UP
    bold = TIMID + EAGER * stake
    weight = 1.0
    total = 0.0
    for value in range(1, VALUES):
        weight *= bold
        odds[value] = weight * (int(s.hand[rival, value]) if known else hidden[value])
        total += odds[value]
    for value in range(1, VALUES):
        odds[value] /= total


@rule()
def hold(mine, others, bricks):
    """Bricks that my vikings on a field may hope for (E6.1)."""
    if others == 0:
        return float(min(mine, bricks))
    if mine + others <= bricks:
        return float(mine)
    return GRIP * mine * bricks / (mine + others)


@rule()
def worth_of_brick(s, field):
    """The mean on a field."""
    worth = 0
    for brick in range(1, BRICKS):
        worth += brick * int(s.bricks[field, brick])
    return worth / max(bricks_on(s, field), 1)


@rule()
def battle_outcomes(s, seat, rival, field, rounds, outcome):
    mine = int(s.camp[field, seat])
    others = vikings_on(s, field) - mine
    bricks = bricks_on(s, field)
    each = worth_of_brick(s, field) + last_bricks(s, seat)
    casualties(
        s,
        seat,
        rival,
        each * hold(mine, others - 1, bricks),
        each * hold(mine - 1, others - 1, bricks),
        each * hold(mine - 1, others, bricks),
        rounds,
        outcome,
    )


@rule(allocates=True)
def contest_outcomes(s, seat, rival, siege, rounds, outcome):
    castle, side = siege // SIDES, siege % SIDES
    prize = np.empty(VALUES)
    rivals = 0
    for each in range(int(s.seats)):
        rivals += int(s.rivals[castle, side]) >> each & 1
    loot(s, castle, side, 1.0, harm(s, seat, castle), prize)
    right = RIGHT_TO_BESIEGE * prize[HIGH] / max(rivals - 1, 1)
    casualties(s, seat, rival, right, 0.0, 0.0, rounds, outcome)


@rule()
def casualties(s, seat, rival, won, tied, lost, rounds, outcome):
    """The loser's viking goes to the hospital, in a tie both do (E8.4, E8.5)."""
    theirs = harm(s, seat, rival)
    tie = hurt(s, ward_for(0), rounds)
    outcome[TIE] = tied + (theirs - 1.0) * tie
    for difference in range(1, VALUES):
        pain = hurt(s, ward_for(difference), rounds)
        outcome[TIE + difference] = won + theirs * pain
        outcome[TIE - difference] = lost - pain


@rule(allocates=True)
def besieger_outcomes(s, seat, owner, side, rounds, outcome):
    """E9.2, seen from the siege field."""
    theirs = harm(s, seat, owner)
    prize = np.empty(VALUES)
    loot(s, owner, side, 1.0 + last_bricks(s, seat) / 2.0, theirs + last_bricks(s, owner) * theirs, prize)
    tie = hurt(s, ward_for(0), rounds)
    outcome[TIE] = (theirs - 1.0) * tie
    for difference in range(1, VALUES):
        ward = ward_for(difference)
        outcome[TIE + difference] = prize[difference] + theirs * hurt(s, ward + 1, rounds)
        outcome[TIE - difference] = -hurt(s, ward, rounds)


@rule()
def sieges_pending(s, owner):
    """From how many siege fields the castle may still be attacked this round."""
    count = 0
    for side in range(SIDES):
        count += int(s.rivals[owner, side] != 0 and not s.sieged[owner, side])
    return count


@rule(allocates=True)
def owner_outcomes(s, seat, besieger, side, rounds, outcome):
    """E9.2, seen from the castle."""
    theirs = harm(s, seat, besieger)
    prize = np.empty(VALUES)
    loot(s, seat, side, theirs, 1.0 + last_bricks(s, seat), prize)
    breach = BREACH * (sieges_pending(s, seat) - 1) if s.home[seat] == 1 else 0.0
    tie = hurt(s, ward_for(0), rounds)
    outcome[TIE] = (theirs - 1.0) * tie - breach
    for difference in range(1, VALUES):
        ward = ward_for(difference)
        outcome[TIE + difference] = theirs * hurt(s, ward, rounds)
        outcome[TIE - difference] = -prize[difference] - hurt(s, ward + 1, rounds) - breach


@rule()
def fight_outcomes(s, seat, rival, fight, place, attacking, rounds, outcome):
    if fight == Fight.BATTLE:
        battle_outcomes(s, seat, rival, place, rounds, outcome)
    elif fight == Fight.CONTEST:
        contest_outcomes(s, seat, rival, place - FIELDS, rounds, outcome)
    elif attacking:
        besieger_outcomes(s, seat, rival, (place - FIELDS) % SIDES, rounds, outcome)
    else:
        owner_outcomes(s, seat, rival, (place - FIELDS) % SIDES, rounds, outcome)


@rule(allocates=True)
def weigh_cards(s, seat, rival, fight, place, attacking, rounds, hidden, promise):
    """promise[value]: what playing a card promises in the fight alone, whether it is in hand or not."""
    outcome, odds = np.empty(OUTCOMES), np.empty(VALUES)
    fight_outcomes(s, seat, rival, fight, place, attacking, rounds, outcome)
    owner = rival if attacking else seat
    if fight == Fight.SIEGE and s.home[owner] == 0:
        for value in range(1, VALUES):
            promise[value] = outcome[TIE + value] if attacking else 0.0  # E9.3: the owner's card counts 0
        return
    stake = min(max(outcome[TIE + 1] - outcome[TIE - 1], 0.0), MOST_AT_STAKE)
    likely_cards(s, rival, stake, hidden, odds)
    for value in range(1, VALUES):
        promise[value] = 0.0
        for theirs in range(1, VALUES):
            promise[value] += odds[theirs] * outcome[TIE + value - theirs]


@rule()
def best_in_hand(s, seat, promise, each):
    """What the fight promises with the best card for it; a card played is given away at `each` a pip."""
    best = -99.0
    for value in range(1, VALUES):
        if s.hand[seat, value] > 0:
            best = max(best, promise[value] - each * value)
    return best


@rule()
def weigh_this_fight(s, seat, hidden, promise):
    """weigh_cards for the fight that is going on."""
    attacking = s.attacker == seat
    rival = int(s.defender) if attacking else int(s.attacker)
    unseen_cards(s, seat, hidden)
    weigh_cards(s, seat, rival, int(s.fight), int(s.place), attacking, rounds_to_come(s), hidden, promise)


@rule(allocates=True)
def card_appeals(s, seat, codes, count, out):
    hidden, promise = np.empty(VALUES), np.empty(VALUES)
    weigh_this_fight(s, seat, hidden, promise)
    each = pip(rounds_to_come(s))
    for at in range(count):
        value = int(X[codes[at]]) + 1
        out[at] = promise[value] - each * value


@rule()
def amulet_appeals(s, seat, codes, count, out):
    """An exchange costs an amulet a card, each a point at the end (E8.2.3, E12.2.3)."""
    for at in range(count):
        out[at] = fresh_hand(s, seat) if codes[at] == EXCHANGE else 0.0


@rule(allocates=True)
def fresh_hand(s, seat):
    """What an exchange promises: the best of as many unseen cards, and better cards for later."""
    hidden, promise = np.empty(VALUES), np.empty(VALUES)
    weigh_this_fight(s, seat, hidden, promise)
    each = pip(rounds_to_come(s))
    cards = hand_size(s, seat)
    total = 0.0
    pips = 0.0
    held = 0
    for value in range(1, VALUES):
        total += hidden[value]
        pips += hidden[value] * value
        held += value * int(s.hand[seat, value])
    expected = 0.0
    below = 0.0
    before = 0.0
    for value in range(1, VALUES):
        below += hidden[value]
        reached = (below / total) ** cards
        expected += (reached - before) * (promise[value] - each * value)
        before = reached
    later = each * (cards * pips / total - held)
    return expected + later - best_in_hand(s, seat, promise, each) - cards - THRIFT


@rule(allocates=True)
def attack_appeals(s, seat, codes, count, out):
    """What each attack promises with the best card in hand (E7.2)."""
    rounds = rounds_to_come(s)
    hidden, promise = np.empty(VALUES), np.empty(VALUES)
    unseen_cards(s, seat, hidden)
    each = pip(rounds)
    for at in range(count):
        kind = int(KIND[codes[at]])
        x, rival = int(X[codes[at]]), int(Y[codes[at]])
        if kind == KIND_ATTACK:
            weigh_cards(s, seat, rival, Fight.BATTLE, x, True, rounds, hidden, promise)
        elif kind == KIND_CONTEST:
            weigh_cards(s, seat, rival, Fight.CONTEST, FIELDS + x, True, rounds, hidden, promise)
        elif kind == KIND_SIEGE:
            weigh_cards(s, seat, x // SIDES, Fight.SIEGE, FIELDS + x, True, rounds, hidden, promise)
        else:
            out[at] = 0.0
            continue
        out[at] = best_in_hand(s, seat, promise, each)
