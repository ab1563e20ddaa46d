"""What the laboratory counts of cards: which card an entry is about, how it was used, and whose points came of it."""

import numpy as np

from ....core.compiled import entry, rule
from ....core.game import Ledger
from .actions import (
    CASH,
    CHANCES,
    KIND,
    KIND_ABILITY,
    KIND_BUILD,
    KIND_DISCARD,
    KIND_DISMISS,
    KIND_FROM,
    KIND_HERO,
    KIND_LAY,
    KIND_PLACE,
    KIND_PLAY,
    KIND_RAID,
    KIND_SHIP,
    KIND_TUCK,
    USE_LABOURER,
    X,
)
from .heroes import holds
from .progress import trade_card_in_hand
from .ships import ship_of
from .state import (
    BUILDINGS,
    BUNDLES,
    CRAFTSMEN,
    DESIGNS,
    ENEMIES,
    FIRST_BUILDING,
    FIRST_CRAFTSMAN,
    FIRST_TOWNSFOLK,
    HEROES,
    HUT,
    HUTS,
    JARLS,
    OF_BETTER_HUT,
    OF_BUILDING,
    OF_HUT,
    OF_RAID,
    OF_SHIP,
    OF_TOWNSFOLK,
    OF_TRADE,
    RAIDS,
    ROUND_CARDS,
    SHIPS,
    SPACES,
    TOWNSFOLK,
    TRADES,
    Ask,
    Doing,
    Draw,
    Phase,
)
from .workers import ability, ability_of_slot, tucked_townsfolk

NONE = -1
# Cards are numbered as village cards are, then by table.
FIRST_ROUND = DESIGNS
FIRST_RAID = FIRST_ROUND + ROUND_CARDS
FIRST_TRADE = FIRST_RAID + RAIDS
FIRST_HUT = FIRST_TRADE + TRADES
FIRST_HERO = FIRST_HUT + HUTS
FIRST_ENEMY = FIRST_HERO + HEROES

USES = (
    "dealt", "taken", "drawn", "discarded", "paid", "laid", "dismissed", "played", "built", "tucked", "worked",
    "visited", "turned", "won", "raided", "loaded", "cashed", "upgraded", "held", "traded", "met",
)  # fmt: skip
(
    DEALT, TAKEN, DRAWN, DISCARDED, PAID, LAID, DISMISSED, PLAYED, BUILT, TUCKED, WORKED,
    VISITED, TURNED, WON, RAIDED, LOADED, CASHED, UPGRADED, HELD, TRADED, MET,
) = range(len(USES))  # fmt: skip

LEDGER = Ledger(
    tables={
        "ships": SHIPS,
        "buildings": BUILDINGS,
        "craftsmen": CRAFTSMEN,
        "townsfolk": TOWNSFOLK,
        "jarls": JARLS,
        "rounds": ROUND_CARDS,
        "raids": RAIDS,
        "trades": TRADES,
        "huts": HUTS,
        "heroes": HEROES,
        "enemies": ENEMIES,
    },
    uses=USES,
    chief={
        "ships": ("built",),
        "buildings": ("built",),
        "craftsmen": ("laid", "tucked"),
        "townsfolk": ("played", "tucked"),
        "jarls": ("tucked",),
        "rounds": ("turned",),
        "raids": ("raided",),
        "trades": ("loaded", "cashed"),
        "huts": ("dealt",),
        "heroes": ("held",),
        "enemies": ("met",),
    },
)


def _card_of_bundle() -> np.ndarray:
    """The card on which a bundle is printed, NONE for spaces of the player board."""
    found = np.full(BUNDLES, NONE, np.int64)
    found[:DESIGNS] = np.arange(DESIGNS)
    for bundle, card, count in (
        (OF_SHIP, 0, SHIPS),
        (OF_BUILDING, FIRST_BUILDING, BUILDINGS),
        (OF_TOWNSFOLK, FIRST_TOWNSFOLK, TOWNSFOLK),
        (OF_HUT, FIRST_HUT, HUTS),
        (OF_BETTER_HUT, FIRST_HUT, HUTS),
        (OF_RAID, FIRST_RAID, RAIDS),
        (OF_TRADE, FIRST_TRADE, TRADES),
    ):
        found[bundle : bundle + count] = np.arange(card, card + count)
    return found


CARD_OF_BUNDLE = _card_of_bundle()
_USES = len(USES)


@rule()
def points_of(card, use):
    return card * _USES + use


@rule()
def count(used, seat, card, use):
    """One more use; its points belong to it."""
    used[seat, card, use] += 1
    return points_of(card, use)


@entry()
def note(before, s, cards, seat, code, used, tallies):
    """The points of a ship's effect belong to the ship, whatever action it came with."""
    if code < 0:
        if before.phase == Phase.HEROES:
            note_heroes(s, used)
        return NONE
    for enemy in range(ENEMIES):
        used[0, FIRST_ENEMY + enemy, MET] += (int(s.enemies) & ~int(before.enemies)) >> enemy & 1
    if code < CHANCES:
        seat = int(before.drawer)
        mine = note_chance(before, seat, int(X[code]), used)
    elif before.phase == Phase.DRAFT:
        mine = count(used, seat, int(X[code]), TAKEN)
    elif before.phase == Phase.ENEMIES:
        mine = NONE
    elif before.ask[seat] == Ask.MAIN:
        mine = note_main(before, seat, int(KIND[code]), int(X[code]), used)
    else:
        mine = note_pending(before, seat, code, int(KIND[code]), int(X[code]), used)
    if before.launched[seat] > 0 and s.launched[seat] == 0:
        return points_of(int(before.launched[seat]) - 1, BUILT)
    return mine


