"""Who is sent notices: a real HTTP server, and a browser's half of a push (RFC 8291) with keys of its own."""

import json
import os
import queue
import struct
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from .people import Json

PATIENCE = 60.0  # seconds, on the busiest machine


@dataclass
class Received:
    path: str
    headers: dict[str, str]
    body: bytes

    def json(self) -> Json:
        found: Json = json.loads(self.body)
        return found


@dataclass
class Receiver:
    """A server of somebody else; `answers` says what it answers at a path, else 201."""

    url: str
    heard: queue.Queue[Received] = field(default_factory=queue.Queue)
    answers: dict[str, list[tuple[int, dict[str, str]]]] = field(default_factory=dict)

    def next(self) -> Received:
        return self.heard.get(timeout=PATIENCE)

    def silent(self) -> bool:
        """Whether nothing has come that was not looked at."""
        return self.heard.empty()


@contextmanager
def receiving() -> Iterator[Receiver]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            receiver.heard.put(Received(self.path, {name.lower(): value for name, value in self.headers.items()}, body))
            planned = receiver.answers.get(self.path, [])
            status, headers = (planned.pop(0) if len(planned) > 1 else planned[0]) if planned else (201, {})
            self.send_response(status)
            for name, value in headers.items():
                self.send_header(name, value)
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    receiver = Receiver(f"http://127.0.0.1:{server.server_port}")
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield receiver
    finally:
        server.shutdown()
        server.server_close()
        thread.join(PATIENCE)


def _plain(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def unplain(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Browser:
    """The keys that a browser makes for one push subscription, and how it opens what it is sent."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        self.point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def target(self, endpoint: str) -> Json:
        return {"endpoint": endpoint, "p256dh": _plain(self.point), "auth": _plain(self.auth)}

    def open(self, body: bytes) -> bytes:
        """Decrypt a body of one record, step by step as RFC 8291, 3.4 says."""
        salt, (size, length) = body[:16], struct.unpack("!LB", body[16:21])
        sender, record = body[21 : 21 + length], body[21 + length :]
        assert len(record) <= size
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        secret = _derived(shared, self.auth, b"WebPush: info\x00" + self.point + sender, 32)
        key = _derived(secret, salt, b"Content-Encoding: aes128gcm\x00", 16)
        nonce = _derived(secret, salt, b"Content-Encoding: nonce\x00", 12)
        text, mark, padding = AESGCM(key).decrypt(nonce, record, None).rpartition(b"\x02")
        assert mark and not padding.strip(b"\x00")
        return text


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(algorithm=SHA256(), length=length, salt=salt, info=info).derive(secret)
