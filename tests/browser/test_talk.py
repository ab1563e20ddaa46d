"""People who talk: three browsers say something, react, mute each other, and play again together."""

import re
from contextlib import ExitStack
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from meadhall.i18n import words

from ..server.people import bearer
from ..server.running import Running
from .tables import NAMES, made, over
from .visitor import DESK, PHONE, SETTLED, Visitor, turn_hall

SAY = words("en").say
HOSTILE = '<img src=x onerror="document.title=1"><b>bold</b>'


def open_talk(page: Page) -> Locator:
    """The panel, by the header's button, which is there at every width."""
    page.locator("header").get_by_role("button", name=re.compile(SAY("talk"))).click()
    page.get_by_role("button", name=SAY("talk-open")).click()
    return page.locator("aside")


def says(panel: Locator, text: str) -> None:
    panel.get_by_role("textbox", name=SAY("talk-say")).fill(text)
    panel.get_by_role("button", name=SAY("talk-send")).click()
    expect(panel.get_by_role("textbox", name=SAY("talk-say"))).to_have_value("")


def reacts(page: Page, reaction: str) -> None:
    page.locator("header").get_by_role("button", name=re.compile(SAY("talk"))).click()
    page.locator("header").get_by_role("button", name=SAY(f"reaction-{reaction}")).click()


@pytest.mark.parametrize(
    "sizes",
    [(DESK, PHONE, DESK), pytest.param((PHONE, DESK, PHONE), marks=pytest.mark.soak)],
    ids=["one has a phone", "two have phones"],
)
def test_three_people_talk_react_mute_and_play_again(
    chromium: Browser, hall: Running, axe: str, sizes: tuple[tuple[int, int], ...]
) -> None:
    table = made(hall, "me,me,me,karl")
    with ExitStack() as stack:
        anna, bo, mira = (stack.enter_context(Visitor(chromium, hall.url, size=size)) for size in sizes)
        for each in (anna, bo, mira):
            each.prefers(speed="instant")
        pages = [
            each.sits(table, seat, roles=("host", "join", "watch") if seat == 0 else ())
            for seat, each in enumerate((anna, bo, mira))
        ]
        _talk(pages)
        _react(pages)
        _mute(pages)
        for each in (anna, bo):
            each.fits()
            each.accessible(axe)
        _play_again(pages, table, hall)
        anna.accessible(axe)


def _talk(pages: list[Page]) -> None:
    anna, bo, mira = pages
    says(open_talk(anna), HOSTILE)
    badge = bo.locator("header").get_by_role("button", name=f"{SAY('talk')}: {SAY('talk-unread', count=1)}")
    expect(badge).to_be_visible()
    heard = open_talk(bo).get_by_role("log")
    expect(heard.get_by_text(HOSTILE)).to_be_visible()
    expect(heard.locator("img, b")).to_have_count(0)
    expect(badge).to_have_count(0)
    bo.reload()
    expect(bo.locator("main")).to_be_visible()
    expect(bo.locator("header").get_by_role("button", name=SAY("talk"), exact=True)).to_be_visible()
    expect(open_talk(bo).get_by_role("log").get_by_text(HOSTILE)).to_be_visible()
    says(open_talk(mira), "Hush!")
    expect(heard.get_by_text("Hush!")).to_be_visible()


def _react(pages: list[Page]) -> None:
    """It is seen at the plate, over no wall and no engine, and is said to who cannot see it."""
    anna, bo, mira = pages
    for page in (anna, mira):
        if page.viewport_size == {"width": PHONE[0], "height": PHONE[1]}:
            page.locator("aside").get_by_role("button", name=SAY("web-close")).click()
    reacts(bo, "skal")
    for page in (anna, mira):
        bubble = page.locator("[data-reaction=skal]").first
        expect(bubble).to_be_visible()
        page.evaluate(SETTLED)  # it rises to its place
        covered = page.evaluate(COVERED)
        assert covered == [], covered
        said = page.get_by_role("status").filter(has_text=f"{NAMES[1]}: {SAY('reaction-skal')}")
        expect(said).to_have_count(1)
    expect(anna.locator("[data-reaction]")).to_have_count(0)


COVERED = """() => {
  const over = (box, x, y) => box.left < x && x < box.right && box.top < y && y < box.bottom;
  const built = (path, x, y) => path.isPointInFill(new DOMPoint(x, y).matrixTransform(path.getScreenCTM().inverse()));
  const engines = [...document.querySelectorAll('circle.siege')].map((each) => each.getBoundingClientRect());
  const walls = [...document.querySelectorAll('path.free')];
  const found = [];
  for (const bubble of document.querySelectorAll('[data-reaction]')) {
    const { left, right, top, bottom } = bubble.getBoundingClientRect();
    for (let x = left; x <= right; x += 2)
      for (let y = top; y <= bottom; y += 2) {
        if (engines.some((each) => over(each, x, y))) found.push(['engine', x, y]);
        if (walls.some((each) => built(each, x, y))) found.push(['wall', x, y]);
      }
  }
  return found.slice(0, 3);
}"""


