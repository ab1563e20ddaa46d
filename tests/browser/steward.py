"""A seat of Shipwrights, played by what stands on the screen."""

from typing import Any

from playwright.sync_api import Locator, Position, TimeoutError, expect

from .seated import Seated
from .visitor import PATIENCE, Visitor

OPTION = ".option > .button[aria-disabled=false]"
OFFERED = ".spot.offered[data-spot^='{}']"
SIGNS = {
    "between": ".between",
    "sheet": "dialog[open] .sheet",
    "enemies": "section.tray .enemies",
    "groups": "section.tray .groups",
    "asked": f"section.tray :is({OPTION}, .groups, .plan)",
    "ready": "section.tray .actions .button.primary",
}
LIKED = (
    "shipwrights-web-use-lay-ship", "shipwrights-web-use-build", "shipwrights-web-use-lay", "shipwrights-web-use-tuck",
    "shipwrights-web-use-play",
)  # fmt: skip
DRAWN = "() => new Promise(requestAnimationFrame)"


class Steward(Seated):
    """Builds when that is offered, and takes every other way now and then."""

    def __init__(self, visitor: Visitor, seed: int = 1, keyboard: bool = False, seat: int = 0) -> None:
        super().__init__(visitor, seed, keyboard)
        self.seat = seat
        self.decision: int | None = None
        self.paid: list[str] = []  # how payment sheets were answered

    def latest(self) -> dict[str, Any]:
        """Where the seat stands, as the last event told this browser."""
        views = (
            event["view"] for event in reversed(self.visitor.heard()) if event["seat"] == self.seat and event["view"]
        )
        view = next(views, None)
        if not view:
            return {}
        position, yard = view["position"], view["position"]["yards"][self.seat]
        ask = (yard["pending"] or {}).get("ask", "")
        return {
            "round": position["round"],
            "step": position["step"],
            "decision": view["decision"],
            "ask": ask,
            "yard": yard,
        }

    def question(self) -> str | None:
        """What the page shows and what the stream told must belong together: others may end a round meanwhile."""
        told = self.latest()
        self.page.evaluate(DRAWN)
        asked = self._question(told) if told else None
        return asked if self.latest() == told else None

    def _question(self, told: dict[str, Any]) -> str | None:
        seen = self.seen(SIGNS)
        for question in ("between", "sheet", "enemies"):
            if question in seen:
                return question
        if "asked" not in seen:
            return None
        if told["step"] == "draft":
            return "draft" if "ready" in seen else None
        if told["ask"]:
            return None if "groups" in seen else told["ask"]
        return {"actions": "act", "convert": "convert"}.get(told["step"])

    def press(self, control: Locator) -> None:
        """A card of a fan where the next one leaves it free; what a round brought may come up, and is put away."""
        self.turn_to(control)
        if self.keyboard:
            super().press(control)
            return
        fanned = (control.get_attribute("data-spot") or "").startswith("hand")
        where = Position(x=12, y=40) if fanned else None
        try:
            control.click(position=where, timeout=5000)
        except TimeoutError:
            for button in self.page.locator(".between .button.primary").all():
                button.click()
            if control.get_attribute("aria-pressed") != "true":  # on a busy machine a click may count, and be late
                control.click(position=where)

    def turn_to(self, control: Locator) -> None:
        """A phone shows one page of the table at a time."""
        page = control.evaluate("each => each.closest('[data-page]')?.dataset.page ?? ''")
        if page and not control.is_visible():
            self.page.locator(f".tabs [data-for='{page}']").click()

    def _sent(self, before: int) -> None:
        """The next decision must be there too, for the old question stands until the stream tells of it."""
        super()._sent(before)
        for _ in range(PATIENCE // 10):
            if self.latest().get("decision") != self.decision:
                break
            self.page.wait_for_timeout(10)
        self.page.evaluate(DRAWN)

    def _send(self, control: Locator) -> None:
        self.decision = self.latest().get("decision")
        super()._send(control)

    # What can be asked

    def _between(self) -> None:
        self.press(self.page.locator(".between .button.primary"))

    def _enemies(self) -> None:
        for box in self.tray.get_by_role("checkbox").all():
            if self.choice.random() < 0.5:
                self._tick(box)
        self._confirm()

    def _draft(self) -> None:
        primary = self.tray.locator(".actions .button.primary")
        cards = self.page.locator(OFFERED.format("hand"))
        for at in self.choice.sample(range(cards.count()), cards.count()):
            if primary.is_enabled():
                break
            self.press(self._spot(f"hand {at + 1}"))
        self._confirm()

    def _act(self) -> None:
        self._go_back()
        for kind in self._wishes():
            if getattr(self, f"_do_{kind}")():
                return
        self._end()

    def _wishes(self) -> list[str]:
        """Ships first; while one lies on the board, workers are saved for it."""
        yard = self.latest()["yard"]
        waits = any((space["card"] or "").startswith("SH") for space in yard["board"])
        saves = waits and yard["goods"]["worker"] < 5 and self.choice.random() < 0.8
        rest = ["hand", "raids", "market", *([] if saves else ["workers"])]
        self.choice.shuffle(rest)
        return ["ships", *rest, *(["dismiss"] if self.choice.random() < 0.04 else [])]

    def _go_back(self) -> None:
        """What was opened before is put away."""
        back = self.tray.get_by_role("button", name=self.words.say("shipwrights-web-back"), exact=True)
        if back.count():
            self.press(back)

    def _convert(self) -> None:
        self._go_back()
        if self.choice.random() < 0.3 or not self._do_market():
            self._end()

    def _end(self) -> None:
        """Done; and again, where something is left undone."""
        ending = self.tray.locator(".actions .button.primary")
        if not ending.count():
            return
        before, self.decision = self.visitor.moves, self.latest().get("decision")
        self.press(ending)
        self.page.wait_for_timeout(50)
        if self.visitor.moves == before and self.tray.get_by_text(self.words.say("shipwrights-web-end-anyway")).count():
            self.asked.append("end")
            self.press(ending)
        self._sent(before)

    def _do_ships(self) -> bool:
        return self._open_group("ships") and self._pay()

    def _pay(self) -> bool:
        """The sheet opens, or the steps are asked one by one."""
        self.press(self._one_of(self.tray.locator(OPTION)))
        expect(self.page.locator("dialog[open] .sheet")).to_be_visible(timeout=PATIENCE)
        return True

    def _do_raids(self) -> bool:
        return self._open_group("raids") and self._choose_one()

    def _do_dismiss(self) -> bool:
        return self._open_group("dismiss") and self._choose_one()

    def _do_market(self) -> bool:
        kinds = ("buy", "hero") if self.choice.random() < 0.8 else ("forge", "hero")
        spots = self.page.locator(", ".join(OFFERED.format(each) for each in kinds))
        if not spots.count() or self.choice.random() < 0.5:
            return False
        self._send(self._one_of(spots))
        return True

    def _do_workers(self) -> bool:
        places = self._group("workers")
        if not places.count():
            return False
        if self.choice.random() < 0.5:
            return self._open_group("workers") and self._choose_one()
        return self._from_list(self.words.say("shipwrights-web-group", group="workers"))

    def _from_list(self, heading: str) -> bool:
        """By "what can I still do?", which names every move."""
        self.press(self.tray.get_by_role("button", name=self.words.say("shipwrights-web-what-now")))
        self.asked.append("still")
        group = self.page.locator("dialog[open] h3", has_text=heading).locator("xpath=following-sibling::ul[1]")
        expect(group.locator(OPTION).first).not_to_have_text("…")
        self._send(self._one_of(group.locator(OPTION)))
        return True

    def _do_hand(self) -> bool:
        cards = self.page.locator(OFFERED.format("hand"))
        if not cards.count():
            return False
        self.press(self._one_of(cards))
        expect(self.tray.locator(".option").first).to_be_visible()
        uses = self.tray.locator(OPTION)
        liked = [uses.filter(has_text=self.words.say(each)) for each in LIKED if self.choice.random() < 0.8]
        self._send(next((each.first for each in liked if each.count()), uses.last))
        return True

    def _group(self, group: str) -> Locator:
        return self.tray.locator(".groups .button", has_text=self.words.say("shipwrights-web-group", group=group))

    def _open_group(self, group: str) -> bool:
        if not self._group(group).count():
            return False
        self.press(self._group(group))
        expect(self.tray.locator(OPTION).first).not_to_have_text("…")
        return True

    def _choose_one(self) -> bool:
        self._send(self._one_of(self.tray.locator(OPTION)))
        return True

    # Paying for a ship

    def _sheet(self) -> None:
        sheet = self.page.locator("dialog[open]")
        if self.choice.random() < 0.2:
            self.paid.append("steps")
            self._send(sheet.get_by_role("button", name=self.words.say("shipwrights-web-step-by-step")))
            return
        others = sheet.locator("input[type=radio]:not(:checked):enabled")
        if others.count() and self.choice.random() < 0.6:
            self._change(sheet, others)
        self._send(self._build(sheet))

    def _build(self, sheet: Locator) -> Locator:
        return sheet.get_by_role("button", name=self.words.say("shipwrights-web-build-it"))

    def _change(self, sheet: Locator, others: Locator) -> None:
        """Choose another source, card or basic; every way that is offered can be paid."""
        wanted = others.nth(self.choice.randrange(others.count())).element_handle()
        group = sheet.locator(f"input[name='{wanted.get_attribute('name')}']")
        now = group.evaluate_all("(all, wanted) => all.indexOf(wanted)", wanted)
        self._tick(group.nth(now))
        self.paid.append("changed")
        expect(self._build(sheet)).to_be_enabled()

    def _tick(self, box: Locator) -> None:
        """A radio or a checkbox; by keyboard, radios are one stop with arrows inside."""
        if not self.keyboard:
            box.locator("xpath=ancestor::label").click()
        elif box.get_attribute("type") == "checkbox":
            self._tab_to(box)
            self.page.keyboard.press("Space")
        else:
            self._tab_to(self.page.locator(f"input[name='{box.get_attribute('name')}']:checked"))
            while not box.evaluate("each => each === document.activeElement"):
                self.page.keyboard.press("ArrowDown")

    # Steps within an action

    def _answer(self) -> None:
        options = self.tray.locator(OPTION)
        expect(options.first).not_to_have_text("…")
        spots = self.page.locator(".spot.offered")
        by_spot = spots.count() and self.choice.random() < 0.3
        self._send(self._one_of(spots if by_spot else options))

    _tuck = _skill = _discount = _pay_card = _pay_any = _gain_any = _ability = _trade_card = _upgrade = _answer

    def _spot(self, name: str) -> Locator:
        return self.page.locator(f".spot[data-spot='{name}']")
