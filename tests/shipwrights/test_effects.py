"""The effect language of the card tables (H)."""

import pytest

from meadhall.games.shipwrights.cards import load
from meadhall.games.shipwrights.cards.effects import COUNTERS, GOOD_WORDS, LIMITS, Clause, EffectError, bundle, parse

EFFECT_COLUMNS = (
    "effect", "discard", "tuck_cost", "income", "immediate", "base_effect", "upgraded_effect",
)  # fmt: skip
KINDS = {"gain", "exchange", "cost", "trade", "income", "score", "skill", "trigger", "discount", "limit"}


def effects() -> list[str]:
    """Every effect of the tables."""
    return [row[column] for row in load().rows for column in EFFECT_COLUMNS if column in row]


def clauses() -> list[Clause]:
    return [clause for effect in effects() for clause in parse(effect)]


def amounts(clause: Clause) -> tuple[dict[str, int], dict[str, int]]:
    """What a clause takes and what it gives."""
    pay, gain = (
        {word: amount for word, amount in zip(GOOD_WORDS, each.amounts, strict=True) if amount}
        for each in (clause.pay, clause.gain)
    )
    return pay, gain


@pytest.mark.parametrize(
    ("text", "kind", "paid", "gained", "number", "word"),
    [
        ("gain wood 1 + coin 2", "gain", {}, {"wood": 1, "coin": 2}, 0, ""),
        ("pay coin 2 -> gain gold 1", "exchange", {"coin": 2}, {"gold": 1}, 0, ""),
        ("pay card 1 + any 2 -> gain any 3", "exchange", {"card": 1, "any": 2}, {"any": 3}, 0, ""),
        ("pay gold 1", "cost", {"gold": 1}, {}, 0, ""),
        ("trade coin 3 -> gain gold 1", "trade", {"coin": 3}, {"gold": 1}, 0, ""),
        ("income worker 1 + coin 2", "income", {}, {"worker": 1, "coin": 2}, 0, ""),
        ("score vp 99", "score", {}, {}, 99, ""),
        ("score vp 2 per raid", "score", {}, {}, 2, "raid"),
        ("pay card 1 + gold 1 -> skill 1", "skill", {"card": 1, "gold": 1}, {}, 1, ""),
        ("on reward gain worker 1", "trigger", {}, {"worker": 1}, 0, ""),
        ("discount ship basic 1", "discount", {}, {}, 1, ""),
        ("limit price +1", "limit", {}, {}, 1, "price"),
        ("limit board_cards 4", "limit", {}, {}, 4, "board_cards"),
        ("limit raid_workers +2", "limit", {}, {}, 2, "raid_workers"),
        ("limit tuck_gold +12", "limit", {}, {}, 12, "tuck_gold"),
    ],
)
def test_every_kind_of_clause_is_read(
    text: str, kind: str, paid: dict[str, int], gained: dict[str, int], number: int, word: str
) -> None:
    [clause] = parse(text)
    assert (clause.kind, *amounts(clause), clause.number, clause.word) == (kind, paid, gained, number, word)


@pytest.mark.parametrize("good", GOOD_WORDS)
def test_every_good_is_read(good: str) -> None:
    assert amounts(parse(f"pay {good} 7 -> gain {good} 98")[0]) == ({good: 7}, {good: 98})


@pytest.mark.parametrize("counter", COUNTERS)
def test_every_counter_is_read(counter: str) -> None:
    assert parse(f"score vp 1 per {counter}")[0].word == counter


def test_clauses_are_read_in_order() -> None:
    assert [clause.kind for clause in parse("gain wood 2 ; income coin 1 ; score vp 1")] == ["gain", "income", "score"]


@pytest.mark.parametrize(
    ("text", "first"), [("any 1 + card 1", True), ("card 1 + any 1", False), ("any 1", False), ("card 1", False)]
)
def test_a_bundle_remembers_whether_basics_of_choice_come_before_cards(text: str, first: bool) -> None:
    assert bundle(text).picks_first == first


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "a clause"),
        ("take wood 1", "a clause"),
        ("Gain wood 1", "a clause"),
        ("gain", "a good and a number"),
        ("gain wood", "a good and a number"),
        ("gain wood 0", "from 1 to 99"),
        ("gain wood 100", "from 1 to 99"),
        ("gain wood -1", "from 1 to 99"),
        ("gain wood 01", "from 1 to 99"),
        ("gain  wood 1", "a good and a number"),
        ("gain wood 1+coin 1", "a good and a number"),
        ("gain silver 1", "a good and a number"),
        ("gain wood 1 + wood 2", "each good once"),
        ("gain wood 1;gain coin 1", "a good and a number"),
        ("gain wood 1 ;", "a good and a number"),
        ("gain wood 1 ; ", "a clause"),
        ("pay coin 2 -> take gold 1", "-> gain"),
        ("pay coin 2 -> ", "-> gain"),
        ("pay coin 2 ->", "a good and a number"),
        ("pay -> gain gold 1", "a good and a number"),
        ("pay coin 1 -> gain gold 1 -> gain wood 1", "a good and a number"),
        ("pay gold 1 -> skill 0", "-> gain"),
        ("trade coin 2", "-> gain"),
        ("trade coin 2 -> skill 1", "-> gain"),
        ("income", "a good and a number"),
        ("score vp", "a clause"),
        ("score 2", "a clause"),
        ("score vp 0", "a clause"),
        ("score vp 2 per jarl", "a clause"),
        ("on reward worker 1", "a clause"),
        ("on raid gain worker 1", "a clause"),
        ("discount ship gold 1", "a clause"),
        ("discount building basic 1", "a clause"),
        ("limit price 1", "limit price +n"),
        ("limit board_cards +4", "limit board_cards n"),
        ("limit hand +1", "a clause"),
        ("limit tuck_gold", "a clause"),
    ],
)
def test_what_the_language_does_not_know_is_refused_with_what_was_expected(text: str, expected: str) -> None:
    with pytest.raises(EffectError) as error:
        parse(text)
    assert str(error.value).startswith("expected ")
    assert expected in str(error.value)


def test_every_kind_of_clause_stands_on_some_card() -> None:
    assert {clause.kind for clause in clauses()} == KINDS


def test_every_good_is_gained_and_paid_on_some_card() -> None:
    paid, gained = (set().union(*(amounts(clause)[side] for clause in clauses())) for side in (0, 1))
    assert gained == set(GOOD_WORDS)
    assert paid == set(GOOD_WORDS)


def test_every_counter_and_every_limit_stands_on_some_card() -> None:
    words = [clause.word for clause in clauses()]
    assert set(words) == {"", *COUNTERS, *LIMITS}


def test_some_points_are_counted_and_some_are_not() -> None:
    scores = {bool(clause.word) for clause in clauses() if clause.kind == "score"}
    assert scores == {True, False}
