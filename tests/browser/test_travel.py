"""Cards travel to where they go, unless the player wants everything still."""

import pytest
from playwright.sync_api import Browser, Page, expect

from ..server.running import Running
from .tables import made
from .visitor import Visitor

WATCH = """() => {
  window.flown = [];
  const note = (each) => each.nodeName === 'svg' && window.flown.push(each.getAttribute('class').split(' ')[0]);
  new MutationObserver((all) => all.forEach(({addedNodes}) => addedNodes.forEach(note)))
    .observe(document.body, {childList: true});
}"""


DRAWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


def keeps_a_card(page: Page) -> list[str]:
    """What flies over the table then."""
    page.locator("[data-spot='hand 1']").click()
    page.evaluate(WATCH)
    page.locator("section.tray .button.primary:enabled").click()
    expect(page.locator(".kept")).to_have_count(1)
    page.evaluate(DRAWN)
    flown: list[str] = page.evaluate("window.flown")
    return flown


@pytest.mark.parametrize("still", [False, True])
def test_a_card_that_is_kept_goes_face_up_to_the_plan(chromium: Browser, hall: Running, still: bool) -> None:
    with Visitor(chromium, hall.url, still=still) as visitor:
        page = visitor.sits(
            made(hall, "me,me,karl", "shipwrights"), 0
        )  # the second does not pick, so nothing else flies
        assert ("card" in keeps_a_card(page)) is not still
        expect(page.locator("body > svg")).to_have_count(0)
