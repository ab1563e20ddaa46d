"""What a seat knows as plain values for a browser, a terminal or a bot: names and numbers, never sentences."""

from typing import Any

import numpy as np

from meadhall import Cards, Reading

from ..rules.state import Phase

STEP_OF: dict[int, str] = {Phase.PLAY: "play", Phase.TAKE: "take", Phase.OVER: "over"}


def view(record: np.record, cards: Cards) -> dict[str, Any]:
    known = Reading(record).whole()
    seats = range(known.seats)
    return {
        "seat": None if known.seat < 0 else known.seat,
        "round": known.round_no,
        "step": STEP_OF.get(known.phase, "chance"),
        "ready": [seat for seat in seats if known.ready >> seat & 1],
        "turned": [cards.rows[card] for card, turned in enumerate(known.turned) if turned],
        "latest": cards.rows[known.latest - 1] if known.latest else None,
        "heap": known.heap,
        "hand": _values(known.hand),
        "card": known.card or None,
        "players": [
            {
                "open": known.open[seat],
                "buried": known.buried[seat],
                "handSize": known.hand_size[seat],
                "shown": known.shown[seat] or None,
                "played": _values(known.played[seat]),
            }
            for seat in seats
        ],
    }


def _values(counts: list[int]) -> list[int]:
    return [value for value, count in enumerate(counts) for _ in range(count)]
