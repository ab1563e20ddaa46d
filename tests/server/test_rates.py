"""How often an address and a seat may ask, and how many streams they hold."""

import time
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from meadhall.server.api.stream_limit import StreamLimit
from meadhall.server.buckets import Buckets
from meadhall.server.errors import TooMany
from meadhall.server.http.guard import guard
from meadhall.server.settings import FromEnvironment, Keep, Limits

from .people import bearer
from .running import GENEROUS, running
from .visiting import OTHER, SECRET, Hand, House, bearing, refused, served, small_app


def test_an_address_has_a_burst_and_then_a_rate() -> None:
    house = House(limits=Limits())
    assert [house.ask("GET", "/api/echo").status_code for _ in range(60)] == [200] * 60
    answer = house.ask("GET", "/api/echo")
    assert refused(answer) == (429, {"error": "too_many", "params": {"seconds": 1}})
    assert answer.headers["retry-after"] == "1"
    assert house.ask("GET", "/api/echo", client="192.0.2.8").status_code == 200
    house.clock.now += 0.05
    assert [house.ask("GET", "/api/echo").status_code for _ in range(2)] == [200, 429]
    house.clock.now += 3600
    assert [house.ask("GET", "/api/echo").status_code for _ in range(61)] == [200] * 60 + [429]


def test_pages_do_not_use_up_what_moves_need() -> None:
    house = House(limits=Limits(page_burst=2, page_rate=0.1))
    assert [house.ask("GET", "/").status_code for _ in range(3)] == [200, 200, 429]
    assert house.ask("GET", "/").json()["params"] == {"seconds": 10}
    assert house.ask("GET", "/api/echo").status_code == 200


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::3", "2001:db8:1:2:ffff::4", True),
        ("2001:db8:1:2::3", "2001:db8:1:3::3", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("192.0.2.1", "192.0.2.2", False),
        ("fe80::1%eth0", "fe80::2%eth1", True),
        ("gate", "gate", True),
    ],
)
def test_what_counts_as_one_address(one: str, other: str, same: bool) -> None:
    house = House(limits=Limits(address_burst=1))
    assert house.ask("GET", "/api/echo", client=one).status_code == 200
    assert house.ask("GET", "/api/echo", client=other).status_code == (429 if same else 200)


def test_a_seat_is_limited_wherever_it_asks_from() -> None:
    house = House(limits=Limits(seat_burst=3, seat_rate=0.5))
    asked = [house.ask("GET", "/api/echo", client=f"192.0.2.{n}", headers=bearing(SECRET)) for n in range(4)]
    assert [answer.status_code for answer in asked] == [200, 200, 200, 429]
    assert asked[3].json()["params"] == {"seconds": 2}
    assert house.ask("GET", "/api/echo", headers=bearing(OTHER)).status_code == 200
    both = {"Authorization": f"bearer {OTHER},{SECRET}"}
    assert [house.ask("GET", "/api/echo", headers=both).status_code for _ in range(9)] == [429] * 9
    again = [house.ask("GET", "/api/echo", headers=bearing(OTHER)).status_code for _ in range(3)]
    assert again == [200, 200, 429]  # what was refused has cost nothing
    basic = {"Authorization": f"Basic {SECRET}"}
    assert house.ask("GET", "/api/echo", headers=basic).status_code == 200


def test_tables_are_opened_thirty_an_hour() -> None:
    house = House(limits=Limits())

    def opened(tables: int) -> list[int]:
        answers = []
        for _ in range(tables):
            house.clock.now += 1
            answers.append(house.ask("POST", "/api/tables").status_code)
        return answers

    assert opened(31) == [201] * 30 + [429]
    assert house.ask("POST", "/api/tables").headers["retry-after"] == "90"
    assert house.ask("GET", "/api/echo").status_code == 200
    house.clock.now += 120
    assert opened(2) == [201, 429]
    house.clock.now += 3600
    assert opened(31) == [201] * 30 + [429]


