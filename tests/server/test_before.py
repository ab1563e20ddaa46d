"""What was begun with an older version opens today and is played on."""

import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from meadhall import Table

from .before import as_before, carry_over, tables, unpack_database
from .conftest import KINDS, fresh
from .people import People, advance
from .running import Running, running

GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.fixture(scope="module", params=KINDS)
def old(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server of today on the database of an older version, on SQLite as it was and carried to PostgreSQL."""
    database = unpack_database(tmp_path_factory.mktemp("before"))
    if request.param == "postgresql":
        database = carry_over(database, fresh(request.getfixturevalue("postgres")))
    with running(database) as found:
        yield found


def test_every_table_shows_what_it_showed(old: Running) -> None:
    with People(old.url) as people:
        found = tables(people.http)
        assert [kept["kind"] for kept, _ in found].count("running") == 3 and len(found) == 7
        for kept, made in found:
            assert as_before(made.watch()) == kept["watch"]
            for person in made.people:
                assert as_before(person.look()) == kept["views"][str(person.seat)]


def test_every_running_table_is_played_on(old: Running) -> None:
    with People(old.url) as people:
        for _, made in tables(people.http, "running", "practice"):
            decisions = [person.view()["decision"] for person in made.people]
            advance(made, 12, seed=1)
            assert sum(person.view()["decision"] for person in made.people) >= sum(decisions) + 12


def test_a_table_that_gathered_begins(old: Running) -> None:
    with People(old.url) as people:
        ((_, made),) = tables(people.http, "gathering")
        people.join(made, "Ulf")
        people.join(made, "Björn")
        assert made.as_host("POST", "/start").status_code == 204
        assert made.people[1].play(random.Random(1))


@pytest.mark.parametrize("game", [pytest.param("eketorp", marks=pytest.mark.soak), "shipwrights"])
def test_an_option_that_is_added_keeps_files_and_tables_of_before(game: str, tmp_path: Path) -> None:
    """In processes of its own, where the option is part of the rules: interpreted, for nothing of it is compiled."""
    files = [str(path) for path in sorted(GOLDEN.glob(f"{game}-*.json"), key=lambda path: path.stat().st_size)[:1]]
    environment = os.environ | {"ADDED_TO": game, "NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run(
        [sys.executable, "-m", "tests.server.added_option", unpack_database(tmp_path), *files],
        env=environment, capture_output=True, text=True, timeout=300,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-2000:]
    said = json.loads(done.stdout)
    outcomes = [Table.load(path).outcome for path in files]
    assert said["winners"] == [list(outcome.winners) for outcome in outcomes if outcome]
    assert said["added"] == [False] * len(said["added"]) and len(said["added"]) >= 2
    assert said["new"] is True
