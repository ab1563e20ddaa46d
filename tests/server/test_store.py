"""The database: migrated at every start, safe on the disk, and missed for a moment without harm."""

import re
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import MetaData, Table, insert, inspect, select, text
from sqlalchemy.exc import IntegrityError

from meadhall.server.run import prepare
from meadhall.server.storage import database, probe, queries, schema
from meadhall.server.storage.database import NEWEST_SCHEMA, Database, default_database

from .conftest import fresh
from .hearing import Stream
from .people import People, Person
from .postgres import started
from .running import running

PEOPLE = Path(__file__).parents[2] / "docs" / "design" / "people.md"
OF_GAMES = {"decks", "tables", "seats", "grants", "rows", "moves", "news", "last_views", "condemned"}  # not of people


@contextmanager
def opened(database: str) -> Iterator[Database]:
    found = Database(database)
    try:
        yield found
    finally:
        found.close()


def test_migrations_make_the_schema_that_the_server_knows(database: str) -> None:
    with opened(database) as found, found.engine.connect() as connection:
        assert set(inspect(connection).get_table_names()) == {*schema.metadata.tables, "alembic_version"}
        migrated = MigrationContext.configure(connection)
        assert compare_metadata(migrated, schema.metadata) == []
        assert migrated.get_current_revision() == NEWEST_SCHEMA


def test_the_page_about_people_says_what_each_field_is_for() -> None:
    told, table = dict[str, set[str]](), ""
    for line in PEOPLE.read_text(encoding="utf-8").splitlines():
        if line.startswith(("| `", "|  ")):
            name, fields = (set(re.findall(r"`(\w+)`", cell)) for cell in line.split("|")[1:3])
            table = name.pop() if name else table
            told.setdefault(table, set()).update(fields)
    stored = {each.name: {column.name for column in each.columns} for each in schema.metadata.sorted_tables}
    assert told == {name: fields for name, fields in stored.items() if name not in OF_GAMES}


def test_a_database_that_is_up_to_date_is_left_as_it_is(database: str) -> None:
    with opened(database) as found, found.writing.begin() as connection:
        connection.execute(insert(schema.decks).values(id="d", game="eketorp", name="the box", cards="[]"))
    with opened(database) as found, found.engine.connect() as connection:
        assert connection.execute(select(schema.decks.c.name)).scalars().all() == ["the box"]
        assert connection.execute(text("SELECT count(*) FROM alembic_version")).scalar() == 1


