"""What a yard shows of itself: what ships need and what would help, the plan of a draft, and the pages of a phone."""

import re

import httpx
import pytest
from playwright.sync_api import Browser, expect

from meadhall.i18n import words

from ..server.people import bearer
from ..server.running import Running
from .pieces import are_whole
from .positions import drafting, made_at, written
from .steward import OPTION
from .tables import NAMES, made
from .visitor import PHONE, Visitor

SAY = words("en").say
Size = tuple[int, int]
YARD = """
    seats 4, round 2, card RO01, step actions
    seat 0: worker 3, wood 2, wool 5, iron 2, gold 2, coin 2
    tracks 0: 1 1 1
    hand 0: SH12 CR11 TF06
    board 0: SH09 SH05 - worker -
    buildings 0: HU04/CR13, BU05/CR01
"""  # a Knarr lacks iron and a carver, a Karve lacks nothing


def test_a_ship_says_what_is_missing_and_what_would_supply_it(visitor: Visitor, hall: Running) -> None:
    page = visitor.sits(made_at(hall, written(YARD)), 0)
    lit = page.locator(".spot.lit")
    page.locator("[data-spot='board 1']").hover()
    expect(page.locator("[data-spot='board 3']")).to_have_class(re.compile(r"\blit\b"))  # a worker there brings iron
    expect(page.locator("[data-spot='hand 2']")).to_have_class(re.compile(r"\blit\b"))  # the carver
    expect(page.locator("[data-spot='board 5']")).not_to_have_class(re.compile(r"\blit\b"))  # coins
    page.locator("h2").first.hover()
    expect(lit).to_have_count(0)
    page.locator("[data-spot='board 1']").click()
    tray = page.locator("section.tray")
    iron = SAY("shipwrights-goods", good="iron", count=1)
    lack = SAY("shipwrights-need-both", goods=iron, skills=SAY("shipwrights-skill", skill="carver"))
    expect(tray).to_contain_text(lack)
    expect(tray.locator(".helps").first).not_to_contain_text("…")
    assert SAY("shipwrights-web-dismiss", card="Knarr") in tray.locator(OPTION).last.inner_text()
    expect(tray.locator(".segments i:not(.there):visible")).to_have_count(1)  # the iron
    expect(tray.locator(".skill.maybe")).to_contain_text(SAY("shipwrights-need-in-hand"))
    numbers = tray.locator("kbd").all_inner_texts()
    assert numbers == [str(at + 1) for at in range(len(numbers))] and len(numbers) == 4
    page.keyboard.press("2")  # the second of what would help: the Miner brings two iron
    expect(page.locator("[data-spot='board 1']")).not_to_contain_text("2/3")


def test_a_second_click_keeps_the_card_and_the_plan_shows_it(visitor: Visitor, hall: Running) -> None:
    visitor.prefers(speed="instant")
    page = visitor.sits(made(hall, "me,me,karl", game="shipwrights"), 0)
    card = page.locator(".spot.offered[data-spot='hand 1']")
    card.click()
    expect(page.locator(".plan .maybe .spot")).to_have_count(1)
    assert visitor.moves == 0
    kept = card.get_attribute("data-card")
    card.click()
    expect(page.locator(f".plan .kept [data-card={kept}]")).to_have_count(1)


