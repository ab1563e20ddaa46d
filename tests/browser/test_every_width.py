"""Every screen beside the yard, at every width: nothing is cut, covered, or too small for an eye or a thumb."""

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from meadhall.i18n import words

from ..server.running import Running
from ..server.test_reviews import coach_of
from .chieftain import Chieftain
from .positions import RECORDED, made_at, moments
from .tables import made, reviewed
from .visitor import PATIENCE, PHONE, Visitor
from .whole import EVERY_WIDTH, TOUCHED, faults

LANGUAGES = ("en", *(pytest.param(each, marks=pytest.mark.soak) for each in ("de", "fr")))
LATE = ("de", *(pytest.param(each, marks=pytest.mark.soak) for each in ("en", "es")))  # the longest words first
ALWAYS = {"plan", "build"}  # what every game asks in its first rounds
EVERY_QUESTION = ALWAYS | {"attack", "exchange", "card", "claim", "plunder", "keep"}


def is_whole(visitor: Visitor, screen: str, by_thumb: tuple[tuple[int, int], ...] = TOUCHED) -> None:
    """Whatever its width: the page is loaded once, and all that is wrong is said at once."""
    found: dict[str, None] = {}
    for size in EVERY_WIDTH:
        visitor.resize(size)
        found |= dict.fromkeys(faults(visitor, by_thumb))
    visitor.resize(PHONE)
    assert not found, f"{screen}:\n" + "\n".join(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_hall_and_its_pages(chromium: Browser, hall: Running, language: str) -> None:
    say, table = words(language).say, made(hall, "me,open,karl,open")
    with Visitor(chromium, hall.url, language, PHONE) as visitor:
        pages = {
            f"#join/{table['table']}/{table['join']}": say("hall-join"),
            "#new/eketorp": say("hall-seats"),
            "#new/shipwrights": say("hall-seats"),
            "#puzzles/eketorp": say("puzzle-of-the-day"),
            "#profile": say("profile-make"),
            "#ladder/eketorp": say("hall-ladder"),
            "": say("hall-play"),
        }
        for fragment, text in pages.items():
            visitor.page.goto("about:blank")
            expect(visitor.go(fragment).get_by_text(text).filter(visible=True).first).to_be_visible()
            is_whole(visitor, fragment or "hall")
        visitor.page.get_by_role("button", name=say("web-settings")).click()
        expect(visitor.page.get_by_text(say("web-captions")).first).to_be_visible()
        is_whole(visitor, "settings")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_before_a_game(chromium: Browser, hall: Running, language: str) -> None:
    with Visitor(chromium, hall.url, language, PHONE) as visitor:
        for seats in ("me,open,karl", "me,open,karl,open,jarl,karl"):
            page = visitor.sits(made(hall, seats), 0, roles=("host", "join", "watch"))
            expect(page.get_by_text(words(language).say("web-gathering")).first).to_be_visible()
            is_whole(visitor, f"lobby of {seats}")


@pytest.mark.parametrize(
    ("seats", "looked_at"),
    [(4, ALWAYS), *(pytest.param(seats, EVERY_QUESTION, marks=pytest.mark.soak) for seats in (3, 4, 6))],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_questions_of_a_round_of_eketorp(
    chromium: Browser, hall: Running, language: str, seats: int, looked_at: set[str]
) -> None:
    with Visitor(chromium, hall.url, language, PHONE) as visitor:
        visitor.prefers(speed="instant")
        visitor.sits(made(hall, ",".join(["me", *["karl"] * (seats - 1)])), 0)
        chieftain = Chieftain(visitor, seed=4)
        seen = set[str]()

        def looked() -> bool:
            question = chieftain.question()
            if question and question in looked_at - seen:
                seen.add(question)
                is_whole(visitor, question)
            return seen >= ALWAYS

        chieftain.play(until=looked)


@pytest.mark.parametrize(
    ("game", "seats", "question"),
    [
        ("eketorp", "6", "last-plan"),
        ("eketorp", "6", "last-plunder"),
        ("shipwrights", "4", "last-draft"),
        pytest.param("eketorp", "5", "last-card", marks=pytest.mark.soak),
        pytest.param("shipwrights", "1-enemies", "last-draft", marks=pytest.mark.soak),
        pytest.param("shipwrights", "5", "last-actions", marks=pytest.mark.soak),
    ],
)
@pytest.mark.parametrize("language", LATE)
def test_the_last_round(chromium: Browser, hall: Running, language: str, game: str, seats: str, question: str) -> None:
    """With beds that are full, castles that stand, and names that are long."""
    moment = next(each for each in moments(game, RECORDED[game][seats]) if each.name == question)
    bots = tuple(at for at in range(moment.table.seats) if at != moment.seat)
    with Visitor(chromium, hall.url, language, PHONE) as visitor:
        visitor.prefers(speed="instant")
        page = visitor.sits(made_at(hall, moment.table, bots=bots), moment.seat)
        expect(page.locator("section.tray .button:visible").first).to_be_visible()
        is_whole(visitor, question, TOUCHED if game == "eketorp" else (PHONE,))  # a yard is dense on a tablet


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_and_the_review(chromium: Browser, hall: Running, language: str) -> None:
    coach_of(hall).effort = 0.05
    say = words(language).say
    with Visitor(chromium, hall.url, language, PHONE) as visitor:
        visitor.prefers(speed="instant")
        page = visitor.sits(reviewed(hall, "me,karl,karl,karl"), 0, roles=("host", "watch"))
        expect(page.get_by_role("button", name=say("web-end-save"))).to_be_visible()
        is_whole(visitor, "end")
        page.get_by_role("button", name=say("web-review"), exact=True).click()
        expect(_dearest(page)).to_have_count(3, timeout=4 * PATIENCE)
        expect(page.locator("figcaption b").first).to_have_text(re.compile(r"\d"))
        is_whole(visitor, "review")


def _dearest(page: Page) -> Locator:
    return page.locator("section[aria-labelledby=dearest] li")
