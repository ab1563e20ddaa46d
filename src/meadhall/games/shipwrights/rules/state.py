"""The table of Shipwrights as one flat record: what lies where (S1), and who knows of it (S17)."""

from enum import IntEnum

from ....core.record import Layout, cell
from ..options import ENEMY_SETS, OPTIONS

SEATS = 5
ROUNDS = 5
TRACKS = 3  # military, trade, fame
TOP = 18  # the last space of a track
MILESTONES = (4, 8, 12)
REWARDS = len(MILESTONES)  # of each track
SPACES = 5  # of a player board
SLOTS = 25  # the hut and 24 buildings
ENOUGH = 400  # actions a phase (S16.2.6)
TOO_MANY = 800  # only discards that draw can lead here; then nothing is drawn any more

# Goods, as they stand in supplies and bundles. The last two are choices or cards and lie in no supply.
WORKER, COIN, WOOD, WOOL, IRON, GOLD, ANY, CARD = range(8)
SUPPLY = 6
GOODS = 8
BASICS = 3
BASIC = WOOD  # the first of the three

MILITARY, TRADE, FAME = range(TRACKS)
EIKJA, LABOURER, HUT = range(3)  # what an upgrade turns over
UPGRADES = 3
SKILLS = 5  # blacksmith, sailmaker, carver, stonecutter, carpenter

# Village cards are counted by design; each kind has its block of designs.
SHIPS = 14
BUILDINGS = 14
CRAFTSMEN = 20
TOWNSFOLK = 12
JARLS = 12
FIRST_BUILDING = SHIPS
FIRST_CRAFTSMAN = FIRST_BUILDING + BUILDINGS
FIRST_TOWNSFOLK = FIRST_CRAFTSMAN + CRAFTSMEN
FIRST_JARL = FIRST_TOWNSFOLK + TOWNSFOLK
DESIGNS = FIRST_JARL + JARLS

ROUND_CARDS = 12
RAIDS = 10
TRADES = 8
HUTS = 6
HEROES = 4  # of military, trade and fame, then the common one
COMMON = 3
ENEMIES = 4
PACK = 6  # cards of a draft pack at most

# Bundles: what is paid and gained by a card or a space.
OF_SHIP = DESIGNS  # the first are the rewards of discarding
OF_BUILDING = OF_SHIP + SHIPS
OF_TOWNSFOLK = OF_BUILDING + BUILDINGS
OF_HUT = OF_TOWNSFOLK + TOWNSFOLK  # base side
OF_BETTER_HUT = OF_HUT + HUTS
OF_SPACE = OF_BETTER_HUT + HUTS
OF_RAID = OF_SPACE + SPACES
OF_TRADE = OF_RAID + RAIDS
BUNDLES = OF_TRADE + TRADES

# Where a trade card lies.
NOWHERE, IN_HAND, FACE_DOWN, ABOARD = range(4)  # ABOARD is the Eikja, then ships by design

ON_BOARD, NEUTRAL = SEATS, SEATS + 1  # places of a hero besides the seats


class Phase(IntEnum):
    HUTS = 0  # chance
    ENEMIES = 1
    ROUND_CARD = 2  # chance
    DEAL = 3  # chance
    DRAFT = 4
    PASS_ON = 5
    ACTIONS = 6
    INCOME = 7
    HEROES = 8
    CONVERSION = 9
    CONVERT = 10
    SCORING = 11
    OVER = 12


class Ask(IntEnum):
    """What is open for a seat in the action phase (D4 to D13)."""

    MAIN = 0
    TUCK = 1
    SKILL = 2
    DISCOUNT = 3
    PAY_CARD = 4
    PAY_ANY = 5
    GAIN_ANY = 6
    ABILITY = 7
    TRADE_CARD = 8
    UPGRADE = 9


class Doing(IntEnum):
    """A main action that further steps belong to."""

    NOTHING = 0
    SHIP = 1
    PLACE = 2
    RAID = 3
    TUCK = 4


class Draw(IntEnum):
    NOTHING = 0
    VILLAGE = 1
    RAID = 2
    TRADE = 3


class Ending(IntEnum):
    RUNNING = 0
    ROUNDS = 1
    SOLO_WON = 2
    SOLO_LOST = 3


MOST = 2**15 - 1

