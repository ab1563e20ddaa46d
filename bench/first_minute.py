"""The first minute, from a fresh clone to one's first decision in a browser: `python -m bench.first_minute`."""

import argparse
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser
from tests.browser.screenshots import browsing
from tests.server.running import free_port

from .film import Film, Terminal

ROOT = Path(__file__).resolve().parents[1]
LONGEST = 300.0  # seconds
WITHOUT_SCREEN = dict.fromkeys(("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"), "")
GAMES = ("eketorp", "shipwrights")
OPEN = "is open at"
DECIDES = "section.tray button:enabled"  # something that I may decide
PLAY = "button.play"


@dataclass
class Times:
    """Seconds since the command was typed, and from the click to the decision."""

    set_up: float = 0.0  # set-up is done: somebody listens at the address
    opened: float = 0.0  # it says where it is open
    page: float = 0.0  # the page has its first words
    decision: float = 0.0
    click: float = 0.0

    def __str__(self) -> str:
        return (
            f"set up {self.set_up:5.1f} s   open {self.opened:5.1f} s   page {self.page:5.1f} s   "
            f"first decision {self.decision:5.1f} s, {self.click:4.2f} s after the click"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--film", type=Path, help="a file for a film strip of the first run")
    parser.add_argument("--game", default="eketorp", choices=GAMES)
    given = parser.parse_args()
    with browsing() as browser:
        for run in range(given.runs):
            with tempfile.TemporaryDirectory() as folder:
                print(f"run {run + 1}, load {os.getloadavg()[0]:.1f}", flush=True)
                clone = Path(folder) / "meadhall"
                subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
                film = given.film if run == 0 else None
                print("  fresh clone, empty compile cache:", measured(browser, clone, given.game, film), flush=True)
                fill(clone)
                print("  second start:                    ", measured(browser, clone, given.game), flush=True)


def environment(clone: Path) -> dict[str, str]:
    """A home of its own for what is compiled and for the tables; packages come from where they always do."""
    own = {"MEADHALL_CACHE": str(clone.parent / "cache"), "XDG_DATA_HOME": str(clone.parent / "data")}
    return {name: value for name, value in os.environ.items() if name != "VIRTUAL_ENV"} | WITHOUT_SCREEN | own


def fill(clone: Path) -> None:
    """Let what the first start compiled in the background come to its end."""
    subprocess.run([clone / ".venv/bin/meadhall", "compile"], env=environment(clone), check=True, capture_output=True)


@contextmanager
def typed(clone: Path, port: int) -> Iterator["subprocess.Popen[str]"]:
    """`make play`, as a newcomer types it."""
    command = ["make", "play", f"ARGS=--port {port}"]
    process = subprocess.Popen(
        command, cwd=clone, env=environment(clone), text=True, stdout=subprocess.PIPE, stderr=sys.stderr,
        start_new_session=True,
    )  # fmt: skip
    try:
        yield process
    finally:
        os.killpg(process.pid, signal.SIGINT)
        process.wait(60)


def measured(browser: Browser, clone: Path, game: str, strip: Path | None = None) -> Times:
    """Type the command, open the page as soon as it says where it is, click *Play* and wait for a question."""
    times, port, film = Times(), free_port(), Film()
    with typed(clone, port) as process, browser.new_context(viewport={"width": 1280, "height": 800}) as context:
        assert process.stdout
        terminal = Terminal(process.stdout)
        while OPEN not in terminal.text:
            assert process.poll() is None and passed(film) < LONGEST, terminal.text
            if passed(film) >= len(film.frames):
                film.shows(terminal.text)
            if not times.set_up and listens(port):
                times.set_up = passed(film)
            time.sleep(0.02)
        times.opened = passed(film)
        page = context.new_page()
        page.goto(f"http://127.0.0.1:{port}/")
        play = page.locator(PLAY).nth(GAMES.index(game))
        play.wait_for(timeout=LONGEST * 1000)
        times.page = passed(film)
        if strip:
            film.takes(page.screenshot())
        clicked = passed(film)
        play.click()
        page.locator(DECIDES).first.wait_for(timeout=LONGEST * 1000)
        times.decision, times.click = passed(film), passed(film) - clicked
        while strip and passed(film) < 60:
            film.takes(page.screenshot())
            page.wait_for_timeout(1000)
    if strip:
        film.save(browser, strip)
    return times


def listens(port: int) -> bool:
    with socket.socket() as line:
        return line.connect_ex(("127.0.0.1", port)) == 0


def passed(film: Film) -> float:
    """Return the seconds since the command was typed."""
    return time.monotonic() - film.began


if __name__ == "__main__":
    main()
