"""What a notice says, in the language that was chosen when it was subscribed to. It says nothing of the game itself."""

import hmac
import json
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from functools import cache

from ...core.game import find
from ...i18n import Words, words
from ..storage.subscriptions import Subscription
from ..tables.table import LiveTable
from .bodies import Said

LONGEST = 100  # characters of the people's names


@cache
def _words(language: str) -> Words:
    return Words(language, "notices")


@cache
def _name_of(game: str, language: str) -> str:
    """Return what a game is called. To read a whole language takes long, so only the game's words are read."""
    own = find(game).words is None
    return (Words(language, game) if own else words(language)).say(game)


def token_of(key: bytes, subscription: str) -> str:
    """Return the right to end a subscription, and nothing else: its id, and a proof that we made it."""
    proof = hmac.digest(key, f"stop {subscription}".encode(), "sha256")[:16]
    return subscription + urlsafe_b64encode(proof).rstrip(b"=").decode()


def say(
    kind: str, subscription: Subscription, key: bytes, live: LiveTable | None = None, seat: int = -1,
    number: int | None = None, count: int = 1,
) -> Said:  # fmt: skip
    """Say one notice, of `count` tables at once if there is no single one."""
    spoken, site = _words(subscription.language), subscription.site
    title = spoken.say(f"notice-{kind}", count=count)
    return Said(
        kind, title, _text(subscription.language, live, seat), f"{site}/#table/{live.id}" if live else f"{site}/",
        f"{site}/#stop/{token_of(key, subscription.id)}", spoken.say("notice-stop"), subscription.language,
        live.id if live else None, seat if live else None, number,
    )  # fmt: skip


def _text(language: str, live: LiveTable | None, seat: int) -> str:
    """Name the game and the people who sit there; a test has neither."""
    if live is None:
        return "Meadhall"
    game = _name_of(live.head.game, language)
    others = [each.name for at, each in enumerate(live.seats) if each.who == "person" and each.name and at != seat]
    if not others:
        return game
    return _words(language).say("notice-at", game=game, people=_short(others))


def _short(names: Sequence[str]) -> str:
    joined = ", ".join(names)
    return joined if len(joined) <= LONGEST else joined[: LONGEST - 1] + "…"


def message(said: Said) -> bytes:
    """Return what the service worker of a browser is sent. Its links are the browser's own."""
    plain = {
        "id": said.kind, "language": said.language, "title": said.title, "body": said.text, "table": said.table,
        "stop": said.stop.rpartition("/")[2], "stopLabel": said.stop_label,
    }  # fmt: skip
    return json.dumps(plain, ensure_ascii=False).encode()
