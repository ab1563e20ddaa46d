"""What everybody sees (S17.1.1), copied field by field from a state or from what is known of one."""

from ....core.compiled import rule
from ..options import OPTION_COUNT
from .state import DESIGNS, REWARDS, ROUND_CARDS, SEATS, SHIPS, SLOTS, SPACES, SUPPLY, TRACKS


@rule()
def show_course(source, out):
    """Options, phase, round card, the neutral player, heroes, and the village discards."""
    out.seats = source.seats
    out.phase = source.phase
    out.round_no = source.round_no
    out.ended = source.ended
    out.openings = source.openings
    out.enemies = source.enemies
    out.dearer = source.dearer
    out.board_room = source.board_room
    out.raid_more = source.raid_more
    out.tuck_more = source.tuck_more
    out.round_card = source.round_card
    out.rival = source.rival
    out.common = source.common
    out.draft_step = source.draft_step
    out.dealt = source.dealt
    out.ready = source.ready
    out.done = source.done
    out.drawing = source.drawing
    out.drawer = source.drawer
    for option in range(OPTION_COUNT):
        out.option[option] = source.option[option]
    for card in range(ROUND_CARDS):
        out.rounds_used[card] = source.rounds_used[card]
    for track in range(TRACKS):
        out.neutral[track] = source.neutral[track]
        out.hero[track] = source.hero[track]
    for design in range(DESIGNS):
        out.discards[design] = source.discards[design]


@rule()
def show_yards(source, out):
    """Each seat's goods, markers, board, buildings, ships, raid cards and places of trade cards."""
    for seat in range(SEATS):
        out.hut[seat] = source.hut[seat]
        out.upgraded[seat] = source.upgraded[seat]
        out.board_workers[seat] = source.board_workers[seat]
        out.slots[seat] = source.slots[seat]
        out.slot_workers[seat] = source.slot_workers[seat]
        out.raided[seat] = source.raided[seat]
        out.hand_size[seat] = source.hand_size[seat]
        for good in range(SUPPLY):
            out.goods[seat, good] = source.goods[seat, good]
        for track in range(TRACKS):
            out.marker[seat, track] = source.marker[seat, track]
        for space in range(SPACES):
            out.board[seat, space] = source.board[seat, space]
        for slot in range(SLOTS):
            out.building[seat, slot] = source.building[seat, slot]
            out.tucked[seat, slot] = source.tucked[seat, slot]
        for ship in range(SHIPS):
            out.fleet[seat, ship] = source.fleet[seat, ship]
        for each in range(REWARDS):
            out.raid[seat, each] = source.raid[seat, each]
            out.trade_at[seat, each] = source.trade_at[seat, each]


@rule()
def show_actions(source, out):
    """What each seat is in the middle of."""
    for seat in range(SEATS):
        out.acted[seat] = source.acted[seat]
        out.ask[seat] = source.ask[seat]
        out.doing[seat] = source.doing[seat]
        out.at[seat] = source.at[seat]
        out.in_play[seat] = source.in_play[seat]
        out.icons[seat] = source.icons[seat]
        out.cut[seat] = source.cut[seat]
        out.spent[seat] = source.spent[seat]
        out.resolved[seat] = source.resolved[seat]
        out.owes_cards[seat] = source.owes_cards[seat]
        out.owes_any[seat] = source.owes_any[seat]
        out.due[seat] = source.due[seat]
        out.draws[seat] = source.draws[seat]
        out.picks[seat] = source.picks[seat]
        out.picks_first[seat] = source.picks_first[seat]
        out.lowest[seat] = source.lowest[seat]
        out.launched[seat] = source.launched[seat]
        for track in range(TRACKS):
            out.owed[seat, track] = source.owed[seat, track]
