"""What a seat knows as plain values for a browser, a terminal or a bot: names and numbers, never sentences."""

from collections.abc import Iterable
from typing import cast

import numpy as np

from ....core.game import Cards
from ....core.parts import Declared, EachSeat, EachWord, plain
from ....core.record import Reading, Row
from ..options import BUILD_MODE, KNOWN_CARDS, MEMORY, SIMULTANEOUS
from ..rules.actions import BRICK_WORDS, FIELD_WORDS, PLACE_WORDS, SIDE_WORDS
from ..rules.state import FIELDS, SIDES, Fight, Hand, Phase
from .position import (
    Brick,
    Bricks,
    Castle,
    Claim,
    CurrentFight,
    EketorpPosition,
    Kind,
    LatestFight,
    Plot,
    Sealed,
    Siege,
    Sieges,
    Step,
)
from .stakes import at_peace, loots, odds, siege_stakes, stays, walls_of

BRICKS = cast(tuple[Brick, ...], BRICK_WORDS)
STEP_OF: dict[int, Step] = {
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
KIND_OF: dict[int, Kind] = {Fight.BATTLE: "battle", Fight.CONTEST: "contest", Fight.SIEGE: "siege"}


def view(record: np.record, cards: Cards) -> EketorpPosition:
    return cast(EketorpPosition, plain(POSITION, Reading(record).whole(), cards))


def _ready(known: Reading, cards: Cards) -> list[int]:
    return [seat for seat in range(known.seats) if known.ready >> seat & 1]


def _material(known: Reading, cards: Cards) -> dict[str, str] | None:
    return cards.rows[known.material - 1] if known.material else None


def _materials_used(known: Reading, cards: Cards) -> list[str]:
    return [cards.rows[card]["id"] for card, used in enumerate(known.used) if used]


def _discarded(known: Reading, cards: Cards) -> int:
    """Count the discarded cards."""
    return int(sum(map(sum, known.thrown_open)) + sum(known.thrown_dealt_size) + sum(known.thrown_drawn_size))


def _bricks(counts: list[int]) -> Bricks:
    """Return each kind that is there. Most places are empty."""
    if not any(counts):
        return {}
    return cast(Bricks, {BRICK_WORDS[brick]: count for brick, count in enumerate(counts) if count})


def _values(counts: Iterable[int]) -> list[int]:
    return [value for value, count in enumerate(counts) for _ in range(count)]


def _discards(known: Reading, cards: Cards) -> list[int]:
    """Return the discarded cards that I know of: my own and, unless memory is asked for, those of known hands."""
    own, seen = (known.thrown_dealt, known.thrown_drawn), known.thrown_open
    if known.option[KNOWN_CARDS] != MEMORY:
        return _values(map(sum, zip(*own, *seen, strict=True)))
    return _values(map(sum, zip(*own, seen[known.seat], strict=True))) if known.seat >= 0 else []


def _field(known: Reading, cards: Cards, field: int) -> Plot:
    seats, here = known.seats, known.row(field)
    return {
        "bricks": _bricks(here.bricks),
        "vikings": here.camp[:seats],
        "held": [_bricks(counts) for counts in here.held[:seats]],
        "peaceful": bool(here.settled) or (any(here.camp) and known.phase == Phase.CLAIM and at_peace(known, field)),
    }


def _castle(known: Reading, cards: Cards, seat: int, mine: bool) -> Castle:
    """Return a castle with its cards. Under `knownCards=memory` all but their owner see backs (E13.5)."""
    own = known.row(seat)
    shown = mine or known.option[KNOWN_CARDS] != MEMORY
    return {
        "home": own.home,
        "wards": own.ward,
        "amulets": own.amulets,
        "walls": _walls(own),
        "room": [stack.count(0) for stack in own.walls],
        "surplus": _bricks(own.surplus),
        "carried": _bricks(own.carried),
        "sieges": cast(Sieges, {side: _siege(known, own, place) for place, side in enumerate(SIDE_WORDS)}),
        "hand": _values(own.hand) if shown and (mine or own.source == Hand.PICKED_UP) else None,
        "handSize": own.hand_size,
        "swap": _values(own.swap) if shown else None,
        "swapSize": sum(own.swap),
        "redraws": own.redraws,
        "rejected": _values(own.rejected),
    }


def _walls(castle: Row) -> list[list[Brick]]:
    return [[BRICKS[brick] for brick in stack if brick] for stack in castle.walls]


def _siege(known: Reading, castle: Row, side: int) -> Siege:
    rivals, booty = castle.rivals[side], castle.booty[side]
    losses, reach, worst = siege_stakes(known.option, castle.walls, side)
    return {
        "vikings": [seat for seat in range(known.seats) if rivals >> seat & 1] if rivals else [],
        "over": bool(castle.sieged[side]),
        "booty": BRICKS[booty] if booty else None,
        "walls": walls_of(side),
        "losses": losses,
        "worst": worst,
        "reach": reach,
    }


def _fight(known: Reading, cards: Cards) -> CurrentFight | None:
    if known.fight == Fight.NONE:
        return None
    fight: CurrentFight = {
        "kind": KIND_OF[known.fight],
        "place": PLACE_WORDS[known.place],
        "attacker": known.attacker,
        "defender": known.defender,
    }
    if known.phase == Phase.PLUNDER:
        castle, side = divmod(known.place - FIELDS, SIDES)
        fight |= {"castle": castle, "walls": walls_of(side), "difference": known.spread}
        fight["loots"] = loots(known.option, known.walls[castle], side, known.spread)
    return fight


def _latest_fight(known: Reading, cards: Cards) -> LatestFight | None:
    """Return the fight whose cards were opened last, until the next is declared."""
    if not known.shown[0]:
        return None
    return {
        "place": PLACE_WORDS[known.place],
        "attacker": known.attacker,
        "defender": known.defender,
        "cards": known.shown,
    }


def _claim(known: Reading, cards: Cards) -> Claim | None:
    if known.phase != Phase.CLAIM:
        return None
    return {
        "field": FIELD_WORDS[known.claimed],
        "seat": known.asked,
        "unserved": known.unserved[: known.seats],
    }


def _sealed(known: Reading, cards: Cards) -> Sealed | None:
    """Return my own choice that nobody else sees yet."""
    if known.seat < 0:
        return None
    if known.phase == Phase.PLAN:
        plan = {PLACE_WORDS[place]: count for place, count in enumerate(known.plan) if count}
        return {"plan": plan, "left": known.plan_left}
    if known.phase == Phase.CARD and known.card:
        return {"card": known.card}
    if known.phase == Phase.BUILD and known.option[BUILD_MODE] == SIMULTANEOUS:
        return {"walls": _walls(known.row(known.seat))}
    return None


POSITION: Declared = {
    "seat": lambda known, cards: None if known.seat < 0 else known.seat,
    "round": lambda known, cards: known.round_no,
    "step": lambda known, cards: STEP_OF.get(known.phase, "chance"),
    "leader": lambda known, cards: known.leader,
    "ready": _ready,
    "material": _material,
    "materialsUsed": _materials_used,
    "reserve": lambda known, cards: _bricks(known.reserve),
    "fields": EachWord(_field, FIELD_WORDS),
    "castles": EachSeat(_castle, own=True),
    "drawPile": lambda known, cards: known.pile_size,
    "discards": _discarded,
    "discardsKnown": _discards,
    "fight": _fight,
    "latestFight": _latest_fight,
    "claim": _claim,
    "sealed": _sealed,
    "odds": lambda known, cards: odds(known),
    "stays": lambda known, cards: stays(known),
}
