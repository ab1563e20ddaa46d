"""What a move is paid with: the questions on the way, the bill, and which of two bills is the dearer one."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from ....core.game import Cards
from ....core.payment import Bill, Line, Payment, Question
from ....core.position import Entry, Position
from ....core.record import Reading
from ..cards import SKILL_WORDS
from ..cards.effects import GOOD_WORDS
from ..rules.actions import DESIGN_WORDS, SPACE
from ..rules.reasons import Reason
from ..rules.ships import next_icon
from ..rules.state import SUPPLY, Ask, Phase

PLENTY = 9_999  # of every good, so that nothing has to stand in for another
WEIGHT = {"card": 2.0, "gold": 3.0}  # of other goods 1: what is given away most gladly comes first
LOST = 1.5  # of a craftsman who leaves the board
SPARED = ("TF", "CR", "BU", "SH", "JA")  # kinds of cards: the later, the less gladly given away
SLIGHTLY = 0.01


def asks(position: Position, seat: int, asked: Sequence[Question]) -> Question | None:
    """Return what is asked of the seat next for the move that is under way, or None if that is no payment."""
    state = position.state
    ask = int(state.ask[seat]) if state.phase == Phase.ACTIONS else Ask.MAIN
    if ask == Ask.SKILL:
        known = Reading(position.known(seat))
        return Question("skill", SKILL_WORDS[int(next_icon(known.handle, seat))])
    if ask == Ask.DISCOUNT:
        return Question("discount")
    if ask not in (Ask.PAY_CARD, Ask.PAY_ANY):
        return None
    kind = "card" if ask == Ask.PAY_CARD else "any"
    of = next((each.of for each in reversed(asked) if each.ask == "skill"), "")
    return Question(kind, of, sum(each[:2] == (kind, of) for each in asked))


def bill(before: Position, seat: int, codes: Sequence[int]) -> Bill:
    """Return what a whole move takes: with the seat's own goods, and what it would with plenty of all."""
    paid, lost = _carry_out(before, seat, codes, plenty=False)
    asked, _ = _carry_out(before, seat, codes, plenty=True)
    given = sum(SPACE[code].kind == "card" for code in codes)
    goods = [*zip(GOOD_WORDS, asked, paid, strict=False), ("card", given, given)]
    return Bill(tuple(Line(*each) for each in goods if max(each[1:]) > 0), lost)


def _carry_out(before: Position, seat: int, codes: Sequence[int], *, plenty: bool) -> tuple[list[int], tuple[str, ...]]:
    """Return the goods and the laid cards that go where nothing is gained."""
    trial = Position(before.game, _giving_nothing(before.cards), before.array.copy())
    if plenty:
        trial.state.goods[seat, :SUPPLY] = PLENTY
    held, laid = trial.state.goods[seat].copy(), _own_cards(trial.state, seat)
    for code in codes:
        trial.act(Entry(seat, code))
    lost = laid - _own_cards(trial.state, seat)
    return (held - trial.state.goods[seat]).tolist(), tuple(DESIGN_WORDS[card] for card in sorted(lost.elements()))


def _giving_nothing(cards: Cards) -> Cards:
    """Return the same cards with the same prices, of which nothing is gained."""
    array = cards.array.copy()
    for column in ("gain", "hero_reward", "hero_gold", "hero_cards", "forge_gold"):
        array[column] = 0
    return replace(cards, array=array)


def _own_cards(state: np.record, seat: int) -> Counter[int]:
    """Count the designs on the board of a seat and in its fleet."""
    fleet = Counter({ship: int(count) for ship, count in enumerate(state.fleet[seat])})
    return fleet + Counter(int(card) - 1 for card in state.board[seat] if card)


def price(bill: Bill, steps: Sequence[str]) -> float:
    """Weigh a bill, and a little the kinds of cards that are given away."""
    goods = sum(WEIGHT.get(line.good, 1.0) * line.paid for line in bill.lines)
    kinds = [step.removeprefix("card ")[:2] for step in steps if step.startswith("card ")]
    return goods + LOST * len(bill.lost) + SLIGHTLY * sum(SPARED.index(kind) for kind in kinds)


PAYMENT = Payment(asks, bill, price, Reason.REST_NOT_PAYABLE)
