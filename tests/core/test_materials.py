"""Eketorp's material cards: what a file of one's own may hold, and what is said about a bad one."""

import json
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from meadhall import Table
from meadhall.core.cards import CardError
from meadhall.core.game import find
from meadhall.games.eketorp.cards import DEFAULT, load

PART_D = """
{"name":"reconstruction-1","reconstruction":true,
 "legend":{"G":"green","B":"brown","C":"clay","S":"stone","lowercase":"only with 5 or 6 players"},
 "cards":[
 {"id":1,"A":"GG","B":"B","C":"BBb","D":"Gg","E":"C","F":"B","G":""},
 {"id":2,"A":"B","B":"GGg","C":"","D":"C","E":"BB","F":"GGg","G":""},
 {"id":3,"A":"","B":"GG","C":"S","D":"BBb","E":"Gg","F":"B","G":"G"},
 {"id":4,"A":"G","B":"B","C":"GGg","D":"B","E":"Bb","F":"G","G":"C"},
 {"id":5,"A":"BB","B":"","C":"GG","D":"S","E":"c","F":"GG","G":"Bb"},
 {"id":6,"A":"Cc","B":"GGg","C":"B","D":"GG","E":"","F":"B","G":"G"},
 {"id":7,"A":"G","B":"BBb","C":"C","D":"","E":"BBb","F":"GG","G":""},
 {"id":8,"A":"S","B":"GG","C":"B","D":"GGg","E":"","F":"Bb","G":"C"},
 {"id":9,"A":"BB","B":"C","C":"Gg","D":"","E":"GG","F":"C","G":"Bb"},
 {"id":10,"A":"GGg","B":"B","C":"","D":"BB","E":"G","F":"s","G":"GG"},
 {"id":11,"A":"","B":"Bb","C":"G","D":"C","E":"S","F":"BBb","G":"GG"},
 {"id":12,"A":"C","B":"","C":"Gg","D":"B","E":"GGg","F":"BB","G":"S"}]}
"""
BOX = [52, 42, 12, 6]
BOX_FILE = DEFAULT.read_text(encoding="utf-8")
LINES = BOX_FILE.splitlines()


def line(number: int, old: str, new: str) -> str:
    """The file of the box with one line changed; lines are counted from 1."""
    assert old in LINES[number - 1]
    return "\n".join([*LINES[: number - 1], LINES[number - 1].replace(old, new, 1), *LINES[number:]])


def card(number: int, **fields: Any) -> str:
    """Part D with one card changed; a field of None is left out."""
    document = json.loads(PART_D)
    changed = document["cards"][number - 1] | fields
    document["cards"][number - 1] = {key: value for key, value in changed.items() if value is not None}
    return json.dumps(document)


def cards_of(count: int) -> str:
    return json.dumps({"cards": (json.loads(PART_D)["cards"] * 2)[:count]})


def write(folder: Path, name: str, content: str | bytes) -> Path:
    path = folder / name
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return path


BAD: list[tuple[str, str | bytes, str]] = [
    ("few.csv", "\n".join(LINES[:12]), "few.csv line 12: expected 12 cards, found 11"),
    ("many.csv", "\n".join([*LINES, LINES[1]]), "many.csv line 14: expected 12 cards, found 13"),
    ("empty.csv", "", "empty.csv line 1: expected 12 cards, found 0"),
    ("head.csv", LINES[0], "head.csv line 1: expected 12 cards, found 0"),
    ("letter.csv", line(4, "BBb", "BXb"), "letter.csv line 4, field D: expected G B C S"),
    ("digit.csv", line(7, "Cc", "2C"), "digit.csv line 7, field A: expected G B C S"),
    ("space.csv", line(2, "GG", "G G"), "space.csv line 2, field A: expected G B C S"),
    ("heap.csv", line(3, "GGg", "G" * 9), "heap.csv line 3, field B: expected at most 8 bricks"),
    ("column.csv", line(1, ",G,", ",H,"), "column.csv line 2, field G: expected letters of G B C S, found nothing"),
    ("short.csv", line(5, ",G,C,reconstructed", ""), "short.csv line 5, field F: expected letters of G B C S"),
    ("few.json", cards_of(11), "few.json card 11: expected 12 cards, found 11"),
    ("many.json", cards_of(13), "many.json card 13: expected 12 cards, found 13"),
    ("none.json", cards_of(0), "none.json line 1: expected 12 cards, found 0"),
    ("letter.json", card(3, D="W"), "letter.json card 3, field D: expected G B C S"),
    ("heap.json", card(12, G="g" * 9), "heap.json card 12, field G: expected at most 8 bricks"),
    ("field.json", card(5, E=None), "field.json card 5, field E: expected letters of G B C S"),
    ("number.json", card(5, E=1), "number.json card 5, field E: expected letters of G B C S"),
    ("list.json", card(5, E=["G"]), "list.json card 5, field E: expected letters of G B C S"),
    ("comma.json", PART_D.replace('"id":4,', '"id":4'), "comma.json line 8: expected JSON"),
    ("cut.json", PART_D[:300], "cut.json line 6: expected JSON"),
    ("deep.json", "[" * 100_000, "deep.json line 1: expected JSON"),
    ("array.json", "[]", 'array.json line 1: expected an object with the field "cards"'),
    ("nothing.json", "{}", "nothing.json, field cards: expected a list of 12 cards"),
    ("text.json", '{"cards": "GGBB"}', "text.json, field cards: expected a list of 12 cards"),
    ("cards.json", '{"cards": [1, 2]}', "cards.json, field cards: expected a list of 12 cards"),
    ("binary.csv", b"\x89PNG\r\n\x1a\n\x00\xff", "binary.csv: cannot be read as text"),
    ("binary.json", b"\xff\xfe\x00", "binary.json: cannot be read as text"),
]


