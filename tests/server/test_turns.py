"""Nobody's bots make another's wait: bots think in turn by address and table, and rest where nobody looks."""

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import pytest

from meadhall.core.phrase import Said
from meadhall.server.bots import pool as pools
from meadhall.server.bots.driver import Driver, due_bots
from meadhall.server.bots.pool import CAPS, Thinkers
from meadhall.server.bots.question import Answer, Question, Weighed
from meadhall.server.bots.turns import Asker, Turn, Turns
from meadhall.server.bots.worker import Thinker
from meadhall.server.storage.database import Database
from meadhall.server.storage.queries import Seat
from meadhall.server.tables import attention
from meadhall.server.tables.attention import Attention
from meadhall.server.tables.create import make, plan_table, start
from meadhall.server.tables.registry import Registry
from meadhall.server.tables.table import LiveTable

from .deciding import question, undecided
from .hearing import Stream
from .people import Made, People
from .running import Process

GREEDY, OTHER = "203.0.113.7", "198.51.100.4"
KONUNG, JARL = CAPS["konung"], CAPS["jarl"]
SAID: Said = {"id": "hint-only", "params": {}}
ASKED = question(undecided("eketorp"), "konung")


def flood(turns: Turns, tables: int = 29, seats: int = 5, people: bool = False) -> None:
    """Every bot of many tables of one address waits."""
    for table in range(tables):
        for _ in range(seats):
            turns.add(Turn(ASKED, Asker((GREEDY,), f"t{table}", people), KONUNG))


def taken(turns: Turns, count: int) -> list[str]:
    found = [turns.next() for _ in range(count)]
    return [each.asker.table for each in found if each]


@pytest.mark.parametrize("people", [False, True])
def test_the_bot_of_another_address_is_next_however_many_wait(people: bool) -> None:
    turns = Turns()
    flood(turns, people=people)
    for _ in range(7):
        assert turns.next()
        turns.add(Turn(ASKED, Asker((OTHER,), "other"), JARL))
        assert taken(turns, 1) == ["other"]


def test_an_address_that_is_back_has_saved_nothing_up() -> None:
    turns = Turns()
    flood(turns, people=True)
    taken(turns, 20)
    for _ in range(20):
        turns.add(Turn(ASKED, Asker((OTHER,), "other"), KONUNG))
    assert taken(turns, 10).count("other") == 5


def test_a_long_thought_counts_for_more_than_a_short_one() -> None:
    turns = Turns()
    flood(turns, people=True)
    for _ in range(40):
        turns.add(Turn(ASKED, Asker((OTHER,), "other"), JARL))
    assert taken(turns, 21).count("other") == 21 - 3, "six of Jarl's for one of Konung's"


def test_the_tables_of_an_address_take_turns() -> None:
    turns = Turns()
    flood(turns, tables=3, seats=2)
    assert taken(turns, 7) == ["t0", "t1", "t2"] * 2


def test_tables_with_people_come_first() -> None:
    turns = Turns()
    flood(turns, tables=2, seats=2)
    for address, table in ((GREEDY, "mine"), (OTHER, "theirs")):
        turns.add(Turn(ASKED, Asker((address,), table), JARL))
    turns.add(Turn(ASKED, Asker(("192.0.2.1",), "bots alone", people=False), JARL))
    assert set(taken(turns, 2)) == {"mine", "theirs"}
    assert taken(turns, 1) == ["bots alone"]


def test_seconds_of_bots_alone_count_fourfold() -> None:
    turns = Turns()
    flood(turns)
    for _ in range(40):
        turns.add(Turn(ASKED, Asker((OTHER,), "other"), KONUNG))
    assert taken(turns, 20).count("other") == 16


def test_who_looks_in_at_a_table_does_not_make_it_wait() -> None:
    turns = Turns()
    flood(turns)
    taken(turns, 3)
    turns.add(Turn(ASKED, Asker((GREEDY, OTHER), "other"), JARL))
    assert taken(turns, 1) == ["other"]


def test_what_is_withdrawn_is_not_paid_for() -> None:
    turns, withdrawn = Turns(), Turn(ASKED, Asker((OTHER,), "withdrawn"), KONUNG)
    flood(turns, people=True)
    assert turns.next()
    turns.add(withdrawn)
    turns.add(Turn(ASKED, Asker((OTHER,), "other"), KONUNG))
    withdrawn.answer.cancel()
    assert taken(turns, 2) == ["other", "t1"]


def test_the_pool_thinks_in_that_order_and_about_hints_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    served, going_on, begun = list[str](), threading.Event(), threading.Event()

    def insist(worker: Thinker, asked: Question, cap: float | None, limit: float) -> Answer:
        if asked.weigh:
            return Answer(asked.legal[0], weighed=(Weighed((asked.legal[0],), "it", SAID, SAID),))
        begun.set()
        assert going_on.wait(60)
        served.append(asked.level)
        return Answer(asked.legal[0])

    async def attacked() -> None:
        thinkers, tables = Thinkers(workers=1), [f"t{number // 5}" for number in range(29 * 5)]
        asked = [thinkers.think(ASKED, Asker((GREEDY,), table, people=False)) for table in tables]
        konungs = [asyncio.create_task(each) for each in asked]
        await asyncio.to_thread(begun.wait, 60)
        jarl = asyncio.create_task(thinkers.think(question(undecided("eketorp"), "jarl"), Asker((OTHER,), "other")))
        await asyncio.sleep(0)
        assert await thinkers.weigh(ASKED, Asker((OTHER,), "other")), "a hint waits for no bot"
        assert not served
        going_on.set()
        await asyncio.gather(jarl, *konungs)
        await thinkers.close()

    monkeypatch.setattr(pools, "_insist", insist)
    asyncio.run(attacked())
    assert served[:3] == ["konung", "jarl", "konung"] and len(served) == 146


