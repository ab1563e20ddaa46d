"""What the guide for hosts tells them to write works: the unit, and a page and its stream behind TLS."""

import re
import subprocess
import sys
from collections.abc import Iterator
from configparser import ConfigParser
from pathlib import Path
from typing import Any, Self

import httpx
import pytest

from meadhall.server.settings import Limits

from .people import People, bearer, events
from .proxies import CADDY, COMMANDS, NAME, NGINX, UNIT, Proxy, prepare, program, proxying, say, shaken_hands
from .running import running

ELSEWHERE = "127.0.0.2"  # a client that is not the proxy


def directives(text: str) -> list[list[str]]:
    """The lines of an nginx configuration: every one ends, opens a block or closes one."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    assert all(line.endswith((";", "{")) or line == "}" for line in lines), lines
    assert text.count("{") == text.count("}") == sum(line == "}" for line in lines)
    return [line.rstrip(";{").split() for line in lines]


def test_the_block_for_nginx_uses_only_what_every_version_since_1_22_knows() -> None:
    found = directives(NGINX)
    assert ["http2", "on"] not in found and ["listen", "443", "ssl", "http2"] in found
    known = {
        "server", "listen", "server_name", "location", "root", "return", "ssl_certificate", "ssl_certificate_key",
        "proxy_pass", "proxy_http_version", "proxy_set_header", "proxy_buffering", "proxy_read_timeout", "}",
    }  # fmt: skip
    assert {line[0] for line in found} == known


def test_both_proxies_pass_on_what_the_server_needs() -> None:
    found = directives(NGINX)
    headers = {line[1]: line[2] for line in found if line[0] == "proxy_set_header"}
    wanted = {"Host": "$host", "X-Forwarded-For": "$remote_addr", "X-Forwarded-Proto": "$scheme", "Connection": '""'}
    assert headers == wanted
    assert ["proxy_buffering", "off"] in found and ["proxy_pass", "http://127.0.0.1:8420"] in found
    assert Limits().file_bytes <= 1024 * 1024, "nginx takes no more unless it is told to"
    assert re.fullmatch(r"\S+ \{\s+reverse_proxy 127\.0\.0\.1:8420 \{\s+flush_interval -1\s+\}\s+\}\s*", CADDY)


def unit() -> ConfigParser:
    found = ConfigParser(strict=False, interpolation=None)
    found.read_string(UNIT)
    return found


def test_the_unit_says_how_the_server_starts_reloads_and_ends() -> None:
    service = unit()["Service"]
    assert service["ExecStart"] == f"/opt/meadhall/.venv/bin/meadhall serve --url https://{NAME}"
    assert service["ExecReload"] == "/bin/kill -USR2 $MAINPID"
    assert service["Restart"] == "always" and int(service["TimeoutStopSec"]) >= 60
    folders = {f"/var/lib/{service['StateDirectory']}/", f"/var/cache/{service['CacheDirectory']}"}
    variables = dict(re.findall(r"^Environment=(\w+)=(\S+)$", UNIT, re.MULTILINE))
    assert variables == {"MEADHALL_DB": "/var/lib/meadhall/tables.db", "MEADHALL_CACHE": "/var/cache/meadhall"}
    assert all(any(value.startswith(folder) for folder in folders) for value in variables.values())


def test_the_report_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.server.proxies.program", lambda name: None if name == "caddy" else f"/bin/{name}")
    assert say() == (
        "guide for hosts: nginx, systemd-analyze to run; caddy is not here: its part of the guide is read, not run"
    )


# With the programs themselves


def named(name: str) -> str:
    return name if program(name) else f"{name} is not on this machine"


@pytest.mark.soak
@pytest.mark.parametrize("name", ["systemd-analyze"], ids=named)
def test_systemd_takes_the_unit(name: str, tmp_path: Path) -> None:
    here = UNIT.replace("/opt/meadhall/.venv/bin/meadhall", str(Path(sys.executable).parent / "meadhall"))
    assert here != UNIT
    file = tmp_path / "meadhall.service"
    file.write_text(here, encoding="utf-8")
    if not program(name):
        return  # its id, and the head of the report, say that it is missing
    found = subprocess.run([name, "verify", "--man=no", str(file)], capture_output=True, text=True, check=False)
    told = [line for line in found.stderr.splitlines() if "meadhall" in line]
    assert (found.returncode, told) == (0, [])


class Visitor:
    """A client elsewhere, which trusts the certificate of the test."""

    def __init__(self, proxy: Proxy) -> None:
        transport = httpx.HTTPTransport(verify=proxy.trusted(), local_address=ELSEWHERE)
        headers = {"Host": f"{NAME}:{proxy.port}"}
        self.http = httpx.Client(
            base_url=f"https://127.0.0.1:{proxy.port}", transport=transport, headers=headers, timeout=60
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        named = self.http.build_request(method, path, extensions={"sni_hostname": NAME}, **more)
        return self.http.send(named)

    def follow(self, secret: str) -> Iterator[tuple[str, dict[str, Any]]]:
        asked = self.http.build_request("GET", "/api/stream", headers=bearer(secret), extensions={"sni_hostname": NAME})
        yield from events(self.http.send(asked, stream=True).iter_lines())


@pytest.mark.soak
@pytest.mark.parametrize("name", list(COMMANDS), ids=named)
def test_a_page_its_links_and_a_stream_come_through_tls(name: str, tmp_path: Path) -> None:
    if not program(name):
        return  # its id, and the head of the report, say that it is missing
    proxy = prepare(tmp_path)
    with (
        running(str(tmp_path / "tables.db"), url=proxy.url) as server,
        People(server.url) as inside,
        proxying(name, proxy, tmp_path, server.url),
        Visitor(proxy) as visitor,
    ):
        assert shaken_hands(proxy) == "h2"
        page = visitor.ask("GET", "/")
        assert page.status_code == 200 and "strict-transport-security" in page.headers
        for asset in re.findall(r'(?:src|href)="(/assets/[^"]+)"', page.text):
            assert visitor.ask("GET", asset).status_code == 200, asset
        wish = {"game": "eketorp", "seats": [{"who": "me", "name": "Ása"}] * 3, "start": True}
        made = visitor.ask("POST", "/api/tables", json=wish, headers={"Origin": proxy.url})
        assert made.status_code == 201 and "set-cookie" not in made.headers
        secrets = made.json()
        assert secrets["links"]["watch"] == f"{proxy.url}/#watch/{secrets['table']}/{secrets['watch']}"
        stream = visitor.follow(secrets["seats"]["0"])
        assert next(stream)[1]["seat"] == 0
        at = f"/api/tables/{secrets['table']}/seats/0"
        own = bearer(secrets["seats"]["0"])
        move = {"id": "m", "decision": 0, "move": "place home"}
        answer = inside.http.post(f"{at}/moves", json=move, headers=own)
        assert answer.status_code == 200
        assert next(stream)[1]["view"]["decision"] == 1, "it is not kept back"
        assert ELSEWHERE in server.server.registry.tables[secrets["table"]].attention.addresses()
        assert visitor.ask("GET", "/metrics").status_code == 404
