"""The table that both games share: watching, notices, settings, the way back, undo, why not, links issued anew."""

import random
import re

import httpx
import pytest
from playwright.sync_api import Browser, Page, Response, expect

from meadhall.i18n import words
from meadhall.server.bots.pool import Thinkers
from meadhall.server.tables import seats

from ..server.deciding import shortly
from ..server.running import Running
from .chieftain import Chieftain
from .positions import made_at
from .sieges import besieged
from .tables import NAMES, finished, made, person
from .visitor import PHONE, Visitor

SAY = words("en").say
AT_ONCE = {"speed": "instant"}
DECIDED = 16  # times that somebody decided while another was away


def test_a_spectator_sees_the_board_and_nobodys_hand(visitor: Visitor, hall: Running, axe: str) -> None:
    page = visitor.sits(made(hall, "me,karl,karl"), roles=("watch",))
    expect(page.get_by_text(SAY("web-watching"))).to_be_visible()
    expect(page.locator("g.pieces .piece").first).to_be_visible()
    assert page.locator("section.tray .button.primary").count() == 0
    for event in visitor.heard():
        assert all(castle["hand"] is None for castle in event["view"]["position"]["castles"])
    visitor.accessible(axe)


def test_a_game_is_called_by_its_name_before_its_own_words_are_there(chromium: Browser, hall: Running) -> None:
    with Visitor(chromium, hall.url, "it") as visitor:
        visitor.page.add_init_script(HEADINGS)
        page = visitor.sits(made(hall, "me,karl", game="shipwrights"), 0)
        expect(page.get_by_text(words("it").say("shipwrights-web-draft", count=2))).to_be_visible()
        assert page.evaluate("[...window.headings]") == [words("it").say("shipwrights")]


HEADINGS = """window.headings = new Set();
const note = () => document.querySelectorAll('header h1').forEach(each => window.headings.add(each.textContent));
new MutationObserver(note).observe(document, {childList: true, subtree: true, characterData: true})"""


def test_a_long_badge_leaves_a_phones_menu_in_sight(chromium: Browser, hall: Running) -> None:
    with Visitor(chromium, hall.url, "fr", PHONE) as visitor:
        page = visitor.sits(made_at(hall, besieged()), 0)
        expect(page.locator("header .badge")).to_be_visible()
        menu = page.locator("header").get_by_role("button", name=words("fr").say("web-menu"), exact=True).bounding_box()
        assert menu and menu["x"] + menu["width"] <= PHONE[0]


def test_my_turn_is_told_by_title_sound_and_notification(visitor: Visitor, hall: Running, http: httpx.Client) -> None:
    visitor.page.add_init_script(NOTICING)
    visitor.prefers(**AT_ONCE, notify=True)
    table = made(hall, "me,me,karl")
    page = visitor.sits(table, 0)
    expect(page).to_have_title(SAY("web-title-turn"))
    Chieftain(visitor)._plan()
    expect(page).to_have_title(SAY("web-title"))
    page.evaluate("[window.notes, window.notices, window.away] = [0, [], true]")
    other, dice = person(http, table, 1), random.Random(3)
    while not page.evaluate("window.notices.length"):
        other.play(dice)
        page.wait_for_timeout(20)
    assert page.evaluate("window.notices") == [SAY("web-turn")]
    visitor.until(lambda: page.evaluate("window.notes") > 0)  # the instruments may still be on their way
    expect(page).to_have_title(SAY("web-title-turn"))


def test_steps_are_heard_after_the_first_click_and_written_by_captions(visitor: Visitor, hall: Running) -> None:
    visitor.page.add_init_script(NOTICING)
    visitor.prefers(**AT_ONCE, captions=True)
    fetched: list[Response] = []
    visitor.page.on("response", lambda answer: fetched.extend([answer] if "/voices" in answer.url else []))
    page = visitor.sits(made(hall, "me,karl,karl"), 0)
    expect(page).to_have_title(SAY("web-title-turn"))
    visitor.until(lambda: SAY("web-heard-turn") in page.evaluate("window.captions"))
    assert page.evaluate("window.notes") == 0 and not fetched  # nobody has clicked yet
    # what comes too late is left out, and others follow
    Chieftain(visitor).play(
        until=lambda: (
            page.evaluate("window.notes") > 0 and set(page.evaluate("window.captions")) > {SAY("web-heard-turn")}
        )
    )
    assert len(fetched) == 1 and len(fetched[0].body()) < SOUNDS


