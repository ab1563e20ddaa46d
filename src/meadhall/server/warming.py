"""The compile cache at the start of a server: children fill it, a game each, for the server itself never compiles."""

import asyncio
import json
import os
import sys
from asyncio.subprocess import PIPE, Process
from typing import TypedDict

from ..core.game import REGISTRY
from ..simulate.warm import RULES, load, stages
from .warm_child import PLAYERS

CHILD = (sys.executable, "-m", "meadhall.server.warm_child")
TRIES = 2


class Progress(TypedDict):
    ready: bool
    done: int
    of: int
    failed: str | None


class Warming:
    """`run` it once; until it is ready nobody can play."""

    def __init__(self) -> None:
        self.left = {game.name: len(stages(game, PLAYERS)) for game in REGISTRY.values()}
        self.of = sum(self.left.values())
        self.ready = False
        self.failures: dict[str, str] = {}
        self.children: dict[str, Process] = {}

    def state(self) -> Progress:
        """How far it is, for the page and for /healthz."""
        done = self.of - sum(self.left.values())
        return {"ready": self.ready, "done": done, "of": self.of, "failed": "; ".join(self.failures.values()) or None}

    async def run(self) -> None:
        """Compile what is missing, and take it in. If this is cancelled the children end."""
        room = asyncio.Semaphore(min(2, os.cpu_count() or 1))
        async with asyncio.TaskGroup() as together:
            for name, left in self.left.items():
                if left:
                    together.create_task(self._fill(name, room))
        if not self.failures:
            await asyncio.to_thread(_take_in)
            self.ready = True

    async def _fill(self, name: str, room: asyncio.Semaphore) -> None:
        async with room:
            for attempt in range(1, TRIES + 1):
                status = await self._child(name)
                if status == 0:
                    self.failures.pop(name, None)
                    return
                again = "; it is tried again" if attempt < TRIES else ""
                self.failures[name] = f"compiling {name} ended with status {status}{again}"

    async def _child(self, name: str) -> int:
        child = await asyncio.create_subprocess_exec(*CHILD, name, stdout=PIPE, start_new_session=True)
        self.children[name] = child
        assert child.stdout
        try:
            async for line in child.stdout:
                self.left[name] = json.loads(line)["left"]
            return await child.wait()
        finally:
            del self.children[name]
            if child.returncode is None:
                child.kill()
                await child.wait()


def _take_in() -> None:
    """From the cache, in half a second a game: the first move of the first table need not wait for it."""
    for game in REGISTRY.values():
        load(game, RULES)
