"""A seat of Eketorp, played by what stands on the screen."""

from .seated import Seated

QUESTIONS = {
    "plan": "ul.chips",
    "build": ".building",
    "plunder": ".plunder",
    "card": "[role=radiogroup].hand",
    "attack": "ul[role=radiogroup]",
    "claim": ".bricks > button",
    "exchange": ".before",
}  # what each question is told by in the tray
SIGNS = {name: f"section.tray {sign}" for name, sign in QUESTIONS.items()} | {
    "asked": "section.tray .button",
    "keep": "section.tray:has(.button.primary:enabled) .hand",
}

FREE = "[aria-disabled=false]"


class Chieftain(Seated):
    def question(self) -> str | None:
        seen = self.seen(SIGNS)
        return next((name for name in (*QUESTIONS, "keep") if name in seen), None) if "asked" in seen else None

    # What can be asked

    def _plan(self) -> None:
        adding, sides = (self.page.locator(f"[data-spot^='{kind} ']{FREE}") for kind in ("field", "siege"))
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
        card = self._one_of(self.tray.get_by_role("radio"))
        if card.get_attribute("aria-checked") == "false":  # a second press would play it
            self.press(card)
        self._confirm()

    def _claim(self) -> None:
        self._send(self._one_of(self.tray.locator(".bricks > button")))

    def _plunder(self) -> None:
        bricks = self.page.locator(f"[data-spot^='brick ']{FREE}")
        if bricks.count():
            self.press(self._one_of(bricks))
        self._confirm()

    def _build(self) -> None:
        while self.tray.locator(".button.primary:disabled").count():
            self.press(self._one_of(self.page.locator(f"[data-spot^='wall ']{FREE}")))
        self._confirm()

    def _keep(self) -> None:
        self._confirm()
