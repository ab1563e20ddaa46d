"""Table files: what is saved is what is loaded, and nothing that is read is trusted."""

import copy
import functools
import hashlib
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from meadhall import Table
from meadhall.core.files import TableError
from meadhall.core.table import CHECK_EVERY

from .conftest import bytes_of, finished, play_on

SAVED = ("running", "finished", "imagined", "true fork", "undone", "own cards", "keyed", "keyed fork")
KEY = bytes(range(32))


@functools.cache
def saved(name: str) -> Table:
    if name == "running":
        return play_on(Table.new("eketorp", 4, 3, "french"), 120, 3)
    if name == "finished":
        return finished()
    if name == "imagined":
        return play_on(play_on(Table.new("eketorp", 4, 4), 60, 4).fork(1, seed=4), 30, 4)
    if name == "true fork":
        return play_on(finished().fork(entry=260, seed=4), 10, 4)
    if name == "undone":
        return with_undo_entries()
    if name == "keyed":
        return play_on(Table.new("eketorp", 4, key=KEY, name="hall-7"), 120, 3)
    if name == "keyed fork":
        return play_on(saved("keyed").fork(1, key=KEY[::-1], name="hall-8"), 30, 4)
    rows = [{letter: "GB" if letter == "A" else "Cs" if letter == "D" else "" for letter in "ABCDEFG"}] * 12
    return play_on(Table.new("eketorp", 5, 4, cards={"name": "mine", "cards": rows}), 80, 4)


def with_undo_entries() -> Table:
    table = Table.new("eketorp", 3, 6)
    for step in range(90):
        play_on(table, 1, step)
        for seat in range(3):
            if step % 4 == seat and table.undoable(seat):
                table.undo(seat)
    assert sum(entry.mark == "undo" for entry in table.entries) > 5
    return table


every_file = pytest.mark.parametrize("name", SAVED)

# Round trips


@every_file
def test_a_table_is_loaded_as_it_was_saved(name: str, tmp_path: Path) -> None:
    table = saved(name)
    table.save(tmp_path / "table.json")
    again = Table.load(tmp_path / "table.json")
    assert bytes_of(again) == bytes_of(table)
    assert (again.entries, again.live, again.waiting) == (table.entries, table.live, table.waiting)
    assert (again.options, again.seed, again.seats) == (table.options, table.seed, table.seats)
    assert (again.key, again.name, again.commitment) == (table.key, table.name, table.commitment)
    assert (again.cards.name, again.cards.rows) == (table.cards.name, table.cards.rows)
    assert again.dump() == table.dump()
    assert [again.view(seat) for seat in (None, 0, 2)] == [table.view(seat) for seat in (None, 0, 2)]


@every_file
def test_a_loaded_table_goes_on_with_the_same_dice(name: str) -> None:
    one, two = (play_on(Table.parse(saved(name).dump()), 60, 8) for _ in range(2))
    assert one.dump() == two.dump()
    ahead = play_on(Table.parse(saved(name).dump()), 20, 8)
    assert play_on(Table.parse(ahead.dump()), 40, 9).dump() == play_on(ahead, 40, 9).dump()


def test_a_table_can_be_saved_and_loaded_after_every_move() -> None:
    table = Table.new("eketorp", 3, 5, {"mulligan": "optional", "buildMode": "simultaneous"})
    for step in range(120):
        play_on(table, 1, step)
        assert bytes_of(Table.parse(table.dump())) == bytes_of(table)


def test_a_fork_at_every_entry_can_be_saved_and_loaded() -> None:
    table = finished()
    for position in range(0, len(table.entries), 5):
        for seat in (None, 1):
            fork = table.fork(seat, entry=position, seed=position)
            assert bytes_of(Table.parse(fork.dump())) == bytes_of(fork)


def test_a_file_cut_in_the_middle_of_chance_goes_on_with_the_same_dice() -> None:
    table = Table.new("eketorp", 4, 3)
    for count in range(len(table.entries)):
        plain = json.loads(table.dump())
        plain["rows"] = plain["rows"][:count]
        assert Table.parse(json.dumps(plain)).entries == table.entries


def test_a_file_is_readable_with_one_entry_a_line() -> None:
    table = saved("undone")
    lines = table.dump().splitlines()
    first = lines.index('"rows": [') + 1
    rows = [json.loads(line.removesuffix(",")) for line in lines[first:-1]]
    assert len(rows) == len(table.entries)
    for row, entry in zip(rows, table.entries, strict=True):
        text = f"undo {entry.code}" if entry.mark == "undo" else table.game.space[entry.code].text
        mark = [entry.mark] if entry.mark in ("and", "forced") else []
        assert row == [entry.seat, text, *mark]
    assert json.loads(table.dump())["rows"] == rows


