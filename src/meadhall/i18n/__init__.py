"""Words in every language, from Fluent files that the browser reads too."""

import copy
import locale as system
import os
import re
from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Literal, get_args

from fluent.runtime import FluentBundle, FluentResource

from ..core.further import further_games
from ..core.game import REGISTRY, Game
from ..core.options import Option
from ..core.phrase import Phrase, Value

FOLDER = Path(__file__).parent
Language = Literal["en", "it", "fr", "de", "es"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
NUMBERS = {2: "two"}
LINE, OWN, PART = "line", "own", "part"  # forms of a sentence in the saga: the head of a line, its result, a result
VOWEL = re.compile(r"[aeiouàáâäåæéèêëíìîïóòôöøœúùûü]|y[^aeiou]", re.IGNORECASE)
SOFT_HYPHEN = "\u00ad"

BEGINS = {
    "i": re.compile(r"[iíìî]|y[^aeiouáéíóú]|hi(?![ae])", re.IGNORECASE),
    "e": re.compile(r"[eéèê]", re.IGNORECASE),
}


class MissingWords(LookupError):
    """A message that a language lacks, or that was given the wrong parameters."""


class Words:
    """A language that says phrases. A message with `$who` may ask `$whoIs`: `you`, or how the name begins."""

    you: str | None = None  # the colour of whoever reads

    def __init__(self, language: str, file: str = "*") -> None:
        """Read all files of the language, or the words of one."""
        if language not in LANGUAGES:
            raise ValueError(f"a language is one of {', '.join(LANGUAGES)}, not {language!r}")
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        further = further_words(language) if file == "*" else []
        for path in [*sorted((FOLDER / language).glob(f"{file}.ftl")), *further]:
            self.bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def to(self, colour: str | None) -> "Words":
        """Return the same words for the player of that colour, who is called you."""
        same = copy.copy(self)
        same.you = colour
        return same

    def explain(self, message: str, attribute: str) -> str:
        """Return an attribute of a message: the line that explains an option, or the name of one of its values."""
        pattern = self.bundle.get_message(message).attributes[attribute]
        return str(self.bundle.format_pattern(pattern, {})[0])

    def say(self, what: Phrase | str, **params: Value) -> str:
        return self._say(Phrase(what, params) if isinstance(what, str) else what)

    def line(self, phrases: Sequence[Phrase]) -> str:
        """Say a line of the saga: what somebody does, and in short what came of it."""
        head, *others = phrases
        again = any(each.id == head.id for each in others)
        said = [(head, PART if again else OWN), *((each, PART) for each in others)]
        results = folded([self._say(each, form) for each, form in said if self._has(each.id, form)], again)
        if not results:
            return self.say(head)
        return self.say("saga-line", head=self._say(head, LINE).removesuffix("."), results=", ".join(results))

    def _has(self, message: str, attribute: str) -> bool:
        return self.bundle.has_message(message) and attribute in self.bundle.get_message(message).attributes

    def _say(self, phrase: Phrase, form: str = "") -> str:
        """Say a phrase, in that form of it if there is one."""
        if not self.bundle.has_message(phrase.id):
            if "-name-" in phrase.id:  # of somebody's own card
                return str(phrase.params["name"])
            raise MissingWords(f"{self.language} lacks {phrase.id}")
        message = self.bundle.get_message(phrase.id)
        pattern = message.attributes.get(form, message.value)
        if pattern is None:
            raise MissingWords(f"{self.language}, {phrase.id} has no text")
        values: dict[str, str | int] = {}
        for name, value in phrase.params.items():
            values[name] = self._value(value, form)
            values.setdefault(f"{name}Is", self._called(value, values[name]))
        text, errors = self.bundle.format_pattern(pattern, values)
        if errors:
            raise MissingWords(f"{self.language}, {phrase.id}: {errors[0]}")
        return str(text).replace(SOFT_HYPHEN, "")  # only a browser knows what to do with it

    def _called(self, value: Value, said: str | int) -> str:
        """Return whom a parameter names: `you`, or another whose name begins with a `vowel` or not."""
        if isinstance(value, Phrase) and value.id == "seat-name" and value.params["colour"] == self.you:
            return "you"
        return "vowel" if VOWEL.match(str(said)) else "other"

    def _value(self, value: Value, form: str) -> str | int:
        if isinstance(value, Phrase):
            return self._say(value, form)
        if isinstance(value, list):
            return self.list([self._say(each, form) for each in value])
        return value

    def list(self, items: list[str]) -> str:
        """Join the items like this: a, b and c."""
        if len(items) < 2:
            return "".join(items)
        begins = next((sound for sound, found in BEGINS.items() if found.match(items[-1])), "other")
        return self.say("list-and", first=", ".join(items[:-1]), last=items[-1], begins=begins)


def folded(results: list[str], again: bool) -> list[str]:
    """Say equal neighbours once, with how often; of a deed done again and again, all that is equal."""
    counted = Counter(results).items() if again else [(text, len(list(same))) for text, same in groupby(results)]
    return [f"{text} ×{count}" if count > 1 else text for text, count in counted]


def further_words(language: str) -> list[Path]:
    """Return the files of words that further games bring."""
    return [path for game in further_games() for path in words_of(language, REGISTRY[game])]


def words_of(language: str, game: Game) -> list[Path]:
    """Return the files of a game's words. A game that brings its own may lack the language; then they are English."""
    if game.words is None:
        return sorted((FOLDER / language).glob(f"{game.name}*.ftl"))
    own = game.words / f"{language}.ftl"
    return [own if own.exists() else game.words / "en.ftl"]


def guide_of(language: str, game: Game) -> Path:
    """Return the page that explains a game: as the game brings it, in the language, or else in English."""
    own, english = (documents() / "guides" / f"{game.name}.{each}.md" for each in (language, "en"))
    return game.guide or (own if own.exists() else english)


def rules_of(language: str, game: Game) -> Path:
    """Return the page of a game's rules: as the game brings it, in the language, or else in English."""
    own = documents() / "rules" / f"{game.name}.{language}.md"
    return game.guide or (own if own.exists() else documents() / "rules" / f"{game.name}.md")


def documents() -> Path:
    """Return the folder of documents: beside the package when it is installed, else in the repository."""
    inside = FOLDER.parent / "docs"
    return inside if inside.exists() else FOLDER.parents[2] / "docs"


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
