"""The guide for bots over HTTP: its commands work, its answers look as shown, its numbers are the true ones."""

import json
import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from string import Template
from typing import Any

import pytest

from meadhall.server.api.requests import LONGEST_MOVE
from meadhall.server.settings import Limits
from meadhall.server.tables.streams import HEARTBEAT, PATIENCE

from .hearing import NDJSON, Stream
from .people import People
from .running import Running

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "guides" / "bot-api.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```(sh|json)\n(.*?)```", GUIDE, re.DOTALL)
FLAGS = {"-s", "-sN"}


def requests(block: str, names: dict[str, str]) -> Iterator[tuple[str, dict[str, str], str | None]]:
    """The curl lines of a block as (address, headers, body)."""
    for line in re.split(r"\n(?=curl )", Template(block).substitute(names)):
        curl, flag, address, *rest = shlex.split(line)
        given = list(zip(rest[::2], rest[1::2], strict=True))
        assert (curl, flag in FLAGS, {kind for kind, _ in given} <= {"-H", "-d"}) == ("curl", True, True)
        headers = dict(text.split(": ", 1) for kind, text in given if kind == "-H")
        yield address, headers, next((text for kind, text in given if kind == "-d"), None)


def looks_like(shown: Any, real: Any) -> bool:
    """Everything that is shown is there, and of the same kind."""
    if isinstance(shown, dict):
        return isinstance(real, dict) and all(
            key in real and looks_like(each, real[key]) for key, each in shown.items()
        )
    if isinstance(shown, list):
        return isinstance(real, list) and (not shown or all(looks_like(shown[0], each) for each in real))
    return type(shown) is type(real)


def answer(people: People, address: str, headers: dict[str, str], body: str | None) -> Any:
    if address.endswith("/api/stream"):
        with Stream(
            str(people.http.base_url).rstrip("/"), headers["Authorization"].split()[1], accept=NDJSON
        ) as stream:
            return stream.next()[1]
    method = "GET" if body is None else "POST"
    found = people.http.request(method, address, headers=headers, content=body and body.encode())
    assert found.status_code in (200, 201, 204), found.text
    return found.json() if found.content else {}


def test_its_commands_work_and_answer_as_it_shows(guests: People, hall: Running) -> None:
    names, real = {"AT": hall.url}, None
    for kind, block in BLOCKS:
        if kind == "json":
            assert looks_like(json.loads(block), real), (block, real)
            continue
        for request in requests(block, names):
            real = answer(guests, *request)
            if "links" in real:
                names |= {"TABLE": real["table"], "SECRET": real["seats"]["0"], "JOIN": real["join"]}
            if "profile" in real:
                names["PROFILE"] = real["secret"]
    assert [kind for kind, _ in BLOCKS].count("sh") == 9


def test_the_refusals_that_it_lists_exist() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "src/meadhall/server").rglob("*.py"))
    listed = re.findall(r"^\| (\d{3}) +\| `(\w+)`", GUIDE, re.MULTILINE)
    assert len(listed) > 8
    for status, error in listed:
        assert re.search(rf'\({status}, "{error}"|"error": "{error}".*{status}\)', source), error


@pytest.mark.parametrize(
    "told",
    [
        "{0.seat_rate:.0f} requests a second with one secret ({0.seat_burst} at once)",
        "{0.address_rate:.0f} from one address ({0.address_burst} at once)",
        "{0.talk_a_minute} lines and reactions a minute of one seat",
        "{0.streams_a_secret} streams with one\nsecret, {0.streams_an_address} from one address",
        "{0.body_bytes} bytes a request ({0.file_bytes} for a saved game)",
    ],
)
def test_its_limits_are_the_servers(told: str) -> None:
    assert told.format(Limits()) in GUIDE


def test_its_times_are_the_servers() -> None:
    assert f"every {HEARTBEAT:.0f} seconds" in GUIDE
    assert f"for {PATIENCE:.0f} seconds is cut off" in GUIDE
    assert f"{LONGEST_MOVE} characters a move" in GUIDE
