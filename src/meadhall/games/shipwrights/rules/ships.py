"""Building a ship: skills, then what Frode leaves out, then everything is paid (S6.7)."""

from ....core.compiled import entry, rule
from .actions import AT, BASIC_CHOICE, FROM, KIND_AT, KIND_FROM, SHIP, USE_LABOURER
from .heroes import has_discount
from .progress import advance_markers
from .reasons import Reason
from .state import (
    BASIC,
    BASICS,
    CARD,
    COIN,
    FIRST_CRAFTSMAN,
    FIRST_TOWNSFOLK,
    GOLD,
    LABOURER,
    SHIPS,
    SKILLS,
    SLOTS,
    SPACES,
    WORKER,
    Doing,
)
from .supply import gold_for, pay_goods

MINOR_COIN = 1  # for each icon covered by a minor skill (S6.7.6)


@rule()
def space_of(s, seat):
    """The board place of the ship under construction; a slot is none."""
    return min(SPACES - 1, int(s.at[seat]))


@rule()
def ship_of(s, seat):
    """The design of the ship under construction; a card of another kind is none."""
    return min(SHIPS, int(s.board[seat, space_of(s, seat)])) - 1


@rule()
def is_craftsman(lying):
    """Whether a card that lies somewhere, counted from 1, is a craftsman."""
    return FIRST_CRAFTSMAN < lying <= FIRST_TOWNSFOLK


@entry()
def skill_price(cards, lying, skill):
    """Coins that a craftsman asks for an icon: 0 by the major skill, 1 by the minor one (S6.3.4); -1 without it."""
    if not is_craftsman(lying):
        return -1
    craftsman = lying - 1 - FIRST_CRAFTSMAN
    if cards.major[craftsman] == skill:
        return 0
    return MINOR_COIN if cards.minor[craftsman] == skill else -1


@rule()
def skills_at_hand(s, cards, seat):
    """Major and minor skills of the craftsmen on the board and under buildings."""
    major = 0
    minor = 0
    for space in range(SPACES):
        if is_craftsman(int(s.board[seat, space])):
            craftsman = int(s.board[seat, space]) - 1 - FIRST_CRAFTSMAN
            major |= 1 << int(cards.major[craftsman])
            minor |= 1 << int(cards.minor[craftsman])
    for slot in range(int(s.slots[seat])):
        if is_craftsman(int(s.tucked[seat, slot])):
            craftsman = int(s.tucked[seat, slot]) - 1 - FIRST_CRAFTSMAN
            major |= 1 << int(cards.major[craftsman])
            minor |= 1 << int(cards.minor[craftsman])
    return major, minor


@rule()
def icons_without_major(s, cards, seat, icons):
    """Icons that no major skill of the seat covers; then, of these, icons that no minor skill covers either."""
    major, minor = skills_at_hand(s, cards, seat)
    without = icons & ~major
    return bits(without), bits(without & ~minor)


@rule()
def bits(mask):
    count = 0
    for skill in range(SKILLS):
        count += mask >> skill & 1
    return count


@rule()
def leaves_a_choice(s, cards, seat):
    """A hero leaves out a basic, and the ship asks for several kinds (D7); of one kind, the choice is made here."""
    ship = ship_of(s, seat)
    if not has_discount(s, cards, seat):
        return False
    kinds = 0
    for basic in range(BASICS):
        if cards.cost[ship, BASIC + basic] > 0:
            kinds += 1
            s.cut[seat] = basic + 1
    if kinds > 1:
        s.cut[seat] = 0
    return kinds > 1


@rule()
def least_gold(s, cards, seat, ship):
    """Gold for the ship when the best basic is left out (Q53)."""
    gold = gold_for(s, seat, cards.cost, ship, -1)
    if gold > cards.cost[ship, GOLD] and has_discount(s, cards, seat):
        gold -= 1
    return gold


@rule()
def can_finish(s, cards, seat, ship, icons, coins, labour):
    """Why the build could not be finished after spending `coins` and `labour` uses of the labourer now (E1)."""
    side = int(s.upgraded[seat]) >> LABOURER & 1
    if cards.cost[ship, WORKER] > s.goods[seat, WORKER]:
        return Reason.TOO_FEW_WORKERS
    gold = least_gold(s, cards, seat, ship)
    if cards.cost[ship, GOLD] > s.goods[seat, GOLD]:
        return Reason.TOO_LITTLE_GOLD
    if gold > s.goods[seat, GOLD]:
        return Reason.TOO_FEW_RESOURCES
    without, uncovered = icons_without_major(s, cards, seat, icons)
    for minors in range(without - uncovered + 1):
        uses = labour + without - minors
        paid = coins + minors * MINOR_COIN + uses * int(cards.labour[side, COIN])
        enough = paid <= s.goods[seat, COIN] and uses * int(cards.labour[side, CARD]) <= s.hand_size[seat]
        enough &= gold + uses * int(cards.labour[side, GOLD]) <= s.goods[seat, GOLD]
        enough &= int(cards.cost[ship, WORKER]) + uses * int(cards.labour[side, WORKER]) <= s.goods[seat, WORKER]
        if enough:
            return Reason.LEGAL
    return Reason.SKILLS_NOT_COVERED


