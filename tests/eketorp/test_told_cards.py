"""The saga tells no viewer a card that the viewer's own view hides (E13.5)."""

import random

import pytest

from meadhall import Table
from meadhall.core.phrase import Phrase, seat_name
from meadhall.story import tell_all

SEATS = 3


@pytest.mark.rule("E13.5")
@pytest.mark.parametrize("known_cards", ["open", "memory"])
def test_hands_are_told_to_those_who_see_them(known_cards: str) -> None:
    table, choice = Table.new("eketorp", SEATS, 11, {"knownCards": known_cards}), random.Random(11)
    while table.waiting:
        seat = choice.choice(table.waiting)
        table.play(seat, choice.choice(table.moves(seat)))
    past, told = table.at(0), {True: 0, False: 0}
    for at, pieces in tell_all(table, [None, *range(SEATS)]):
        past.follow(table.entries[at])
        for viewer, piece in pieces.items():
            castles = past.view(viewer)["position"]["castles"]
            for phrase in piece.phrases:
                if phrase.id.startswith("eketorp-event-picked-up"):
                    owner = next(seat for seat in range(SEATS) if phrase.params["who"] == seat_name(seat))
                    told[owner == viewer] += "cards" in phrase.params
                    assert cards_in(phrase) == castles[owner]["hand"], (viewer, phrase)
    assert told[True] > 3 and (told[False] > 3) == (known_cards == "open")


def cards_in(phrase: Phrase) -> list[object] | None:
    cards = phrase.params.get("cards")
    return [each.params["value"] for each in cards if isinstance(each, Phrase)] if isinstance(cards, list) else None
