"""What a seat knows as plain values for a browser, a terminal or a bot: ids and numbers, never sentences."""

from typing import cast

import numpy as np

from ....core.game import Cards
from ....core.parts import Declared, EachSeat, Make, plain
from ....core.record import Reading, Row
from ..cards import SKILL_WORDS
from ..cards.effects import GOOD_WORDS
from ..rules.actions import DESIGN_WORDS, TRACK_WORDS, UPGRADE_WORDS
from ..rules.scoring import worth_of_ship
from ..rules.solo import rival_score
from ..rules.state import (
    ABOARD,
    ENEMIES,
    FACE_DOWN,
    IN_HAND,
    NEUTRAL,
    NOWHERE,
    REWARDS,
    ROUNDS,
    SEATS,
    SHIPS,
    SKILLS,
    SPACES,
    SUPPLY,
    TRACKS,
    Ask,
    Draw,
    Phase,
)
from .needs import needs
from .phrases import prices
from .position import (
    Asked,
    Goods,
    Hero,
    Heroes,
    Holder,
    Need,
    Pending,
    Raid,
    ShipwrightsPosition,
    Skill,
    Slot,
    Space,
    Span,
    Step,
    Tracks,
    Trade,
    Upgrade,
    Yard,
)

STEP_OF: dict[int, Step] = {
    Phase.ENEMIES: "enemies",
    Phase.DRAFT: "draft",
    Phase.ACTIONS: "actions",
    Phase.CONVERT: "convert",
    Phase.OVER: "over",
}
ASKED = cast(tuple[Asked, ...], tuple(ask.name.lower() for ask in Ask))  # but for the first, by which nothing is open
HERO_OF = cast(tuple[Hero, ...], TRACK_WORDS)
SKILL_OF = cast(tuple[Skill, ...], SKILL_WORDS)
UPGRADE_OF = cast(tuple[Upgrade, ...], UPGRADE_WORDS)
PLACES = {IN_HAND: "hand", FACE_DOWN: "faceDown", ABOARD: "eikja"}


def view(record: np.record, cards: Cards) -> ShipwrightsPosition:
    return cast(ShipwrightsPosition, plain(POSITION, Reading(record).whole(), cards))


def _step(known: Reading, cards: Cards) -> Step:
    return "chance" if known.drawing != Draw.NOTHING else STEP_OF.get(known.phase, "chance")


def _rival_score(known: Reading, cards: Cards) -> int | None:
    return int(rival_score(known.handle, cards.handle)) if known.seats == 1 else None


def _rival_to_come(known: Reading, cards: Cards) -> Span | None:
    """What the round cards that nobody has seen yet can still give the rival."""
    if known.seats != 1:
        return None
    unseen = sorted(int(cards.record.rival_vp[card]) for card, used in enumerate(known.rounds_used) if not used)
    left = ROUNDS - sum(map(bool, known.rounds_used))
    return {"least": sum(unseen[:left]), "most": sum(unseen[len(unseen) - left :])}


def _ready(known: Reading, cards: Cards) -> list[int]:
    return [seat for seat in range(known.seats) if known.ready >> seat & 1]


def _passes_to(known: Reading, cards: Cards) -> int | None:
    """Return whom the rest of my pack goes to, if the round card points at one of two neighbours (S5.4)."""
    if known.seat < 0 or known.seats < 3 or known.phase != Phase.DRAFT:
        return None
    way = 1 if cards.plain.clockwise[known.round_card - 1] else -1
    return int(known.seat + way) % int(known.seats)


def _done(known: Reading, cards: Cards) -> list[int]:
    acts = known.phase in (Phase.ACTIONS, Phase.CONVERT)
    return [seat for seat in range(known.seats) if acts and known.done >> seat & 1]


def _needs(known: Reading, cards: Cards) -> list[Need] | None:
    return needs(known, cards) if known.seat >= 0 else None


def _neutral(known: Reading, cards: Cards) -> Tracks | None:
    return _tracks(known.neutral) if known.seats < 3 else None


def _enemies(known: Reading, cards: Cards) -> list[str]:
    return [cards.tables["enemies"][each]["id"] for each in range(ENEMIES) if known.enemies >> each & 1]


def _holders(known: Reading, cards: Cards) -> Heroes:
    return cast(Heroes, {word: _holder(place) for word, place in zip(TRACK_WORDS, known.hero, strict=True)})


def _own(name: str) -> Make:
    """Return what names the designs of my own that a field counts."""
    return lambda known, cards: _designs(getattr(known, name)) if known.seat >= 0 else None


def _own_places(name: str) -> Make:
    """Return what names the designs of my own that lie in the places of a field."""
    return lambda known, cards: (
        [DESIGN_WORDS[card - 1] for card in getattr(known, name) if card] if known.seat >= 0 else None
    )