@pytest.mark.parametrize("status", [401, 403, 404])
def test_guesses_run_out(status: int) -> None:
    house = House(limits=Limits(failures_a_minute=3))
    path = f"/api/hidden/{status}"
    assert [house.ask("GET", path).status_code for _ in range(4)] == [status] * 3 + [429]
    assert house.ask("GET", "/api/echo").json()["params"] == {"seconds": 20}
    assert house.ask("GET", "/").status_code == 200
    assert house.ask("GET", "/api/echo", client="198.51.100.1").status_code == 200
    house.clock.now += 20
    assert house.ask("GET", "/api/echo").status_code == 200


def test_guesses_by_moves_run_out_too(tmp_path: Path) -> None:
    limits = replace(GENEROUS, failures_a_minute=5)
    move = {"id": "m1", "decision": 0, "move": "pass"}
    with running(str(tmp_path / "t.db"), limits) as hall, httpx.Client(base_url=hall.url) as http:
        found = [
            http.post("/api/tables/0123456789ab/seats/0/moves", json=move, headers=bearer(f"{guess:022}")).status_code
            for guess in range(7)
        ]
    assert found == [404] * 5 + [429] * 2


def test_mistakes_are_no_guesses() -> None:
    house = House(limits=Limits(failures_a_minute=1))
    assert [house.ask("GET", "/api/hidden/409").status_code for _ in range(3)] == [409] * 3
    assert [house.ask("GET", "/favicon.ico").status_code for _ in range(3)] == [404] * 3
    assert house.ask("GET", "/api/echo").status_code == 200


def test_a_page_of_another_site_cannot_lock_its_visitor_out() -> None:
    house = House(limits=Limits(failures_a_minute=1))
    for _ in range(3):
        house.ask("GET", "/api/nowhere", headers={"Sec-Fetch-Site": "cross-site"})
        house.ask("POST", "/api/echo", headers={"Origin": "https://evil.example"})
    assert house.ask("GET", "/api/echo").status_code == 200


def test_only_so_many_addresses_are_remembered() -> None:
    house = House(limits=Limits(address_burst=1, address_rate=0.001, buckets=3))
    asked = ["192.0.2.1", "192.0.2.2", "192.0.2.3", "192.0.2.4", "192.0.2.1", "192.0.2.4"]
    answers = [house.ask("GET", "/api/echo", client=client).status_code for client in asked]
    assert answers == [200, 200, 200, 200, 200, 429]


def test_who_came_lately_is_remembered_longest() -> None:
    buckets = Buckets(rate=0.001, burst=2, most=2, clock=Hand())
    for key in ("first", "second", "first", "third"):
        buckets.take(key)
    assert list(buckets.full_at) == ["first", "third"] and buckets.wait("first") > 0


@given(st.floats(0, 1e7), st.floats(0.001, 1000), st.integers(1, 500))
def test_a_burst_is_exact_and_a_token_comes_back_in_its_time(now: float, rate: float, burst: int) -> None:
    clock = Hand(now)
    buckets = Buckets(rate, burst, 9, clock)
    for _ in range(burst):
        assert buckets.wait("key") == 0
        buckets.take("key")
    assert buckets.wait("key") == pytest.approx(1 / rate, abs=1e-4)
    clock.now += 1 / rate + 1e-4
    assert buckets.wait("key") == 0


def test_streams_are_counted_and_forgotten() -> None:
    streams = StreamLimit(Limits(streams=4, streams_an_address=3, streams_a_secret=2))
    for _ in range(2):
        streams.enter("2001:db8::1", [SECRET, SECRET])
    with pytest.raises(TooMany):
        streams.enter("192.0.2.1", [SECRET])
    streams.enter("2001:db8::2", [OTHER])
    with pytest.raises(TooMany):
        streams.enter("2001:db8::3", [])
    streams.enter("192.0.2.1", [])
    with pytest.raises(TooMany):
        streams.enter("192.0.2.9", [])
    streams.leave("2001:db8::1", [SECRET])
    with streams.count("192.0.2.1", [SECRET]):
        assert streams.open == 4
    streams.leave("2001:db8::1", [SECRET])
    streams.leave("2001:db8::2", [OTHER])
    streams.leave("192.0.2.1", [])
    assert streams.open == 0 and not streams.held


