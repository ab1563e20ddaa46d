"""Compare the words of a language with the English ones: what is missing, what is too much, what would not be said."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from ..core.game import REGISTRY
from . import FOLDER, documents

PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})
GIVEN = re.compile(r"\$(\w+)")
CALLED = frozenset({"you", "vowel", "other"})  # what a message with `$who` may ask of `$whoIs`


@dataclass
class Message(Visitor):
    """What a message or an attribute shows, selects by, and refers to."""

    given: set[str] = field(default_factory=set)  # named in the comment above it: English does not need them
    shown: set[str] = field(default_factory=set)
    selected: dict[str, set[str]] = field(default_factory=dict)
    references: set[str] = field(default_factory=set)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        asked = node.selector
        if isinstance(asked, ast.VariableReference):
            keys = self.selected.setdefault(asked.id.name, set())
            keys |= {key.name if isinstance(key := each.key, ast.Identifier) else key.value for each in node.variants}
        for variant in node.variants:
            self.visit(variant.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.shown.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)


def check(folder: Path) -> list[str]:
    """Return what is wrong with the words of a language in that folder, a line each."""
    english, _ = read(FOLDER / "en")
    theirs, wrong = read(folder)
    wrong += [f"{name}: missing" for name in english if name not in theirs]
    wrong += [f"{name}: unused, for English has no such message" for name in theirs if name not in english]
    for name in english.keys() & theirs.keys():
        wrong += [f"{name}: {each}" for each in compare(whole(english, name), whole(theirs, name))]
    return sorted(wrong)


def pages_missing(language: str) -> list[str]:
    """Return the pages that are read in English as long as the language lacks them."""
    ours = [game.name for game in REGISTRY.values() if game.guide is None]
    pages = [f"{folder}/{game}.{language}.md" for folder in ("guides", "rules") for game in ours]
    return [f"docs/{page}" for page in pages if language != "en" and not (documents() / page).exists()]


def read(folder: Path) -> tuple[dict[str, Message], list[str]]:
    """Return the messages of a language, an attribute as `message.attribute`, and what cannot be read."""
    found: dict[str, Message] = {}
    wrong: list[str] = []
    for path in sorted(folder.glob("*.ftl")):
        for entry in parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                wrong.append(f"{path.name}: cannot be read: {(entry.content or '').strip().splitlines()[0]}")
            for name, pattern in patterns(entry):
                if name in found:
                    wrong.append(f"{name}: twice")
                found[name] = Message(set(GIVEN.findall(comment_of(entry))))
                found[name].visit(pattern)
    return found, wrong


def patterns(entry: ast.EntryType) -> Iterator[tuple[str, ast.Pattern]]:
    if isinstance(entry, ast.Message):
        if entry.value:
            yield entry.id.name, entry.value
        for attribute in entry.attributes:
            yield f"{entry.id.name}.{attribute.id.name}", attribute.value


def comment_of(entry: ast.EntryType) -> str:
    return (entry.comment.content or "") if isinstance(entry, ast.Message) and entry.comment else ""


def whole(messages: dict[str, Message], name: str) -> Message:
    """Return a message with all that it refers to."""
    found, waiting = Message(), [name]
    while waiting:
        asked = waiting.pop()
        part = messages.get(asked)
        if part is None or asked in found.references:
            continue
        found.references.add(asked)
        found.given |= part.given
        found.shown |= part.shown
        for variable, keys in part.selected.items():
            found.selected[variable] = found.selected.get(variable, set()) | keys
        waiting += sorted(part.references)
    found.references = {each for part in found.references for each in messages[part].references} - messages.keys()
    return found


def compare(english: Message, theirs: Message) -> Iterator[str]:
    """Yield what the message does wrong, seen from the English one."""
    given = english.given | english.shown | english.selected.keys()
    for variable in sorted(theirs.shown | theirs.selected.keys()):
        if variable not in given and variable.removesuffix("Is") not in given:
            yield f"is not given ${variable}"
    for variable in sorted(english.shown - theirs.shown - theirs.selected.keys()):
        yield f"does not say ${variable}"
    for variable, keys in sorted(theirs.selected.items()):
        asked = english.selected.get(variable, keys - CALLED if variable in english.given else set())
        known = asked | (CALLED if variable.endswith("Is") else PLURALS)
        for key in sorted(keys - known):
            if not key.isdigit():
                yield f"${variable} is never [{key}]"
        for key in sorted(asked - keys - PLURALS - CALLED):
            if not key.isdigit():
                yield f"${variable} may be [{key}], which it passes over"
    for reference in sorted(theirs.references):
        yield f"refers to {reference}, which is missing"
