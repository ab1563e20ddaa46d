"""Tables as a file, from one database to another: nothing is lost, nothing is believed."""

import copy
import json
import random
import sys
from collections.abc import Callable, Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from meadhall import Table
from meadhall.core.files import TableError
from meadhall.server.storage.database import Database
from meadhall.server.tables.export import bring_in, export
from meadhall.start import main

from .conftest import fresh
from .people import Made, People, bearer
from .running import running

Plain = dict[str, Any]

pytestmark = pytest.mark.xdist_group("transfer")  # so that the tables are made once


def exported(database: str) -> str:
    store, out = Database(database), StringIO()
    try:
        export(store, out)
    finally:
        store.close()
    return out.getvalue()


def taken_over(database: str, path: Path) -> tuple[int, int]:
    store = Database(database)
    try:
        return bring_in(store, path)
    finally:
        store.close()


def play(made: Made, moves: int, seed: int = 1) -> None:
    dice = random.Random(seed)
    for _ in range(moves):
        for person in made.people:
            person.play(dice)


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Path, list[Made]]]:
    """Four tables: one gathers, one is played, one has an undo and a bot that stands in, one was abandoned."""
    path = tmp_path_factory.mktemp("home") / "tables.db"
    with running(str(path)) as server, People(server.url) as people:
        made = [
            people.make(seats="me,open,me", start=False),
            people.make("shipwrights", "me,me", hints=True, clock={"kind": "real", "seconds": 86_400}),
        ]
        made.append(people.make())
        play(made[1], 30)
        play(made[2], 20)
        made[2].people[0].undo()
        assert made[2].people[1].request("PUT", "bot", {"level": "karl"}).status_code == 204
        made.append(people.make())
        assert made[3].as_host("POST", "/abandon").status_code == 204
    yield path, made


@pytest.fixture(scope="module")
def file(home: tuple[Path, list[Made]]) -> Path:
    path = home[0].with_name("tables.json")
    path.write_text(exported(str(home[0])), encoding="utf-8")
    return path


def test_from_one_kind_of_database_to_the_other_and_back_it_is_the_same(
    file: Path, postgres: str, tmp_path: Path
) -> None:
    there, back, again = fresh(postgres), str(tmp_path / "back.db"), tmp_path / "again.json"
    assert taken_over(there, file) == (4, 0)
    again.write_text(exported(there), encoding="utf-8")
    assert again.read_bytes() == file.read_bytes()
    assert taken_over(back, again) == (4, 0)
    assert exported(back).encode() == file.read_bytes()


def test_tables_of_a_server_that_knew_no_hints_have_none(file: Path, tmp_path: Path) -> None:
    plain, older = json.loads(file.read_text(encoding="utf-8")), tmp_path / "older.json"
    assert [whole["table"].pop("hints") for whole in plain["tables"]] == [False, True, False, False]
    older.write_text(json.dumps(plain), encoding="utf-8")
    database = str(tmp_path / "new.db")
    assert taken_over(database, older) == (4, 0)
    assert '"hints": true' not in exported(database)


def test_what_is_here_already_is_not_taken_over_twice(file: Path, database: str) -> None:
    assert taken_over(database, file) == (4, 0)
    before = exported(database)
    assert taken_over(database, file) == (0, 4)
    assert exported(database) == before


def test_games_go_on_with_the_same_secrets(file: Path, home: tuple[Path, list[Made]], database: str) -> None:
    taken_over(database, file)
    with running(database) as server, People(server.url) as people:
        for old in home[1][1:3]:
            made = Made(people.http, old.secrets, [copy.copy(person) for person in old.people])
            for person in made.people:
                person.http = people.http
            made.people[1].request("DELETE", "bot")
            before = made.people[0].view()["decision"]
            play(made, 3, seed=2)
            assert made.people[0].view()["decision"] > before
        gathering = home[1][0].secrets
        answer = people.http.get(f"/api/tables/{gathering['table']}", headers=bearer(gathering["join"]))
        assert answer.json()["table"]["status"] == "gathering"