def test_a_file_says_what_the_table_is_made_of() -> None:
    plain = json.loads(saved("running").dump())
    assert (plain["meadhall"], plain["game"], plain["rules"], plain["seats"], plain["seed"]) == (
        1,
        "eketorp",
        "1",
        4,
        3,
    )
    assert plain["options"]["siegeBrickCap"] == 2
    assert len(plain["cards"]["cards"]) == 12
    assert plain["imagined"] is None
    assert len(plain["checks"]) == len(plain["rows"]) // CHECK_EVERY > 2


def test_the_file_of_a_table_of_people_holds_its_key_and_what_was_promised() -> None:
    plain = json.loads(saved("keyed").dump())
    assert (plain["seed"], plain["key"], plain["table"]) == (None, KEY.hex(), "hall-7")
    assert plain["commitment"] == hashlib.sha256(b"hall-7" + KEY).hexdigest()
    assert not {"key", "table", "commitment"} & set(json.loads(saved("running").dump()))


# Refusals


def damaged(name: str, change: Callable[[dict[str, Any]], Any]) -> str:
    plain = json.loads(saved(name).dump())
    change(plain)
    return json.dumps(plain)


def refused(text: str) -> str:
    with pytest.raises(TableError) as error:
        Table.parse(text)
    return str(error.value)


def entry_of(plain: dict[str, Any], fits: Callable[[list[Any]], bool]) -> int:
    return next(at for at, row in enumerate(plain["rows"]) if fits(row))


@pytest.mark.parametrize("content", [b"", b"\x00\xff\xfe", b"{", b"[]", b"1", b'"x"', b"null", b"{}", b"[" * 99_999])
def test_what_is_not_a_table_file_is_refused(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "table.json").write_bytes(content)
    with pytest.raises(TableError, match=r"not a table file|not text"):
        Table.load(tmp_path / "table.json")


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "gone.json"):
        with pytest.raises(TableError, match="cannot be read"):
            Table.load(path)


@pytest.mark.parametrize("key", ["game", "seats", "seed", "options", "cards", "imagined", "checks", "rows"])
def test_a_file_without_a_key_is_refused(key: str) -> None:
    assert f"lacks '{key}'" in refused(damaged("running", lambda plain: plain.pop(key)))


@pytest.mark.parametrize("key", ["key", "table", "commitment", "seed"])
def test_a_file_without_a_part_of_its_dice_is_refused(key: str) -> None:
    assert f"lacks '{key}'" in refused(damaged("keyed", lambda plain: plain.pop(key)))


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"key": "00" * 31}, "32 bytes"),
        ({"key": KEY.hex().upper()}, "64 small hexadecimal digits"),
        ({"key": KEY.hex(" ")}, "64 small hexadecimal digits"),
        ({"key": "x" * 64}, "damaged"),
        ({"key": 7}, "damaged"),
        ({"key": None}, "damaged"),
        ({"table": ""}, "an id of"),
        ({"table": "é"}, "an id of"),
        ({"table": None}, "an id of"),
        ({"seed": 3}, "a seed, or a key"),
        ({"key": "00" * 32}, "not the one that was promised"),
        ({"table": "hall-8"}, "not the one that was promised"),
        ({"commitment": "00" * 32}, "not the one that was promised"),
        ({"commitment": None}, "not the one that was promised"),
    ],
)
def test_a_file_with_damaged_dice_is_refused(change: dict[str, Any], sentence: str) -> None:
    assert sentence in refused(damaged("keyed", lambda plain: plain.update(change)))


@pytest.mark.parametrize("seed", [None, -1, 2**63, "1", True])
def test_a_seed_of_the_laboratory_is_a_whole_number(seed: Any) -> None:
    assert "lacks a seed" in refused(damaged("running", lambda plain: plain.update(seed=seed)))


def test_a_changed_chance_entry_is_refused_by_the_checksum() -> None:
    def change(plain: dict[str, Any]) -> None:
        at = entry_of(plain, lambda row: row[1] == "draw 1")
        other = next(each for each in plain["rows"][:17] if each[1].startswith("draw") and each[1] != "draw 1")
        plain["rows"][at] = [-1, other[1]]

    assert "the position is not the one that was saved" in refused(damaged("running", change))


def test_a_changed_checksum_is_refused() -> None:
    assert "after entry 99" in refused(damaged("running", lambda plain: plain["checks"].__setitem__(1, "00000000")))


def test_a_missing_checksum_is_refused() -> None:
    assert "after entry 49" in refused(damaged("running", lambda plain: plain.update(checks=[])))


def test_chance_cannot_be_taken_back() -> None:
    plain = json.loads(Table.new("eketorp", 4, 3).dump())
    plain["rows"] += [[-1, f"undo {len(plain['rows']) - 1}"]]
    assert "there is no action 'undo" in refused(json.dumps(plain))


