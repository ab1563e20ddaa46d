"""The hall, the rules and the settings in a real browser, in every language, size and light."""

import json
import re

import pytest
from playwright.sync_api import Browser, Route, expect

from meadhall.i18n import LANGUAGES, words

from ..server.people import bearer
from ..server.running import Running
from .chieftain import Chieftain
from .languages import languages
from .tables import HTTP, made
from .visitor import DESK, PHONE, SIZES, TABLET, Visitor

SAY = words("en").say
FIRST_LOAD = 200_000  # bytes on the wire


def test_a_game_begins_with_one_click(visitor: Visitor) -> None:
    page = visitor.go()
    page.get_by_role("main").get_by_role("button", name=re.compile("^Play")).first.click()
    expect(Chieftain(visitor).tray.locator("ul.chips")).to_be_visible()
    page.goto(visitor.url)
    expect(page.get_by_text("Your turn").first).to_be_visible()


def test_a_phone_shows_what_waits_both_games_and_the_puzzle_without_scrolling(
    chromium: Browser, hall: Running, axe: str
) -> None:
    with Visitor(chromium, hall.url, size=PHONE) as visitor:
        table = made(hall, "me,karl,karl")
        page = visitor.sits(table, 0)
        page.goto(f"{hall.url}/#hall")
        waits = page.locator(f"a.urgent[href='#table/{table['table']}']")
        expect(waits).to_contain_text(SAY("hall-your-turn"))
        shown = [waits, page.locator("article").nth(1), page.locator("section[aria-labelledby=day-puzzle]")]
        tabs = page.get_by_role("navigation", name=SAY("hall-tabs"))
        top = tabs.bounding_box()
        for each in shown:
            expect(each).to_be_visible()
            box = each.bounding_box()
            assert box and top and box["y"] + box["height"] <= top["y"], (each, box, top)
        for tab, heading in (
            ("hall-mine", "hall-mine"),
            ("open-title", "open-title"),
            ("hall-tab-learn", "hall-game-eketorp"),
        ):
            tabs.get_by_role("button", name=SAY(tab)).click()
            expect(page.get_by_role("heading", name=SAY(heading))).to_be_visible()
            expect(page.locator("article").first).to_be_hidden()
            visitor.fits()
            visitor.accessible(axe)


def test_the_bell_rings_on_every_page_and_falls_silent(visitor: Visitor, hall: Running) -> None:
    table = made(hall, "me,karl,karl")
    page = visitor.sits(table, 0)
    expect(page).to_have_title(SAY("web-title-turn"))
    page.goto("about:blank")
    visitor.go("#rules/eketorp")
    bell = page.get_by_role("link", name=SAY("hall-waits", count=1))
    expect(bell).to_have_attribute("href", f"#table/{table['table']}")
    bell.click()
    expect(page.locator("main[data-step]")).to_be_visible()
    at = f"{hall.url}/api/tables/{table['table']}/abandon"
    assert HTTP.post(at, headers=bearer(table["host"])).status_code == 204
    visitor.go("#rules/eketorp")
    expect(page.get_by_role("searchbox")).to_be_visible()
    expect(bell).to_have_count(0)


def test_play_remembers_with_whom(visitor: Visitor) -> None:
    page = visitor.go()
    card = page.get_by_role("article").first
    card.get_by_role("button", name=SAY("hall-play-choose")).click()
    card.get_by_label(SAY("hall-how-many"), exact=True).select_option("5")
    card.get_by_label(SAY("hall-bots"), exact=True).select_option("thrall")
    page.reload()
    expect(card.get_by_text(SAY("hall-play-bots", count=4, level="easy"))).to_be_visible()
    with page.expect_response(lambda answer: answer.url.endswith("/api/tables")) as answer:
        card.get_by_role("button", name=re.compile("^Play")).click()
    seats = json.loads(answer.value.request.post_data or "{}")["seats"]
    assert [seat.get("level") for seat in seats] == [None, *["thrall"] * 4]
    visitor.go()
    page.evaluate("localStorage['meadhall.company'] = localStorage['meadhall.company'].replace('thrall', 'berserk')")
    page.reload()  # with a level that there was in another version
    expect(card.get_by_text(SAY("hall-play-bots", count=3, level="medium"))).to_be_visible()


def test_the_first_load_is_small(chromium: Browser, hall: Running) -> None:
    with Visitor(chromium, hall.url) as visitor:
        wire = visitor.context.new_cdp_session(visitor.page)
        sizes: list[int] = []
        wire.on("Network.loadingFinished", lambda told: sizes.append(int(told["encodedDataLength"])))
        wire.send("Network.enable")
        visitor.go().wait_for_load_state("networkidle")
        assert len(sizes) > 5 and sum(sizes) < FIRST_LOAD, sum(sizes)


def test_the_hall_has_letters_before_its_fonts_come_and_then_nothing_moves(chromium: Browser, hall: Running) -> None:
    with Visitor(chromium, hall.url) as visitor:
        held = list[Route]()
        visitor.page.route(re.compile("woff2?$"), lambda route: held.append(route))
        page = visitor.page
        page.goto(f"{hall.url}/", wait_until="commit")  # it is not loaded before its fonts are
        expect(page.get_by_role("article")).to_have_count(2)
        expect(page.get_by_text(SAY("hall-seats-range", least=3, most=6))).to_be_visible()
        visitor.until(lambda: len(held) > 2)
        assert page.evaluate(UNTIL) and page.evaluate("[...document.fonts].some(each => each.status === 'loading')")
        before = page.evaluate(HEIGHTS)
        for each in held:
            each.continue_()
        page.evaluate("document.fonts.ready.then(() => {})")
        assert page.evaluate(
            "[...document.fonts].some(each => /^Alegreya/.test(each.family) && each.status === 'loaded')"
        )
        assert page.evaluate(HEIGHTS) == before


