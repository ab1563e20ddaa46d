"""Where notices may go: an address comes from a stranger, and must not lead into the operator's own network."""

import asyncio
import socket
import threading
import time
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import pytest

from meadhall.server.notices import post as posting
from meadhall.server.notices.post import Unsent, post
from meadhall.server.notices.targets import Forbidden, is_public, parse

from .people import People, problem
from .receiving import receiving
from .running import running

INSIDE = [
    "127.0.0.1", "0.0.0.0", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "224.0.0.1",
    "255.255.255.255", "::1", "::", "fe80::1", "fd00::1", "ff02::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1",
    "64:ff9b::7f00:1", "2002:7f00:1::", "2001:db8::1", "198.18.0.1", "240.0.0.1",
]  # fmt: skip


@pytest.mark.parametrize("address", INSIDE)
def test_no_address_inside_is_public(address: str) -> None:
    assert not is_public(ip_address(address))
    literal = f"[{address}]" if ":" in address else address
    with pytest.raises(Forbidden):
        parse(f"https://{literal}/x", local=False)


@pytest.mark.parametrize("address", ["1.1.1.1", "142.250.1.1", "2606:4700::1111", "::ffff:1.1.1.1"])
def test_the_internet_is_public(address: str) -> None:
    assert is_public(ip_address(address))


@pytest.mark.parametrize(
    "url",
    ["http://example.org/", "https://example.org:8443/", "https://me@example.org/", "https://me:x@example.org/",
     "ftp://example.org/", "https:///x", "https://", "//example.org", "https://exa mple.org/",
     "https://example.org/\r\nX: y", "https://example.org/#x", "https://example.org/" + "x" * 1000, "https://[::1", "https://example.org:99999/"],
)  # fmt: skip
def test_only_plain_https_is_taken(url: str) -> None:
    with pytest.raises(Forbidden):
        parse(url, local=False)


@pytest.mark.parametrize("address", ["127.0.0.1", "10.0.0.5", "169.254.169.254", "::1", "::ffff:192.168.0.1"])
def test_a_name_that_leads_inside_is_never_connected_to(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One of its addresses is public: that is how a name changes its mind between two questions."""
    connected: list[Any] = []

    async def resolves(_: Any, host: str, port: int, **__: Any) -> list[Any]:
        return [(0, 0, 0, "", ("1.1.1.1", port)), (0, 0, 0, "", (address, port))]

    async def connect(*given: Any, **_: Any) -> Any:
        connected.append(given)
        raise OSError

    monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", resolves)
    monkeypatch.setattr(asyncio, "open_connection", connect)
    with pytest.raises(Unsent, match="forbidden"):
        asyncio.run(post("https://inside.example.org/", {}, b"x"))
    assert connected == []


def test_the_address_that_was_checked_is_the_one_connected_to(monkeypatch: pytest.MonkeyPatch) -> None:
    connected: list[Any] = []

    async def resolves(_: Any, host: str, port: int, **__: Any) -> list[Any]:
        return [(0, 0, 0, "", ("1.1.1.1", port))]

    async def connect(*given: Any, **named: Any) -> Any:
        connected.append((*given, named["server_hostname"]))
        raise OSError

    monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", resolves)
    monkeypatch.setattr(asyncio, "open_connection", connect)
    with pytest.raises(Unsent, match="unreachable"):
        asyncio.run(post("https://name.example.org/", {}, b"x"))
    assert connected == [("1.1.1.1", 443, "name.example.org")]


def test_localhost_is_refused_by_name_and_by_a_server_that_was_not_told_otherwise(tmp_path: Path) -> None:
    with receiving() as receiver:
        with pytest.raises(Unsent, match="forbidden"):
            asyncio.run(post("https://localhost/x", {}, b"x"))
        with running(str(tmp_path / "tables.db")) as server, People(server.url) as people:
            (one, *_) = people.make("eketorp", "me,me,karl").people
            for url in (receiver.url, "https://127.0.0.1/x", "https://[::1]/", "https://169.254.169.254/latest"):
                answer = one.request("POST", "notices", {"target": {"url": url}})
                assert problem(answer)[:2] == (422, "bad_target")
            saved = one.request("POST", "notices", {"target": {"url": "https://localhost/x"}}).json()
            tested = one.request("POST", f"notices/{saved['id']}/test").json()
            assert tested == {"sent": False, "failure": "forbidden"}
        assert receiver.silent()


def test_no_redirect_is_followed() -> None:
    with receiving() as receiver:
        receiver.answers["/from"] = [(307, {"Location": f"{receiver.url}/to"})]
        assert asyncio.run(post(f"{receiver.url}/from", {}, b"x", local=True)) == 307
        assert receiver.next().path == "/from" and receiver.silent()


@pytest.mark.parametrize(("says", "failure"), [(b"HTTP/1.1 ", "too_slow"), (b"HTTP/1.1 200 OK\r\nX: ", "flood")])
def test_who_answers_slowly_or_endlessly_is_left(says: bytes, failure: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(posting, "PATIENCE", 1.0)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        done = threading.Event()

        def answer() -> None:
            taken, _ = listening.accept()
            with taken:
                taken.sendall(says)
                if failure == "flood":
                    taken.settimeout(60)
                    try:
                        while not done.is_set():
                            taken.sendall(b"x" * 4096)
                    except OSError:
                        return
                done.wait(60)

        thread = threading.Thread(target=answer, daemon=True)
        thread.start()
        began = time.monotonic()
        with pytest.raises(Unsent, match="too_slow" if failure == "too_slow" else "unreachable"):
            asyncio.run(post(f"http://127.0.0.1:{listening.getsockname()[1]}/", {}, b"x", local=True))
        assert failure == "flood" or time.monotonic() - began >= 1.0
        done.set()
        thread.join(60)