@rule()
def note_heroes(s, used):
    """Held at the end of a round, the last included."""
    for seat in range(int(s.seats)):
        for hero in range(HEROES):
            used[seat, FIRST_HERO + hero, HELD] += int(holds(s, seat, hero))


@rule()
def note_chance(before, drawer, x, used):
    if before.phase == Phase.HUTS:
        seat = 0
        while seat + 1 < before.seats and before.hut[seat] > 0:
            seat += 1
        return count(used, seat, FIRST_HUT + x, DEALT)
    if before.phase == Phase.ROUND_CARD:
        return count(used, used.shape[0] - 1, FIRST_ROUND + x, TURNED)
    if before.phase == Phase.DEAL:
        return count(used, int(before.dealt) % int(before.seats), x, DEALT)
    if before.drawing == Draw.RAID:
        return count(used, drawer, FIRST_RAID + x, WON)
    if before.drawing == Draw.TRADE:
        return count(used, drawer, FIRST_TRADE + x, WON)
    return count(used, drawer, x, DRAWN)


@rule()
def note_main(before, seat, kind, x, used):
    """A main action (D4)."""
    if kind == KIND_DISCARD:
        return count(used, seat, x, DISCARDED)
    if kind == KIND_LAY:
        return count(used, seat, x if x < SHIPS else FIRST_CRAFTSMAN + x - SHIPS, LAID)
    if kind == KIND_PLAY:
        return count(used, seat, FIRST_TOWNSFOLK + x, PLAYED)
    if kind == KIND_BUILD:
        return count(used, seat, FIRST_BUILDING + x, BUILT)
    if kind == KIND_TUCK:
        return count(used, seat, FIRST_CRAFTSMAN + x, TUCKED)
    if kind == KIND_SHIP:
        return count(used, seat, int(before.board[seat, x]) - 1, BUILT)
    if kind == KIND_PLACE:
        return note_place(before, seat, x, used)
    if kind == KIND_DISMISS:
        lying = int(before.board[seat, x]) if x < SPACES else int(before.tucked[seat, x - SPACES])
        return count(used, seat, lying - 1, DISMISSED)
    if kind == KIND_HERO:
        return count(used, seat, FIRST_HERO + x, TRADED)
    if kind == KIND_RAID:
        return count(used, seat, FIRST_RAID + int(before.raid[seat, x]) - 1, RAIDED)
    return NONE


@rule()
def note_place(before, seat, x, used):
    """Where a townsfolk lies under the building, what is visited is chosen afterwards."""
    if x < SPACES or tucked_townsfolk(before, seat, x - SPACES) >= 0:
        return NONE
    return count(used, seat, int(CARD_OF_BUNDLE[ability_of_slot(before, seat, x - SPACES)]), VISITED)


@rule()
def note_pending(before, seat, code, kind, x, used):
    """A step of an action: the points belong to what is built, tucked, played or visited by it."""
    ask = int(before.ask[seat])
    if ask == Ask.TUCK:
        return points_of(int(before.in_play[seat]) - 1, TUCKED)
    if ask == Ask.SKILL:
        note_skill(before, seat, code, kind, x, used)
    elif ask == Ask.PAY_CARD:
        count(used, seat, x, PAID)
    elif ask == Ask.ABILITY:
        return note_ability(before, seat, kind, x, used)
    elif ask == Ask.TRADE_CARD:
        card = int(before.trade[seat, trade_card_in_hand(before, seat)]) - 1
        return count(used, seat, FIRST_TRADE + card, CASHED if code == CASH else LOADED)
    elif ask == Ask.UPGRADE:
        return count(used, seat, FIRST_HUT + int(before.hut[seat]) - 1, UPGRADED) if x == HUT else NONE
    if before.doing[seat] == Doing.SHIP:
        return points_of(ship_of(before, seat), BUILT)
    return points_of_due(before, seat)


@rule()
def note_skill(before, seat, code, kind, x, used):
    if code != USE_LABOURER:
        lying = int(before.board[seat, x]) if kind == KIND_FROM else int(before.tucked[seat, x])
        count(used, seat, lying - 1, WORKED)


@rule()
def note_ability(before, seat, kind, x, used):
    """In between one may trade (S6.9.8)."""
    if kind == KIND_HERO:
        return count(used, seat, FIRST_HERO + x, TRADED)
    if kind == KIND_ABILITY:
        return count(used, seat, int(CARD_OF_BUNDLE[ability(before, seat, x)]), VISITED)
    return NONE


@rule()
def points_of_due(before, seat):
    """What is paid for, if a card: each bundle of a card is reached by one use of it."""
    if before.due[seat] == 0:
        return NONE
    bundle = int(before.due[seat]) - 1
    card = int(CARD_OF_BUNDLE[bundle])
    if card < 0:
        return NONE
    if bundle < DESIGNS:
        return points_of(card, DISCARDED)
    if bundle >= OF_TRADE:
        return points_of(card, CASHED)
    if bundle >= OF_RAID:
        return points_of(card, RAIDED)
    return points_of(card, PLAYED if before.in_play[seat] > 0 else VISITED)
