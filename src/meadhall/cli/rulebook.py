"""Commands to look things up: the rules of a game by their numbers, and its options."""

import json
import re
from typing import Annotated

import typer

from ..core.game import find
from .arguments import GameName, Language, speak


def rules(
    game: GameName,
    number: Annotated[
        str, typer.Argument(metavar="[NUMBER]", help="one rule, like E8.2.3, or a chapter of them, like E8")
    ] = "",
    lang: Language = "",
) -> None:
    """Read the rules, all of them or one by its number."""
    from ..i18n import rules_of

    text = rules_of(speak(lang).language, find(game)).read_text(encoding="utf-8")
    if not number:
        print(text)
        return
    shown = rules_numbered(text, number.upper()[:-1] + number[-1]) or rules_numbered(text, number.upper())
    if not shown:
        raise ValueError(f"{game} has no rule {number!r}; read them all with: meadhall rules {game}")
    for rule in shown:
        print(re.sub(r"\s*\n\s+", " ", rule.strip(" -|")).replace("**", "").replace("`", ""))


def rules_numbered(text: str, number: str) -> list[str]:
    """Return the rule of a number, or all rules of a chapter: E8.2.3, E8.2 or E8."""
    named = rf"{re.escape(number)}(?:\.[\d.]+[a-z]?)?"
    item = rf"^ *(?:- |\|\s*)\*\*{named}\*\*.*(?:\n +(?!- ).*)*|^\|\s*{named}\s*\|.*"
    return [found[0] for found in re.finditer(item, text, re.MULTILINE)]


def options(game: GameName, lang: Language = "") -> None:
    """List the options of a game, what each is for, and its values."""
    from ..i18n import value_name

    found, words = find(game), speak(lang)
    for option in found.options:
        message = f"{game}-option-{option.name}"
        print(f"{option.name}: {words.say(message)}. {words.explain(message, 'explain')}")
        named: dict[str, list[str]] = {}
        for value in option.values:
            word = json.dumps(value) if isinstance(value, bool) else str(value)
            named.setdefault(value_name(option, value), []).append(word + ("*" if value == option.default else ""))
        for name, values in named.items():
            print(f"    {', '.join(values)}: {words.explain(message, name)}")
    for preset in found.presets:
        print(f"--preset {preset}: {words.say(f'{game}-preset-{preset}')}")
