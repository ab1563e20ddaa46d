"""Debian's Firefox, driven by WebDriver BiDi: what is asked of it, and what it says went wrong."""

import asyncio
import json
import re
import threading
from collections.abc import Coroutine
from pathlib import Path
from types import TracebackType
from typing import Any

from aiohttp import ClientSession, ClientWebSocketResponse

LISTENS = re.compile(rb"WebDriver BiDi listening on (ws://\S+)")
EVENTS = ["log.entryAdded", "network.responseCompleted", "network.fetchError"]
PATIENCE = 120  # seconds for one answer, on the busiest machine
ABORTED = "NS_BINDING_ABORTED"  # a stream that the page itself ended


class Firefox:
    """One window of a Firefox without a screen, in a thread of its own: Playwright has the main one's loop."""

    def __init__(self, path: str, profile: Path, size: tuple[int, int]) -> None:
        self.path, self.profile, self.size = path, profile, size
        self.wrong: list[str] = []
        self.asked: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)

    def __enter__(self) -> "Firefox":
        self.thread.start()
        self._inside(self._open())
        self.resize(self.size)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._inside(self._close())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()
        if kind is None:
            assert self.wrong == [], self.wrong

    def go(self, url: str) -> None:
        self._ask("browsingContext.navigate", context=self.context, url=url, wait="complete")

    def leave(self) -> None:
        """Go nowhere: what is still on its way to the page is cut off, which Firefox tells as errors of the page."""
        assert self.wrong == [], self.wrong
        self.go("about:blank")
        self.wrong.clear()

    def resize(self, size: tuple[int, int]) -> None:
        self.size = size
        viewport = {"width": size[0], "height": size[1]}
        self._ask("browsingContext.setViewport", context=self.context, viewport=viewport)

    def evaluate(self, function: str, given: object = None) -> Any:
        """Call a function of the page's language there with one argument, and return what it returns."""
        wrapped = f"async given => JSON.stringify(await ({function})(JSON.parse(given)) ?? null)"
        answer = self._ask(
            "script.callFunction",
            functionDeclaration=wrapped,
            arguments=[{"type": "string", "value": json.dumps(given)}],
            target={"context": self.context},
            awaitPromise=True,
        )
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]
        return json.loads(answer["result"]["value"])

    def click(self, x: float, y: float) -> None:
        """Press the mouse there, as a hand would."""
        steps = [
            {"type": "pointerMove", "x": round(x), "y": round(y)},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "actions": steps}
        self._ask("input.performActions", context=self.context, actions=[mouse])

    def _inside(self, doing: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(doing, self.loop).result(PATIENCE)

    def _ask(self, method: str, **params: object) -> dict[str, Any]:
        answer: dict[str, Any] = self._inside(self._send(method, params))
        assert answer["type"] == "success", f"{method}: {answer}"
        result: dict[str, Any] = answer["result"]
        return result

    async def _send(self, method: str, params: dict[str, object]) -> dict[str, Any]:
        number = len(self.asked) + 1
        self.asked[number] = self.loop.create_future()
        await self.wire.send_json({"id": number, "method": method, "params": params})
        return await self.asked[number]

    async def _open(self) -> None:
        arguments = ("--headless", "--no-remote", "--profile", str(self.profile), "--remote-debugging-port", "0")
        self.process = await asyncio.create_subprocess_exec(
            self.path, *arguments, "about:blank", stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.PIPE
        )
        assert self.process.stderr
        while not (found := LISTENS.search(line := await self.process.stderr.readline())):
            assert line, "Firefox ended before it listened"
        self.saying = asyncio.create_task(self._drain(self.process.stderr))
        self.session = ClientSession()
        self.wire: ClientWebSocketResponse = await self.session.ws_connect(
            f"{found[1].decode()}/session", max_msg_size=0
        )
        self.hearing = asyncio.create_task(self._hear())
        await self._send("session.new", {"capabilities": {}})
        await self._send("session.subscribe", {"events": EVENTS})
        tree = await self._send("browsingContext.getTree", {})
        self.context = tree["result"]["contexts"][0]["context"]

    async def _close(self) -> None:
        await self.wire.close()
        await self.session.close()
        self.process.terminate()
        await self.process.wait()
        await asyncio.gather(self.hearing, self.saying)

    async def _drain(self, said: asyncio.StreamReader) -> None:
        while await said.readline():
            pass

    async def _hear(self) -> None:
        async for message in self.wire:
            told = message.json()
            if told.get("id") is not None:
                self.asked[told["id"]].set_result(told)
            elif told["type"] == "event":
                self._note(told["method"], told["params"])

    def _note(self, method: str, told: dict[str, Any]) -> None:
        """An error, a warning of the page's own, or an answer that refuses."""
        if method == "log.entryAdded" and told["level"] == "error":
            self.wrong.append(f"console: {told['text']}")
        elif method == "network.fetchError" and told["errorText"] != ABORTED:
            self.wrong.append(f"failed: {told['request']['url']} {told['errorText']}")
        elif method == "network.responseCompleted" and told["response"]["status"] >= 400:
            self.wrong.append(f"{told['response']['status']}: {told['response']['url']}")
