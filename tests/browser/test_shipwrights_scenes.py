"""The moments of Shipwrights as they are seen: a launch, cards won, a raid, and what lies between two rounds."""

from itertools import groupby

import pytest
from playwright.sync_api import Browser, Page, expect

from meadhall.i18n import words

from ..server.running import Running
from .frames import Frames
from .positions import made_at, written
from .steward import OPTION, Steward
from .visitor import DESK, PATIENCE, PHONE, Visitor

SAY = words("en").say
READY = """
    seats 2, round 1, card RO01, step actions
    seat 0: worker 4, wood 2, wool 1, iron 2, coin 1
    seat 1: worker 0
    tracks 0: 7 3 1
    raids 0: RA05
    tracks 1: 1 1 1
    board 0: SH02 CR13 - - -
"""  # a Ferje brings a step of two tracks, and with it a card of each
NOTING = """(() => {
  window.scenes = [];
  const note = () => {
    const {scene, beat} = document.querySelector('main')?.dataset ?? {};
    if (!scene) return;
    const prizes = document.querySelectorAll('.prizes > figure').length;
    window.scenes.push([scene, beat, prizes]);
  };
  const frame = () => { note(); requestAnimationFrame(frame); };
  frame();
})()"""


def plays(page: Page, visitor: Visitor) -> None:
    """Build the ship, take the trade card aboard, raid, and do what is left until the next market opens."""
    tray = page.locator("section.tray")
    if page.locator(".tabs").is_visible():
        page.locator(".tabs [data-for=yard]").click()
    page.get_by_role("button", name=SAY("shipwrights-yard-build", card="Ferje"), exact=True).click()
    page.locator("dialog[open] .button.primary").click()
    expect(tray.locator(OPTION).first).not_to_have_text("…", timeout=PATIENCE)
    tray.locator(OPTION).first.click()
    page.locator(".spot.offered[data-spot='raid 1']").click()
    Steward(visitor).play(until=lambda: ["interval", "market"] in [each[:2] for each in seen(page)])


def seen(page: Page) -> list[list[object]]:
    """Each beat of each scene once, with the most cards that lay on it."""
    noted: list[list[object]] = page.evaluate("window.scenes")
    return [max(run) for _, run in groupby(noted, lambda each: each[:2])]


@pytest.mark.parametrize("size", [DESK, pytest.param(PHONE, marks=pytest.mark.soak)], ids=["desk", "phone"])
def test_each_moment_has_its_scene_and_two_prizes_share_one(
    chromium: Browser, hall: Running, size: tuple[int, int]
) -> None:
    with Visitor(chromium, hall.url, size=size) as visitor:
        visitor.page.add_init_script(NOTING)
        frames = Frames(visitor)
        page = visitor.sits(made_at(hall, written(READY), bots=(1,)), 0)
        plays(page, visitor)
        expect(page.locator("main[data-scene]")).to_have_count(0)
        beats = [(scene, beat) for scene, beat, _ in seen(page) if (scene, beat) != ("raid", "back")]
        assert beats[:3] == [("launch", "slide"), ("launch", "splash"), ("launch", "fly")]
        assert ["milestone", "turn", 2] in seen(page), "both cards turn at once"
        assert ("raid", "turn") in beats
        assert beats[-3:] == [("interval", "income"), ("interval", "heroes"), ("interval", "market")]
        told = page.evaluate("window.noted.filter(({beat, step, told}) => beat === 'splash' && told > step)")
        assert not told, "what my ship brings is told when it flies to the tracks"
        assert {"launch", "milestone", "raid", "interval"} <= frames.check()
        visitor.fits()
