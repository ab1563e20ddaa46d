"""A seat of Eketorp, played by what stands on the screen."""

from .seated import Seated

QUESTIONS = {
    "plan": "ul.fields",
    "build": "ul.walls",
    "plunder": ".plunder",
    "card": "[role=radiogroup].hand",
    "attack": "ul[role=radiogroup]",
    "claim": ".bricks > button",
    "exchange": ".before",
}  # what each question is told by in the tray


class Chieftain(Seated):
    def question(self) -> str | None:
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
        self._send(self._one_of(self.tray.locator(".bricks > button")))

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
