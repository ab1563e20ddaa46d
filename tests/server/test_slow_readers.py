"""Streams whose readers do not read, and streams of a server that stops."""

import signal
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from meadhall.server.tables.streams import Stream as ServedStream

from .hearing import Stream
from .people import Made, People, Person
from .running import Process, Running, running, wait_until

MOST = 6_000  # changes that fill whatever room there is between a server and who does not read


def deaf(url: str, secrets: list[str]) -> socket.socket:
    """Asks for a stream and reads nothing of it."""
    host, port = url.removeprefix("http://").split(":")
    found = socket.socket()
    found.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    found.connect((host, int(port)))
    head = f"GET /api/stream HTTP/1.1\r\nHost: {host}\r\nAuthorization: Bearer {','.join(secrets)}\r\n\r\n"
    found.sendall(head.encode())
    return found


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Running]:
    with running(str(tmp_path / "tables.db")) as found:
        yield found


@pytest.fixture
def guests(hall: Running) -> Iterator[People]:
    with People(hall.url) as found:
        yield found


@contextmanager
def deaf_and_listening(hall: Running, made: Made) -> Iterator[tuple[ServedStream, Stream]]:
    """Somebody who does not read, as the server sees it, and somebody at the same table who does."""
    person, other = made.people
    with deaf(hall.url, [person.secret] * 12), Stream(hall.url, other.secret) as stream:
        wait_until(lambda: len(hall.server.streams.open) == 2)
        (slow,) = (each for each in hall.server.streams.open if len(each.followed) == 12)
        yield slow, stream
    wait_until(lambda: not hall.server.streams.open)
    assert hall.server.api.state.stream_limit.open == 0


def rename_and_hear(person: Person, stream: Stream, number: int) -> None:
    """A change of the table, and what the one who reads hears of it."""
    person.rename(name := f"{'Ragnheiðr' * 4} {number % 10}")
    while stream.next()[1]["table"]["seats"][person.seat]["name"] != name:
        pass


def test_who_does_not_read_holds_up_nobody(guests: People, hall: Running) -> None:
    """One is stuck at the same event for long, while the other hears of all that happens."""
    hall.server.streams.patience = 3600.0
    made, waited, stuck_at = guests.make("shipwrights", "me,me"), 0, ""
    with deaf_and_listening(hall, made) as (slow, stream):
        for number in range(MOST):
            rename_and_hear(made.people[0], stream, number)
            waited = waited + 1 if slow.followed[-1].sent == stuck_at else 0
            stuck_at = slow.followed[-1].sent
            if waited == 50:
                break
        assert waited == 50, "it was never stuck"
        assert slow in hall.server.streams.open


def test_who_does_not_read_is_cut_off(guests: People, hall: Running) -> None:
    hall.server.streams.patience, hall.server.streams.heartbeat = 0.3, 0.2
    made = guests.make("shipwrights", "me,me")
    with deaf_and_listening(hall, made) as (slow, stream):
        for number in range(MOST):
            rename_and_hear(made.people[0], stream, number)
            if slow not in hall.server.streams.open:
                break
        assert slow not in hall.server.streams.open, "it was never cut off"


def test_a_server_that_is_stopped_ends_its_streams_and_goes(tmp_path: Path) -> None:
    process = Process(str(tmp_path / "tables.db"), log=tmp_path / "log").start()
    with People(process.url) as guests, ExitStack() as open:
        made = guests.make("shipwrights", "me,me")
        streams = [open.enter_context(Stream(process.url, made.secrets["watch"])) for _ in range(20)]
        for _ in range(3):
            open.enter_context(deaf(process.url, [made.secrets["watch"]] * 12))
        for number in range(100):
            made.people[0].rename(f"{'Ragnheiðr' * 4} {number}")
        assert process.stop() == 0
        assert "graceful" not in (tmp_path / "log").read_text(), "somebody was waited for to the end"
        for stream in streams:
            assert stream.ended()
            assert stream.answer.isclosed()  # the last chunk came: it was ended, not torn


@pytest.mark.soak
def test_an_interrupt_stops_it_as_quietly(tmp_path: Path) -> None:
    process = Process(str(tmp_path / "tables.db")).start()
    assert process.running
    process.running.send_signal(signal.SIGINT)
    assert process.running.wait(60) == 0
