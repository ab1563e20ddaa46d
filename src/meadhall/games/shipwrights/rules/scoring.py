"""Victory points, winners and the solo verdict (S12, S13, S14)."""

from ....core.compiled import entry, rule
from .heroes import holds
from .solo import rival_score
from .state import (
    BASIC,
    BASICS,
    BUILDINGS,
    EIKJA,
    FIRST_BUILDING,
    FIRST_JARL,
    GOLD,
    HEROES,
    HUT,
    LABOURER,
    NOWHERE,
    REWARDS,
    SHIPS,
    SLOTS,
    TRACKS,
    UPGRADES,
    WORKER,
    Ending,
    Phase,
)

PARTS = ("ships", "buildings", "jarls", "tracks", "heroes", "gold")
PER_NOTHING, PER_BUILDING, PER_SET, PER_SHIP, PER_RAID, PER_TRADE, PER_UPGRADE = range(7)


@rule()
def raids_won(s, seat):
    count = 0
    for each in range(REWARDS):
        count += int(s.raid[seat, each] > 0)
    return count


@rule()
def trades_won(s, seat):
    """Tucked or face down (S9.4.7)."""
    count = 0
    for each in range(REWARDS):
        count += int(s.trade_at[seat, each] != NOWHERE)
    return count


@rule()
def upgrades_made(s, seat):
    count = 0
    for card in range(UPGRADES):
        count += int(s.upgraded[seat]) >> card & 1
    return count


@rule()
def ships_built(s, seat):
    """The Eikja included (S14.1.9)."""
    count = 1
    for ship in range(SHIPS):
        count += int(s.fleet[seat, ship])
    return count


@rule()
def different_buildings(s, seat):
    """The hut included; copies of one name count once (S14.1.7, Q45)."""
    names = 0
    for slot in range(1, int(s.slots[seat])):
        names |= 1 << int(s.building[seat, slot])
    count = 1
    for building in range(BUILDINGS):
        count += names >> FIRST_BUILDING + building + 1 & 1
    return count


@rule()
def counted(s, seat, counter):
    """What an end-of-game bonus counts (S14.1)."""
    if counter == PER_NOTHING:
        return 1
    if counter == PER_BUILDING:
        return different_buildings(s, seat)
    if counter == PER_SHIP:
        return ships_built(s, seat)
    if counter == PER_RAID:
        return raids_won(s, seat)
    if counter == PER_TRADE:
        return trades_won(s, seat)
    if counter == PER_UPGRADE:
        return upgrades_made(s, seat)
    return min(raids_won(s, seat), min(trades_won(s, seat), upgrades_made(s, seat)))


@entry()
def worth_of_ship(s, cards, seat, ship):
    """Its points, and what its bonus counts."""
    return int(cards.vp[ship]) + int(cards.bonus_vp[ship]) * counted(s, seat, int(cards.bonus_per[ship]))


@rule()
def ship_points(s, cards, seat):
    """Each copy scores its own bonus (S14.1.13)."""
    points = int(cards.eikja_vp[int(s.upgraded[seat]) >> EIKJA & 1])
    for ship in range(SHIPS):
        if s.fleet[seat, ship] > 0:
            points += int(s.fleet[seat, ship]) * worth_of_ship(s, cards, seat, ship)
    return points


@rule()
def building_points(s, cards, seat):
    points = 0
    if s.hut[seat] > 0:
        points = int(cards.hut_vp[int(s.hut[seat]) - 1, int(s.upgraded[seat]) >> HUT & 1])
    for slot in range(1, SLOTS):
        if s.building[seat, slot] > 0:
            points += int(cards.vp[int(s.building[seat, slot]) - 1])
    return points


@rule()
def jarl_points(s, cards, seat):
    points = 0
    for slot in range(SLOTS):
        if s.tucked[seat, slot] > FIRST_JARL:
            points += int(cards.vp[int(s.tucked[seat, slot]) - 1])
    return points


@rule()
def track_points(s, cards, seat):
    points = 0
    for track in range(TRACKS):
        points += int(cards.track_vp[s.marker[seat, track]])
    return points


@rule()
def hero_points(s, cards, seat):
    """Heroes held, and the labourer's upgraded side (S12.2.5)."""
    points = int(cards.labourer_vp[int(s.upgraded[seat]) >> LABOURER & 1])
    for hero in range(HEROES):
        if holds(s, seat, hero):
            points += int(cards.hero_vp[hero])
    return points


@rule()
def total(s, cards, seat):
    points = ship_points(s, cards, seat) + building_points(s, cards, seat) + jarl_points(s, cards, seat)
    return points + track_points(s, cards, seat) + hero_points(s, cards, seat) + int(s.goods[seat, GOLD])


@entry()
def scores(s, cards, out):
    """out[seat, part] as the table stands; after the conversion these are the final scores."""
    for seat in range(int(s.seats)):
        out[seat, 0] = ship_points(s, cards, seat)
        out[seat, 1] = building_points(s, cards, seat)
        out[seat, 2] = jarl_points(s, cards, seat)
        out[seat, 3] = track_points(s, cards, seat)
        out[seat, 4] = hero_points(s, cards, seat)
        out[seat, 5] = s.goods[seat, GOLD]


@rule()
def rank(s, cards, seat):
    """Points, then basics left, then workers, as one number (S12.3)."""
    basics = 0
    for basic in range(BASIC, BASIC + BASICS):
        basics += int(s.goods[seat, basic])
    return (total(s, cards, seat) * 100_000 + basics) * 100_000 + int(s.goods[seat, WORKER])


@entry()
def winners(s, cards):
    """Bit mask of seats; a tie to the end is shared. Solo: nobody, if the rival is not beaten (S13.1.5)."""
    if s.seats == 1:
        return int(total(s, cards, 0) > rival_score(s, cards))
    best = 0
    mask = 0
    for seat in range(int(s.seats)):
        here = rank(s, cards, seat)
        if mask == 0 or here > best:
            best = here
            mask = 1 << seat
        elif here == best:
            mask |= 1 << seat
    return mask


@rule()
def close_game(s, cards):
    s.ended = Ending.ROUNDS
    if s.seats == 1:
        s.ended = Ending.SOLO_WON if total(s, cards, 0) > rival_score(s, cards) else Ending.SOLO_LOST
    s.phase = Phase.OVER
