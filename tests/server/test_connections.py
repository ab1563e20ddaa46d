"""Connections are bounded in number, the head of a request in bytes and seconds, and silent ones are closed."""

import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from meadhall.server.http import connection

from .running import GENEROUS, Running, running, wait_until
from .test_bodies import everything

LIMITS = replace(GENEROUS, head_seconds=0.5, connections=40, connections_an_address=10)
REQUEST = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(str(tmp_path_factory.mktemp("house") / "tables.db"), LIMITS) as found:
        yield found


@contextmanager
def line(house: Running, source: str = "127.0.0.2") -> Iterator[socket.socket]:
    port = int(house.url.rpartition(":")[2])
    with socket.create_connection(("127.0.0.1", port), source_address=(source, 0)) as found:
        found.settimeout(60)
        yield found


def answers(house: Running) -> bool:
    return httpx.get(f"{house.url}/api/games").status_code == 200


def test_a_header_without_end_is_refused_before_it_is_whole(house: Running) -> None:
    with line(house) as sending:
        sending.sendall(REQUEST + b"X-Long: ")
        sent, told = 0, b""
        with suppress(ConnectionError):
            while sent < 64 * 2**20:
                sent += sending.send(b"x" * 2**16)
            told = everything(sending)
    assert sent < 8 * 2**20, "the server took it all"
    assert not told or told.startswith(b"HTTP/1.1 431 ")
    assert answers(house)


@pytest.mark.parametrize("around", [b"0\r\nX-Long: ", b"1;long=", b"0\r\n"], ids=["trailer", "extension", "trailers"])
def test_what_comes_around_a_body_without_end_is_broken_off(house: Running, around: bytes) -> None:
    more = b"X: y\r\n" * 2**13 if around.endswith(b"\n") else b"x" * 2**16
    with line(house) as sending:
        sending.sendall(REQUEST + b"Transfer-Encoding: chunked\r\n\r\n" + around)
        sent = 0
        with suppress(ConnectionError):
            while sent < 64 * 2**20:
                sent += sending.send(more)
    assert sent < 16 * 2**20, "the server took it all"
    assert answers(house)


def test_a_body_in_chunks_with_trailers_is_taken(house: Running) -> None:
    chunks = b"".join(b"%x\r\n%b\r\n" % (len(part), part) for part in (b'{"game":', b'"none"}'))
    head = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nConnection: close\r\n"
    with line(house) as sending:
        sending.sendall(head + b"Transfer-Encoding: chunked\r\n\r\n" + chunks + b"0\r\nX-Sum: 1\r\n\r\n")
        assert everything(sending).startswith(b"HTTP/1.1 422 ")


def test_a_long_head_is_told_so(house: Running) -> None:
    with line(house) as sending:
        sending.sendall(REQUEST + b"X-Long: " + b"x" * LIMITS.head_bytes)
        told = everything(sending)
    assert told.startswith(b"HTTP/1.1 431 ") and b"connection: close" in told


def test_a_head_without_end_behind_a_whole_request_is_refused_too(house: Running) -> None:
    with line(house) as sending:
        sending.sendall(REQUEST + b"\r\n" + REQUEST + b"X-Long: " + b"x" * (LIMITS.head_bytes + connection.SLICE))
        told = everything(sending)
    assert b"HTTP/1.1 431 " in told


@pytest.mark.parametrize("first", [b"", b"\r\n", REQUEST, REQUEST + b"\r\n", REQUEST + b"\r\n" + REQUEST])
def test_a_connection_that_says_no_more_is_closed(house: Running, first: bytes) -> None:
    whole = first.startswith(REQUEST + b"\r\n")
    with line(house) as silent:
        silent.sendall(first)
        told = silent.recv(4096) if whole else b""
        if whole and first.endswith(b"\r\n\r\n"):
            silent.sendall(b"\r\n")  # and then nothing: it is no request
        told += everything(silent)
    assert told.startswith(b"HTTP/1.1 200 ") == whole


def test_a_connection_that_drips_is_closed(house: Running) -> None:
    with line(house) as dripping, pytest.raises(ConnectionError):
        for letter in (REQUEST + b"X-Slow: " + b"x" * 1000).decode():
            dripping.sendall(letter.encode())
            time.sleep(0.02)


def test_one_address_has_so_many_connections_and_others_still_come(
    house: Running, caplog: pytest.LogCaptureFixture
) -> None:
    with ExitStack() as open_ones, caplog.at_level("WARNING", "meadhall.connections"):
        kept = [open_ones.enter_context(line(house)) for _ in range(LIMITS.connections_an_address)]
        for each in kept:
            each.sendall(REQUEST + b"\r\n")
            assert each.recv(4096).startswith(b"HTTP/1.1 200 ")
        with line(house) as refused, suppress(ConnectionError):
            assert refused.recv(1) == b""
        with line(house, "127.0.0.3") as other:
            other.sendall(REQUEST + b"\r\n")
            assert other.recv(4096).startswith(b"HTTP/1.1 200 ")
        assert answers(house), "a proxy is not counted by address"
    assert "too many connections from one address, of 127.0.0.0/24 the latest" in caplog.text
    wait_until(lambda: _comes_through(house))


def _comes_through(house: Running) -> bool:
    with line(house) as again, suppress(ConnectionError):
        again.sendall(REQUEST + b"\r\n")
        return again.recv(4096).startswith(b"HTTP/1.1 200 ")
    return False


def test_there_are_so_many_connections_in_all(tmp_path: Path) -> None:
    with (
        running(str(tmp_path / "tables.db"), replace(LIMITS, connections=3, head_seconds=60)) as small,
        ExitStack() as open_ones,
    ):
        for end in range(2, 5):
            open_ones.enter_context(line(small, f"127.0.0.{end}"))
        assert not _comes_through(small)


def test_a_proxy_elsewhere_is_not_limited_as_one_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(connection.PROXIES, "10.0.0.1,127.0.0.9")
    with running(str(tmp_path / "tables.db"), LIMITS) as found, ExitStack() as open_ones:
        for _ in range(2 * LIMITS.connections_an_address):
            each = open_ones.enter_context(line(found, "127.0.0.9"))
            each.sendall(REQUEST + b"\r\n")
            assert each.recv(4096).startswith(b"HTTP/1.1 200 ")


def test_a_server_may_open_as_many_files_as_the_system_lets_it() -> None:
    """Each connection is one, and the limit that a process begins with is often 1,024."""
    code = (
        "import resource as r; from meadhall.server.listen import allow_many_files\n"
        "most = r.getrlimit(r.RLIMIT_NOFILE)[1]\n"
        "r.setrlimit(r.RLIMIT_NOFILE, (256, most)); allow_many_files()\n"
        "assert r.getrlimit(r.RLIMIT_NOFILE) == (most, most), r.getrlimit(r.RLIMIT_NOFILE)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