def test_a_phone_shows_one_large_card_and_every_part_in_one_tap(chromium: Browser, hall: Running, axe: str) -> None:
    with Visitor(chromium, hall.url, size=PHONE) as visitor:
        page = visitor.sits(made_at(hall, written(YARD)), 0)
        first = page.locator("[data-spot='hand 1']")
        expect(first).to_be_visible()
        assert page.locator("header .heading").evaluate("each => each.scrollWidth <= each.clientWidth"), (
            "the round is cut"
        )
        box = first.bounding_box()
        assert box and box["width"] > 0.5 * PHONE[0] and abs(box["x"] + box["width"] / 2 - PHONE[0] / 2) < 3
        beside = page.locator("[data-spot='hand 2']").bounding_box()
        assert beside and beside["x"] < PHONE[0] - 20, "its neighbour peeks in"
        for page_name, shown in {
            "yard": ".shipyard", "fleet": "ul.fleet", "settlement": "ul.settlement", "others": "button.other",
        }.items():  # fmt: skip
            page.locator(f".tabs [data-for={page_name}]").click()
            for each in page.locator(shown).all():
                expect(each).to_be_in_viewport(ratio=0.99)
            visitor.fits()
            visitor.accessible(axe)
        assert page.locator("button.other").count() == 3
        page.locator(".tabs [data-for=cards]").click()
        first.click()
        expect(page.locator("section.tray .enlarged")).to_be_in_viewport()
        expect(page.locator(f"section.tray {OPTION}").first).to_be_visible()
        visitor.fits()
        visitor.accessible(axe)


FULL_HAND = YARD.replace("SH12 CR11 TF06", "SH12 CR11 TF06 TF09 TF02 TF05")
LATE = """
    seats 4, round 5, card RO01, step actions
    seat 0: worker 4, wood 5, wool 5, iron 4, gold 3, coin 9
    tracks 0: 18 18 18
    hand 0: SH12 CR11 TF06 CR01 TF09 TF02
    board 0: SH10 CR03 - worker -
    buildings 0: HU04/CR13 worker, BU05/CR02, BU02/TF02 worker, BU01/JA01, BU03, BU04/CR05, BU06/JA02, BU07/TF01, BU08, BU09/CR07, BU10, BU11, BU12/JA03
    ships 0: SH01 SH01 SH02 SH03 SH04 SH05 SH06 SH07 SH08 SH09 SH11 SH12
    raids 0: RA01 RA02 used RA05 used
    trades 0: TR03 eikja, TR01 SH08, TR05 SH01
    upgraded 0: eikja hut labourer
    heroes: military 0, trade 1, fame 0, common 2 3
"""  # noqa: E501  # twelve ships and the Eikja, twelve buildings and the hut, and a full hand
WIDE = ((768, 1024), (1024, 768), (1440, 900), (1920, 1080))
FULL_SIZE = {(768, 1024): 158, (1024, 768): 158, (1200, 800): 158, (1440, 900): 162, (1920, 1080): 172}  # px of a card
UNSCROLLED = (
    "() => [...document.querySelectorAll('section.tray .body')].every(b => b.scrollHeight <= b.clientHeight + 1)"
)
WHOLE_TABLE = (
    "() => { const {scrollHeight, clientHeight} = document.querySelector('main'); return scrollHeight - clientHeight; }"
)
SMALLEST_HELD = """() => Math.min(...[...document.querySelectorAll('.held .spot')]
  .map(each => each.getBoundingClientRect().width))"""
OVERLAPS = """() => {
  const boxes = [...document.querySelectorAll('.held .spot')].map(each => each.getBoundingClientRect());
  const apart = (one, other) => one.right <= other.left + 1 || other.right <= one.left + 1
    || one.bottom <= other.top + 1 || other.bottom <= one.top + 1;
  return boxes.flatMap((one, at) => boxes.slice(at + 1).filter(other => !apart(one, other))).length;
}"""
ICONS_OUTSIDE = """() => [...document.querySelectorAll('.held .card')].filter(card => {
  const edge = card.getBoundingClientRect();
  return [...card.querySelectorAll('svg, text')].filter(each => !each.closest('[clip-path]')).some(each => {
    const box = each.getBoundingClientRect();
    return box.left < edge.left - 1 || box.right > edge.right + 1;
  });
}).length"""


