"""Folders of card tables, and tables saved with a game (T)."""

import copy
from pathlib import Path
from typing import Any

import pytest

from meadhall import Table
from meadhall.core.cards import CardError
from meadhall.core.contract import CHANCE
from meadhall.games.shipwrights.cards import load
from meadhall.games.shipwrights.cards.lines import FOLDER, TABLES

from .conftest import SetUp, act, goods
from .own_cards import changed, rows_of, write


@pytest.mark.parametrize("table", TABLES)
def test_a_folder_replaces_the_tables_it_holds_and_no_other(tmp_path: Path, table: str) -> None:
    rows = rows_of(table)
    rows[0]["source"] = "mine"
    own, usual = load(write(tmp_path, table, rows)), load()
    assert own.name == tmp_path.name
    differ = {mine["table"] for mine, theirs in zip(own.rows, usual.rows, strict=True) if mine != theirs}
    assert differ == {table}
    assert own.warnings == ()


def test_a_new_table_is_played_with_ones_own_cards(tmp_path: Path) -> None:
    changed(tmp_path, "starting", 0, effect="gain coin 17")
    table = Table.new("shipwrights", 2, 1, cards=tmp_path)
    assert [goods(table, seat) for seat in range(2)] == [{"coin": 17}, {"coin": 17}]
    assert table.cards.name == tmp_path.name
    again = Table.parse(table.dump())
    assert goods(again) == {"coin": 17}


def test_other_files_in_the_folder_do_not_matter(tmp_path: Path) -> None:
    (tmp_path / "README.md").write_text("mine", encoding="utf-8")
    assert changed(tmp_path, "jarls", 0, vp="5").record.vp.max() == 8


def test_an_unknown_table_is_refused_with_the_names_there_are(tmp_path: Path) -> None:
    (tmp_path / "weapons.csv").write_text("id,name\n", encoding="utf-8")
    with pytest.raises(CardError, match=r"no table is called weapons\.csv; there are ships, buildings"):
        load(tmp_path)


@pytest.mark.parametrize("what", ["nothing there", "a file", "an empty folder"])
def test_a_place_without_tables_is_refused(tmp_path: Path, what: str) -> None:
    place = tmp_path / "cards"
    if what == "a file":
        place.write_text("id,name\n", encoding="utf-8")
    elif what == "an empty folder":
        place.mkdir()
    with pytest.raises(CardError, match=r"expected (a folder with )?some of ships\.csv"):
        load(place)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("{head}\n{row},more\n", r"ships\.csv line 2: expected 18 columns"),
        ("{head}\nSH01,Seksring\n", r"ships\.csv line 2: expected 18 columns"),
        ('{head}\n"SH01"x,Seksring\n', r"ships\.csv line 2: expected comma-separated values"),
        ('{head}\n{row}\n"SH02,never closed\n', r"ships\.csv line \d: expected comma-separated values"),
    ],
)
def test_a_damaged_file_is_refused_with_its_line(tmp_path: Path, text: str, expected: str) -> None:
    head, row = (FOLDER / "ships.csv").read_text(encoding="utf-8").splitlines()[:2]
    (tmp_path / "ships.csv").write_text(text.format(head=head, row=row), encoding="utf-8")
    with pytest.raises(CardError, match=expected):
        load(tmp_path)


def test_a_file_that_is_not_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "ships.csv").write_bytes(b"\xff\xfe\x00id")
    with pytest.raises(CardError, match=r"ships\.csv: cannot be read as text"):
        load(tmp_path)


def test_a_file_as_a_spreadsheet_writes_it_is_read(tmp_path: Path) -> None:
    text = (FOLDER / "ships.csv").read_text(encoding="utf-8").replace("\n", "\r\n")
    (tmp_path / "ships.csv").write_bytes(b"\xef\xbb\xbf" + text.encode())
    assert load(tmp_path).array.tobytes() == load().array.tobytes()


def test_numbers_other_than_those_of_the_box_are_remarked(tmp_path: Path) -> None:
    assert changed(tmp_path, "ships", 0, copies="5").warnings == ("124 village cards; the box has 122",)
    assert load(write(tmp_path, "enemies", rows_of("enemies")[:2])).warnings[-1] == "2 enemies; the box has 4"


# As many designs as there is room for

ROOM = {"ships": 14, "buildings": 14, "townsfolk": 12, "jarls": 12, "raids": 10, "trades": 8}


