"""`meadhall serve` as people and service managers start it: real processes, real signals."""

import json
import logging
import os
import random
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from meadhall.server.address import bind, next_free
from meadhall.server.line import Particulars
from meadhall.server.run import prepare
from meadhall.start import main

from .people import Made, People, bearer, events, problem
from .running import children_of, free_port, wait_until, wait_until_ready

START = "from meadhall.start import main; main()"
WITHOUT_SCREEN = dict.fromkeys(("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"), "")


class Started:
    """A server process, what it says on both its streams, and how it ends."""

    def __init__(self, folder: Path, *options: str, program: str = START, **environment: str) -> None:
        self.out, self.err = folder / "out.txt", folder / "err.txt"
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        command = [sys.executable, "-c", program, "serve", "--port", str(self.port), *options]
        with self.out.open("w") as out, self.err.open("w") as err:
            self.process = subprocess.Popen(
                command, stdout=out, stderr=err, env=os.environ | WITHOUT_SCREEN | environment
            )

    def answers(self) -> httpx.Response:
        """Its health, as soon as anybody is there."""
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            try:
                return httpx.get(f"{self.url}/healthz")
            except httpx.TransportError:
                assert self.process.poll() is None, self.err.read_text()
                time.sleep(0.05)
        raise AssertionError("nobody answers")

    def processes(self) -> list[int]:
        """All processes that it has started, and theirs."""
        servers = children_of(self.process.pid)
        return servers + [child for server in servers for child in children_of(server)]

    def stop(self, by: signal.Signals = signal.SIGTERM) -> int:
        self.process.send_signal(by)
        return self.process.wait(60)


@contextmanager
def started(folder: Path, *options: str, program: str = START, **environment: str) -> Iterator[Started]:
    server = Started(folder, *options, program=program, **environment)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.process.kill()
            server.process.wait()


def alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def test_on_an_empty_cache_it_plays_at_once_and_says_how_far_it_is(tmp_path: Path) -> None:
    with started(tmp_path, "--db", str(tmp_path / "t.db"), MEADHALL_CACHE=str(tmp_path / "cache")) as server:
        health = server.answers()
        state = health.json()["compiling"]
        assert health.status_code == 200 and state["ready"] is False and 0 <= state["done"] < state["of"]
        with People(server.url) as people:
            made = people.make("eketorp", "me,karl,thrall")
            dice = random.Random(1)
            wait_until(lambda: made.people[0].play(dice))
            wait_until(lambda: made.people[0].play(dice))
            hinted = made.people[0].request("POST", "hint")
            assert problem(hinted)[:2] in ((503, "warming"), (409, "no_choice"))
        processes = server.processes()
        assert len(processes) > 2, "nobody compiles"
        assert server.stop() == 0
        wait_until(lambda: not any(map(alive, processes)))
    assert "Traceback" not in server.err.read_text()


def test_a_killed_server_leaves_its_address_free_though_its_compilers_still_run(tmp_path: Path) -> None:
    with started(tmp_path, "--db", str(tmp_path / "t.db"), MEADHALL_CACHE=str(tmp_path / "cache")) as server:
        server.answers()
        servers = children_of(server.process.pid)
        wait_until(lambda: any(map(children_of, servers)))
        compilers = [child for each in servers for child in children_of(each)]
        for each in compilers:
            os.kill(each, signal.SIGSTOP)
        try:
            for each in (server.process.pid, *servers):
                os.kill(each, signal.SIGKILL)
            server.process.wait()
            wait_until(lambda: not any(map(alive, servers)))
            assert all(map(alive, compilers))
            with socket.socket() as taken:
                taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                taken.bind(("127.0.0.1", server.port))
                taken.listen()
        finally:
            for each in compilers:
                os.kill(each, signal.SIGKILL)


@pytest.mark.soak
def test_where_no_address_can_be_handed_on_one_process_serves(tmp_path: Path) -> None:
    program = "from meadhall import start; from meadhall.cli import serve; serve.supervised = serve.alone; start.main()"
    with started(tmp_path, "--db", str(tmp_path / "t.db"), program=program) as server:
        server.answers()
        with People(server.url) as people:
            assert people.make("eketorp", "me,karl,thrall").people[0].play(random.Random(1))
        assert server.stop() == 0