def test_a_tab_that_nobody_looks_at_stays_silent(visitor: Visitor, hall: Running, http: httpx.Client) -> None:
    visitor.page.add_init_script(NOTICING)
    visitor.prefers(**AT_ONCE, captions=True)
    table = made(hall, "me,me,karl")
    page = visitor.sits(table, 0)
    Chieftain(visitor)._plan()
    page.evaluate("[window.notes, window.captions, window.away] = [0, [], true]")
    other, dice = person(http, table, 1), random.Random(3)
    while page.title() != SAY("web-title-turn"):
        other.play(dice)
        page.wait_for_timeout(20)
    assert page.evaluate("[window.notes, window.captions]") == [0, []]


SOUNDS = 150_000  # bytes of all sounds together
NOTICING = """
window.notes = 0; window.notices = []; window.captions = []; window.away = false;
Object.defineProperty(document, 'hidden', {get: () => window.away});
window.Notification = class { static permission = 'granted'; constructor(said) { window.notices.push(said); } };
const sounding = AudioContext.prototype.createBufferSource;
AudioContext.prototype.createBufferSource = function () { window.notes++; return sounding.call(this); };
new MutationObserver(all => all.forEach(({addedNodes}) => addedNodes.forEach(
  each => each instanceof Element && each.parentElement?.matches('.captions') && window.captions.push(each.textContent)
))).observe(document, {childList: true, subtree: true});
"""


def test_settings_do_what_they_say(visitor: Visitor, hall: Running) -> None:
    page = visitor.sits(made(hall, "me,karl,karl"), 0)
    viking = page.locator("g.pieces .viking").first
    moving = "document.querySelector('.piece').computedStyleMap().get('transition-duration').toString()"
    expect(viking).to_be_visible()
    visitor.until(lambda: page.evaluate(moving) != "0s")  # at first everything stands where it belongs, at once
    small = _size(page)
    _open_settings(page)
    page.get_by_role("switch", name=SAY("web-large")).check()
    page.get_by_role("switch", name=SAY("web-still")).check()
    page.get_by_role("slider", name=SAY("web-sound")).fill("0")
    expect(page.get_by_role("dialog")).to_contain_text(SAY("web-volume-off"))
    page.get_by_text("Italiano", exact=True).click()
    expect(page.get_by_role("dialog")).to_contain_text(words("it").say("web-large"))
    assert page.evaluate("document.documentElement.lang") == "it"
    page.keyboard.press("Escape")
    visitor.until(lambda: _size(page) > small and page.evaluate(moving) == "0s")
    page.reload()
    expect(page.locator("section.tray h2")).to_have_text(words("it").say("eketorp-web-plan"))


def _open_settings(page: Page) -> None:
    page.get_by_role("button", name=SAY("web-settings"), exact=True).click()


def _size(page: Page) -> float:
    """How wide the first viking at home is drawn, who has the least room."""
    return float(page.evaluate("document.querySelector('g.pieces .viking').getBoundingClientRect().width"))


def test_who_comes_back_is_told_what_happened(visitor: Visitor, hall: Running, http: httpx.Client, axe: str) -> None:
    page = _come_back(visitor, hall, http)
    away = page.get_by_role("region", name=SAY("web-away"))
    visitor.accessible(axe)
    away.get_by_role("button", name=SAY("web-away-skip")).click()
    expect(away).to_be_hidden()


