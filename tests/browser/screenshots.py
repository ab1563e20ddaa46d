"""Pictures of every screen, and one sheet of them all: `make screenshots`.

`make screenshots ARGS="--sizes 390,1440 --languages de --lights light --seats 4,6 --only hall,eketorp"` takes some.
"""

import argparse
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Error, sync_playwright

from meadhall.i18n import LANGUAGES

from ..server.running import running
from .album import Album
from .conftest import ARGUMENTS, CHROMIUM
from .screens import screens
from .whole import EVERY_WIDTH

WIDTHS = {str(size[0]): size for size in EVERY_WIDTH}
LIGHTS = ("dark", "light")
SEATS = [str(seats) for seats in range(1, 7)]


@contextmanager
def browsing() -> Iterator[Browser]:
    found = next(path for name in CHROMIUM if (path := shutil.which(name)))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=ARGUMENTS)
        yield browser
        browser.close()


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


def wishes() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("build/screenshots"))
    parser.add_argument("--only", type=_list, default=("",), help="names of screens, or how they begin")
    for name, offered, usual in (
        ("sizes", list(WIDTHS), ""), ("languages", LANGUAGES, "en,de,fr"), ("lights", LIGHTS, ""), ("seats", SEATS, ""),
    ):  # fmt: skip
        parser.add_argument(f"--{name}", type=_list, default=usual or ",".join(offered), help=f"of {','.join(offered)}")
    return parser.parse_args()


def _list(text: str) -> tuple[str, ...]:
    return tuple(text.split(","))


def main() -> None:
    given = wishes()
    given.out.mkdir(parents=True, exist_ok=True)
    album = Album(given.out, tuple(WIDTHS[each] for each in given.sizes), given.languages, given.lights)
    with tempfile.TemporaryDirectory() as folder, running(f"{folder}/tables.db") as hall, browsing() as browser:
        wanted = [each for each in screens({int(each) for each in given.seats}) if each.name.startswith(given.only)]
        for visitor, sizes in album.visitors(browser, hall):
            for screen in wanted:
                print(visitor.language, screen.name, flush=True)
                try:
                    album.take(visitor, hall, screen, sizes)
                except (Error, AssertionError) as error:  # the others are wanted all the same
                    print(f"  is missing: {str(error).partition(chr(10))[0]}", flush=True)
    sheet(given.out)
    print(f"{len(list(given.out.glob('*.png')))} pictures in {given.out}")


if __name__ == "__main__":
    main()
