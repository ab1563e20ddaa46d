"""The operator is told the truth: whether the database works, what failed and when it ended, and what goes on."""

import re
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy import event
from sqlalchemy.exc import IntegrityError, OperationalError

from meadhall.server import housekeeping
from meadhall.server.app import Settings
from meadhall.server.metrics import Metrics, parse_address, served
from meadhall.server.storage import probe
from meadhall.server.storage.condition import Condition

from .hearing import Stream
from .people import People
from .running import Process, Running, free_port, running, wait_until

LOGGER = "meadhall.storage"


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Running, People]]:
    """A server whose health is found out whenever somebody asks."""
    monkeypatch.setattr(probe, "EVERY", 0.0)
    monkeypatch.setattr(housekeeping, "EVERY", 0.2)
    with running(str(tmp_path / "tables.db")) as server, People(server.url) as people:
        yield server, people


def health(people: People) -> tuple[int, str]:
    answer = people.http.get("/healthz")
    return answer.status_code, answer.json().get("error", "")


def told(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What was logged of the database since it was asked for last, without how long it took."""
    lines = [each.getMessage() for each in caplog.records if each.name == LOGGER]
    caplog.clear()
    return [re.sub(r"after \d+ s and \d+ errors", "after a while", line) for line in lines]


@contextmanager
def full(server: Running) -> Iterator[None]:
    """SQLite may add no page to its file."""

    def limit(connection: sqlite3.Connection, *_: object) -> None:
        connection.execute(f"PRAGMA max_page_count = {pages}")

    engine, pages = server.server.store.writing, 1
    with closing(sqlite3.connect(str(server.server.store))) as connection:
        connection.execute("VACUUM")  # no page is left over
    event.listen(engine, "checkout", limit)
    try:
        yield
    finally:
        pages = 2**30
        with engine.connect():
            event.remove(engine, "checkout", limit)


def test_a_full_disk_is_told_once_with_its_cause_and_so_is_the_end_of_it(
    place: tuple[Running, People], caplog: pytest.LogCaptureFixture
) -> None:
    server, people = place
    assert health(people) == (200, "")
    assert told(caplog) == []
    with full(server):
        for _ in range(2):
            assert health(people) == (503, "store")
        assert told(caplog) == ["the database fails (write): database or disk is full"]
    assert health(people) == (200, "")
    again = "the database is well again (write) after a while, the first of them: database or disk is full"
    assert told(caplog) == [again]


def test_a_failed_move_is_enough_to_know_it(
    place: tuple[Running, People], caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    server, people = place
    monkeypatch.setattr(probe, "EVERY", 3600.0)
    assert health(people)[0] == 200
    with full(server):
        answer = people.http.post("/api/tables", json={"game": "shipwrights", "seats": [{"who": "open"}] * 3})
        assert (answer.status_code, answer.json()["error"]) == (503, "store")
        assert health(people) == (503, "store")
    people.make()
    assert health(people) == (200, "")
    assert [line.partition(" (")[0] for line in told(caplog)] == ["the database fails", "the database is well again"]


def test_a_disk_that_is_nearly_full_and_a_file_that_is_gone_are_told_before_a_move_is_lost(
    place: tuple[Running, People], caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    server, people = place
    with monkeypatch.context() as filled:
        filled.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=3 * 2**20))
        assert health(people) == (503, "store")
    assert health(people) == (200, "")
    file = Path(str(server.server.store))
    file.rename(file.with_suffix(".away"))
    assert health(people) == (503, "store")
    file.with_suffix(".away").rename(file)
    assert health(people) == (200, "")
    causes = [line.partition("(disk): ")[2] for line in told(caplog)][::2]
    assert causes == ["only 3 MB are left for it", "No such file or directory"]


def test_a_database_that_does_not_answer_is_not_waited_for(
    place: tuple[Running, People], caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    server, people = place
    monkeypatch.setattr(probe, "PATIENCE", 0.2)
    with server.server.store.engine.connect() as other:
        other.exec_driver_sql("ROLLBACK")
        other.exec_driver_sql("BEGIN IMMEDIATE")
        assert health(people) == (503, "store")
        other.exec_driver_sql("ROLLBACK")
    wait_until(lambda: health(people)[0] == 200)
    assert "it has not answered for 0.2 seconds" in told(caplog)[0]


def test_the_server_finds_out_by_itself_that_all_is_well_again(
    place: tuple[Running, People], caplog: pytest.LogCaptureFixture
) -> None:
    server, people = place
    with full(server):
        assert health(people)[0] == 503
    wait_until(lambda: server.server.store.condition.well)
    assert len(told(caplog)) == 2


def test_a_lost_race_and_a_broken_law_are_no_failures(caplog: pytest.LogCaptureFixture) -> None:
    condition = Condition()
    race = type("Race", (Exception,), {"sqlstate": "40P01"})()
    for error in (IntegrityError("", None, ValueError()), OperationalError("", None, race), KeyError("elsewhere")):
        with pytest.raises(type(error)), condition.watch("write"):
            raise error
        assert condition.well
    with pytest.raises(OperationalError), condition.watch("write"):
        raise OperationalError("", None, ConnectionError("gone\nsecond line"))
    assert told(caplog) == ["the database fails (write): gone"]
    with condition.watch("read"):
        pass
    assert not condition.well, "reading says nothing about writing"


# Metrics


def numbers(port: int) -> dict[tuple[str, frozenset[tuple[str, str]]], float]:
    text = httpx.get(f"http://127.0.0.1:{port}/metrics").text
    samples = [sample for family in text_string_to_metric_families(text) for sample in family.samples]
    return {(each.name, frozenset(each.labels.items())): each.value for each in samples}


def test_metrics_count_what_goes_on_and_name_nobody(tmp_path: Path) -> None:
    port = free_port()
    with running(str(tmp_path / "tables.db"), metrics=str(port)) as server, People(server.url) as people:
        person = people.make("eketorp", "me,karl,karl").people[0]
        assert person.move("place home").status_code == 200
        waiting = people.make("eketorp", "me,me,me")
        with Stream(server.url, waiting.secrets["watch"]) as stream:
            stream.next()
            wait_until(lambda: numbers(port).get(("meadhall_moves_total", frozenset({("by", "bot")})), 0) > 1)
            found = numbers(port)
        text = httpx.get(f"http://127.0.0.1:{port}/metrics").text

    def number(name: str, **labels: str) -> float:
        return found[name, frozenset(labels.items())]

    assert number("meadhall_moves_total", by="person") == 1
    assert number("meadhall_request_seconds_count", kind="move") == 1
    assert number("meadhall_answers_total", status="201") == 2
    assert number("meadhall_bot_seconds_count", level="karl") > 0
    assert (number("meadhall_tables"), number("meadhall_streams")) == (2, 1)
    assert (number("meadhall_store_up"), number("meadhall_store_errors_total", work="write")) == (1, 0)
    assert number("meadhall_bots_waiting") >= 0 and number("meadhall_loop_lag_seconds_count") > 0
    labels = {name for _, pairs in found for name, _ in pairs}
    assert labels == {"by", "kind", "status", "level", "work", "le", "version"}
    for secret in (person.table, waiting.id, person.secret, "127.0.0.1", "Ása"):
        assert secret not in text


def test_players_cannot_read_them(guests: People) -> None:
    assert guests.http.get("/metrics").status_code == 404


def test_store_errors_are_counted(place: tuple[Running, People]) -> None:
    server, people = place
    with full(server):
        health(people)
    assert server.server.metrics.registry.get_sample_value("meadhall_store_errors_total", {"work": "write"}) == 1


def test_their_address_is_a_port_or_a_host_and_a_port() -> None:
    assert parse_address("9464") == ("127.0.0.1", 9464)
    assert parse_address("[::1]:9464") == ("::1", 9464) and parse_address("10.0.0.2:80") == ("10.0.0.2", 80)
    for wrong in ("yes", "127.0.0.1", "host:0", ":70000", "a:b"):
        with pytest.raises(ValueError, match="MEADHALL_METRICS is a port or HOST:PORT"):
            Settings("tables.db", metrics=wrong)


def test_a_taken_address_is_logged_and_the_game_goes_on(caplog: pytest.LogCaptureFixture) -> None:
    port = str(free_port())
    with served(Metrics(), port), served(Metrics(), port):
        assert numbers(int(port))
    assert [each.getMessage() for each in caplog.records] == [
        f"metrics cannot be served at {port}: Address already in use"
    ]
    caplog.clear()
    with served(Metrics(), port):
        assert not caplog.records, "the address is free again"


@pytest.mark.soak
@pytest.mark.xdist_group("crash")
def test_a_server_that_takes_over_serves_them_too(tmp_path: Path) -> None:
    port = free_port()
    server = Process(str(tmp_path / "tables.db"), MEADHALL_METRICS=f"127.0.0.1:{port}").start()
    try:
        assert numbers(port)
        server.hand_over()
        wait_until(lambda: httpx.get(f"http://127.0.0.1:{port}/metrics").status_code == 200)
    finally:
        assert server.stop() == 0
