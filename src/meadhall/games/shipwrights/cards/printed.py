"""What is printed on a card, in parts to draw: its cost, its skills, and its effects as the parser reads them."""

from collections.abc import Mapping, Sequence

from ....core.view import Amount, CardPart
from . import COST_COLUMNS
from .effects import GOOD_WORDS, Bundle, Clause, parse

EFFECT_COLUMNS = ("effect", "discard", "tuck_cost", "income", "immediate", "base_effect", "upgraded_effect")


def effects(row: Mapping[str, str]) -> dict[str, list[CardPart]]:
    """Return the parts of each column of a card that says what it takes or does; `cost` stands for several columns."""
    found = {column: [_part(clause) for clause in parse(row[column])] for column in EFFECT_COLUMNS if row.get(column)}
    if cost := [(GOOD_WORDS[good], int(row.get(column, 0))) for column, good in COST_COLUMNS.items() if column in row]:
        found["cost"] = [_plain("cost", paid=[_amount(good, count) for good, count in cost if count])]
    if row.get("skills"):
        found["skills"] = [_plain("skill", of=skill) for skill in row["skills"].split("+")]
    return found


def _part(clause: Clause) -> CardPart:
    return _plain(clause.kind, _amounts(clause.pay), _amounts(clause.gain), clause.number, clause.word)


def _plain(
    kind: str, paid: Sequence[Amount] = (), gained: Sequence[Amount] = (), count: int = 0, of: str = ""
) -> CardPart:
    return {"kind": kind, "paid": list(paid), "gained": list(gained), "count": count, "of": of}


def _amounts(bundle: Bundle) -> list[Amount]:
    return [_amount(good, bundle.amounts[GOOD_WORDS.index(good)]) for good in bundle.order]


def _amount(good: str, count: int) -> Amount:
    return {"good": good, "count": count}
