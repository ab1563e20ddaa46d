"""The configurations of the guide for hosts, and the programs that they are for, run on this machine."""

import os
import re
import shutil
import signal
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from .running import free_port, wait_until

GUIDE = (Path(__file__).parents[2] / "docs" / "guides" / "host-it.md").read_text(encoding="utf-8")
NAME = "games.example.org"
PROGRAMS = ("nginx", "caddy", "systemd-analyze")
SYSTEM = f"{os.environ.get('PATH', '')}{os.pathsep}/usr/sbin"


def block(file: str) -> str:
    """The text that the guide gives for a file."""
    found = re.search(rf"^```\w*\n# {re.escape(file)}\n(.*?)^```", GUIDE, re.DOTALL | re.MULTILINE)
    assert found, file
    return found[1]


UNIT, NGINX, CADDY = (
    block(file)
    for file in (
        "/etc/systemd/system/meadhall.service", "/etc/nginx/sites-available/meadhall", "/etc/caddy/Caddyfile",
    )
)  # fmt: skip


def program(name: str) -> str | None:
    return shutil.which(name, path=SYSTEM)


def say() -> str:
    """Which of the programs this machine has, for the head of the report."""
    found = [name for name in PROGRAMS if program(name)]
    missing = [f"{name} is not here: its part of the guide is read, not run" for name in PROGRAMS if name not in found]
    return "; ".join([f"guide for hosts: {', '.join(found) or 'nothing'} to run", *missing])


@dataclass
class Proxy:
    """Where a proxy with TLS will be, and its certificate."""

    port: int
    certificate: Path
    key: Path

    @property
    def url(self) -> str:
        return f"https://{NAME}:{self.port}"

    def trusted(self) -> ssl.SSLContext:
        """What trusts the certificate, and nothing else."""
        return ssl.create_default_context(cafile=self.certificate)


def prepare(folder: Path) -> Proxy:
    """Find a port, and make a certificate for the name, signed by itself."""
    proxy = Proxy(free_port(), folder / "fullchain.pem", folder / "privkey.pem")
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={NAME}"]
    made += ["-addext", f"subjectAltName=DNS:{NAME}", "-keyout", str(proxy.key), "-out", str(proxy.certificate)]
    subprocess.run(made, check=True, capture_output=True)
    return proxy


def of_nginx(folder: Path, proxy: Proxy, server: str) -> list[str]:
    """Write the guide's block into a configuration of its own; return the command that runs it."""
    text = NGINX.replace("http://127.0.0.1:8420", server)
    text = text.replace(":443 ", f":{proxy.port} ").replace(" 443 ", f" {proxy.port} ")
    text = re.sub(r"(listen (?:\[::\]:)?)80;", rf"\g<1>{free_port()};", text)
    text = re.sub(r"(ssl_certificate +)\S+;", rf"\1{proxy.certificate};", text)
    text = re.sub(r"(ssl_certificate_key +)\S+;", rf"\1{proxy.key};", text)
    if not Path("/proc/net/if_inet6").exists():
        text = re.sub(r"^ *listen \[::\].*\n", "", text, flags=re.MULTILINE)
    whole = folder / "nginx.conf"
    paths = "".join(f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy"))
    user = "user root;" if os.getuid() == 0 else ""
    head = f"daemon off; pid {folder}/nginx.pid; error_log {folder}/error.log; worker_processes 1; {user} events {{}}"
    whole.write_text(f"{head}\nhttp {{ access_log off; {paths}\n{text}\n}}\n", encoding="utf-8")
    return [program("nginx") or "", "-p", str(folder), "-e", f"{folder}/error.log", "-c", str(whole)]


def of_caddy(folder: Path, proxy: Proxy, server: str) -> list[str]:
    """Write the guide's lines with another port, and our certificate instead of one that Caddy would get."""
    text = CADDY.replace("127.0.0.1:8420", server.removeprefix("http://"))
    text = text.replace(f"{NAME} {{", f"{proxy.url} {{\n    tls {proxy.certificate} {proxy.key}")
    whole = folder / "Caddyfile"
    whole.write_text(f"{{\n    admin off\n    auto_https disable_redirects\n}}\n{text}", encoding="utf-8")
    return [program("caddy") or "", "run", "--config", str(whole), "--adapter", "caddyfile"]


COMMANDS = {"nginx": of_nginx, "caddy": of_caddy}
AT_ONCE = {"nginx": signal.SIGTERM, "caddy": signal.SIGKILL}  # Caddy waits for the last stream, nginx has children


@contextmanager
def proxying(name: str, proxy: Proxy, folder: Path, server: str) -> Iterator[None]:
    """Run the proxy before the server meanwhile."""
    command = COMMANDS[name](folder, proxy, server)
    with (folder / "said.log").open("wb") as said:
        home = os.environ | {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
        process = subprocess.Popen(command, env=home, stdout=said, stderr=said)
    try:
        wait_until(lambda: process.poll() is not None or shaken_hands(proxy))
        assert process.poll() is None, (folder / "said.log").read_text()
        yield
    finally:
        process.send_signal(AT_ONCE[name])
        process.wait(60)


def shaken_hands(proxy: Proxy) -> str | None:
    """What the proxy wants to speak with a browser, if it answers yet."""
    offered = proxy.trusted()
    offered.set_alpn_protocols(["h2", "http/1.1"])
    try:
        with (
            socket.create_connection(("127.0.0.1", proxy.port), timeout=10) as plain,
            offered.wrap_socket(plain, server_hostname=NAME) as line,
        ):
            return line.selected_alpn_protocol()
    except OSError:
        time.sleep(0.05)
        return None
