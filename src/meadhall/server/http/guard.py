"""The guard wraps the app: it refuses requests that are too many or not meant for this server, and logs every one."""

import logging
import time

from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..clients import shorten
from ..errors import Refusal, foreign_origin, internal, wrong_host
from ..limits import Limits
from ..logs import without_secrets
from .body import replay, whole_body
from .headers import AnswerHeaders
from .origin import Site
from .rate_limit import Clock, Rates
from .request import GuardedRequest

HEALTH = "/healthz"
GONE = 499  # in the log only: the client was gone before it was answered
LONGEST_PATH = 200  # that is logged

access = logging.getLogger("meadhall.access")
errors = logging.getLogger("meadhall.server")


def guard(app: ASGIApp, *, url: str | None, limits: Limits, clock: Clock = time.monotonic) -> ASGIApp:
    """Return the app behind its guard; `url` is where clients reach it from outside."""
    return Guard(app, Site(url), limits, clock)


class Guard:
    def __init__(self, app: ASGIApp, site: Site, limits: Limits, clock: Clock) -> None:
        self.app, self.site, self.limits, self.clock = app, site, limits, clock
        self.rates, self.dress = Rates(limits, clock), AnswerHeaders(site)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._attend(GuardedRequest(scope), scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close"})
        else:
            await self.app(scope, receive, send)

    async def _attend(self, visit: GuardedRequest, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer the request, whatever happens, and log it."""
        answer, began = Answer(visit, self.dress, send), self.clock()
        try:
            await self._serve(visit, scope, receive, answer)
        except Refusal as refusal:
            await answer.refuse(refusal, scope, receive)
        except ClientDisconnect:
            pass
        except Exception as error:
            errors.error({"message": "internal", **_describe(visit)}, exc_info=error)
            await answer.refuse(internal(), scope, receive)
        finally:
            if not self.site.foreign(visit):  # a page of another site spends none of its visitor's guesses
                self.rates.note(visit, answer.status)
            milliseconds = round((self.clock() - began) * 1000, 1)
            told = {"status": answer.status or GONE, "milliseconds": milliseconds, "address": shorten(visit.client)}
            access.info(_describe(visit) | told)

    async def _serve(self, visit: GuardedRequest, scope: Scope, receive: Receive, answer: "Answer") -> None:
        self._admit(visit)
        body = await whole_body(visit, receive, self.limits)
        await self.app(scope, replay(body, receive), answer.send)

    def _admit(self, visit: GuardedRequest) -> None:
        if visit.path != HEALTH and not self.site.answers_to(visit.host):
            raise wrong_host()
        if visit.changes_something and self.site.foreign(visit):
            raise foreign_origin()
        self.rates.admit(visit)


class Answer:
    """The answer to a request, which is sent with our headers."""

    def __init__(self, visit: GuardedRequest, dress: AnswerHeaders, send: Send) -> None:
        self.visit, self.dress, self._send = visit, dress, send
        self.status = 0

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            message = {**message, "headers": self.dress.headers(message.get("headers", ()), self.visit.of_api)}
        await self._send(message)

    async def refuse(self, refusal: Refusal, scope: Scope, receive: Receive) -> None:
        """Send the refusal, unless an answer has begun: that can only be broken off."""
        if not self.status:
            await refusal.response()(scope, receive, self.send)


def _describe(visit: GuardedRequest) -> dict[str, object]:
    return {"method": visit.method[:20], "path": without_secrets(visit.path[:LONGEST_PATH])}
