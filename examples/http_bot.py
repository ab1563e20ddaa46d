"""A bot over HTTP: `python examples/http_bot.py LINK` takes a seat by its link and plays it to the end."""

import json
import random
import sys
import time
import uuid
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import urldefrag
from urllib.request import Request, urlopen


def ask(url: str, secret: str, body: Any = None, accept: str = "application/json") -> Any:
    headers = {"Authorization": f"Bearer {secret}", "Content-Type": "application/json", "Accept": accept}
    return urlopen(Request(url, None if body is None else json.dumps(body).encode(), headers), timeout=60)


def sit_down(link: str) -> tuple[str, int, str]:
    """The address of the table, the seat and its secret; a `join` link takes a free seat first."""
    base, fragment = urldefrag(link)
    role, table, *rest = fragment.split("/")
    tables = f"{base.rstrip('/')}/api/tables/{table}"
    if role == "join":
        ((seat, secret),) = json.load(ask(f"{tables}/join", rest[0], {"name": "http_bot"}))["seats"].items()
        return tables, int(seat), secret
    return tables, int(rest[0]), rest[1]


def choose(view: dict[str, Any]) -> int:
    """Your idea goes here: `view` holds all that the seat may know."""
    code: int = random.choice(view["moves"])["code"]
    return code


def play(tables: str, seat: int, secret: str) -> None:
    """Hear of every change, and answer where the table waits for us; until the game is over."""
    stream = f"{tables.rpartition('/tables/')[0]}/stream"
    for line in ask(stream, secret, accept="application/x-ndjson"):
        event = json.loads(line) if line.strip() else {}
        view = event.get("view")
        if view and seat in view["waiting"]:
            move = {"id": uuid.uuid4().hex, "decision": view["decision"], "move": choose(view)}
            try:
                ask(f"{tables}/seats/{seat}/moves", secret, move).close()
            except HTTPError as error:
                print(error.code, error.read().decode())
        if event and event["table"]["status"] in ("over", "abandoned"):
            print(json.dumps(view and view["outcome"]))
            sys.exit()


if __name__ == "__main__":
    address, seat, secret = sit_down(sys.argv[1])
    while True:
        try:
            play(address, seat, secret)
        except (URLError, OSError) as error:
            print(f"the stream broke ({error}); again in a second")
        time.sleep(1)
