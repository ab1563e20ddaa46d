"""The vector of what a seat knows: from its own chair, from `known` alone, and as its page says."""

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import meadhall
from meadhall.core.game import find
from meadhall.core.position import Position, seats_of
from meadhall.learn import cells, encode
from meadhall.learn.encoding import action_count, tables
from meadhall.learn.page import page

from ..bots.test_two_worlds import positions
from .turning import turned_games

TABLES = [("eketorp", seats) for seats in (3, 4, 6)] + [("shipwrights", seats) for seats in (2, 3, 5)]
RARE = {"mulligan": "optional", "skipPointlessSiege": True}  # so that hands are rejected, and sieges declined
DESIGN = Path(meadhall.__file__).parents[2] / "docs" / "design" / "encoding.md"


def vectors(position: Position, shift: int = 0) -> Iterator[np.ndarray]:
    """Return what each seat sees, and what those who wait may do, beginning with seat `shift`."""
    game, seats = position.game, int(position.state.seats)
    for seat in range(seats):
        chair = (seat + shift) % seats
        yield encode(game.name, game.look(position.handle, position.cards.handle, chair))
        if chair in seats_of(position.mask()):
            yield position.legal(chair)[tables(game.name, seats).actions[chair]] == 0


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_table_that_is_turned_looks_the_same_from_every_chair(name: str, seats: int) -> None:
    compared = 0
    for seed, options in ((3, {}), (4, RARE if name == "eketorp" else {})):
        for first, second in turned_games(find(name), seats, seed, options):
            for one, other in zip(vectors(first), vectors(second, 1), strict=True):
                assert np.flatnonzero(one != other).tolist() == []
                compared += 1
    assert compared > 300


@pytest.mark.parametrize(("name", "seats"), [*TABLES, ("shipwrights", 1)])
def test_two_worlds_that_a_seat_cannot_tell_apart_give_the_same_bytes(name: str, seats: int) -> None:
    worlds = 0
    for at, (true, seat) in enumerate(positions(name, seats, 23)):
        other = true.fork(seat, seed=at)
        assert encode(name, true.known(seat)).tobytes() == encode(name, other.known(seat)).tobytes()
        worlds += true.position.array.tobytes() != other.position.array.tobytes()
    assert worlds > 5 or seats == 1


@pytest.mark.parametrize(("name", "seats"), [("eketorp", 4), ("shipwrights", 3)])
def test_every_number_that_is_known_is_in_a_cell(name: str, seats: int) -> None:
    """A byte of what is known that changes changes the vector, unless it was left out."""
    game, known = find(name), meadhall.Table.new(name, seats, 3).known(0)
    for guard in game.chair.while_set.values() if game.chair else ():
        known[guard] = 1
    spoken = {field for field in game.known.cells if game.chair and field not in game.chair.left_out}
    assert {cell.field for cell in cells(name)} == spoken
    plain = encode(name, known)
    for field in sorted(spoken - {"seats"}):
        other = game.known.blank()
        other[0] = known
        values = np.array(other[0][field])
        other[0][field] = np.where(values > 0, values - 1, 1) if values.shape else int(values == 0)
        if game.chair and field in game.chair.while_set.values():
            other[0][field] = 2
        changed = np.flatnonzero(encode(name, other[0]) != plain)
        assert changed.size and {cells(name)[cell].field for cell in changed} == {field}


@pytest.mark.parametrize(("name", "seats"), [("eketorp", 6), ("shipwrights", 5)])
def test_every_cell_keeps_its_range(name: str, seats: int) -> None:
    low, high = (np.array([getattr(cell, side) for cell in cells(name)]) for side in ("low", "high"))
    for table, seat in positions(name, seats, 40):
        vector = encode(name, table.known(seat))
        assert (vector >= low).all() and (vector <= high).all()


def test_an_option_that_names_a_seat_turns_with_it() -> None:
    at = next(place for place, cell in enumerate(cells("eketorp")) if cell.name == "option[12]")
    table = meadhall.Table.new("eketorp", 4, 3, options={"firstPlayer": 2})
    assert [int(encode("eketorp", table.known(seat))[at]) for seat in range(4)] == [3, 2, 1, 4]


def test_the_page_lists_every_cell() -> None:
    """`python -m meadhall.learn.page > docs/design/encoding.md` writes it."""
    assert DESIGN.read_text(encoding="utf-8") == page()
    assert [len(cells(name)) for name in meadhall.games()] == [1047, 1051]
    assert [action_count(name) for name in meadhall.games()] == [330, 398]
