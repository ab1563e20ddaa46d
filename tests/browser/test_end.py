"""After the end in a real browser: scores, chart, rematch, the saved file, and the replay with everybody's eyes."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from meadhall.i18n import words

from ..server.running import Running
from .tables import NAMES, finished
from .visitor import PATIENCE, PHONE, SIZES, Visitor

SAY = words("en").say
DEALT = 19  # steps after which all hands are dealt, where none is redrawn, and nobody has fought yet


@pytest.fixture(scope="module")
def over(hall: Running) -> dict[str, Any]:
    return finished(hall, "me,karl,karl,karl", options={"mulligan": "off"})


@pytest.fixture
def page(visitor: Visitor, over: dict[str, Any]) -> Iterator[Page]:
    visitor.prefers(speed="instant")
    yield visitor.sits(over, 0, roles=("host", "watch"))


def ending(page: Page) -> Locator:
    return page.get_by_role("dialog").filter(has_text=SAY("web-end-save"))


def test_scores_say_who_won_the_game_is_saved_and_opened_again_and_a_rematch_begins(
    page: Page, visitor: Visitor, axe: str, over: dict[str, Any], tmp_path: Path
) -> None:
    expect(ending(page).locator("tfoot td")).to_have_count(4)
    outcome = next(event["view"] for event in visitor.heard() if "view" in event)["outcome"]
    mine, *others = (parts["total"] for parts in outcome["scores"])
    columns = [int(text) for text in ending(page).locator("tfoot td").all_inner_texts()]
    assert columns == [mine, *sorted(others, reverse=True)]  # my own column first
    shared = 0 in outcome["winners"] and len(outcome["winners"]) > 1
    expect(ending(page).get_by_role("heading", level=2)).to_contain_text(SAY("web-you") if shared else str(mine))
    expect(ending(page).locator("figure .trophy .brick").first).to_be_visible()
    expect(ending(page).get_by_role("img", name=re.compile(SAY("web-end-course")))).to_be_visible()
    hidden = "each => each.scrollWidth - each.clientWidth"
    assert ending(page).get_by_role("group", name=SAY("final-scores")).evaluate(hidden) == 0, "a column is cut off"
    visitor.fits()
    visitor.accessible(axe)
    with page.expect_download() as saved:
        ending(page).get_by_role("button", name=SAY("web-end-save")).click()
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    page = visitor.go()
    page.locator("input[type=file]").set_input_files(file)
    expect(page).to_have_url(re.compile("#table/"))
    expect(ending(page).locator("tfoot td")).to_have_count(4)
    page = visitor.go(f"#table/{over['table']}")
    ending(page).get_by_role("button", name=SAY("web-end-rematch")).click()
    expect(page.locator("section.tray ul.chips")).to_be_visible()
    assert over["table"] not in page.url


def test_three_moments_lead_into_the_replay_and_the_tray_keeps_the_way_back(page: Page, visitor: Visitor) -> None:
    moments = ending(page).locator("section ol li")
    expect(moments).to_have_count(3, timeout=PATIENCE)
    expect(ending(page).locator("svg g.moment")).to_have_count(3)
    moments.nth(1).get_by_role("button").click()
    expect(ending(page)).to_have_count(0)
    bar = page.get_by_role("slider", name=SAY("web-replay-bar"))
    visitor.until(lambda: 0 < int(bar.input_value()) < int(bar.get_attribute("max") or 0))
    tray = page.locator("section.tray")
    expect(tray.get_by_role("button", name=SAY("web-end-rematch"))).to_be_visible()
    tray.get_by_role("button", name=SAY("web-replay"), exact=True).click()
    expect(bar).to_have_value("0")
    tray.get_by_role("button", name=SAY("web-result"), exact=True).click()
    expect(moments).to_have_count(3)


def test_the_replay_has_everybodys_eyes_and_all_hands(page: Page, visitor: Visitor, axe: str) -> None:
    ending(page).get_by_role("button", name=SAY("web-end-replay")).click()
    expect(page.get_by_role("button", name=SAY("web-step-on"))).to_be_enabled()
    _look_at(page, DEALT)
    expect(_open_hands(page)).to_have_count(1)  # early in the game only my own hand is known
    page.get_by_label(SAY("web-seen-by")).select_option(label=SAY("named-bot", level="karl", colour="yellow"))
    expect(page.locator(".head.stacked").last).not_to_contain_text(NAMES[0])
    expect(page.get_by_role("slider", name=SAY("web-replay-bar"))).not_to_have_value("0")  # it comes to the end,
    expect(page.get_by_role("button", name=SAY("web-step-on"))).to_be_enabled()  # and goes back to the round looked at
    _look_at(page, DEALT)
    expect(_open_hands(page)).to_have_count(1)
    page.get_by_role("button", name=SAY("web-all-open")).click()
    expect(page.get_by_role("button", name=SAY("web-all-open"))).to_have_attribute("aria-pressed", "true")
    expect(_open_hands(page)).to_have_count(4)
    visitor.fits()
    visitor.accessible(axe)


def test_all_hands_of_shipwrights_lie_open(visitor: Visitor, hall: Running, axe: str) -> None:
    visitor.prefers(speed="instant")
    page = visitor.sits(finished(hall, "me,karl,karl", game="shipwrights"), 0)
    ending(page).get_by_role("button", name=SAY("web-end-replay")).click()
    expect(page.get_by_role("button", name=SAY("web-step-on"))).to_be_enabled()
    _look_at(page, 20)
    assert page.locator(".tray .held").count() == 0
    page.get_by_role("button", name=SAY("web-all-open")).click()
    expect(page.locator(".tray .held")).to_have_count(2)
    held = page.locator(".tray .held").first.locator(".spot")
    expect(held.first).to_be_visible()
    page.get_by_label(SAY("web-seen-by")).select_option(label=SAY("named-bot", level="karl", colour="yellow"))
    expect(page.locator(".tray .held")).to_have_count(2)
    visitor.fits()
    visitor.accessible(axe)


def _look_at(page: Page, step: int) -> None:
    page.get_by_role("slider", name=SAY("web-replay-bar")).fill(str(step))
    page.wait_for_timeout(500)


def _open_hands(page: Page) -> Locator:
    """The hands above the castles that show their cards."""
    hands = page.locator(".head .cards:not(.swap)").filter(has=page.locator(".card"))
    return hands.filter(has_not=page.locator(".back"))


@pytest.mark.soak
@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", SIZES)
def test_the_end_in_every_size_and_light(
    chromium: Browser, hall: Running, over: dict[str, Any], axe: str, size: tuple[int, int], theme: str
) -> None:
    with Visitor(chromium, hall.url, "it", size, theme) as visitor:
        page = visitor.sits(over, 0)
        say = words("it").say
        expect(page.get_by_role("button", name=say("web-end-save"))).to_be_visible()
        visitor.fits()
        hidden = page.locator("dialog[open]").evaluate("each => each.scrollHeight - each.clientHeight")
        assert hidden <= 0, "the whole page scrolls, with its title and buttons"
        visitor.accessible(axe)
        page.get_by_role("button", name=say("web-end-replay")).click()
        page.wait_for_timeout(800)
        visitor.fits()
        visitor.accessible(axe)


@pytest.mark.parametrize(
    ("castles", "size"),
    [
        (6, PHONE),
        *[
            pytest.param(castles, size, marks=pytest.mark.soak)
            for castles in (3, 5, 6)
            for size in SIZES
            if (castles, size) != (6, PHONE)
        ],
    ],
)
def test_any_number_of_castles_fits(chromium: Browser, hall: Running, castles: int, size: tuple[int, int]) -> None:
    table = finished(hall, ",".join(["me"] + ["thrall"] * (castles - 1)))
    with Visitor(chromium, hall.url, size=size) as visitor:
        page = visitor.sits(table, 0)
        page.get_by_role("button", name=SAY("web-end-look")).click()
        expect(page.locator(".head")).to_have_count(castles)
        visitor.fits()
        assert page.evaluate(OUTSIDE) == []


OUTSIDE = """() => [...document.querySelectorAll('.head, g.piece, [data-part], .tray')]
  .map(each => [each.getAttribute('class') + ' ' + each.dataset.part, each.getBoundingClientRect()])
  .filter(([_, box]) => box.left < -1 || box.right > innerWidth + 1 || box.top < -1 || box.bottom > innerHeight + 1)
  .map(([name, box]) => `${name} ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`)"""
