"""Where clients reach the server: at its URL if one is configured, and on this machine."""

import re
import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

from .request import GuardedRequest

HOST = re.compile(r"(\[[0-9a-f:.]+\]|[^\[\]:/@\s]+)(:\d+)?")
DEFAULT_PORTS = {"http": 80, "https": 443}


class Site:
    def __init__(self, url: str | None) -> None:
        self.origin: str | None
        self.origin, names = _parts(url) if url else (None, _own_names())
        self.names = {"localhost", *names}

    @property
    def secure(self) -> bool:
        return self.origin is not None and self.origin.startswith("https:")

    def answers_to(self, host: str) -> bool:
        """Tell whether the host is ours; another site's name that was pointed at this machine is not."""
        named = HOST.fullmatch(host)
        if not named:
            return False
        name = named[1].strip("[]").rstrip(".")
        return name in self.names or self._is_address(name)

    def foreign(self, request: GuardedRequest) -> bool:
        """Tell whether a page of another site asks. Without an Origin it is no page, or one that may only read."""
        origins = request.headers.getlist("origin")
        if not origins:
            return request.headers.get("sec-fetch-site") == "cross-site"
        return not all(self._ours(origin.lower(), request.host) for origin in origins)

    def _is_address(self, name: str) -> bool:
        """Tell whether the name is an address: any if no URL is configured, otherwise one of this machine only."""
        try:
            address = ip_address(name)
        except ValueError:
            return False
        return address.is_loopback or self.origin is None

    def _ours(self, origin: str, host: str) -> bool:
        scheme, _, place = origin.partition("://")
        return origin == self.origin or (scheme in DEFAULT_PORTS and place == host)


def _parts(url: str) -> tuple[str, set[str]]:
    """Return a URL's origin, and the name in it."""
    try:
        parts = urlsplit(url)
        scheme, name, port = parts.scheme, parts.hostname or "", parts.port
    except ValueError:
        scheme, name, port = "", "", None
    if scheme not in DEFAULT_PORTS or not name or "@" in url or parts.query or parts.fragment:
        raise ValueError(f"the server's URL is one like https://games.example.org, not {url!r}")
    if parts.path.strip("/"):
        raise ValueError(
            f"the server needs a host name of its own, like https://mead.example.org, and not the path {parts.path!r}: "
            "everything at one name could read the secrets that a browser keeps for its player"
        )
    place = f"[{name}]" if ":" in name else name
    suffix = "" if port in (None, DEFAULT_PORTS[scheme]) else f":{port}"
    return f"{scheme}://{place}{suffix}", {name}


def _own_names() -> set[str]:
    """Return the names of this machine, in its network too."""
    name = socket.gethostname().lower()
    short = name.partition(".")[0]
    return {name, short, f"{short}.local"} - {""}
