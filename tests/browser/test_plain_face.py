"""A game that brings no face: offered in the hall, played by mouse to its end, and replayed, as text and a list."""

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from meadhall.i18n import words

from ..server.running import Process, wait_until
from .seated import Seated
from .visitor import DESK, PHONE, Visitor, turn_hall

SAY = words("en").say
PICTURES = Path(__file__).parents[2] / "build" / "screenshots"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server that knows Hoard. Its Thralls play while it compiles the rest."""
    folder = tmp_path_factory.mktemp("hoard")
    server = Process(str(folder / "tables.db"), log=folder / "log.txt", MEADHALL_GAMES="examples.hoard").start()
    yield server
    server.stop()


def is_compiled(house: Process) -> bool:
    """Tell whether the server plays on compiled rules; a handover may keep it from answering."""
    try:
        return bool(httpx.get(f"{house.url}/healthz").json()["compiling"]["of"] == 0)
    except httpx.TransportError:
        return False


class Thief(Seated):
    """Takes any move of the list."""

    def question(self) -> str | None:
        return "move" if self.tray.locator("li .button:enabled").count() else None

    def _move(self) -> None:
        moves, decision = self.tray.locator("li .button"), self._decision()
        self.press(moves.nth(self.choice.randrange(moves.count())))
        self.visitor.until(lambda: self._decision() != decision)

    def _decision(self) -> int:
        """How many decisions of this seat the browser has heard of."""
        return max((event["view"]["decision"] for event in self.visitor.heard() if event.get("view")), default=0)


def begin(visitor: Visitor) -> Page:
    """From the hall to a table with three Thralls."""
    visitor.prefers(speed="instant")
    page = visitor.go()
    card = page.get_by_role("article", name="Hoard")
    expect(card).to_contain_text("2 to 4 players")
    expect(card).to_contain_text("Twelve treasures, three dragons")
    links, rules = card.get_by_role("link").all_inner_texts(), SAY("hall-rules")
    if visitor.size == PHONE:  # which has its rules where there is something to learn
        turn_hall(page, "hall-tab-learn")
        expect(page.get_by_role("region", name="Hoard").get_by_role("link", name=rules)).to_be_visible()
        visitor.fits()
        turn_hall(page, "hall-tab-hall")
        links.append(rules)
    assert links == [SAY("hall-set-up"), rules]
    visitor.fits()
    card.get_by_role("link", name=SAY("hall-set-up")).click()
    expect(page.get_by_role("button", name="Jarl · hard", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Karl · medium", exact=True)).to_have_count(0)
    page.get_by_role("button", name="Thrall · easy", exact=True).click()
    page.get_by_role("button", name=SAY("hall-start")).click()
    expect(page.get_by_role("heading", name="Which card do you choose?")).to_be_visible()
    return page


def test_hoard_fits_a_phone(chromium: Browser, house: Process, axe: str) -> None:
    with Visitor(chromium, house.url, size=PHONE) as visitor:
        begin(visitor)
        visitor.fits()
        visitor.accessible(axe)


@pytest.mark.parametrize("size", [DESK, pytest.param(PHONE, marks=pytest.mark.soak)], ids=["desk", "phone"])
def test_hoard_is_played_by_mouse_to_its_end_and_replayed(
    chromium: Browser, house: Process, axe: str, size: tuple[int, int]
) -> None:
    with Visitor(chromium, house.url, size=size) as visitor:
        page = begin(visitor)
        board = page.get_by_role("region", name=SAY("web-board"))
        expect(board).to_contain_text("Your hand:")
        expect(board).to_contain_text("left in the hoard")
        visitor.fits()
        visitor.accessible(axe)
        thief = Thief(visitor)
        thief.play(until=lambda: len(thief.asked) == 9)
        PICTURES.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=PICTURES / f"hoard-{'phone' if size == PHONE else 'desk'}.png")
        wait_until(lambda: is_compiled(house))  # before that, what decided the game can't be found
        thief.play()
        assert len(thief.asked) >= 11
        ending = page.get_by_role("dialog").filter(has_text=SAY("web-end-save"))
        expect(ending).to_contain_text("Twelve rounds are played")
        expect(ending.locator("tfoot td")).to_have_count(4)
        expect(ending).to_contain_text("buried")
        visitor.fits()
        visitor.accessible(axe)
        ending.get_by_role("button", name=SAY("web-end-replay")).click()
        expect(board).not_to_contain_text("Round 12")
        page.locator(".replay input:visible").press("End")
        expect(board).to_contain_text("Round 12 of 12")
        if size == DESK:
            expect(page.get_by_role("complementary")).to_contain_text(re.compile("is turned up, and the heap is worth"))


def test_its_guide_is_read_in_the_browser(chromium: Browser, house: Process, axe: str) -> None:
    with Visitor(chromium, house.url) as visitor:
        page = visitor.go("#rules/hoard")
        expect(page.get_by_role("article")).to_contain_text("Equal cards cancel each other")
        expect(page.get_by_role("link", name=SAY("hall-all-rules"))).to_have_count(0)
        visitor.accessible(axe)


def test_a_name_that_is_no_game_leads_nowhere(chromium: Browser, house: Process) -> None:
    with Visitor(chromium, house.url) as visitor:
        page = visitor.go("#new/horde")
        expect(page.get_by_role("heading", name=SAY("hall-nowhere"))).to_be_visible()
        page = visitor.go("#learn/hoard")
        expect(page.get_by_role("heading", name=SAY("hall-nowhere"))).to_be_visible()
