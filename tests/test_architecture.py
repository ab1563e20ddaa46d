"""The architecture pages name every module, and no module that does not exist."""

import re
from pathlib import Path

import meadhall

PACKAGE = Path(meadhall.__file__).parent
DOCS = PACKAGE.parents[1] / "docs"
PAGES = [DOCS / "architecture.md", *sorted((DOCS / "design").glob("*.md"))]


def words_of(pages: list[Path]) -> set[str]:
    """Return every word that stands in a code span or drawing of the pages, path parts apart."""
    text = "\n".join(page.read_text(encoding="utf-8") for page in pages)
    spans = re.findall(r"```.*?```|`[^`\n]+`", text, re.DOTALL)
    return {word for span in spans for word in re.findall(r"\w+", span)}


def modules() -> list[Path]:
    """Return our modules, but for those that a pattern names together."""
    together = ("bots/eketorp/", "bots/shipwrights/", "server/storage/migrations/")
    found = (path.relative_to(PACKAGE) for path in PACKAGE.rglob("*.py"))
    return [path for path in found if not path.as_posix().startswith(together) and not path.name.startswith("__")]


def test_every_module_is_named() -> None:
    named = words_of(PAGES)
    assert len(modules()) > 120
    compiled = {"bots/compiled", "simulate/compiled"}
    assert [str(path) for path in modules() if path.stem not in named and str(path.parent) not in compiled] == []


def test_every_path_that_is_named_exists() -> None:
    roots = "core|games|bots|simulation|arena|learn|cli|server|http|api|tables|storage|compile|docs"
    for page in PAGES:
        for name in re.findall(rf"`((?:{roots})/[\w/]+(?:\.py)?)`", page.read_text(encoding="utf-8")):
            path = name.removesuffix(".py")
            ways = [PACKAGE / path, PACKAGE / "server" / path, DOCS.parent / path, DOCS.parent / "web" / "src" / path]
            assert any(
                way.exists() or way.with_suffix(".py").exists() or (way.parent / f"{way.name}.md").exists()
                for way in ways
            ), f"{page.name}: {name}"


def test_every_link_leads_somewhere() -> None:
    for page in PAGES:
        for link in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / link).exists(), f"{page.name}: {link}"
