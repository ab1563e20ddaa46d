"""Whole games of three people, each with a browser of their own, with all that happens to them in the middle of one."""

import json
import re
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import Browser, Page, Worker, expect

from meadhall.core.game import find
from meadhall.i18n import words

from ..server.receiving import Browser as Keys
from ..server.receiving import Receiver
from ..server.running import Running, wait_until
from .chieftain import Chieftain
from .company import Company
from .seated import Seated
from .steward import Steward
from .tables import NAMES
from .test_eketorp import in_round
from .test_notices import CLICK, PUSH_SERVICE, SCREEN, deliver, open_panel, wait_for_notification
from .test_open_tables import DROP, row
from .test_profile import made_profile
from .test_talk import open_talk, says
from .visitor import PHONE, Visitor, turn_hall

pytestmark = pytest.mark.soak
SAY = words("en").say
DAY = 86_400
BEGUN = {"eketorp": "ul.chips", "shipwrights": "[data-spot^='hand ']"}
ALWAYS = {"eketorp": {"plan", "build"}, "shipwrights": {"draft", "act"}}  # what everybody is asked in a whole game


@dataclass(frozen=True)
class Cards:
    """A file of cards as somebody changes it, and what the fault is that they made first."""

    column: str
    wrong: tuple[str, str]
    own: tuple[str, str]


CHANGED = {
    "eketorp": Cards("A", ("1,GG,", "1,GX,"), ("1,GG,", "1,GC,")),
    "shipwrights": Cards("skills", ("Seksring,3,blacksmith", "Seksring,3,smith"), ("Seksring,", "Sexæring,")),
}


def player(game: str, visitor: Visitor, seat: int, seed: int) -> Seated:
    """Somebody who plays the game by what stands on the screen."""
    return Chieftain(visitor, seed) if game == "eketorp" else Steward(visitor, seed, seat=seat)


@dataclass
class Three:
    """Three people with their browsers, and how they play."""

    game: str
    visitors: list[Visitor]
    company: Company = field(init=False)

    def __post_init__(self) -> None:
        self.company = Company(*[player(self.game, each, at, seed=at) for at, each in enumerate(self.visitors)])

    @property
    def pages(self) -> list[Page]:
        return [each.page for each in self.visitors]

    @property
    def begun(self) -> str:
        """What a page shows when the game has begun."""
        return BEGUN[self.game]

    def table(self) -> str:
        """The id of the table at which all of them are."""
        (found,) = {page.url.partition("#table/")[2] for page in self.pages}
        return found

    def play_to_round(self, number: int) -> None:
        self.company.play(until=lambda: in_round(self.company.players[0], number))

    def play_to_the_end(self) -> None:
        """They saw a whole game, with all that it always asks."""
        self.company.play()
        for each in self.company.players:
            assert ALWAYS[self.game] <= set(each.asked), each.asked
        outcomes = [
            next(event["view"]["outcome"] for event in reversed(each.heard()) if event["view"])
            for each in self.visitors
        ]
        assert outcomes[0] and outcomes.count(outcomes[0]) == 3, "all are told the same end"


@pytest.fixture(params=list(BEGUN))
def three(request: pytest.FixtureRequest, chromium: Browser, house: Running) -> Iterator[Three]:
    with ExitStack() as stack:
        visitors = [stack.enter_context(Visitor(chromium, house.url)) for _ in range(3)]
        for visitor, name in zip(visitors, NAMES, strict=False):
            visitor.prefers(speed="instant", name=name)
        yield Three(request.param, visitors)


def invited(three: Three) -> None:
    """The first makes the table on the open page, the others come by the links of their seats."""
    host, *guests = three.visitors
    host.page.get_by_role("button", name=SAY("hall-make")).click()
    link = host.page.get_by_role("textbox", name=SAY("web-link-join"))
    expect(link).to_have_value(re.compile("#join/"))
    for guest in guests:
        guest.go("#" + link.input_value().partition("#")[2])
        guest.page.get_by_role("button", name=SAY("hall-join")).click()
        expect(guest.page).to_have_url(re.compile("#table/"))
    host.page.get_by_role("button", name=SAY("web-start")).click()
    for page in three.pages:
        expect(page.locator(three.begun).first).to_be_visible()


