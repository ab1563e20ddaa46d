"""A profile in real browsers: made by a click, carried to a second one by its link, played there, and taken back."""

import json
import re
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from meadhall.i18n import words
from meadhall.server.storage import ladder, schema
from meadhall.server.storage.ladder import Rating

from ..server.people import Person, bearer
from ..server.profiles import Profiled
from ..server.running import Running
from .visitor import DESK, PHONE, Visitor, turn_hall

SAY = words("en").say


def made_profile(visitor: Visitor, name: str) -> Page:
    """From the hall: the corner, a name, a click."""
    page = visitor.go()
    page.get_by_role("button", name=SAY("hall-profile-guest")).click()
    page.get_by_role("link", name=SAY("hall-guest-profile")).click()
    expect(page.get_by_role("heading", name=SAY("profile-title"))).to_be_visible()  # the corner asks for a name, too
    page.get_by_label(SAY("hall-your-name")).fill(name)
    page.get_by_role("button", name=SAY("profile-make")).click()
    expect(page.get_by_role("heading", name=SAY("profile-devices"))).to_be_visible()
    return page


def secret_of(page: Page) -> str:
    found = json.loads(page.evaluate("localStorage['meadhall.profile']"))
    return str(found["secret"])


def begun(page: Page) -> str:
    """A game at once, from the hall; its id."""
    page.get_by_role("link", name=SAY("hall-to-hall")).click()
    page.get_by_role("button", name=re.compile(SAY("hall-play"))).first.click()
    expect(page).to_have_url(re.compile("#table/"))
    return page.url.rpartition("/")[2]


def test_a_profile_is_carried_to_a_second_browser_played_there_and_taken_back(
    chromium: Browser, hall: Running, axe: str
) -> None:
    revoked = Visitor(chromium, hall.url, size=PHONE, may_fail=lambda said: "401" in said or "404" in said)
    with Visitor(chromium, hall.url) as laptop, revoked as phone:
        page = made_profile(laptop, "Sigrid")
        laptop.accessible(axe)
        table = begun(page)
        page.goto(f"{hall.url}/#profile")
        expect(page.get_by_role("link", name="Sigrid")).to_be_visible()
        page.get_by_role("button", name=SAY("profile-add")).click()
        link = page.get_by_role("textbox", name=SAY("profile-link")).input_value()
        expect(page.get_by_role("img", name=SAY("profile-qr"))).to_be_visible()
        laptop.accessible(axe)
        laptop.fits()

        other = phone.go(link.partition("/#")[1].strip("/") + link.partition("/#")[2])
        expect(other.get_by_role("heading", name=SAY("profile-carry-title"))).to_be_visible()
        assert link.rpartition("/")[2] not in other.url, "the secret stays in sight"
        phone.fits()
        other.get_by_role("button", name=SAY("profile-carry")).click()
        other.locator(f"a[href='#table/{table}']").first.click()
        expect(other.locator("section.tray")).to_be_visible()
        keys = json.loads(other.evaluate("localStorage['meadhall.keys']"))
        here = json.loads(page.evaluate("localStorage['meadhall.keys']"))
        assert {key["table"] for key in keys} == {table}
        assert not {key["secret"] for key in keys} & {key["secret"] for key in here}, "each device has its own"
        with httpx.Client(base_url=hall.url, timeout=60) as http:
            seat = next(key for key in keys if key["role"] == "seat")
            person = Person(http, table, seat["seat"], seat["secret"])
            view = person.view()
            assert person.move(view["moves"][0]["code"], view["decision"]).status_code == 200

        page.reload()
        page.get_by_role(
            "button", name=re.compile(f"{SAY('profile-remove')}: (?!.*Linux$).*|{SAY('profile-remove')}")
        ).last.click()
        expect(
            page.get_by_role("listitem").filter(has=page.get_by_role("button", name=SAY("profile-remove")))
        ).to_have_count(1)
        other.goto(hall.url)
        expect(other.get_by_role("button", name=SAY("hall-profile-guest"))).to_be_visible()
        expect(other.locator(f"a[href='#table/{table}']")).to_have_count(0)
        other.goto(f"{hall.url}/#profile")
        expect(other.get_by_role("button", name=SAY("profile-make"))).to_be_visible()


def test_everything_is_downloaded_and_deleted(visitor: Visitor, hall: Running, tmp_path: Path) -> None:
    page = made_profile(visitor, "Runa")
    secret = secret_of(page)
    with page.expect_download() as download:
        page.get_by_role("button", name=SAY("profile-export")).click()
    download.value.save_as(tmp_path / "mine.json")
    exported = json.loads((tmp_path / "mine.json").read_text(encoding="utf-8"))
    assert exported["profile"]["name"] == "Runa" and secret not in json.dumps(exported)
    page.get_by_role("button", name=SAY("profile-renew")).click()
    expect(page.get_by_text(SAY("profile-renewed"))).to_be_visible()
    assert secret_of(page) != secret
    renewed = secret_of(page)
    page.get_by_role("button", name=SAY("profile-delete")).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name=SAY("profile-keep")).click()
    assert secret_of(page) == renewed, "nothing is deleted without a second click"
    page.get_by_role("button", name=SAY("profile-delete")).click()
    dialog.get_by_role("button", name=SAY("profile-delete-sure")).click()
    expect(page.get_by_role("button", name=SAY("profile-make"))).to_be_visible()
    assert page.evaluate("localStorage['meadhall.profile']") is None
    with httpx.Client(base_url=hall.url) as http:
        for gone in (secret, renewed):
            assert http.get("/api/profiles/me", headers=bearer(gone)).status_code == 401