def _come_back(visitor: Visitor, hall: Running, http: httpx.Client) -> Page:
    """To a table at which others have gone on, up to what was missed."""
    table = made(hall, "me,me,karl")
    page = visitor.sits(table, 0)
    expect(Chieftain(visitor).tray.locator("ul.chips")).to_be_visible()
    visitor.go()
    people, dice, decided = [person(http, table, seat) for seat in (0, 1)], random.Random(4), 0
    while decided < DECIDED:
        decided += sum(each.play(dice) for each in people)
    visitor.go(f"#table/{table['table']}")
    expect(page.get_by_role("region", name=SAY("web-away"))).to_be_visible()
    return page


@pytest.mark.parametrize("speed", ["calm", pytest.param("instant", marks=pytest.mark.soak)])
def test_the_speed_is_how_long_what_happened_stays(
    visitor: Visitor, hall: Running, http: httpx.Client, speed: str
) -> None:
    visitor.prefers(speed=speed)
    page = _come_back(visitor, hall, http)
    page.get_by_role("button", name=SAY("web-away-show")).click()
    hurry = page.get_by_role("button", name=SAY("web-hurry"))
    if speed == "calm":
        expect(hurry).to_be_visible()
        hurry.click()
    expect(hurry).to_be_hidden()
    expect(page.get_by_role("button", name=SAY("web-step-on"))).to_be_disabled()


def test_a_plan_is_taken_back_while_another_still_plans(visitor: Visitor, hall: Running) -> None:
    visitor.prefers(**AT_ONCE)
    page = visitor.sits(made(hall, "me,me,karl"), 0)
    chieftain, lines = Chieftain(visitor), page.locator("#saga [data-key]")
    expect(lines.last).to_be_visible()
    told = lines.all_text_contents()
    chieftain._plan()
    page.get_by_role("button", name=SAY("web-undo")).click()
    expect(chieftain.tray.locator("ul.chips")).to_be_visible()
    assert lines.all_text_contents() == told


def test_what_is_greyed_out_says_why_and_by_which_rule(visitor: Visitor, hall: Running) -> None:
    page = visitor.sits(made(hall, "me,karl,karl"), 0)
    plot = page.locator("[data-spot='field A']")
    expect(plot).to_be_visible()
    while plot.get_attribute("aria-disabled") == "false":
        plot.click()
    plot.click(force=True)
    rule = page.locator("foreignObject a")
    expect(rule).to_have_attribute("href", re.compile(r"^#rules/eketorp/E\d"))
    number = str(rule.get_attribute("href")).split("/")[-1]
    with page.context.expect_page() as opened:
        rule.click()
    expect(opened.value.locator(f"[id='{number}']")).to_be_visible()


def test_a_seats_link_is_issued_anew_from_the_page(
    chromium: Browser, hall: Running, axe: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seats, "NOTICE", 3600.0)
    table = made(hall, "me,me,karl")
    gone = lambda said: "404" in said or "409" in said  # noqa: E731 - the old link ends, and the new one waits
    with Visitor(chromium, hall.url) as host, Visitor(chromium, hall.url, may_fail=gone) as guest:
        guest.sits(table, 1)
        page = host.sits(table, 0, roles=("host", "watch"))
        page.get_by_role("button", name=SAY("web-menu")).click()
        page.locator(".menu").get_by_role("button", name=SAY("web-seats")).click()
        page.get_by_role("button", name=f"{SAY('web-reissue')}: {NAMES[1]}").click()
        expect(page.get_by_text(SAY("web-reissue-sure", who=NAMES[1]))).to_be_visible()
        host.accessible(axe)
        page.get_by_role("button", name=SAY("web-reissue"), exact=True).click()
        link = page.get_by_label(SAY("web-link-seat", who=NAMES[1]), exact=True).input_value()
        expect(page.get_by_text(re.compile("The host made a new link")).first).to_be_attached()
        guest.page.reload()
        expect(guest.page.get_by_text(SAY("web-refused"))).to_be_visible()
        page = guest.go(link[link.index("#") :])
        page.get_by_role("textbox").fill("Bera")
        page.get_by_role("button", name=SAY("hall-join")).click()
        expect(page.get_by_text(SAY("error-too-early", seconds=2).split(".")[0])).to_be_visible()
        page.get_by_role("button", name=SAY("failed-moment")).click()
        monkeypatch.setattr(seats, "NOTICE", 0.0)
        page.get_by_role("button", name=SAY("hall-join")).click()
        expect(Chieftain(guest).tray.locator("ul.chips")).to_be_visible()
        expect(host.page.get_by_text("Bera").first).to_be_attached()


