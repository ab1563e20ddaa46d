"""Databases and servers for the tests of the table server."""

import itertools
import os
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from .people import People
from .postgres import started
from .running import Running, running

HERE = Path(__file__).parent
KINDS = ["sqlite", "postgresql"]
NUMBERS = itertools.count()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What is asked of a server is asked on one kind of database, in turns; the soak has both of each."""
    turns = dict[str, int]()
    for item in items:
        if isinstance(item, pytest.Function) and item.path.parent == HERE and (kind := _kind_of_server(item)):
            asked = item.nodeid.replace(kind, "")
            if KINDS.index(kind) != turns.setdefault(asked, len(turns)) % 2:
                item.add_marker(pytest.mark.soak)


def _kind_of_server(item: pytest.Function) -> str:
    """The kind of database under the server that the test asks."""
    if not hasattr(item, "callspec"):
        return ""
    params = item.callspec.params
    return str(
        params.get("house")
        or params.get("old")
        or (params.get("database", "") if "server" in item.fixturenames else "")
    )


@pytest.fixture(scope="session")
def postgres() -> str:
    """A real PostgreSQL, the same for all processes of a run."""
    return started("shared").get_uri()


def fresh(postgres: str) -> str:
    """A database of its own on the PostgreSQL of the tests."""
    name = f"test_{os.getpid()}_{next(NUMBERS)}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return postgres.replace("/postgres?", f"/{name}?")


@pytest.fixture(params=KINDS)
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


@pytest.fixture(scope="session")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all tests in which the kind of database does not matter; who changes it has one of its own."""
    with running(str(tmp_path_factory.mktemp("hall") / "tables.db")) as found:
        yield found


@pytest.fixture(scope="session")
def guests(hall: Running) -> Iterator[People]:
    with People(hall.url) as found:
        yield found


@pytest.fixture(scope="session", params=KINDS)
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
