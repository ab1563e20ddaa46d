"""Moves as they are offered to a player, as phrases."""

import numpy as np

from ..core.game import Cards
from ..core.phrase import Phrase, Value
from ..core.record import Reading
from ..core.space import Row
from .facts import better_side, enemies_told, facts, hero_trade, line
from .phrases import ability, building, design, goods, lying, name_of, prices, ship
from .raids import workers_for_raid
from .ships import next_icon, skill_price
from .space import BASIC_WORDS, UPGRADE_WORDS
from .state import (
    FIRST_BUILDING,
    FIRST_CRAFTSMAN,
    FIRST_TOWNSFOLK,
    GOLD,
    LABOURER,
    OF_RAID,
    OF_SPACE,
    OF_TOWNSFOLK,
    SHIPS,
    SPACES,
    Ask,
    Doing,
    Phase,
)
from .workers import ability as bundle_of_ability
from .workers import ability_of_slot

TABLE_OF = {"prize": "raids", "route": "trades", "hut": "huts"}


def action(row: Row, record: np.record, deck: Cards) -> Phrase:
    """What a move does, as it is offered to a player."""
    known = Reading(record)
    seat, x = max(known.seat, 0), row.args[0] if row.args else 0
    kind, params = row.kind, dict[str, Value]()
    if kind == "card" and known.phase == Phase.DRAFT:
        kind, params = "card-draft", {"card": line(deck, x)}
    elif kind == "card":
        params = {"card": design(deck, x), "facts": facts(deck, x)}
    elif kind in ("draw", "discard"):
        params = {"card": design(deck, x), "goods": goods(deck.plain.gain[x])}
    elif kind == "lay":
        params = {"card": design(deck, x if x < SHIPS else FIRST_CRAFTSMAN + x - SHIPS)}
    elif kind == "play":
        params = {"card": design(deck, FIRST_TOWNSFOLK + x), "ability": ability(deck, OF_TOWNSFOLK + x)}
    elif kind == "build":
        number = FIRST_BUILDING + x
        params = {"card": design(deck, number), "paid": goods(deck.plain.cost[number])}
    elif kind == "tuck":
        cost = list(deck.plain.tuck[FIRST_CRAFTSMAN + x])
        cost[GOLD] += known.tuck_more
        params = {"card": design(deck, FIRST_CRAFTSMAN + x), "paid": goods(cost)}
    elif kind == "ship":
        params = {"card": lying(known, deck, seat, x), "space": x + 1}
    elif kind == "from":
        params = {"card": lying(known, deck, seat, x), "space": x + 1, "coins": _skill_price(known, deck, seat, x)}
    elif kind == "place":
        kind, params = _placement(known, deck, seat, x)
    elif kind == "dismiss":
        kind, params = _dismissal(known, deck, seat, x)
    elif kind == "at" and known.ask[seat] == Ask.SKILL:
        coins = _skill_price(known, deck, seat, SPACES + x)
        kind, params = "at-craftsman", {"card": lying(known, deck, seat, SPACES + x), "slot": x, "coins": coins}
    elif kind == "at":
        params = {"card": building(known, deck, seat, x), "slot": x}
    else:
        kind, params = _other(row, known, deck, x)
    return Phrase(f"shipwrights-action-{kind}", params)


def _placement(known: Reading, deck: Cards, seat: int, x: int) -> tuple[str, dict[str, Value]]:
    if x < SPACES:
        return "place-board", {"space": x + 1, "ability": ability(deck, OF_SPACE + x)}
    slot = x - SPACES
    if slot >= known.slots[seat] or not known.hut[seat]:
        return "place-nowhere", {"slot": slot}
    does = ability(deck, int(ability_of_slot(known.handle, seat, slot)))
    return "place-building", {"card": building(known, deck, seat, slot), "slot": slot, "ability": does}


def _skill_price(known: Reading, deck: Cards, seat: int, place: int) -> int:
    """Coins that the craftsman asks for the skill that is looked for now."""
    if not known.icons[seat]:
        return 0
    card = known.board[seat][place] if place < SPACES else known.tucked[seat][place - SPACES]
    return max(0, int(skill_price(deck.handle, card, next_icon(known.handle, seat))))


def _dismissal(known: Reading, deck: Cards, seat: int, x: int) -> tuple[str, dict[str, Value]]:
    card = lying(known, deck, seat, x)
    if x < SPACES:
        return "dismiss-board", {"card": card, "space": x + 1}
    return "dismiss-building", {"card": card, "building": building(known, deck, seat, x - SPACES)}


def _other(row: Row, known: Reading, deck: Cards, x: int) -> tuple[str, dict[str, Value]]:
    kind, seat = row.kind, max(known.seat, 0)
    if kind == "buy":
        return kind, {"good": BASIC_WORDS[x], "price": prices(known, deck)[BASIC_WORDS[x]] if known.round_card else 0}
    if kind == "basic":
        return kind, {"good": (*BASIC_WORDS, "gold")[x]}
    if kind == "labourer":
        side = known.upgraded[seat] >> LABOURER & 1
        return kind, {"paid": goods(deck.plain.labour[side])}
    if kind == "raid":
        return _raid(known, deck, seat, x)
    if kind == "upgrade":
        return kind, {"card": UPGRADE_WORDS[x], "ability": better_side(deck, x, known.hut[seat])}
    if kind == "ability" and known.doing[seat] == Doing.PLACE:
        slot = known.at[seat]
        card = lying(known, deck, seat, SPACES + slot) if x else building(known, deck, seat, slot)
        return "ability-of", {"card": card, "ability": ability(deck, int(bundle_of_ability(known.handle, seat, x)))}
    if kind == "ability":
        return kind, {"which": row.text.split()[-1]}
    if kind == "enemies":
        return (kind, {"names": enemies_told(deck, x)}) if x else ("enemies-none", {})
    return _card_row(row, deck, x)


def _raid(known: Reading, deck: Cards, seat: int, x: int) -> tuple[str, dict[str, Value]]:
    card = known.raid[seat][x]
    if not card:
        return "raid-none", {}
    workers = int(workers_for_raid(known.handle, deck.handle, seat, x))
    name, gained = name_of(deck, "raids", card - 1), ability(deck, OF_RAID + card - 1)
    return "raid", {"card": name, "count": workers, "ability": gained}


def _card_row(row: Row, deck: Cards, x: int) -> tuple[str, dict[str, Value]]:
    kind = row.kind
    if kind == "hero":
        params: dict[str, Value] = {"hero": name_of(deck, "heroes", x)}
        trades = bool(deck.plain.hero_price[x])
        return (kind, params | {"ability": hero_trade(deck, x)}) if trades else ("hero-none", params)
    if kind in TABLE_OF:
        return kind, {"card": name_of(deck, TABLE_OF[kind], x)}
    if kind == "round":
        return kind, {"card": row.text.split()[-1]}
    if kind == "aboard":
        return kind, {"card": ship(deck, x)}
    return kind, {}
