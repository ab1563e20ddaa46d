"""The table in plain text, and the question that is open, as phrases."""

import numpy as np

from meadhall import Cards, Phrase, Reading, seat_name

from ..rules.state import Phase
from .phrases import hand_cards, treasure


def board(record: np.record, cards: Cards) -> list[Phrase]:
    """Describe the heap, then player by player, then my hand."""
    known = Reading(record)
    left = [sum(not each for each in known.turned), _dragons_left(known, cards)]
    lines = [Phrase("hoard-board-round", {"round": known.round_no, "left": left[0], "dragons": left[1]})]
    if known.heap:
        lines.append(Phrase("hoard-board-heap", {"worth": known.heap, "card": treasure(known.latest - 1, cards)}))
    lines += [_player(known, seat) for seat in range(known.seats)]
    if any(known.hand):
        lines.append(Phrase("hoard-board-hand", {"cards": hand_cards(known.hand)}))
    if known.card:
        lines.append(Phrase("hoard-board-chosen", {"value": known.card}))
    return lines


def _dragons_left(known: Reading, cards: Cards) -> int:
    worth = cards.plain.worth
    return sum(not turned and not worth[card] for card, turned in enumerate(known.turned))


def _player(known: Reading, seat: int) -> Phrase:
    riches = {"open": known.open[seat], "buried": known.buried[seat], "count": known.hand_size[seat]}
    line = Phrase("hoard-board-player", {"who": seat_name(seat), **riches})
    played = hand_cards(known.played[seat])
    return Phrase("hoard-board-player-played", {"player": line, "cards": played}) if played else line


def question(record: np.record, cards: Cards) -> Phrase:
    known = Reading(record)
    if known.phase == Phase.TAKE:
        return Phrase("hoard-ask-take", {"worth": known.heap})
    return Phrase("hoard-ask-play", {"worth": known.heap})
