"""Dice of people: what the key gives, exactly as likely as the weights say, and promised beforehand."""

import hashlib
import hmac
from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from meadhall import Table
from meadhall.core import dice
from meadhall.core.contract import CHANCE

from .conftest import bytes_of, play_on, texts

KEY = bytes(range(32))


def by_hand(message: str, key: bytes = KEY) -> int:
    return int(hmac.new(key, message.encode(), hashlib.sha256).hexdigest(), 16)


def keyed(key: bytes = KEY, name: str = "t1", game: str = "eketorp", seats: int = 3) -> Table:
    return Table.new(game, seats, key=key, name=name)


# Numbers


def test_an_outcome_is_the_hash_of_its_count_modulo_the_total_weight() -> None:
    for fallen in range(200):
        number = by_hand(str(fallen)) % 10
        expected = 0 if number < 2 else 2 if number < 9 else 3
        assert dice.outcome(KEY, fallen, [2, 0, 7, 1, 0]) == expected


def test_outcomes_of_a_key_are_the_same_for_ever() -> None:
    assert [dice.outcome(KEY, fallen, [1] * 6) for fallen in range(12)] == [3, 1, 2, 5, 4, 5, 2, 1, 5, 3, 1, 3]


def test_a_number_that_would_favour_some_is_drawn_again() -> None:
    weights = [2**254, 2**254 + 1]  # the only multiple of their sum is their sum: half of all numbers are too high
    total, again = sum(weights), Counter[int]()
    for fallen in range(64):
        tries = [by_hand(str(fallen)), *(by_hand(f"{fallen}.{further}") for further in range(1, 40))]
        first = next(at for at, number in enumerate(tries) if number < total)
        assert dice.outcome(KEY, fallen, weights) == int(tries[first] >= 2**254)
        again[first] += 1
    assert again[0] > 16 and again[1] > 8 and again[2] > 2


def test_a_number_is_fair_below_the_largest_multiple_of_the_total() -> None:
    assert dice.place(iter([2**256 - 1]), 2**256) == 2**256 - 1
    assert dice.place(iter([2**256 - 1, 4]), 10) == 4, "2**256 ends in 6"
    assert dice.place(iter([2**256 - 6, 4]), 10) == 4
    assert dice.place(iter([2**256 - 7]), 10) == 9


