"""A bot never peeks: in two worlds that its seat cannot tell apart it chooses the same, with the same stream."""

from collections.abc import Iterator

import pytest

from meadhall import Table
from meadhall.bots.bot import Budget
from meadhall.bots.levels import bot_named
from meadhall.core.rng import below, stream, thoughts

BOTS = ["thrall", "karl", "search@20", "tests.bots.test_guide:Grasping"]
TABLES = [("eketorp", 3), ("eketorp", 4), ("eketorp", 6)] + [("shipwrights", seats) for seats in (1, 2, 3, 5)]
EVERY = 37  # moves between two looks


def positions(game: str, seats: int, every: int) -> Iterator[tuple[Table, int]]:
    """From a random game, every few moves: the table, and each seat that has a choice."""
    table, choice, moves = Table.new(game, seats, 11), stream(11, 9), 0
    while table.outcome is None:
        legal = table.moves(table.due)
        if moves % every == 0:
            yield from ((table, seat) for seat in table.waiting if len(table.moves(seat)) > 1)
        table.play(table.due, legal[int(below(choice, len(legal)))])
        moves += 1


def chosen(name: str, table: Table, seat: int) -> int:
    bot = bot_named(name)(table.game, table.cards)
    answer = bot.choose(table.known(seat), table.moves(seat), thoughts(5, seat, 2), Budget())
    return answer if isinstance(answer, int) else answer.code


def tells_apart(name: str, game: str, seats: int, every: int = EVERY) -> tuple[int, int]:
    """At how many positions the bot chooses differently, and at how many the worlds really differ."""
    peeked = worlds = 0
    for at, (true, seat) in enumerate(positions(game, seats, every)):
        other = true.fork(seat, seed=at)
        assert other.moves(seat) == true.moves(seat)
        peeked += chosen(name, true, seat) != chosen(name, other, seat)
        worlds += true.position.array.tobytes() != other.position.array.tobytes()
    return peeked, worlds


@pytest.mark.parametrize(("game", "seats"), TABLES)
@pytest.mark.parametrize("name", BOTS)
def test_no_bot_tells_two_worlds_apart_that_its_seat_cannot(name: str, game: str, seats: int) -> None:
    peeked, worlds = tells_apart(name, game, seats)
    assert peeked == 0
    assert worlds > 5 or seats == 1


@pytest.mark.parametrize(("game", "seats"), [("eketorp", 4), ("shipwrights", 3)])
def test_a_bot_that_peeks_is_caught(game: str, seats: int) -> None:
    peeked, _ = tells_apart("tests.bots.failing:Peeking", game, seats)
    assert peeked > 5