def test_a_database_of_the_first_version_keeps_its_tables(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    first: dict[str, Any] = {
        "id": "0123456789ab",
        "game": "eketorp",
        "rules": "1",
        "options": "{}",
        "deck": "d",
        "key": bytes(32),
    }
    first |= {"absence": 60, "status": "gathering", "made": 0.0, "touched": 0.0, "writes": 0}
    with monkeypatch.context() as older:
        newest = command.upgrade
        older.setattr(command, "upgrade", lambda config, revision: newest(config, "0001"))
        with opened(database) as found, found.writing.begin() as connection:
            connection.execute(insert(schema.decks).values(id="d", game="eketorp", name="the box", cards="[]"))
            older_tables = Table("tables", MetaData(), autoload_with=connection, resolve_fks=False)
            connection.execute(insert(older_tables).values(**first))
    with opened(database) as found:
        assert found.look(lambda connection: queries.head_of(connection, "0123456789ab")).hints is False


def test_servers_that_start_at_once_on_an_empty_database_do_not_collide(postgres: str) -> None:
    with ThreadPoolExecutor(4) as threads:
        for found in threads.map(Database, [fresh(postgres)] * 4):
            with found.engine.connect() as connection:
                assert connection.execute(text("SELECT count(*) FROM alembic_version")).scalar() == 1
            found.close()


def test_there_is_no_second_entry_57(database: str) -> None:
    with running(database) as server, People(server.url) as people:
        made, engine = people.make(), server.server.store.writing
        row = {"table_id": made.id, "at": 57, "seat": 0, "action": "card 1", "mark": "", "checksum": "", "made": 0.0}
        with engine.begin() as connection:
            connection.execute(insert(schema.rows).values(row))
        with pytest.raises(IntegrityError), engine.begin() as connection:
            connection.execute(insert(schema.rows).values(row | {"seat": 1}))


def test_what_is_committed_is_on_the_disk(database: str) -> None:
    with opened(database) as found:
        asked = ["SHOW synchronous_commit", "SHOW fsync"] if found.shared else ["journal_mode", "synchronous"]
        for engine in (found.engine, found.writing):
            with engine.connect() as connection:
                told = [
                    connection.exec_driver_sql(f"{'' if found.shared else 'PRAGMA '}{each}").scalar() for each in asked
                ]
                assert told == (["on", "on"] if found.shared else ["wal", 2])


def test_a_table_that_is_gone_leaves_nothing_behind(database: str) -> None:
    with running(database) as server, People(server.url) as people:
        made = people.make()
        assert people.http.get("/healthz").json()["tables"] == 1
        with server.server.store.writing.begin() as connection:
            connection.execute(schema.tables.delete().where(schema.tables.c.id == made.id))
            left = [table for table in schema.metadata.sorted_tables if connection.execute(select(table)).first()]
    assert set(left) == {schema.decks, schema.server_keys}


# When it is away


def moved(person: Person, id: str) -> httpx.Response:
    """The first move there is at the beginning, asked for again and again under the same id."""
    return person.request("POST", "moves", {"id": id, "decision": 0, "move": "place home"})


def test_while_another_program_writes_to_the_file_it_is_503_and_then_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "PATIENCE", 0.3)
    path = tmp_path / "tables.db"
    with running(str(path)) as server, People(server.url) as people:
        person = people.make().people[0]
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            answer = moved(person, "m")
            assert (answer.status_code, answer.json()["error"]) == (503, "store")
            assert person.view()["decision"] == 0  # who only looks is not kept waiting
            other.execute("ROLLBACK")
        assert moved(person, "m").status_code == 200
        assert person.view()["decision"] == 1


def test_postgresql_may_restart_and_healthz_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(probe, "EVERY", 0.0)
    postgres = started("restarts")
    database = fresh(postgres.get_uri())
    with running(database) as one, running(database) as other, People(one.url) as people:
        first, second, _ = people.make().people
        before, stream = moved(first, "m"), Stream(other.url, second.secret)
        postgres.stop()
        answer = moved(second, "m")
        assert (answer.status_code, answer.json()["error"]) == (503, "store")
        assert second.view()["decision"] == 0
        assert people.http.get("/healthz").status_code == 503
        postgres.start()
        assert moved(second, "m").status_code == 200
        assert moved(first, "m").json() == before.json() and first.view()["decision"] == 1
        stream.until(1, second.seat)  # the other server listens again
        assert people.http.get("/healthz").status_code == 200
        stream.close()


# When it cannot be used


def test_a_damaged_file_and_a_place_where_none_can_be_are_told_in_one_line(tmp_path: Path) -> None:
    damaged = tmp_path / "damaged.db"
    Database(str(damaged)).close()
    with damaged.open("r+b") as file:
        file.seek(100)
        file.write(b"\xff" * 4000)
    newer = tmp_path / "newer.db"
    with opened(str(newer)) as found, found.writing.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    for path, told in (
        (damaged, "malformed"),
        (newer, "newer version"),
        (damaged / "tables.db", "damaged.db"),
        (Path("/proc/tables.db"), "/proc/tables.db"),
    ):
        with pytest.raises(ValueError, match=told) as wrong:
            prepare({"db": str(path), "url": ""})
        line = str(wrong.value)
        assert "\n" not in line and line.endswith("; choose another database with --db")


def test_who_has_no_home_is_told_to_name_a_file(monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody(_: int) -> None:
        raise KeyError

    monkeypatch.setattr("pwd.getpwuid", nobody)
    for name in ("HOME", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    with pytest.raises(ValueError, match="name a file for them with --db"):
        default_database()
