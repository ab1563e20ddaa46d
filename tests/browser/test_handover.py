"""The page while a fresh server takes over: it stays at the table, asks the same question, and plays on."""

from pathlib import Path

from playwright.sync_api import Browser, expect

from ..server.running import Process
from .chieftain import Chieftain
from .tables import made
from .visitor import Visitor

STREAM = "/api/stream"


def test_a_page_at_a_table_crosses_a_handover(chromium: Browser, tmp_path: Path) -> None:
    server, streams = Process(str(tmp_path / "tables.db")).start(), list[str]()
    try:
        table = made(server, "me,karl,karl,karl")
        with Visitor(chromium, server.url, may_fail=lambda said: STREAM in said) as visitor:
            visitor.prefers(speed="instant")
            visitor.page.on("request", lambda request: streams.append(request.url) if STREAM in request.url else None)
            visitor.sits(table, 0)
            chief = Chieftain(visitor)
            expect(chief.tray.locator("ul.chips")).to_be_visible()
            first = len(streams)
            server.hand_over()
            visitor.until(lambda: len(streams) > first)
            assert chief.question() == "plan"
            chief.play(until=lambda: visitor.moves > 1)
    finally:
        server.kill()
