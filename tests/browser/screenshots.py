"""Pictures of every screen in three sizes, and one sheet of them all: `make screenshots`."""

import argparse
import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from ..server.running import Running, running
from . import screenshots_shipwrights as shipwrights
from .album import Album
from .chieftain import Chieftain
from .conftest import ARGUMENTS, CHROMIUM
from .tables import made
from .visitor import SIZES, Visitor


@contextmanager
def browsing() -> Iterator[Browser]:
    found = next(path for name in CHROMIUM if (path := shutil.which(name)))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=ARGUMENTS)
        yield browser
        browser.close()


def hall_pages(album: Album, hall: Running) -> None:
    table = made(hall, "me,open,karl")
    pages = {
        "hall": "",
        "new": "#new/eketorp",
        "join": f"#join/{table['table']}/{table['join']}",
        "guide": "#rules/eketorp",
        "rules": "#rules/eketorp/E8.5.1",
        "learn": "#learn/eketorp",
        "new-shipwrights": "#new/shipwrights",
        "refused": "#table/nowhere",
    }
    for name, fragment in pages.items():
        album.visitor.page.goto("about:blank")
        album.visitor.go(fragment).wait_for_timeout(1200)
        album.take(name)
    album.visitor.sits(table, 0, roles=("host", "join", "watch")).wait_for_timeout(1000)
    album.take("gathering")
    album.visitor.sits(made(hall, "me,me,karl"), 0, 1).wait_for_timeout(1000)
    album.take("curtain")


def game_pages(album: Album, hall: Running, seats: str) -> None:
    visitor = album.visitor
    visitor.prefers(speed="instant", theme=visitor.theme)
    visitor.sits(made(hall, seats), 0)
    chieftain = Chieftain(visitor, seed=11)
    count = len(seats.split(","))

    def look() -> bool:
        if question := chieftain.question():
            album.take(f"eketorp-{count}-{question}")
        return False

    chieftain.play(until=look)
    album.take(f"eketorp-{count}-end")


def sheet(folder: Path) -> None:
    """All pictures on one page."""
    shown = "".join(
        f'<figure><img src="{each.name}" loading="lazy"><figcaption>{each.stem}</figcaption></figure>'
        for each in sorted(folder.glob("*.png"))
    )
    style = (
        "body{background:#222;color:#eee;font:14px sans-serif;display:flex;flex-wrap:wrap;gap:12px}img{height:420px}"
    )
    page = f"<!doctype html><meta charset=utf-8><title>Meadhall</title><style>{style} figure{{margin:0}}</style>{shown}"
    (folder / "index.html").write_text(page, encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("build/screenshots"))
    parser.add_argument("--seats", default="me,karl,karl,karl")
    parser.add_argument("--only", choices=("hall", "eketorp", "shipwrights"))
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    pages: dict[str, list[Callable[[Album, Running], None]]] = {
        "hall": [hall_pages],
        "eketorp": [lambda album, hall: game_pages(album, hall, given.seats)],
        "shipwrights": [shipwrights.game_pages, shipwrights.solo_pages, shipwrights.paying_pages],
    }
    wanted = pages[given.only] if given.only else [each for kind in pages.values() for each in kind]
    looks = [("en", "dark"), ("it", "light"), ("fr", "dark")]
    with tempfile.TemporaryDirectory() as folder, running(f"{folder}/tables.db") as hall, browsing() as browser:
        for size, (language, theme) in zip(SIZES, looks, strict=True):
            for page in wanted:
                with Visitor(browser, hall.url, language, size, theme, may_fail=lambda said: True) as visitor:
                    page(Album(given.out, visitor), hall)
    sheet(given.out)
    print(f"{len(list(given.out.glob('*.png')))} pictures in {given.out}")


if __name__ == "__main__":
    main()
