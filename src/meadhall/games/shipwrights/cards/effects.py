"""The effect language of the card tables (H): `pay coin 2 -> gain gold 1`, `income coin 2`, `score vp 1 per ship`."""

import re
from dataclasses import dataclass, field

from ..rules.state import GOODS

GOOD_WORDS = ("worker", "coin", "wood", "wool", "iron", "gold", "any", "card")
COUNTERS = ("distinct_building", "set", "ship", "raid", "trade", "upgrade")
LIMITS = ("price", "board_cards", "raid_workers", "tuck_gold")
VERBS = ("gain", "income", "pay", "trade", "score", "per", "on", "reward", "discount", "basic", "limit", "skill", "vp")
WORDS = frozenset((*VERBS, *GOOD_WORDS, *COUNTERS, *LIMITS))  # of the whole language
NUMBER = r"([1-9][0-9]?)"
NOTHING = (0,) * GOODS


class EffectError(ValueError):
    """A clause that the language does not know, with what was expected."""


@dataclass(frozen=True, slots=True)
class Bundle:
    """Amounts by good. `picks_first` is set if basics of choice are named before cards."""

    amounts: tuple[int, ...] = NOTHING
    picks_first: bool = False
    order: tuple[str, ...] = field(default=(), compare=False)  # in which the goods are named

    def only(self, *goods: int) -> bool:
        """Tell whether nothing but these goods is named."""
        return all(good in goods for good, amount in enumerate(self.amounts) if amount)


@dataclass(frozen=True, slots=True)
class Clause:
    kind: str  # gain, exchange, cost, trade, income, score, skill, trigger, discount, limit
    pay: Bundle = Bundle()
    gain: Bundle = Bundle()
    number: int = 0
    word: str = ""


def parse(text: str) -> list[Clause]:
    """Return every clause of an effect, in order."""
    return [_clause(clause) for clause in text.split(" ; ")]


def _clause(text: str) -> Clause:
    first, _, rest = text.partition(" ")
    if first == "gain":
        return Clause("gain", gain=bundle(rest))
    if first == "income":
        return Clause("income", gain=bundle(rest))
    if first == "pay":
        return _payment(rest)
    if first == "trade":
        paid, gained = _arrow(rest, "gain ")
        return Clause("trade", bundle(paid), bundle(gained))
    if found := re.fullmatch(rf"score vp {NUMBER}(?: per ({'|'.join(COUNTERS)}))?", text):
        return Clause("score", number=int(found[1]), word=found[2] or "")
    if found := re.fullmatch(r"on reward gain (.+)", text):
        return Clause("trigger", gain=bundle(found[1]))
    if found := re.fullmatch(rf"discount ship basic {NUMBER}", text):
        return Clause("discount", number=int(found[1]))
    if found := re.fullmatch(rf"limit ({'|'.join(LIMITS)}) (\+?){NUMBER}", text):
        if (found[1] == "board_cards") == (found[2] == ""):
            return Clause("limit", number=int(found[3]), word=found[1])
        expected = "limit board_cards n" if found[1] == "board_cards" else f"limit {found[1]} +n"
        raise EffectError(f"expected `{expected}`, found {text!r}")
    raise EffectError(f"expected a clause like `gain wood 1 + coin 2` or `pay coin 1 -> gain gold 1`, found {text!r}")


def _payment(text: str) -> Clause:
    if " -> " not in text:
        return Clause("cost", bundle(text))
    paid, gained = text.split(" -> ", 1)
    if found := re.fullmatch(rf"skill {NUMBER}", gained):
        return Clause("skill", bundle(paid), number=int(found[1]))
    paid, gained = _arrow(text, "gain ")
    return Clause("exchange", bundle(paid), bundle(gained))


def _arrow(text: str, word: str) -> tuple[str, str]:
    paid, arrow, gained = text.partition(" -> ")
    if not arrow or not gained.startswith(word):
        raise EffectError(f"expected `-> {word}…` after the cost, found {text!r}")
    return paid, gained.removeprefix(word)


def bundle(text: str) -> Bundle:
    amounts = [0] * GOODS
    order = []
    for item in text.split(" + "):
        found = re.fullmatch(rf"({'|'.join(GOOD_WORDS)}) {NUMBER}", item)
        if not found:
            raise EffectError(f"expected a good and a number from 1 to 99 like `wood 1`, found {item!r}")
        good = GOOD_WORDS.index(found[1])
        if amounts[good]:
            raise EffectError(f"expected each good once, found {found[1]} twice in {text!r}")
        amounts[good] = int(found[2])
        order.append(found[1])
    first = "any" in order and "card" in order and order.index("any") < order.index("card")
    return Bundle(tuple(amounts), first, tuple(order))
