"""A fresh server takes over while people play: nothing acknowledged is lost, whoever dies on the way."""

import asyncio
import os
import random
import shutil
import signal
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest

from meadhall.core.compiled import CACHE
from meadhall.server.address import bind
from meadhall.server.line import Particulars, Word
from meadhall.server.supervisor import Child, Supervisor
from meadhall.server.tables.presence import EXPECTED

from .crowd import Crowd, Ledger, Party, all_go_on, keep_playing
from .hearing import Stream
from .people import Made, People, Person, problem
from .running import GENEROUS, Process, children_of, variables, wait_until
from .test_presence import WITH_PEOPLE, told, until

TABLES = [("eketorp", "me,karl,me,karl"), ("eketorp", "me,me,me"), ("shipwrights", "me,karl,me")]
OLD, FRESH = "old", "fresh"
STEPS = [  # who dies, and at which word of whom
    (FRESH, FRESH, Word.BEGIN), (FRESH, FRESH, Word.READY), (OLD, FRESH, Word.READY),
    (FRESH, OLD, Word.CLOSED), (FRESH, FRESH, Word.OPEN), (OLD, FRESH, Word.OPEN),
]  # fmt: skip


class Deadly(Supervisor):
    """Kills a server at one step of a handover, and only there."""

    def __init__(self, dies: str, speaker: str, word: Word, settings: Particulars, port: int = 0) -> None:
        self.socket = bind("127.0.0.1", port)
        super().__init__(self.socket, settings, lambda store: self.answered.set())
        self.answered = asyncio.Event()
        self.dies, self.step = dies, (speaker, word)
        self.roles: dict[Child, str] = {}
        self.killed: Child | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.socket.getsockname()[1]}"

    async def _start(self, replaces: str = "") -> Child:
        child = await super()._start(replaces)
        self.roles[child] = FRESH if OLD in self.roles.values() else OLD
        self._at(child, Word.BEGIN)
        return child

    def _hear(self, child: Child, word: Word, particulars: Particulars) -> None:
        super()._hear(child, word, particulars)
        self._at(child, word)

    def _at(self, child: Child, word: Word) -> None:
        if self.killed is None and (self.roles[child], word) == self.step:
            self.killed = next(each for each, role in self.roles.items() if role == self.dies)
            self.killed.kill()


@asynccontextmanager
async def supervised(supervisor: Deadly) -> AsyncIterator[Deadly]:
    running = asyncio.create_task(supervisor.run())
    try:
        await asyncio.wait_for(supervisor.answered.wait(), 120)
        yield supervisor
    finally:
        supervisor.end()
        assert await asyncio.wait_for(running, 120) == 0
        supervisor.socket.close()


async def crossed(database: str, dies: str, speaker: str, word: Word) -> list[Party]:
    """People play while a fresh server takes over, one of the two dies, and another takes over after that."""
    settings = {"db": database, "url": "", "log": "CRITICAL"}
    parties: list[Party] = []
    async with supervised(Deadly(dies, speaker, word, settings)) as server, httpx.AsyncClient(timeout=60) as http:
        ledger, crowd = Ledger(database), Crowd(http, [server.url], random.Random(1))
        async with asyncio.TaskGroup() as together:
            for game, seats in TABLES:
                together.create_task(keep_playing(crowd, game, seats, parties))
            while len(parties) < len(TABLES) or sum(party.acks for party in parties) < 30:
                await asyncio.sleep(0.05)
            server.replace()
            while server.killed is None or server.serving is None or server.serving.opened is None:
                await asyncio.sleep(0.02)
            await all_go_on(parties)
            crowd.open = False
        for party in parties:
            ledger.check(party)
        ledger.close()
    return parties


@pytest.mark.parametrize(("dies", "speaker", "word"), [
    pytest.param(*step, marks=[] if step == STEPS[2] else pytest.mark.soak) for step in STEPS
])  # fmt: skip
def test_whoever_dies_at_whichever_step_nothing_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, dies: str, speaker: str, word: Word
) -> None:
    for name, value in variables(GENEROUS).items():
        monkeypatch.setenv(name, value)
    parties = asyncio.run(crossed(str(tmp_path / "tables.db"), dies, speaker, word))
    assert sum(party.acks for party in parties) > 30