def test_a_repeat_is_answered_as_before_the_move_of_house(tmp_path: Path) -> None:
    old, new, file = str(tmp_path / "old.db"), str(tmp_path / "new.db"), tmp_path / "tables.json"
    with running(old) as server, People(server.url) as people:
        person = people.make().people[0]
        first = person.move("place home", 0, id="once")
    file.write_text(exported(old), encoding="utf-8")
    taken_over(new, file)
    with running(new) as server, People(server.url) as people:
        person.http = people.http
        assert person.move("place home", 0, id="once").json() == first.json()
        assert person.view()["decision"] == 1


# What is not believed


def head(plain: Plain, at: int = 1) -> Plain:
    found: Plain = plain["tables"][at]["table"]
    return found


def rows(plain: Plain) -> list[Plain]:
    found: list[Plain] = plain["tables"][1]["rows"]
    return found


TAMPERED: list[tuple[str, Callable[[Plain], Any]]] = [
    ("format 1", lambda plain: plain.update({"meadhall-tables": 2})),
    ("format 1", lambda plain: plain.pop("meadhall-tables")),
    ("decks", lambda plain: plain.pop("decks")),
    ("tables", lambda plain: plain.update(tables={})),
    ("other cards", lambda plain: plain["decks"][0].update(name="mine")),
    ("JSON list", lambda plain: plain["decks"][0].update(cards="{}")),
    ("cards are not in the file", lambda plain: plain["decks"].clear()),
    ("secret", lambda plain: head(plain).update(secret="x")),
    ("writes", lambda plain: head(plain).pop("writes")),
    ("id", lambda plain: head(plain).update(id="../../etc/pwd")),
    ("another table", lambda plain: head(plain).update(id="0123456789ab")),
    ("game", lambda plain: head(plain).update(game="chess")),
    ("of the key is", lambda plain: head(plain).update(key="00" * 32)),
    ("key", lambda plain: head(plain).update(key="00" * 31)),
    ("status", lambda plain: head(plain).update(status="won")),
    ("it is not over", lambda plain: head(plain).update(status="over")),
    ("made", lambda plain: head(plain).update(made=float("nan"))),
    ("absence", lambda plain: head(plain).update(absence=True)),
    ("writes", lambda plain: head(plain).update(writes=2**31)),
    ("options", lambda plain: head(plain).update(options="{")),
    ("has no option", lambda plain: head(plain).update(options=head(plain)["options"].replace("{", '{"cows": 7, ', 1))),
    ("lacks the options", lambda plain: head(plain).update(options="{}")),
    ("not counted from 0", lambda plain: rows(plain).pop(3)),
    ("not counted from 0", lambda plain: rows(plain).insert(3, rows(plain)[3])),
    ("no action", lambda plain: rows(plain)[-1].update(action="fly")),
    ("letter 0", lambda plain: rows(plain)[-1].update(action="a\0")),
    ("not legal", lambda plain: rows(plain)[0].update(seat=1)),
    ("mark", lambda plain: rows(plain)[-1].update(mark="gift")),
    ("not the one that was stored", lambda plain: rows(plain)[49].update(checksum="00000000")),
    ("seat", lambda plain: plain["tables"][1]["seats"].pop()),
    ("level", lambda plain: plain["tables"][1]["seats"][0].update(level="god")),
    ("name", lambda plain: plain["tables"][1]["seats"][0].update(name="a" * 41)),
    ("opens no seat", lambda plain: plain["tables"][1]["grants"][0].update(role="seat", seat=5)),
    ("twice", lambda plain: plain["tables"][1]["grants"].append(plain["tables"][1]["grants"][0])),
    ("twice", lambda plain: plain["tables"].append(plain["tables"][1])),
    ("twice", lambda plain: plain["tables"][1]["moves"].append(plain["tables"][1]["moves"][0])),
    ("does not have has moved", lambda plain: plain["tables"][1]["moves"][0].update(seat=5)),
    ("news", lambda plain: plain["tables"][1]["news"][0].update(id="rumour")),
]