def test_lessons_and_puzzles_of_this_browser_are_in_the_profile_and_in_the_next_browser(
    chromium: Browser, hall: Running, http: httpx.Client
) -> None:
    chapter = http.get("/api/games/eketorp/lessons").json()[0]["id"]
    puzzle = http.get("/api/games/eketorp/puzzles").json()[0]["id"]
    course = {chapter: {"table": "", "step": 0, "done": True}}
    with Visitor(chromium, hall.url) as first, Visitor(chromium, hall.url) as second:
        first.go()
        first.page.evaluate("kept => (localStorage['meadhall.lessons.eketorp'] = kept)", json.dumps(course))
        solved = json.dumps({"solved": {puzzle: 2}, "days": []})
        first.page.evaluate("kept => (localStorage['meadhall.puzzles.eketorp'] = kept)", solved)
        page = made_profile(first, "Astrid")
        expect(page.get_by_text(SAY("profile-lessons"))).to_be_visible()
        page.get_by_role("button", name=SAY("profile-add")).click()
        link = page.get_by_role("textbox", name=SAY("profile-link")).input_value()
        second.page.goto(link)
        second.page.get_by_role("button", name=SAY("profile-carry")).click()
        expect(second.page).to_have_url(re.compile("#hall"))  # when both have come together
        expect(second.page.get_by_role("link", name="Astrid")).to_be_visible()
        kept = json.loads(second.page.evaluate("localStorage['meadhall.lessons.eketorp']"))
        assert kept[chapter]["done"] is True
        assert json.loads(second.page.evaluate("localStorage['meadhall.puzzles.eketorp']"))["solved"] == {puzzle: 2}


@pytest.mark.parametrize(("size", "theme"), [pytest.param(DESK, "dark", marks=pytest.mark.soak), (PHONE, "light")])
def test_the_ladder_says_who_is_best_and_by_which_rules(
    chromium: Browser, hall: Running, axe: str, size: tuple[int, int], theme: str
) -> None:
    with Visitor(chromium, hall.url, size=size, theme=theme) as visitor:
        page = made_profile(visitor, "Torsten")
        me = page.request.get(f"{hall.url}/api/profiles/me", headers=bearer(secret_of(page))).json()["id"]
        with hall.server.store.writing.begin() as connection:
            connection.execute(schema.ladder_ratings.delete())
            for who, mu in ((me, 31.0), ("karl", 28.0), ("thrall", 18.0), ("somebody", 22.0)):
                ladder.put_rating(connection, "eketorp", 4, who, Rating(mu, 1.5, 12, 5))
        page.goto(hall.url)
        turn_hall(page, "hall-mine")
        page.get_by_role("link", name=SAY("hall-ladder")).click()
        page.get_by_role("link", name=SAY("ladder-players", count=4)).click()
        rows = page.get_by_role("row")
        expect(rows.nth(1).get_by_role("rowheader")).to_have_text(f"Torsten {SAY('ladder-you')}")
        expect(rows.nth(1)).to_contain_text("1240 ± 120")
        expect(rows.nth(2)).to_contain_text("Karl")
        expect(rows.nth(3)).to_contain_text(SAY("ladder-someone"))
        expect(page.get_by_text(SAY("ladder-rule-same", games=3, days=30))).to_be_visible()
        visitor.fits()
        visitor.accessible(axe)


def test_a_table_that_counts_is_made_by_a_tick(visitor: Visitor) -> None:
    page = made_profile(visitor, "Ivar")
    page.goto(page.url.partition("#")[0] + "#new/eketorp")
    counts = page.get_by_role("checkbox", name=re.compile(SAY("hall-counts")))
    expect(counts).to_be_visible()
    page.get_by_role("button", name=SAY("cards-mine")).click()
    expect(counts).to_have_count(0)  # nobody is rated for games with cards of one's own
    page.get_by_role("button", name=SAY("cards-standard")).click()
    counts.check()
    with page.expect_response(lambda answer: answer.url.endswith("/api/tables")) as answer:
        page.get_by_role("button", name=SAY("hall-start")).click()
    assert json.loads(answer.value.request.post_data or "{}")["counts"] is True and answer.value.status == 201


def test_who_is_invited_to_a_game_that_counts_makes_a_profile_at_the_door(
    chromium: Browser, hall: Running, http: httpx.Client, axe: str
) -> None:
    table = Profiled.made(http, "Ivar").make(counts=True, clock={"kind": "real", "seconds": 86_400, "out": "waits"})
    with Visitor(chromium, hall.url, size=PHONE) as visitor:
        page = visitor.go(f"#join/{table.id}/{table.secrets['join']}")
        expect(page.get_by_text(SAY("clock-then-waits"))).to_be_visible()
        visitor.accessible(axe)
        make = page.get_by_role("button", name=SAY("hall-guest-profile"))
        make.click()
        expect(page.get_by_text(SAY("hall-name-first"))).to_be_visible()
        page.get_by_label(SAY("hall-your-name")).fill("Ragnhild")
        make.click()
        expect(make).to_have_count(0)
        page.get_by_role("button", name=SAY("hall-join")).click()
        expect(page.locator("p.facts")).to_contain_text(SAY("hall-counts"))
        expect(page.locator("p.facts")).to_contain_text(SAY("clock-then-waits"))
        visitor.fits()
