"""What a seat knows as plain values for a browser, a terminal or a bot: names and numbers, never sentences."""

from collections.abc import Iterable
from typing import Any

import numpy as np

from ....core.game import Cards
from ....core.record import Reading
from ..options import BUILD_MODE, KNOWN_CARDS, MEMORY, SIMULTANEOUS
from ..rules.actions import BRICK_WORDS, FIELD_WORDS, PLACE_WORDS, SIDE_WORDS
from ..rules.state import FIELDS, SIDES, Fight, Hand, Phase

STEP_OF: dict[int, str] = {
    Phase.KEEP: "redraw",
    Phase.PLAN: "plan",
    Phase.CLAIM: "claim",
    Phase.FIGHT: "fight",
    Phase.AMULET: "amulet",
    Phase.CARD: "card",
    Phase.PLUNDER: "plunder",
    Phase.BUILD: "build",
    Phase.OVER: "over",
}


def view(record: np.record, cards: Cards) -> dict[str, Any]:
    known = Reading(record).whole()
    seats = range(known.seats)
    return {
        "seat": None if known.seat < 0 else known.seat,
        "round": known.round_no,
        "step": STEP_OF.get(known.phase, "chance"),
        "leader": known.leader,
        "ready": [seat for seat in seats if known.ready >> seat & 1],
        "material": cards.rows[known.material - 1] if known.material else None,
        "materialsUsed": [cards.rows[card]["id"] for card, used in enumerate(known.used) if used],
        "reserve": _bricks(known.reserve),
        "fields": {word: _field(known, field) for field, word in enumerate(FIELD_WORDS)},
        "castles": [_castle(known, seat) for seat in seats],
        "drawPile": known.deck_size,
        "discards": sum(map(sum, known.thrown_open)) + sum(known.thrown_dealt_size) + sum(known.thrown_drawn_size),
        "discardsKnown": _discards(known),
        "fight": _fight(known),
        "latestFight": _latest_fight(known),
        "claim": _claim(known),
        "sealed": _sealed(known),
    }


def _bricks(counts: list[int]) -> dict[str, int]:
    """Return each kind that is there. Most places are empty."""
    return {BRICK_WORDS[brick]: count for brick, count in enumerate(counts) if count} if any(counts) else {}


def _values(counts: Iterable[int]) -> list[int]:
    return [value for value, count in enumerate(counts) if count for _ in range(count)]


def _discards(known: Reading) -> list[int]:
    """Return the discarded cards that I know of: my own and, unless memory is asked for, those of known hands."""
    own, seen = (known.thrown_dealt, known.thrown_drawn), known.thrown_open
    if known.option[KNOWN_CARDS] != MEMORY:
        return _values(map(sum, zip(*own, *seen, strict=True)))
    return _values(map(sum, zip(*own, seen[known.seat], strict=True))) if known.seat >= 0 else []


def _field(known: Reading, field: int) -> dict[str, Any]:
    seats = known.seats
    return {
        "bricks": _bricks(known.bricks[field]),
        "vikings": known.camp[field][:seats],
        "held": [_bricks(counts) for counts in known.held[field][:seats]],
        "peaceful": bool(known.settled[field]),
    }


def _castle(known: Reading, seat: int) -> dict[str, Any]:
    swap = known.swap[seat]
    return {
        "home": known.home[seat],
        "wards": known.ward[seat],
        "amulets": known.amulets[seat],
        "walls": _walls(known, seat),
        "surplus": _bricks(known.surplus[seat]),
        "carried": _bricks(known.carried[seat]),
        "sieges": {side: _siege(known, seat, place) for place, side in enumerate(SIDE_WORDS)},
        "hand": _hand(known, seat),
        "handSize": known.hand_size[seat],
        "swap": _values(swap) if _shows(known, seat) else None,
        "swapSize": sum(swap),
        "redraws": known.redraws[seat],
        "rejected": _values(known.rejected[seat]),
    }


def _walls(known: Reading, seat: int) -> list[list[str]]:
    return [[BRICK_WORDS[brick] for brick in stack if brick] for stack in known.walls[seat]]


def _siege(known: Reading, castle: int, side: int) -> dict[str, Any]:
    rivals, booty = known.rivals[castle][side], known.booty[castle][side]
    return {
        "vikings": [seat for seat in range(known.seats) if rivals >> seat & 1],
        "over": bool(known.sieged[castle][side]),
        "booty": BRICK_WORDS[booty] if booty else None,
    }


def _shows(known: Reading, seat: int) -> bool:
    """Tell whether a seat's cards are shown. Under `knownCards=memory` all but their owner see backs (E13.5)."""
    return bool(seat == known.seat or known.option[KNOWN_CARDS] != MEMORY)


def _hand(known: Reading, seat: int) -> list[int] | None:
    known_to_me = seat == known.seat or known.source[seat] == Hand.PICKED_UP
    return _values(known.hand[seat]) if known_to_me and _shows(known, seat) else None


def _fight(known: Reading) -> dict[str, Any] | None:
    if known.fight == Fight.NONE:
        return None
    fight: dict[str, Any] = {
        "kind": Fight(known.fight).name.lower(),
        "place": PLACE_WORDS[known.place],
        "attacker": known.attacker,
        "defender": known.defender,
    }
    if known.phase == Phase.PLUNDER:
        siege = known.place - FIELDS
        walls = 2 * (siege % SIDES)
        fight |= {"castle": siege // SIDES, "walls": [walls, walls + 1], "difference": known.spread}
    return fight


def _latest_fight(known: Reading) -> dict[str, Any] | None:
    """Return the fight whose cards were opened last, until the next is declared."""
    if not known.shown[0]:
        return None
    return {
        "place": PLACE_WORDS[known.place],
        "attacker": known.attacker,
        "defender": known.defender,
        "cards": known.shown,
    }


def _claim(known: Reading) -> dict[str, Any] | None:
    if known.phase != Phase.CLAIM:
        return None
    return {
        "field": FIELD_WORDS[known.claimed],
        "seat": known.asked,
        "unserved": known.unserved[: known.seats],
    }


def _sealed(known: Reading) -> dict[str, Any] | None:
    """Return my own choice that nobody else sees yet."""
    if known.seat < 0:
        return None
    if known.phase == Phase.PLAN:
        plan = {PLACE_WORDS[place]: count for place, count in enumerate(known.plan) if count}
        return {"plan": plan, "left": known.plan_left}
    if known.phase == Phase.CARD and known.card:
        return {"card": known.card}
    if known.phase == Phase.BUILD and known.option[BUILD_MODE] == SIMULTANEOUS:
        return {"walls": _walls(known, known.seat)}
    return None