def test_the_secret_of_a_link_leaves_the_address(visitor: Visitor, hall: Running) -> None:
    table = made(hall, "me,me,karl")
    link, secret = table["links"]["seat1"], table["seats"]["1"]
    assert secret in link
    page = visitor.go(link[link.index("#") :])
    expect(Chieftain(visitor).tray.locator("ul.chips")).to_be_visible()
    assert page.url.endswith(f"#table/{table['table']}") and secret not in page.url
    page.reload()
    expect(Chieftain(visitor).tray.locator("ul.chips")).to_be_visible()


def test_news_stand_where_they_happened_after_a_reload(visitor: Visitor, hall: Running, http: httpx.Client) -> None:
    visitor.prefers(**AT_ONCE)
    table = made(hall, "me,me,karl")
    page = visitor.sits(table, 0)
    Chieftain(visitor)._plan()
    other = person(http, table, 1)
    assert other.request("PUT", "name", {"name": "Halla"}).status_code == 204
    told = SAY("news-renamed", was=NAMES[1], name="Halla")
    expect(page.locator("#saga li").last).to_have_text(told)
    page.reload()
    expect(page.locator("#saga li").last).to_have_text(told)


def test_the_saga_is_one_stop_for_the_tab_key(visitor: Visitor, hall: Running) -> None:
    page = visitor.sits(finished(hall, "me,thrall,thrall"), 0)
    page.get_by_role("button", name=SAY("web-end-look")).click()
    lines = page.locator("#saga li button")
    expect(lines.nth(5)).to_be_attached()
    assert page.locator("#saga li button:not([tabindex='-1'])").count() == 1
    lines.last.focus()
    page.keyboard.press("ArrowUp")
    expect(lines.nth(lines.count() - 2)).to_be_focused()
    page.keyboard.press("Home")
    expect(lines.first).to_be_focused()
    page.keyboard.press("Tab")
    assert not page.evaluate("document.activeElement.matches('#saga li button')")
    page.keyboard.press("Shift+Tab")
    assert page.evaluate("document.activeElement.matches('#saga li button')")


def test_a_hint_is_a_whole_plan_of_ghosts_that_can_be_taken(
    visitor: Visitor, hall: Running, axe: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Thinkers, "weigh", shortly)
    page = visitor.sits(made(hall, "me,thrall,thrall"), 0)
    page.get_by_role("button", name=SAY("web-hint")).click()
    hint = page.get_by_role("region", name=SAY("web-hint"))
    expect(hint.get_by_text(SAY("hint-take"))).to_be_visible()
    ghosts = page.locator(".pieces .ghost")
    expect(ghosts.first).to_be_visible()
    expect(page.locator(".pieces .leaves")).to_have_count(ghosts.count())
    visitor.accessible(axe)
    expect(hint.get_by_text(SAY("hint-further"))).to_have_count(0)
    hint.get_by_role("button", name=SAY("hint-take")).click()
    expect(ghosts).to_have_count(0)
    assert visitor.moves == 0, "it is placed, not sent"
    expect(hint.get_by_role("button", name=SAY("hint-take"))).to_be_disabled()
    hint.get_by_role("button", name=SAY("web-close")).click()
    expect(hint).to_have_count(0)


