"""The saga and the board in words tell no viewer a card that the viewer's own view hides (E13.5)."""

import random
from collections import Counter
from functools import cache
from typing import Any

import pytest

from meadhall import Table
from meadhall.core.phrase import Phrase, seat_name
from meadhall.story import tell_all

SEATS = 3
PLAYED = ("eketorp-event-cards", "eketorp-event-cards-open")
in_both_ways = pytest.mark.parametrize("known_cards", ["open", "memory"])


@cache
def played(known_cards: str) -> Table:
    options = {"knownCards": known_cards, "mulliganOpen": True}
    table, choice = Table.new("eketorp", SEATS, 11, options), random.Random(11)
    while table.waiting:
        seat = choice.choice(table.waiting)
        table.play(seat, choice.choice(table.moves(seat)))
    return table


@pytest.mark.rule("E13.5")
@in_both_ways
def test_hands_are_told_to_those_who_see_them(known_cards: str) -> None:
    table = played(known_cards)
    past, told = table.at(0), {True: 0, False: 0}
    for at, pieces in tell_all(table, [None, *range(SEATS)]):
        past.follow(table.entries[at])
        for viewer, piece in pieces.items():
            castles = past.view(viewer)["position"]["castles"] if piece.phrases else []
            for phrase in piece.phrases:
                if phrase.id.startswith("eketorp-event-picked-up"):
                    owner = owner_of(phrase)
                    told[owner == viewer] += "cards" in phrase.params
                    assert cards_in(phrase) == castles[owner]["hand"], (viewer, phrase)
    assert told[True] > 3 and (told[False] > 3) == (known_cards == "open")


@pytest.mark.rule("E13.5")
@in_both_ways
def test_no_sentence_names_a_card_that_the_view_hides(known_cards: str) -> None:
    """Whatever the sentence: its cards lie open in the view, in the hand or pile of whom it is about, or in a fight."""
    table = played(known_cards)
    past, naming = table.at(0), Counter[str]()
    for at, pieces in tell_all(table, [None, *range(SEATS)]):
        past.follow(table.entries[at])
        for viewer, piece in pieces.items():
            position = past.view(viewer)["position"] if piece.phrases else None
            for phrase in piece.phrases:
                cards = named(phrase)
                assert not Counter(cards) - Counter(open_cards(position, phrase)), (viewer, phrase)
                naming[phrase.id] += bool(cards)
    assert {*PLAYED, "eketorp-event-hand", "eketorp-event-picked-up"} <= (+naming).keys()


@pytest.mark.rule("E13.5")
@in_both_ways
def test_the_board_in_words_shows_the_cards_of_the_view(known_cards: str) -> None:
    table = played(known_cards)
    past, hidden = table.at(0), Counter[bool]()
    for at, entry in enumerate(table.entries):
        past.follow(entry)
        for viewer in (None, 0) if at % 25 == 0 else ():
            castles = past.view(viewer)["position"]["castles"]
            lines = past.game.board(past.known(viewer), past.cards)
            hands = [line for line in lines if line.id.startswith("eketorp-board-hand")]
            for castle, line in zip(castles, hands, strict=True):
                assert values(line.params["hand"]) == castle["hand"]
                assert "swap" not in line.params or values(line.params["swap"]) == castle["swap"]
                hidden["swap" in line.params and castle["swap"] is None] += 1
    assert bool(hidden[True]) == (known_cards == "memory")


def owner_of(phrase: Phrase) -> int:
    return next(seat for seat in range(SEATS) if phrase.params["who"] == seat_name(seat))


def values(cards: object) -> list[Any] | None:
    """The values of cards that are named, None for backs."""
    named = [each.params.get("value") for each in cards if isinstance(each, Phrase)] if isinstance(cards, list) else []
    return None if None in named else named


def cards_in(phrase: Phrase) -> list[Any] | None:
    return values(phrase.params["cards"]) if "cards" in phrase.params else None


def named(phrase: Phrase) -> list[Any]:
    """Every battle card that a sentence names."""
    if phrase.id in PLAYED:
        return [phrase.params["a"], phrase.params["b"]]
    lists = [value for value in phrase.params.values() if isinstance(value, list)]
    return [
        each.params["value"]
        for cards in lists
        for each in cards
        if isinstance(each, Phrase) and each.id == "eketorp-card"
    ]


def open_cards(position: Any, phrase: Phrase) -> list[int]:
    """The cards that lie before the viewer's eyes where a sentence may name them."""
    if phrase.id in PLAYED:
        return list(position["latestFight"]["cards"])
    if "cards" not in phrase.params:
        return []
    castle = position["castles"][owner_of(phrase)]
    return [*(castle["hand"] or []), *(castle["swap"] or []), *castle["rejected"]]
