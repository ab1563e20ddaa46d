"""From a click to the piece moving, in a real browser on this machine: `python -m bench.motion`."""

import argparse
import tempfile

from playwright.sync_api import Browser
from tests.browser.chieftain import Chieftain
from tests.browser.screenshots import browsing
from tests.browser.tables import made
from tests.browser.visitor import Visitor
from tests.server.running import Process

WATCHING = """window.waits = [];
let pressed = 0;
addEventListener('click', event => {
  pressed = event.target.closest('.button.primary') ? performance.now() : 0;
}, true);
new MutationObserver(changes => {
  if (!pressed || !changes.some(each => each.target.matches?.('.piece'))) return;
  const began = pressed;
  pressed = 0;
  requestAnimationFrame(() => window.waits.push(performance.now() - began));
}).observe(document, {subtree: true, attributeFilter: ['style'], childList: false})"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clicks", type=int, default=100)
    given = parser.parse_args()
    waits: list[float] = []
    with tempfile.TemporaryDirectory() as folder, browsing() as browser:
        process = Process(f"{folder}/tables.db").start()
        try:
            while len(waits) < given.clicks:
                waits += game(browser, process, len(waits))
        finally:
            process.stop()
    waits.sort()
    shares = {"median": 0.5, "95th percentile": 0.95, "longest": 1.0}
    said = ", ".join(
        f"{name} {waits[min(len(waits) - 1, int(share * len(waits)))]:.0f} ms" for name, share in shares.items()
    )
    print(f"from click to a piece in motion, {len(waits)} moves of a person: {said}")


def game(browser: Browser, process: Process, seed: int) -> list[float]:
    """The waits of one game against three Karls, at most ten rounds."""
    with Visitor(browser, process.url, may_fail=lambda said: True) as visitor:
        visitor.context.add_init_script(WATCHING)
        visitor.prefers(speed="brisk")
        visitor.sits(made(process, "me,karl,karl,karl"), 0)
        Chieftain(visitor, seed).play()
        found: list[float] = visitor.page.evaluate("window.waits")
        return found


if __name__ == "__main__":
    main()