def new_table(game: str, visitor: Visitor) -> Page:
    page = visitor.go(f"#new/{game}")
    page.get_by_role("radio", name="3", exact=True).check(force=True)
    page.get_by_role("button", name=SAY("hall-friends")).click()
    return page


def rematched(three: Three) -> None:
    """The last one asks for it, the others follow; all are at the new table with their names, and it begins."""
    before = three.table()
    *others, first = three.pages
    first.get_by_role("dialog").get_by_role("button", name=SAY("web-end-rematch")).click()
    expect(first.get_by_text(SAY("rematch-kept", who=NAMES[0]))).to_be_visible()
    for page in others:
        page.get_by_role("dialog").get_by_role("button", name=SAY("web-end-join-rematch")).click()
        expect(page).to_have_url(first.url)
    first.get_by_role("button", name=SAY("web-start")).click()
    for page in three.pages:
        expect(page.locator(three.begun).first).to_be_visible()
    assert three.table() != before


def test_three_find_each_other_and_play_a_whole_game_and_again(three: Three) -> None:
    asks, *others = three.visitors
    page = asks.go()
    page.get_by_role("button", name=SAY("open-find")).click()
    page.locator("form select").nth(0).select_option(three.game)
    page.locator("form select").nth(1).select_option("3")
    page.get_by_role("button", name=SAY("open-seek-start")).click()
    expect(page.get_by_text(SAY("open-waiting"))).to_be_visible()
    for each in others:
        asked = row(each.go(), SAY("open-seek", game=SAY(f"hall-game-{three.game}"), count=3))
        asked.get_by_role("button", name=SAY("open-join")).click()
    for page in three.pages:
        expect(page.locator(three.begun).first).to_be_visible()
    table = three.table()
    for page in three.pages:  # strangers: nobody says a word before all want to
        panel = open_talk(page)
        expect(panel.get_by_role("textbox", name=SAY("talk-say"))).to_have_count(0)
        panel.get_by_role("button", name=SAY("talk-yes")).click()
    says(three.pages[1].locator("aside"), "Well met!")
    expect(three.pages[2].get_by_role("log").get_by_text("Well met!")).to_be_visible()
    three.play_to_round(3)
    leaves = three.visitors[2]
    leaves.page.close()
    away = three.pages[0].locator('[data-presence="away"]').first
    expect(away).to_be_visible()
    leaves.page = three.company.players[2].page = leaves.open_page()
    leaves.go(f"#table/{table}")
    expect(away).to_have_count(0)
    three.play_to_the_end()
    rematched(three)


def test_a_whole_game_that_counts_with_a_push_a_second_browser_and_a_clock_that_runs_out(
    chromium: Browser, house: Running, three: Three, post_box: Receiver
) -> None:
    anna, bo, mira = three.visitors
    keys, secrets = Keys(), list[str]()
    anna.context.grant_permissions(["notifications"], origin=house.url)
    anna.page.add_init_script(f"({PUSH_SERVICE})({json.dumps(keys.target(f'{post_box.url}/phone'))})")
    for visitor, name in zip(three.visitors, NAMES, strict=False):
        page = made_profile(visitor, name)
        secrets.append(json.loads(page.evaluate("localStorage['meadhall.profile']"))["secret"])
    page = new_table(three.game, anna)
    page.get_by_role("radio", name=SAY("clock-days")).check()
    page.get_by_role("checkbox", name=re.compile(SAY("hall-counts"))).check()
    invited(three)
    table = three.table()
    three.play_to_round(2)
    _pushed(house, anna, table, three.begun, keys, post_box)
    with Visitor(chromium, house.url, size=PHONE) as phone:
        _carried(bo, phone, table, three.begun)
        three.company.players[1] = player(three.game, phone, 1, seed=7)
        three.play_to_round(3)
        _out_of_time(house, three)
        three.company.play()
        kept = json.loads(phone.page.evaluate("localStorage['meadhall.profile']"))["secret"]
        assert kept not in secrets, "each device has a secret of its own"
    for visitor in (anna, mira):
        page = visitor.go("#profile")
        expect(page.get_by_text(SAY("profile-rating", seats=3))).to_be_visible()
        expect(page.get_by_text(SAY("profile-unplaced"))).to_be_visible()


