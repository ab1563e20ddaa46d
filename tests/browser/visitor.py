"""Somebody with a browser: what they see, what they press, and all that went over their wire."""

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from types import TracebackType
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Page, Request, Response

from meadhall.i18n import words

from ..server.changes import Whole
from .shown import note

DESK, TABLET, PHONE = (1440, 900), (1024, 768), (390, 844)
SIZES = (DESK, TABLET, PHONE)
PATIENCE = 60_000  # milliseconds for what the server does in the meantime, on the busiest machine


def turn_hall(page: Page, tab: str, language: str = "en") -> None:
    """Turn the hall to one of its tabs, which a phone has instead of columns."""
    if page.viewport_size == {"width": PHONE[0], "height": PHONE[1]}:
        say = words(language).say
        page.get_by_role("navigation", name=say("hall-tabs")).get_by_role("button", name=say(tab)).click()


class Heard:
    """What was heard of one load of a page; only what is new is read."""

    def __init__(self, of: float = 0) -> None:
        self.of, self.chunks = of, 0
        self.rest: dict[int, str] = {}  # of each answer, whose chunks may come between those of others
        self.events: list[dict[str, Any]] = []
        self.whole = Whole()

    def go_on(self, chunks: list[tuple[int, str]]) -> list[dict[str, Any]]:
        self.chunks += len(chunks)
        for answer, chunk in chunks:
            *blocks, self.rest[answer] = (self.rest.get(answer, "") + chunk).split("\n\n")
            of_tables = [block for block in blocks if "event: table\n" in block]
            lines = [line[6:] for block in of_tables for line in block.split("\n") if line.startswith("data: ")]
            self.events += map(self.whole, map(json.loads, lines))
        return list(self.events)