@pytest.mark.parametrize(
    ("sizes", "language"),
    [
        pytest.param(WIDE, "en", id="wide"),
        pytest.param(WIDE[:2], "fr", id="french", marks=pytest.mark.soak),
        pytest.param(WIDE[1:2], "de", id="german", marks=pytest.mark.soak),
        pytest.param((PHONE,), "en", id="phone"),
    ],
)
def test_no_piece_is_cut_covered_or_too_small(
    chromium: Browser, hall: Running, sizes: tuple[Size, ...], language: str
) -> None:
    """At every width; French houses, whose names are the longest, reached beyond a tablet's edge."""
    with Visitor(chromium, hall.url, language, size=sizes[0]) as visitor:
        for text in (FULL_HAND, LATE):
            page = visitor.sits(made_at(hall, written(text)), 0)
            for size in sizes:
                visitor.resize(size)
                expect(page.locator("section.tray .groups")).to_be_visible()
                assert page.evaluate(UNSCROLLED), "the tray has a scrollbar"
                are_whole(visitor)
                for tab in page.locator(".tabs button:visible").all():
                    tab.click()
                    are_whole(visitor)
                if size[0] >= 1440:
                    assert page.evaluate(WHOLE_TABLE) <= 0, "the table does not fit the screen"
                    assert page.evaluate(OVERLAPS) == page.evaluate(ICONS_OUTSIDE) == 0
                if size[0] == 1440 and text == LATE:
                    page.evaluate("document.documentElement.classList.add('large')")
                    are_whole(visitor)
                    page.evaluate("document.documentElement.classList.remove('large')")


@pytest.mark.parametrize("sizes", [tuple(FULL_SIZE), (PHONE,)], ids=["wide", "phone"])
def test_a_draft_shows_its_cards_at_full_size(chromium: Browser, hall: Running, sizes: tuple[Size, ...]) -> None:
    """With nothing kept, with three kept, and with one chosen: no card lies on another, and nothing scrolls."""
    with Visitor(chromium, hall.url, size=sizes[0]) as visitor:
        visitor.prefers(speed="instant")
        for pack in (6, 3):
            table, seat = drafting(pack, 2)
            page = visitor.sits(made_at(hall, table), seat)
            expect(page.locator(".held .spot.offered")).to_have_count(pack)
            expect(page.locator(".plan .kept .spot")).to_have_count(6 - pack)
            if pack == 3:  # a Karve was kept, and a Stonecutter of these can carve; counter-clockwise the rest go on
                expect(page.locator(".held .tag")).to_have_text([SAY("shipwrights-web-tag-for", card="Karve")])
                expect(page.locator("section.hand .rest")).to_contain_text(NAMES[3])
            for size in sizes:
                visitor.resize(size)
                assert page.evaluate(SMALLEST_HELD) >= FULL_SIZE.get(size, 236)
                assert page.evaluate(OVERLAPS) == page.evaluate(ICONS_OUTSIDE) == 0
            page.locator("[data-spot='hand 1']").click()
            expect(page.locator(".plan .maybe .spot")).to_have_count(1)
            for size in sizes:
                visitor.resize(size)
                assert page.evaluate(UNSCROLLED), "the tray has a scrollbar"
                assert page.evaluate(WHOLE_TABLE) <= 0, "the table does not fit the screen"
                are_whole(visitor)


def test_a_ship_that_can_be_built_offers_it_first_and_on_itself_and_nobody_else_is_spoken_of(
    visitor: Visitor, hall: Running
) -> None:
    visitor.prefers(speed="instant")
    page = visitor.sits(made_at(hall, written(YARD)), 0)
    build = page.get_by_role("button", name=SAY("shipwrights-yard-build", card="Karve"), exact=True)
    expect(build).to_have_count(1)
    page.locator("[data-spot='board 2']").click()
    first = page.locator("section.tray .option").first
    expect(first).to_have_class(re.compile("golden"))
    expect(first).to_contain_text("Karve")
    build.click()
    expect(page.locator("dialog[open] .sheet")).to_be_visible()
    page.evaluate(LISTENING_TO_THE_TRAY)
    page.locator("dialog[open] .button.primary").click()
    expect(page.locator("ul.fleet [data-spot='ship SH05']")).to_be_visible()
    expect(page.locator("section.tray .groups")).to_be_visible()
    titles = page.evaluate("titles")
    assert not [title for title in titles if any(name in title for name in NAMES[1:4])], titles