def filled(folder: Path) -> None:
    for table, room in ROOM.items():
        rows = rows_of(table)
        more = [row | {"id": f"own {at}", "name": f"Own {at}"} for at, row in enumerate(rows[: room - len(rows)])]
        if table == "buildings":
            rows = [row | {"copies": "1"} for row in rows]
        write(folder, table, rows + more)


@pytest.mark.parametrize("seats", [1, 3])
def test_a_game_with_every_room_for_designs_filled_is_played_to_the_end(tmp_path: Path, seats: int) -> None:
    filled(tmp_path)
    table = Table.new("shipwrights", seats, 4, cards=tmp_path)
    while not table.outcome:
        seat = table.waiting[0]
        moves = table.moves(seat)
        kinds = ("lay", "build", "tuck", "at", "discard", "end")
        table.play(seat, next((move for kind in kinds for move in moves[::-1] if move.kind == kind), moves[-1]))
        assert table.game.rules.faults(table.position.state, table.cards.record) == 0
    drawn = {table.game.space[entry.code].text for entry in table.entries if entry.seat == CHANCE}
    assert drawn & {"draw SH13", "draw SH14", "draw BU13", "draw BU14", "draw TF12", "draw JA11", "draw JA12"}


def test_a_new_design_works_like_the_others(set_up: SetUp, tmp_path: Path) -> None:
    rows = rows_of("ships")
    own = rows[0] | {"id": "X", "name": "Raft", "skills": "carver", "effect": "gain gold 2", "vp": "9", "workers": "0"}
    own |= {"wood": "1", "wool": "0", "iron": "0"}
    cards = load(write(tmp_path, "ships", [*rows, own]))
    table = set_up("seats 3, round 2, step actions\nseat 0: wood 1\nhand 0: SH13\nboard 0: CR09", cards=cards)
    act(table, 0, "lay SH13", "ship 2", "from 1")
    assert goods(table) == {"gold": 2}
    assert table.view(1)["position"]["yards"][0]["ships"] == ["SH13"]


def test_without_an_enemy_it_cannot_be_chosen(tmp_path: Path) -> None:
    table = Table.new("shipwrights", 1, 1, cards=write(tmp_path, "enemies", rows_of("enemies")[:2]))
    assert {move.text for move in table.moves(0)} == {"enemies none", "enemies e1", "enemies e2", "enemies e12"}
    assert table.why_not(0, "enemies e123") == ("S2.3.1", "no_such_enemy")


# Tables saved with a game


def test_saved_tables_are_the_same_again() -> None:
    usual = load()
    again = load({"name": usual.name, "cards": usual.rows})
    assert (again.name, again.rows, again.warnings) == (usual.name, usual.rows, ())
    assert again.array.tobytes() == usual.array.tobytes()


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        (None, "field cards: expected a list"),
        ("ships", "field cards: expected a list"),
        ([1], "field cards: expected a list"),
        ([{"table": "boats"}], "card 1, column table: expected one of ships"),
        ([{}], "card 1, column table: expected one of ships"),
    ],
)
def test_what_is_not_a_list_of_cards_is_refused(cards: Any, expected: str) -> None:
    with pytest.raises(CardError, match=expected):
        load({"name": "mine", "cards": cards})


STRANGE: list[Any] = [5, None, True, ["x"], {}]
SAFE = ("copies", "skills", "workers", "vp", "kind", "effect", "discard")


@pytest.mark.parametrize("column", SAFE)
@pytest.mark.parametrize("value", STRANGE, ids=repr)
def test_a_saved_value_that_is_no_text_is_refused(column: str, value: Any) -> None:
    rows = copy.deepcopy(load().rows)
    rows[0][column] = value
    with pytest.raises(CardError, match=f"ships.csv card 1, column {column}: expected "):
        load({"name": "mine", "cards": rows})


@pytest.mark.parametrize(("column", "value"), [("table", ["x"]), ("id", ["x"]), ("name", {}), ("side", 5)])
def test_a_saved_value_that_is_no_text_is_refused_in_every_column(column: str, value: Any) -> None:
    rows: list[dict[str, Any]] = copy.deepcopy(load().rows)
    next(row for row in rows if row.get("kind") == "supply")[column] = value
    with pytest.raises(CardError):
        load({"name": "mine", "cards": rows})
