"""What is written down, and what never is."""

import json
import logging
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from meadhall.server.http.guard import guard
from meadhall.server.logs import Discretion, JsonLine, discreet

from .running import wait_until
from .visiting import GENEROUS, OTHER, SECRET, House, bearing, refused, served, small_app

LONG = SECRET + "-" + SECRET[1:21]


@pytest.fixture
def logged() -> Iterator[list[dict[str, Any]]]:
    """Lines as they would be written."""
    lines: list[dict[str, Any]] = []

    class Listening(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(json.loads(JsonLine().format(record)))

    hall, listening = logging.getLogger("meadhall"), Listening()
    listening.addFilter(Discretion())
    before = hall.level
    hall.addHandler(listening)
    hall.setLevel(logging.INFO)
    yield lines
    hall.removeHandler(listening)
    hall.setLevel(before)


def test_a_request_is_one_line_that_tells_no_secret(logged: list[dict[str, Any]]) -> None:
    secret_body = json.dumps({"name": "Sigrid", "key": OTHER})
    House().ask("POST", f"/api/echo?key={SECRET}", content=secret_body, headers=bearing(SECRET), client="192.0.2.77")
    (line,) = logged
    assert list(line) == ["time", "level", "logger", "method", "path", "status", "milliseconds", "address"]
    assert line["logger"] == "meadhall.access" and line["time"].endswith("+00:00")
    assert (line["method"], line["path"], line["status"], line["milliseconds"]) == ("POST", "/api/echo", 200, 0.0)
    assert line["address"] == "192.0.2.0/24"
    House().ask("GET", f"/api/seats/{SECRET}/view", client="2001:db8:1:2:3::4")
    assert (logged[1]["path"], logged[1]["status"], logged[1]["address"]) == (
        "/api/seats/…/view",
        404,
        "2001:db8:1:2::/64",
    )
    House().ask("GET", "/", headers={"Host": "evil.example"}, client="nonsense")
    assert (logged[2]["status"], logged[2]["address"]) == (421, "unknown")


def test_an_error_is_answered_and_logged_with_where_it_happened(logged: list[dict[str, Any]]) -> None:
    assert refused(House().ask("GET", "/api/broken", headers=bearing(SECRET))) == (500, {"error": "internal"})
    error, line = logged
    assert error["logger"] == "meadhall.server" and error["level"] == "error" and line["status"] == 500
    assert "in broken" in error["traceback"] and "RuntimeError: could not read …" in error["traceback"]
    assert SECRET not in json.dumps(logged)


def test_an_app_that_only_raises_is_answered_for(logged: list[dict[str, Any]]) -> None:
    async def app(*_: Any) -> None:
        raise LookupError("nothing here")

    assert refused(House(app).ask("GET", "/")) == (500, {"error": "internal"})
    assert "LookupError: nothing here" in logged[0]["traceback"]


def test_an_answer_that_breaks_off_is_not_taken_for_whole(logged: list[dict[str, Any]]) -> None:
    with served(guard(small_app(), url=None, limits=GENEROUS)) as port:
        with pytest.raises(httpx.RemoteProtocolError):
            httpx.get(f"http://127.0.0.1:{port}/api/torn")
        assert httpx.get(f"http://127.0.0.1:{port}/").text == "well"
    error = next(line for line in logged if line["logger"] == "meadhall.server")
    assert "RuntimeError: torn" in error["traceback"]
    assert [line["status"] for line in logged if line.get("path") in ("/api/torn", "/") and line is not error] == [
        200,
        200,
    ]


def test_whoever_leaves_while_sending_is_logged_as_gone(logged: list[dict[str, Any]]) -> None:
    with served(guard(small_app(), url=None, limits=GENEROUS)) as port:
        with socket.create_connection(("127.0.0.1", port)) as line:
            line.sendall(b"POST /api/echo HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nabc")
        assert httpx.get(f"http://127.0.0.1:{port}/").text == "well"
    assert sorted(line["status"] for line in logged) == [200, 499]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (f"Authorization: Bearer {SECRET}", "Authorization: Bearer …"),
        (f"{{'authorization': 'bearer {LONG}'}}", "{'authorization': 'bearer …'}"),
        (f"Bearer {SECRET},{OTHER}, {LONG}!", "Bearer …,…, …!"),
        (f"https://hall.example.org/t/x#{SECRET} was opened", "https://hall.example.org/t/x#… was opened"),
        (f"/t/x#seat={SECRET}&watch={OTHER}", "/t/x#seat=…&watch=…"),
        (f"Bearer {SECRET}x", f"Bearer {SECRET}x"),
        ("nothing of that kind #12", "nothing of that kind #12"),
    ],
)
def test_secrets_are_hidden_wherever_they_are_expected(text: str, told: str) -> None:
    assert discreet(text) == told


def record(message: object, *args: object) -> logging.LogRecord:
    return logging.LogRecord("meadhall.test", logging.INFO, "", 0, message, args, None)


@pytest.mark.parametrize(
    ("message", "args", "told"),
    [
        ("joined by %s", (f"#{SECRET}",), "joined by #…"),
        ("Bearer %s", (SECRET,), "Bearer …"),
        ("%d tables", ("no number",), "%d tables"),
        ("two\nlines \u2028 \ud800", (), "two\nlines \u2028 \ud800"),
    ],
)
def test_a_message_is_one_line_whatever_is_in_it(message: str, args: tuple[object, ...], told: str) -> None:
    line = record(message, *args)
    assert Discretion().filter(line)
    written = JsonLine().format(line)
    assert written.isascii() and "\n" not in written and json.loads(written)["message"] == told


SERVER = """
import logging, sys, uvicorn
from meadhall.server.http.guard import guard
from meadhall.server.logs import log_in_json
from tests.server.visiting import GENEROUS, SECRET, small_app
log_in_json()
logging.getLogger("meadhall.tables").info("opened at http://localhost/#%s", SECRET)
logging.getLogger("elsewhere").warning("Bearer %s", SECRET)
import warnings
warnings.warn("mind the step")
uvicorn.run(guard(small_app(), url=None, limits=GENEROUS), port=int(sys.argv[1]), log_config=None)
"""


def test_everything_a_server_writes_is_json_and_tells_no_secret() -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    command = [sys.executable, "-c", SERVER, str(port)]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=dict(os.environ))
    try:
        wait_until(lambda: answers(port), 60)
        httpx.get(f"http://127.0.0.1:{port}/api/broken?key={SECRET}", headers=bearing(SECRET))
    finally:
        server.send_signal(signal.SIGINT)
        out, err = server.communicate(timeout=120)
    lines = [json.loads(line) for line in err.splitlines()]
    assert out == "" and SECRET not in err
    messages = [line.get("message", "") for line in lines]
    assert "opened at http://localhost/#…" in messages and "Bearer …" in messages and "internal" in messages
    assert any("mind the step" in message for message in messages)
    assert {line["logger"] for line in lines} >= {"meadhall.access", "meadhall.server", "uvicorn.error", "py.warnings"}
    assert [line["path"] for line in lines if line["logger"] == "meadhall.access"][-1] == "/api/broken"
    assert not any(line["logger"] == "uvicorn.access" for line in lines)


def answers(port: int) -> bool:
    try:
        return httpx.get(f"http://127.0.0.1:{port}/healthz").status_code == 200
    except httpx.TransportError:
        return False
