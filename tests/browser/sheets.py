"""Contact sheets: every scene of both games in six frames, at a desk and on a phone, dark and light.

`python -m tests.browser.sheets [--game eketorp] [--size phone] [--only duel]` writes them into build/sheets.
"""

import argparse
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from meadhall import Table
from meadhall.core.contract import CHANCE
from meadhall.i18n import words

from ..server.running import Running, running
from .positions import GOLDEN, made_at
from .screenshots import browsing
from .tables import finished, over
from .visitor import DESK, PHONE, Visitor

SAY = words("en").say
SIZES = {"desk": DESK, "phone": PHONE}
LIGHTS = ("dark", "light")
FRAMES = 6  # of a scene
SLOWER = 8  # times that a scene lasts while it is photographed
FASTER = 25  # times that a game goes by while its scenes are sought
GAMES = 4  # are played at most, until each kind of scene has been found
SEATS = "me,karl,karl,karl"
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
    signs: set[str] = field(default_factory=set)

    def is_a(self, name: str) -> bool:
        return set(name.split()) <= self.signs


class Replay:
    """The past of a finished game on a page, at any pace."""

    def __init__(self, visitor: Visitor, table: dict[str, Any]) -> None:
        self.visitor = visitor
        visitor.prefers(speed="calm", volume=0)
        visitor.page.add_init_script(PACED)
        self.page: Page = visitor.sits(table, 0)
        self.page.get_by_role("button", name=SAY("web-end-replay")).click()
        visitor.until(lambda: self.page.get_by_role("slider").count() > 0 and self._last > 0)
        self.page.locator(".table > .strip").evaluate_all("all => all.forEach(each => (each.style.opacity = 0))")
        self._animating = visitor.context.new_cdp_session(self.page)
        self._animating.send("Animation.enable")

    @property
    def _last(self) -> int:
        return int(self.page.get_by_role("slider").first.get_attribute("max") or 0)

    def _goes(self, pace: float) -> None:
        self.page.evaluate("pace => (window.pace = pace)", pace)
        self._animating.send("Animation.setPlaybackRate", {"playbackRate": 1 / pace})

    def _presses(self, message: str) -> None:
        self.page.locator(f"button[aria-label='{SAY(message)}']").first.evaluate("each => each.click()")

    def _looks_at(self, step: int) -> None:
        self.page.get_by_role("slider", include_hidden=True).first.evaluate(SLIDE, step)
        self.visitor.until(lambda: self._step == step)

    @property
    def _step(self) -> int:
        return int(self.page.locator("main[data-step]").get_attribute("data-step") or 0)

    def scenes(self) -> list[Found]:
        """Let the whole game go by, and note its scenes."""
        self._goes(1 / FASTER)
        self._looks_at(0)
        self._presses("web-play")
        self.visitor.until(lambda: self._step == self._last)
        found: dict[int, Found] = {}
        for step, signs in self.page.evaluate("window.signs"):
            found.setdefault(step, Found(step)).signs |= set(signs)
        return list(found.values())

    def frames(self, found: Found) -> Iterator[tuple[float, dict[str, bytes]]]:
        """Let one scene go by slowly; yield each moment of it, and what was seen then in each light."""
        self._goes(1 / FASTER)
        self._looks_at(found.step)
        self._goes(SLOWER)
        self._presses("web-step-on")
        self.visitor.until(lambda: self.page.locator("main[data-scene]").count() > 0)
        while self.page.locator("main[data-scene]").count():
            at = self.page.evaluate("performance.now()")
            yield at, {light: self._seen(light) for light in LIGHTS}
        yield self.page.evaluate("performance.now()"), {light: self._seen(light) for light in LIGHTS}

    def _seen(self, light: str) -> bytes:
        self.page.evaluate(LIT, light)
        return self.page.screenshot()


