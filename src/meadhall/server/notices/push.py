"""Web push: a message is encrypted for one browser (RFC 8291) and signed by this server (VAPID, RFC 8292)."""

import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from functools import cached_property
from importlib.util import find_spec
from typing import Any

from .targets import parse

INSTALL = "pip install 'meadhall[push]'"
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of P-256: a key is below it
LENGTH = 1024  # bytes that every message has before it is encrypted
KEPT = 24 * 3600  # seconds for which a push service keeps a message that the browser cannot take yet
VALID = 12 * 3600  # seconds


def new_key() -> bytes:
    """Return a fresh private key of P-256."""
    while not 0 < int.from_bytes(key := secrets.token_bytes(32)) < ORDER:
        pass
    return key


def installed() -> bool:
    return find_spec("pywebpush") is not None


def is_receiver(key: str, auth: str) -> bool:
    """Tell whether a browser could have made these: a point of the curve, uncompressed, and 16 bytes."""
    try:
        point, secret = (urlsafe_b64decode(each + "=" * (-len(each) % 4)) for each in (key, auth))
    except ValueError:
        return False
    return len(point) == 65 and point[0] == 4 and len(secret) == 16


class Signer:
    """The server's key. What it needs is loaded when it is first used, for it takes most of a second."""

    def __init__(self, key: bytes, contact: str) -> None:
        self.key, self.contact = key, contact

    @cached_property
    def _vapid(self) -> Any:
        from py_vapid import Vapid

        found = Vapid.from_raw(urlsafe_b64encode(self.key))
        found.conf = {"no-strict": True}  # else it refuses a contact with a port
        return found

    @cached_property
    def public(self) -> str:
        """Return the public key, as a browser wants it."""
        numbers = self._vapid.public_key.public_numbers()
        point = b"\x04" + numbers.x.to_bytes(32) + numbers.y.to_bytes(32)
        return urlsafe_b64encode(point).rstrip(b"=").decode()

    def seal(self, endpoint: str, key: str, auth: str, message: bytes, now: float) -> tuple[dict[str, str], bytes]:
        """Return headers and body of a push; all messages have the same length."""
        from pywebpush import WebPusher

        keys = {"p256dh": key, "auth": auth}
        body: bytes = WebPusher({"endpoint": endpoint, "keys": keys}).encode(message.ljust(LENGTH))["body"]
        origin = parse(endpoint, local=True).origin
        signed = self._vapid.sign({"aud": origin, "sub": self.contact, "exp": int(now) + VALID})
        headers = {"Content-Encoding": "aes128gcm", "Content-Type": "application/octet-stream", "TTL": str(KEPT)}
        return headers | {"Urgency": "normal"} | dict(signed), body
