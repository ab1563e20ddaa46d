"""What a seat knows as plain values for a browser, a terminal or a bot: names and numbers, never sentences."""

from typing import Any

import numpy as np

from ..core.game import Cards
from .space import BRICK_WORDS, FIELD_WORDS, PLACE_WORDS, SIDE_WORDS
from .state import BUILD_MODE, FIELDS, KNOWN_CARDS, MEMORY, SIDES, SIMULTANEOUS, Fight, Hand, Phase

STEP_OF = {
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


def view(known: np.record, cards: Cards) -> dict[str, Any]:
    seats = range(int(known.seats))
    material = int(known.material)
    return {
        "seat": None if known.seat < 0 else int(known.seat),
        "round": int(known.round_no),
        "step": STEP_OF.get(Phase(int(known.phase)), "chance"),
        "leader": int(known.leader),
        "ready": [seat for seat in seats if int(known.ready) >> seat & 1],
        "material": cards.rows[material - 1] if material else None,
        "materialsUsed": [cards.rows[card]["id"] for card in np.flatnonzero(known.used)],
        "reserve": _bricks(known.reserve),
        "fields": {word: _field(known, field) for field, word in enumerate(FIELD_WORDS)},
        "castles": [_castle(known, seat) for seat in seats],
        "drawPile": int(known.deck_size),
        "discards": int(np.sum(known.thrown_open) + np.sum(known.thrown_dealt_size) + np.sum(known.thrown_drawn_size)),
        "discardsKnown": _discards(known),
        "fight": _fight(known),
        "latestFight": _latest_fight(known),
        "claim": _claim(known),
        "sealed": _sealed(known),
    }


def _bricks(counts: Any) -> dict[str, int]:
    return {BRICK_WORDS[brick]: int(count) for brick, count in enumerate(counts) if brick and count}


def _values(counts: Any) -> list[int]:
    return [value for value, count in enumerate(counts) for _ in range(int(count))]


def _discards(known: np.record) -> list[int]:
    """Discarded cards that I know of: my own, and unless memory is asked for those of known hands."""
    own, seen = known.thrown_dealt + known.thrown_drawn, known.thrown_open
    if known.option[KNOWN_CARDS] != MEMORY:
        return _values(own + seen.sum(axis=0))
    return _values(own + seen[int(known.seat)]) if known.seat >= 0 else []


def _field(known: np.record, field: int) -> dict[str, Any]:
    seats = range(int(known.seats))
    return {
        "bricks": _bricks(known.bricks[field]),
        "vikings": [int(known.camp[field, seat]) for seat in seats],
        "held": [_bricks(known.held[field, seat]) for seat in seats],
        "peaceful": bool(known.settled[field]),
    }


def _castle(known: np.record, seat: int) -> dict[str, Any]:
    return {
        "home": int(known.home[seat]),
        "wards": known.ward[seat].tolist(),
        "amulets": int(known.amulets[seat]),
        "walls": _walls(known, seat),
        "surplus": _bricks(known.surplus[seat]),
        "carried": _bricks(known.carried[seat]),
        "sieges": {side: _siege(known, seat, place) for place, side in enumerate(SIDE_WORDS)},
        "hand": _hand(known, seat),
        "handSize": int(known.hand_size[seat]),
        "swap": _values(known.swap[seat]) if _shows(known, seat) else None,
        "swapSize": int(np.sum(known.swap[seat])),
        "redraws": int(known.redraws[seat]),
        "rejected": _values(known.rejected[seat]),
    }


def _walls(known: np.record, seat: int) -> list[list[str]]:
    return [[BRICK_WORDS[brick] for brick in stack if brick] for stack in known.walls[seat].tolist()]


def _siege(known: np.record, castle: int, side: int) -> dict[str, Any]:
    rivals = int(known.rivals[castle, side])
    booty = int(known.booty[castle, side])
    return {
        "vikings": [seat for seat in range(int(known.seats)) if rivals >> seat & 1],
        "over": bool(known.sieged[castle, side]),
        "booty": BRICK_WORDS[booty] if booty else None,
    }


def _shows(known: np.record, seat: int) -> bool:
    """Under `knownCards=memory` only backs are shown, except to their owner (E13.5)."""
    return bool(seat == known.seat or known.option[KNOWN_CARDS] != MEMORY)


def _hand(known: np.record, seat: int) -> list[int] | None:
    known_to_me = seat == known.seat or known.source[seat] == Hand.PICKED_UP
    return _values(known.hand[seat]) if known_to_me and _shows(known, seat) else None


def _fight(known: np.record) -> dict[str, Any] | None:
    if known.fight == Fight.NONE:
        return None
    fight: dict[str, Any] = {
        "kind": Fight(int(known.fight)).name.lower(),
        "place": PLACE_WORDS[int(known.place)],
        "attacker": int(known.attacker),
        "defender": int(known.defender),
    }
    if known.phase == Phase.PLUNDER:
        siege = int(known.place) - FIELDS
        walls = 2 * (siege % SIDES)
        fight |= {"castle": siege // SIDES, "walls": [walls, walls + 1], "difference": int(known.spread)}
    return fight


def _latest_fight(known: np.record) -> dict[str, Any] | None:
    """The fight whose cards were opened last, until the next is declared."""
    if not known.shown[0]:
        return None
    return {
        "place": PLACE_WORDS[int(known.place)],
        "attacker": int(known.attacker),
        "defender": int(known.defender),
        "cards": known.shown.tolist(),
    }


def _claim(known: np.record) -> dict[str, Any] | None:
    if known.phase != Phase.CLAIM:
        return None
    return {
        "field": FIELD_WORDS[int(known.claimed)],
        "seat": int(known.asked),
        "unserved": known.unserved[: int(known.seats)].tolist(),
    }


def _sealed(known: np.record) -> dict[str, Any] | None:
    """My own choice that nobody else sees yet."""
    if known.seat < 0:
        return None
    if known.phase == Phase.PLAN:
        plan = {PLACE_WORDS[place]: int(known.plan[place]) for place in np.flatnonzero(known.plan)}
        return {"plan": plan, "left": int(known.plan_left)}
    if known.phase == Phase.CARD and known.card:
        return {"card": int(known.card)}
    if known.phase == Phase.BUILD and known.option[BUILD_MODE] == SIMULTANEOUS:
        return {"walls": _walls(known, int(known.seat))}
    return None
