"""Where notices may be sent. An address comes from a stranger, so it must not lead into the operator's own network."""

import asyncio
import socket
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from urllib.parse import urlsplit

NAT64 = ip_network("64:ff9b::/96")
LONGEST = 1000  # characters of an address
PORT = 443


class Forbidden(ValueError):
    """Nothing is sent to such an address."""


@dataclass(frozen=True, slots=True)
class Target:
    """An address, taken apart."""

    secure: bool
    host: str
    port: int
    path: str

    @property
    def origin(self) -> str:
        usual = PORT if self.secure else 80
        return f"http{'s' * self.secure}://{self.named}{'' if self.port == usual else f':{self.port}'}"

    @property
    def named(self) -> str:
        """Return the host as a URL and the header Host name it."""
        return f"[{self.host}]" if ":" in self.host else self.host


def parse(url: str, local: bool) -> Target:
    """Take an address apart. Raise Forbidden unless it is https at its usual port, or `local` ones are allowed."""
    try:
        parts = urlsplit(url)
        host, port = (parts.hostname or "").encode("idna").decode(), parts.port
    except (ValueError, UnicodeError):
        raise Forbidden("it is no address") from None
    schemes = ("https", "http") if local else ("https",)
    if len(url) > LONGEST or not url.isascii() or not url.isprintable() or " " in url:
        raise Forbidden("it is no address")
    if parts.scheme not in schemes or not host or parts.username is not None or parts.fragment:
        raise Forbidden("only https is allowed, without a user")
    secure = parts.scheme == "https"
    if not local and port not in (None, PORT):
        raise Forbidden("only port 443 is allowed")
    if not local and _literal(host) and not is_public(_literal(host)):
        raise Forbidden("it is not public")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(secure, host, port or (PORT if secure else 80), path)


def _literal(host: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(host)
    except ValueError:
        return None


def is_public(address: IPv4Address | IPv6Address | None) -> bool:
    """Tell whether an address belongs to the internet at large: no machine of one's own, and none behind it."""
    if isinstance(address, IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour or (address.teredo or (None, None))[1]
        if address in NAT64:
            inner = IPv4Address(int(address) & 0xFFFFFFFF)
        if inner:
            return is_public(inner)
    return bool(address and address.is_global and not address.is_multicast and not address.is_reserved)


async def resolve(target: Target, local: bool) -> str:
    """Return one numeric address of the target; raise Forbidden if any that its name has is not public.

    Who connects must take this address and no other: asked again, the name might lead elsewhere.
    """
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(target.host, target.port, type=socket.SOCK_STREAM)
    except OSError:
        raise ConnectionError("the name leads nowhere") from None
    addresses = [str(each[4][0]) for each in found]
    if not local and not all(is_public(ip_address(each.partition("%")[0])) for each in addresses):
        raise Forbidden("it is not public")
    return addresses[0]
