"""The hall, the rules and the settings in a real browser, in every language, size and light."""

import re

import pytest
from playwright.sync_api import Browser, expect

from meadhall.i18n import LANGUAGES, words

from ..server.running import Running
from .chieftain import Chieftain
from .languages import languages
from .visitor import DESK, PHONE, SIZES, TABLET, Visitor

SAY = words("en").say
FIRST_LOAD = 200_000  # bytes on the wire


def test_a_game_begins_with_one_click(visitor: Visitor) -> None:
    page = visitor.go()
    page.get_by_role("button", name=re.compile("^Play")).first.click()
    expect(Chieftain(visitor).tray.locator("ul.chips")).to_be_visible()
    page.goto(visitor.url)
    expect(page.get_by_text("Your turn").first).to_be_visible()


def test_the_first_load_is_small(chromium: Browser, hall: Running) -> None:
    with Visitor(chromium, hall.url) as visitor:
        wire = visitor.context.new_cdp_session(visitor.page)
        sizes: list[int] = []
        wire.on("Network.loadingFinished", lambda told: sizes.append(int(told["encodedDataLength"])))
        wire.send("Network.enable")
        visitor.go().wait_for_load_state("networkidle")
        assert len(sizes) > 5 and sum(sizes) < FIRST_LOAD, sum(sizes)


@pytest.mark.parametrize(("language", "size", "theme"), languages((DESK, PHONE, TABLET), ("dark", "light", "dark")))
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
        expect(page.get_by_text(text).first).to_be_visible()
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