@pytest.mark.parametrize(("told", "tamper"), TAMPERED)
def test_a_file_that_somebody_wrote_on_is_refused_and_changes_nothing(
    told: str, tamper: Callable[[Plain], Any], file: Path, tmp_path: Path
) -> None:
    plain, database = json.loads(file.read_text(encoding="utf-8")), str(tmp_path / "new.db")
    tamper(plain)
    tampered = tmp_path / "tampered.json"
    tampered.write_text(json.dumps(plain), encoding="utf-8")
    with pytest.raises(TableError) as refused:
        taken_over(database, tampered)
    assert told in str(refused.value) and "\n" not in str(refused.value), refused.value
    assert json.loads(exported(database)) == {"meadhall-tables": 1, "decks": [], "tables": []}


def test_dice_that_fell_otherwise_are_refused(file: Path, tmp_path: Path) -> None:
    """Another outcome is as legal, but not what the key gives."""
    plain, tampered = json.loads(file.read_text(encoding="utf-8")), tmp_path / "tampered.json"
    first = Table.new("shipwrights", 2).at(0)
    outcomes = [first.game.space[int(code)].text for code in np.flatnonzero(first.position.weights())]
    rows(plain)[0]["action"] = next(each for each in outcomes if each != rows(plain)[0]["action"])
    del rows(plain)[1:]
    tampered.write_text(json.dumps(plain), encoding="utf-8")
    with pytest.raises(TableError, match="outcome 0 of the key is"):
        taken_over(str(tmp_path / "new.db"), tampered)


def test_a_secret_of_another_table_is_refused(file: Path, database: str, tmp_path: Path) -> None:
    taken_over(database, file)
    before, plain = exported(database), json.loads(file.read_text(encoding="utf-8"))
    text = json.dumps(plain).replace(head(plain)["id"], "0123456789ab").replace(head(plain, 0)["id"], "0123456789ac")
    other = tmp_path / "other.json"
    other.write_text(text, encoding="utf-8")
    with pytest.raises(TableError):
        taken_over(database, other)
    assert exported(database) == before


# The commands


def run(monkeypatch: pytest.MonkeyPatch, *words: object) -> int:
    monkeypatch.setattr(sys, "argv", ["meadhall", *map(str, words)])
    try:
        main()
    except SystemExit as ended:
        return int(ended.code or 0)
    return 0


def test_the_commands_carry_tables_and_say_what_they_did(
    home: tuple[Path, list[Made]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out, new = tmp_path / "out.json", tmp_path / "new.db"
    assert run(monkeypatch, "export", out, "--db", home[0]) == 0
    assert "4 tables" in capsys.readouterr().err and out.stat().st_mode & 0o777 == 0o600
    assert run(monkeypatch, "import", out, "--db", new) == 0
    assert "4 tables taken over" in capsys.readouterr().err
    assert run(monkeypatch, "import", out, "--db", new) == 0
    assert "4 were there already" in capsys.readouterr().err
    assert run(monkeypatch, "export", "-", "--db", new) == 0
    assert capsys.readouterr().out == out.read_text(encoding="utf-8")


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "\ud800", "[" * 100_000, '{"meadhall-tables": 1}'])
def test_what_is_no_file_of_tables_is_told_in_one_line(
    text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "file.json"
    path.write_bytes(text.encode(errors="surrogatepass"))
    for given in (path, tmp_path, tmp_path / "missing.json"):
        assert run(monkeypatch, "import", given, "--db", tmp_path / "new.db") == 2
        (line,) = capsys.readouterr().err.splitlines()
        assert line.startswith(f"meadhall: {given}: ")


def test_an_export_never_writes_over_a_file(
    home: tuple[Path, list[Made]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    taken = tmp_path / "diary.json"
    taken.write_text("Dear diary")
    assert run(monkeypatch, "export", taken, "--db", home[0]) == 2
    assert "exists already" in capsys.readouterr().err and taken.read_text() == "Dear diary"
