"""What a seat knows as plain values for a browser, a terminal or a bot: ids and numbers, never sentences."""

from typing import Any

import numpy as np

from ....core.game import Cards
from ....core.record import Reading
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
from .phrases import prices

STEP_OF: dict[int, str] = {
    Phase.ENEMIES: "enemies",
    Phase.DRAFT: "draft",
    Phase.ACTIONS: "actions",
    Phase.CONVERT: "convert",
    Phase.OVER: "over",
}
PLACES = {IN_HAND: "hand", FACE_DOWN: "faceDown", ABOARD: "eikja"}


def view(record: np.record, cards: Cards) -> dict[str, Any]:
    known = Reading(record).whole()
    seats, mine = range(known.seats), known.seat >= 0
    return {
        "seat": known.seat if mine else None,
        "round": known.round_no,
        "step": "chance" if known.drawing != Draw.NOTHING else STEP_OF.get(known.phase, "chance"),
        "roundCard": _card(cards, "rounds", known.round_card),
        "prices": prices(known, cards) if known.round_card else None,
        "neutral": _tracks(known.neutral) if known.seats < 3 else None,
        "enemies": [_card(cards, "enemies", 1 + each) for each in range(ENEMIES) if known.enemies >> each & 1],
        "rival": known.rival if known.seats == 1 else None,
        "rivalScore": int(rival_score(known.handle, cards.handle)) if known.seats == 1 else None,
        "heroes": {word: _holder(place) for word, place in zip(TRACK_WORDS, known.hero, strict=True)},
        "ready": [seat for seat in seats if known.ready >> seat & 1],
        "done": [seat for seat in seats if known.phase in (Phase.ACTIONS, Phase.CONVERT) and known.done >> seat & 1],
        "draftStep": known.draft_step,
        "deck": known.deck_size,
        "discards": _designs(known.discards),
        "yards": [_yard(known, seat, cards) for seat in seats],
        "hand": _designs(known.hand) if mine else None,
        "pack": [DESIGN_WORDS[card - 1] for card in known.pack if card] if mine else None,
        "picked": [DESIGN_WORDS[card - 1] for card in known.picked if card] if mine else None,
        "passed": _designs(known.passed) if mine else None,
    }


def _card(cards: Cards, table: str, number: int) -> str | None:
    """Return the id of a card, counted from 1."""
    return cards.tables[table][number - 1]["id"] if number else None


def _tracks(markers: list[int]) -> dict[str, int]:
    return dict(zip(TRACK_WORDS, markers, strict=True))


def _holder(place: int) -> int | str:
    return place if place < SEATS else "neutral" if place == NEUTRAL else "board"


def _designs(counts: list[int]) -> list[str]:
    return [DESIGN_WORDS[design] for design, count in enumerate(counts) if count for _ in range(count)]


def _word(lying: int) -> str | None:
    return DESIGN_WORDS[lying - 1] if lying else None


def _yard(known: Reading, seat: int, cards: Cards) -> dict[str, Any]:
    return {
        "goods": dict(zip(GOOD_WORDS[:SUPPLY], known.goods[seat], strict=True)),
        "tracks": _tracks(known.marker[seat]),
        "hut": known.hut[seat] or None,
        "upgraded": [word for card, word in enumerate(UPGRADE_WORDS) if known.upgraded[seat] >> card & 1],
        "board": [_space(known, seat, space) for space in range(SPACES)],
        "buildings": [_slot(known, seat, slot) for slot in range(known.slots[seat])],
        "ships": _designs(known.fleet[seat]),
        "worth": _worth(known, seat, cards),
        "raids": [_raid(known, seat, each) for each in range(REWARDS) if known.raid[seat][each]],
        "trades": [_trade(known, seat, each) for each in range(REWARDS) if known.trade_at[seat][each] != NOWHERE],
        "heroes": _heroes(known, seat),
        "handSize": known.hand_size[seat],
        "packSize": known.pack_size[seat],
        "pending": _pending(known, seat),
    }


def _space(known: Reading, seat: int, space: int) -> dict[str, Any]:
    return {"card": _word(known.board[seat][space]), "worker": bool(known.board_workers[seat] >> space & 1)}


def _slot(known: Reading, seat: int, slot: int) -> dict[str, Any]:
    return {
        "card": _word(known.building[seat][slot]),  # none for the hut
        "tucked": _word(known.tucked[seat][slot]),
        "worker": bool(known.slot_workers[seat] >> slot & 1),
    }


def _worth(known: Reading, seat: int, cards: Cards) -> list[int]:
    """Return what each of the ships would score now."""
    built = [ship for ship in range(SHIPS) for _ in range(known.fleet[seat][ship])]
    return [int(worth_of_ship(known.handle, cards.handle, seat, ship)) for ship in built]


def _raid(known: Reading, seat: int, each: int) -> dict[str, Any]:
    return {"card": known.raid[seat][each], "used": bool(known.raided[seat] >> each & 1)}


def _trade(known: Reading, seat: int, each: int) -> dict[str, Any]:
    at = known.trade_at[seat][each]
    place = PLACES.get(at) or DESIGN_WORDS[at - ABOARD - 1]
    return {"card": known.trade[seat][each] or None, "at": place}


def _heroes(known: Reading, seat: int) -> list[str]:
    held = [TRACK_WORDS[track] for track in range(TRACKS) if known.hero[track] == seat]
    return [*held, "common"] if known.common >> seat & 1 else held


def _pending(known: Reading, seat: int) -> dict[str, Any] | None:
    """Return the step that is open within an action."""
    if known.ask[seat] == Ask.MAIN:
        return None
    return {
        "ask": Ask(known.ask[seat]).name.lower(),
        "card": _word(known.in_play[seat]),
        "at": known.at[seat],
        "skills": [SKILL_WORDS[skill] for skill in range(SKILLS) if known.icons[seat] >> skill & 1],
        "cards": known.owes_cards[seat],
        "any": known.owes_any[seat] + known.picks[seat],
    }
