"""A seat of Eketorp played by what stands on the screen: with the mouse, with a thumb, or with the keyboard alone."""

import random
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from meadhall.locale import words

from .visitor import PATIENCE, Visitor

QUESTIONS = {
    "plan": "ul.fields",
    "build": "ul.walls",
    "plunder": ".plunder",
    "card": "[role=radiogroup].hand",
    "attack": "ul[role=radiogroup]",
    "claim": ".bricks > button",
    "exchange": ".before",
}  # what each question is told by in the tray
TABS = 120


class Chieftain:
    """Decides at random, always through the controls that a person has."""

    def __init__(self, visitor: Visitor, seed: int = 1, keyboard: bool = False) -> None:
        self.visitor, self.page, self.keyboard = visitor, visitor.page, keyboard
        self.choice, self.words = random.Random(seed), words(visitor.language)
        self.asked: list[str] = []

    @property
    def tray(self) -> Locator:
        return self.page.locator("section.tray")

    def is_over(self) -> bool:
        return self.page.get_by_role("dialog").filter(has_text=self.words.say("web-end-save")).count() > 0

    def play(self, until: Callable[[], bool] | None = None) -> None:
        """Answer what is asked until the game is over, or `until` says so."""
        while not self.is_over() and not (until and until()):
            if question := self.question():
                self.asked.append(question)
                getattr(self, f"_{question}")()
            else:
                self.page.wait_for_timeout(40)

    def question(self) -> str | None:
        """What is asked now, once its button can be pressed."""
        if not self.tray.count() or not self.tray.locator(".button").count():
            return None
        for question, sign in QUESTIONS.items():
            if self.tray.locator(sign).count():
                return question
        return (
            "keep"
            if self.tray.locator(".hand").count() and self.tray.locator(".button.primary:enabled").count()
            else None
        )

    # Pressing

    def press(self, control: Locator) -> None:
        if not self.keyboard:
            control.click()
            return
        self._tab_to(control)
        self.page.keyboard.press("Enter")

    def _tab_to(self, control: Locator) -> None:
        for _ in range(TABS):
            if control.evaluate("each => each === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no way by Tab to {control}")

    def _confirm(self) -> None:
        """The one button that answers the question; what it asked is then gone, or the next one is there."""
        primary = self.tray.locator(".button.primary")
        expect(primary).to_be_enabled(timeout=PATIENCE)
        before = self.visitor.moves
        self.press(primary)
        self._sent(before)

    def _sent(self, before: int) -> None:
        """A move went to the server, and the table has changed."""
        for _ in range(PATIENCE // 10):
            if self.visitor.moves > before:
                break
            self.page.wait_for_timeout(10)
        assert self.visitor.moves > before, "no move was sent"

    def _one_of(self, controls: Locator) -> Locator:
        return controls.nth(self.choice.randrange(controls.count()))

    # What can be asked

    def _plan(self) -> None:
        free = "[aria-disabled=false]"
        adding, sides = self.tray.locator(f"ul.fields .add{free}"), self.tray.locator(f".sieges .side{free}")
        for _ in range(self.choice.randint(1, 3)):
            if adding.count():
                self.press(self._one_of(adding))
        if self.choice.random() < 0.5 and sides.locator("visible=true").count():
            self.press(sides.first)
        self._confirm()

    def _attack(self) -> None:
        self.press(self._one_of(self.tray.get_by_role("radio")))
        self._confirm()

    def _exchange(self) -> None:
        self._confirm()

    def _card(self) -> None:
        self.press(self._one_of(self.tray.get_by_role("radio")))
        self._confirm()

    def _claim(self) -> None:
        before = self.visitor.moves
        self.press(self._one_of(self.tray.locator(".bricks > button")))
        self._sent(before)

    def _plunder(self) -> None:
        lifting = self.tray.locator(".steps button[aria-disabled=false]")
        if lifting.count():
            self.press(self._one_of(lifting))
        self._confirm()

    def _build(self) -> None:
        while self.tray.locator(".button.primary:disabled").count():
            self.press(self._one_of(self.tray.locator("ul.walls .lay[aria-disabled=false]")))
        self._confirm()

    def _keep(self) -> None:
        self._confirm()
