"""A first game that teaches: who only follows the guide has learnt it all at the end."""

from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import Browser, TimeoutError, expect

from meadhall.i18n import words

from ..server.running import Running
from .chieftain import Chieftain
from .learner import Learner
from .visitor import DESK, PHONE, SIZES, Visitor

AT_ONCE = {"speed": "instant"}
SHIPWRIGHTS = ("goal", "stores", "ship", "craftsman", "pack", "lay", "hire", "goods", "build", "round")
EKETORP = ("goal", "bricks", "plan", "siege", "reveal", "amulets", "fight", "hospital", "build", "round")


def learnt(visitor: Visitor, axe: str) -> Learner:
    visitor.prefers(**AT_ONCE)
    visitor.go("#learn/shipwrights")
    learner = Learner(visitor)
    learner.follow(axe=axe)
    return learner


def ships(visitor: Visitor) -> list[str]:
    """That the learner has built, as the browser heard of them."""
    return [
        ship for event in visitor.heard() if event["view"] for ship in event["view"]["position"]["yards"][0]["ships"]
    ]


@pytest.mark.parametrize(
    ("language", "size", "theme"),
    [
        ("en", DESK, "dark"),
        *(pytest.param("it", size, "light", marks=pytest.mark.soak) for size in SIZES),
        pytest.param("fr", PHONE, "dark", marks=pytest.mark.soak),
    ],
)
def test_who_follows_the_guide_builds_a_ship(
    chromium: Browser, hall: Running, axe: str, language: str, size: tuple[int, int], theme: str
) -> None:
    """Looked at with axe-core in all but the first, which is in a hurry."""
    with Visitor(chromium, hall.url, language, size, theme) as visitor:
        learner = learnt(visitor, axe if language != "en" else "")
        assert [words(language).say(f"learn-shipwrights-{step}") for step in SHIPWRIGHTS] == learner.read[:10]
        assert ships(visitor)
        visitor.fits()


def test_who_follows_the_guide_learns_eketorp(visitor: Visitor) -> None:
    learn_eketorp(visitor, "")


@pytest.mark.soak
def test_every_step_that_teaches_eketorp_is_accessible(chromium: Browser, hall: Running, axe: str) -> None:
    with Visitor(chromium, hall.url, "fr", PHONE, "light") as visitor:
        learn_eketorp(visitor, axe)


def learn_eketorp(visitor: Visitor, axe: str) -> None:
    visitor.prefers(**AT_ONCE)
    learner, say = Learner(visitor), words(visitor.language).say
    visitor.go("#learn/eketorp")
    learner.follow(answering(learner), axe=axe)
    assert {say(f"learn-eketorp-{step}") for step in EKETORP} <= set(learner.read)


def answering(learner: Learner) -> Callable[[], None]:
    """The first step that asks for a plan is obeyed; whatever else is asked, a chieftain answers."""
    chieftain, say = Chieftain(learner.visitor), words(learner.visitor.language).say
    learner.page.set_default_timeout(2000)

    def answers() -> None:
        question, heading = chieftain.question(), learner.heading()
        if heading and heading not in learner.read:
            return  # the question brought it: it is read first
        if heading == say("learn-eketorp-plan"):
            learner.page.keyboard.press("a")
        elif question:
            with suppress(TimeoutError):  # the guide has come up before it: it is read first
                getattr(chieftain, f"_{question}")()

    return answers


def test_what_happens_waits_while_the_guide_explains(visitor: Visitor) -> None:
    visitor.prefers(speed="brisk")
    learner, lines = Learner(visitor), visitor.page.locator("#saga li")
    visitor.go("#learn/eketorp")
    learner.follow(answering(learner), until=words("en").say("learn-eketorp-hospital"))
    told = lines.count()
    visitor.page.wait_for_timeout(2500)
    assert lines.count() == told
    learner.guide.locator(".button.primary").click()
    expect(lines).not_to_have_count(told)


def test_a_lesson_that_was_left_goes_on_where_it_was(visitor: Visitor) -> None:
    visitor.prefers(**AT_ONCE)
    visitor.go("#learn/shipwrights")
    learner = Learner(visitor)
    learner.guide.locator(".button.primary").click()
    second = learner.heading()
    visitor.page.reload()
    learner.guide.wait_for()
    assert learner.heading() == second
