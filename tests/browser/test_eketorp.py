"""Eketorp in a real browser: whole games by mouse and by keyboard, in all languages and sizes, light and dark."""

import pytest
from playwright.sync_api import Browser, expect

from ..server.running import Running
from .chieftain import Chieftain
from .tables import made
from .visitor import PHONE, SHIFTS, SIZES, Visitor

AT_ONCE = {"speed": "instant"}


def in_round(chieftain: Chieftain, number: int) -> bool:
    return any(event["view"] and event["view"]["position"]["round"] >= number for event in chieftain.visitor.heard())


def test_a_round_against_bots_by_mouse_shifts_nothing_and_can_be_looked_at_again(
    visitor: Visitor, hall: Running
) -> None:
    visitor.page.add_init_script(SHIFTS)
    visitor.prefers(speed="brisk")
    page = visitor.sits(made(hall, "me,karl,karl,karl"), 0)
    chieftain = Chieftain(visitor, seed=5)
    chieftain.play(until=lambda: "plan" in chieftain.asked)
    page.evaluate("window.shifted = []")
    chieftain.play(until=lambda: in_round(chieftain, 2) and chieftain.question() == "plan")
    assert page.evaluate("window.shifted") == [], page.evaluate("window.shifted")
    visitor.fits()
    say = chieftain.words.say
    page.get_by_role("button", name=say("web-round-back", game="eketorp")).click()
    page.get_by_role("button", name=say("web-step-back")).click()
    expect(page.get_by_role("button", name=say("web-back-to-now"))).to_be_visible()
    assert chieftain.tray.locator("ul.fields").count() == 0, "nobody plans in the past"
    page.get_by_role("button", name=say("web-back-to-now")).click()
    expect(chieftain.tray.locator("ul.fields")).to_be_visible()


def test_a_round_by_keyboard_alone(visitor: Visitor, hall: Running) -> None:
    visitor.prefers(**AT_ONCE)
    visitor.sits(made(hall, "me,karl,karl"), 0)
    chieftain = Chieftain(visitor, seed=2, keyboard=True)
    chieftain.play(until=lambda: in_round(chieftain, 2))
    assert "plan" in chieftain.asked


@pytest.mark.soak
@pytest.mark.parametrize("keyboard", [False, True])
def test_a_whole_game(visitor: Visitor, hall: Running, keyboard: bool) -> None:
    visitor.prefers(**AT_ONCE)
    visitor.sits(made(hall, "me,karl,karl,karl"), 0)
    chieftain = Chieftain(visitor, seed=3, keyboard=keyboard)
    chieftain.play()
    expect(visitor.page.get_by_role("dialog")).to_contain_text(chieftain.words.say("web-end-save"))
    assert {"plan", "attack", "card", "build"} <= set(chieftain.asked)
    visitor.fits()


@pytest.mark.parametrize(
    ("language", "size", "theme"),
    [("it", PHONE, "dark"), pytest.param("fr", SIZES[1], "light", marks=pytest.mark.soak)],
)
def test_a_round_in_other_words_and_sizes(
    chromium: Browser, hall: Running, axe: str, language: str, size: tuple[int, int], theme: str
) -> None:
    with Visitor(chromium, hall.url, language, size, theme) as visitor:
        visitor.prefers(**AT_ONCE)
        visitor.sits(made(hall, "me,karl,karl,karl"), 0)
        chieftain = Chieftain(visitor, seed=4)
        seen = set[str]()

        def looked() -> bool:
            question = chieftain.question()
            if question and question not in seen:
                seen.add(question)
                visitor.fits()
                visitor.accessible(axe)
            return in_round(chieftain, 2)

        chieftain.play(until=looked)
        assert "plan" in seen


def test_a_plan_survives_a_reload(visitor: Visitor, hall: Running) -> None:
    page = visitor.sits(made(hall, "me,karl,karl"), 0)
    chieftain = Chieftain(visitor)
    adding = chieftain.tray.locator("ul.fields .add")
    adding.nth(1).click()
    adding.nth(1).click()
    expect(chieftain.tray.locator("li.sent")).to_have_count(1)
    page.reload()
    expect(chieftain.tray.locator("li.sent")).to_have_count(1)
    with page.expect_request(lambda request: request.url.endswith("/moves")) as sent:
        chieftain._confirm()
    body = sent.value.post_data_json
    assert body and body["move"]["plan"]["B"] == 2