def _pushed(house: Running, anna: Visitor, table: str, begun: str, keys: Keys, post_box: Receiver) -> None:
    """She is told that it is her turn when she has left, and a click leads her back."""
    page = anna.page
    open_panel(page)
    page.get_by_role("button", name="Notify this browser").click()
    expect(page.get_by_text("This browser gets your notices.")).to_be_visible()
    page.keyboard.press("Escape")
    worker: Worker = anna.context.service_workers[0]
    worker.evaluate(SCREEN)
    page.evaluate("location.hash = 'hall'")
    wait_until(lambda: any(each.table_id == table for each in house.server.desk.watch.away))
    house.clock.ahead += 60
    message = keys.open(post_box.next().body)
    assert table.encode() in message
    deliver(page, worker, house.url, message)
    wait_for_notification(page, worker)
    worker.evaluate(CLICK, "")
    page.wait_for_url(f"**/#table/{table}")
    expect(page.locator(begun).first).to_be_visible()


def _carried(bo: Visitor, phone: Visitor, table: str, begun: str) -> None:
    """His profile comes to a second browser by its link, and he plays on there."""
    phone.prefers(speed="instant")
    page = bo.go("#profile")
    page.get_by_role("button", name=SAY("profile-add")).click()
    link = page.get_by_role("textbox", name=SAY("profile-link")).input_value()
    phone.page.goto(link)
    phone.page.get_by_role("button", name=SAY("profile-carry")).click()
    turn_hall(phone.page, "hall-mine")  # on top it is only while it waits for him
    phone.page.locator(f"a[href='#table/{table}']").filter(visible=True).first.click()
    expect(phone.page.locator(begun).first).to_be_visible()


def _out_of_time(house: Running, three: Three) -> None:
    """The table waits for the last one alone, who does nothing: a bot plays for her until she is back."""
    *others, late = three.company.players
    Company(*others).play(until=lambda: _waited_for(late.visitor) == [2])
    house.clock.ahead += DAY + 60
    back = late.page.get_by_role("button", name=SAY("web-take-back"))
    expect(back).to_be_visible()
    back.click()
    expect(back).to_have_count(0)


def _waited_for(visitor: Visitor) -> list[int]:
    found: list[int] = next(event["view"]["waiting"] for event in reversed(visitor.heard()) if event["view"])
    return found


def test_a_whole_game_with_cards_of_ones_own_which_everybody_sees(three: Three) -> None:
    host, *guests = three.visitors
    page = new_table(three.game, host)
    page.get_by_role("button", name=SAY("cards-mine")).click()
    zone, start = page.locator(".drop"), page.get_by_role("button", name=SAY("hall-make"))
    path, changed = find(three.game).card_files[0], CHANGED[three.game]
    text = path.read_text(encoding="utf-8")
    zone.evaluate(DROP, [path.name, text.replace(*changed.wrong, 1)])
    fault = page.locator("div.fault")
    expect(fault).to_contain_text(SAY("cards-place-line", line=2))
    expect(fault).to_contain_text(SAY("cards-place-column", column=changed.column))
    expect(start).to_be_disabled()
    zone.evaluate(DROP, [path.name, text.replace(*changed.own, 1)])
    expect(fault).to_have_count(0)
    expect(start).to_be_enabled()
    invited(three)
    told = [each.heard()[-1]["table"]["ownCards"] for each in (host, *guests)]
    assert told == [path.stem] * 3
    for page in three.pages:
        expect(page.locator("header").get_by_text(SAY("cards-own"), exact=True)).to_be_visible()
    three.play_to_round(2)
    guests[1].page.reload()
    expect(guests[1].page.locator("header").get_by_text(SAY("cards-own"), exact=True)).to_be_visible()
    three.play_to_the_end()
    rematched(three)
    for page in three.pages:
        expect(page.locator("header").get_by_text(SAY("cards-own"), exact=True)).to_be_visible()
