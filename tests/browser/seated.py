"""Somebody who plays a seat by what stands on the screen: with the mouse, with a thumb, or with the keyboard alone."""

import random
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from meadhall.i18n import words

from .visitor import PATIENCE, Visitor

TABS = 120
IDLE = 1500  # looks at a table that asks nothing, 40 ms apart
SEEN = """signs => Object.entries(signs)
  .filter(([_, sign]) => document.querySelector(sign)).map(([name]) => name)"""
OVER = """said => [...document.querySelectorAll('dialog[open]')].some(each => each.textContent.includes(said))"""
LIES_BEFORE = "each => !!(document.activeElement.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_PRECEDING)"


class Seated:
    """Decides at random, always through the controls that a person has; notes what was asked."""

    def __init__(self, visitor: Visitor, seed: int = 1, keyboard: bool = False) -> None:
        self.visitor, self.page, self.keyboard = visitor, visitor.page, keyboard
        self.choice, self.words = random.Random(seed), words(visitor.language)
        self.asked: list[str] = []

    @property
    def tray(self) -> Locator:
        return self.page.locator("section.tray")

    def is_over(self) -> bool:
        return bool(self.page.evaluate(OVER, self.words.say("web-end-save")))

    def seen(self, signs: dict[str, str]) -> list[str]:
        """Which of these signs stand on the page, by one look at it: it is looked at again and again."""
        found: list[str] = self.page.evaluate(SEEN, signs)
        return found

    def play(self, until: Callable[[], bool] | None = None) -> None:
        """Answer what is asked until the game is over, or `until` says so."""
        idle = 0
        while not self.is_over():
            question = self.question()
            if until and until():
                return
            if self._answered(question):
                idle = 0
            else:
                assert idle < IDLE, f"nothing is asked after {self.asked[-5:]}"
                self.page.wait_for_timeout(40)
                idle += 1

    def answer(self) -> bool:
        """Answer what is asked, if something is."""
        return self._answered(self.question())

    def _answered(self, question: str | None) -> bool:
        if question:
            self.asked.append(question)
            getattr(self, f"_{question}")()
        return bool(question)

    def question(self) -> str | None:
        """What is asked now, once it can be answered."""
        raise NotImplementedError

    def press(self, control: Locator) -> None:
        if not self.keyboard:
            control.click()
            return
        self._tab_to(control)
        self.page.keyboard.press("Enter")

    def _tab_to(self, control: Locator) -> None:
        key = "Shift+Tab" if control.evaluate(LIES_BEFORE) else "Tab"
        for _ in range(TABS):
            if control.evaluate("each => each === document.activeElement"):
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"no way by Tab to {control}")

    def _confirm(self) -> None:
        """The one button that answers the question; what it asked is then gone, or the next one is there."""
        primary = self.tray.locator(".button.primary")
        expect(primary).to_be_enabled(timeout=PATIENCE)
        self._send(primary)

    def _send(self, control: Locator) -> None:
        before = self.visitor.moves
        self.press(control)
        self._sent(before)

    def _sent(self, before: int) -> None:
        """A move went to the server, and the table has changed."""
        for _ in range(PATIENCE // 10):
            if self.visitor.moves > before:
                break
            self.page.wait_for_timeout(10)
        assert self.visitor.moves > before, f"no move was sent {self.visitor.wrong}"

    def _one_of(self, controls: Locator) -> Locator:
        return controls.nth(self.choice.randrange(controls.count()))