@pytest.mark.parametrize("total", range(1, 65))
def test_each_place_comes_of_equally_many_numbers(total: int) -> None:
    rejected, found = 64 % total, Counter[int]()
    for number in range(64 - rejected):
        found[dice.place(iter([number]), total, of=64)] += 1
    assert found == dict.fromkeys(range(total), 64 // total)
    for number in range(64 - rejected, 64):
        assert dice.place(iter([number, 0]), total, of=64) == 0


@pytest.mark.parametrize("weights", [[1], [0, 1], [3, 0, 0, 2, 1, 0], [1] * 7, [0, 5, 0]])
def test_each_code_holds_as_many_places_as_its_weight(weights: list[int]) -> None:
    held = Counter(dice.code_at(place, weights) for place in range(sum(weights)))
    assert [held[code] for code in range(len(weights))] == weights


def test_frequencies_follow_the_weights() -> None:
    weights, rolls = [5, 0, 3, 2], 20_000
    fell = Counter(dice.outcome(KEY, fallen, weights) for fallen in range(rolls))
    for code, weight in enumerate(weights):
        assert abs(Fraction(fell[code], rolls) - Fraction(weight, 10)) < Fraction(1, 70)


# Promises


def test_the_commitment_is_the_hash_of_table_and_key() -> None:
    assert dice.commitment("hall-7", KEY) == hashlib.sha256(b"hall-7" + KEY).hexdigest()


def test_bots_think_with_a_seed_that_only_the_key_tells() -> None:
    assert dice.thinking_seed(KEY) == by_hand("bots") >> 193 < 2**63
    assert keyed().seed == dice.thinking_seed(KEY)


def test_keys_are_new_every_time() -> None:
    assert len({dice.new_key() for _ in range(50)}) == 50
    assert {len(dice.new_key()) for _ in range(50)} == {32}


@pytest.mark.parametrize(
    ("key", "name", "message"),
    [
        (KEY, "", "an id of 1 to 80"),
        (KEY, "hall-é", "an id of 1 to 80"),
        (KEY, "hall\n", "an id of 1 to 80"),
        (KEY, "x" * 81, "an id of 1 to 80"),
        (KEY, 7, "an id of 1 to 80"),
        (None, "t1", "32 bytes"),
        (KEY[1:], "t1", "32 bytes"),
        (KEY.hex(), "t1", "32 bytes"),
        (b"", "t1", "32 bytes"),
    ],
)
def test_dice_that_could_not_be_verified_are_refused(key: Any, name: Any, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        keyed(key, name)
    with pytest.raises(ValueError, match=message):
        Table.new("eketorp", 3, 1).fork(0, key=key, name=name)


def test_a_table_has_a_seed_or_a_key_and_not_both() -> None:
    with pytest.raises(ValueError, match="not both"):
        Table.new("eketorp", 3, 1, key=KEY, name="t1")
    with pytest.raises(ValueError, match="not both"):
        keyed().fork(0, seed=1, key=KEY, name="t1")


# Tables


@pytest.mark.parametrize(("game", "seats"), [("eketorp", 4), ("shipwrights", 3)])
def test_every_outcome_at_a_table_is_what_its_key_gives_at_that_count(game: str, seats: int) -> None:
    table = play_on(keyed(game=game, seats=seats), 150, 3)
    replay, fallen = table.at(0), 0
    for entry in table.entries:
        if entry.seat == CHANCE:
            weights = replay.position.weights().tolist()
            assert entry.code == dice.code_at(by_hand(str(fallen)) % sum(weights), weights)
            fallen += 1
        replay.follow(entry)
    assert fallen == table.fallen > 20


def test_other_keys_and_not_other_names_give_other_games() -> None:
    opening = texts(keyed(name="t1"))
    assert opening == texts(keyed(name="t2"))
    assert len({tuple(texts(keyed(bytes([first]) * 32))) for first in range(20)}) == 20


def test_outcomes_that_fell_before_an_undo_count_on() -> None:
    table = keyed()
    fallen = table.fallen
    table.play(0, "plan A1")
    table.undo(0)
    assert table.fallen == fallen
    for seat in range(3):
        table.play(seat, "plan")
    assert table.fallen == sum(entry.seat == CHANCE for entry in table.entries) > fallen


def test_a_fork_has_new_dice_of_its_own() -> None:
    table = play_on(keyed(), 20, 1)
    other = dice.new_key()
    fork = table.fork(1, key=other, name="practice")
    assert (fork.key, fork.name, fork.seed) == (other, "practice", dice.thinking_seed(other))
    assert fork.known(1).tobytes() == table.known(1).tobytes()
    plain = table.fork(1, seed=4)
    assert (plain.key, plain.name, plain.seed) == (None, "", 4)


def test_the_table_as_it_was_has_the_same_dice() -> None:
    table = play_on(keyed(), 30, 1)
    then = table.at(len(table.entries) - 10)
    assert (then.key, then.name, then.commitment) == (KEY, "t1", dice.commitment("t1", KEY))
    assert bytes_of(table.at(3).settle()) == bytes_of(keyed())


def test_the_laboratory_promises_nothing() -> None:
    assert Table.new("eketorp", 3, 1).commitment == ""


def test_a_table_does_not_tell_its_key_when_it_is_printed() -> None:
    assert KEY.hex() not in repr(keyed()) and repr(KEY) not in repr(keyed()) and str(keyed().seed) not in repr(keyed())
