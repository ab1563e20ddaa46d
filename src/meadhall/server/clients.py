"""What the server remembers of its clients: an address as a household, secrets as marks."""

import secrets
from collections.abc import Iterable
from functools import lru_cache
from hashlib import blake2b
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

KNOWN = 4096  # addresses that need not be read again
SALT = secrets.token_bytes(32)  # of this run


def marks_of(shown: Iterable[str]) -> frozenset[bytes]:
    """Return a mark for each secret: it tells secrets apart, and is worth nothing to anybody."""
    return frozenset(blake2b(secret.encode(), digest_size=16, key=SALT).digest() for secret in shown)


@lru_cache(KNOWN)
def household(client: str) -> str:
    """Return what counts as one address: a provider hands out IPv6 by /64."""
    address = _address(client)
    if isinstance(address, IPv6Address):
        return _network(address, 64)
    return str(address) if address else client[:64]


@lru_cache(KNOWN)
def shorten(client: str) -> str:
    """Return an address as the log names it."""
    address = _address(client)
    if address is None:
        return "unknown"
    return _network(address, 24 if address.version == 4 else 64)


def _address(client: str) -> IPv4Address | IPv6Address | None:
    try:
        address = ip_address(client)
    except ValueError:
        return None
    return (address.ipv4_mapped or address) if isinstance(address, IPv6Address) else address


def _network(address: IPv4Address | IPv6Address, bits: int) -> str:
    return str(ip_network(f"{address}/{bits}", strict=False))
