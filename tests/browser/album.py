"""Pictures of what a browser shows: one a name, size, language and light."""

from pathlib import Path

from .visitor import Visitor


class Album:
    def __init__(self, folder: Path, visitor: Visitor) -> None:
        self.folder, self.visitor = folder, visitor
        self.taken: set[str] = set()

    def take(self, name: str) -> None:
        if name in self.taken:
            return
        self.taken.add(name)
        width = self.visitor.size[0]
        self.visitor.page.wait_for_timeout(450)
        picture = f"{name}-{width}-{self.visitor.language}-{self.visitor.theme}.png"
        self.visitor.page.screenshot(path=self.folder / picture)
