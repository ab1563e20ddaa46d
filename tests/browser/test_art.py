"""Pictures come when they are needed: none in the hall, at a table the sheets of what is drawn there."""

import re

from playwright.sync_api import expect

from ..server.running import Running
from .positions import made_at, written
from .visitor import Visitor

SHEET = re.compile(r"/(\w+)-[\w-]+\.svg$")
SHEETS = {
    "ships", "craftsmen", "townsfolk", "jarls", "buildings", "huts", "heroes", "enemies", "emblems", "icons",
    "grounds", "backs",
}  # fmt: skip


def test_a_sheet_is_fetched_when_one_of_its_pictures_is_shown(visitor: Visitor, hall: Running) -> None:
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.extend(SHEET.findall(request.url)))
    visitor.go().wait_for_load_state("networkidle")
    assert not SHEETS & set(asked), "the hall draws no cards"
    table = written("seats 2, round 1, step actions\nhand 0: SH01 TF01 CR01")
    page = visitor.sits(made_at(hall, table), 0)
    expect(page.locator("[data-spot='hand 3'] .art")).to_be_visible()
    shown = {"ships", "townsfolk", "craftsmen", "huts", "icons", "grounds", "backs"}
    visitor.until(lambda: shown <= set(asked))
    assert SHEETS & set(asked) == shown
    assert len(asked) == len(set(asked)), "each sheet once"