def _mute(pages: list[Page]) -> None:
    anna, bo, mira = pages
    panel = open_talk(mira)
    shown = panel.get_by_role("log").get_by_text(SAY("reaction-skal"))
    quiet = panel.get_by_role("button", name=SAY("talk-mute", who=NAMES[1]))
    for count in (0, 1):
        quiet.click()
        expect(shown).to_have_count(count)
    button = panel.get_by_role("button", name=SAY("talk-mute", who=NAMES[0]))
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    hers = open_talk(anna)
    says(hers, "Can you hear me?")
    his = bo.locator("aside").get_by_role("log")
    expect(his.get_by_text("Can you hear me?")).to_be_visible()
    says(panel, "Who spoke?")
    expect(his.get_by_text("Who spoke?")).to_be_visible()
    expect(panel.get_by_role("log").get_by_text("Can you hear me?")).to_have_count(0)
    switch = hers.get_by_label(SAY("talk-switch"))
    switch.select_option("off")
    expect(panel.get_by_text(SAY("talk-is-off"))).to_be_visible()
    expect(panel.get_by_role("textbox")).to_have_count(0)
    switch.select_option("asked")
    expect(panel.get_by_role("button", name=SAY("talk-yes"))).to_be_visible()
    expect(panel.get_by_role("textbox")).to_have_count(0)
    switch.select_option("on")
    expect(panel.get_by_role("textbox", name=SAY("talk-say"))).to_be_visible()


def test_the_switch_shows_what_is_so_where_strangers_may_sit_down(visitor: Visitor, hall: Running) -> None:
    page = visitor.sits(made(hall, "me,open,karl", hall={"joins": True}), 0, roles=("host",))
    switch = page.get_by_label(SAY("talk-switch"))
    expect(switch).to_have_value("asked")
    with page.expect_response(lambda answer: answer.request.method == "PUT"):
        switch.select_option("on")
    expect(switch).to_have_value("asked")


def _play_again(pages: list[Page], table: dict[str, Any], hall: Running) -> None:
    """Bo, who is no host, sets it up; Anna follows from the page of the end, Mira from the hall."""
    anna, bo, mira = pages
    mira.goto(f"{hall.url}/#hall")
    for seat in range(3):
        at, mine = f"{hall.url}/api/tables/{table['table']}/seats/{seat}/bot", bearer(table["seats"][str(seat)])
        assert httpx.put(at, json={"level": "thrall"}, headers=mine).status_code == 204
    over(hall, table)
    bo.get_by_role("dialog").get_by_role("button", name=SAY("web-end-rematch")).click()
    link = bo.get_by_role("textbox", name=SAY("web-link-join"))
    expect(link).to_have_value(re.compile("#join/"))
    mira.reload()
    join = SAY("web-end-join-rematch")
    turn_hall(mira, "hall-mine")
    ways = anna.get_by_role("dialog").get_by_role("button", name=join), mira.get_by_role("button", name=join)
    for page, way, name in zip((anna, mira), ways, (NAMES[0], NAMES[2]), strict=True):
        expect(bo.get_by_text(SAY("rematch-kept", who=name))).to_be_visible()
        way.click()
        expect(page).to_have_url(bo.url)
        expect(bo.get_by_text(SAY("rematch-kept", who=name))).to_have_count(0)
    bo.get_by_role("button", name=SAY("web-start")).click()
    for page in pages:
        expect(page.locator("main[data-step]")).to_be_visible()
    expect(mira.locator('[data-plate="1"]').first).to_contain_text(NAMES[1])


def test_who_gets_up_finds_the_table_again_and_strangers_are_asked(chromium: Browser, hall: Running) -> None:
    table = made(hall, "me,open,open", hall={"joins": True, "watched": False})
    with ExitStack() as stack:
        anna, bo = (stack.enter_context(Visitor(chromium, hall.url)) for _ in range(2))
        hers = anna.sits(table, 0, roles=("host", "join"))
        page = bo.go(f"#join/{table['table']}/{table['join']}")
        page.get_by_role("textbox").first.fill("Bo")
        page.get_by_role("button", name=SAY("hall-join")).click()
        page.get_by_role("button", name=SAY("talk-yes")).click()
        expect(page.get_by_text(SAY("talk-yes-said"))).to_be_visible()
        expect(page.get_by_role("textbox", name=SAY("talk-say"))).to_have_count(0)
        hers.get_by_role("button", name=SAY("talk-yes")).click()
        page.get_by_role("textbox", name=SAY("talk-say")).fill("Hello there")
        page.get_by_role("button", name=SAY("talk-send")).click()
        expect(hers.get_by_role("log").get_by_text("Hello there")).to_be_visible()
        page.get_by_role("button", name=SAY("web-get-up")).click()
        page.get_by_role("link").filter(has_text=SAY("hall-gone")).click()
        expect(page).to_have_url(re.compile("#join/"))
        page.get_by_role("button", name=SAY("hall-join")).click()
        expect(page).to_have_url(re.compile("#table/"))
        expect(hers.locator('[data-plate="1"]')).to_contain_text("Bo")
