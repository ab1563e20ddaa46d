"""Headers of every answer: a page of ours runs nothing but ours, and nobody frames, caches or sniffs it."""

from collections.abc import Iterable

from .origin import Site

Raw = list[tuple[bytes, bytes]]

CONTENT = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
ABILITIES = (
    "accelerometer=(), autoplay=(), camera=(), clipboard-read=(), clipboard-write=(), display-capture=(), "
    "encrypted-media=(), fullscreen=(), gamepad=(), geolocation=(), gyroscope=(), hid=(), idle-detection=(), "
    "local-fonts=(), magnetometer=(), microphone=(), midi=(), payment=(), picture-in-picture=(), "
    "publickey-credentials-create=(), publickey-credentials-get=(), screen-wake-lock=(), serial=(), "
    "storage-access=(), usb=(), window-management=(), xr-spatial-tracking=()"
)
ALWAYS = {
    "Content-Security-Policy": CONTENT,
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": ABILITIES,
}
SECURE = {"Strict-Transport-Security": "max-age=31536000"}
UNKEPT = {"Cache-Control": "no-store, no-transform"}  # who compressed it would undo what hides its length
ASKED_FOR = (b"cache-control", b"no-cache")  # kept, but asked for again: the next version of a page is seen at once


class AnswerHeaders:
    """The headers that the guard puts on an answer, in place of the app's."""

    def __init__(self, site: Site) -> None:
        page = ALWAYS | (SECURE if site.secure else {})
        self.page, self.api = _raw(page), _raw(page | UNKEPT)

    def headers(self, given: Iterable[tuple[bytes, bytes]], of_api: bool) -> Raw:
        ours = self.api if of_api else self.page
        names = {name for name, _ in ours}
        kept = [(name, value) for name, value in given if name.lower() not in names] + ours
        cached = any(name.lower() == ASKED_FOR[0] for name, _ in kept)
        return kept if cached else [*kept, ASKED_FOR]


def _raw(headers: dict[str, str]) -> Raw:
    return [(name.lower().encode(), value.encode()) for name, value in headers.items()]
