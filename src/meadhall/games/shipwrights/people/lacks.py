"""What a move lacks. The rules say it: what their reason asks for is added until they are content."""

from typing import Any

from ....core.game import Cards
from ....core.phrase import Phrase
from ....core.position import Position
from ..cards import SKILL_WORDS
from ..cards.effects import GOOD_WORDS
from ..rules.reasons import Reason
from ..rules.ships import skill_price
from ..rules.state import (
    BASIC,
    BASICS,
    COIN,
    FIRST_BUILDING,
    FIRST_CRAFTSMAN,
    GOLD,
    OF_TOWNSFOLK,
    SKILLS,
    SUPPLY,
    WORKER,
)

ADDED = {Reason.TOO_FEW_WORKERS: WORKER, Reason.TOO_FEW_COINS: COIN, Reason.TOO_LITTLE_GOLD: GOLD}
OF_BASICS = (Reason.TOO_FEW_RESOURCES, Reason.NO_GOLD_FOR_FORGING)
LACKS = (*ADDED, *OF_BASICS, Reason.SKILLS_NOT_COVERED)
MOST = 30  # goods that are added before the search is given up


def lack(position: Position, seat: int, code: int) -> Phrase | None:
    """Say which goods and skills a refused move lacks; None if it is refused for another reason."""
    missing, reason = [0] * SUPPLY, Reason(int(position.legal(seat)[code]))
    if reason not in LACKS:
        return None
    trial = Position(position.game, position.cards, position.array.copy())
    for _ in range(MOST):
        reason = Reason(int(trial.legal(seat)[code]))
        if reason not in ADDED and reason not in OF_BASICS:
            break
        good = ADDED[reason] if reason in ADDED else _basic(trial, seat, code)
        trial.state.goods[seat, good] += 1
        missing[good] += 1
    wanted = [_more(good, count) for good, count in enumerate(missing) if count]
    if reason == Reason.SKILLS_NOT_COVERED:
        wanted += _skills(trial, seat, code)
    elif reason != Reason.LEGAL:
        return None
    count = sum(missing) + len(wanted) - sum(map(bool, missing))
    return Phrase("shipwrights-lack", {"wanted": wanted, "count": count}) if wanted else None


def _more(good: int, count: int) -> Phrase:
    return Phrase("shipwrights-more", {"good": GOOD_WORDS[good], "count": count})


def _basic(trial: Position, seat: int, code: int) -> int:
    """Return the basic of which the move lacks most."""
    cost, held = _cost(trial, seat, code), trial.state.goods[seat]
    return max(range(BASIC, BASIC + BASICS), key=lambda good: int(cost[good]) - int(held[good]))


def _cost(trial: Position, seat: int, code: int) -> Any:
    """Return the row of the card tables that says what the action costs."""
    action, plain = trial.game.space[code], trial.cards.plain
    if action.kind == "forge":
        return [0] * BASIC + list(plain.forge)
    x = action.args[0]
    if action.kind == "ship":
        return plain.cost[_ship(trial, seat, x)]
    if action.kind == "build":
        return plain.cost[FIRST_BUILDING + x]
    if action.kind == "tuck":
        return plain.tuck[FIRST_CRAFTSMAN + x]
    return plain.pay[OF_TOWNSFOLK + x] if action.kind == "play" else [0] * SUPPLY


def _ship(trial: Position, seat: int, space: int) -> int:
    return int(trial.state.board[seat, space]) - 1


def _skills(trial: Position, seat: int, code: int) -> list[Phrase]:
    """Name the skills of a ship that no craftsman of the seat has."""
    state, cards = trial.state, trial.cards
    asked = int(cards.plain.skills[_ship(trial, seat, trial.game.space[code].args[0])])
    own = [int(card) for card in (*state.board[seat], *state.tucked[seat]) if card]
    return [_skill(skill) for skill in range(SKILLS) if asked >> skill & 1 and not _has(cards, own, skill)]


def _has(cards: Cards, own: list[int], skill: int) -> bool:
    return any(skill_price(cards.handle, card, skill) >= 0 for card in own)


def _skill(skill: int) -> Phrase:
    return Phrase("shipwrights-a-skill", {"skill": SKILL_WORDS[skill]})