def test_a_stream_flows_through_the_guard_and_its_end_frees_its_place() -> None:
    limits = Limits(streams_a_secret=1)
    with served(guard(small_app(limits), url=None, limits=limits)) as port:
        at = f"http://127.0.0.1:{port}/api/stream"
        with httpx.stream("GET", at, headers=bearing(SECRET)) as stream:
            lines = stream.iter_lines()
            assert [next(lines) for _ in range(5)] == ["tick"] * 5
            assert (
                stream.headers["x-frame-options"] == "DENY"
                and stream.headers["cache-control"] == "no-store, no-transform"
            )
            assert refused(httpx.get(at, headers=bearing(SECRET)))[0] == 429
        for _ in range(100):
            with httpx.stream("GET", at, headers=bearing(SECRET)) as again:
                if again.status_code == 200:
                    return
            time.sleep(0.1)
    raise AssertionError("the place was never freed")


# Limits from the environment


def read(environment: Mapping[str, str], monkeypatch: pytest.MonkeyPatch) -> FromEnvironment:
    for name, text in environment.items():
        monkeypatch.setenv(name, text)
    return FromEnvironment.read()


def test_limits_are_set_by_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    found = read({}, monkeypatch)
    assert (found.limit, found.keep) == (Limits(), Keep())
    environment = {"MEADHALL_LIMIT_SEAT_RATE": "0.5", "MEADHALL_LIMIT_TABLES_AN_HOUR": "7", "MEADHALL_DB": "x.db"}
    found = read(environment | {"MEADHALL_KEEP_OVER": "3"}, monkeypatch)
    assert (found.limit, found.keep) == (Limits(seat_rate=0.5, tables_an_hour=7), Keep(over=3))


def test_every_variable_that_is_named_sets_something(monkeypatch: pytest.MonkeyPatch) -> None:
    names = list(FromEnvironment.variables())
    found = read({name: str(at) for at, name in enumerate(names, 1000)}, monkeypatch)
    values = [*vars(found.limit).values(), *vars(found.keep).values()]
    assert values == list(range(1000, 1000 + len(names)))


@pytest.mark.parametrize(
    ("environment", "told"),
    [
        ({"MEADHALL_LIMIT_STREAMS": "many"}, "MEADHALL_LIMIT_STREAMS is a whole number above zero, not 'many'"),
        ({"MEADHALL_LIMIT_STREAMS": "1.5"}, "MEADHALL_LIMIT_STREAMS is a whole number above zero, not '1.5'"),
        ({"MEADHALL_LIMIT_STREAMS": "0"}, "MEADHALL_LIMIT_STREAMS is a whole number above zero, not '0'"),
        ({"MEADHALL_LIMIT_SEAT_RATE": "-1"}, "MEADHALL_LIMIT_SEAT_RATE is a number above zero, not '-1'"),
        ({"MEADHALL_LIMIT_SEAT_RATE": "nan"}, "MEADHALL_LIMIT_SEAT_RATE is a number above zero, not 'nan'"),
        ({"MEADHALL_LIMIT_SEAT_RATE": "inf"}, "MEADHALL_LIMIT_SEAT_RATE is a number above zero, not 'inf'"),
        ({"MEADHALL_LIMIT_SEAT_RATE": ""}, "MEADHALL_LIMIT_SEAT_RATE is a number above zero, not ''"),
        ({"MEADHALL_LIMIT_SEATS": "1"}, "MEADHALL_LIMIT_SEATS sets nothing; there are MEADHALL_LIMIT_ADDRESS_RATE, "),
        ({"MEADHALL_LIMIT": "{}"}, "MEADHALL_LIMIT sets nothing; there are MEADHALL_LIMIT_ADDRESS_RATE, "),
        ({"MEADHALL_KEEP_FOREVER": "1"}, "MEADHALL_KEEP_FOREVER sets nothing; there are MEADHALL_KEEP_GATHERING, "),
        ({"MEADHALL_KEEP_OVER": "long"}, "MEADHALL_KEEP_OVER is a number above zero, not 'long'"),
    ],
)
def test_nonsense_in_the_environment_is_told(
    environment: Mapping[str, str], told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(ValueError) as error:
        read(environment, monkeypatch)
    assert str(error.value).startswith(told)
