"""Moves as they are offered to a player, as phrases."""

import numpy as np

from ....core.game import Cards
from ....core.phrase import Phrase, Value
from ....core.record import Reading
from ....core.space import Action
from ..rules.actions import BASIC_WORDS, UPGRADE_WORDS
from ..rules.raids import workers_for_raid
from ..rules.ships import next_icon, skill_price
from ..rules.state import (
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
from ..rules.workers import ability as bundle_of_ability
from ..rules.workers import ability_of_slot
from .facts import better_side, enemies_told, facts, hero_trade, line
from .phrases import ability, building, design, goods, lying, name_of, prices, ship

TABLE_OF = {"prize": "raids", "route": "trades", "hut": "huts"}


def say_action(action: Action, record: np.record, cards: Cards) -> Phrase:
    """Say what a move does, as it is offered to a player."""
    known = Reading(record)
    seat, x = max(known.seat, 0), action.args[0] if action.args else 0
    kind, params = action.kind, dict[str, Value]()
    if kind == "card" and known.phase == Phase.DRAFT:
        kind, params = "card-draft", {"card": line(cards, x)}
    elif kind == "card":
        params = {"card": design(cards, x), "facts": facts(cards, x)}
    elif kind in ("draw", "discard"):
        params = {"card": design(cards, x), "goods": goods(cards.plain.gain[x])}
    elif kind == "lay":
        params = {"card": design(cards, x if x < SHIPS else FIRST_CRAFTSMAN + x - SHIPS)}
    elif kind == "play":
        params = {"card": design(cards, FIRST_TOWNSFOLK + x), "ability": ability(cards, OF_TOWNSFOLK + x)}
    elif kind == "build":
        number = FIRST_BUILDING + x
        params = {"card": design(cards, number), "paid": goods(cards.plain.cost[number])}
    elif kind == "tuck":
        cost = list(cards.plain.tuck[FIRST_CRAFTSMAN + x])
        cost[GOLD] += known.tuck_more
        params = {"card": design(cards, FIRST_CRAFTSMAN + x), "paid": goods(cost)}
    elif kind == "ship":
        params = {"card": lying(known, cards, seat, x), "space": x + 1}
    elif kind == "from":
        params = {"card": lying(known, cards, seat, x), "space": x + 1, "coins": _skill_price(known, cards, seat, x)}
    elif kind == "place":
        kind, params = _placement(known, cards, seat, x)
    elif kind == "dismiss":
        kind, params = _dismissal(known, cards, seat, x)
    elif kind == "at" and known.ask[seat] == Ask.SKILL:
        coins = _skill_price(known, cards, seat, SPACES + x)
        kind, params = "at-craftsman", {"card": lying(known, cards, seat, SPACES + x), "slot": x, "coins": coins}
    elif kind == "at":
        params = {"card": building(known, cards, seat, x), "slot": x}
    else:
        kind, params = _other(action, known, cards, x)
    return Phrase(f"shipwrights-action-{kind}", params)


def _placement(known: Reading, cards: Cards, seat: int, x: int) -> tuple[str, dict[str, Value]]:
    if x < SPACES:
        return "place-board", {"space": x + 1, "ability": ability(cards, OF_SPACE + x)}
    slot = x - SPACES
    if slot >= known.slots[seat] or not known.hut[seat]:
        return "place-nowhere", {"slot": slot}
    does = ability(cards, int(ability_of_slot(known.handle, seat, slot)))
    return "place-building", {"card": building(known, cards, seat, slot), "slot": slot, "ability": does}


def _skill_price(known: Reading, cards: Cards, seat: int, place: int) -> int:
    """Return the coins that the craftsman asks for the skill that is looked for now."""
    if not known.icons[seat]:
        return 0
    card = known.board[seat][place] if place < SPACES else known.tucked[seat][place - SPACES]
    return max(0, int(skill_price(cards.handle, card, next_icon(known.handle, seat))))


def _dismissal(known: Reading, cards: Cards, seat: int, x: int) -> tuple[str, dict[str, Value]]:
    card = lying(known, cards, seat, x)
    if x < SPACES:
        return "dismiss-board", {"card": card, "space": x + 1}
    return "dismiss-building", {"card": card, "building": building(known, cards, seat, x - SPACES)}


def _other(action: Action, known: Reading, cards: Cards, x: int) -> tuple[str, dict[str, Value]]:
    kind, seat = action.kind, max(known.seat, 0)
    if kind == "buy":
        return kind, {"good": BASIC_WORDS[x], "price": prices(known, cards)[BASIC_WORDS[x]] if known.round_card else 0}
    if kind == "basic":
        return kind, {"good": (*BASIC_WORDS, "gold")[x]}
    if kind == "labourer":
        side = known.upgraded[seat] >> LABOURER & 1
        return kind, {"paid": goods(cards.plain.labour[side])}
    if kind == "raid":
        return _raid(known, cards, seat, x)
    if kind == "upgrade":
        return kind, {"card": UPGRADE_WORDS[x], "ability": better_side(cards, x, known.hut[seat])}
    if kind == "ability" and known.doing[seat] == Doing.PLACE:
        slot = known.at[seat]
        card = lying(known, cards, seat, SPACES + slot) if x else building(known, cards, seat, slot)
        return "ability-of", {"card": card, "ability": ability(cards, int(bundle_of_ability(known.handle, seat, x)))}
    if kind == "ability":
        return kind, {"which": action.text.split()[-1]}
    if kind == "enemies":
        return (kind, {"names": enemies_told(cards, x)}) if x else ("enemies-none", {})
    return _of_card(action, cards, x)


def _raid(known: Reading, cards: Cards, seat: int, x: int) -> tuple[str, dict[str, Value]]:
    card = known.raid[seat][x]
    if not card:
        return "raid-none", {}
    workers = int(workers_for_raid(known.handle, cards.handle, seat, x))
    name, gained = name_of(cards, "raids", card - 1), ability(cards, OF_RAID + card - 1)
    return "raid", {"card": name, "count": workers, "ability": gained}


def _of_card(action: Action, cards: Cards, x: int) -> tuple[str, dict[str, Value]]:
    kind = action.kind
    if kind == "hero":
        params: dict[str, Value] = {"hero": name_of(cards, "heroes", x)}
        trades = bool(cards.plain.hero_price[x])
        return (kind, params | {"ability": hero_trade(cards, x)}) if trades else ("hero-none", params)
    if kind in TABLE_OF:
        return kind, {"card": name_of(cards, TABLE_OF[kind], x)}
    if kind == "round":
        return kind, {"card": action.text.split()[-1]}
    if kind == "aboard":
        return kind, {"card": ship(cards, x)}
    return kind, {}
