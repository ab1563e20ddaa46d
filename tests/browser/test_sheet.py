"""The payment sheet of a ship in the browser."""

from pathlib import Path

from playwright.sync_api import expect

from meadhall import Table
from meadhall.locale import words

from ..server.running import Running
from .tables import from_position
from .visitor import Visitor

GOLDEN = Path(__file__).parents[1] / "golden" / "shipwrights-1-asked-sensible.json"
WITH_FRODE = 148  # rows after which a ship can be built of which a hero saves a basic
SAY = words("en").say


def test_what_a_hero_saves_is_chosen_in_the_sheet(visitor: Visitor, hall: Running) -> None:
    visitor.prefers(speed="instant")
    page = visitor.sits(from_position(hall, Table.load(GOLDEN).at(WITH_FRODE)), 0)
    fleet = page.locator("ul.fleet > li")
    page.locator("[data-spot='board 1']").click()
    built = fleet.count()
    page.locator("section.tray .option > .button").first.click()
    saved = page.locator("dialog[open] fieldset").filter(has_text=SAY("shipwrights-web-saved"))
    expect(saved.get_by_role("radio")).to_have_count(3)
    saved.get_by_role("radio").last.check()
    page.locator("dialog[open] .button.primary:enabled").click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(fleet).to_have_count(built + 1)
    assert visitor.moves == 1
