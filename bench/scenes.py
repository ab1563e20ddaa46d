"""What a round costs a player, and how smoothly its scenes run: `python -m bench.scenes [game] [--rounds 3]`.

A seat is played through the page of a real browser. Each click of it is counted, and the time that scenes take is told
apart from the rest: answers of bots, steps that have no scene, and the player's own pauses.
"""

import argparse
import tempfile
from collections import defaultdict
from dataclasses import dataclass
from statistics import median

from tests.browser.chieftain import Chieftain
from tests.browser.screenshots import browsing
from tests.browser.seated import Seated
from tests.browser.steward import Steward
from tests.browser.tables import made
from tests.browser.visitor import Visitor
from tests.server.running import Process

PLAYERS: dict[str, type[Seated]] = {"eketorp": Chieftain, "shipwrights": Steward}
SMOOTH = 1000 / 60  # ms of a frame at 60 a second

# A frame belongs to the scene that runs while it is drawn.
WATCHING = """(() => {
  window.watched = {clicks: 0, playing: 0, frames: []};
  addEventListener('click', event => { if (event.isTrusted) window.watched.clicks++; }, true);
  let last = performance.now();
  const frame = now => {
    const {scene, step} = document.querySelector('main')?.dataset ?? {};
    if (scene) {
      window.watched.playing += now - last;
      window.watched.frames.push([`${scene} ${step}`, now - last]);
    }
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
})()"""


@dataclass(frozen=True)
class Spent:
    """What some rounds took: clicks, seconds of scenes, seconds in all, and the frames of each scene in ms."""

    rounds: int
    clicks: int
    playing: float
    whole: float
    frames: dict[str, list[list[float]]]


def play(game: str, rounds: int, speed: str, seed: int) -> Spent:
    """Play some rounds against three Karls through the page."""
    with tempfile.TemporaryDirectory() as folder, browsing() as browser:
        process = Process(f"{folder}/tables.db").start()
        try:
            with Visitor(browser, process.url, may_fail=lambda said: True) as visitor:
                visitor.context.add_init_script(WATCHING)
                visitor.prefers(speed=speed, volume=0)
                visitor.sits(made(process, "me,karl,karl,karl", game), 0)
                player = PLAYERS[game](visitor, seed)
                player.play(until=lambda: player.question() is not None)
                began = visitor.page.evaluate("performance.now()")
                player.play(until=lambda: _round(visitor) > rounds and player.question() is not None)
                seen = visitor.page.evaluate("window.watched")
                whole = visitor.page.evaluate("performance.now()") - began
        finally:
            process.stop()
    return Spent(rounds, seen["clicks"], seen["playing"] / 1000, whole / 1000, _by_kind(seen["frames"]))


def _round(visitor: Visitor) -> int:
    views = [event["view"] for event in visitor.heard() if event.get("view")]
    return int(views[-1]["position"]["round"]) if views else 0


def _by_kind(frames: list[tuple[str, float]]) -> dict[str, list[list[float]]]:
    """Gather the frames of each run of a scene; the first belongs to what was before it."""
    runs: dict[str, list[float]] = defaultdict(list)
    for scene, ms in frames:
        runs[scene].append(ms)
    found: dict[str, list[list[float]]] = defaultdict(list)
    for scene, run in runs.items():
        if len(run) > 2:
            found[scene.split()[0]].append(run[1:])
    return found


def report(spent: Spent) -> None:
    each = spent.rounds
    clicks, whole, playing = spent.clicks / each, spent.whole / each, spent.playing / each
    print(f"a round: {clicks:.1f} clicks, {whole:.1f} s, {playing:.1f} s of them scenes")
    for kind, runs in sorted(spent.frames.items(), key=lambda item: median(map(_rate, item[1]))):
        frames = [ms for run in runs for ms in run]
        late = sum(ms > 1.5 * SMOOTH for ms in frames) / len(frames)
        seconds, rate = median(map(sum, runs)) / 1000, median(map(_rate, runs))
        lowest = min(map(_rate, runs))
        print(f"- {kind}, {len(runs)}: {seconds:.1f} s, {rate:.0f} frames a second", end="")
        print(f" (lowest {lowest:.0f}), {late:.0%} late")


def _rate(run: list[float]) -> float:
    return 1000 * len(run) / sum(run)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", choices=PLAYERS, default="eketorp")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--speed", choices=("calm", "brisk", "instant"), default="calm")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    report(play(given.game, given.rounds, given.speed, given.seed))


if __name__ == "__main__":
    main()
