"""Somebody who has never played: reads the guide, and presses only what it points at."""

from collections.abc import Callable
from contextlib import suppress

from playwright.sync_api import Error, Locator

from .visitor import PATIENCE, Visitor

MOST = 600  # looks at a lesson
BREATH = 80  # milliseconds between two of them
POINTED_AT = """(wanted) => {
  const ring = document.querySelector('.ring')?.getBoundingClientRect();
  const within = (each) => {
    const box = each.getBoundingClientRect(), [x, y] = [box.x + Math.min(box.width / 2, 20), box.y + box.height / 2];
    const isSeen = !ring || each.contains(document.elementFromPoint(x, y));
    return box.width && isSeen && (!ring || (x > ring.left && x < ring.right && y > ring.top && y < ring.bottom));
  };
  return wanted.flatMap((each) => [...document.querySelectorAll(each)].filter(within))[0];
}"""
OFFERED = "section.tray .option > .button:not([aria-disabled=true], .try)"
CONFIRMS, LIT = "section.tray .button.primary:not(:disabled)", ".spot.offered:not(.chosen)"


class Learner:
    def __init__(self, visitor: Visitor) -> None:
        self.visitor, self.page = visitor, visitor.page
        self.read: list[str] = []  # headings of the guide

    @property
    def guide(self) -> Locator:
        return self.page.locator("section.guide")

    def follow(self, acts: Callable[[], None] | None = None, until: str = "", axe: str = "") -> None:
        """Until the guide takes leave, or comes to a heading; each step is looked at with axe-core, if it is there."""
        self.guide.wait_for(timeout=PATIENCE)
        for _ in range(MOST):
            waits = self.guide.locator(".button.primary").count()  # such a step stays, so its heading is read after
            if (heading := self.heading()) and heading not in self.read:
                self.read.append(heading)
                if axe:
                    self.visitor.accessible(axe)
            if self.page.locator("section.guide.end").count() or (until and heading == until):
                return
            if waits:
                self.guide.locator(".button.primary").click()
            else:
                (acts or self.obey)()
            self.page.wait_for_timeout(BREATH)
        raise AssertionError(f"after {self.read} the guide leads nowhere")

    def heading(self) -> str:
        return next(iter(self.guide.locator("h2").all_inner_texts()), "")

    def obey(self) -> None:
        """The sheet, if one is open, else what the guide points at."""
        sheet = self.page.locator("dialog[open] .button.primary:enabled")
        if sheet.count():
            sheet.click()
        elif self.guide.count():
            self.press(CONFIRMS, OFFERED, LIT)
        else:
            self.press(OFFERED)

    def press(self, *wanted: str) -> None:
        """Unless the guide has come up meanwhile, and stands before it, or the page has been drawn anew."""
        if pointed := self.page.evaluate_handle(POINTED_AT, list(wanted)).as_element():
            with suppress(Error):
                pointed.click(timeout=1500)
