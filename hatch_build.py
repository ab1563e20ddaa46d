"""What Hatchling asks while it builds the package: is the client there, and what does a package index show?"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

CLIENT = "src/meadhall/server/web/index.html"
BUILT_FROM = "web/src", "src/meadhall/i18n", "docs/rules", "docs/guides"
GENERATED = "schema.d.ts", ".pyc"
LINK = re.compile(r"(?P<picture>!?)\[(?P<text>[^]]*)]\((?!https?:|#)(?P<path>[^)]+)\)")


class ClientHook(BuildHookInterface[Any]):
    """Refuse to pack a hall that nobody could see."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable" and (fault := client_fault(Path(self.root))):
            self.app.abort(
                f"The package would hold no working client: {fault}. Run `make web` first, then build again."
            )


def client_fault(root: Path) -> str:
    """Say why the client cannot be packed; in an unpacked sdist the age of its files means nothing."""
    client = root / CLIENT
    if not client.is_file():
        return f"{CLIENT} is missing"
    if not (root / "PKG-INFO").exists():
        for source in sources(root):
            if source.stat().st_mtime > client.stat().st_mtime:
                return f"{source.relative_to(root).as_posix()} is newer than {CLIENT}"
    return ""


def sources(root: Path) -> Iterator[Path]:
    """Find what the client is built from, as the Makefile does."""
    found = [*(root / "web").glob("[!.]*.*"), *(path for folder in BUILT_FROM for path in (root / folder).rglob("*"))]
    return (path for path in found if path.is_file() and not path.name.endswith(GENERATED))


class IndexHook(MetadataHookInterface):
    """Show the README on a package index, where a link needs a whole address."""

    def update(self, metadata: dict[str, Any]) -> None:
        pages, pictures = self.config["pages"], self.config["pictures"]
        readme = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": addressed(readme, pages, pictures)}
        metadata["urls"] = {"Source": pages, "Changelog": f"{pages}CHANGELOG.md"} if pages else {}


def addressed(readme: str, pages: str, pictures: str) -> str:
    """Put the address before each link; without one a link is its text, and a picture is left out."""

    def whole(link: re.Match[str]) -> str:
        address = pictures if link["picture"] else pages
        if address:
            return f"{link['picture']}[{link['text']}]({address}{link['path']})"
        return "" if link["picture"] else link["text"]

    return LINK.sub(whole, readme)
