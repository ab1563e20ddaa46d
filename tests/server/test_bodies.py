"""Bodies are bounded in bytes and in seconds."""

import socket
import time
from typing import Any

import pytest

from meadhall.server.http.guard import guard
from meadhall.server.settings import Limits

from .visiting import GENEROUS, House, refused, served, small_app


def pieces(*sizes: int) -> Any:
    async def sent() -> Any:
        for size in sizes:
            yield b"x" * size

    return sent()


def test_a_body_arrives_as_it_was_sent() -> None:
    assert House().ask("POST", "/api/echo", content=b"x" * 16_384).content == b"x" * 16_384
    assert House().ask("POST", "/api/echo", content=pieces(10_000, 0, 6_384)).content == b"x" * 16_384


@pytest.mark.parametrize("content", [b"x" * 16_385, pieces(16_384, 1)])
def test_a_body_is_bounded_whether_its_length_is_declared_or_not(content: Any) -> None:
    assert refused(House().ask("POST", "/api/echo", content=content)) == (413, {"error": "too_large"})


def test_an_absurd_length_is_too_large() -> None:
    answer = House().ask("POST", "/api/echo", headers={"Content-Length": "9" * 5_000}, content=b"x")
    assert answer.status_code == 413


def test_a_large_body_is_refused_over_a_real_connection_and_not_read_on() -> None:
    with (
        served(guard(small_app(), url=None, limits=GENEROUS)) as port,
        socket.create_connection(("127.0.0.1", port)) as line,
    ):
        line.settimeout(60)
        line.sendall(b"POST /api/echo HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n")
        line.sendall(b"4e20\r\n" + b"x" * 20_000 + b"\r\n")
        told = everything(line)
    assert told.startswith(b"HTTP/1.1 413 ") and told.endswith(b'{"error":"too_large"}')
    assert b"connection: close" in told and b"x-frame-options: DENY" in told


def test_a_body_that_does_not_arrive_is_not_waited_for() -> None:
    limits = Limits(body_seconds=0.3)
    with (
        served(guard(small_app(), url=None, limits=limits)) as port,
        socket.create_connection(("127.0.0.1", port)) as line,
    ):
        line.settimeout(60)
        line.sendall(b"POST /api/echo HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nabc")
        began = time.monotonic()
        told = everything(line)
    assert time.monotonic() - began > 0.2
    assert told.startswith(b"HTTP/1.1 408 ") and told.endswith(b'{"error":"too_slow"}') and b"connection: close" in told


def everything(line: socket.socket) -> bytes:
    """Until the other side closes."""
    told = b""
    while piece := line.recv(4096):
        told += piece
    return told
