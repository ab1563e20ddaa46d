"""Every screen that is photographed: the hall and its pages, and the tables of both games."""

import re
from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import Locator, Page, expect

from meadhall.core.game import find
from meadhall.i18n import words
from meadhall.puzzles import puzzles_of

from ..server.running import Running
from ..server.test_reviews import coach_of
from .album import Screen
from .positions import RECORDED, Moment, buildings, made_at, moments, written
from .steward import OFFERED
from .tables import finished, made
from .test_payment_sheet import opened
from .test_yard import LATE, YARD
from .visitor import PATIENCE, PHONE, Visitor

Open = Callable[[Visitor, Running], object]
TRAY = "section.tray"
BRIEF = 0.05  # of a coach's effort
PLAYED: dict[tuple[str, int], dict[str, Any]] = {}


def screens(seats: set[int]) -> Iterator[Screen]:
    """Those of the hall, and the tables with so many seats."""
    yield from hall_screens()
    for game, recorded in RECORDED.items():
        for name, golden in recorded.items():
            if int(name[0]) in seats:
                yield from table_screens(game, name, golden)
                yield Screen(f"{game}-{name}-end", _end(game, int(name[0])))
                yield Screen(f"{game}-{name}-review", _review(game, int(name[0])))
    if 4 in seats:
        yield from yard_screens()


def hall_screens() -> Iterator[Screen]:
    for name, fragment in {
        "hall": "", "new-eketorp": "#new/eketorp", "new-shipwrights": "#new/shipwrights", "refused": "#table/nowhere",
        "guide": "#rules/eketorp", "rules": "#rules/shipwrights/S4", "ladder": "#ladder/eketorp",
        "puzzles": "#puzzles/eketorp", "profile": "#profile",
    }.items():  # fmt: skip
        yield Screen(name, _at(fragment))
    for game, chapter in {"eketorp": "besiege", "shipwrights": "ship"}.items():
        yield Screen(f"lesson-{game}", _at(f"#learn/{game}/{chapter}", "section.guide"))
        yield Screen(f"puzzle-{game}", _at(f"#puzzle/{game}/{puzzles_of(find(game))[0].id}", "section.puzzle"))
    yield Screen("hall-of-a-profile", _with_profile(""))
    yield Screen("profile-made", _with_profile("#profile"))
    yield Screen("join", _join)
    for seats in ("me,open,karl", "me,open,karl,open,jarl,karl"):
        yield Screen(f"lobby-{seats.count(',') + 1}", _lobby(seats))
    yield Screen("curtain", lambda visitor, hall: visitor.sits(made(hall, "me,me,karl"), 0, 1))


def table_screens(game: str, seats: str, golden: str) -> Iterator[Screen]:
    for moment in moments(game, golden):
        name = f"{game}-{seats}-{moment.name}"
        yield Screen(name, _sits(moment))
        if moment.name.endswith("actions"):
            for page in ("yard", "fleet", "settlement", "others"):
                yield Screen(f"{name}-{page}", _sits(moment, page), (PHONE,))


def yard_screens() -> Iterator[Screen]:
    """What can be opened beside a yard; a yard with more than any game has brought; paying for a ship."""
    for name, control in {
        "uses": lambda page, say: page.locator(OFFERED.format("hand")).first,
        "short": lambda page, say: page.locator("[data-spot='board 1']"),
        "still": lambda page, say: page.locator(TRAY).get_by_role("button", name=say("shipwrights-web-what-now")),
        "opened": lambda page, say: page.locator("button.other").first,
        "glossary": lambda page, say: page.locator("button.signs"),
        "ending": lambda page, say: page.locator(f"{TRAY} .actions .button.primary"),
    }.items():
        yield Screen(f"shipwrights-yard-{name}", _yard(YARD, control))
    yield Screen("shipwrights-full", _yard(LATE))
    for page in ("yard", "fleet", "settlement"):
        yield Screen(f"shipwrights-full-{page}", _yard(LATE, page=page), (PHONE,))
    yield Screen("shipwrights-sheet", lambda visitor, hall: opened(visitor, hall, buildings("4-sensible")[0]))


def _at(fragment: str, waits_for: str = "main, h1") -> Open:
    def opening(visitor: Visitor, hall: Running) -> None:
        expect(visitor.go(fragment).locator(waits_for).first).to_be_visible()

    return opening


def _with_profile(fragment: str) -> Open:
    def opening(visitor: Visitor, hall: Running) -> None:
        say, page = words(visitor.language).say, visitor.go("#profile")
        page.get_by_label(say("hall-your-name")).first.fill("Þorbjörg Egilsdóttir")
        page.get_by_role("button", name=say("profile-make")).click()
        expect(page.get_by_role("heading", name=say("profile-devices"))).to_be_visible()
        page.goto("about:blank")
        visitor.go(fragment)

    return opening


def _join(visitor: Visitor, hall: Running) -> None:
    table = made(hall, "me,open,karl")
    visitor.go(f"#join/{table['table']}/{table['join']}")


def _lobby(seats: str) -> Open:
    return lambda visitor, hall: visitor.sits(made(hall, seats), 0, roles=("host", "join", "watch"))


def _sits(moment: Moment, page: str = "") -> Open:
    """At a table that begins with the moment; bots have the other seats."""

    def opening(visitor: Visitor, hall: Running) -> None:
        bots = tuple(at for at in range(moment.table.seats) if at != moment.seat)
        _turn(visitor.sits(made_at(hall, moment.table, bots=bots), moment.seat), page)

    return opening


def _yard(text: str, control: Callable[[Page, Any], Locator] | None = None, page: str = "") -> Open:
    def opening(visitor: Visitor, hall: Running) -> None:
        table = visitor.sits(made_at(hall, written(text)), 0)
        _turn(table, page)
        if control:
            found = control(table, words(visitor.language).say)
            found.wait_for(state="attached")
            hidden = found.evaluate("each => each.checkVisibility() ? '' : each.closest('[data-page]').dataset.page")
            _turn(table, hidden)
            found.click()

    return opening


def _turn(table: Page, page: str) -> None:
    expect(table.locator(TRAY)).to_be_visible()
    if page:
        table.locator(f".tabs [data-for={page}]").click()


def _over(hall: Running, game: str, seats: int) -> dict[str, Any]:
    """A finished game, played once for all languages and sizes."""
    if (game, seats) not in PLAYED:
        PLAYED[game, seats] = finished(hall, ",".join(["me", *["karl"] * (seats - 1)]), game)
    return PLAYED[game, seats]


def _end(game: str, seats: int) -> Open:
    def opening(visitor: Visitor, hall: Running) -> None:
        page = visitor.sits(_over(hall, game, seats), 0, roles=("host", "watch"))
        expect(page.get_by_role("button", name=words(visitor.language).say("web-end-save"))).to_be_visible()

    return opening


def _review(game: str, seats: int) -> Open:
    def opening(visitor: Visitor, hall: Running) -> None:
        coach_of(hall).effort = BRIEF
        _end(game, seats)(visitor, hall)
        page, review = visitor.page, words(visitor.language).say("web-review")
        page.get_by_role("button", name=review, exact=True).click()
        expect(page.locator("section[aria-labelledby=dearest] li")).to_have_count(3, timeout=4 * PATIENCE)
        expect(page.locator("figcaption b").first).to_have_text(re.compile(r"\d"))

    return opening
