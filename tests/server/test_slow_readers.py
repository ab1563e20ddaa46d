"""Streams whose readers do not read, and streams of a server that stops."""

import signal
import socket
import time
from contextlib import ExitStack
from pathlib import Path

import pytest

from .hearing import Stream
from .people import People
from .running import Process, Running
from .visiting import wait_until


def deaf(url: str, secrets: list[str]) -> socket.socket:
    """Asks for a stream and reads nothing of it."""
    host, port = url.removeprefix("http://").split(":")
    found = socket.socket()
    found.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    found.connect((host, int(port)))
    head = f"GET /api/stream HTTP/1.1\r\nHost: {host}\r\nAuthorization: Bearer {','.join(secrets)}\r\n\r\n"
    found.sendall(head.encode())
    return found


def test_who_does_not_read_is_cut_off_and_holds_up_nobody(guests: People, hall: Running) -> None:
    patience = 3.0
    hall.server.streams.patience, hall.server.streams.heartbeat = patience, 0.2
    wait_until(lambda: not hall.server.streams.open)
    made = guests.make("shipwrights", "me,me")
    person, other = made.people
    with deaf(hall.url, [person.secret] * 12), Stream(hall.url, other.secret) as stream:
        wait_until(lambda: len(hall.server.streams.open) == 2)
        (slow,) = (each for each in hall.server.streams.open if len(each.followed) == 12)
        longest = 0.0
        for number in range(6_000):
            began = time.monotonic()
            name = f"{'Ragnheiðr' * 4} {number % 10}"
            assert person.request("PUT", "name", {"name": name}).status_code == 204
            while stream.next()[1]["table"]["seats"][0]["name"] != name:
                pass
            longest = max(longest, time.monotonic() - began)
            if slow not in hall.server.streams.open:
                break
        assert number < 5_999, "it was never cut off"
        assert longest < patience, "who reads has waited for who does not"
    wait_until(lambda: not hall.server.streams.open)
    assert hall.server.api.state.crowd.open == 0


def test_a_server_that_is_stopped_ends_its_streams_and_goes(tmp_path: Path) -> None:
    process = Process(str(tmp_path / "tables.db")).start()
    with People(process.url) as guests, ExitStack() as open:
        made = guests.make("shipwrights", "me,me")
        streams = [open.enter_context(Stream(process.url, made.secrets["watch"])) for _ in range(20)]
        for _ in range(3):
            open.enter_context(deaf(process.url, [made.secrets["watch"]] * 12))
        for number in range(100):
            rename = made.people[0].request("PUT", "name", {"name": f"{'Ragnheiðr' * 4} {number}"})
            assert rename.status_code == 204
        began = time.monotonic()
        assert process.stop() == 0
        assert time.monotonic() - began < 8
        for stream in streams:
            assert stream.ended(1)
            assert stream.answer.isclosed()  # the last chunk came: it was ended, not torn


@pytest.mark.soak
def test_an_interrupt_stops_it_as_quietly(tmp_path: Path) -> None:
    process = Process(str(tmp_path / "tables.db")).start()
    assert process.running
    process.running.send_signal(signal.SIGINT)
    assert process.running.wait(20) == 0
