"""One timeline: a scene is ended by anything, answers nothing, and never plays for who comes back."""

from collections.abc import Callable

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from ..server.running import Running
from .chieftain import Chieftain
from .frames import Frames
from .seated import Seated
from .steward import Steward
from .tables import made
from .visitor import PHONE, Visitor

SCENE = "main[data-scene]"


def revealed(visitor: Visitor, hall: Running) -> Page:
    """A table at which I have just sent my plan as the last, at the relaxed speed."""
    page = visitor.sits(made(hall, "me,karl,karl"), 0)
    chieftain = Chieftain(visitor)
    expect(chieftain.tray.locator("ul.chips")).to_be_visible()
    chieftain._plan()
    page.wait_for_selector("main[data-scene=reveal]")
    return page


@pytest.mark.parametrize(
    "end",
    [lambda page: page.locator(SCENE).click(position={"x": 300, "y": 300}), lambda page: page.keyboard.press("Enter")],
    ids=["click", "key"],
)
def test_anything_ends_a_scene_and_answers_nothing(
    visitor: Visitor, hall: Running, end: Callable[[Page], None]
) -> None:
    _ends(visitor, revealed(visitor, hall), end)


def test_so_does_a_tap_in_the_tray_of_a_phone(chromium: Browser, hall: Running) -> None:
    with Visitor(chromium, hall.url, size=PHONE) as visitor:
        _ends(visitor, revealed(visitor, hall), lambda page: page.touchscreen.tap(PHONE[0] / 2, PHONE[1] - 60))


def _ends(visitor: Visitor, page: Page, end: Callable[[Page], None]) -> None:
    moves = visitor.moves
    step = int(page.locator(SCENE).get_attribute("data-step") or 0)
    end(page)
    visitor.until(lambda: int(page.locator("main[data-step]").get_attribute("data-step") or 0) > step)
    assert page.locator("main[data-scene=reveal]").count() == 0
    assert visitor.moves == moves, "what ended the scene answered a question"


def test_who_comes_back_sees_the_present_without_a_scene(visitor: Visitor, hall: Running) -> None:
    page = revealed(visitor, hall)
    page.evaluate("sessionStorage.setItem('scenes', '')")
    visitor.page.add_init_script(SCENES)
    page.reload()
    expect(page.locator("main[data-step]")).to_be_visible()
    assert "reveal" not in (page.evaluate("window.scenes") or [])


SCENES = """window.scenes = [];
const seen = () => window.scenes.push(document.querySelector('main')?.dataset.scene ?? '');
new MutationObserver(seen).observe(document, {subtree: true, childList: true, attributes: true});"""


def test_with_reduced_motion_a_scene_is_a_still_with_its_words(chromium: Browser, hall: Running) -> None:
    with Visitor(chromium, hall.url, still=True) as visitor:
        page = visitor.sits(made(hall, "me,karl,karl"), 0)
        chieftain = Chieftain(visitor)
        expect(chieftain.tray.locator("ul.chips")).to_be_visible()
        chieftain._plan()
        page.wait_for_selector("main[data-scene=reveal]")
        expect(page.locator(SCENE)).to_have_attribute("data-beat", "hold")
        expect(chieftain.tray).to_contain_text(chieftain.words.say("eketorp-scene-revealed"))
        assert page.locator(".piece").first.evaluate("each => getComputedStyle(each).transitionDuration") == "0s"


@pytest.mark.soak
@pytest.mark.parametrize(("game", "player"), [("eketorp", Chieftain), ("shipwrights", Steward)])
def test_in_whole_games_no_frame_is_ahead(
    visitor: Visitor, hall: Running, http: httpx.Client, game: str, player: type[Seated]
) -> None:
    visitor.prefers(speed="brisk")
    frames = Frames(visitor)
    visitor.sits(made(hall, "me,karl,karl", game=game), 0)
    player(visitor, seed=6).play()
    assert frames.check()


def test_a_bot_plays_for_me_only_after_i_said_so_and_until_i_say_stop(visitor: Visitor, hall: Running) -> None:
    visitor.prefers(speed="instant")
    page = visitor.sits(made(hall, "me,karl,karl"), 0)
    chieftain = Chieftain(visitor)
    say = chieftain.words.say
    expect(chieftain.tray.locator("ul.chips")).to_be_visible()
    decided: list[str] = []
    page.on("request", lambda request: decided.extend([request.url] if request.url.endswith("/decide") else []))
    page.get_by_role("button", name=say("web-menu")).click()
    page.get_by_role("button", name=say("web-let-bot")).click()
    assert not decided, "it has not asked first"
    page.get_by_role("dialog").get_by_role("button", name=say("web-let-bot-begin")).click()
    visitor.until(lambda: len(decided) > 1)
    page.get_by_role("button", name=say("web-stop"), exact=True).click()
    expect(page.get_by_role("button", name=say("web-stop"), exact=True)).to_have_count(0)
    asked = len(decided)
    page.wait_for_timeout(1000)  # four times the pause before a decision
    assert len(decided) == asked and 0 in visitor.heard()[-1]["view"]["waiting"], "it has not stopped"
