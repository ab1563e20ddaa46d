"""Words in English, Italian and French, from Fluent files that the browser reads too."""

import locale as system
import os
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from ..core.options import Option
from ..core.phrase import Phrase, Value

FOLDER = Path(__file__).parent
LANGUAGES = ("en", "it", "fr")
NUMBERS = {2: "two"}


class MissingWords(LookupError):
    """A message that a language lacks, or that was given the wrong parameters."""


class Words:
    """A language that says phrases."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"a language is one of {', '.join(LANGUAGES)}, not {language!r}")
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        for path in sorted((FOLDER / language).glob("*.ftl")):
            self.bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def explain(self, message: str, attribute: str) -> str:
        """Return an attribute of a message: the line that explains an option, or the name of one of its values."""
        pattern = self.bundle.get_message(message).attributes[attribute]
        return str(self.bundle.format_pattern(pattern, {})[0])

    def say(self, what: Phrase | str, **params: Value) -> str:
        phrase = Phrase(what, params) if isinstance(what, str) else what
        if not self.bundle.has_message(phrase.id):
            if "-name-" in phrase.id:  # of somebody's own card
                return str(phrase.params["name"])
            raise MissingWords(f"{self.language} lacks {phrase.id}")
        pattern = self.bundle.get_message(phrase.id).value
        if pattern is None:
            raise MissingWords(f"{self.language}, {phrase.id} has no text")
        values = {name: self._value(value) for name, value in phrase.params.items()}
        text, errors = self.bundle.format_pattern(pattern, values)
        if errors:
            raise MissingWords(f"{self.language}, {phrase.id}: {errors[0]}")
        return str(text)

    def _value(self, value: Value) -> str | int:
        if isinstance(value, Phrase):
            return self.say(value)
        if isinstance(value, list):
            return self.list([self.say(each) for each in value])
        return value

    def list(self, items: list[str]) -> str:
        """Join the items like this: a, b and c."""
        if len(items) < 2:
            return "".join(items)
        return self.say("list-and", first=", ".join(items[:-1]), last=items[-1])


def value_name(option: Option, value: object) -> str:
    """Return what the words call a value of an option: the attribute of its message."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return "seat" if option.seat else NUMBERS[value]
    return str(value)


@cache
def words(language: str) -> Words:
    return Words(language)


def system_language() -> str:
    """Return the system's language if there are words in it, else English."""
    named = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG")
    code = (named or system.getlocale()[0] or "en")[:2].lower()
    return code if code in LANGUAGES else "en"
