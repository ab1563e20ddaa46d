"""Moves as they are offered to a player, as phrases."""

import numpy as np

from ..core.game import Cards
from ..core.phrase import Phrase, Value
from ..core.space import Row
from .facts import facts
from .phrases import ability, building, design, enemies, goods, lying, name_of, ship
from .space import BASIC_WORDS, UPGRADE_WORDS
from .state import (
    FIRST_BUILDING,
    FIRST_CRAFTSMAN,
    FIRST_TOWNSFOLK,
    OF_SPACE,
    OF_TOWNSFOLK,
    SHIPS,
    SPACES,
    Ask,
)

TABLE_OF = {"prize": "raids", "route": "trades", "hut": "huts"}


def action(row: Row, known: np.record, deck: Cards) -> Phrase:
    """What a move does, as it is offered to a player."""
    seat, x = max(int(known.seat), 0), row.args[0] if row.args else 0
    kind, params = row.kind, dict[str, Value]()
    if kind == "card":
        params = {"card": design(deck, x), "facts": facts(deck, x)}
    elif kind in ("draw", "discard"):
        params = {"card": design(deck, x), "goods": goods(deck.record.gain[x])}
    elif kind == "lay":
        params = {"card": design(deck, x if x < SHIPS else FIRST_CRAFTSMAN + x - SHIPS)}
    elif kind == "play":
        params = {"card": design(deck, FIRST_TOWNSFOLK + x), "ability": ability(deck, OF_TOWNSFOLK + x)}
    elif kind == "build":
        number = FIRST_BUILDING + x
        params = {"card": design(deck, number), "paid": goods(deck.record.cost[number])}
    elif kind == "tuck":
        params = {"card": design(deck, FIRST_CRAFTSMAN + x)}
    elif kind in ("ship", "from"):
        params = {"card": lying(known, deck, seat, x), "space": x + 1}
    elif kind == "place":
        kind, params = _placement(known, deck, seat, x)
    elif kind == "dismiss":
        kind, params = _dismissal(known, deck, seat, x)
    elif kind == "at" and known.ask[seat] == Ask.SKILL:
        kind, params = "at-craftsman", {"card": lying(known, deck, seat, SPACES + x), "slot": x}
    elif kind == "at":
        params = {"card": building(known, deck, seat, x), "slot": x}
    else:
        kind, params = _other(row, known, deck, x)
    return Phrase(f"shipwrights-action-{kind}", params)


def _placement(known: np.record, deck: Cards, seat: int, x: int) -> tuple[str, dict[str, Value]]:
    if x < SPACES:
        return "place-board", {"space": x + 1, "ability": ability(deck, OF_SPACE + x)}
    return "place-building", {"card": building(known, deck, seat, x - SPACES), "slot": x - SPACES}


def _dismissal(known: np.record, deck: Cards, seat: int, x: int) -> tuple[str, dict[str, Value]]:
    card = lying(known, deck, seat, x)
    if x < SPACES:
        return "dismiss-board", {"card": card, "space": x + 1}
    return "dismiss-building", {"card": card, "building": building(known, deck, seat, x - SPACES)}


def _other(row: Row, known: np.record, deck: Cards, x: int) -> tuple[str, dict[str, Value]]:
    kind = row.kind
    if kind == "buy":
        price = int(deck.record.price[max(int(known.round_card) - 1, 0), x]) + int(known.dearer)
        return kind, {"good": BASIC_WORDS[x], "price": price}
    if kind == "basic":
        return kind, {"good": (*BASIC_WORDS, "gold")[x]}
    if kind == "hero":
        return kind, {"hero": name_of(deck, "heroes", x)}
    if kind in ("prize", "route", "hut"):
        return kind, {"card": name_of(deck, TABLE_OF[kind], x)}
    if kind == "round":
        return kind, {"card": row.text.split()[-1]}
    if kind == "raid":
        raid = int(known.raid[max(int(known.seat), 0), x])
        return kind, {"card": name_of(deck, "raids", raid - 1) if raid else Phrase("shipwrights-no-card")}
    if kind == "aboard":
        return kind, {"card": ship(deck, x)}
    if kind == "upgrade":
        return kind, {"card": UPGRADE_WORDS[x]}
    if kind == "ability":
        return kind, {"which": row.text.split()[-1]}
    if kind == "enemies":
        chosen = enemies(deck, x)
        return (kind, {"names": chosen}) if chosen else ("enemies-none", {})
    return kind, {}
