"""Somebody who has never played: reads the guide, and presses only what it has lit."""

from collections.abc import Callable
from typing import Any

import httpx
from playwright.sync_api import Locator

from .visitor import PATIENCE, Visitor

MOST = 900  # looks at a chapter
BREATH = 60  # milliseconds between two of them
OFFERED = """(box) => {
  const inside = (x, y) => x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
  const offered = '[data-spot][aria-disabled=false], .spot.offered, section.tray .option > .button';
  const all = document.querySelectorAll(offered);
  for (const each of all) {
    const {x, y, width, height} = each.getBoundingClientRect();
    const [left, top] = [x + width / 2, y + height / 2];
    if (inside(left, top) && each.contains(document.elementFromPoint(left, top))) return [left, top];
  }
  return null;
}"""

COVERED = """() => {
  const guide = document.querySelector('section.guide').getBoundingClientRect();
  const overlaps = (box) => Math.min(box.right, guide.right) - Math.max(box.left, guide.left) > 9 &&
    Math.min(box.bottom, guide.bottom) - Math.max(box.top, guide.top) > 9;
  return [...document.querySelectorAll('.lit')].filter((each) => overlaps(each.getBoundingClientRect())).length;
}"""

GO_ON = """(step) => {
  const guide = document.querySelector('section.guide');
  const next = guide.querySelector('.rest .button.primary:enabled');
  const here = [...guide.querySelectorAll('.bars i')].findIndex((each) => each.classList.contains('here'));
  if (here !== step || !next?.checkVisibility()) return false; // another step may have come up in the meantime
  next.click();
  return true;
}"""


class Learner:
    """Knows of each step what everybody may know: what is lit, and what is to be laid out."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor, self.page = visitor, visitor.page
        self.read: list[str] = []  # goals, as the guide says them
        self.laid: list[str] = []

    @property
    def guide(self) -> Locator:
        return self.page.locator("section.guide")

    def open(self, game: str, chapter: str) -> None:
        self.game, self.chapter = game, chapter
        told = httpx.get(f"{self.visitor.url}/api/games/{game}/lessons").json()
        self.steps: list[dict[str, Any]] = next(each for each in told if each["id"] == chapter)["steps"]
        self.visitor.go(f"#learn/{game}/{chapter}")
        self.guide.wait_for(timeout=PATIENCE)

    def follow(self, look: Callable[[int], None] = lambda step: None, until: str = "") -> None:
        """To the end of the chapter, or to a step; each step is looked at when it is up."""
        seen, since = -1, 0
        while not self.guide.locator(".end").count():
            step = self.at()
            if step is not None and self.page.locator(".lit").count():
                if step != seen:
                    seen, since = step, 0
                    self.read.append(self.guide.locator(".goal b").inner_text())
                    self.sees_all()
                    look(step)
                if until == self.steps[step]["id"]:
                    return
                self.obey(self.steps[step])
            since += 1
            assert since < MOST, f"after {self.read} the guide leads nowhere"
            self.page.wait_for_timeout(BREATH)

    def table(self) -> str:
        """The id of the table at which the chapter is played, as this browser has kept it."""
        kept = self.page.evaluate("game => JSON.parse(localStorage[`meadhall.lessons.${game}`])", self.game)
        return str(kept[self.chapter]["table"])

    def sees_all(self) -> None:
        """The guide covers nothing of what it speaks of, once it has opened and the page has made room."""
        self.visitor.until(lambda: not self.page.evaluate(COVERED))

    def at(self) -> int | None:
        """The number of the step that the guide speaks of."""
        here = self.guide.locator(".bars .here").count()
        return self.guide.locator(".bars i:has(~ .here)").count() if here else None

    def obey(self, step: dict[str, Any]) -> None:
        between = self.page.locator(".between .button.primary")
        if between.count():
            return between.click()
        if self.page.evaluate(GO_ON, self.steps.index(step)):
            return None
        closing = self.page.locator("dialog[open] form[method=dialog] .button.primary")
        if closing.count() and not self.page.locator("dialog[open] .lit").count():
            return closing.click()  # what is lit lies under it
        missing = list(step["draft"])
        for part in self.laid:
            if part in missing:
                missing.remove(part)
        confirms = self.page.locator("section.tray .button.primary:enabled, dialog[open] .button.primary:enabled")
        if missing and (at := self.lit(missing[0].removesuffix(" clay").removesuffix(" grass"))):
            self.lay(missing[0], at)
        elif self.lit("confirm") and confirms.count():
            self.laid = []
            self.press(self.lit("confirm"))
        else:
            for name in step["lit"]:
                if name != "confirm" and (box := self.lit(name)):
                    return self.press(self.page.evaluate(OFFERED, box) or box)
        return None

    def lay(self, part: str, at: dict[str, float]) -> None:
        """A brick is taken up first. Where the page moved meanwhile and a press went astray, the next look goes on."""
        if part.startswith("wall ") and not self.lay_brick(part.split()[-1], at):
            return
        if not part.startswith("wall "):
            self.press(at)
        self.laid.append(part)

    def lay_brick(self, kind: str, at: dict[str, float]) -> bool:
        loose = self.page.locator("section.tray .loose [data-brick]")
        if not self.page.locator(f'section.tray .loose [data-brick="{kind}"][aria-pressed=true]').count():
            self.press(self.lit(f"loose {kind}"))
            return False
        before = loose.count()
        self.press(at)
        return loose.count() < before

    def lit(self, name: str) -> dict[str, float] | None:
        ring = self.page.locator(f'[data-lit="{name}"]')
        box = ring.bounding_box() if ring.count() else None
        return {"x": box["x"], "y": box["y"], "width": box["width"], "height": box["height"]} if box else None

    def press(self, at: Any) -> None:
        """With a real pointer: what lies over it would be hit instead."""
        if isinstance(at, dict):
            at = (at["x"] + at["width"] / 2, at["y"] + at["height"] / 2)
        if at:
            self.page.mouse.click(*at)
