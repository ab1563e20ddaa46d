"""The guard wraps the app: it refuses requests that are too many or not meant for this server, and logs every one."""

import logging
import time
from collections.abc import Iterable

from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..buckets import Clock
from ..clients import shorten
from ..errors import Refusal, foreign_origin, internal, wrong_host
from ..logs import without_secrets
from ..metrics import Metrics
from ..padding import ANSWER, WHOLE, padded
from ..settings import Limits
from .body import replay, whole_body
from .headers import AnswerHeaders
from .origin import Site
from .rate_limit import Rates
from .request import GuardedRequest

HEALTH = "/healthz"
GONE = 499  # in the log only: the client was gone before it was answered
LONGEST_PATH = 200  # that is logged

access = logging.getLogger("meadhall.access")
errors = logging.getLogger("meadhall.server")


def guard(
    app: ASGIApp, *, url: str | None, limits: Limits, clock: Clock = time.monotonic, metrics: Metrics | None = None
) -> ASGIApp:
    """Return the app behind its guard; `url` is where clients reach it from outside."""
    return Guard(app, Site(url), limits, clock, metrics or Metrics())


class Guard:
    def __init__(self, app: ASGIApp, site: Site, limits: Limits, clock: Clock, metrics: Metrics) -> None:
        self.app, self.site, self.limits, self.clock, self.metrics = app, site, limits, clock, metrics
        self.rates, self.headers = Rates(limits, clock), AnswerHeaders(site)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._attend(GuardedRequest(scope), scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close"})
        else:
            await self.app(scope, receive, send)

    async def _attend(self, request: GuardedRequest, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer the request, whatever happens, and log it."""
        answer, began = Answer(request, self.headers, send), self.clock()
        try:
            await self._serve(request, scope, receive, answer)
        except Refusal as refusal:
            await answer.refuse(refusal, scope, receive)
        except ClientDisconnect:
            pass
        except Exception as error:
            errors.error({"message": "internal", **_describe(request)}, exc_info=error)
            await answer.refuse(internal(), scope, receive)
        finally:
            if not self.site.foreign(request):  # a page of another site spends none of its visitor's guesses
                self.rates.note(request, answer.status)
            seconds, status = self.clock() - began, answer.status or GONE
            self._count(request, status, seconds)
            milliseconds = round(seconds * 1000, 1)
            told = {"status": status, "milliseconds": milliseconds, "address": shorten(request.client)}
            access.info(_describe(request) | told)

    def _count(self, request: GuardedRequest, status: int, seconds: float) -> None:
        self.metrics.answers.labels(str(status)).inc()
        if request.kind != "stream":  # which lasts as long as somebody follows
            self.metrics.requests.labels(request.kind).observe(seconds)

    async def _serve(self, request: GuardedRequest, scope: Scope, receive: Receive, answer: "Answer") -> None:
        self._admit(request)
        body = await whole_body(request, receive, self.limits)
        await self.app(scope, replay(body, receive), answer.send)

    def _admit(self, request: GuardedRequest) -> None:
        if request.path != HEALTH and not self.site.answers_to(request.host):
            raise wrong_host()
        if request.changes_something and self.site.foreign(request):
            raise foreign_origin()
        self.rates.admit(request)


class Answer:
    """The answer to a request, which is sent with our headers."""

    def __init__(self, request: GuardedRequest, headers: AnswerHeaders, send: Send) -> None:
        self.request, self.headers, self._send = request, headers, send
        self.status, self.fill = 0, b""

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            given = self._filled(message.get("headers", ())) if self.request.of_seat else message.get("headers", ())
            message = {**message, "headers": self.headers.headers(given, self.request.of_api)}
        elif self.fill and not message.get("more_body"):
            message = {**message, "body": message.get("body", b"") + self.fill}
        await self._send(message)

    def _filled(self, headers: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
        """Fill JSON for a seat up with spaces, so that its length does not tell what the seat keeps sealed."""
        found = dict(headers)
        if found.get(b"content-type", b"").startswith(b"application/json") and b"content-length" in found:
            length = int(found[b"content-length"])
            sizes = WHOLE if self.request.method == "GET" else ANSWER
            self.fill = b" " * (padded(length, sizes) - length)
            found[b"content-length"] = b"%d" % (length + len(self.fill))
        return list(found.items())

    async def refuse(self, refusal: Refusal, scope: Scope, receive: Receive) -> None:
        """Send the refusal, unless an answer has begun: that can only be broken off."""
        if not self.status:
            await refusal.response()(scope, receive, self.send)


def _describe(request: GuardedRequest) -> dict[str, object]:
    return {"method": request.method[:20], "path": without_secrets(request.path[:LONGEST_PATH])}
