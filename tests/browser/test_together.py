"""People at one table, each with a browser of their own: who is here."""

from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, expect

from meadhall.i18n import words

from ..server.running import Running
from .tables import NAMES, made
from .visitor import DESK, PHONE, Visitor

SAY = words("en").say


@pytest.mark.parametrize("game", ["eketorp", pytest.param("shipwrights", marks=pytest.mark.soak)])
def test_a_closed_tab_is_seen_at_the_plate_and_so_is_who_comes_back(
    chromium: Browser, hall: Running, game: str
) -> None:
    table = made(hall, "me,me,karl", game=game)
    with ExitStack() as stack:
        anna, bo = (stack.enter_context(Visitor(chromium, hall.url)) for _ in range(2))
        plate = anna.sits(table, 0).locator('[data-plate="1"]').first
        bo.sits(table, 1)
        expect(plate.locator("[data-presence=here]")).to_be_visible()
        expect(anna.page.locator('[data-plate="0"] [data-presence], [data-plate="2"] [data-presence]')).to_have_count(0)
        bo.page.close()
        expect(plate.locator("[data-presence=away]")).to_be_visible()
        expect(anna.page.get_by_role("status").filter(has_text=SAY("talk-gone", who=NAMES[1]))).to_be_visible()
        bo.page = bo.open_page()
        bo.go(f"#table/{table['table']}")
        expect(plate.locator("[data-presence=here]")).to_be_visible()
        expect(anna.page.get_by_role("status").filter(has_text=SAY("talk-back", who=NAMES[1]))).to_be_visible()


@pytest.mark.parametrize("size", [pytest.param(DESK, marks=pytest.mark.soak), PHONE])
def test_who_waits_sees_who_is_here(chromium: Browser, hall: Running, axe: str, size: tuple[int, int]) -> None:
    table = made(hall, "me,me,open")
    with ExitStack() as stack:
        anna, bo = (stack.enter_context(Visitor(chromium, hall.url, size=size)) for _ in range(2))
        page = anna.sits(table, 0, roles=("host", "join"))
        bo.sits(table, 1)
        expect(page.locator('[data-plate="1"]').get_by_text(SAY("talk-here"))).to_be_visible()
        anna.fits()
        anna.accessible(axe)
        bo.page.close()
        expect(page.locator('[data-plate="1"]').get_by_text(SAY("talk-away"))).to_be_visible()
