"""The actions, cards and treasures of Hoard as phrases."""

from collections.abc import Sequence

import numpy as np

from meadhall import Action, Cards, Phrase, card_name


def hand_cards(counts: Sequence[int]) -> list[Phrase]:
    """Name each card of a hand, counted by value."""
    return [Phrase("hoard-card", {"value": value}) for value, count in enumerate(counts) for _ in range(count)]


def treasure(card: int, cards: Cards) -> Phrase:
    return card_name("hoard", cards.rows[card]["name"])


def action(action: Action, known: np.record, cards: Cards) -> Phrase:
    """Say what a move does, whatever is known."""
    return (
        Phrase("hoard-action-turn", {"card": treasure(action.args[0], cards)})
        if action.kind == "turn"
        else offer(action)
    )


def offer(action: Action) -> Phrase:
    """Say what a move does, as it is offered to a player."""
    if action.kind in ("play", "draw"):
        return Phrase(f"hoard-action-{action.kind}", {"value": action.args[0] + 1})
    if action.kind == "turn":
        return Phrase("hoard-action-turn", {"card": action.args[0] + 1})
    return Phrase(f"hoard-action-{action.kind}")
