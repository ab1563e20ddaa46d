"""A bot over HTTP: `python examples/http_bot.py LINK [PROFILE]` takes a seat by its link and plays to the end."""

import json
import random
import sys
import time
from typing import Any
from urllib.request import HTTPError, Request, urlopen


def ask(url: str, secret: str, body: Any = None, accept: str = "application/json") -> Any:
    """Return the answer. If the server says to wait, wait and ask again."""
    headers = {"Authorization": f"Bearer {secret}", "Content-Type": "application/json", "Accept": accept}
    while True:
        try:
            return urlopen(Request(url, body and json.dumps(body).encode(), headers), timeout=60)
        except HTTPError as error:
            if error.code not in (429, 503):
                raise
            time.sleep(float(error.headers.get("Retry-After", 1)))


def sit_down(link: str, *profile: str) -> tuple[str, str, int, str]:
    """Return the API's address, the table, the seat and its secret. With a `join` link, take a free seat first."""
    base, _, fragment = link.partition("#")
    api, (role, table, *seat, secret) = f"{base.rstrip('/')}/api", fragment.split("/")
    if role == "join":
        wish = {"name": "http_bot", "seat": int(seat[0]) if seat else None}  # a link of the lobby names the seat
        answer = ask(f"{api}/tables/{table}/join", ",".join([secret, *profile]), wish)
        ((*seat, secret),) = json.load(answer)["seats"].items()
    return api, table, int(seat[0]), secret


def choose(view: dict[str, Any]) -> Any:
    """Choose a move. Your idea goes here: `view` holds everything the seat may know."""
    return random.choice(view["moves"])["code"]


def play(api: str, table: str, seat: int, secret: str, made: int = 0) -> None:
    """Follow the stream and move whenever the table waits for us, until the game is over or the stream ends."""
    for line in filter(bytes.strip, ask(f"{api}/stream", secret, accept="application/x-ndjson")):
        event = json.loads(line)
        if event["table"]["status"] in ("over", "abandoned"):
            print(json.dumps(event["view"] and event["view"]["outcome"]))
            sys.exit()
        if (view := event["view"]) and seat in view["waiting"] and view["decision"] >= made:
            move = {"id": str(random.getrandbits(64)), "decision": view["decision"], "move": choose(view)}
            made = json.load(ask(f"{api}/tables/{table}/seats/{seat}/moves", secret, move))["decision"]


if __name__ == "__main__":
    place = sit_down(*sys.argv[1:3])
    while True:
        try:
            play(*place)
        except OSError as error:  # 409: the view was out of date; anything but an HTTPError: the stream broke
            if isinstance(error, HTTPError) and error.code != 409:
                sys.exit(f"{error.code} {error.read().decode()}")
        time.sleep(1)
