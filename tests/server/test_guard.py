"""Whom the guard answers, and what it puts on every answer."""

import asyncio
import socket
from typing import Any

import pytest

from meadhall.server.http.guard import guard

from .visiting import GENEROUS, House, refused, small_app

URL = "https://hall.example.org/"
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
DRESSED = {
    "content-security-policy": POLICY,
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


# Headers


@pytest.mark.parametrize(
    ("method", "path", "more", "status"),
    [
        ("GET", "/", {}, 200),
        ("POST", "/api/echo", {}, 200),
        ("GET", "/api/nowhere", {}, 404),
        ("PATCH", "/api/echo", {}, 405),
        ("GET", "/api/broken", {}, 500),
        ("POST", "/api/echo", {"content": b"x" * 20_000}, 413),
        ("POST", "/api/echo", {"headers": {"Origin": "https://evil.example"}}, 403),
        ("GET", "/", {"headers": {"Host": "evil.example"}}, 421),
    ],
)
def test_every_answer_carries_the_headers(method: str, path: str, more: dict[str, Any], status: int) -> None:
    answer = House().ask(method, path, **more)
    assert answer.status_code == status
    assert DRESSED.items() <= dict(answer.headers).items()
    assert "camera=()" in answer.headers["permissions-policy"] and "(self)" not in answer.headers["permissions-policy"]
    assert "strict-transport-security" not in answer.headers
    if path.startswith("/api/"):
        assert answer.headers.get_list("cache-control") == ["no-store, no-transform"]


def test_the_app_keeps_its_own_caching_of_pages() -> None:
    assert House().ask("GET", "/").headers["cache-control"] == "max-age=60"
    assert House().ask("GET", "/no/such/page").headers["cache-control"] == "no-cache"


def test_only_a_secure_site_asks_for_secure_connections() -> None:
    assert "max-age=" in House(url=URL).ask("GET", "/").headers["strict-transport-security"]
    assert "strict-transport-security" not in House(url="http://hall.example.org").ask("GET", "/").headers


# Hosts and origins


@pytest.mark.parametrize(
    ("url", "host", "welcome"),
    [
        (URL, "hall.example.org", True),
        (URL, "HALL.example.org:443", True),
        (URL, "hall.example.org.", True),
        (URL, "localhost:8000", True),
        (URL, "127.0.0.1:8000", True),
        (URL, "[::1]:8000", True),
        (URL, "192.168.0.4", False),
        (URL, "evil.example", False),
        (URL, "hall.example.org.evil.example", False),
        (URL, "evil.example@hall.example.org", False),
        (URL, "", False),
        (None, "localhost", True),
        (None, "192.168.0.4:8000", True),
        (None, "[fe80::1]:8000", True),
        (None, socket.gethostname(), True),
        (None, f"{socket.gethostname().partition('.')[0]}.local:8000", True),
        (None, "hall.example.org", False),
        (None, "127.0.0.1.evil.example", False),
        (None, "[::1", False),
    ],
)
def test_only_known_hosts_are_answered(url: str | None, host: str, welcome: bool) -> None:
    house = House(url=url)
    answer = house.ask("GET", "/", headers={"Host": host})
    if welcome:
        assert answer.text == "well"
    else:
        assert refused(answer) == (421, {"error": "host"})
    assert house.ask("GET", "/healthz", headers={"Host": host}).text == "well"


def test_two_hosts_are_none() -> None:
    answer = House().ask("GET", "/", headers=[("Host", "localhost"), ("Host", "localhost")])
    assert answer.status_code == 421


@pytest.mark.parametrize(
    ("url", "headers", "welcome"),
    [
        (None, {}, True),
        (None, {"Origin": "http://localhost"}, True),
        (None, {"Origin": "http://localhost", "Sec-Fetch-Site": "same-origin"}, True),
        (None, {"Origin": "http://localhost:8080"}, False),
        (None, {"Origin": "https://hall.example.org"}, False),
        (None, {"Origin": "null"}, False),
        (None, {"Origin": ""}, False),
        (None, {"Origin": "file://localhost"}, False),
        (None, {"Origin": "http://localhost.evil.example"}, False),
        (None, {"Origin": "http://evil.example/http://localhost"}, False),
        (None, {"Sec-Fetch-Site": "cross-site"}, False),
        (None, {"Sec-Fetch-Site": "none"}, True),
        (URL, {"Origin": "https://hall.example.org"}, True),
        (URL, {"Origin": "http://hall.example.org"}, False),
        (URL, {"Origin": "https://hall.example.org:8443"}, False),
        (URL, {"Origin": "http://localhost"}, True),
    ],
)
def test_pages_of_other_sites_change_nothing(url: str | None, headers: dict[str, str], welcome: bool) -> None:
    house = House(url=url)
    for method in ("POST", "PUT", "DELETE"):
        answer = house.ask(method, "/api/echo", headers=headers)
        if welcome:
            assert answer.status_code == 200
        else:
            assert refused(answer) == (403, {"error": "origin"})
    assert house.ask("GET", "/api/echo", headers=headers).status_code == 200


def test_one_good_origin_does_not_excuse_another() -> None:
    origins = [("Origin", "http://localhost"), ("Origin", "https://evil.example")]
    assert House().ask("POST", "/api/echo", headers=origins).status_code == 403


@pytest.mark.parametrize(
    "url",
    ["hall.example.org", "ftp://hall.example.org", "https://", "https://me:pw@hall.example.org", "https://[::1", "x"],
)
def test_a_url_that_is_none_is_told_at_once(url: str) -> None:
    with pytest.raises(ValueError, match="the server's URL is one like"):
        guard(small_app(), url=url, limits=GENEROUS)


@pytest.mark.parametrize("url", ["https://hall.example.org/mead", "http://hall.example.org:8420/a/b/"])
def test_a_path_is_refused_with_its_reason(url: str) -> None:
    with pytest.raises(
        ValueError, match=r"needs a host name of its own, like \S+, and not the path '/\S+': everything"
    ):
        guard(small_app(), url=url, limits=GENEROUS)


def test_a_default_port_is_no_part_of_an_origin() -> None:
    house = House(url="https://Hall.example.org:443")
    assert house.ask("POST", "/api/echo", headers={"Origin": "https://hall.example.org"}).status_code == 200


def test_web_sockets_are_closed_and_the_start_reaches_the_app() -> None:
    heard: list[str] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        heard.append(scope["type"])

    async def call(kind: str) -> list[Any]:
        sent: list[Any] = []

        async def send(message: Any) -> None:
            sent.append(message)

        async def receive() -> Any:
            raise AssertionError

        await guard(app, url=None, limits=GENEROUS)({"type": kind}, receive, send)
        return sent

    assert asyncio.run(call("websocket")) == [{"type": "websocket.close"}]
    assert asyncio.run(call("lifespan")) == [] and heard == ["lifespan"]
