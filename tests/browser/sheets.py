"""Contact sheets: every scene of both games in six frames, at a desk and on a phone, dark and light.

`python -m tests.browser.sheets [--game eketorp] [--size phone] [--light dark] [--only duel]` writes them into
build/sheets.
"""

import argparse
import tempfile
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from meadhall import Table
from meadhall.bots.player import Player
from meadhall.core.contract import CHANCE, SPECTATOR
from meadhall.i18n import words

from ..server.running import Running, running
from .album import LIT
from .positions import GOLDEN, kept
from .screenshots import browsing
from .tables import NAMES
from .visitor import DESK, PHONE, Visitor

SAY = words("en").say
SIZES = {"desk": DESK, "phone": PHONE}
LIGHTS = ("dark", "light")
MOMENTS = (0.06, 0.25, 0.44, 0.63, 0.82, 1)  # of a scene, as parts of its time
PAUSE = 1200  # ms after which all that moved has come to rest
TICK = 20  # ms of the page's clock after which all that moves has gone on
GAMES = 4  # are played at most, until each kind of scene has been found
LEVEL = "karl"
SEATS = (NAMES[0], LEVEL, LEVEL, LEVEL)
# Every scene that a sheet is wanted of: the kind of the scene, and signs that it has to show.
WANTED = {
    "eketorp": (
        "round", "reveal", "duel mine field", "duel mine siege", "duel others field", "duel others siege",
        "plunder near", "plunder far", "build", "build complete", "build last",
    ),
    "shipwrights": ("launch mine", "launch others", "milestone", "raid", "interval heroes", "interval market"),
}  # fmt: skip


@dataclass
class Found:
    """A scene in the replay of a game: what it shows, and the step that it follows."""

    step: int
    began: float  # ms of the page's clock
    over: float = 0
    signs: set[str] = field(default_factory=set)

    @property
    def lasts(self) -> float:
        return self.over - self.began

    def is_a(self, name: str) -> bool:
        return set(name.split()) <= self.signs


class Replay:
    """The past of a finished game on a page whose clock stands still: its time passes only when it is told to.

    So a busy machine shows the same as an idle one, however long it takes over each picture.
    """

    def __init__(self, visitor: Visitor, table: dict[str, Any]) -> None:
        self.visitor = visitor
        visitor.prefers(speed="calm", volume=0)
        visitor.page.clock.install()
        visitor.page.add_init_script(NOTING)
        self.page: Page = visitor.sits(table, 0)
        self.page.get_by_role("button", name=SAY("web-end-replay")).click()
        visitor.until(lambda: self.page.get_by_role("slider").count() > 0 and self._last > 0)
        self.page.locator(".table > .strip").evaluate_all("all => all.forEach(each => (each.style.opacity = 0))")
        self.page.clock.pause_at(self.page.evaluate("Date.now()") + PAUSE)

    @property
    def _last(self) -> int:
        return int(self.page.get_by_role("slider").first.get_attribute("max") or 0)

    @property
    def _step(self) -> int:
        return int(self.page.locator("main[data-step]").get_attribute("data-step") or 0)

    def _presses(self, message: str) -> None:
        self.page.locator(f"button[aria-label='{SAY(message)}']").first.evaluate("each => each.click()")

    def _looks_at(self, step: int) -> None:
        self.page.get_by_role("slider", include_hidden=True).first.evaluate(SLIDE, step)
        self.visitor.until(lambda: self._step == step)
        self._passes(PAUSE)

    def _passes(self, ms: int) -> None:
        """Let time pass, for timers and for all that moves."""
        for at in range(0, ms, TICK):
            tick = min(TICK, ms - at)
            self.page.clock.run_for(tick)
            self.page.evaluate(MOVE, tick)

    def _leaves(self, step: int) -> bool:
        self.page.clock.run_for(PAUSE)
        return self._step > step

    def seek(self, wanted: Iterable[str]) -> dict[str, Found]:
        """Let the game go by until each kind of scene has been seen, and return where the first of each is."""
        self._looks_at(0)
        self._presses("web-play")
        found: dict[str, Found] = {}
        while (step := self._step) < self._last and len(found) < len(set(wanted)):
            self.visitor.until(partial(self._leaves, step))
            for scene in self._seen_so_far():
                found |= {name: scene for name in wanted if name not in found and scene.is_a(name)}
        if self._step < self._last:
            self._presses("web-pause")
        return found

    def _seen_so_far(self) -> list[Found]:
        scenes: dict[int, Found] = {}
        for step, at, signs in self.page.evaluate("window.signs"):
            scene = scenes.setdefault(step, Found(step, at))
            scene.over = at
            scene.signs |= set(signs)
        return [scene for scene in scenes.values() if scene.step < self._step]

    def frames(self, found: Found, lights: Iterable[str]) -> Iterator[dict[str, bytes]]:
        """Let one scene go by; yield what is seen in each light at each of its moments, and once it is over."""
        self._looks_at(found.step)
        self._presses("web-step-on")
        self.visitor.until(lambda: self.page.locator("main[data-scene]").count() > 0)
        passed = 0
        for part in MOMENTS:
            moment = round(part * found.lasts) + (PAUSE if part == 1 else 0)
            self._passes(moment - passed)
            passed = moment
            yield {light: self._seen(light) for light in lights}

    def _seen(self, light: str) -> bytes:
        self.page.evaluate(LIT, light)
        return self.page.screenshot()


def played(game: str, number: int) -> Table:
    """A game in which Karls have played for me and against me; the same number is the same game."""
    return _played_on(Table.new(game, len(SEATS), key=bytes([number] * 32), name=f"sheets-{number}"))


