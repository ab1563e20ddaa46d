"""Refusals of the server: it answers with an error's id and its parameters, never with a sentence."""

import math
from typing import Any, Literal

from fastapi import FastAPI
from starlette.requests import Request
from starlette.responses import JSONResponse

Error = Literal[
    "bad_cards", "bad_file", "bad_name", "bad_target", "bot_plays", "busy", "cannot_count", "claimed", "decision",
    "devices_full", "from_seed", "full", "host", "id_used", "illegal", "internal", "malformed", "method",
    "needs_profile", "news_full", "no_bot", "no_choice", "no_clock", "no_hall", "no_hints", "no_ladder",
    "no_own_cards", "no_person", "no_push", "no_vacation", "not_absent", "not_gathering", "not_over", "not_running",
    "not_yours", "notices_full", "open_full", "open_seats", "origin", "over", "read_only", "reserved_name",
    "seat_taken", "seated_already", "store", "talk_off", "too_early", "too_large", "too_many", "too_slow",
    "unauthorized", "unjudged_file", "unknown", "warming",
]  # fmt: skip
CLOSING = {"Connection": "close"}  # the server does not wait for the rest of the body


class Refusal(Exception):
    """An answer that ends a request."""

    def __init__(self, status: int, error: Error, /, headers: dict[str, str] | None = None, **params: Any) -> None:
        super().__init__(error)
        self.status, self.error, self.params, self.headers = status, error, params, headers

    def response(self) -> JSONResponse:
        said: dict[str, object] = {"error": self.error}
        if self.params:
            said["params"] = self.params
        return JSONResponse(said, self.status, self.headers)


class TooMany(Refusal):
    """A refusal that tells the client when to try again."""

    def __init__(self, wait: float) -> None:
        seconds = max(1, math.ceil(wait))
        super().__init__(429, "too_many", {"Retry-After": str(seconds)}, seconds=seconds)


def unknown() -> Refusal:
    """Return the refusal for an unknown table or a wrong secret: a client cannot tell which."""
    return Refusal(404, "unknown")


def wrong_host() -> Refusal:
    return Refusal(421, "host")


def foreign_origin() -> Refusal:
    return Refusal(403, "origin")


def too_large() -> Refusal:
    return Refusal(413, "too_large", headers=CLOSING)


def too_slow() -> Refusal:
    return Refusal(408, "too_slow", headers=CLOSING)


def internal() -> Refusal:
    return Refusal(500, "internal")


def answer_refusals(app: FastAPI) -> None:
    """Make the app answer its routes' refusals, and its errors, as the guard answers."""

    @app.exception_handler(Refusal)
    async def refuse(_: Request, refusal: Refusal) -> JSONResponse:
        return refusal.response()

    @app.exception_handler(Exception)
    async def fail(_: Request, __: Exception) -> JSONResponse:
        return internal().response()
