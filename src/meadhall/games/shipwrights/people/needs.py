"""What ships and buildings of a seat still need, good by good, skill by skill, and what of its own supplies it."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import cast

from ....core.game import Cards
from ....core.record import Reading, Row
from ....core.view import Amount
from ..cards import SKILL_WORDS
from ..cards.effects import GOOD_WORDS
from ..rules.actions import DESIGN_WORDS
from ..rules.ships import skill_price
from ..rules.state import (
    ANY,
    BASIC,
    BASICS,
    CARD,
    CRAFTSMEN,
    FIRST_CRAFTSMAN,
    FIRST_JARL,
    FIRST_TOWNSFOLK,
    GOLD,
    LABOURER,
    OF_SPACE,
    OF_TOWNSFOLK,
    SHIPS,
    SKILLS,
    SPACES,
    SUPPLY,
)
from ..rules.workers import ability_of_slot
from .position import Need, NeededGood, NeededSkill, Skill, SkillSource

SKILL = cast(tuple[Skill, ...], SKILL_WORDS)
CRAFTSMAN = range(FIRST_CRAFTSMAN, FIRST_CRAFTSMAN + CRAFTSMEN)  # designs
BASIC_GOODS = range(BASIC, BASIC + BASICS)
BOUGHT = [  # moves that are not of a card or a place, with what is gained by them
    *((f"buy {GOOD_WORDS[good]}", [int(each == good) for each in range(CARD + 1)]) for good in BASIC_GOODS),
    ("forge", [int(each == GOLD) for each in range(CARD + 1)]),
]


def needs(known: Reading, cards: Cards) -> list[Need]:
    """Return what each ship on the viewer's board, and what its hand and pack can build, asks for, and its sources."""
    own = known.row(known.seat)
    board = [(f"board {space}", card - 1) for space, card in enumerate(own.board, 1) if 0 < card <= SHIPS]
    hand = [("hand", design) for design in range(FIRST_CRAFTSMAN) if known.hand[design]]
    pack = [("pack", card - 1) for card in known.pack if 0 < card <= FIRST_CRAFTSMAN]
    if not board and not hand and not pack:
        return []
    sources = list(_sources(known, cards))
    bringing = cache(
        lambda good: [move for move, gained in sources if gained[good] or (gained[ANY] and _is_basic(good))]
    )
    skilled = cache(lambda skill: _craftsmen(known, cards, skill))
    return [
        {
            "at": at,
            "card": DESIGN_WORDS[design],
            "goods": _goods(own, cards, design, bringing),
            "goldCovers": _gold_covers(own, cards, design),
            "skills": _skills(cards, design, skilled) if design < SHIPS else [],
        }
        for at, design in board + hand + pack
    ]


def _sources(known: Reading, cards: Cards) -> Iterator[tuple[str, list[int]]]:
    """Name each own move that may bring goods, with what is gained by it."""
    own, gain = known.row(known.seat), cards.plain.gain
    for design in (design for design, count in enumerate(known.hand) if count):
        yield f"discard {DESIGN_WORDS[design]}", gain[design]
        if FIRST_TOWNSFOLK <= design < FIRST_JARL:
            yield f"play {DESIGN_WORDS[design]}", gain[OF_TOWNSFOLK + design - FIRST_TOWNSFOLK]
    for space in range(SPACES):
        if not own.board[space] and not own.board_workers >> space & 1:
            yield f"place board {space + 1}", gain[OF_SPACE + space]
    places = own.only("building", "upgraded", "hut")
    for slot in range(own.slots if own.hut else 0):
        if not own.slot_workers >> slot & 1:
            yield f"place building {slot}", gain[int(ability_of_slot(places, known.seat, slot))]
    yield from BOUGHT


def _goods(own: Row, cards: Cards, design: int, bringing: Callable[[int], list[str]]) -> list[NeededGood]:
    """Return each good of the cost: how many are asked, how many the seat has, and which moves bring some."""
    cost, held = cards.plain.cost[design], own.goods
    return [
        {
            "good": GOOD_WORDS[good],
            "asked": cost[good],
            "held": held[good],
            "byGold": max(0, cost[good] - held[good]) if _is_basic(good) else 0,
            "sources": bringing(good),
        }
        for good in range(SUPPLY)
        if cost[good]
    ]


def _gold_covers(own: Row, cards: Cards, design: int) -> bool:
    """Return whether the seat's gold pays its own part of the cost and stands in for every basic that is missing."""
    cost, held = cards.plain.cost[design], own.goods
    missing = sum(max(0, cost[good] - held[good]) for good in BASIC_GOODS)
    return bool(cost[GOLD] + missing <= held[GOLD])


def _is_basic(good: int) -> bool:
    return good in BASIC_GOODS


def _skills(cards: Cards, ship: int, skilled: Callable[[int], list[SkillSource]]) -> list[NeededSkill]:
    """Return each skill of the ship, and all who have it: on the board, under buildings, in the hand, the labourer."""
    asked = [skill for skill in range(SKILLS) if cards.plain.skills[ship] >> skill & 1]
    return [{"skill": SKILL[skill], "sources": skilled(skill)} for skill in asked]


def _craftsmen(known: Reading, cards: Cards, skill: int) -> list[SkillSource]:
    own = known.row(known.seat)
    places = [(f"at {slot}", own.tucked[slot]) for slot in range(own.slots)]
    places += [(f"from {space}", card) for space, card in enumerate(own.board, 1)]
    places += [(f"lay {DESIGN_WORDS[design]}", design + 1) for design in CRAFTSMAN if known.hand[design]]
    found: list[SkillSource] = []
    for step, card in places:
        coins = int(skill_price(cards.handle, card, skill)) if card - 1 in CRAFTSMAN else -1
        if coins >= 0:
            found.append({"step": step, "card": DESIGN_WORDS[card - 1], "paid": _amounts({"coin": coins})})
    labour = cards.plain.labour[own.upgraded >> LABOURER & 1]
    paid = _amounts(dict(zip(GOOD_WORDS, labour, strict=True)))
    return [*found, {"step": "labourer", "card": None, "paid": paid}]


def _amounts(goods: dict[str, int]) -> list[Amount]:
    return [{"good": good, "count": count} for good, count in goods.items() if count]
