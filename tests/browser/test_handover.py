"""The page while a fresh server takes over, and while there is none: it stays at the table, and plays on."""

import re
from pathlib import Path

from playwright.sync_api import Browser, expect

from meadhall.i18n import words

from ..server.running import Process
from .chieftain import Chieftain
from .tables import made
from .visitor import Visitor

STREAM = "/api/stream"
BROKEN = re.compile(f"ERR_|failed|Failed|503|{STREAM}")
AWAY = words("en").say("web-reconnecting")


def test_a_page_at_a_table_crosses_a_handover_and_a_crash_is_only_a_small_badge(
    chromium: Browser, tmp_path: Path
) -> None:
    server, streams = Process(str(tmp_path / "tables.db")).start(), list[str]()
    try:
        table = made(server, "me,karl,karl")
        with Visitor(chromium, server.url, may_fail=lambda said: bool(BROKEN.search(said))) as visitor:
            visitor.prefers(speed="instant")
            visitor.page.on("request", lambda request: streams.append(request.url) if STREAM in request.url else None)
            page = visitor.sits(table, 0)
            chief = Chieftain(visitor)
            expect(chief.tray.locator("ul.chips")).to_be_visible()
            first = len(streams)
            server.hand_over()
            visitor.until(lambda: len(streams) > first)
            assert chief.question() == "plan" and visitor.wrong == []
            chief.play(until=lambda: visitor.moves > 0)
            visitor.until(lambda: chief.question() is not None)
            server.kill()
            expect(page.get_by_text(AWAY)).to_be_visible()
            assert chief.question() is not None, "what was asked stays"
            server.start()
            expect(page.get_by_text(AWAY)).to_be_hidden()
            chief.play(until=lambda: visitor.moves > 1)
    finally:
        server.kill()
