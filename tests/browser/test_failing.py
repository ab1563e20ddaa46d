"""No blank page: parts of the client are broken on purpose, and every time there is a word and a way on."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from meadhall.i18n import words

from ..server.running import Running
from .languages import languages
from .tables import made
from .visitor import DESK, PHONE, TABLET, Visitor

SAY = words("en").say
SECRET = "abcdefghijklmnopqrstuv"
BROKEN = f"() => {{ throw new Error('on purpose at #seat/1/0/{SECRET}') }}"


def anything(said: str) -> bool:
    return True


def answering(body: str = "", status: int = 200, kind: str = "application/json") -> Callable[[Route], None]:
    return lambda route: route.fulfill(body=body, status=status, content_type=kind)


def broken(*names: str) -> Callable[[Route], None]:
    """A part of the client that comes, but cannot be drawn."""
    parts = ", ".join(f"broken as {name}" for name in names)
    return answering(f"const broken = {BROKEN}; export {{ {parts} }};", kind="text/javascript")


def failed(page: Page, language: str = "en") -> None:
    expect(page.get_by_role("heading", name=words(language).say("failed-title"))).to_be_visible()


def button(page: Page, id: str, language: str = "en") -> None:
    page.get_by_role("button", name=words(language).say(id), exact=True).click()


@pytest.mark.parametrize(
    ("language", "size", "theme"),
    languages((DESK, PHONE, TABLET), ("dark", "light", "light")),
)
def test_a_page_that_cannot_be_drawn_says_so_and_can_be_left(
    chromium: Browser, hall: Running, axe: str, language: str, size: tuple[int, int], theme: str
) -> None:
    say = words(language).say
    with Visitor(chromium, hall.url, language, size, theme, may_fail=anything) as visitor:
        visitor.page.route(re.compile("/assets/NewTable-.*js"), broken("default"))
        page = visitor.go("#new/eketorp")
        failed(page, language)
        expect(page.get_by_text(say("failed-why"))).to_be_visible()
        page.get_by_text(say("failed-detail")).click()
        expect(page.get_by_text("on purpose")).to_be_visible()
        assert SECRET not in page.content() and "#seat" not in page.locator("body").inner_text()
        visitor.fits()
        visitor.accessible(axe)
        button(page, "failed-again", language)
        failed(page, language)
        page.get_by_role("link", name=say("failed-hall")).click()
        expect(page.get_by_text(say("hall-play"), exact=True).first).to_be_visible()


def test_a_list_of_tables_that_makes_no_sense_leaves_the_hall(chromium: Browser, hall: Running, axe: str) -> None:
    with Visitor(chromium, hall.url, may_fail=anything) as visitor:
        visitor.sits(made(hall, "me,karl,karl"), 0)
        nonsense = '[{"role": "seat", "seat": 0, "yours": true, "table": {"id": "1", "game": "eketorp"}}]'
        visitor.page.route("**/api/tables", answering(nonsense))
        visitor.page.goto("about:blank")
        page = visitor.go()
        expect(page.get_by_text(SAY("failed-here"))).to_be_visible()
        visitor.accessible(axe)
        page.unroute("**/api/tables")
        page.get_by_role("main").get_by_role("button", name=re.compile("^Play")).first.click()
        expect(page.locator("section.tray ul.chips")).to_be_visible()


def test_a_page_whose_code_is_gone_can_be_loaded_again(chromium: Browser, hall: Running, axe: str) -> None:
    """As after an upgrade, or offline."""
    for answer in (lambda route: route.abort(), answering(status=404)):
        with Visitor(chromium, hall.url, may_fail=anything) as visitor:
            page = visitor.go()
            chunk = re.compile("/assets/NewTable-.*js")
            page.route(chunk, answer)
            page.get_by_role("link", name=SAY("hall-set-up")).first.click()
            failed(page)
            expect(page.get_by_text(SAY("failed-fetch"))).to_be_visible()
            visitor.accessible(axe)
            page.unroute(chunk)
            button(page, "failed-reload")
            expect(page.get_by_role("heading", name=SAY("hall-seats"))).to_be_visible()


@pytest.mark.parametrize("language", languages())
def test_without_any_words_there_are_a_few(chromium: Browser, hall: Running, axe: str, language: str) -> None:
    with Visitor(chromium, hall.url, language, may_fail=anything) as visitor:
        files = re.compile("/assets/(hall|server|table|web)-.*js")
        visitor.page.route(files, lambda route: route.abort())
        page = visitor.go()
        failed(page, language)
        assert page.evaluate("document.documentElement.lang") == language
        visitor.accessible(axe)
        page.unroute(files)
        button(page, "failed-reload", language)
        expect(page.get_by_text(words(language).say("hall-play"), exact=True).first).to_be_visible()


def test_without_any_script_there_is_a_line(chromium: Browser, hall: Running) -> None:
    with Visitor(chromium, hall.url, may_fail=anything) as visitor:
        visitor.page.route(re.compile("/assets/index-.*js"), lambda route: route.abort())
        page = visitor.go()
        expect(page.get_by_text("Meadhall hasn’t loaded yet.")).to_be_visible()


def test_a_click_that_comes_to_nothing_says_so(chromium: Browser, hall: Running, axe: str) -> None:
    with Visitor(chromium, hall.url, may_fail=anything) as visitor:
        page = visitor.go()
        words_of_french = re.compile("/assets/hall-.*js")
        page.route(words_of_french, lambda route: route.abort())
        page.get_by_role("button", name="FR – Français").click()
        expect(page.get_by_text(SAY("failed-fetch"))).to_be_visible()
        visitor.accessible(axe)
        button(page, "failed-close")
        expect(page.get_by_text(SAY("failed-fetch"))).to_be_hidden()
        page.evaluate("setTimeout(() => { throw new Error('on purpose') })")
        expect(page.get_by_text(SAY("failed-here"))).to_be_visible()


def test_a_refusal_without_words_is_still_a_sentence(chromium: Browser, hall: Running) -> None:
    """Parameters of null, and an error that this client does not know."""
    for body, text in (
        ('{"error": "too_large", "params": {"failed": null, "where": ["body", null, 3]}}', SAY("error-too-large")),
        ('{"error": "brand_new", "params": {}}', SAY("error-internal")),
        ("<html>", SAY("error-internal")),
    ):
        with Visitor(chromium, hall.url, may_fail=lambda said: "413" in said) as visitor:
            page = visitor.go()
            page.route("**/api/tables", answering(body, 413))
            page.get_by_role("main").get_by_role("button", name=re.compile("^Play")).first.click()
            expect(page.get_by_text(text)).to_be_visible()


def test_a_board_that_breaks_leaves_the_game_in_reach(chromium: Browser, hall: Running, axe: str) -> None:
    """The rest of the table stays, and the board comes back with what is new."""
    with Visitor(chromium, hall.url, may_fail=anything) as visitor:
        visitor.page.route(re.compile("/assets/face-.*js"), broken("Board", "opened"))
        page = visitor.sits(made(hall, "me,karl,karl"), 0)
        failed(page)
        expect(page.get_by_text(SAY("failed-part"))).to_be_visible()
        expect(page.get_by_role("heading", name=SAY("web-saga"))).to_be_visible()
        expect(page.get_by_role("button", name=SAY("web-settings"))).to_be_visible()
        visitor.fits()
        visitor.accessible(axe)
        page.unroute(re.compile("/assets/face-.*js"))
        button(page, "failed-reload")
        expect(page.locator("section.tray ul.chips")).to_be_visible()
