"""Whether a position could be met at a table at all: files are judged by it before compiled rules see them."""

from ....core.compiled import rule
from .draft import LAST_STEP, cards_to_deal, pack_size, picks_due
from .progress import trade_card_in_hand, upgrade_is_left
from .ships import is_craftsman
from .state import (
    ENEMIES,
    FIRST_CRAFTSMAN,
    FIRST_JARL,
    FIRST_TOWNSFOLK,
    IN_HAND,
    NEUTRAL,
    ON_BOARD,
    PACK,
    RAIDS,
    REWARDS,
    ROUND_CARDS,
    ROUNDS,
    SHIPS,
    SPACES,
    TRACKS,
    TRADES,
    Ask,
    Doing,
    Draw,
    Phase,
)
from .workers import tucked_townsfolk

OPENINGS_A_ROUND = 8  # six picks at most, the end of the actions


@rule()
def course_is_sound(s, cards):
    """The game has come as far as its phase says, and whoever is named sits at the table."""
    turned = 0
    for card in range(ROUND_CARDS):
        turned += int(s.rounds_used[card])
        if s.rounds_used[card] > cards.round_copies[card]:
            return False
    if turned > s.round_no or (s.round_no == 0) != (s.round_card == 0):
        return False
    if s.round_card > 0 and s.rounds_used[int(s.round_card) - 1] == 0:
        return False
    if s.phase < Phase.ROUND_CARD:
        late = s.round_no > 0 or (s.phase == Phase.ENEMIES and s.seats > 1)
    elif s.phase == Phase.ROUND_CARD:
        late = s.round_no == ROUNDS
    else:
        late = s.round_no == 0 or (s.phase >= Phase.CONVERSION and s.round_no < ROUNDS)
    if late or (s.drawing != Draw.NOTHING and (s.phase != Phase.ACTIONS or s.drawer >= s.seats)):
        return False
    for track in range(TRACKS):
        if s.seats <= s.hero[track] < ON_BOARD or (s.hero[track] == NEUTRAL and s.seats > 2):
            return False
    return s.openings <= OPENINGS_A_ROUND * int(s.round_no)


@rule()
def enemies_are_sound(s, cards):
    """Limitations are those of the enemies, and only the solo player has some (S2.3)."""
    dearer = 0
    raid_more = 0
    tuck_more = 0
    for enemy in range(ENEMIES):
        if int(s.enemies) >> enemy & 1:
            dearer += int(cards.enemy_price[enemy])
            raid_more += int(cards.enemy_raid[enemy])
            tuck_more += int(cards.enemy_tuck[enemy])
    if s.enemies > 0 and s.seats > 1:
        return False
    return s.dearer == dearer and s.raid_more == raid_more and s.tuck_more == tuck_more


@rule()
def huts_are_sound(s, cards):
    """Each seat has a hut; they are dealt in the order of the seats, each once (S2.2.3)."""
    dealing = s.phase == Phase.HUTS
    for seat in range(int(s.seats)):
        if s.hut[seat] == 0:
            if not dealing:
                return False
            continue
        if cards.hut_copies[int(s.hut[seat]) - 1] == 0:
            return False
        for other in range(seat):
            if dealing and (s.hut[other] == s.hut[seat] or s.hut[other] == 0):
                return False
    return not dealing or s.hut[int(s.seats) - 1] == 0


@rule()
def prizes_are_conserved(s, cards):
    """There are no more raid and trade cards than copies of them."""
    for design in range(RAIDS):
        left = int(cards.raid_copies[design])
        for seat in range(int(s.seats)):
            for each in range(REWARDS):
                left -= int(s.raid[seat, each] == design + 1)
        if left < 0:
            return False
    for design in range(TRADES):
        left = int(cards.trade_copies[design])
        for seat in range(int(s.seats)):
            for each in range(REWARDS):
                left -= int(s.trade[seat, each] == design + 1)
        if left < 0:
            return False
    return True


@rule()
def deal_is_sound(s, seat):
    """Cards are dealt to packs that have room for them, and packs get smaller with every step of the draft."""
    step = int(s.draft_step)
    if s.phase != Phase.DEAL and s.dealt > 0:
        return False
    if s.phase == Phase.DEAL:
        asked = cards_to_deal(s)
        given = int(s.dealt) // int(s.seats) + int(seat < int(s.dealt) % int(s.seats))
        if step > LAST_STEP or s.dealt >= asked * int(s.seats) or pack_size(s, seat) + asked - given > PACK:
            return False
        return s.seats < 3 or step == 0
    if s.phase == Phase.DRAFT or s.phase == Phase.PASS_ON:
        return step <= LAST_STEP if s.seats < 3 else pack_size(s, seat) + step <= PACK
    return step == 0


@rule()
def copies_in_pack(s, seat, lying):
    count = 0
    for place in range(PACK):
        count += int(s.pack[seat, place] == lying)
    return count


@rule()
def picks_are_sound(s, seat):
    """Cards picked are in the pack, and a seat is ready when all its picks are in (S5.2 to S5.4)."""
    first, second = int(s.picked[seat, 0]), int(s.picked[seat, 1])
    if s.phase != Phase.DRAFT and s.phase != Phase.PASS_ON:
        return first == 0 and second == 0
    ready = int(s.ready) >> seat & 1 == 1
    due = picks_due(s, seat)
    if due == 0:
        return ready and first == 0 and second == 0
    if (second > 0) != ready or (first > 0 and due < 2) or (ready and first == 0 and due == 2):
        return False
    if first > 0 and copies_in_pack(s, seat, first) == 0:
        return False
    return second == 0 or (second >= first and copies_in_pack(s, seat, second) > int(first == second))