UNTIL = (
    """() => [...document.fonts].filter(each => /^Until/.test(each.family)).some(each => each.status === 'loaded')"""
)
HEIGHTS = """() => [...document.querySelectorAll('article, section.panel')]
  .map(each => Math.round(each.getBoundingClientRect().height / 4))"""


@pytest.mark.parametrize(("language", "size", "theme"), languages((PHONE, DESK, TABLET), ("dark", "light", "dark")))
def test_every_page_of_the_hall(
    chromium: Browser, hall: Running, axe: str, language: str, size: tuple[int, int], theme: str
) -> None:
    """Sizes and light take turns with the languages, and one language is enough for axe-core; soak has them all."""
    with Visitor(chromium, hall.url, language, size, theme) as visitor:
        _look_around(visitor, axe if language == "en" else "")


@pytest.mark.soak
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_of_the_hall_in_every_size(
    chromium: Browser, hall: Running, axe: str, language: str, theme: str, size: tuple[int, int]
) -> None:
    with Visitor(chromium, hall.url, language, size, theme) as visitor:
        _look_around(visitor, axe)


def _look_around(visitor: Visitor, axe: str) -> None:
    say = words(visitor.language).say
    pages = {
        "": say("hall-play"),
        "#new/eketorp": say("hall-seats"),
        "#rules/eketorp": say("hall-contents") if visitor.size != PHONE else say("hall-guide"),
        "#rules/eketorp/E8.2.1": "E8.2.1",
        "#rules/shipwrights": say("hall-guide"),
    }
    for fragment, text in pages.items():
        visitor.page.goto("about:blank")
        page = visitor.go(fragment)
        expect(page.get_by_text(text).filter(visible=True).first).to_be_visible()
        expect(page.get_by_role("heading", level=1).first).to_be_visible()  # contents may come before the page itself
        assert page.evaluate("document.documentElement.lang") == visitor.language
        visitor.fits()
        if axe:
            visitor.accessible(axe)


def test_the_settings_are_worn_and_kept(visitor: Visitor, axe: str) -> None:
    page = visitor.go()
    page.get_by_role("button", name="Settings").click()
    visitor.accessible(axe)
    page.get_by_text(words("en").say("web-theme-light"), exact=True).click()
    assert page.evaluate("document.documentElement.dataset.theme") == "light"
    page.reload()
    assert page.evaluate("document.documentElement.dataset.theme") == "light"


def test_a_rule_is_found_by_words_and_by_number(visitor: Visitor) -> None:
    page = visitor.go("#rules/eketorp")
    search = page.get_by_role("searchbox")
    search.fill("hospital")
    expect(page.get_by_text(re.compile(r"\d+ results?|The first")).first).to_be_visible()
    search.fill("E8.2.1")
    expect(page.get_by_text("E8.2.1").first).to_be_visible()


def test_a_broken_link_says_so(visitor: Visitor, axe: str) -> None:
    for fragment in ("#nowhere", "#new/chess", "#rules/chess/E1", "#learn/chess", "nowhere/at/all"):
        page = visitor.go(fragment)
        expect(page.get_by_role("heading", name=SAY("hall-nowhere"))).to_be_visible()
        if fragment == "#nowhere":
            visitor.accessible(axe)
        page.get_by_role("link", name=SAY("hall-to-hall")).click()
        expect(page.get_by_text(SAY("hall-play")).first).to_be_visible()


def test_a_rule_that_is_not_there_is_missed(visitor: Visitor) -> None:
    page = visitor.go("#rules/eketorp/E99.9")
    expect(page.get_by_role("alert")).to_have_text(SAY("hall-no-rule", rule="E99.9"))
    page.get_by_role("link", name=SAY("hall-all-rules")).click()
    expect(page.get_by_role("alert")).to_have_count(0)


@pytest.mark.parametrize(("language", "edition"), [("en", "standard"), ("fr", "french")])
def test_readers_find_the_edition_that_they_have(chromium: Browser, hall: Running, language: str, edition: str) -> None:
    with Visitor(chromium, hall.url, language) as visitor:
        page = visitor.go("#new/eketorp")
        expect(page.get_by_label(words(language).say(f"eketorp-preset-{edition}"))).to_be_checked()


def test_a_chapter_is_found_again_on_the_path(visitor: Visitor) -> None:
    page = visitor.go("#learn/eketorp")
    page.locator("section.guide .button.primary:enabled").click()
    goal = page.locator("section.guide .goal b")
    expect(goal).to_have_text(SAY("learn-eketorp-round-bricks"))
    visitor.go("#hall")
    page.get_by_role("link", name=SAY("learn-continue")).click()
    expect(goal).to_have_text(SAY("learn-eketorp-round-bricks"))
    visitor.go("#hall")
    expect(page.locator("main aside, main section").get_by_text(SAY("hall-mine-none"))).to_be_visible()
