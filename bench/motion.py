"""From a click to the piece moving, in a real browser on this machine: `python -m bench.motion`.

Scenes take their time, so each is ended as soon as it has begun: its first frame is what the click is measured to.
"""

import argparse
import tempfile
from collections.abc import Iterator
from typing import Any

import httpx
from playwright.sync_api import Browser
from tests.browser.chieftain import Chieftain
from tests.browser.screenshots import browsing
from tests.browser.steward import Steward
from tests.browser.tables import made
from tests.browser.visitor import Visitor
from tests.server.running import Process

# In Eketorp a piece in motion has a new style, in Shipwrights a card is animated, or has a class that raises it as I
# take it up or play it. In both a scene begins. Escape ends it, with all that wait behind it. Both games are measured
# alike: to the frame drawn after the change (`transitionrun` would come two or three frames later), and from the event
# to the moment when the browser has shown what came of it, which it says itself, in steps of 8 ms.
WATCHING = """window.waits = [];
let pressed = null;
addEventListener('click', event => {
  const control = event.target.closest('.tray button, .sheet button, [data-spot]');
  if (control) pressed = {at: performance.now(), stamp: event.timeStamp};
}, true);
const moves = () => {
  if (!pressed) return;
  const click = pressed;
  pressed = null;
  requestAnimationFrame(() => window.waits.push(Object.assign(click, {ms: performance.now() - click.at})));
};
new MutationObserver(changes => {
  if (changes.some(each => each.target.matches?.('.piece'))) moves();
}).observe(document, {subtree: true, attributeFilter: ['style'], childList: false});
new MutationObserver(([{target}]) => {
  if (!target.dataset.scene) return;
  moves();
  const escape = new KeyboardEvent('keydown', {key: 'Escape', bubbles: true});
  requestAnimationFrame(() => document.body.dispatchEvent(escape));
}).observe(document, {subtree: true, attributeFilter: ['data-scene']});
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
  if (this.matches('.stage *, [data-card]')) moves();
  return animate.apply(this, how);
};
new MutationObserver(changes => {
  if (changes.some(each => each.target.matches('.held.up, .spot.going'))) moves();
}).observe(document, {subtree: true, attributeFilter: ['class']});
new PerformanceObserver(list => {
  for (const {name, startTime, duration} of list.getEntries()) {
    const wait = name === 'click' && window.waits.find(each => each.stamp === startTime);
    if (wait) wait.shown = duration;
  }
}).observe({type: 'event', durationThreshold: 16});
const fetched = window.fetch;
window.fetch = async (...asked) => {
  const request = new Request(...asked);
  const click = request.method === 'POST' && request.url.endsWith('/moves') && pressed;
  if (click) Object.assign(click, await request.clone().json());
  const answer = await fetched(request);
  if (click && answer.ok) click.made = (await answer.clone().json()).decision;
  return answer;
}"""
PLAYERS: dict[str, type[Chieftain | Steward]] = {"eketorp": Chieftain, "shipwrights": Steward}
CHUNK = 50  # steps in one answer of the server
SOONEST = 16  # ms; the browser does not tell of what it showed sooner
SHARES = {"median": 0.5, "95th percentile": 0.95, "longest": 1.0}
KINDS = {
    "placed": "pieces that I place, or cards that I take up, while I decide",
    "moved": "moves of mine that move a piece by themselves",
    "waited": "moves after which nothing moves before another seat has answered",
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", choices=PLAYERS, default="eketorp")
    parser.add_argument("--clicks", type=int, default=150)
    given = parser.parse_args()
    waits: dict[str, list[float]] = {kind: [] for kind in KINDS}
    shown: list[float] = []
    with tempfile.TemporaryDirectory() as folder, browsing() as browser:
        process = Process(f"{folder}/tables.db").start()
        try:
            seed = 0
            while sum(map(len, waits.values())) < given.clicks:
                seed += 1
                missing = given.clicks - sum(map(len, waits.values()))
                for kind, wait in game(browser, process, given.game, seed, missing):
                    waits[kind].append(wait["ms"])
                    if kind == "placed":
                        shown.append(wait.get("shown", SOONEST))
        finally:
            process.stop()
    print("from a click to a piece in motion:")
    for kind, said in KINDS.items():
        print(f"- {said}, {len(waits[kind])}: {_spread(sorted(waits[kind]))}")
    print(f"- all but the last kind: {_spread(sorted(waits['placed'] + waits['moved']))}")
    print(f"- of the first kind, until the browser has shown what came of it: {_spread(sorted(shown))}")


def _spread(waits: list[float]) -> str:
    if not waits:
        return "none"
    return ", ".join(
        f"{name} {waits[min(len(waits) - 1, int(share * len(waits)))]:.0f} ms" for name, share in SHARES.items()
    )


def game(browser: Browser, process: Process, name: str, seed: int, wanted: int) -> Iterator[tuple[str, dict[str, Any]]]:
    """The waits of one game against three Karls, as many as are wanted."""
    with Visitor(browser, process.url, may_fail=lambda said: True) as visitor:
        visitor.context.add_init_script(WATCHING)
        visitor.prefers(speed="brisk")
        table = made(process, "me,karl,karl,karl", name)
        visitor.sits(table, 0)
        PLAYERS[name](visitor, seed).play(until=lambda: visitor.page.evaluate("window.waits.length") >= wanted)
        seen = list(_replayed(process, table))
        for wait in visitor.page.evaluate("window.waits"):
            yield _kind(wait, seen), wait


def _kind(wait: dict[str, Any], seen: list[dict[str, Any]]) -> str:
    if "made" not in wait:
        return "placed"
    if str(wait["move"]).startswith("build"):
        return "waited"  # its bricks lie where they belong before it is sent
    before = next(view for view in reversed(seen) if view["decision"] == wait["decision"])
    after = next(view for view in seen if view["decision"] == wait["made"])
    return "moved" if _pieces(before) != _pieces(after) else "waited"


def _replayed(process: Process, table: dict[str, Any]) -> Iterator[dict[str, Any]]:
    path = f"{process.url}/api/tables/{table['table']}/seats/0/replay"
    headers = {"Authorization": f"Bearer {table['seats']['0']}"}
    first, last = 0, 0
    while first <= last:
        answer = httpx.get(path, params={"first": first, "count": CHUNK}, headers=headers).json()
        yield from (each["view"] for each in answer["shown"])
        first, last = first + CHUNK, answer["steps"]


def _pieces(view: dict[str, Any]) -> Any:
    """Where all pieces stand that everybody sees; in Shipwrights, where my cards lie."""
    standing = ("home", "wards", "walls", "surplus", "carried", "sieges")
    position = view["position"]
    if view["game"] == "shipwrights":
        lying = ("board", "buildings", "ships", "raids", "trades")
        return position["hand"], position["picked"], [position["yards"][0][each] for each in lying]
    return position["fields"], [[castle[each] for each in standing] for castle in position["castles"]]


if __name__ == "__main__":
    main()
