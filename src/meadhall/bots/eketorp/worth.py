"""What bricks, vikings, cards and other people's losses are worth to a seat of Eketorp, in points."""

from ...core.compiled import rule
from ...games.eketorp.options import HOSPITAL_EXIT, ON_ARRIVAL, SIEGE_BRICK_CAP
from ...games.eketorp.rules.sieges import height
from ...games.eketorp.rules.state import BRICKS, FULL, HEIGHT, ROUNDS, VALUES, WALLS, WARDS

PACE = 2.72  # bricks by which the fullest castle grows in a round
VIKING = 0.51  # what a viking brings home in a round
PIP = 0.76  # what one more pip on a battle card is worth to who gets it and to who gives it
PIP_LASTS = 2.22  # rounds until a card has been played
HARM = 0.31  # what a point that another loses is worth to me
ENVY = 0.006  # and how much more for each point that they are ahead
LEAST_HARM, MOST_HARM = 0.05, 0.8
FINISH = 3.87  # what the last missing brick is worth besides its points; with more missing it is less


@rule()
def bricks_standing(s, seat):
    count = 0
    for wall in range(WALLS):
        for level in range(HEIGHT):
            count += int(s.walls[seat, wall, level] != 0)
    return count


@rule()
def worth_standing(s, seat):
    """A brick's number is its worth (E0.2)."""
    worth = int(s.amulets[seat])
    for wall in range(WALLS):
        for level in range(HEIGHT):
            worth += int(s.walls[seat, wall, level])
    return worth


@rule()
def rounds_to_come(s):
    """After this one; a castle that is nearly complete ends the game sooner (E12.1)."""
    fullest = 0
    for seat in range(int(s.seats)):
        fullest = max(fullest, bricks_standing(s, seat))
    return max(min(float(ROUNDS - int(s.round_no)), (FULL - fullest) / PACE - 0.5), 0.0)


@rule()
def hurt(s, ward, rounds):
    """What a viking misses that comes to a ward, counted from 0 (E11.1.4)."""
    missed = WARDS - 1 - ward - int(s.option[HOSPITAL_EXIT] == ON_ARRIVAL)
    return VIKING * max(min(float(missed), rounds), 0.0)


@rule()
def pip(rounds):
    """A card changes owners in a fight and is of use in a later one (E8.6)."""
    return PIP * min((rounds + 0.2) / PIP_LASTS, 1.0)


@rule()
def harm(s, seat, rival):
    """A loss of the one who leads counts more."""
    ahead = worth_standing(s, rival) - worth_standing(s, seat)
    return min(max(HARM + ENVY * ahead, LEAST_HARM), MOST_HARM)


@rule()
def last_bricks(s, seat):
    """What a brick is worth besides its points when few are missing (E12.2.2)."""
    missing = FULL - bricks_standing(s, seat)
    return FINISH / (missing * missing + 1.0)


@rule()
def loot(s, castle, side, booty, damage, prize):
    """prize[d]: the best plunder for a difference of d, at `booty` a point kept and `damage` a point lost (E9.4)."""
    for difference in range(VALUES):
        prize[difference] = 0.0
    first, second = 2 * side, 2 * side + 1
    tall, wide = height(s, castle, first), height(s, castle, second)
    at_most = 2 if s.option[SIEGE_BRICK_CAP] else BRICKS * HEIGHT
    worth_i = 0
    best_i = 0
    for i in range(tall + 1):
        if i > 0:
            brick = int(s.walls[castle, first, tall - i])
            worth_i += brick
            best_i = max(best_i, brick)
        worth = worth_i
        best = best_i
        for j in range(wide + 1):
            if j > 0:
                brick = int(s.walls[castle, second, wide - j])
                worth += brick
                best = max(best, brick)
            if worth >= VALUES or i + j > at_most:
                break
            prize[worth] = max(prize[worth], booty * best + damage * worth)
    for difference in range(1, VALUES):
        prize[difference] = max(prize[difference], prize[difference - 1])
