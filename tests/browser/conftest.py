"""A real Chromium and a real server for the tests of the browser's table."""

import shutil
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from ..server.receiving import Receiver, receiving
from ..server.running import Running, running
from .visitor import PATIENCE, Visitor

expect.set_options(timeout=PATIENCE)
CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
BROWSERS = 3
# A whole Chromium draws its own buttons as web pages, which would cost more than ours.
OWN_PAGES = "InitialWebUI,WebUIReloadButton,WebUIBackForwardButton,WebUIHomeButton,WebUIToolbar,WebUILocationBar"
# Hinted letters are a pixel too wide or too narrow here and there, and no screen of today shows them so.
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--font-render-hinting=none", f"--disable-features={OWN_PAGES}"]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Let few workers do them, a file after the other: while Playwright runs, its thread has an event loop.

    Each file goes to the worker that has the fewest tests so far, the largest file first.
    """
    ours = [item for item in items if Path(__file__).parent in item.path.parents]
    soaks = "not soak" not in config.option.markexpr
    sizes = Counter(item.path for item in ours if soaks or not item.get_closest_marker("soak"))
    shares, workers = dict.fromkeys(range(BROWSERS), 0), dict[Path, int]()
    for path in sorted({item.path for item in ours}, key=lambda each: (-sizes[each], each)):
        workers[path] = min(shares, key=shares.__getitem__)
        shares[workers[path]] += sizes[path]
    for item in ours:
        item.add_marker(pytest.mark.xdist_group(f"browser {workers[item.path]}"))


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """Of the system: Playwright drives it, and brings none."""
    found = next((path for name in CHROMIUM if (path := shutil.which(name))), None)
    assert found, "the tests need Chromium: make browser"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(str(tmp_path_factory.mktemp("hall") / "tables.db")) as found:
        yield found


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that may send notices to this machine, and looks often whether somebody waits."""
    with running(str(tmp_path_factory.mktemp("house") / "tables.db"), local_notices=True) as found:
        found.server.desk.watch.every = 0.1
        yield found


@pytest.fixture
def post_box() -> Iterator[Receiver]:
    with receiving() as found:
        yield found


@pytest.fixture
def http(hall: Running) -> Iterator[httpx.Client]:
    """The way to the same server for those who have no browser."""
    with httpx.Client(base_url=hall.url, timeout=60, verify=False) as found:
        yield found


@pytest.fixture
def visitor(chromium: Browser, hall: Running) -> Iterator[Visitor]:
    """Somebody at a desk who speaks English; nothing may go wrong in their browser."""
    with Visitor(chromium, hall.url) as found:
        yield found


@pytest.fixture(scope="session")
def axe() -> str:
    """The text of axe-core."""
    return (Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
