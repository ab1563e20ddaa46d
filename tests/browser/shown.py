"""Which messages the page says: noted while the tests walk through it, with `--shown FILE`, and counted afterwards.

`python -m tests.browser.shown FILE` counts them, and names those that no walk has met. Nothing of it is in the product:
a Fluent bundle keeps its messages in a Map, and the tests' browser notes what is asked of one.
"""

import re
import sys
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from playwright.sync_api import BrowserContext

from meadhall.i18n import FOLDER

CLIENT = Path(__file__).parents[2] / "web" / "src"
NOTING = """(() => {
  const asked = Map.prototype.get;
  const noted = new Set();
  Map.prototype.get = function (key) {
    const found = asked.call(this, key);
    if (typeof key === 'string' && found?.id === key && 'attributes' in found && !noted.has(key)) {
      noted.add(key);
      void window.noteShown(key);
    }
    return found;
  };
})()"""
# What no walk through the page can meet, and why.
ELSEWHERE = {
    "only the terminal says it": re.compile(
        r"(eketorp|shipwrights)-(legend|ask-.*|board-.*|space.*|slot.*|raid|trade-.*|hidden-trade|no-.*|nothing)$"
        r"|(compiling|welcome|you-are|players|player-\w+|bot-(search|own|failed)\b.*|seat-numbered|curtain(-key)?|prompt)$"
        r"|(move-line|moves-many|refused(-rule)?|undone|saved(-over)?|not-saved|resumed|goodbye|help-.*|possible)$"
        r"|(final-scores|score-.*|won|won-shared|replay-.*|nothing-yet|analyse-.*|hint-(line|help)|reason-no-such-move)$"
    ),
    "the page never asks what the server would refuse like this": re.compile(
        r"error-(malformed|method|host|origin|id-used|illegal|not-yours|unauthorized|too-large|too-slow|no-(bot|person))$"
    ),
    "the page says the whole that it is a part of": re.compile(r"review-(round|move|why)-line$"),
}
_file: Path | None = None
_known: set[str] = set()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--shown", type=Path, help="add the messages that the browser's pages say to this file")


def pytest_configure(config: pytest.Config) -> None:
    global _file
    if config.option.shown:
        _file = config.rootpath / config.option.shown
        _file.parent.mkdir(parents=True, exist_ok=True)
        _known.update(noted(_file))


def note(context: BrowserContext) -> None:
    """Note what the pages of the context will say, if this run does."""
    if _file:
        context.expose_binding("noteShown", lambda _, message: _add(message))
        context.add_init_script(NOTING)


def _add(message: str) -> None:
    if _file and message not in _known:
        _known.add(message)
        with _file.open("a", encoding="utf-8") as file:
            file.write(f"{message}\n")


def noted(file: Path) -> set[str]:
    return set(file.read_text(encoding="utf-8").split()) if file.exists() else set()


def messages() -> list[str]:
    """Return every message there is, in the order of the files."""
    files = [path.read_text(encoding="utf-8") for path in sorted((FOLDER / "en").glob("*.ftl"))]
    return [each.id.name for text in files for each in parse(text).body if isinstance(each, ast.Message)]


@cache
def client() -> str:
    """The browser's sources, every quotation mark the same."""
    paths = [path for path in CLIENT.rglob("*.*") if path.suffix in (".svelte", ".ts")]
    return re.sub("['`]", '"', "\n".join(path.read_text(encoding="utf-8") for path in paths))


def elsewhere(message: str) -> str:
    """Return why no walk can meet the message, if that is so."""
    if f'"{message}"' in client():
        return ""
    return next((why for why, which in ELSEWHERE.items() if which.match(message)), "")


def count(file: Path) -> int:
    """Say how many messages of the page were shown, and name the others. Return how many those are."""
    shown, ours = noted(file), [each for each in messages() if not elsewhere(each)]
    unseen = [each for each in ours if each not in shown]
    print(*unseen, sep="\n")
    print(f"{len(ours) - len(unseen)} of {len(ours)} messages of the page were shown")
    return len(unseen)


if __name__ == "__main__":
    count(Path(sys.argv[1]))