def test_chance_that_cannot_fall_is_refused() -> None:
    plain = json.loads(Table.new("eketorp", 4, 3).dump())
    plain["rows"] = [[-1, "first 5"]]
    assert "entry 0 is not legal" in refused(json.dumps(plain))
    plain["rows"] = [[-1, "first 0"], [-1, "material 1"]]
    assert "entry 1 is not legal" in refused(json.dumps(plain))


def test_an_entry_that_is_not_legal_is_refused() -> None:
    assert "entry 0 is not legal" in refused(damaged("running", lambda plain: plain["rows"].insert(0, [0, "place A"])))


@pytest.mark.parametrize(
    "entry",
    [
        [4, "place A"],
        [-2, "place A"],
        [True, "place A"],
        [0.0, "place A"],
        ["0", "place A"],
        [0, "fly"],
        [0, 7],
        [0],
        [],
        {},
        None,
        [0, "place A", "forced"],
        [0, "place A", ""],
        [0, "place A", "undo"],
        [0, "place A", "and", "and"],
        [0, "material 1"],
        [-1, "place A"],
        [-1, "material 1"],
        [0, "undo"],
        [0, "undo 0"],
        [0, "undo -1"],
        [0, "undo 99999"],
        [0, "undo 999999999999999999999"],
        [0, "undo 1", "forced"],
        [-1, "undo 1"],
    ],
)
def test_an_entry_of_its_own_kind_is_refused(entry: Any) -> None:
    plain = json.loads(Table.new("eketorp", 4, 3).dump())
    plain["rows"].append(entry)
    assert "entry 18" in refused(json.dumps(plain))


@pytest.mark.parametrize(
    "change",
    [
        {"phase": 10},  # JUDGE: a step that plays itself
        {"phase": 13},  # FIGHT without anybody to attack
        {"phase": 23},  # OVER without an end
        {"ended": 1},
        {"ready": 15},
        {"round_no": 0},
        {"to_draw": 1},
        {"openings": 32767},
        {"rivals": [[0, 0, 0]] * 5 + [[1, 0, 0]]},
        {"rivals": [[1, 0, 0]] + [[0, 0, 0]] * 5},
        {"seats": 5},
        {"leader": 5},
        {"spread": 6},
        {"carried": [[0] * 5] * 6},
    ],
)
def test_an_imagined_position_that_cannot_be_is_refused(change: dict[str, Any]) -> None:
    table = Table.new("eketorp", 4, 4).fork(1, seed=4)
    plain = json.loads(table.dump())
    state = plain["imagined"]["state"]
    if change == {"carried": [[0] * 5] * 6}:
        state["carried"][0][1] += 1
        state["reserve"][1] -= 1
    else:
        state |= change
    assert "imagined position" in refused(json.dumps(plain))


# Fuzz


def check(text: str) -> bool:
    """Refused with TableError, or a sound table on which the game goes on."""
    try:
        table = Table.parse(text)
    except TableError:
        return False
    check_sound(table)
    play_on(table, 30, 1)
    check_sound(table)
    return True


def check_sound(table: Table) -> None:
    assert table.game.rules.faults(table.position.state, table.cards.record) == 0
    assert table.game.state.out_of_range(table.position.state) == []
    assert table.waiting or table.outcome


def scratch(content: bytes, dice: random.Random) -> bytes:
    """The content with some bytes flipped, replaced, deleted, inserted or doubled."""
    changed = bytearray(content)
    for _ in range(dice.choice((1, 1, 1, 2, 5))):
        at = dice.randrange(len(changed))
        way = dice.randrange(6)
        if way == 0:
            changed[at] ^= 1 << dice.randrange(8)
        elif way == 1:
            changed[at] = dice.choice(b'0123456789-"[]{},.eE \n')
        elif way == 2:
            del changed[at : at + dice.choice((1, 1, 2, 40))]
        elif way == 3:
            changed[at:at] = bytes(dice.randrange(256) for _ in range(dice.choice((1, 3))))
        elif way == 4:
            changed[at:at] = changed[at : at + dice.choice((1, 20))]
        else:
            changed[at : at + 1] = dice.choice((b"9" * 30, b"null", b"true", b"-1", b"NaN", b"[", b"1e400"))
        if not changed:
            break
    return bytes(changed)


def fuzz_bytes(name: str, cases: int, folder: Path, seed: int) -> None:
    content, dice, path = saved(name).dump().encode(), random.Random(seed), folder / "table.json"
    for _ in range(cases):
        path.write_bytes(scratch(content, dice))
        try:
            text = Table.load(path).dump()
        except TableError:
            continue
        assert check(text)


STRANGE: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 3, 7, 2**31, 2**63, 2**64, -(2**70), 1.5, 1e300, float("nan"),
    "", "x", "undo 3", "place A", [], [[]], [1], {}, {"a": 1}, [-1, "draw 1"], [0, "pass", "forced"],
)  # fmt: skip


