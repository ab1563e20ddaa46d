"""What is printed on cards, as phrases."""

from collections.abc import Sequence

from ....core.game import Cards
from ....core.phrase import Phrase, Value
from ..cards import SKILL_WORDS
from ..cards.effects import COUNTERS
from ..rules.actions import DESIGN_WORDS, TRACK_WORDS
from ..rules.state import (
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
from .phrases import ability, design, goods, name_of

NOTHING = Phrase("shipwrights-nothing")


def facts(cards: Cards, number: int) -> Phrase:
    """Describe kind, cost, worth and effect of a design."""
    if number < FIRST_BUILDING:
        params: dict[str, Value] = {"skills": _skills(cards, number) or [NOTHING], "paid": _cost(cards, number)}
        return Phrase(
            "shipwrights-facts-ship", params | {"worth": _worth(cards, number), "effect": _effect(cards, number)}
        )
    if number < FIRST_CRAFTSMAN:
        params = {"paid": _cost(cards, number), "worth": _worth(cards, number)}
        params["ability"] = ability(cards, OF_BUILDING + number - FIRST_BUILDING)
        return Phrase("shipwrights-facts-building", params)
    if number < FIRST_TOWNSFOLK:
        craftsman = number - FIRST_CRAFTSMAN
        major, minor = _skill(cards.plain.major[craftsman]), _skill(cards.plain.minor[craftsman])
        return Phrase("shipwrights-facts-craftsman", {"major": major, "minor": minor})
    if number < FIRST_JARL:
        return Phrase(
            "shipwrights-facts-townsfolk", {"ability": ability(cards, OF_TOWNSFOLK + number - FIRST_TOWNSFOLK)}
        )
    return Phrase("shipwrights-facts-jarl", {"worth": _worth(cards, number)})


def _cost(cards: Cards, number: int) -> list[Phrase]:
    return goods(cards.plain.cost[number]) or [NOTHING]


def line(cards: Cards, number: int) -> Phrase:
    """Describe a card in a line: its short name, its name, what it does, and what discarding it gives."""
    params: dict[str, Value] = {
        "word": DESIGN_WORDS[number],
        "card": design(cards, number),
        "facts": facts(cards, number),
    }
    return Phrase("shipwrights-card-line", params | {"goods": goods(cards.plain.gain[number])})


def _skill(skill: int) -> Phrase:
    return Phrase("shipwrights-skill", {"skill": SKILL_WORDS[skill]})


def _skills(cards: Cards, ship: int) -> list[Phrase]:
    return [_skill(skill) for skill in range(SKILLS) if cards.plain.skills[ship] >> skill & 1]


def _worth(cards: Cards, number: int) -> list[Phrase]:
    """List the points, then the steps on the tracks."""
    return [Phrase("shipwrights-points", {"count": cards.plain.vp[number]}), *_icons(cards.plain.steps[number])]


def _icons(steps: Sequence[int]) -> list[Phrase]:
    """List the progress icons, track by track."""
    return [
        Phrase("shipwrights-worth-steps", {"count": steps[track], "track": word})
        for track, word in enumerate(TRACK_WORDS)
        if steps[track]
    ]


def _effect(cards: Cards, ship: int) -> Phrase:
    if cards.plain.has_effect[ship]:
        return Phrase("shipwrights-effect-now", {"goods": goods(cards.plain.gain[OF_SHIP + ship])})
    if any(cards.plain.income[ship]):
        return Phrase("shipwrights-effect-income", {"goods": goods(cards.plain.income[ship])})
    points: dict[str, Value] = {"count": cards.plain.bonus_vp[ship]}
    counter = cards.plain.bonus_per[ship]
    if not counter:
        return Phrase("shipwrights-effect-end", points)
    return Phrase("shipwrights-effect-per", points | {"counter": COUNTERS[counter - 1]})


def enemies_told(cards: Cards, mask: int) -> list[Phrase]:
    """Describe the enemies of a set, each with its limits and its steps."""
    return [_enemy(cards, enemy) for enemy in range(ENEMIES) if mask >> enemy & 1]


def _enemy(cards: Cards, enemy: int) -> Phrase:
    more = {limit: getattr(cards.plain, f"enemy_{limit}")[enemy] for limit in ("price", "raid", "tuck")}
    limits = [Phrase(f"shipwrights-limit-{limit}", {"count": count}) for limit, count in more.items() if count]
    if cards.plain.enemy_board[enemy] < SPACES:
        limits.append(Phrase("shipwrights-limit-board", {"count": cards.plain.enemy_board[enemy]}))
    params: dict[str, Value] = {"card": name_of(cards, "enemies", enemy), "limits": limits or [NOTHING]}
    return Phrase("shipwrights-enemy", params | {"steps": _icons(cards.plain.enemy_steps[enemy]) or [NOTHING]})


def hero_trade(cards: Cards, hero: int) -> Phrase:
    """Say what a hero sells, and for how many coins."""
    paid, sold = [0] * GOODS, [0] * GOODS
    paid[COIN] = cards.plain.hero_price[hero]
    sold[GOLD], sold[CARD] = cards.plain.hero_gold[hero], cards.plain.hero_cards[hero]
    return Phrase("shipwrights-exchange", {"paid": goods(paid), "goods": goods(sold)})


def better_side(cards: Cards, card: int, hut: int) -> Phrase:
    """Say what the upgraded side of a card does."""
    if card == EIKJA:
        return Phrase("shipwrights-effect-income", {"goods": goods(cards.plain.eikja_income[1])})
    if card == LABOURER:
        return Phrase("shipwrights-skill-for", {"paid": goods(cards.plain.labour[1])})
    return ability(cards, OF_BETTER_HUT + max(hut - 1, 0))
