"""What a webhook is sent: the shape that each chat service takes."""

import json
import re
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Literal
from urllib.parse import urlsplit, urlunsplit

Form = Literal["json", "discord", "slack", "mattermost", "ntfy"]
SPECIAL = re.compile(r"([\\`*_{}\[\]()<>#+\-.!|~:])")
TYPE = {"Content-Type": "application/json; charset=utf-8"}


@dataclass(frozen=True, slots=True)
class Said:
    """A notice in words, and what a program wants to know of it."""

    kind: str
    title: str
    text: str
    link: str  # to the table, or to the hall if there are several
    stop: str  # a link that ends these notices
    stop_label: str
    language: str
    table: str | None = None
    seat: int | None = None
    decision: int | None = None


def shape(form: Form, url: str, said: Said) -> tuple[str, dict[str, str], bytes]:
    """Return where to send it, with which headers, and the body."""
    if form == "ntfy":
        url, topic = _topic(url)
        plain = _ntfy(said) | {"topic": topic}
    else:
        plain = SHAPES[form](said)
    return url, dict(TYPE), json.dumps(plain, ensure_ascii=False).encode()


def _json(said: Said) -> dict[str, object]:
    """Return everything, for programs."""
    plain = asdict(said)
    del plain["stop_label"]
    return plain


def _discord(said: Said) -> dict[str, object]:
    """Return a message that pings nobody, whatever somebody calls themselves."""
    stop = f"-# [{_marked(said.stop_label)}](<{said.stop}>)"
    text = f"**{_marked(said.title)}**\n{_marked(said.text)}\n<{said.link}>\n{stop}"
    return {"content": text, "allowed_mentions": {"parse": []}}


def _slack(said: Said) -> dict[str, object]:
    title, text, label = map(_escaped, (said.title, said.text, said.stop_label))
    return {"text": f"<{said.link}|{title}>\n{text}\n<{said.stop}|{label}>", "unfurl_links": False}


def _mattermost(said: Said) -> dict[str, object]:
    title, text, label = map(_marked, (said.title, said.text, said.stop_label))
    return {"text": f"**[{title}]({said.link})**\n{text}\n[{label}]({said.stop})"}


def _ntfy(said: Said) -> dict[str, object]:
    action = {"action": "view", "label": said.stop_label, "url": said.stop}
    return {"title": said.title, "message": said.text, "click": said.link, "actions": [action]}


def _topic(url: str) -> tuple[str, str]:
    """Return where ntfy takes JSON, and the topic that the address ends with."""
    parts = urlsplit(url)
    above, _, topic = parts.path.rstrip("/").rpartition("/")
    return urlunsplit(parts._replace(path=f"{above}/")), topic


def _marked(text: str) -> str:
    """Take the meaning from signs that would be Markdown, and from an @ that would call somebody."""
    return SPECIAL.sub(r"\\\1", text).replace("@", "@\N{ZERO WIDTH SPACE}")


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


SHAPES: dict[Form, Callable[[Said], dict[str, object]]] = {
    "json": _json,
    "discord": _discord,
    "slack": _slack,
    "mattermost": _mattermost,
}
