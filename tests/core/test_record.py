"""A record: its layout, and the way from and to plain values."""

from typing import Any

import numpy as np
import pytest

from meadhall.core.game import REGISTRY
from meadhall.core.record import Layout, Reading, cell

SMALL = Layout(count=cell(0, 8), grid=cell(-1, 1, 2, 3), wide=cell(0, 300), widest=cell(-70_000, 0, 2))
LAYOUTS = [SMALL, *(layout for game in REGISTRY.values() for layout in (game.state, game.known))]
every_layout = pytest.mark.parametrize("layout", LAYOUTS)
PLAIN = {"count": 3, "grid": [[0, 1, -1], [1, 1, 0]], "wide": 299, "widest": [-70_000, 0]}


@pytest.mark.parametrize(
    ("low", "high", "dtype"),
    [
        (0, 127, np.int8),
        (-128, 0, np.int8),
        (0, 128, np.int16),
        (-129, 0, np.int16),
        (0, 32767, np.int16),
        (0, 32768, np.int32),
        (-(2**31), 2**31 - 1, np.int32),
    ],
)
def test_a_cell_takes_the_smallest_number_that_holds_its_range(low: int, high: int, dtype: type) -> None:
    assert cell(low, high).dtype == np.dtype(dtype)


def test_a_range_that_no_number_holds_is_refused() -> None:
    with pytest.raises(ValueError, match="no field holds 0 to 2147483648"):
        Layout(huge=cell(0, 2**31))


@pytest.mark.parametrize(
    "name", ["round", "copy", "size", "sum", "take", "base", "data", "item", "field", "shape", "T"]
)
def test_a_name_of_numpy_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match=name):
        Layout(**{name: cell(0, 1)})


@every_layout
def test_a_record_has_no_gaps(layout: Layout) -> None:
    fields = layout.dtype.fields
    assert fields is not None
    assert sum(fields[name][0].itemsize for name in layout.dtype.names or ()) == layout.dtype.itemsize


@every_layout
def test_every_number_is_aligned_in_every_row(layout: Layout) -> None:
    fields = layout.dtype.fields
    assert fields is not None
    for dtype, offset, *_ in fields.values():
        assert offset % dtype.base.itemsize == 0
        assert layout.dtype.itemsize % dtype.base.itemsize == 0


@every_layout
def test_every_cell_has_its_shape_and_its_dtype(layout: Layout) -> None:
    record = layout.blank()[0]
    for name, each in layout.cells.items():
        assert np.asarray(record[name]).shape == each.shape
        assert np.asarray(record[name]).dtype == each.dtype


def test_blank_records_are_cleared_and_a_record_is_a_view_of_its_row() -> None:
    rows = SMALL.blank(3)
    assert rows.shape == (3,) and not any(rows.tobytes())
    rows[1].count = 7
    assert rows["count"].tolist() == [0, 7, 0]


def test_a_row_is_a_copy_of_the_bytes_it_is_made_of() -> None:
    record = SMALL.parse(PLAIN)
    row = SMALL.row(record.tobytes())
    assert row.shape == (1,) and row.tobytes() == record.tobytes()
    row[0].count = 7
    assert (int(record.count), int(row[0].count)) == (3, 7)


@every_layout
def test_a_reading_holds_the_plain_values_of_a_record(layout: Layout) -> None:
    dice = np.random.default_rng(4)
    record = layout.row(dice.bytes(layout.dtype.itemsize))[0]
    reading = Reading(record)
    assert {stored: getattr(reading, name) for stored, name in layout.fields.items()} == layout.plain(record)
    whole = Reading(record).whole()
    assert {stored: vars(whole)[name] for stored, name in layout.fields.items()} == layout.plain(record)
    assert reading.content == record.tobytes()


def test_a_reading_stays_as_it_was_read() -> None:
    row = SMALL.row(SMALL.parse(PLAIN).tobytes())
    reading = Reading(row[0])
    row[0].count = 7
    assert (reading.count, reading.grid) == (3, [[0, 1, -1], [1, 1, 0]])
    assert type(reading.count) is int and type(reading.grid[0][0]) is int


def test_what_is_out_of_range_is_named() -> None:
    record = SMALL.blank()[0]
    assert SMALL.out_of_range(record) == []
    record.count, record.grid[1, 2], record.wide = 9, -2, -1
    assert SMALL.out_of_range(record) == ["count", "grid", "wide"]


def test_plain_values_and_records_are_inverse() -> None:
    record = SMALL.parse(PLAIN)
    assert (record.count, record.grid[0, 2], record.wide, record.widest[0]) == (3, -1, 299, -70_000)
    assert SMALL.plain(record) == PLAIN
    assert SMALL.parse(SMALL.plain(record)).tobytes() == record.tobytes()


def test_a_field_keeps_its_stored_name_when_it_is_called_otherwise() -> None:
    before, now = Layout(deck=cell(0, 9, 2)), Layout(pile=cell(0, 9, 2, stored="deck"))
    record = now.parse({"deck": [3, 4]})
    assert record.pile.tolist() == [3, 4]
    assert now.plain(record) == before.plain(before.parse(now.plain(record))) == {"deck": [3, 4]}
    with pytest.raises(ValueError, match="missing or unknown: \\['deck', 'pile'\\]"):
        now.parse({"pile": [3, 4]})


def test_two_fields_are_not_stored_by_one_name() -> None:
    with pytest.raises(ValueError, match="stored by one name"):
        Layout(pile=cell(0, 9, stored="deck"), deck=cell(0, 9))


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"more": 1}, "missing or unknown: \\['more'\\]"),
        ({"count": None}, "count needs whole numbers"),
        ({"count": 1.0}, "count needs whole numbers"),
        ({"count": True}, "count needs whole numbers"),
        ({"count": "3"}, "count needs whole numbers"),
        ({"count": {}}, "count needs whole numbers"),
        ({"count": [3]}, "count needs whole numbers of shape"),
        ({"count": 2**64}, "count needs whole numbers"),
        ({"count": 2**63}, "count needs whole numbers"),
        ({"count": 9}, "count must lie between 0 and 8"),
        ({"count": -1}, "count must lie between 0 and 8"),
        ({"count": 256}, "count must lie between 0 and 8"),
        ({"wide": 301}, "wide must lie between 0 and 300"),
        ({"grid": [[0, 0, 0]]}, "grid needs whole numbers of shape"),
        ({"grid": [0] * 6}, "grid needs whole numbers of shape"),
        ({"grid": [[0, 0, 0], [0, 0, 2]]}, "grid must lie between -1 and 1"),
        ({"grid": [[0, 0, 0], [0, 0, 0.5]]}, "grid needs whole numbers"),
        ({"grid": [[0, 0, 0], [0, 0]]}, "inhomogeneous"),
        ({"grid": []}, "grid needs whole numbers"),
    ],
)
def test_plain_values_that_do_not_fit_are_refused(change: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        SMALL.parse(PLAIN | change)


@pytest.mark.parametrize("name", PLAIN)
def test_a_missing_field_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match=f"missing or unknown: \\['{name}'\\]"):
        SMALL.parse({key: value for key, value in PLAIN.items() if key != name})