@dataclass
class Visitor:
    browser: Browser
    url: str
    language: str = "en"
    size: tuple[int, int] = DESK
    theme: str = "dark"
    still: bool = False
    may_fail: Callable[[str], bool] = lambda said: False  # what a test breaks on purpose
    wrong: list[str] = field(default_factory=list)
    moves: int = 0  # answered by the server
    seated: int = 0  # how often this browser has sat down
    _heard: Heard = field(default_factory=Heard)

    def __enter__(self) -> "Visitor":
        width, height = self.size
        self.context = self.browser.new_context(
            viewport={"width": width, "height": height},
            locale=self.language,
            color_scheme="light" if self.theme == "light" else "dark",
            reduced_motion="reduce" if self.still else "no-preference",
            has_touch=self.size == PHONE,
            is_mobile=self.size == PHONE,
        )
        note(self.context)
        self.page = self.open_page()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.context.close()
        if kind is None:
            assert self.wrong == [], self.wrong

    def open_page(self) -> Page:
        page = self.context.new_page()
        page.add_init_script(LISTENING)
        page.set_default_timeout(PATIENCE)
        page.on("console", self._said)
        page.on("pageerror", lambda error: self._note(f"error: {error}"))
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)
        return page

    def _note(self, said: str) -> None:
        if not self.may_fail(said):
            self.wrong.append(said)

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._note(f"console: {message.text}")

    def _failed(self, request: Request) -> None:
        """A stream that the page itself ended has not failed."""
        if request.failure != "net::ERR_ABORTED":
            self._note(f"failed: {request.url} {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self._note(f"{response.status}: {response.url}")
        elif response.url.endswith("/moves") and response.request.method == "POST":
            self.moves += 1

    def go(self, fragment: str = "") -> Page:
        self.page.goto(f"{self.url}/{fragment}")
        return self.page

    def sits(self, made: dict[str, Any], *seats: int, roles: tuple[str, ...] = ()) -> Page:
        """Opens the table with the secrets of some seats, as if this browser had made it or joined."""
        table = made["table"]
        keys = [{"table": table, "role": "seat", "seat": seat, "secret": made["seats"][str(seat)]} for seat in seats]
        keys += [{"table": table, "role": role, "seat": None, "secret": made[role]} for role in roles]
        self.seated += 1
        self.page.add_init_script(f"({SITTING})({self.seated}, {json.dumps(json.dumps(keys))})")
        if self.page.url != "about:blank":
            self.page.goto("about:blank")
        self.page.goto(f"{self.url}/#table/{table}")
        return self.page

    def prefers(self, **settings: object) -> None:
        """What this browser likes, before it opens a table."""
        kept = json.dumps(json.dumps(settings))
        self.context.add_init_script(
            f"if (location.protocol !== 'about:') localStorage['meadhall.settings'] ??= {kept}"
        )

    def resize(self, size: tuple[int, int]) -> None:
        """Another window, in which everything has come to rest."""
        self.size = size
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.evaluate(SETTLED)

    def heard(self) -> list[dict[str, Any]]:
        """Every event that came down this page's streams since it was loaded, with whole views."""
        of, chunks = self.page.evaluate(HEARD_SINCE, [self._heard.of, self._heard.chunks])
        if of != self._heard.of:
            self._heard = Heard(of)
        return self._heard.go_on(chunks)

    def until(self, found: Callable[[], bool]) -> None:
        """Look again and again; the page's own policy forbids that a string is evaluated in it to wait for."""
        for _ in range(PATIENCE // 20):
            if found():
                return
            self.page.wait_for_timeout(20)
        raise AssertionError("it has not come")

    def fits(self) -> None:
        """Nothing lies outside the viewport, and nothing that is tapped is too small for a thumb."""
        self.page.evaluate(SETTLED)
        wide = self.page.evaluate(TOO_WIDE)
        assert wide <= 0, f"{wide} px too wide"
        if self.size == PHONE:
            small = self.page.evaluate(SMALL_TARGETS)
            assert not small, f"too small for a thumb: {small}"

    def accessible(self, axe: str) -> None:
        """axe-core finds nothing, in either light; it comes by the debugger, for no page of ours would run it."""
        self.page.evaluate(SETTLED)
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(axe)
        found = self.page.evaluate(BY_AXE) + self.page.evaluate(IN_OTHER_LIGHT)
        broken = [f"{each['id']}: {node['target']} {node['html'][:120]}" for each in found for node in each["nodes"]]
        assert not broken, "\n".join(broken)


SITTING = """(count, keys) => {
  if (location.protocol === 'about:' || Number(localStorage['tests.seated'] ?? 0) >= count) return;
  localStorage['tests.seated'] = count;
  localStorage['meadhall.keys'] = keys;
}"""
SETTLED = """() => Promise.all(document.getAnimations()
  .filter(each => Number.isFinite(each.effect?.getComputedTiming().endTime)).map(each => each.finished.catch(() => {})))
  .then(() => {})"""
BY_AXE = """() => axe.run(document, {resultTypes: ['violations'], preload: {assets: ['media']}})
  .then(r => r.violations)"""  # no rule that we run reads the style sheets that it would fetch once more
IN_OTHER_LIGHT = """async () => {
  const {dataset} = document.documentElement;
  const lit = dataset.theme;
  dataset.theme = lit === 'light' ? 'dark' : 'light';
  for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
  const found = await axe.run(document, {resultTypes: ['violations'], preload: false, runOnly: ['color-contrast']});
  dataset.theme = lit;
  return found.violations;
}"""
HEARD_SINCE = """([of, chunks]) => {
  window.heardOf ??= Math.random();
  const first = of === window.heardOf ? chunks : 0;
  return [window.heardOf, (window.heard ?? []).slice(first).map((chunk, at) => [window.answers[first + at], chunk])];
}"""
LISTENING = """(() => {
  const fetched = window.fetch;
  window.heard = [];
  window.answers = []; // which of them each chunk belongs to
  let count = 0;
  window.fetch = async (...asked) => {
    const answer = await fetched(...asked);
    const told = /api.(?!games)/.test(asked[0].url ?? asked[0]); // games are the same for all
    if (!answer.body || !told || answer.status === 204) return answer;
    const [[shown, kept], number] = [answer.body.tee(), count++];
    (async () => {
      const reader = kept.pipeThrough(new TextDecoderStream()).getReader();
      for (;;) {
        const {value, done} = await reader.read();
        if (done) return;
        window.heard.push(value);
        window.answers.push(number);
      }
    })().catch(() => {});
    return new Response(shown, {status: answer.status, headers: answer.headers});
  };
})()"""

TOO_WIDE = """() => {
  const {scrollWidth, clientWidth} = document.documentElement; // innerWidth grows with what is too wide for a phone
  return scrollWidth - clientWidth;
}"""
SMALL_TARGETS = """() => [...document.querySelectorAll('button, a[href], input, select, [role=button], summary')]
  .filter(each => each.checkVisibility({visibilityProperty: true, opacityProperty: true}))
  .map(each => each.closest('label') ?? each) // which is pressed as well
  .map(each => ({box: each.getBoundingClientRect(), inline: getComputedStyle(each).display === 'inline', each}))
  .filter(({box, inline}) => !inline && box.width > 1 && (box.width < 39.5 || box.height < 39.5))
  .map(({box, each}) => `${each.outerHTML.slice(0, 90)} ${Math.round(box.width)}x${Math.round(box.height)}`)"""

SHIFTS = """window.shifted = [];
window.maySlide = null;  // what changes with the question, or glides
const slides = ({node}) => window.maySlide && (node?.closest ? node : node?.parentElement)?.closest(window.maySlide);
const named = each => `${each.node?.nodeName}.${each.node?.className}`;
const at = box => [box.x, box.y, box.width, box.height].map(Math.round).join(' ');
const told = each => `${named(each)} ${at(each.previousRect)} to ${at(each.currentRect)}`;
new PerformanceObserver(list => {
  for (const each of list.getEntries().filter(each => each.value > 0.0005)) {
    const jumped = each.sources.filter(source => !slides(source));
    if (jumped.length) window.shifted.push(jumped.map(told).join(', '));
  }
}).observe({type: 'layout-shift', buffered: true})"""
