"""Phase 4: income of ships and of the trade cards under them; workers and raid cards come back (S10)."""

from ....core.compiled import rule
from .state import ABOARD, EIKJA, FIRST_BUILDING, FIRST_CRAFTSMAN, REWARDS, SHIPS, SLOTS, SPACES, SUPPLY, WORKER, Phase


@rule()
def income_of(s, cards, seat, good):
    """All that a seat earns of one good."""
    total = int(cards.eikja_income[int(s.upgraded[seat]) >> EIKJA & 1, good])
    for ship in range(SHIPS):
        total += int(s.fleet[seat, ship]) * int(cards.income[ship, good])
    for slot in range(1, SLOTS):
        if FIRST_BUILDING < s.building[seat, slot] <= FIRST_CRAFTSMAN:
            total += int(cards.income[int(s.building[seat, slot]) - 1, good])
    for each in range(REWARDS):
        if s.trade_at[seat, each] >= ABOARD:
            total += int(cards.trade_income[int(s.trade[seat, each]) - 1, good])
    return total


@rule()
def workers_out(s, seat):
    """Workers on the spaces of the board and of buildings."""
    count = 0
    for space in range(SPACES):
        count += int(s.board_workers[seat]) >> space & 1
    for slot in range(SLOTS):
        count += int(s.slot_workers[seat]) >> slot & 1
    return count


@rule()
def take_income(s, cards):
    for seat in range(int(s.seats)):
        for good in range(SUPPLY):
            s.goods[seat, good] += income_of(s, cards, seat, good)
        s.goods[seat, WORKER] += workers_out(s, seat)
        s.board_workers[seat] = 0
        s.slot_workers[seat] = 0
        s.raided[seat] = 0
    s.phase = Phase.HEROES
