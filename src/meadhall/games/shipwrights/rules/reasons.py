"""Why an action is not legal, and the number of the rule that says so."""

from enum import IntEnum


class Reason(IntEnum):
    LEGAL = 0
    NOT_YOUR_DECISION = 1
    ANOTHER_STEP = 2
    DICE_DECIDE = 3
    GAME_OVER = 4
    ALREADY_ENDED = 5
    ALREADY_PICKED = 6
    CARD_NOT_IN_HAND = 7
    CARD_NOT_IN_PACK = 8
    PICKS_IN_ORDER = 9
    HAND_NOT_EMPTY = 10
    BOARD_FULL = 11
    ENEMY_BARS_THE_SPACE = 12
    TOO_FEW_WORKERS = 13
    TOO_FEW_COINS = 14
    TOO_FEW_RESOURCES = 15
    TOO_LITTLE_GOLD = 16
    TOO_FEW_CARDS = 17
    NO_FREE_TUCK_PLACE = 18
    TUCK_PLACE_TAKEN = 19
    NO_SHIP_LAID = 20
    SKILLS_NOT_COVERED = 21
    NO_SUCH_SPACE = 22
    SPACE_TAKEN = 23
    SPACE_COVERED = 24
    NO_CARD_THERE = 25
    HERO_NOT_HELD = 26
    HERO_DOES_NOT_TRADE = 27
    NO_RAID_CARD = 28
    RAID_DONE = 29
    CRAFTSMAN_LACKS_SKILL = 30
    REST_NOT_PAYABLE = 31
    NOT_IN_THE_COST = 32
    NOT_HELD = 33
    NO_FREE_SHIP = 34
    ALREADY_UPGRADED = 35
    ABILITY_DONE = 36
    NO_ABILITY_YET = 37
    ENOUGH_ACTIONS = 38
    ONLY_CONVERSION = 39
    NO_SUCH_ENEMY = 40
    NO_GOLD_FOR_FORGING = 41
    NO_BUILDING_THERE = 42


RULE_OF = {
    Reason.NOT_YOUR_DECISION: "S3.1.3",
    Reason.ANOTHER_STEP: "S6.1.9",
    Reason.DICE_DECIDE: "S16.3.1",
    Reason.GAME_OVER: "S3.1.5",
    Reason.ALREADY_ENDED: "S16.2.2",
    Reason.ALREADY_PICKED: "S5.1.3",
    Reason.CARD_NOT_IN_HAND: "S6.1.2",
    Reason.CARD_NOT_IN_PACK: "S5.1.1",
    Reason.PICKS_IN_ORDER: "Q60",
    Reason.HAND_NOT_EMPTY: "S6.1.3",
    Reason.BOARD_FULL: "S7.1.10",
    Reason.ENEMY_BARS_THE_SPACE: "Q46",
    Reason.TOO_FEW_WORKERS: "S0.2.7",
    Reason.TOO_FEW_COINS: "S0.2.5",
    Reason.TOO_FEW_RESOURCES: "S0.2.3",
    Reason.TOO_LITTLE_GOLD: "S0.2.4",
    Reason.TOO_FEW_CARDS: "S0.2.12",
    Reason.NO_FREE_TUCK_PLACE: "S8.1.1",
    Reason.TUCK_PLACE_TAKEN: "S8.1.1",
    Reason.NO_SHIP_LAID: "S6.7.1",
    Reason.SKILLS_NOT_COVERED: "S6.7.3",
    Reason.NO_SUCH_SPACE: "S6.9.1",
    Reason.SPACE_TAKEN: "S6.9.2",
    Reason.SPACE_COVERED: "S6.9.5",
    Reason.NO_CARD_THERE: "Q10",
    Reason.HERO_NOT_HELD: "S6.1.8",
    Reason.HERO_DOES_NOT_TRADE: "S6.10.3",
    Reason.NO_RAID_CARD: "S6.11.1",
    Reason.RAID_DONE: "S6.11.5",
    Reason.CRAFTSMAN_LACKS_SKILL: "S6.7.3",
    Reason.REST_NOT_PAYABLE: "S6.7.16",
    Reason.NOT_IN_THE_COST: "S6.7.15",
    Reason.NOT_HELD: "S0.2.10",
    Reason.NO_FREE_SHIP: "S9.4.2",
    Reason.ALREADY_UPGRADED: "S9.5.1",
    Reason.ABILITY_DONE: "S6.9.8",
    Reason.NO_ABILITY_YET: "S6.9.10",
    Reason.ENOUGH_ACTIONS: "S16.2.6",
    Reason.ONLY_CONVERSION: "S12.1.4",
    Reason.NO_SUCH_ENEMY: "S2.3.1",
    Reason.NO_GOLD_FOR_FORGING: "S6.10.4",
    Reason.NO_BUILDING_THERE: "S8.1.1",
}
