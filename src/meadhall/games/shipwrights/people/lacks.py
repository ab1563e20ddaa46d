"""What a move lacks. The rules say it: what their reason asks for is added until they are content."""

from typing import Any

from ....core.phrase import Phrase
from ....core.position import Position
from ..cards import SKILL_WORDS
from ..cards.effects import GOOD_WORDS
from ..rules.reasons import Reason
from ..rules.ships import skill_price
from ..rules.state import (
    ANY,
    BASIC,
    BASICS,
    CARD,
    COIN,
    FIRST_BUILDING,
    FIRST_CRAFTSMAN,
    FIRST_TOWNSFOLK,
    GOLD,
    GOODS,
    OF_SPACE,
    OF_TOWNSFOLK,
    SKILLS,
    SLOTS,
    SPACES,
    TOWNSFOLK,
    WOOD,
    WORKER,
    Ask,
    Phase,
)
from ..rules.workers import ability, ability_of_slot

ADDED = {
    Reason.TOO_FEW_WORKERS: WORKER,
    Reason.TOO_FEW_COINS: COIN,
    Reason.TOO_LITTLE_GOLD: GOLD,
    Reason.TOO_FEW_CARDS: CARD,
}
OF_BASICS = (Reason.TOO_FEW_RESOURCES, Reason.NO_GOLD_FOR_FORGING)
LACKS = (*ADDED, *OF_BASICS, Reason.SKILLS_NOT_COVERED)
NO_GOODS_HELP = (Reason.SPACE_TAKEN, Reason.SPACE_COVERED, Reason.ONLY_CONVERSION)
MOST = 30  # goods that are added before the search is given up


def lack(position: Position, seat: int, code: int) -> Phrase | None:
    """Say what a refused move lacks, or what is asked before it; None if it is refused for another reason."""
    reason, kind = Reason(int(position.legal(seat)[code])), position.game.space[code].kind
    if reason != Reason.ANOTHER_STEP:
        return _said(Lacking(position, seat, code)) if reason in LACKS else None
    if is_never_gold(position, seat, kind) or kind == "enemies":
        return None
    return Phrase("shipwrights-lack-step", {"ask": _asked(position, seat)})


def is_never_gold(position: Position, seat: int, kind: str) -> bool:
    """Tell whether a basic is asked for, and no gold in its place: no other of these choices is ever refused so."""
    state = position.state
    return kind == "basic" and state.phase == Phase.ACTIONS and state.ask[seat] in (Ask.GAIN_ANY, Ask.DISCOUNT)


def _asked(position: Position, seat: int) -> str:
    state = position.state
    asked = Ask(int(state.ask[seat])) if state.phase == Phase.ACTIONS else Phase(int(state.phase))
    return asked.name.lower().replace("_", "-")


def _said(lacking: "Lacking") -> Phrase | None:
    """Say what is missing, unless with all of it the move would still be refused."""
    if lacking.reason not in (Reason.LEGAL, Reason.SKILLS_NOT_COVERED):
        return None
    wanted = [_more(good, count) for good, count in enumerate(lacking.goods) if count]
    wanted += [_skill(skill) for skill in lacking.skills]
    count = sum(lacking.goods) + len(lacking.skills)
    return Phrase("shipwrights-lack", {"wanted": wanted, "count": count}) if wanted else None


def _more(good: int, count: int) -> Phrase:
    return Phrase("shipwrights-more", {"good": GOOD_WORDS[good], "count": count})


def _skill(skill: int) -> Phrase:
    return Phrase("shipwrights-a-skill", {"skill": SKILL_WORDS[skill]})