def test_a_viking_is_dragged_by_a_finger(chromium: Browser, hall: Running) -> None:
    with Visitor(chromium, hall.url, size=PHONE) as visitor:
        page = visitor.sits(made(hall, "me,karl,karl"), 0)
        chieftain = Chieftain(visitor)
        expect(chieftain.tray.locator("ul.chips")).to_be_visible()
        _drag(visitor, "[data-spot='home 0']", "[data-spot='field C']")
        expect(chieftain.tray.locator("ul.chips li")).to_have_count(2)
        _drag(visitor, "[data-spot='field C']", "[data-spot='field E']")
        expect(chieftain.tray.locator("ul.chips li").first).to_contain_text("E")
        assert page.evaluate("scrollY") == 0


def _drag(visitor: Visitor, start: str, end: str) -> None:
    """One finger from the middle of a place to the middle of another."""
    places = [visitor.page.locator(each).first.bounding_box() for each in (start, end)]
    (x, y), (to_x, to_y) = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in places if box]
    finger = visitor.context.new_cdp_session(visitor.page)
    path = [(x + (to_x - x) * part / 6, y + (to_y - y) * part / 6) for part in range(7)]
    for at, point in enumerate(path):
        kind = "touchMove" if at else "touchStart"
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": point[0], "y": point[1]}]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.soak  # whether two build at once is up to the dice
def test_two_people_build_at_the_same_time(chromium: Browser, hall: Running, http: httpx.Client) -> None:
    table = _where_both_build(hall, http)
    with Visitor(chromium, hall.url) as one, Visitor(chromium, hall.url) as two:
        builders = []
        for seat, each in enumerate((one, two)):
            each.prefers(**AT_ONCE)
            each.sits(table, seat)
            builders.append(Chieftain(each, seat))
        for builder in builders:
            expect(builder.tray.locator(".building")).to_be_visible()
        for builder in builders:
            builder._build()
        expect(builders[0].tray.locator("ul.chips")).to_be_visible()


def _where_both_build(hall: Running, http: httpx.Client) -> dict[str, object]:
    """A table at which two people build at once: in some games they never do."""
    dice = random.Random(5)
    for _ in range(20):
        table = made(hall, "me,me,karl", options={"buildMode": "simultaneous"})
        people = [person(http, table, seat) for seat in (0, 1)]
        while not (view := people[0].view())["outcome"]:
            if _both_build(view):
                return table
            people[dice.randrange(2)].play(dice)
    raise AssertionError("they never built at the same time")


def _both_build(view: dict[str, object]) -> bool:
    waiting, position = view["waiting"], view["position"]
    assert isinstance(waiting, list) and isinstance(position, dict)
    return bool(position["step"] == "build" and {0, 1} <= set(waiting))


@pytest.mark.soak  # a low hand is seldom dealt
@pytest.mark.parametrize("wish", ["eketorp-web-keep-hand", "eketorp-web-draw-anew"])
def test_a_low_hand_is_kept_or_drawn_anew(visitor: Visitor, hall: Running, http: httpx.Client, wish: str) -> None:
    visitor.prefers(**AT_ONCE)
    page = visitor.sits(_with_a_low_hand(hall, http), 0)
    before = page.locator("section.tray .hand").get_attribute("aria-label")
    page.get_by_role("button", name=SAY(wish)).click()
    visitor.until(lambda: any(event["view"] and event["view"]["decision"] for event in visitor.heard()))
    tray = Chieftain(visitor).tray
    expect(tray.locator("ul.chips").or_(tray.get_by_role("button", name=SAY(wish)))).to_be_visible()
    hands = [event["view"]["position"]["castles"][0]["hand"] for event in visitor.heard() if event["view"]]
    assert before and (hands[0] == hands[-1]) == (wish == "eketorp-web-keep-hand")


def _with_a_low_hand(hall: Running, http: httpx.Client) -> dict[str, object]:
    """Dealt again and again until the first seat may choose."""
    for _ in range(400):
        table = made(hall, "me,karl,karl", options={"mulligan": "optional"})
        if any(move["text"] == "redraw" for move in person(http, table, 0).view()["moves"]):
            return table
    raise AssertionError("never a low hand")