@pytest.mark.parametrize(("name", "content", "message"), BAD, ids=[name for name, _, _ in BAD])
def test_nothing_starts_on_a_bad_file_and_the_place_and_what_was_expected_are_named(
    tmp_path: Path, name: str, content: str | bytes, message: str
) -> None:
    with pytest.raises(CardError, match=re.escape(message)):
        Table.new("eketorp", 4, 1, cards=write(tmp_path, name, content))


def test_a_line_that_cannot_be_split_is_named(tmp_path: Path) -> None:
    path = write(tmp_path, "long.csv", line(6, "BB", "B" * 200_000))
    with pytest.raises(CardError, match=r"long\.csv line 6: expected comma-separated values"):
        load(path)


def test_nothing_starts_on_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(CardError, match=r"gone\.csv: cannot be read as text \(No such file"):
        Table.new("eketorp", 4, 1, cards=tmp_path / "gone.csv")
    with pytest.raises(CardError, match="cannot be read as text"):
        Table.new("eketorp", 4, 1, cards=tmp_path)


def test_the_file_of_part_d_is_the_deck_of_the_box(tmp_path: Path) -> None:
    default = load()
    for name in ("deck.json", "deck.JSON"):
        typed = load(write(tmp_path, name, PART_D))
        assert typed.array.tobytes() == default.array.tobytes()
        assert typed.rows == default.rows
    assert typed.name == "deck"
    assert default.name == "reconstruction-1"


@pytest.mark.parametrize("change", ["\ufeff{}", "{}\r\n"])
def test_a_file_of_a_spreadsheet_reads_the_same(tmp_path: Path, change: str) -> None:
    text = change.format(BOX_FILE if change.startswith("\ufeff") else BOX_FILE.replace("\n", "\r\n"))
    assert load(write(tmp_path, "sheet.csv", text)).array.tobytes() == load().array.tobytes()


def test_what_a_saved_table_holds_is_the_same_deck() -> None:
    default = load()
    again = load({"name": default.name, "cards": default.rows})
    assert (again.name, again.rows) == (default.name, default.rows)
    assert again.array.tobytes() == default.array.tobytes()


def bricks(marked: bool) -> list[list[int]]:
    """For each card the number of bricks of grass, wood, clay and stone."""
    record = load().record
    laid = np.where(np.asarray(record.marked) <= marked, np.asarray(record.brick), 0)
    return [[int((laid[each] == brick).sum()) for brick in range(1, 5)] for each in range(12)]


def test_the_deck_of_the_box_has_the_totals_of_part_d() -> None:
    assert np.sum(bricks(marked=False), axis=0).tolist() == [45, 36, 10, 5]
    assert np.sum(bricks(marked=True), axis=0).tolist() == [56, 46, 12, 6]
    assert [sum(each) for each in bricks(marked=False)] == [8] * 12
    assert [sum(each) for each in bricks(marked=True)] == [10] * 12


def test_the_ten_worst_cards_of_the_box_leave_no_kind_short() -> None:
    worst = np.sort(bricks(marked=True), axis=0)[-10:].sum(axis=0)
    assert worst.tolist() == [50, 41, 12, 6]
    assert all(worst <= BOX)


def test_the_deck_of_the_box_needs_no_warning() -> None:
    assert load().warnings == ()


def test_odd_totals_are_warned_of_and_not_refused(tmp_path: Path) -> None:
    cards = load(write(tmp_path, "odd.csv", line(2, "GG", "GGG")))
    assert cards.warnings == ("odd.csv line 2: 9 bricks with 3 or 4 players and 11 with 5 or 6; the box has 8 and 10",)
    marked = load(write(tmp_path, "marked.json", card(7, A="g")))
    assert marked.warnings == (
        "marked.json card 7: 7 bricks with 3 or 4 players and 10 with 5 or 6; the box has 8 and 10",
    )


def test_more_bricks_than_the_box_has_are_warned_of(tmp_path: Path) -> None:
    cards = load(write(tmp_path, "rich.json", card(1, E="S", A="SS")))
    assert cards.warnings == ("rich.json: ten cards may ask for 9 bricks of stone; the box has 6",)


@pytest.mark.parametrize(("seats", "laid"), [(3, {"stone": 1}), (5, {"stone": 2})])
def test_own_cards_change_what_is_distributed(tmp_path: Path, seats: int, laid: dict[str, int]) -> None:
    rows = "\n".join(f"mine {number},,,,,,,Ss" for number in range(1, 13))
    path = write(tmp_path, "mine.csv", "id,A,B,C,D,E,F,G\n" + rows)
    table = Table.new("eketorp", seats, 1, cards=path)
    position = table.view(None)["position"]
    assert {field: each["bricks"] for field, each in position["fields"].items() if each["bricks"]} == {"G": laid}
    assert position["material"]["id"].startswith("mine ")
    assert table.cards.name == "mine"


def test_loaded_cards_may_be_shared_by_tables() -> None:
    cards = find("eketorp").load_cards(None)
    assert Table.new("eketorp", 3, 1, cards=cards).dump() == Table.new("eketorp", 3, 1).dump()
