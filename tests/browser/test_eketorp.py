"""Eketorp in a real browser: whole games by mouse and by keyboard, in all languages and sizes, light and dark."""

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from meadhall import Table
from meadhall.i18n import words

from ..server.running import Running
from .chieftain import Chieftain
from .frames import Frames
from .positions import made_at
from .seated import Seated
from .sieges import at_eight_places, besieged, broken_into
from .tables import made
from .visitor import PHONE, SHIFTS, SIZES, Visitor

AT_ONCE = {"speed": "instant"}
SCROLLS = """() => [...document.querySelectorAll('section.tray, section.tray *')].filter((each) => {
  const {overflowX, overflowY} = getComputedStyle(each), may = (flow) => /auto|scroll/.test(flow);
  return (may(overflowY) && each.scrollHeight > each.clientHeight + 1)
    || (may(overflowX) && each.scrollWidth > each.clientWidth + 1);
}).map((each) => each.className)"""


def in_round(seated: Seated, number: int) -> bool:
    return any(event["view"] and event["view"]["position"]["round"] >= number for event in seated.visitor.heard())


def test_a_round_against_bots_by_mouse_shifts_nothing_and_can_be_looked_at_again(
    visitor: Visitor, hall: Running
) -> None:
    visitor.page.add_init_script(SHIFTS)
    visitor.prefers(speed="brisk")
    frames = Frames(visitor)
    page = visitor.sits(made(hall, "me,karl,karl,karl"), 0)
    chieftain = Chieftain(visitor, seed=5)
    chieftain.play(until=lambda: "plan" in chieftain.asked)
    page.evaluate("window.shifted = []")
    chieftain.play(until=lambda: in_round(chieftain, 2) and chieftain.question() == "plan")
    assert page.evaluate("window.shifted") == [], page.evaluate("window.shifted")
    visitor.fits()
    assert page.evaluate(SCROLLS) == []
    fought = "eketorp-event-cards" in json.dumps(visitor.heard())  # hardly a deal in which nobody fights
    assert {"reveal", "build"} | ({"duel"} if fought else set()) <= frames.check()
    say = chieftain.words.say
    page.get_by_role("button", name=say("web-round-back", game="eketorp")).click()
    page.get_by_role("button", name=say("web-step-back")).click()
    expect(page.get_by_role("button", name=say("web-back-to-now"))).to_be_visible()
    assert chieftain.tray.locator("ul.chips").count() == 0, "nobody plans in the past"
    page.get_by_role("button", name=say("web-back-to-now")).click()
    expect(chieftain.tray.locator("ul.chips")).to_be_visible()


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
                assert visitor.page.evaluate(SCROLLS) == [], question
                visitor.accessible(axe)
            return in_round(chieftain, 2)

        chieftain.play(until=looked)
        assert "plan" in seen


def test_a_plan_is_made_on_the_board_and_kept_as_chips_that_survive_a_reload(visitor: Visitor, hall: Running) -> None:
    page = visitor.sits(made(hall, "me,karl,karl"), 0)
    chieftain = Chieftain(visitor)
    places, home = chieftain.tray.locator("ul.chips li:has(button)"), page.locator("ul.chips li:not(:has(button))")
    plot = page.locator("[data-spot='field B']")
    plot.click()
    plot.click()
    expect(places).to_have_count(1)
    expect(places).to_contain_text("×2")
    plot.click(button="right")
    expect(places).not_to_contain_text("×")
    page.keyboard.press("a")
    page.keyboard.press("-")  # takes back the last one
    expect(places).to_have_count(1)
    places.get_by_role("button").click()
    expect(places).to_have_count(0)
    while plot.get_attribute("aria-disabled") == "false":
        plot.click()
    expect(page.locator(".shaken")).to_have_count(0)
    sent = places.text_content() or ""
    plot.click(force=True)  # it says that it cannot be chosen, and yet answers
    expect(page.locator("[data-part='castle 0'] .shaken")).to_have_count(1)
    expect(page.locator("foreignObject")).to_contain_text(chieftain.words.say("eketorp-reason-nobody-left-at-home"))
    expect(home).to_contain_text(chieftain.words.say("eketorp-vikings-home", count=0))
    assert places.text_content() == sent, "a click never takes back"
    page.reload()
    expect(places).to_have_text(sent)
    with page.expect_request(lambda request: request.url.endswith("/moves")) as moved:
        chieftain._confirm()
    body = moved.value.post_data_json
    assert body and f"×{body['move']['plan']['B']}" in sent and body["move"]["plan"]["home"] == 0