@rule()
def legal_ships(s, cards, seat, why):
    for space in range(SPACES):
        lying = int(s.board[seat, space])
        if 0 < lying <= SHIPS:
            why[SHIP[space]] = can_finish(s, cards, seat, lying - 1, int(cards.skills[lying - 1]), 0, 0)


@rule()
def begin_ship(s, cards, seat, space):
    s.doing[seat] = Doing.SHIP
    s.at[seat] = space
    s.spent[seat] = 0
    s.icons[seat] = cards.skills[int(s.board[seat, space]) - 1]


@entry()
def next_icon(s, seat):
    """Icons are covered in the order of the skills (D6)."""
    skill = 0
    while skill + 1 < SKILLS and not int(s.icons[seat]) >> skill & 1:
        skill += 1
    return skill


@rule()
def legal_skill(s, cards, seat, why):
    """A source may cover the next icon only if the rest of the build stays payable (E1)."""
    skill = next_icon(s, seat)
    rest = int(s.icons[seat]) & ~(1 << skill)
    for source in range(SPACES + SLOTS + 1):
        code = USE_LABOURER
        price = 0
        if source < SPACES:
            code = int(FROM[source])
            price = skill_price(cards, int(s.board[seat, source]), skill)
        elif source < SPACES + SLOTS:
            code = int(AT[source - SPACES])
            price = skill_price(cards, int(s.tucked[seat, source - SPACES]), skill)
        if price < 0:
            why[code] = Reason.CRAFTSMAN_LACKS_SKILL
        elif can_finish(s, cards, seat, ship_of(s, seat), rest, price, int(code == USE_LABOURER)) == Reason.LEGAL:
            why[code] = Reason.LEGAL
        else:
            why[code] = Reason.REST_NOT_PAYABLE


@rule()
def cover_icon(s, cards, seat, kind, x):
    """One source covers the next icon; a laid craftsman is at work until the ship is built (S6.7.4, S6.7.5)."""
    skill = next_icon(s, seat)
    s.icons[seat] &= ~(1 << skill)
    if kind == KIND_FROM:
        s.spent[seat] |= 1 << x
        s.goods[seat, COIN] -= skill_price(cards, int(s.board[seat, x]), skill)
    elif kind == KIND_AT:
        s.goods[seat, COIN] -= skill_price(cards, int(s.tucked[seat, x]), skill)
    else:
        pay_labourer(s, cards, seat)


@rule()
def pay_labourer(s, cards, seat):
    """A card from the hand on the base side, none on the other (S6.7.8, S6.7.9)."""
    side = int(s.upgraded[seat]) >> LABOURER & 1
    s.goods[seat, WORKER] -= cards.labour[side, WORKER]
    s.goods[seat, COIN] -= cards.labour[side, COIN]
    s.goods[seat, GOLD] -= cards.labour[side, GOLD]
    s.owes_cards[seat] = cards.labour[side, CARD]
    s.lowest[seat] = 0


@rule()
def legal_discount(s, cards, seat, why):
    ship = ship_of(s, seat)
    for basic in range(BASICS):
        if cards.cost[ship, BASIC + basic] == 0:
            why[BASIC_CHOICE[basic]] = Reason.NOT_IN_THE_COST
        elif gold_for(s, seat, cards.cost, ship, basic) > s.goods[seat, GOLD]:
            why[BASIC_CHOICE[basic]] = Reason.REST_NOT_PAYABLE
        else:
            why[BASIC_CHOICE[basic]] = Reason.LEGAL


@rule()
def launch(s, cards, seat):
    """All is paid together, the ship leaves the board, then its steps (S6.7.16 to S6.7.18)."""
    ship = ship_of(s, seat)
    pay_goods(s, seat, cards.cost, ship, int(s.cut[seat]) - 1)
    s.spent[seat] |= 1 << space_of(s, seat)
    s.fleet[seat, ship] += 1
    clear_board(s, seat, ship + 1)
    s.doing[seat] = Doing.NOTHING
    s.at[seat] = 0
    s.cut[seat] = 0
    s.spent[seat] = 0
    s.launched[seat] = ship + 1 if cards.has_effect[ship] else 0
    advance_markers(s, cards, seat, ship)


@rule()
def clear_board(s, seat, launched):
    """Spent craftsmen are discarded, the other cards slide left (S6.7.17)."""
    kept = 0
    for space in range(SPACES):
        lying = int(s.board[seat, space])
        s.board[seat, space] = 0
        if not int(s.spent[seat]) >> space & 1:
            s.board[seat, kept] = lying
            kept += 1
        elif lying != launched:
            s.discards[lying - 1] += 1
