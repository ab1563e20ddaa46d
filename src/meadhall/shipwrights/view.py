"""What a seat knows as plain values for a browser, a terminal or a bot: ids and numbers, never sentences."""

from typing import Any

import numpy as np

from ..core.game import Cards
from .effects import GOOD_WORDS
from .phrases import prices
from .space import DESIGN_WORDS, TRACK_WORDS, UPGRADE_WORDS
from .state import (
    ABOARD,
    DESIGNS,
    ENEMIES,
    FACE_DOWN,
    IN_HAND,
    NEUTRAL,
    NOWHERE,
    REWARDS,
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
from .tables import SKILL_WORDS

STEP_OF = {
    Phase.ENEMIES: "enemies",
    Phase.DRAFT: "draft",
    Phase.ACTIONS: "actions",
    Phase.CONVERT: "convert",
    Phase.OVER: "over",
}
PLACES = {IN_HAND: "hand", FACE_DOWN: "faceDown", ABOARD: "eikja"}


def view(known: np.record, deck: Cards) -> dict[str, Any]:
    seats = range(int(known.seats))
    return {
        "seat": None if known.seat < 0 else int(known.seat),
        "round": int(known.round_no),
        "step": "chance" if known.drawing != Draw.NOTHING else STEP_OF.get(Phase(int(known.phase)), "chance"),
        "roundCard": _card(deck, "rounds", int(known.round_card)),
        "prices": prices(known, deck) if known.round_card else None,
        "neutral": _tracks(known.neutral) if known.seats < 3 else None,
        "enemies": [_card(deck, "enemies", 1 + each) for each in range(ENEMIES) if int(known.enemies) >> each & 1],
        "rival": int(known.rival) if known.seats == 1 else None,
        "heroes": {word: _holder(int(known.hero[track])) for track, word in enumerate(TRACK_WORDS)},
        "ready": [seat for seat in seats if int(known.ready) >> seat & 1],
        "done": [
            seat for seat in seats if known.phase in (Phase.ACTIONS, Phase.CONVERT) and int(known.done) >> seat & 1
        ],
        "draftStep": int(known.draft_step),
        "deck": int(known.deck_size),
        "discards": _designs(known.discards),
        "yards": [_yard(known, seat) for seat in seats],
        "hand": _designs(known.hand) if known.seat >= 0 else None,
        "pack": [DESIGN_WORDS[int(card) - 1] for card in known.pack if card] if known.seat >= 0 else None,
        "picked": [DESIGN_WORDS[int(card) - 1] for card in known.picked if card] if known.seat >= 0 else None,
        "passed": _designs(known.passed) if known.seat >= 0 else None,
    }


def _card(deck: Cards, table: str, number: int) -> str | None:
    """The id of a card, counted from 1."""
    found = [row["id"] for row in deck.rows if row["table"] == table]
    return found[number - 1] if number else None


def _tracks(markers: Any) -> dict[str, int]:
    return {word: int(markers[track]) for track, word in enumerate(TRACK_WORDS)}


def _holder(place: int) -> int | str:
    return place if place < SEATS else "neutral" if place == NEUTRAL else "board"


def _designs(counts: Any) -> list[str]:
    return [DESIGN_WORDS[design] for design in range(DESIGNS) for _ in range(int(counts[design]))]


def _word(lying: Any) -> str | None:
    return DESIGN_WORDS[int(lying) - 1] if lying else None


def _yard(known: np.record, seat: int) -> dict[str, Any]:
    return {
        "goods": {GOOD_WORDS[good]: int(known.goods[seat, good]) for good in range(SUPPLY)},
        "tracks": _tracks(known.marker[seat]),
        "hut": int(known.hut[seat]) or None,
        "upgraded": [word for card, word in enumerate(UPGRADE_WORDS) if int(known.upgraded[seat]) >> card & 1],
        "board": [_space(known, seat, space) for space in range(SPACES)],
        "buildings": [_slot(known, seat, slot) for slot in range(int(known.slots[seat]))],
        "ships": [DESIGN_WORDS[ship] for ship in range(SHIPS) for _ in range(int(known.fleet[seat, ship]))],
        "raids": [_raid(known, seat, each) for each in range(REWARDS) if known.raid[seat, each]],
        "trades": [_trade(known, seat, each) for each in range(REWARDS) if known.trade_at[seat, each] != NOWHERE],
        "heroes": _heroes(known, seat),
        "handSize": int(known.hand_size[seat]),
        "packSize": int(known.pack_size[seat]),
        "pending": _pending(known, seat),
    }


def _space(known: np.record, seat: int, space: int) -> dict[str, Any]:
    worker = bool(int(known.board_workers[seat]) >> space & 1)
    return {"card": _word(known.board[seat, space]), "worker": worker}


def _slot(known: np.record, seat: int, slot: int) -> dict[str, Any]:
    return {
        "card": _word(known.building[seat, slot]),  # none for the hut
        "tucked": _word(known.tucked[seat, slot]),
        "worker": bool(int(known.slot_workers[seat]) >> slot & 1),
    }


def _raid(known: np.record, seat: int, each: int) -> dict[str, Any]:
    return {"card": int(known.raid[seat, each]), "used": bool(int(known.raided[seat]) >> each & 1)}


def _trade(known: np.record, seat: int, each: int) -> dict[str, Any]:
    at = int(known.trade_at[seat, each])
    place = PLACES.get(at) or DESIGN_WORDS[at - ABOARD - 1]
    return {"card": int(known.trade[seat, each]) or None, "at": place}


def _heroes(known: np.record, seat: int) -> list[str]:
    held = [TRACK_WORDS[track] for track in range(TRACKS) if known.hero[track] == seat]
    return [*held, "common"] if int(known.common) >> seat & 1 else held


def _pending(known: np.record, seat: int) -> dict[str, Any] | None:
    """The step that is open within an action."""
    ask = Ask(int(known.ask[seat]))
    if ask == Ask.MAIN:
        return None
    return {
        "ask": ask.name.lower(),
        "card": _word(known.in_play[seat]),
        "at": int(known.at[seat]),
        "skills": [SKILL_WORDS[skill] for skill in range(SKILLS) if int(known.icons[seat]) >> skill & 1],
        "cards": int(known.owes_cards[seat]),
        "any": int(known.owes_any[seat]) + int(known.picks[seat]),
    }
