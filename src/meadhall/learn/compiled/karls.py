"""Karls in a batch of games: what each would do, as seen from the chair of whoever chooses."""

from ...bots.compiled.karl import gather, judge
from ...core.compiled import entry
from ...core.contract import legal
from ...core.rng import next_decision


@entry()
def ask_karls(states, cards, seats, dice, places, why, first, codes, promise, wanted, actions):
    """Write the action of each wanted Karl. `places[seat, code]` is what a code is from the seat's chair."""
    for game in range(wanted.size):
        if wanted[game]:
            seat = int(seats[game])
            legal(states[game], cards[0], seat, why)
            count = gather(why, first, codes)
            code = judge(states[game], cards[0], seat, codes, count, promise, dice[game])
            next_decision(dice[game])
            actions[game] = places[seat, code]