PUBLIC = {
    "seats": cell(1, SEATS),
    "option": cell(0, len(ENEMY_SETS), len(OPTIONS)),
    "phase": cell(0, max(Phase)),
    "round_no": cell(0, ROUNDS),
    "ended": cell(0, max(Ending)),
    "openings": cell(0, MOST),  # times that sealed picks were opened, or a phase ended
    "enemies": cell(0, 2**ENEMIES - 1),
    "dearer": cell(0, MOST),  # coins that enemies add to a price
    "board_room": cell(0, SPACES),  # cards that enemies leave room for
    "raid_more": cell(0, MOST),  # workers that enemies add to a raid
    "tuck_more": cell(0, MOST),  # gold that enemies add to tucking
    "round_card": cell(0, ROUND_CARDS),  # in force, 0 before the first
    "rounds_used": cell(0, 1, ROUND_CARDS),
    "neutral": cell(0, TOP, TRACKS),
    "rival": cell(0, MOST),  # VP of the round cards
    "hero": cell(0, NEUTRAL, TRACKS),
    "common": cell(0, 2**SEATS - 1),  # seats with the common hero
    "draft_step": cell(0, PACK),
    "dealt": cell(0, PACK * SEATS),
    "ready": cell(0, 2**SEATS - 1),  # seats whose picks are in
    "done": cell(0, 2**SEATS - 1),  # seats that ended their phase
    "drawing": cell(0, max(Draw)),
    "drawer": cell(0, SEATS - 1),
    "discards": cell(0, 127, DESIGNS),
    "goods": cell(0, MOST, SEATS, SUPPLY),
    "marker": cell(0, TOP, SEATS, TRACKS),
    "hut": cell(0, HUTS, SEATS),
    "upgraded": cell(0, 2**UPGRADES - 1, SEATS),
    "board": cell(0, DESIGNS, SEATS, SPACES),  # a design counts from 1 where it lies, 0 is nothing
    "board_workers": cell(0, 2**SPACES - 1, SEATS),
    "building": cell(0, DESIGNS, SEATS, SLOTS),  # slot 0 is the hut and stays 0
    "slots": cell(0, SLOTS, SEATS),  # in use
    "tucked": cell(0, DESIGNS, SEATS, SLOTS),
    "slot_workers": cell(0, 2**SLOTS - 1, SEATS),
    "fleet": cell(0, 127, SEATS, SHIPS),  # ships built, by design
    "raid": cell(0, RAIDS, SEATS, REWARDS),
    "raided": cell(0, 2**REWARDS - 1, SEATS),  # face down
    "trade_at": cell(0, ABOARD + SHIPS, SEATS, REWARDS),
    "hand_size": cell(0, MOST, SEATS),
    "acted": cell(0, TOO_MANY, SEATS),
    "ask": cell(0, max(Ask), SEATS),
    "doing": cell(0, max(Doing), SEATS),
    "at": cell(0, SLOTS - 1, SEATS),  # the board place, slot or raid of what the seat is doing
    "in_play": cell(0, DESIGNS, SEATS),  # a card between the hand and where it goes
    "icons": cell(0, 2**SKILLS - 1, SEATS),  # skills of the ship still to be covered
    "cut": cell(0, BASICS, SEATS),  # the basic that a hero leaves out of its cost, from 1
    "spent": cell(0, 2**SPACES - 1, SEATS),  # laid craftsmen at work on it
    "resolved": cell(0, 3, SEATS),  # abilities of the placement: building, townsfolk
    "owes_cards": cell(0, 99, SEATS),
    "owes_any": cell(0, 99, SEATS),
    "due": cell(0, BUNDLES, SEATS),  # the bundle to gain once all is paid, from 1
    "draws": cell(0, 99, SEATS),
    "picks": cell(0, 99, SEATS),  # basics of choice to gain
    "picks_first": cell(0, 1, SEATS),
    "lowest": cell(0, DESIGNS, SEATS),  # choices of one kind come in not falling order
    "owed": cell(0, REWARDS, SEATS, TRACKS),  # milestone rewards not yet resolved
    "launched": cell(0, SHIPS, SEATS),  # the ship whose effect is still to come, from 1
}

SECRET = {
    "hand": cell(0, 127, SEATS, DESIGNS),  # in the draft, the cards kept
    "pack": cell(0, DESIGNS, SEATS, PACK),  # in not falling order, 0 at the end
    "picked": cell(0, DESIGNS, SEATS, 2),
    "pile": cell(0, 127, DESIGNS, stored="deck"),
    "trade": cell(0, TRADES, SEATS, REWARDS),
    "passed": cell(0, 127, SEATS, DESIGNS),  # cards a seat knows to be with others (DESIGN 2)
}

STATE = Layout(**PUBLIC, **SECRET)
