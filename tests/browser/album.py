"""Pictures of what a browser shows: one of each screen, size, language and light."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser

from ..server.running import Running
from .visitor import DESK, PHONE, Visitor
from .whole import EVERY_WIDTH, TOUCHED, TWO_FRAMES

Size = tuple[int, int]
A_BREATH = 500  # milliseconds for pictures that come by need
MOST = 3  # pictures of a page that is scrolled
HEIGHTS = """most => {
  scrollTo({top: 0, behavior: 'instant'});
  return Math.min(most, Math.ceil(document.documentElement.scrollHeight / innerHeight - 0.05));
}"""


@dataclass(frozen=True)
class Screen:
    """Something to photograph, and how a browser comes to show it."""

    name: str
    open: Callable[[Visitor, Running], object]
    sizes: tuple[Size, ...] = EVERY_WIDTH


@dataclass(frozen=True)
class Album:
    folder: Path
    sizes: tuple[Size, ...]
    languages: tuple[str, ...]
    lights: tuple[str, ...]

    def visitors(self, browser: Browser, hall: Running) -> Iterator[tuple[Visitor, list[Size]]]:
        """One for each language, by touch and at a desk, and the windows in which they look."""
        touched = [size for size in self.sizes if size in TOUCHED]
        rest = [size for size in self.sizes if size not in TOUCHED]
        for language in self.languages:
            for sizes, size in ((touched, PHONE), (rest, DESK)):
                if sizes:
                    with Visitor(browser, hall.url, language, size, may_fail=lambda said: True) as visitor:
                        visitor.prefers(speed="instant")
                        yield visitor, sizes

    def take(self, visitor: Visitor, hall: Running, screen: Screen, sizes: list[Size]) -> None:
        """Open the screen once; then only the window and the light change."""
        wanted = [size for size in sizes if size in screen.sizes]
        if not wanted:
            return
        visitor.resize(wanted[0])
        screen.open(visitor, hall)
        for size in wanted:
            self._photograph(visitor, screen.name, size)
        visitor.page.evaluate("localStorage.clear()")
        visitor.page.goto("about:blank")

    def _photograph(self, visitor: Visitor, name: str, size: Size) -> None:
        visitor.resize(size)
        visitor.page.evaluate(TWO_FRAMES)
        visitor.page.wait_for_timeout(A_BREATH)
        for at in range(visitor.page.evaluate(HEIGHTS, MOST)):
            visitor.page.evaluate("at => scrollTo({top: at * innerHeight, behavior: 'instant'})", at)
            for light in self.lights:
                visitor.page.evaluate(LIT, light)
                picture = f"{name}{f'-{at + 1}' if at else ''}-{size[0]}-{visitor.language}-{light}.png"
                visitor.page.screenshot(path=self.folder / picture)


# What is lit otherwise is so at once, while all that moves goes on slowly.
LIT = """(light) => {
  document.documentElement.dataset.theme = light;
  for (const each of document.getAnimations())
    if (/color|fill|stroke|background|shadow/.test(each.transitionProperty ?? '')) each.finish();
}"""
