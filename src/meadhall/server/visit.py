"""A request as the guard looks at it: where it comes from, what it asks for, which secrets it shows."""

import re
import secrets
from collections.abc import Iterable, Iterator
from functools import cached_property, lru_cache
from hashlib import blake2b
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

from starlette.datastructures import Headers
from starlette.types import Scope

READING = {"GET", "HEAD", "OPTIONS"}
FILES = "/api/files"
OPENS_TABLE = re.compile(rf"/api/tables(/[^/]+(/seats/[^/]+)?/(rematch|practice))?/?|{FILES}/?")
KNOWN = 4096  # addresses that need not be read again
SALT = secrets.token_bytes(32)  # of this run


class Visit:
    def __init__(self, scope: Scope) -> None:
        self.method: str = scope["method"]
        self.path: str = scope["path"].removeprefix(scope.get("root_path", ""))
        self.client: str = (scope.get("client") or ("",))[0]
        self.headers = Headers(scope=scope)

    @property
    def changes_something(self) -> bool:
        return self.method not in READING

    @property
    def of_api(self) -> bool:
        return self.path.startswith("/api/")

    @property
    def opens_table(self) -> bool:
        return self.method == "POST" and OPENS_TABLE.fullmatch(self.path) is not None

    @property
    def brings_file(self) -> bool:
        return self.method == "POST" and self.path == FILES

    @cached_property
    def host(self) -> str:
        """With the port; empty if it is not said once."""
        said = self.headers.getlist("host")
        return said[0].lower() if len(said) == 1 else ""

    @cached_property
    def address(self) -> str:
        return household(self.client)

    @cached_property
    def marks(self) -> frozenset[bytes]:
        return marks_of(_shown(self.headers.getlist("authorization")))


def marks_of(shown: Iterable[str]) -> frozenset[bytes]:
    """What the guard remembers of secrets: it tells them apart, and is worth nothing to anybody."""
    return frozenset(blake2b(secret.encode(), digest_size=16, key=SALT).digest() for secret in shown)


@lru_cache(KNOWN)
def household(client: str) -> str:
    """What counts as one address: IPv6 is handed out by /64."""
    address = _address(client)
    if isinstance(address, IPv6Address):
        return _network(address, 64)
    return str(address) if address else client[:64]


@lru_cache(KNOWN)
def shortened(client: str) -> str:
    """An address as the log names it."""
    address = _address(client)
    if address is None:
        return "unknown"
    return _network(address, 24 if address.version == 4 else 64)


def _shown(authorizations: Iterable[str]) -> Iterator[str]:
    for each in authorizations:
        scheme, _, rest = each.partition(" ")
        if scheme.lower() == "bearer":
            yield from rest.replace(",", " ").split()


def _address(client: str) -> IPv4Address | IPv6Address | None:
    try:
        address = ip_address(client)
    except ValueError:
        return None
    return (address.ipv4_mapped or address) if isinstance(address, IPv6Address) else address


def _network(address: IPv4Address | IPv6Address, bits: int) -> str:
    return str(ip_network(f"{address}/{bits}", strict=False))
