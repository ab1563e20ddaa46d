"""Periodic work: old tables are deleted in two steps by a clock that can be right, and one bad table stops nothing."""

import gc
import logging
import weakref
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import insert, select, update

from meadhall.core.table import Table
from meadhall.server import housekeeping, pruning
from meadhall.server.names import DAY
from meadhall.server.pruning import Pruning
from meadhall.server.settings import Keep
from meadhall.server.storage import schema

from .people import Made, People, bearer
from .running import Running
from .test_hosts import stream
from .test_seats import eventually

PARTS = (schema.seats, schema.grants, schema.rows, schema.news, schema.last_views, schema.condemned)


@pytest.fixture(autouse=True)
def brisk(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(housekeeping, "EVERY", 0.1)
    monkeypatch.setattr(housekeeping, "PRUNE_EVERY", 0.1)
    monkeypatch.setattr(pruning, "WAIT", 0.0)


@pytest.fixture
def house(server: Running) -> Running:
    """A server of its own: one whose clock others have put forward trusts it no more."""
    return server


@pytest.fixture
def visitors(people: People) -> People:
    return people


def age(house: Running, days: float, table: str, column: Any = schema.tables.c.touched) -> None:
    """Let a table look as if it had been touched, or condemned, so many days earlier."""
    of = column.table
    key = of.c.id if of is schema.tables else of.c.table_id
    with house.server.store.writing.begin() as connection:
        connection.execute(update(of).where(key == table).values({column: column - days * DAY}))


def is_condemned(house: Running, table: str) -> bool:
    with house.server.store.engine.connect() as connection:
        found = schema.condemned.c.table_id
        return connection.execute(select(found).where(found == table)).scalar() is not None


def runs(house: Running) -> Pruning:
    """A pruning of its own, as of a server that has just started."""
    return Pruning(house.server.registry, Keep())


@pytest.mark.parametrize(("status", "days"), [("gathering", 14), ("running", 180), ("abandoned", 14)])
def test_idle_tables_are_pruned_after_their_days(visitors: People, house: Running, status: str, days: int) -> None:
    made, other = (visitors.make(seats="me,me,me", start=status == "running") for _ in range(2))
    if status == "abandoned":
        made.as_host("POST", "/abandon")
    age(house, 1, other.id)
    age(house, days - 0.1, made.id)
    with stream(house.url, made.people[0].secret, made.secrets["watch"]) as (_, ended):
        assert not ended.wait(3 * housekeeping.EVERY)
        assert not is_condemned(house, made.id)
        age(house, 0.2, made.id)
        eventually(lambda: is_condemned(house, made.id))
        assert not ended.wait(3 * housekeeping.EVERY)
        age(house, 1.1, made.id, schema.condemned.c.since)
        assert ended.wait(60)
    gone = made.as_host("GET", "")
    assert (gone.status_code, gone.json()) == (404, {"error": "unknown"})
    assert visitors.http.get("/api/tables", headers=bearer(made.secrets["host"])).json() == []
    with house.server.store.engine.connect() as connection:
        assert not connection.execute(select(schema.tables.c.id).where(schema.tables.c.id == made.id)).all()
        for part in PARTS:
            assert not connection.execute(select(part.c.table_id).where(part.c.table_id == made.id)).all()
    assert other.watch()["table"]["id"] == other.id


def test_a_table_that_is_touched_again_is_no_longer_condemned(visitors: People, house: Running) -> None:
    made = visitors.make(seats="me,me,me", start=False)
    age(house, 15, made.id)
    eventually(lambda: is_condemned(house, made.id))
    made.as_host("PUT", "/seats/1", {"level": None})
    made.as_host("POST", "/start")
    eventually(lambda: not is_condemned(house, made.id))


def test_a_clock_that_is_far_ahead_of_all_tables_prunes_nothing(
    visitors: People, house: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    made = visitors.make(seats="me,me,me")
    monkeypatch.setattr(housekeeping, "PRUNE_EVERY", float("inf"))
    house.clock.ahead += 400 * DAY
    late = runs(house)
    new = visitors.make(seats="me,me,me")  # touched by the wrong clock
    caplog.clear()  # of what the house's own housekeeping may have said if the clock moved in the middle of it
    with caplog.at_level(logging.WARNING, "meadhall.pruning"):
        for _ in range(3):
            house.inside(late.run())
    told = [record.message.split(":")[0] for record in caplog.records if "400 days" in record.message]
    assert told == ["the clock is 400 days ahead of every table"]
    assert not is_condemned(house, made.id)
    house.clock.ahead -= 400 * DAY
    house.inside(late.run())
    assert not late.distrusted
    assert made.watch()["table"]["status"] == new.watch()["table"]["status"] == "running"


def test_nothing_is_pruned_in_the_first_hour(visitors: People, house: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pruning, "WAIT", 3600.0)
    made, early = visitors.make(seats="me,me,me", start=False), runs(house)
    age(house, 15, made.id)
    house.inside(early.run())
    assert not is_condemned(house, made.id)
    early.began -= 3601
    early.started -= 3601
    house.inside(early.run())
    assert is_condemned(house, made.id)


def test_cards_without_a_table_are_deleted(visitors: People, house: Running) -> None:
    made = visitors.make(seats="me,me,me")
    unused = {"id": "0" * 64, "game": "eketorp", "name": "old", "cards": "[]"}
    with house.server.store.writing.begin() as connection:
        used = set(connection.execute(select(schema.tables.c.deck)).scalars())
        connection.execute(insert(schema.decks), [unused])
    house.inside(runs(house).run())
    with house.server.store.engine.connect() as connection:
        assert set(connection.execute(select(schema.decks.c.id)).scalars()) == used
    assert made.watch()["view"]


def test_a_table_that_cannot_be_shown_stops_no_other_work(
    visitors: People, house: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    bad, good = visitors.make(seats="me,me,me"), visitors.make(seats="me,me,me")
    shown, spoilt = Table.view, house.inside(_table_of(house, bad))

    def view(self: Table, seat: int | None) -> Any:
        if self.seed == spoilt.seed and self.key == spoilt.key:
            raise ZeroDivisionError("it cannot be shown")
        return shown(self, seat)

    monkeypatch.setattr(Table, "view", view)
    for made in (bad, good):
        made.people[0].request("PUT", "name", {"name": "Leif"})
    house.clock.ahead += 2 * housekeeping.QUIET
    with caplog.at_level(logging.ERROR, "meadhall.keeping"):
        eventually(lambda: _last_views(house, good))
        eventually(lambda: house.server.registry.tables[bad.id].stale)
        age(house, 1, bad.id)
        age(house, 200, good.id)
        eventually(lambda: is_condemned(house, good.id))
    told = [record for record in caplog.records if (record.name, record.args) == ("meadhall.keeping", (bad.id,))]
    assert len(told) == 1
    monkeypatch.undo()


async def _table_of(house: Running, made: Made) -> Table:
    return (await house.server.registry.find(made.id)).table


def _last_views(house: Running, made: Made) -> bool:
    with house.server.store.engine.connect() as connection:
        found = schema.last_views.c.table_id
        return bool(connection.execute(select(found).where(found == made.id)).all())


class Knot:
    """It names itself, so only a look through all objects frees it."""

    def __init__(self) -> None:
        self.self = self


@pytest.fixture
def kept() -> Iterator[None]:
    """Nothing is collected by itself, as it seldom is in a server that has settled down."""
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("kept")
def test_what_only_names_itself_is_freed_now_and_then(house: Running) -> None:
    gone = weakref.ref(Knot())
    assert gone()
    house.clock.ahead += housekeeping.COLLECT_EVERY
    eventually(lambda: gone() is None)
