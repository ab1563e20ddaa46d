"""The actions of Shipwrights. Cards are named by kind and place in their table: SH01, the first ship."""

import numpy as np

from ....core.space import Kind, Space
from ..options import ENEMY_SETS
from .reasons import Reason
from .state import (
    BUILDINGS,
    CRAFTSMEN,
    FIRST_BUILDING,
    FIRST_CRAFTSMAN,
    FIRST_JARL,
    FIRST_TOWNSFOLK,
    HUTS,
    JARLS,
    RAIDS,
    REWARDS,
    ROUND_CARDS,
    SHIPS,
    SLOTS,
    SPACES,
    TOWNSFOLK,
    TRADES,
)


def _numbered(letters: str, count: int) -> tuple[str, ...]:
    return tuple(f"{letters}{number:02}" for number in range(1, count + 1))


DESIGN_WORDS = (
    *_numbered("SH", SHIPS),
    *_numbered("BU", BUILDINGS),
    *_numbered("CR", CRAFTSMEN),
    *_numbered("TF", TOWNSFOLK),
    *_numbered("JA", JARLS),
)
BASIC_WORDS = ("wood", "wool", "iron")
TRACK_WORDS = ("military", "trade", "fame")
UPGRADE_WORDS = ("eikja", "labourer", "hut")
BOARD_WORDS = tuple(str(number) for number in range(1, SPACES + 1))
SLOT_WORDS = tuple(str(number) for number in range(SLOTS))
PLACE_WORDS = (*(f"board {word}" for word in BOARD_WORDS), *(f"building {word}" for word in SLOT_WORDS))

SPACE = Space(
    Kind("draw", (DESIGN_WORDS,), chance=True),
    Kind("round", (_numbered("RO", ROUND_CARDS),), chance=True),
    Kind("prize", (_numbered("RA", RAIDS),), chance=True),
    Kind("route", (_numbered("TR", TRADES),), chance=True),
    Kind("hut", (_numbered("HU", HUTS),), chance=True),
    Kind("end"),
    Kind("discard", (DESIGN_WORDS,)),
    Kind("lay", ((*DESIGN_WORDS[:FIRST_BUILDING], *DESIGN_WORDS[FIRST_CRAFTSMAN:FIRST_TOWNSFOLK]),)),
    Kind("play", (DESIGN_WORDS[FIRST_TOWNSFOLK:FIRST_JARL],)),
    Kind("build", (DESIGN_WORDS[FIRST_BUILDING:FIRST_CRAFTSMAN],)),
    Kind("tuck", (DESIGN_WORDS[FIRST_CRAFTSMAN:],)),
    Kind("ship", (BOARD_WORDS,)),
    Kind("place", (PLACE_WORDS,)),
    Kind("dismiss", (PLACE_WORDS,)),
    Kind("buy", (BASIC_WORDS,)),
    Kind("forge"),
    Kind("hero", ((*TRACK_WORDS, "common"),)),
    Kind("raid", (tuple(str(number) for number in range(1, REWARDS + 1)),)),
    Kind("at", (SLOT_WORDS,)),
    Kind("from", (BOARD_WORDS,)),
    Kind("labourer"),
    Kind("basic", ((*BASIC_WORDS, "gold"),)),
    Kind("card", (DESIGN_WORDS,)),
    Kind("aboard", (("eikja", *DESIGN_WORDS[:FIRST_BUILDING]),)),
    Kind("cash"),
    Kind("upgrade", (UPGRADE_WORDS,)),
    Kind("ability", (("building", "townsfolk"),)),
    Kind("stop"),
    Kind("enemies", (ENEMY_SETS,)),
)

CHANCES = SPACE.chances
KIND, X = SPACE.kind, SPACE.x

# Codes by their arguments.
DRAW = SPACE.codes("draw")
ROUND = SPACE.codes("round")
PRIZE = SPACE.codes("prize")
ROUTE = SPACE.codes("route")
HUT_CARD = SPACE.codes("hut")
END = int(SPACE.codes("end"))
DISCARD = SPACE.codes("discard")
LAY = SPACE.codes("lay")
PLAY = SPACE.codes("play")
BUILD = SPACE.codes("build")
TUCK = SPACE.codes("tuck")
SHIP = SPACE.codes("ship")
PLACE = SPACE.codes("place")
DISMISS = SPACE.codes("dismiss")
BUY = SPACE.codes("buy")
FORGE = int(SPACE.codes("forge"))
HERO = SPACE.codes("hero")
RAID = SPACE.codes("raid")
AT = SPACE.codes("at")
FROM = SPACE.codes("from")
USE_LABOURER = int(SPACE.codes("labourer"))
BASIC_CHOICE = SPACE.codes("basic")
CARD_CHOICE = SPACE.codes("card")
ON_SHIP = SPACE.codes("aboard")
CASH = int(SPACE.codes("cash"))
UPGRADE = SPACE.codes("upgrade")
ABILITY = SPACE.codes("ability")
STOP = int(SPACE.codes("stop"))
ENEMIES_CODES = SPACE.codes("enemies")

KIND_END = SPACE.number("end")
KIND_DISCARD = SPACE.number("discard")
KIND_LAY = SPACE.number("lay")
KIND_PLAY = SPACE.number("play")
KIND_BUILD = SPACE.number("build")
KIND_TUCK = SPACE.number("tuck")
KIND_SHIP = SPACE.number("ship")
KIND_PLACE = SPACE.number("place")
KIND_DISMISS = SPACE.number("dismiss")
KIND_BUY = SPACE.number("buy")
KIND_FORGE = SPACE.number("forge")
KIND_HERO = SPACE.number("hero")
KIND_RAID = SPACE.number("raid")
KIND_AT = SPACE.number("at")
KIND_FROM = SPACE.number("from")
KIND_ABILITY = SPACE.number("ability")

_ABSENT = {
    "end": Reason.HAND_NOT_EMPTY,
    "discard": Reason.CARD_NOT_IN_HAND,
    "lay": Reason.CARD_NOT_IN_HAND,
    "play": Reason.CARD_NOT_IN_HAND,
    "build": Reason.CARD_NOT_IN_HAND,
    "tuck": Reason.CARD_NOT_IN_HAND,
    "ship": Reason.NO_SHIP_LAID,
    "place": Reason.NO_SUCH_SPACE,
    "dismiss": Reason.NO_CARD_THERE,
    "hero": Reason.HERO_NOT_HELD,
    "raid": Reason.NO_RAID_CARD,
}


def _absent() -> np.ndarray:
    """For a main decision: why each action is not legal if nothing is found that it could be taken with."""
    return np.array(
        [
            Reason.DICE_DECIDE if action.chance else _ABSENT.get(action.kind, Reason.ANOTHER_STEP)
            for action in SPACE.actions
        ],
        np.uint8,
    )


ABSENT = _absent()
