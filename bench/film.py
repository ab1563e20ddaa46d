"""A film strip: what somebody sees second by second, in one picture."""

import html
import threading
import time
from base64 import b64encode
from pathlib import Path
from typing import IO

from playwright.sync_api import Browser

COLUMNS, WIDTH = 8, 320
STYLE = f"""body {{ margin: 12px; background: #15181c; color: #d8d4c8; font: 13px sans-serif; display: grid;
grid-template-columns: repeat({COLUMNS}, {WIDTH}px); gap: 10px }} figure {{ margin: 0 }}
img, pre {{ width: 100%; height: 200px; object-fit: cover; object-position: top; margin: 0; overflow: hidden;
background: #000; font: 9px monospace; white-space: pre-wrap }}"""


class Terminal:
    """What a command prints, read as it comes."""

    def __init__(self, stream: IO[str]) -> None:
        self.text, self._stream = "$ make play\n", stream
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        for line in self._stream:
            self.text += line


class Film:
    def __init__(self) -> None:
        self.began, self.frames = time.monotonic(), list[tuple[float, str]]()

    def shows(self, text: str) -> None:
        """Take a picture of a terminal."""
        self._add(f"<pre>{html.escape(text)}</pre>")

    def takes(self, picture: bytes) -> None:
        self._add(f'<img src="data:image/png;base64,{b64encode(picture).decode()}">')

    def _add(self, frame: str) -> None:
        self.frames.append((time.monotonic() - self.began, frame))

    def save(self, browser: Browser, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        figures = [f"<figure>{frame}<figcaption>{at:.0f} s</figcaption></figure>" for at, frame in self.frames]
        page = browser.new_page(viewport={"width": COLUMNS * (WIDTH + 10) + 24, "height": 400})
        page.set_content(f"<style>{STYLE}</style>{''.join(figures)}")
        page.screenshot(path=path, full_page=True)
        page.close()
