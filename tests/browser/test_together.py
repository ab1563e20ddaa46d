"""People at one table, each with a browser of their own: who is here."""

import re
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
        expect(bo.page.locator("section.panel:not(:has(*))")).to_have_count(0)  # who may invite nobody sees no links
        anna.fits()
        anna.accessible(axe)
        bo.page.close()
        expect(page.locator('[data-plate="1"]').get_by_text(SAY("talk-away"))).to_be_visible()


def test_a_seat_at_the_long_table_is_chosen_and_its_link_leads_there(
    chromium: Browser, hall: Running, axe: str
) -> None:
    table = made(hall, "me,open,open,karl")
    with Visitor(chromium, hall.url) as anna, Visitor(chromium, hall.url, size=PHONE) as bo:
        page = anna.sits(table, 0, roles=("host", "join", "watch"))
        link = page.get_by_role("textbox", name=SAY("web-link-join"))
        expect(link).to_have_value(re.compile(f"#join/{table['table']}/1/"))
        yellow = page.get_by_role("button", name=f"{SAY('seat-name', colour='yellow')}: {SAY('web-seat-open')}")
        yellow.click()
        expect(yellow).to_have_attribute("aria-pressed", "true")
        expect(link).to_have_value(re.compile(f"#join/{table['table']}/2/"))
        anna.accessible(axe)
        facts = page.locator("p.facts")
        expect(facts).to_contain_text(SAY("web-options-standard"))
        page.get_by_role("button", name="IT: Italiano").click()
        expect(facts).to_contain_text(words("it").say("web-options-standard"))
        page.get_by_role("button", name="EN: English").click()
        other = bo.go("#" + link.input_value().partition("#")[2])
        other.get_by_role("textbox").first.fill("Bo")
        other.get_by_role("button", name=SAY("hall-join")).click()
        expect(page.locator('[data-plate="2"]')).to_contain_text("Bo")
        expect(page.locator('[data-plate="2"]').get_by_text(SAY("talk-here"))).to_be_visible()
        expect(page.get_by_text(SAY("talk-back", who="Bo"))).to_have_count(0)  # who has just sat down was never away
        page.get_by_role("button", name=SAY("web-fill", count=1)).click()
        expect(page.locator('[data-plate="1"]')).to_contain_text("Karl")
        expect(page.get_by_role("button", name=SAY("web-start"))).to_be_enabled()