def in_a_fight(view: dict[str, object]) -> bool:
    return any(move["text"].startswith("play ") for move in view["moves"])  # type: ignore[attr-defined]


def until_a_fight(made: Made, dice: random.Random) -> Person:
    """Play until one of the people has to choose a card; who it is."""
    while True:
        for person in made.people:
            view = person.view()
            if in_a_fight(view) and len(view["moves"]) > 1:
                return person
            if person.seat in view["waiting"]:
                assert person.move(dice.choice(view["moves"])["code"], view["decision"]).status_code == 200
        time.sleep(0.02)


def until_the_next_round(made: Made, dice: random.Random) -> None:
    """Play on; the bots have to as well."""
    before = made.watch()["view"]["position"]["round"]
    while made.watch()["view"]["position"]["round"] == before:
        for person in made.people:
            person.play(dice)
        time.sleep(0.02)


def test_a_table_of_people_and_bots_crosses_it_in_the_middle_of_a_fight(tmp_path: Path) -> None:
    server = Process(str(tmp_path / "tables.db")).start()
    try:
        with People(server.url) as people:
            made, dice = people.make("eketorp", "me,karl,me,karl"), random.Random(3)
            fighter = until_a_fight(made, dice)
            before = fighter.look()
            (other,) = (each for each in made.people if each is not fighter)
            with Stream(server.url, fighter.secret) as stream, Stream(server.url, other.secret):
                cursor, _ = stream.next()
                began = time.monotonic()
                server.hand_over()
                assert stream.ended()
            with Stream(server.url, fighter.secret, query=WITH_PEOPLE) as stream:
                waited_for: list[str | None] = ["here", None, "here", None]
                waited_for[other.seat] = "reconnecting"
                presence = told(stream)["presence"]
                assert presence == waited_for or time.monotonic() - began > EXPECTED, "everybody is waited for"
                with Stream(server.url, other.secret):
                    until(stream, ["here", None, "here", None])
            assert fighter.look() == before, "what was asked is still asked"
            with Stream(server.url, fighter.secret, after=cursor) as stream:
                chosen = before["view"]["moves"][0]["code"]
                assert fighter.move(chosen, before["view"]["decision"]).status_code == 200
                assert stream.next()[0] != cursor, "who heard everything hears what is new and nothing twice"
            until_the_next_round(made, dice)
    finally:
        server.kill()


def test_from_interpreted_to_compiled_rules(tmp_path: Path) -> None:
    """The cache lacks the last mark: the server believes that one game's search is still to be compiled."""
    home = tmp_path / "cache"
    shutil.copytree(CACHE, home / CACHE.name, copy_function=os.link)
    for mark in [*home.glob("*/all-*.ready"), *home.glob("*/eketorp-search-*.ready")]:
        mark.unlink()
    server = Process(str(tmp_path / "tables.db"), MEADHALL_CACHE=str(home)).start()
    try:
        (first,) = server.servers()
        wait_until(lambda: children_of(first))
        compiling = children_of(first)
        for child in compiling:
            os.kill(child, signal.SIGSTOP)
        with People(server.url) as people:
            assert people.http.get("/healthz").json()["compiling"]["ready"] is False
            made = people.make("eketorp", "me,karl,jarl")
            me, jarl = made.people[0], 2
            hinted = me.request("POST", "hint")
            assert problem(hinted)[:2] == (503, "warming")
            wait_until(lambda: me.view()["waiting"] == [me.seat, jarl])  # Karl has a plan by now
            for child in compiling:
                os.kill(child, signal.SIGCONT)
            wait_until(lambda: first not in server.servers())
            assert people.http.get("/healthz").json()["compiling"]["ready"] is True
            assert me.request("POST", "hint").status_code == 200
            wait_until(lambda: jarl not in me.view()["waiting"])
    finally:
        server.kill()
