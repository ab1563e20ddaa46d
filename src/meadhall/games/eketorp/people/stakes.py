"""What is at stake: what a siege can break out of two walls, what each card can do in a fight, how long a stay is."""

from functools import cache, lru_cache
from typing import Any, cast

import numpy as np

from ....core.handle import handle
from ....core.record import Reading
from ..cards import load
from ..options import BOOTY_OPTIONAL, EMPTY_FIELD_BATTLE, HOSPITAL_EXIT, KNOWN_CARDS, MEMORY, SIEGE_BRICK_CAP
from ..rules import contract
from ..rules.actions import BRICK_WORDS, PLUNDER, SPACE
from ..rules.state import COPIES, FIELDS, SIDES, STATE, VALUES, WARDS, Fight, Hand, Phase
from .position import Brick, CardOdds, CardResult, Loot, Odds, Pair

ATTACKER, DEFENDER = 0, 1  # in a fight that is made up
CARDS = range(1, VALUES)
BRICKS = cast(tuple[Brick, ...], BRICK_WORDS)
Stack = tuple[int, ...]
Stakes = tuple[list[int], list[Pair], list[Pair]]  # by difference: points, bricks within reach, and the worst of it
Result = tuple[int | None, int | None, int]  # the wards of attacker and defender, and the difference in a won siege


@cache
def _materials() -> Any:
    """Return the handle that rules ask for; material cards play no part in fights."""
    return load().handle


def walls_of(side: int) -> Pair:
    """Return the two wall fields that a siege field faces."""
    return cast(Pair, [2 * side, 2 * side + 1])


def siege_stakes(option: list[int], walls: list[list[int]], side: int) -> Stakes:
    """Return for each difference of cards from 1 what a siege can do to a castle of these walls."""
    left, right = (tuple(walls[wall]) for wall in walls_of(side))
    return _stakes(left, right, option[SIEGE_BRICK_CAP])


def loots(option: list[int], walls: list[list[int]], side: int, difference: int) -> list[Loot]:
    """Return every way to plunder two walls: the most valuable brick to keep first, then what costs the owner most."""
    left, right = (tuple(walls[wall]) for wall in walls_of(side))
    found = _plunders(left, right, option[SIEGE_BRICK_CAP], option[BOOTY_OPTIONAL])[difference - 1]
    return [_loot(left, right, *each) for each in sorted(found, key=lambda taken: _value(left, right, *taken))]


def _value(left: Stack, right: Stack, i: int, j: int, kept: int) -> tuple[int, int, int]:
    return -kept, -_top(left, i) - _top(right, j), i + j


def _loot(left: Stack, right: Stack, i: int, j: int, kept: int) -> Loot:
    return {
        "code": int(PLUNDER[i, j, kept]),
        "counts": cast(Pair, [i, j]),
        "kept": BRICKS[kept] if kept else None,
        "gain": kept,
        "loss": _top(left, i) + _top(right, j),
    }


@lru_cache(maxsize=8_192)
def _stakes(left: Stack, right: Stack, cap: int) -> Stakes:
    losses, reach, worst = [], [], []
    for plunders in _plunders(left, right, cap, 0):
        i, j = max(((i, j) for i, j, _ in plunders), key=lambda taken: _top(left, taken[0]) + _top(right, taken[1]))
        losses.append(_top(left, i) + _top(right, j))
        worst.append(cast(Pair, [i, j]))
        reach.append(cast(Pair, [max(taken[at] for taken in plunders) for at in (0, 1)]))
    return losses, reach, worst


@lru_cache(maxsize=8_192)
def _plunders(left: Stack, right: Stack, cap: int, optional: int) -> tuple[list[tuple[int, int, int]], ...]:
    """Let the rules say for each difference from 1 how many bricks may come off each wall, and which may be kept."""
    array = STATE.blank()
    state = array[0]
    state.seats, state.phase, state.place, state.asked = 3, Phase.PLUNDER, FIELDS + DEFENDER * SIDES, ATTACKER
    state.option[SIEGE_BRICK_CAP], state.option[BOOTY_OPTIONAL] = cap, optional
    state.walls[DEFENDER, 0], state.walls[DEFENDER, 1] = left, right
    return tuple(_allowed(array, difference) for difference in CARDS)


def _allowed(array: np.ndarray[Any, Any], difference: int) -> list[tuple[int, int, int]]:
    why = np.zeros(len(SPACE), np.uint8)
    array[0].spread = difference
    contract.legal(handle(array), _materials(), ATTACKER, why)
    return [(int(i), int(j), int(kept)) for (i, j, kept), code in np.ndenumerate(PLUNDER) if why[code] == 0]


def _top(stack: Stack, count: int) -> int:
    bricks = [brick for brick in stack if brick]
    return sum(bricks[len(bricks) - count :])