def test_a_card_says_what_it_achieves_and_its_bricks_at_risk_are_outlined(visitor: Visitor, hall: Running) -> None:
    table = besieged()
    siege, odds = _siege(table), table.view(0)["position"]["odds"]
    page = visitor.sits(made_at(hall, table), 0)
    cards = page.locator("section.tray").get_by_role("radio")
    expect(page.locator("[data-part='castle 0'] .glow.ember")).to_have_count(2)
    assert page.locator(".risk").count() == 0
    unseen = sum(odds["unseen"])
    for card, chance in zip(cards.all(), odds["cards"], strict=True):
        card.click()
        expect(page.locator("section.tray header p")).to_contain_text(f"{chance['wins'] + chance['draws']} of {unseen}")
        broken_in = [each["plunder"] for each, count in zip(chance["against"], odds["unseen"], strict=True) if count]
        worst = max(broken_in)
        expect(page.locator(".risk text")).to_have_text(f"−{siege['losses'][worst - 1]}")
        expect(page.locator(".risk path")).to_have_count(sum(siege["reach"][worst - 1]))
    page.locator("[data-part='castle 1'] .siege").first.hover()  # another engine is looked at
    expect(page.locator("[data-part='castle 1'] .glow")).to_have_count(2)
    with page.expect_request(lambda request: request.url.endswith("/moves")) as moved:
        cards.last.click()  # the chosen one
    assert (moved.value.post_data_json or {})["move"] == "play 5"


@pytest.mark.parametrize(("language", "size"), [("fr", SIZES[1]), pytest.param("es", SIZES[0], marks=pytest.mark.soak)])
def test_eight_fights_to_choose_from_fit_the_tray(
    chromium: Browser, hall: Running, language: str, size: tuple[int, int]
) -> None:
    with Visitor(chromium, hall.url, language, size) as visitor:
        page = visitor.sits(made_at(hall, at_eight_places()), 0)
        fights = page.locator("section.tray").get_by_role("radio")
        expect(fights).to_have_count(8)
        assert page.evaluate(SCROLLS) == []
        visitor.fits()
        fights.last.click()
        say = words(language).say
        expect(page.locator("section.tray header p")).to_contain_text(say("eketorp-web-defenders", count=5))
        assert page.evaluate(SCROLLS) == []


def test_the_best_loot_is_lifted_already_and_its_brick_is_carried_off(visitor: Visitor, hall: Running) -> None:
    table = broken_into()
    best = table.view(1)["position"]["fight"]["loots"][0]
    page = visitor.sits(made_at(hall, table), 1)
    chieftain = Chieftain(visitor)
    say = chieftain.words.say
    golden = chieftain.tray.locator(".button.primary")
    expect(golden).to_have_text(say("eketorp-scene-carry", brick=best["kept"], points=best["gain"]))
    expect(page.locator(".forward [data-spot$=' up']")).to_have_count(sum(best["counts"]))
    page.locator(".forward [data-spot$=' up']").first.click(button="right")
    expect(page.locator(".forward [data-spot$=' up']")).to_have_count(sum(best["counts"]) - 1)
    chieftain.tray.get_by_role("button", name=say("eketorp-scene-best")).click()
    with page.expect_request(lambda request: request.url.endswith("/moves")) as moved:
        golden.click()
    assert (moved.value.post_data_json or {})["move"] == best["code"]


def _siege(table: Table) -> Any:
    return table.view(0)["position"]["castles"][0]["sieges"]["ram"]