class Lacking:
    """The goods and skills that a seat needs for a move, found at a position in which it is given them.

    `reason` is why the move is refused even with them.
    """

    def __init__(self, position: Position, seat: int, code: int) -> None:
        self.trial = Position(position.game, position.cards, position.array.copy())
        self.seat, self.code = seat, code
        self.goods, self.skills = [0] * GOODS, list[int]()
        self.reason = self._judged()
        for _ in range(MOST):
            if not self._added():
                break
            self.reason = self._judged()

    def _judged(self) -> Reason:
        return Reason(int(self.trial.legal(self.seat)[self.code]))

    def _added(self) -> bool:
        """Add what the reason asks for; return False if it asks for nothing that can be given."""
        if self.reason == Reason.SKILLS_NOT_COVERED:
            wanted = [] if self.skills else self._wanted_skills()
            return self._hire(wanted) if wanted else self._give(COIN)
        if self.reason in OF_BASICS:
            return self._give(self._resource())
        return self.reason in ADDED and self._give(ADDED[self.reason])

    def _give(self, good: int) -> bool:
        self.goods[good] += 1
        if good == CARD:
            self.trial.state.hand_size[self.seat] += 1
        else:
            self.trial.state.goods[self.seat, WOOD if good == ANY else good] += 1
        return True

    def _hire(self, skills: list[int]) -> bool:
        """Tuck a craftsman for each skill, each under a building more; return False if there is no such craftsman."""
        self.skills = skills
        state, majors = self.trial.state, self.trial.cards.plain.major
        slots = range(int(state.slots[self.seat]), SLOTS)
        for slot, skill in zip(slots, skills, strict=False):
            if skill not in majors:
                return False
            state.building[self.seat, slot] = FIRST_BUILDING + 1
            state.tucked[self.seat, slot] = FIRST_CRAFTSMAN + majors.index(skill) + 1
            state.slots[self.seat] += 1
        return len(slots) >= len(skills)

    def _wanted_skills(self) -> list[int]:
        """Return the skills of the ship that no craftsman of the seat has."""
        state, cards = self.trial.state, self.trial.cards
        asked = int(cards.plain.skills[self._ship()])
        own = [int(card) for card in (*state.board[self.seat], *state.tucked[self.seat]) if card]
        has = {skill for skill in range(SKILLS) for card in own if skill_price(cards.handle, card, skill) >= 0}
        return [skill for skill in range(SKILLS) if asked >> skill & 1 and skill not in has]

    def _resource(self) -> int:
        """Return the basic of which the move lacks most, or that any of them will do."""
        cost, held = self._cost(), self.trial.state.goods[self.seat]
        short = {basic: int(cost[basic]) - int(held[basic]) for basic in range(BASIC, BASIC + BASICS)}
        if cost[ANY] and max(short.values()) <= 0:
            return ANY
        return max(short, key=lambda basic: short[basic])

    def _cost(self) -> Any:
        """Return the row of the card tables that says what the action costs."""
        action, plain = self.trial.game.space[self.code], self.trial.cards.plain
        if action.kind == "forge":
            return [0] * BASIC + [*plain.forge, 0, 0, 0]
        x = action.args[0]
        if action.kind == "ship":
            return [*plain.cost[self._ship()], 0, 0]
        if action.kind == "build":
            return [*plain.cost[FIRST_BUILDING + x], 0, 0]
        if action.kind == "tuck":
            return [*plain.tuck[FIRST_CRAFTSMAN + x], 0, 0]
        return plain.pay[self._bundle(action.kind, x)]

    def _bundle(self, kind: str, x: int) -> int:
        """Return the bundle of a townsfolk, of an ability, or of a space, where a townsfolk tucked there goes first."""
        if kind == "play":
            return OF_TOWNSFOLK + x
        if kind == "ability":
            return int(ability(self.trial.handle, self.seat, x))
        if x < SPACES:
            return OF_SPACE + x
        townsfolk = int(self.trial.state.tucked[self.seat, x - SPACES]) - 1 - FIRST_TOWNSFOLK
        if 0 <= townsfolk < TOWNSFOLK:
            return OF_TOWNSFOLK + townsfolk
        return int(ability_of_slot(self.trial.handle, self.seat, x - SPACES))

    def _ship(self) -> int:
        return int(self.trial.state.board[self.seat, self.trial.game.space[self.code].args[0]]) - 1
