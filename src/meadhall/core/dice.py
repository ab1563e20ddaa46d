"""Dice of a table of people: a key that nobody chose, promised by a hash at the start and shown at the end."""

import hashlib
import hmac
import secrets
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from itertools import accumulate, count

KEY_BYTES = 32
NUMBERS = 2**256  # that a hash may be
SEED_BITS = 63
LONGEST_TABLE = 80  # letters of a table's public id


def new_key() -> bytes:
    """Make the key of one table. A rematch and a fork get new ones."""
    return secrets.token_bytes(KEY_BYTES)


def check(table: str, key: bytes | None) -> None:
    """Raise ValueError unless a table has a public id and a key, as with people, or neither, as in the laboratory."""
    if key is None and not table:
        return
    if not isinstance(key, bytes) or len(key) != KEY_BYTES:
        raise ValueError(f"the key of a table is {KEY_BYTES} bytes")
    if (
        not isinstance(table, str)
        or not 0 < len(table) <= LONGEST_TABLE
        or not (table.isascii() and table.isprintable())
    ):
        raise ValueError(f"a table with a key has an id of 1 to {LONGEST_TABLE} ASCII letters")


def commitment(table: str, key: bytes) -> str:
    """Return the hash that is shown from the start. It binds the host to the key and tells nothing of it."""
    check(table, key)
    return hashlib.sha256(table.encode("ascii") + key).hexdigest()


def thinking_seed(key: bytes) -> int:
    """Return the seed of the bots at a table with this key."""
    return _number(key, "bots") >> 256 - SEED_BITS


def hinting_seed(key: bytes) -> int:
    """Return the seed of hints at a table with this key. Hints tell nothing of what the bots there think."""
    return _number(key, "hints") >> 256 - SEED_BITS


def outcome(key: bytes, fallen: int, weights: Sequence[int]) -> int:
    """Return the code that falls after `fallen` others, drawn exactly with the given weights."""
    return code_at(place(numbers(key, fallen), sum(weights)), weights)


def numbers(key: bytes, fallen: int) -> Iterator[int]:
    """Yield a first try and all further ones, from the messages `7`, `7.1`, `7.2`, …"""
    yield _number(key, f"{fallen}")
    for again in count(1):
        yield _number(key, f"{fallen}.{again}")


def _number(key: bytes, message: str) -> int:
    return int.from_bytes(hmac.digest(key, message.encode("ascii"), "sha256"), "big")


def place(tries: Iterator[int], total: int, of: int = NUMBERS) -> int:
    """Return a place below the total, by the first number below the largest multiple of it: so none is favoured."""
    fair = of - of % total
    return next(number for number in tries if number < fair) % total


def code_at(place: int, weights: Sequence[int]) -> int:
    """Return the code that holds a place, if each code in turn holds as many places as its weight."""
    return bisect_right(list(accumulate(weights)), place)
