"""From a click to the piece moving, in a real browser on this machine: `python -m bench.motion`."""

import argparse
import tempfile
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import httpx
from playwright.sync_api import Browser
from tests.browser.chieftain import Chieftain
from tests.browser.screenshots import browsing
from tests.browser.tables import made
from tests.browser.visitor import Visitor
from tests.server.running import Process

WATCHING = """window.waits = [];
let pressed = null;
addEventListener('click', event => {
  const control = event.target.closest('.tray button, [data-spot]');
  if (!control) return;
  const answers = control.matches('.button.primary, .bricks > button');
  pressed = {answers, at: performance.now()};
}, true);
new MutationObserver(changes => {
  if (!pressed || !changes.some(each => each.target.matches?.('.piece'))) return;
  const {at, ...click} = pressed;
  pressed = null;
  requestAnimationFrame(() => window.waits.push({...click, ms: performance.now() - at}));
}).observe(document, {subtree: true, attributeFilter: ['style'], childList: false});
const fetched = window.fetch;
window.fetch = (...asked) => {
  const body = String(asked[0]).endsWith('/moves') && asked[1]?.body;
  if (body && pressed) Object.assign(pressed, JSON.parse(body));
  return fetched(...asked);
}"""
CHUNK = 50  # steps in one answer of the server
SHARES = {"median": 0.5, "95th percentile": 0.95, "longest": 1.0}
KINDS = {
    "placed": "pieces that I place on the board while I decide",
    "moved": "moves of mine that move a piece by themselves",
    "waited": "moves after which nothing moves before another seat has answered",
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clicks", type=int, default=150)
    given = parser.parse_args()
    waits: dict[str, list[float]] = {kind: [] for kind in KINDS}
    with tempfile.TemporaryDirectory() as folder, browsing() as browser:
        process = Process(f"{folder}/tables.db").start()
        try:
            seed = 0
            while sum(map(len, waits.values())) < given.clicks:
                seed += 1
                for kind, wait in game(browser, process, seed):
                    waits[kind].append(wait)
        finally:
            process.stop()
    print("from a click to a piece in motion:")
    for kind, said in KINDS.items():
        print(f"- {said}, {len(waits[kind])}: {_spread(sorted(waits[kind]))}")
    print(f"- all but the last kind: {_spread(sorted(waits['placed'] + waits['moved']))}")


def _spread(waits: list[float]) -> str:
    if not waits:
        return "none"
    return ", ".join(
        f"{name} {waits[min(len(waits) - 1, int(share * len(waits)))]:.0f} ms" for name, share in SHARES.items()
    )


def game(browser: Browser, process: Process, seed: int) -> Iterator[tuple[str, float]]:
    """The waits of one game against three Karls, at most ten rounds."""
    with Visitor(browser, process.url, may_fail=lambda said: True) as visitor:
        visitor.context.add_init_script(WATCHING)
        visitor.prefers(speed="brisk")
        table = made(process, "me,karl,karl,karl")
        visitor.sits(table, 0)
        Chieftain(visitor, seed).play()
        moving = moves_that_move(process, table)
        for wait in visitor.page.evaluate("window.waits"):
            yield _kind(wait, moving), wait["ms"]


def _kind(wait: dict[str, Any], moving: set[int]) -> str:
    if not wait["answers"]:
        return "placed"
    built = str(wait["move"]).startswith("build")  # its bricks lie where they belong before it is sent
    return "moved" if wait["decision"] in moving and not built else "waited"


def moves_that_move(process: Process, table: dict[str, Any]) -> set[int]:
    """My decisions, by their counts, that changed where a piece stands before anybody else did anything."""
    views = list(_replayed(process, table))
    return {
        before["decision"]
        for before, after in pairwise(views)
        if after["decision"] > before["decision"] and _pieces(before) != _pieces(after)
    }


def _replayed(process: Process, table: dict[str, Any]) -> Iterator[dict[str, Any]]:
    path = f"{process.url}/api/tables/{table['table']}/seats/0/replay"
    headers = {"Authorization": f"Bearer {table['seats']['0']}"}
    first, last = 0, 0
    while first <= last:
        answer = httpx.get(path, params={"first": first, "count": CHUNK}, headers=headers).json()
        yield from (each["view"] for each in answer["shown"])
        first, last = first + CHUNK, answer["steps"]


def _pieces(view: dict[str, Any]) -> Any:
    """Where all pieces stand that everybody sees."""
    standing = ("home", "wards", "walls", "surplus", "carried", "sieges")
    position = view["position"]
    return position["fields"], [[castle[each] for each in standing] for castle in position["castles"]]


if __name__ == "__main__":
    main()