def odds(known: Reading) -> Odds | None:
    """Return what each card of mine does in the fight that is declared, against each that my opponent may hold."""
    fights = known.fight != Fight.NONE and known.phase in (Phase.AMULET, Phase.EXCHANGE, Phase.CARD)
    if not fights or known.seat not in (known.attacker, known.defender):
        return None
    attacks = known.seat == known.attacker
    unseen = _cards_against(known, known.defender if attacks else known.attacker)
    bare = known.fight == Fight.SIEGE and known.home[known.defender] == 0
    mine = [card for card in CARDS if known.hand[known.seat][card]]
    return {
        "unseen": unseen[1:],
        "cards": [_chances(Fight(known.fight), bare, attacks, card, unseen) for card in mine],
    }


def _cards_against(known: Reading, other: int) -> list[int]:
    """Count the cards of each value that the opponent may hold, by what lies before the viewer's eyes."""
    shown = known.option[KNOWN_CARDS] != MEMORY
    if shown and known.source[other] == Hand.PICKED_UP:
        return [0, *known.hand[other][1:]]
    seen = [known.hand[known.seat], known.swap[known.seat], known.thrown_dealt, known.thrown_drawn]
    seen += [known.aside[seat] for seat in range(known.seats)] + [known.thrown_open[known.seat]]
    for seat in range(known.seats):
        if shown and seat != known.seat:
            seen += [known.hand[seat], known.swap[seat], known.thrown_open[seat]]
    return [0, *(COPIES - count for count in list(map(sum, zip(*seen, strict=True)))[1:])]


def _chances(fight: Fight, bare: bool, attacks: bool, card: int, unseen: list[int]) -> CardOdds:
    """Return what a card does against each value from 1, and against how many of the unseen cards it wins or draws."""
    against, beaten, even = _against(fight, bare, attacks, card)
    wins, draws = (sum(unseen[other] for other in cards) for cards in (beaten, even))
    return {"card": card, "wins": wins, "draws": draws, "against": against}


@cache
def _against(fight: Fight, bare: bool, attacks: bool, card: int) -> tuple[list[CardResult], list[int], list[int]]:
    """Return what a card does against each value from 1, and which of those it beats and is even with."""
    against: list[CardResult] = []
    beaten, even = list[int](), list[int]()
    for other in CARDS:
        pair = (card, other) if attacks else (other, card)
        attacker, defender, spread = _result(fight, bare, *pair)
        mine, theirs = (attacker, defender) if attacks else (defender, attacker)
        if attacks if spread else mine is None:
            beaten.append(other)
        if mine is not None and theirs is not None and not spread:
            even.append(other)
        against.append({"mine": mine, "theirs": theirs, "plunder": spread})
    return against, beaten, even


@lru_cache(maxsize=16)
def stay(ward: int, leaves: int) -> int:
    """Let the rules end one round after another, and return how many a viking in that ward is out for."""
    array = STATE.blank()
    state = array[0]
    state.seats, state.ward[ATTACKER, ward], state.option[HOSPITAL_EXIT] = 3, 1, leaves
    rounds = 0
    while not state.home[ATTACKER]:
        state.phase = Phase.END_ROUND
        contract.advance(handle(array), _materials())
        rounds += 1
    return rounds - 1


def stays(known: Reading) -> list[int]:
    """Return for each ward how many rounds a viking there is out for."""
    return [stay(ward, known.option[HOSPITAL_EXIT]) for ward in range(WARDS)]


def at_peace(known: Reading, field: int) -> bool:
    """Tell whether a field that is not served yet, while bricks are claimed on an earlier one, will be at peace."""
    here = known.row(field)
    return _judged(tuple(here.camp), tuple(here.bricks), known.option[EMPTY_FIELD_BATTLE], known.seats)


@lru_cache(maxsize=2_048)
def _judged(camp: Stack, bricks: Stack, empty_battle: int, seats: int) -> bool:
    """Let the rules judge a field that is made up, and return whether they settle it."""
    array = STATE.blank()
    state = array[0]
    state.seats, state.phase, state.option[EMPTY_FIELD_BATTLE] = seats, Phase.JUDGE, empty_battle
    state.camp[0], state.bricks[0] = camp, bricks
    contract.advance(handle(array), _materials())
    return bool(state.settled[0])


def _result(fight: Fight, bare: bool, a: int, b: int) -> Result:
    """Let the rules open two cards in a fight that is made up, and return what became of it."""
    array = STATE.blank()
    state = array[0]
    state.seats, state.phase, state.fight = 3, Phase.RESULT, fight
    state.attacker, state.defender, state.card[:2] = ATTACKER, DEFENDER, (a, b)
    state.place = 0 if fight == Fight.BATTLE else FIELDS + DEFENDER * SIDES
    state.camp[0, :2], state.rivals[DEFENDER, 0] = 1, 1 << ATTACKER | (fight == Fight.CONTEST) << DEFENDER
    state.home[DEFENDER] = not bare
    state.hand[ATTACKER, a], state.hand[DEFENDER, b] = 1, 1
    contract.advance(handle(array), _materials())
    wards = [np.flatnonzero(state.ward[seat]).tolist() for seat in (ATTACKER, DEFENDER)]
    attacker, defender = (found[0] if found else None for found in wards)
    return attacker, defender, int(state.spread) if state.phase == Phase.PLUNDER else 0