LISTENING_TO_THE_TRAY = """() => {
  window.titles = [];
  const heard = () => window.titles.push(document.querySelector('section.tray h2')?.textContent ?? '');
  const all = {subtree: true, childList: true, characterData: true};
  new MutationObserver(heard).observe(document.querySelector('.board'), all);
}"""


def test_the_header_names_the_round_that_is_shown(visitor: Visitor, hall: Running, http: httpx.Client) -> None:
    """At a table that goes on from a position, and while a bot plays on for me."""
    visitor.prefers(speed="instant")
    table, seat = drafting(3, 5)
    heading = visitor.sits(made_at(hall, table), seat).locator("header .heading")
    expect(heading).to_have_text(SAY("web-round", round=5, game="shipwrights"))
    mine, first = made(hall, "me,karl", game="shipwrights"), SAY("web-round", round=1, game="shipwrights")
    visitor.sits(mine, 0)
    expect(heading).to_have_text(first)
    at, held = f"/api/tables/{mine['table']}/seats/0/bot", bearer(mine["seats"]["0"])
    assert http.put(at, json={"level": "karl"}, headers=held).status_code == 204

    def keeps_up() -> bool:
        told = visitor.heard()[-1]["view"]["position"]["round"]
        return told >= 2 and heading.inner_text() == SAY("web-round", round=told, game="shipwrights")

    visitor.until(keeps_up)


@pytest.mark.parametrize(("size", "enemies"), [((1440, 900), "e1234"), (PHONE, "e1")], ids=["desk", "phone"])
def test_alone_the_race_shows_where_the_rival_may_end(
    chromium: Browser, hall: Running, size: Size, enemies: str
) -> None:
    """On a desk all four enemies stand beside it in one row, and take nothing from the cards below."""
    with Visitor(chromium, hall.url, size=size) as visitor:
        page = visitor.sits(made(hall, "me", game="shipwrights", options={"enemies": enemies}), 0)
        others = page.locator(".tabs [data-for=others]")
        expect(page.locator(".held .spot").first).to_be_visible()
        if others.is_visible():
            others.click()
        position = visitor.heard()[-1]["view"]["position"]
        now, to_come = position["rivalScore"], position["rivalToCome"]
        end = SAY("shipwrights-yard-rival-end", least=now + to_come["least"], most=now + to_come["most"])
        expect(page.locator(".rival .race")).to_contain_text(end)
        target, band = (page.locator(f".rival .{part}").bounding_box() for part in ("target", "band"))
        assert target and band and target["x"] < band["x"]
        are_whole(visitor)
        if size in FULL_SIZE:
            tops = {box["y"] for each in page.locator(".rival .enemy").all() if (box := each.bounding_box())}
            assert len(tops) == 1 and page.locator(".rival .enemy").count() == 4
            assert page.evaluate(SMALLEST_HELD) >= FULL_SIZE[size] and page.evaluate(WHOLE_TABLE) <= 0


def test_enemies_are_chosen_by_their_pictures_before_a_solo_game(visitor: Visitor, hall: Running) -> None:
    page = visitor.go("#new/shipwrights")
    expect(page.locator(".enemies")).to_have_count(0)  # nobody is met in company
    page.locator("fieldset.count label").first.click()
    for place in (0, 2):
        page.locator(".enemies label").nth(place).click()
    page.get_by_role("button", name=SAY("hall-start"), exact=True).click()
    expect(page.locator(".rival .enemy")).to_have_count(2)
    assert visitor.heard()[-1]["view"]["position"]["enemies"] == ["EN01", "EN03"]