def secrets_of(made: Made) -> set[str]:
    return {made.secrets[role] for role in ("host", "join", "watch")} | {person.secret for person in made.people}


def eventful(server: Started, people: People) -> set[str]:
    """A table at which everything happens that hands out secrets; all of them."""
    made = people.make("eketorp", "me,open,thrall")
    ulf = people.join(made, "Ulf")
    shown = secrets_of(made)
    claim = made.as_host("POST", "/seats/1/reissue").json()["claim"]
    taken = people.http.post(f"/api/tables/{made.id}/seats/1/claim", json={"name": "Ulf"}, headers=bearer(claim))
    ulf.secret = taken.json()["seats"]["1"]
    assert made.as_host("POST", "/start").status_code == 204
    for secret in shown:
        people.http.get(f"/api/tables/{made.id}?key={secret}", headers={"Referer": f"{server.url}/#seat/{secret}"})
        people.http.get(f"/{secret}/{secret}")
        people.http.post("/api/tables", content=f'{{"secret": "{secret}"', headers={"Authorization": secret})
    made.as_host("POST", "/abandon")
    again = made.people[0].request("POST", "/rematch").json()
    return shown | {claim, ulf.secret, *again["seats"].values()}


def test_a_whole_evening_is_logged_in_json_without_a_secret(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    limits = {f"MEADHALL_LIMIT_{name}": "100000" for name in ("ADDRESS_RATE", "SEAT_RATE", "ADDRESS_BURST")}
    base = "https://hall.example.org"
    with started(tmp_path, "--url", f"{base}/", MEADHALL_DB=str(database), **limits) as server:
        wait_until_ready(server.url)
        with People(server.url) as people:
            solo = people.make("shipwrights", "me")
            assert solo.secrets["links"]["watch"] == f"{base}/#watch/{solo.id}/{solo.secrets['watch']}"
            assert solo.secrets["links"]["seat0"] == f"{base}/#seat/{solo.id}/0/{solo.people[0].secret}"
            secrets = secrets_of(solo) | eventful(server, people)
            assert solo.play_to_the_end(random.Random(1))["table"]["status"] == "over"
            with people.http.stream("GET", "/api/stream", headers=bearer(solo.people[0].secret)) as stream:
                lines = stream.iter_lines()
                assert next(events(lines))[1]["seat"] == 0
                assert server.process.poll() is None
                server.process.send_signal(signal.SIGINT)
                assert not [line for line in lines if line.startswith("data")]  # ended, not torn
        assert server.process.wait(30) == 0
    kept, is_open = server.out.read_text().splitlines()
    assert kept == f"Tables are kept in {database}." and is_open.startswith(f"Meadhall is open at {base},")
    logged = [json.loads(line) for line in server.err.read_text().splitlines()]
    assert sum(line["logger"] == "meadhall.access" for line in logged) > 20
    assert not any(line["level"] == "error" for line in logged)
    assert len(secrets) == 12
    for file in tmp_path.glob("*.*"):
        assert not [secret for secret in secrets if secret.encode() in file.read_bytes()], file
    assert database.stat().st_mode & 0o077 == 0


def test_for_playing_here_a_browser_opens_on_the_next_free_port(tmp_path: Path) -> None:
    opened, browser = tmp_path / "opened", tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n')
    browser.chmod(0o755)
    with socket.socket() as taken:
        server = Started(tmp_path, "--db", str(tmp_path / "t.db"), "--open", BROWSER=str(browser))
        taken.bind(("127.0.0.1", server.port))  # before the process has come so far
        taken.listen()
        try:
            at = address(server)
            wait_until_ready(at)
            deadline = time.monotonic() + 20
            while not opened.exists() and time.monotonic() < deadline:
                time.sleep(0.05)
            assert opened.read_text().strip() == at != server.url
            assert server.stop(signal.SIGINT) == 0
        finally:
            if server.process.poll() is None:
                server.process.kill()
    assert server.err.read_text() == ""


def address(server: Started) -> str:
    deadline = time.monotonic() + 240
    while time.monotonic() < deadline:
        if found := re.search(r"open at (http://127\.0\.0\.1:\d+),", server.out.read_text()):
            return found[1]
        assert server.process.poll() is None, server.err.read_text()
        time.sleep(0.05)
    raise AssertionError("it never opens")


def test_ports_are_tried_one_after_another() -> None:
    with bind("127.0.0.1", 0) as first:
        first.listen()
        port = first.getsockname()[1]
        with next_free("127.0.0.1", port) as second:
            assert port < second.getsockname()[1] <= port + 50 or port > 65_000
        with pytest.raises(OSError):
            bind("127.0.0.1", port)


def complaint(capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, *words: str) -> str:
    """What a command that fails says in its one line, be it by a process of its own."""
    monkeypatch.setattr(sys, "argv", ["meadhall", *words])
    monkeypatch.setattr(logging.getLogger(), "handlers", [])  # a server's log does not outlive the stream it goes to
    with pytest.raises(SystemExit) as ended:
        main()
    logging.captureWarnings(False)
    said = capfd.readouterr()
    assert ended.value.code == 2 and said.out == ""
    (line,) = said.err.splitlines()
    assert line.startswith("meadhall: ")
    return line


@pytest.mark.parametrize(
    ("given", "environment", "told"),
    [
        ({"url": "hall.example.org"}, {}, "one like https://games.example.org"),
        ({"url": "https://hall.example.org/#top"}, {}, "one like https://games.example.org"),
        ({"db": "mysql://me:hush@localhost/x"}, {}, "a database is a file"),
        ({"db": "postgresql://me:hush@localhost:port/x"}, {}, "a database is a file"),
        ({"db": "sqlite://"}, {}, "a database is a file"),
        ({"db": "://hush"}, {}, "a database is a file"),
        ({}, {"MEADHALL_DB": "postgresql://me:hush@127.0.0.1:1/x"}, "cannot be used: connection failed"),
        ({}, {"MEADHALL_LIMIT_STREAMS": "many"}, "MEADHALL_LIMIT_STREAMS is a whole number above zero, not 'many'"),
        ({}, {"MEADHALL_LIMIT_COWS": "3"}, "MEADHALL_LIMIT_COWS sets nothing"),
        ({}, {"MEADHALL_KEEP_RUNNING": "-1"}, "MEADHALL_KEEP_RUNNING is a number above zero"),
    ],
)
def test_nonsense_is_told_in_one_line(
    given: Particulars, environment: dict[str, str], told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in ({"MEADHALL_DB": str(tmp_path / "t.db")} | environment).items():
        monkeypatch.setenv(name, value)
    with pytest.raises(ValueError, match=re.escape(told)) as wrong:
        prepare({"db": "", "url": ""} | given)
    assert "\n" not in str(wrong.value) and "hush" not in str(wrong.value)


def test_what_a_server_process_complains_about_is_the_one_line_of_the_command(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MEADHALL_DB", str(tmp_path / "t.db"))
    line = complaint(capfd, monkeypatch, "serve", "--port", "0", "--url", "hall.example.org")
    assert "one like https://games.example.org" in line
    line = complaint(capfd, monkeypatch, "serve", "--port", "0", "--host", "no.such.host.invalid")
    assert "cannot be listened on" in line


def test_what_is_no_database_of_ours_is_told_in_one_line(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    text = tmp_path / "diary.db"
    text.write_text("Dear diary, " * 99)
    with pytest.raises(ValueError, match="not a database"):
        prepare({"db": str(text), "url": ""})
    with pytest.raises(ValueError, match="cannot be used"):
        prepare({"db": str(tmp_path), "url": ""})
    missing = tmp_path / "missing.db"
    assert "there is no database" in complaint(capfd, monkeypatch, "export", "-", "--db", str(missing))
    assert not missing.exists()


def test_a_port_that_is_taken_is_told_in_one_line(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        line = complaint(capfd, monkeypatch, "serve", "--port", port, "--db", str(tmp_path / "t.db"))
    assert f"127.0.0.1:{port} cannot be listened on: Address already in use" in line
    assert not (tmp_path / "t.db").exists()
