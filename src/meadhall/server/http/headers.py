"""Headers of every answer: a page of ours runs nothing but ours, and nobody frames, caches or sniffs it."""

import re

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
    "Cross-Origin-Resource-Policy": "same-origin",
}
OF_PAGES = {
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": ABILITIES,
}
PARTS = re.compile(rb"text/javascript|text/css|font/")  # of a page: no browser shows one as a page of its own
SECURE = {"Strict-Transport-Security": "max-age=31536000"}
UNKEPT = {"Cache-Control": "no-store, no-transform"}  # who compressed it would undo what hides its length
ASKED_FOR = (b"cache-control", b"no-cache")  # kept, but asked for again: the next version of a page is seen at once


class AnswerHeaders:
    """The headers that the guard puts on an answer, in place of the app's."""

    def __init__(self, site: Site) -> None:
        part = ALWAYS | (SECURE if site.secure else {})
        page = part | OF_PAGES
        self.part, self.page, self.api = _raw(part), _raw(page), _raw(page | UNKEPT)

    def headers(self, given: Raw, of_api: bool) -> Raw:
        ours = self.api if of_api else self.part if _is_part(given) else self.page
        names = {name for name, _ in ours}
        kept = [(name, value) for name, value in given if name.lower() not in names] + ours
        cached = any(name.lower() == ASKED_FOR[0] for name, _ in kept)
        return kept if cached else [*kept, ASKED_FOR]


def _is_part(given: Raw) -> bool:
    """Tell whether an answer is a script, a style or a font, which need no rules for pages."""
    return any(name.lower() == b"content-type" and PARTS.match(value) for name, value in given)


def _raw(headers: dict[str, str]) -> Raw:
    return [(name.lower().encode(), value.encode()) for name, value in headers.items()]