def almost_complete(hall: Running) -> dict[str, Any]:
    """A table at which a Karl lays the last brick of a castle: games in which one is finished are rare."""
    whole = Table.load(GOLDEN / "eketorp-02-4-castle.json")
    table = whole._empty()
    last = max(at for at, entry in enumerate(whole.entries) if entry.seat != CHANCE)
    for entry in whole.entries[:last]:
        table.follow(entry)
    return over(hall, made_at(hall, table, bots=(1, 2, 3)))


def evenly(frames: list[tuple[float, dict[str, bytes]]]) -> list[dict[str, bytes]]:
    """Choose the frames that lie nearest to equal parts of the time between the first and the last."""
    first, last = frames[0][0], frames[-1][0]
    moments = [first + (last - first) * at / (FRAMES - 1) for at in range(FRAMES)]
    return [min(frames, key=lambda frame: abs(frame[0] - moment))[1] for moment in moments]


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


def photograph(browser: Browser, hall: Running, game: str, size: str, wanted: set[str], out: Path) -> set[str]:
    """Make the sheets of one game in one size; return what was not found."""
    missing = set(wanted)
    for _ in range(GAMES):
        if not missing:
            break
        with Visitor(browser, hall.url, size=SIZES[size], may_fail=lambda said: True) as visitor:
            table = almost_complete(hall) if missing == {"build complete"} else finished(hall, SEATS, game)
            replay = Replay(visitor, table)
            scenes = replay.scenes()
            for name in sorted(missing):
                found = next((each for each in scenes if each.is_a(name)), None)
                if not found:
                    continue
                missing.remove(name)
                frames = evenly(list(replay.frames(found)))
                for light in LIGHTS:
                    path = out / f"{game}-{name.replace(' ', '-')}-{size}-{light}.png"
                    lay_out(browser, path, [frame[light] for frame in frames], size)
                    print(path, flush=True)
    return missing


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("build/sheets"))
    parser.add_argument("--game", choices=WANTED)
    parser.add_argument("--size", choices=SIZES)
    parser.add_argument("--only", help="scenes whose name begins with this word", default="")
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, running(f"{folder}/tables.db") as hall, browsing() as browser:
        for game in [given.game] if given.game else WANTED:
            wanted = {name for name in WANTED[game] if name.startswith(given.only)}
            for size in [given.size] if given.size else SIZES:
                missing = photograph(browser, hall, game, size, wanted, given.out)
                if missing:
                    print(f"{game}, {size}: no game had {', '.join(sorted(missing))}", flush=True)


PACED = """(() => {
  window.pace = 1;
  window.signs = [];
  const wait = window.setTimeout;
  window.setTimeout = (deed, ms, ...rest) => wait(deed, ms > 40 && ms < 4000 ? ms * window.pace : ms, ...rest);
  const shows = (selectors) => !!document.querySelector(selectors);
  const note = () => {
    const {scene, beat, step} = document.querySelector('main')?.dataset ?? {};
    if (!scene) return;
    const signs = [scene, beat.split(' ')[0]];
    if (scene === 'duel') signs.push(shows('.fight.mine') ? 'mine' : 'others');
    if (scene === 'duel') signs.push(shows('.fight .place svg') ? 'siege' : 'field');
    if (scene === 'launch') signs.push(shows('.launch.small') ? 'others' : 'mine');
    if (scene === 'plunder') signs.push(shows('.staged .large') ? 'near' : beat === 'word' ? 'far' : '');
    window.signs.push([Number(step), signs]);
  };
  new MutationObserver(note).observe(document, {subtree: true, attributeFilter: ['data-beat']});
})()"""
SLIDE = """(slider, step) => {
  slider.value = step;
  slider.dispatchEvent(new Event('input', {bubbles: true}));
}"""
# What is lit otherwise is so at once, while all that moves goes on slowly.
LIT = """(light) => {
  document.documentElement.dataset.theme = light;
  for (const each of document.getAnimations())
    if (/color|fill|stroke|background|shadow/.test(each.transitionProperty ?? '')) each.finish();
}"""


if __name__ == "__main__":
    main()