@rule()
def action_is_sound(s, cards, seat):
    """A step is open only within an action that asks for it, and nothing else is open besides."""
    drawn = s.drawing != Draw.NOTHING and s.drawer == seat
    if s.phase != Phase.ACTIONS or int(s.done) >> seat & 1 == 1:
        return is_idle(s, seat) and not drawn
    if s.ask[seat] == Ask.MAIN and not drawn:
        return is_idle(s, seat)
    if not doing_is_sound(s, cards, seat) or not launched_is_sound(s, cards, seat):
        return False
    return draw_is_sound(s, seat) if drawn else ask_is_sound(s, seat)


@rule()
def is_idle(s, seat):
    """Between two actions nothing is asked, owed or in play."""
    busy = int(s.ask[seat]) + int(s.doing[seat]) + int(s.at[seat]) + int(s.in_play[seat]) + int(s.icons[seat])
    busy += int(s.cut[seat]) + int(s.spent[seat]) + int(s.resolved[seat]) + int(s.launched[seat])
    return busy == 0 and owes_nothing(s, seat) and gains_nothing(s, seat) and is_rewarded(s, seat)


@rule()
def owes_nothing(s, seat):
    return s.owes_cards[seat] == 0 and s.owes_any[seat] == 0 and s.due[seat] == 0


@rule()
def gains_nothing(s, seat):
    return s.picks[seat] == 0 and s.draws[seat] == 0


@rule()
def is_rewarded(s, seat):
    for track in range(TRACKS):
        if s.owed[seat, track] > 0:
            return False
    return trade_card_in_hand(s, seat) < 0


@rule()
def doing_is_sound(s, cards, seat):
    """The ship, the building, the raid card or the card that the seat is busy with is there."""
    doing, at, playing = int(s.doing[seat]), int(s.at[seat]), int(s.in_play[seat])
    if doing == Doing.SHIP:
        return playing == 0 and s.resolved[seat] == 0 and ship_is_sound(s, cards, seat)
    if s.icons[seat] > 0 or s.cut[seat] > 0 or s.spent[seat] > 0:
        return False
    if doing == Doing.PLACE:
        if playing > 0 or at >= s.slots[seat] or not int(s.slot_workers[seat]) >> at & 1:
            return False
        return tucked_townsfolk(s, seat, at) >= 0
    if s.resolved[seat] > 0:
        return False
    if doing == Doing.RAID:
        return playing == 0 and at < REWARDS and s.raid[seat, at] > 0 and not int(s.raided[seat]) >> at & 1
    if doing == Doing.TUCK:
        return at == 0 and playing > FIRST_CRAFTSMAN
    return at == 0 and (playing == 0 or FIRST_TOWNSFOLK < playing <= FIRST_JARL)


@rule()
def ship_is_sound(s, cards, seat):
    """A ship of the board, icons of it, and craftsmen of the board at work on it."""
    at = int(s.at[seat])
    if at >= SPACES or s.cut[seat] > 0 or s.board[seat, at] == 0 or s.board[seat, at] > SHIPS:
        return False
    for space in range(SPACES):
        if int(s.spent[seat]) >> space & 1 and not is_craftsman(int(s.board[seat, space])):
            return False
    return int(s.icons[seat]) & ~int(cards.skills[int(s.board[seat, at]) - 1]) == 0


@rule()
def launched_is_sound(s, cards, seat):
    """Rewards and the effect of a ship come when the action that earned them is done (S9.2.3, S6.7.19)."""
    ship = int(s.launched[seat]) - 1
    if ship >= 0 and (s.fleet[seat, ship] == 0 or cards.has_effect[ship] == 0):
        return False
    if s.doing[seat] == Doing.NOTHING and s.in_play[seat] == 0:
        return True
    return ship < 0 and is_rewarded(s, seat)


@rule()
def draw_is_sound(s, seat):
    """All is paid before a card is drawn, and what is gained comes before rewards."""
    doing = s.doing[seat]
    if s.ask[seat] != Ask.MAIN or doing == Doing.SHIP or doing == Doing.TUCK or not owes_nothing(s, seat):
        return False
    if trade_card_in_hand(s, seat) >= 0:
        return False
    return s.draws[seat] > 0 if s.drawing == Draw.VILLAGE else gains_nothing(s, seat)


@rule()
def ask_is_sound(s, seat):
    """What is asked is what comes first: payments, gains, rewards, then the rest of the action (E2)."""
    ask, doing = int(s.ask[seat]), int(s.doing[seat])
    waiting = 0
    for each in range(REWARDS):
        waiting += int(s.trade_at[seat, each] == IN_HAND)
    if waiting != int(ask == Ask.TRADE_CARD) or (ask == Ask.TUCK) != (doing == Doing.TUCK):
        return False
    if ask == Ask.PAY_CARD:
        paid = (s.due[seat] > 0) != (doing == Doing.SHIP) and s.owes_cards[seat] <= s.hand_size[seat]
        return paid and s.owes_cards[seat] > 0 and gains_nothing(s, seat)
    if ask == Ask.PAY_ANY:
        paid = s.owes_cards[seat] == 0 and s.due[seat] > 0 and doing != Doing.SHIP
        return paid and s.owes_any[seat] > 0 and gains_nothing(s, seat)
    if not owes_nothing(s, seat) or (doing == Doing.SHIP) != (ask == Ask.SKILL or ask == Ask.DISCOUNT):
        return False
    if ask == Ask.GAIN_ANY:
        return s.picks[seat] > 0 and (s.picks_first[seat] == 1 or s.draws[seat] == 0)
    if not gains_nothing(s, seat) or (ask == Ask.SKILL) != (s.icons[seat] > 0):
        return False
    if ask == Ask.ABILITY:
        return doing == Doing.PLACE and s.resolved[seat] != 3
    return ask != Ask.UPGRADE or upgrade_is_left(s, seat)