def _card(cards: Cards, table: str, number: int) -> str | None:
    """Return the id of a card, counted from 1."""
    return cards.tables[table][number - 1]["id"] if number else None


def _tracks(markers: list[int]) -> Tracks:
    return cast(Tracks, dict(zip(TRACK_WORDS, markers, strict=True)))


def _holder(place: int) -> Holder:
    return place if place < SEATS else "neutral" if place == NEUTRAL else "board"


def _designs(counts: list[int]) -> list[str]:
    return [DESIGN_WORDS[design] for design, count in enumerate(counts) if count for _ in range(count)]


def _word(lying: int) -> str | None:
    return DESIGN_WORDS[lying - 1] if lying else None


def _yard(known: Reading, cards: Cards, seat: int) -> Yard:
    own = known.row(seat)
    return {
        "goods": cast(Goods, dict(zip(GOOD_WORDS[:SUPPLY], own.goods, strict=True))),
        "tracks": _tracks(own.marker),
        "hut": own.hut or None,
        "upgraded": [word for card, word in enumerate(UPGRADE_OF) if own.upgraded >> card & 1],
        "board": [_space(own, space) for space in range(SPACES)],
        "buildings": [_slot(own, slot) for slot in range(own.slots)],
        "ships": _designs(own.fleet),
        "worth": _worth(own, seat, cards),
        "raids": [_raid(own, each) for each in range(REWARDS) if own.raid[each]],
        "trades": [_trade(own, each) for each in range(REWARDS) if own.trade_at[each] != NOWHERE],
        "heroes": _heroes(known, seat),
        "handSize": own.hand_size,
        "packSize": own.pack_size,
        "pending": _pending(own),
    }


def _space(own: Row, space: int) -> Space:
    return {"card": _word(own.board[space]), "worker": bool(own.board_workers >> space & 1)}


def _slot(own: Row, slot: int) -> Slot:
    return {
        "card": _word(own.building[slot]),  # none for the hut
        "tucked": _word(own.tucked[slot]),
        "worker": bool(own.slot_workers >> slot & 1),
    }


def _worth(own: Row, seat: int, cards: Cards) -> list[int]:
    return worth_of(own, seat, [ship for ship in range(SHIPS) for _ in range(own.fleet[ship])], cards)


def worth_of(own: Row, seat: int, built: list[int], cards: Cards) -> list[int]:
    """Return what each of these ships of a seat would score now."""
    yard = own.only("fleet", "slots", "building", "raid", "trade_at", "upgraded") if built else None
    return [int(worth_of_ship(yard, cards.handle, seat, ship)) for ship in built]


def _raid(own: Row, each: int) -> Raid:
    return {"card": own.raid[each], "used": bool(own.raided >> each & 1)}


def _trade(own: Row, each: int) -> Trade:
    at = own.trade_at[each]
    place = PLACES.get(at) or DESIGN_WORDS[at - ABOARD - 1]
    return {"card": own.trade[each] or None, "at": place}


def _heroes(known: Reading, seat: int) -> list[Hero]:
    held: list[Hero] = [HERO_OF[track] for track in range(TRACKS) if known.hero[track] == seat]
    return [*held, "common"] if known.common >> seat & 1 else held


def _pending(own: Row) -> Pending | None:
    """Return the step that is open within an action."""
    if own.ask == Ask.MAIN:
        return None
    return {
        "ask": ASKED[own.ask],
        "card": _word(own.in_play),
        "at": own.at,
        "skills": [SKILL_OF[skill] for skill in range(SKILLS) if own.icons >> skill & 1],
        "cards": own.owes_cards,
        "any": own.owes_any + own.picks,
    }


POSITION: Declared = {
    "seat": lambda known, cards: known.seat if known.seat >= 0 else None,
    "round": lambda known, cards: known.round_no,
    "step": _step,
    "roundCard": lambda known, cards: _card(cards, "rounds", known.round_card),
    "prices": lambda known, cards: prices(known, cards) if known.round_card else None,
    "neutral": _neutral,
    "enemies": _enemies,
    "rival": lambda known, cards: known.rival if known.seats == 1 else None,
    "rivalScore": _rival_score,
    "rivalToCome": _rival_to_come,
    "heroes": _holders,
    "ready": _ready,
    "done": _done,
    "draftStep": lambda known, cards: known.draft_step,
    "drawPile": lambda known, cards: known.pile_size,
    "discards": lambda known, cards: _designs(known.discards),
    "yards": EachSeat(_yard),
    "hand": _own("hand"),
    "needs": _needs,
    "pack": _own_places("pack"),
    "picked": _own_places("picked"),
    "passed": _own("passed"),
    "passesTo": _passes_to,
}