def almost_complete() -> Table:
    """A game in which the last brick of a castle is laid: those of Karls seldom have one."""
    whole = Table.load(GOLDEN / "eketorp-02-4-castle.json")
    table = whole._empty()
    last = max(at for at, entry in enumerate(whole.entries) if entry.seat != CHANCE)
    for entry in whole.entries[:last]:
        table.follow(entry)
    state = SPECTATOR, table.position.array[0].copy()
    return _played_on(replace(table, imagined=state, key=bytes(32), name="sheets-castle"))


def _played_on(table: Table) -> Table:
    bots = [Player(LEVEL, table, seat) for seat in range(table.seats)]
    while table.outcome is None:
        bots[table.due].play()
    table.players = SEATS
    return table


def lay_out(browser: Browser, path: Path, frames: list[bytes], size: str) -> None:
    """Put the frames of a scene on one sheet."""
    folder = path.parent / "frames"
    folder.mkdir(parents=True, exist_ok=True)
    wide, across = (860, 2) if size == "desk" else (390, 6)
    pictures = [folder / f"{path.stem}-{at}.png" for at in range(len(frames))]
    for picture, frame in zip(pictures, frames, strict=True):
        picture.write_bytes(frame)
    sheet = folder / f"{path.stem}.html"
    shown = "".join(f'<img width={wide} src="{each.name}">' for each in pictures)
    style = f"body{{margin:8px;background:#444;display:grid;gap:8px;grid-template-columns:repeat({across},{wide}px)}}"
    sheet.write_text(f"<!doctype html><meta charset=utf-8><style>{style}</style>{shown}", encoding="utf-8")
    page = browser.new_page(viewport={"width": across * (wide + 8) + 8, "height": 400})
    page.goto(sheet.resolve().as_uri())
    page.screenshot(path=path, full_page=True)
    page.close()


def photograph(replay: Replay, missing: set[str], lights: Iterable[str]) -> Iterator[tuple[str, str, list[bytes]]]:
    """Yield the frames of each scene that is missing, in each light, and strike it off."""
    for name, found in replay.seek(frozenset(missing)).items():
        missing.remove(name)
        frames = list(replay.frames(found, lights))
        for light in lights:
            yield name.replace(" ", "-"), light, [frame[light] for frame in frames]


def make(browser: Browser, hall: Running, game: str, given: argparse.Namespace) -> None:
    """Make the sheets of one game; play until each scene has been found in each size."""
    missing = {size: {name for name in WANTED[game] if name.startswith(given.only)} for size in given.sizes}
    for number in range(GAMES):
        if not any(missing.values()):
            break
        rare = all(left <= {"build complete"} for left in missing.values())
        table = kept(hall, almost_complete() if rare else played(game, number))
        for size, left in missing.items():
            if not left:
                continue
            with Visitor(browser, hall.url, size=SIZES[size], may_fail=lambda said: True) as visitor:
                for scene, light, frames in photograph(Replay(visitor, table), left, given.lights):
                    path = given.out / f"{game}-{scene}-{size}-{light}.png"
                    lay_out(browser, path, frames, size)
                    print(path, flush=True)
    for size, left in missing.items():
        if left:
            print(f"{game}, {size}: no game had {', '.join(sorted(left))}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("build/sheets"))
    parser.add_argument("--game", dest="games", choices=WANTED, action="append")
    parser.add_argument("--size", dest="sizes", choices=SIZES, action="append")
    parser.add_argument("--light", dest="lights", choices=LIGHTS, action="append")
    parser.add_argument("--only", help="scenes whose name begins with this word", default="")
    given = parser.parse_args()
    given.games, given.sizes, given.lights = given.games or [*WANTED], given.sizes or [*SIZES], given.lights or LIGHTS
    given.out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, running(f"{folder}/tables.db") as hall, browsing() as browser:
        for game in given.games:
            make(browser, hall, game, given)


NOTING = """(() => {
  window.signs = [];
  const shows = (selectors) => !!document.querySelector(selectors);
  let last = null; // the step after which the scene that runs comes
  const note = () => {
    const {scene, beat, step} = document.querySelector('main')?.dataset ?? {};
    if (last !== null && (!scene || step !== last)) window.signs.push([Number(last), performance.now(), []]);
    last = scene ? step : null;
    if (!scene) return;
    const signs = [scene, beat.split(' ')[0]];
    if (scene === 'duel') signs.push(shows('.fight.mine') ? 'mine' : 'others');
    if (scene === 'duel') signs.push(shows('.fight .place svg') ? 'siege' : 'field');
    if (scene === 'launch') signs.push(shows('.launch.small') ? 'others' : 'mine');
    if (scene === 'plunder') signs.push(shows('.staged .large') ? 'near' : beat === 'word' ? 'far' : '');
    window.signs.push([Number(step), performance.now(), signs]);
  };
  new MutationObserver(note).observe(document, {subtree: true, attributeFilter: ['data-beat']});
})()"""
# What has begun to move since the last tick begins with this one.
MOVE = """(ms) => {
  window.moved ??= new WeakMap();
  for (const each of document.getAnimations()) {
    const at = window.moved.has(each) ? window.moved.get(each) + ms : 0;
    window.moved.set(each, at);
    if (at === 0) each.pause();
    if (at >= each.effect.getComputedTiming().endTime) each.finish();
    else each.currentTime = at;
  }
}"""
SLIDE = """(slider, step) => {
  slider.value = step;
  slider.dispatchEvent(new Event('input', {bubbles: true}));
}"""


if __name__ == "__main__":
    main()
