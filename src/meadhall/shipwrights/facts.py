"""What is printed on a village card, as phrases."""

from ..core.game import Cards
from ..core.phrase import Phrase, Value
from .effects import COUNTERS
from .phrases import ability, design, goods
from .space import DESIGN_WORDS, TRACK_WORDS
from .state import (
    FIRST_BUILDING,
    FIRST_CRAFTSMAN,
    FIRST_JARL,
    FIRST_TOWNSFOLK,
    OF_BUILDING,
    OF_SHIP,
    OF_TOWNSFOLK,
    SKILLS,
)
from .tables import SKILL_WORDS


def facts(deck: Cards, number: int) -> Phrase:
    """Kind, cost, worth and effect of a design."""
    if number < FIRST_BUILDING:
        params: dict[str, Value] = {"skills": _skills(deck, number), "paid": goods(deck.record.cost[number])}
        return Phrase(
            "shipwrights-facts-ship", params | {"worth": _worth(deck, number), "effect": _effect(deck, number)}
        )
    if number < FIRST_CRAFTSMAN:
        params = {"paid": goods(deck.record.cost[number]), "worth": _worth(deck, number)}
        params["ability"] = ability(deck, OF_BUILDING + number - FIRST_BUILDING)
        return Phrase("shipwrights-facts-building", params)
    if number < FIRST_TOWNSFOLK:
        craftsman = number - FIRST_CRAFTSMAN
        major, minor = _skill(int(deck.record.major[craftsman])), _skill(int(deck.record.minor[craftsman]))
        return Phrase("shipwrights-facts-craftsman", {"major": major, "minor": minor})
    if number < FIRST_JARL:
        return Phrase(
            "shipwrights-facts-townsfolk", {"ability": ability(deck, OF_TOWNSFOLK + number - FIRST_TOWNSFOLK)}
        )
    return Phrase("shipwrights-facts-jarl", {"worth": _worth(deck, number)})


def line(deck: Cards, number: int) -> Phrase:
    """A card as a line to read: its short name, its name, what it does, and what discarding it gives."""
    params: dict[str, Value] = {
        "word": DESIGN_WORDS[number],
        "card": design(deck, number),
        "facts": facts(deck, number),
    }
    return Phrase("shipwrights-card-line", params | {"goods": goods(deck.record.gain[number])})


def _skill(skill: int) -> Phrase:
    return Phrase("shipwrights-skill", {"skill": SKILL_WORDS[skill]})


def _skills(deck: Cards, ship: int) -> list[Phrase]:
    return [_skill(skill) for skill in range(SKILLS) if int(deck.record.skills[ship]) >> skill & 1]


def _worth(deck: Cards, number: int) -> list[Phrase]:
    """Points, then steps on the tracks."""
    moved = [
        Phrase("shipwrights-worth-steps", {"count": int(deck.record.steps[number, track]), "track": word})
        for track, word in enumerate(TRACK_WORDS)
        if deck.record.steps[number, track]
    ]
    return [Phrase("shipwrights-points", {"count": int(deck.record.vp[number])}), *moved]


def _effect(deck: Cards, ship: int) -> Phrase:
    if deck.record.has_effect[ship]:
        return Phrase("shipwrights-effect-now", {"goods": goods(deck.record.gain[OF_SHIP + ship])})
    if deck.record.income[ship].any():
        return Phrase("shipwrights-effect-income", {"goods": goods(deck.record.income[ship])})
    points: dict[str, Value] = {"count": int(deck.record.bonus_vp[ship])}
    counter = int(deck.record.bonus_per[ship])
    if not counter:
        return Phrase("shipwrights-effect-end", points)
    return Phrase("shipwrights-effect-per", points | {"counter": COUNTERS[counter - 1]})
