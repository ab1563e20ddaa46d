"""The compile cache of a server on interpreted rules: child processes fill it, a game each, at a low priority."""

import asyncio
import json
import os
import sys
import time
from asyncio.subprocess import PIPE, Process
from functools import cache

from typing_extensions import TypedDict

from ...core.compiled import LATER
from ...core.environment import AT_ONCE
from ...core.game import REGISTRY
from ...simulation.warm import RULES, load, stages
from .child import PLAYERS

CHILD = (sys.executable, "-m", "meadhall.server.compile.child")
TRIES = 2
TELLING = 0.05  # of the work has to be done before it tells how long the rest takes


class Progress(TypedDict):
    """How far the compilation is, in stages, and how many seconds are left if that is known."""

    ready: bool
    done: int
    of: int
    failed: str | None
    left: float | None


class Filling:
    """How far the compilation of one game is."""

    def __init__(self, stages: int) -> None:
        self.stages = self.of = stages
        self.share = 1.0 if stages else 0.0  # of the work that is left
        self.began = time.monotonic()

    def begins(self) -> None:
        self.began = time.monotonic()

    def hear(self, stages: int, share: float) -> None:
        self.stages, self.share = stages, share

    def seconds(self) -> float | None:
        """Return how long it will take, by what it took until now; None while that cannot be told."""
        done = 1.0 - self.share
        if done < TELLING:
            return None
        return (time.monotonic() - self.began) / done * self.share


class WarmUp:
    """The warm-up of the compile cache. `run` it once; meanwhile the rules are interpreted."""

    def __init__(self) -> None:
        self.ready = not LATER
        self.games = {game.name: Filling(len(stages(game, PLAYERS))) for game in REGISTRY.values() if LATER}
        self.failures: dict[str, str] = {}
        self.children: dict[str, Process] = {}

    def state(self) -> Progress:
        """Return how far it is, for the page and for /healthz."""
        of = sum(each.of for each in self.games.values())
        done = of - sum(each.stages for each in self.games.values())
        failed = "; ".join(self.failures.values()) or None
        return {"ready": self.ready, "done": done, "of": of, "failed": failed, "left": self.left()}

    def left(self) -> float | None:
        """Return the seconds until all is compiled, or None if nobody knows."""
        seconds = [each.seconds() for each in self.games.values() if each.stages]
        known = [each for each in seconds if each is not None]
        if len(known) < len(seconds) or self.failures:
            return None
        return round(max(known, default=0.0), 1)

    async def run(self) -> None:
        """Compile what is missing; end the children if this is cancelled."""
        room = asyncio.Semaphore(min(2, os.cpu_count() or 1))
        async with asyncio.TaskGroup() as together:
            for name, filling in self.games.items():
                if filling.stages:
                    together.create_task(self._fill(name, room))
        self.ready = not self.failures

    async def _fill(self, name: str, room: asyncio.Semaphore) -> None:
        async with room:
            for attempt in range(1, TRIES + 1):
                self.games[name].begins()
                status = await self._child(name)
                if status == 0:
                    self.failures.pop(name, None)
                    return
                again = "; it is tried again" if attempt < TRIES else ""
                self.failures[name] = f"compiling {name} ended with status {status}{again}"

    async def _child(self, name: str) -> int:
        child = await asyncio.create_subprocess_exec(
            *CHILD, name, stdout=PIPE, start_new_session=True, env=_compiling()
        )
        self.children[name] = child
        assert child.stdout
        try:
            async for line in child.stdout:
                told = json.loads(line)
                self.games[name].hear(told["left"], told["share"])
            return await child.wait()
        finally:
            del self.children[name]
            if child.returncode is None:
                child.kill()
                await child.wait()


@cache
def take_in() -> None:
    """Load compiled rules from the cache, in half a second a game, so that the first move does not wait."""
    for game in REGISTRY.values():
        load(game, RULES)


def _compiling() -> dict[str, str]:
    """Return the environment without what keeps this process from compiling."""
    return {name: value for name, value in os.environ.items() if name != AT_ONCE}
