"""What is printed on cards, as phrases."""

from collections.abc import Sequence

from ..core.game import Cards
from ..core.phrase import Phrase, Value
from .effects import COUNTERS
from .phrases import ability, design, goods, name_of
from .space import DESIGN_WORDS, TRACK_WORDS
from .state import (
    CARD,
    COIN,
    EIKJA,
    ENEMIES,
    FIRST_BUILDING,
    FIRST_CRAFTSMAN,
    FIRST_JARL,
    FIRST_TOWNSFOLK,
    GOLD,
    GOODS,
    LABOURER,
    OF_BETTER_HUT,
    OF_BUILDING,
    OF_SHIP,
    OF_TOWNSFOLK,
    SKILLS,
    SPACES,
)
from .tables import SKILL_WORDS


def facts(deck: Cards, number: int) -> Phrase:
    """Kind, cost, worth and effect of a design."""
    if number < FIRST_BUILDING:
        params: dict[str, Value] = {"skills": _skills(deck, number), "paid": goods(deck.plain.cost[number])}
        return Phrase(
            "shipwrights-facts-ship", params | {"worth": _worth(deck, number), "effect": _effect(deck, number)}
        )
    if number < FIRST_CRAFTSMAN:
        params = {"paid": goods(deck.plain.cost[number]), "worth": _worth(deck, number)}
        params["ability"] = ability(deck, OF_BUILDING + number - FIRST_BUILDING)
        return Phrase("shipwrights-facts-building", params)
    if number < FIRST_TOWNSFOLK:
        craftsman = number - FIRST_CRAFTSMAN
        major, minor = _skill(deck.plain.major[craftsman]), _skill(deck.plain.minor[craftsman])
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
    return Phrase("shipwrights-card-line", params | {"goods": goods(deck.plain.gain[number])})


def _skill(skill: int) -> Phrase:
    return Phrase("shipwrights-skill", {"skill": SKILL_WORDS[skill]})


def _skills(deck: Cards, ship: int) -> list[Phrase]:
    return [_skill(skill) for skill in range(SKILLS) if deck.plain.skills[ship] >> skill & 1]


def _worth(deck: Cards, number: int) -> list[Phrase]:
    """Points, then steps on the tracks."""
    return [Phrase("shipwrights-points", {"count": deck.plain.vp[number]}), *_icons(deck.plain.steps[number])]


def _icons(steps: Sequence[int]) -> list[Phrase]:
    """Progress icons, track by track."""
    return [
        Phrase("shipwrights-worth-steps", {"count": steps[track], "track": word})
        for track, word in enumerate(TRACK_WORDS)
        if steps[track]
    ]


def _effect(deck: Cards, ship: int) -> Phrase:
    if deck.plain.has_effect[ship]:
        return Phrase("shipwrights-effect-now", {"goods": goods(deck.plain.gain[OF_SHIP + ship])})
    if any(deck.plain.income[ship]):
        return Phrase("shipwrights-effect-income", {"goods": goods(deck.plain.income[ship])})
    points: dict[str, Value] = {"count": deck.plain.bonus_vp[ship]}
    counter = deck.plain.bonus_per[ship]
    if not counter:
        return Phrase("shipwrights-effect-end", points)
    return Phrase("shipwrights-effect-per", points | {"counter": COUNTERS[counter - 1]})


def enemies_told(deck: Cards, mask: int) -> list[Phrase]:
    """The enemies of a set, each with its limits and its steps."""
    return [_enemy(deck, enemy) for enemy in range(ENEMIES) if mask >> enemy & 1]


def _enemy(deck: Cards, enemy: int) -> Phrase:
    more = {limit: getattr(deck.plain, f"enemy_{limit}")[enemy] for limit in ("price", "raid", "tuck")}
    limits = [Phrase(f"shipwrights-limit-{limit}", {"count": count}) for limit, count in more.items() if count]
    if deck.plain.enemy_board[enemy] < SPACES:
        limits.append(Phrase("shipwrights-limit-board", {"count": deck.plain.enemy_board[enemy]}))
    nothing = [Phrase("shipwrights-nothing")]
    params: dict[str, Value] = {"card": name_of(deck, "enemies", enemy), "limits": limits or nothing}
    return Phrase("shipwrights-enemy", params | {"steps": _icons(deck.plain.enemy_steps[enemy]) or nothing})


def hero_trade(deck: Cards, hero: int) -> Phrase:
    """What a hero sells, and for how many coins."""
    paid, sold = [0] * GOODS, [0] * GOODS
    paid[COIN] = deck.plain.hero_price[hero]
    sold[GOLD], sold[CARD] = deck.plain.hero_gold[hero], deck.plain.hero_cards[hero]
    return Phrase("shipwrights-exchange", {"paid": goods(paid), "goods": goods(sold)})


def better_side(deck: Cards, card: int, hut: int) -> Phrase:
    """What an upgrade turns up."""
    if card == EIKJA:
        return Phrase("shipwrights-effect-income", {"goods": goods(deck.plain.eikja_income[1])})
    if card == LABOURER:
        return Phrase("shipwrights-skill-for", {"paid": goods(deck.plain.labour[1])})
    return ability(deck, OF_BETTER_HUT + max(hut - 1, 0))