def paths(plain: Any) -> list[tuple[Any, Any]]:
    """Every place in plain JSON: what holds it, and its key."""
    inner = plain.items() if isinstance(plain, dict) else enumerate(plain) if isinstance(plain, list) else ()
    return [place for key, value in inner for place in ((plain, key), *paths(value))]


def break_anywhere(plain: dict[str, Any], dice: random.Random) -> None:
    """A value is deleted, replaced, or changed places with another."""
    name = dice.choice(list(plain))
    holder, key = dice.choice(paths(plain[name]) or [(plain, name)])
    if dice.random() < 0.25:
        del holder[key]
    elif dice.random() < 0.7 or not isinstance(holder, list):
        holder[key] = dice.choice(STRANGE)
    else:
        other = dice.randrange(len(holder))
        holder[key], holder[other] = holder[other], holder[key]


def break_head(plain: dict[str, Any], dice: random.Random) -> None:
    key = dice.choice(list(plain))
    if dice.random() < 0.2:
        del plain[key]
    else:
        plain[key] = dice.choice(STRANGE)


def break_entries(plain: dict[str, Any], dice: random.Random) -> None:
    """Entries swapped, doubled, dropped, given to other seats, undone or marked; checksums mostly do not tell."""
    rows = plain["rows"]
    if dice.random() < 0.7:
        del rows[dice.randrange(len(rows)) :]
        plain["checks"] = plain["checks"][: len(rows) // CHECK_EVERY]
    if not rows:
        return
    at, other = max(len(rows) - 1 - dice.randrange(12), 0), dice.randrange(len(rows))
    way = dice.randrange(8)
    if way == 0:
        rows[at], rows[other] = rows[other], rows[at]
    elif way == 1:
        rows.insert(at, rows[other])
    elif way == 2:
        del rows[at]
    elif way == 3:
        rows[at][0] = dice.choice((-2, -1, 0, 1, 2, 3, 4, 5, 6, 99, True, None))
    elif way == 4:
        rows.insert(at + 1, [rows[at][0], f"undo {dice.choice((at, at, other, len(rows)))}"])
    elif way == 5:
        rows[at] = [*rows[at][:2], dice.choice(("forced", "and", "undo", "", 1))]
    elif way == 6:
        rows[at] = dice.choice(STRANGE)
    else:
        rows[at][1] = dice.choice(saved("running").game.space.actions).text


def break_state(plain: dict[str, Any], dice: random.Random) -> None:
    """Numbers of an imagined position set anew, or moved elsewhere so that totals still add up."""
    if plain["imagined"] is None:
        return break_entries(plain, dice)
    if dice.random() < 0.8:
        plain["rows"], plain["checks"] = [], []
    state, fields = plain["imagined"]["state"], saved("running").game.state.fields
    for _ in range(dice.choice((1, 1, 2))):
        holder, key = dice.choice(places(state, dice.choice(list(fields))))
        if dice.random() < 0.4:
            holder[key] = dice.choice((0, 1, 2, 3, 5, 8, 23, holder[key] + 1))
        else:
            filled = [place for name in fields for place in places(state, name) if place[0][place[1]] > 0]
            source, index = dice.choice(filled)
            source[index] -= 1
            holder[key] += 1
    return None


def places(state: dict[str, Any], name: str) -> list[tuple[Any, Any]]:
    """Where the numbers of a field lie."""
    if isinstance(state[name], int):
        return [(state, name)]
    return [(holder, key) for holder, key in paths(state[name]) if isinstance(holder[key], int)]


BREAKS = (break_anywhere, break_head, break_entries, break_state)


def fuzz_structure(name: str, cases: int, seed: int) -> int:
    """Returns how many changed files were still good ones."""
    whole, dice = json.loads(saved(name).dump()), random.Random(seed)
    good = 0
    for _ in range(cases):
        plain = copy.deepcopy(whole)
        dice.choice(BREAKS)(plain, dice)
        good += check(json.dumps(plain))
    return good


@pytest.mark.parametrize("name", ["running", "finished", "imagined"])
def test_scratched_files_are_refused_or_good(name: str, tmp_path: Path) -> None:
    fuzz_bytes(name, 70, tmp_path, 1)


@pytest.mark.parametrize("name", ["running", "finished", "imagined", "true fork", "undone", "keyed"])
def test_broken_files_are_refused_or_good(name: str) -> None:
    assert 0 < fuzz_structure(name, 60, 1) < 40


@pytest.mark.soak
@every_file
def test_many_scratched_files_are_refused_or_good(name: str, tmp_path: Path) -> None:
    fuzz_bytes(name, 1500, tmp_path, 2)


@pytest.mark.soak
@every_file
def test_many_broken_files_are_refused_or_good(name: str) -> None:
    fuzz_structure(name, 2000, 2)
