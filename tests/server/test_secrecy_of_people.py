"""Profiles, notices and ratings in two worlds that a viewer cannot tell apart: the same bytes, as often, as long."""

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import httpx
import pytest

from meadhall.server.notices import watch, wording
from meadhall.server.storage import subscriptions
from meadhall.server.storage.subscriptions import Notice
from meadhall.server.tables.table import LiveTable

from .asking import Said, said
from .people import bearer
from .profiles import Profiled
from .receiving import Browser, Receiver, receiving
from .running import Running, running
from .test_secrecy import begun
from .two_worlds import TICK, World, both, pair, same

STEPS, PAIRS = 8, 3
PAGES = ("", "/tables", "/results", "/export")  # all that is told of a profile
TOKEN = re.compile(rb'#stop/[\w-]+|(?<="stop": ")[\w-]+')  # with which one click ends a notice


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that looks for people who wait only when it is told to."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(watch, "EVERY", 3600.0)
        with running(str(tmp_path_factory.mktemp("people") / "tables.db"), local_notices=True) as found:
            yield found


@pytest.fixture(scope="module")
def post_boxes() -> Iterator[list[Receiver]]:
    with receiving() as one, receiving() as other:
        yield [one, other]


@dataclass
class Owned:
    """A world in which the viewer's seat is a profile's, which is told of turns by a browser and a webhook."""

    world: World
    profile: Profiled
    browser: Browser
    post_box: Receiver
    ids: list[str] = field(default_factory=list)  # of what tells the profile
    known: frozenset[Notice] = frozenset()  # what it was told

    @classmethod
    def made(cls, world: World, post_box: Receiver) -> "Owned":
        owned = cls(world, Profiled.made(world.viewer.http), Browser(), post_box)
        assert owned.profile.ask("POST", "/tables", None, world.viewer.secret).status_code == 204
        wish = {"after": 0, "choices": ["turn"]}
        for target in (owned.browser.target(owned.at("/push")), {"url": owned.at("/hook"), "form": "json"}):
            answer = owned.profile.ask("POST", "/notices", wish | {"target": target})
            assert answer.status_code == 201, answer.text
            owned.ids.append(answer.json()["id"])
        return owned

    def at(self, path: str) -> str:
        return f"{self.post_box.url}/{self.world.live.id}{path}"

    def targets(self) -> list[tuple[str, int, str]]:
        """How each notice went, which the profile can see."""
        found = self.profile.ask("GET", "/notices").json()
        return sorted((each["form"], each["failures"], each["failure"]) for each in found)

    @property
    def hidden(self) -> list[str]:
        known = self.profile.look()
        return [*self.world.hidden, known["id"], known["device"], self.profile.secret, *self.ids]

    def told(self) -> list[Said]:
        """What the profile is told, page by page, and what was sent to it since, without its tokens and keys."""
        hidden = self.hidden
        pages = [said(path, self.profile.ask("GET", path), hidden) for path in PAGES]
        ladder = [f"/api/ladder/{self.world.table.game.name}/{self.world.table.seats}", "/api/ladder"]
        http, own = self.world.viewer.http, bearer(self.profile.secret)
        return pages + [said(path, http.get(path, headers=own), hidden) for path in ladder] + self.sent()

    def sent(self) -> list[Said]:
        """What came to the browser, as it was encrypted and as it reads, and to the webhook."""
        told = self.world.at.inside(
            self.world.at.server.store.read(partial(subscriptions.told, table=self.world.live.id))
        )
        came = [self.post_box.next() for _ in told - self.known]
        self.known = frozenset(told)
        found = list[Said]()
        for each in sorted(came, key=lambda each: each.path):
            text = self.browser.open(each.body) if each.path.endswith("push") else each.body
            masked = TOKEN.sub(lambda token: b"x" * len(token[0]), text).replace(self.world.live.id.encode(), b"-" * 12)
            lengths = sorted((name, str(len(value))) for name, value in each.headers.items())
            found.append(Said(each.path.rpartition("/")[2], len(each.body), tuple(lengths), masked))
        return found


def looked(owned: list[Owned]) -> list[Said]:
    """The server looks for people who wait; what both profiles are told, which has to be the same."""
    server = owned[0].world.at.server
    owned[0].world.at.inside(server.desk.watch.look())
    one, other = (each.told() for each in owned)
    same(one, other)
    assert owned[0].targets() == owned[1].targets()
    return one


def compared(house: Running, post_boxes: list[Receiver], game: str, seats: int, viewer: int, seed: int) -> int:
    """Let both worlds go on while nobody is there; how many notices came in each."""
    dice, notices = random.Random(seed), 0
    with httpx.Client(base_url=house.url, timeout=60, verify=False) as http:
        worlds = pair(house, http, begun(game, seats, seed), viewer, seed)
        owned = [Owned.made(*each) for each in zip(worlds.worlds, post_boxes, strict=True)]
        for _ in range(STEPS):
            notices += sum(each.name in ("push", "hook") for each in looked(owned))
            if (taken := both(worlds, dice)) is None:
                break
            worlds.clock.now += TICK
            for world, step in zip(worlds.worlds, taken, strict=True):
                world.take(step)
        for each in owned:
            assert each.post_box.silent()
            assert each.profile.ask("DELETE").status_code == 204
    return notices


@pytest.mark.parametrize(("game", "seats", "viewer"), [("eketorp", 3, 0), ("shipwrights", 3, 2)])
def test_two_worlds_tell_a_profile_the_same(
    house: Running, post_boxes: list[Receiver], game: str, seats: int, viewer: int
) -> None:
    found = [compared(house, post_boxes, game, seats, viewer, seed) for seed in range(PAIRS)]
    assert sum(found) >= 2 * PAIRS


def _counting(kind: str, subscription: Any, key: bytes, live: LiveTable, *more: Any) -> Any:
    return wording.say(kind, subscription, key, live, 0, live.length)


@pytest.mark.soak
def test_a_notice_that_counts_entries_of_the_log_is_caught(
    house: Running, post_boxes: list[Receiver], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watch, "say", _counting)
    with pytest.raises(AssertionError, match="hook"):
        for seed in range(12):
            compared(house, post_boxes, "eketorp", 3, 0, seed)