# Who looks


def test_an_address_looks_while_its_stream_is_open_and_a_while_after_it_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    looks, now = Attention(), 1000.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    assert not looks.awake
    looks.look(GREEDY)
    looks.follow(OTHER)
    looks.follow(OTHER)
    looks.leave(OTHER)
    assert looks.addresses() == (OTHER, GREEDY)
    now += attention.RESTS_AFTER
    assert looks.awake and looks.addresses() == (OTHER,)
    looks.leave(OTHER)
    now += attention.RESTS_AFTER - 1
    assert looks.awake and looks.addresses() == (OTHER,)
    now += 1
    assert not looks.awake and looks.addresses() == ()


async def settled(live: LiveTable) -> None:
    """Wait until no bot of the table is thinking."""
    async with asyncio.timeout(120):
        while live.thinking:
            await asyncio.sleep(0.01)


def test_bots_rest_where_nobody_looks_and_think_on_as_soon_as_somebody_does(tmp_path: Path) -> None:
    async def looked_at() -> None:
        store, thinkers = Database(str(tmp_path / "tables.db")), Thinkers(1)
        registry = Registry(store)
        driver = Driver(registry, thinkers)
        sitting = [Seat("person", "Ása"), Seat("bot", "", "thrall"), Seat("bot", "", "thrall")]
        live, _ = await make(registry, plan_table("eketorp", None, sitting, 60, [0]))
        await start(registry, live)
        driver.overdue(time.time() + 60)
        assert due_bots(live) == [1, 2] and not live.thinking
        registry.look(live, OTHER)
        assert live.thinking == {1, 2}
        await settled(live)
        assert not due_bots(live)
        await driver.close()
        await thinkers.close()
        await asyncio.to_thread(store.close)

    asyncio.run(looked_at())


@pytest.mark.parametrize("look", ["stream", "request", "list"])
def test_a_stream_a_request_and_the_list_of_my_tables_are_looks(
    look: str, guests: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, looked = guests.make("eketorp", "me,thrall,thrall"), threading.Event()

    def note(registry: Registry, live: LiveTable, address: str) -> None:
        if live.id == made.id and address == OTHER:
            looked.set()

    monkeypatch.setattr(Registry, "look", note)
    headers = {"X-Forwarded-For": OTHER, "Authorization": f"Bearer {made.secrets['watch']}"}
    if look == "stream":
        Stream(str(guests.http.base_url).rstrip("/"), made.secrets["watch"], address=OTHER).close()
    else:
        guests.http.get("/api/tables" + (f"/{made.id}" if look == "request" else ""), headers=headers)
    assert looked.wait(60)


# The attack, measured


def seconds_until(true: Callable[[], bool], most: float) -> float:
    began = time.monotonic()
    while not true():
        assert time.monotonic() - began < most
        time.sleep(0.01)
    return time.monotonic() - began


def moves_of_bots(database: str, *tables: Made) -> int:
    with sqlite3.connect(database) as connection:
        query = "SELECT count(*) FROM rows WHERE table_id = ? AND seat = 1"
        return sum(connection.execute(query, (made.id,)).fetchone()[0] for made in tables)


def wait_for_jarl(people: People, database: str) -> float:
    """Make a table and end it again; return the seconds until the first Jarl has answered."""
    made = people.make("eketorp", "me,jarl,thrall")
    seconds = seconds_until(lambda: moves_of_bots(database, made) > 0, 120)
    made.as_host("POST", "/abandon")
    return seconds


def besieged(server: Process, tables: list[Made], people: People) -> list[float]:
    """How long a Jarl of other people takes, twice, while bots think at all these tables."""
    before, watching = moves_of_bots(server.database, *tables), [made.secrets["watch"] for made in tables]
    with ExitStack() as open:
        for at in range(0, len(tables), 12):
            open.enter_context(Stream(server.url, *watching[at : at + 12], address=GREEDY))
        seconds_until(lambda: moves_of_bots(server.database, *tables) > before, 240)
        return [wait_for_jarl(people, server.database) for _ in range(2)]


@pytest.mark.soak
@pytest.mark.xdist_group("crash")
@pytest.mark.parametrize("seats", ["konung,konung,konung,konung,konung", "me,konung,konung,konung,konung,konung"])
def test_an_address_with_29_tables_of_five_konungs_starves_nobody(seats: str, tmp_path: Path) -> None:
    server = Process(str(tmp_path / "tables.db")).start()
    with People(server.url) as greedy, People(server.url) as other:
        greedy.http.headers["X-Forwarded-For"], other.http.headers["X-Forwarded-For"] = GREEDY, OTHER
        try:
            tables = [greedy.make("eketorp", seats) for _ in range(29)]
            waited = besieged(server, tables, other)
            server.kill()
            server.start()
            waited += besieged(server, tables, other)
        finally:
            server.kill()
    assert max(waited) < 5.0, waited
