"""Which names look alike: letters of other scripts, digits for letters, another case; and names of the game itself."""

import unicodedata
from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import count

from ..bots.levels import NAMES
from ..core.phrase import COLOURS
from ..i18n import LANGUAGES, Words

NAMELESS = "?"
LONGEST_NAME = 40
ROOM = 3  # letters of a name that a number may take the place of
TO_LEFT = "\u200e"  # the table of look-alikes puts it around letters that are written to the left


@lru_cache(4096)
def _prototype(letter: str) -> str:
    """Return what stands for all letters that look like this one (Unicode's table of look-alikes, UTS 39)."""
    from confusable_homoglyphs.confusables import confusables_data  # large, and most processes never need it

    alike = {letter}
    for _ in range(2):  # the letter that it looks like, and all others that look like that one
        alike |= {each["c"].strip(TO_LEFT) for known in alike for each in confusables_data.get(known, ())}
    return min(alike, key=lambda each: (not each.isascii(), -len(each), each))


def _skeleton(name: str) -> str:
    return "".join(map(_prototype, unicodedata.normalize("NFD", name)))


@lru_cache(4096)
def _looks(name: str) -> frozenset[str]:
    """Return what a name looks like, as it is written and in small letters."""
    return frozenset({_skeleton(name).casefold(), _skeleton(name.casefold())})


def look_alike(name: str, other: str) -> bool:
    """Tell whether two people with these names would be mistaken for each other."""
    return not _looks(name).isdisjoint(_looks(other))


def tell_apart(name: str, others: Iterable[str]) -> str:
    """Return the name, with a number if another at the table looks like it."""
    taken = [other for other in others if other not in ("", NAMELESS)]
    if name in ("", NAMELESS) or not any(look_alike(name, other) for other in taken):
        return name
    numbered = (f"{name[: LONGEST_NAME - ROOM].rstrip()} {number}" for number in count(2))
    return next(each for each in numbered if not any(look_alike(each, other) for other in taken))


def is_ours(name: str) -> bool:
    """Tell whether a name looks like what the table calls a seat: Rosso, Karl le Jaune. People may be called Karl."""
    bots, colours = _own_names()
    first, last = _looks(name.split()[0]), _looks(name.split()[-1])
    alone = not _looks(name).isdisjoint(colours)
    return alone or not (first.isdisjoint(bots) or last.isdisjoint(colours))


@cache
def _own_names() -> tuple[frozenset[str], frozenset[str]]:
    """Return what bots and colours look like, in all languages."""
    spoken = [Words(language, "table") for language in LANGUAGES]
    bots = (words.say(f"bot-{level}") for words in spoken for level in NAMES)
    colours = (words.say("seat-name", colour=colour) for words in spoken for colour in COLOURS)
    return frozenset().union(*map(_looks, bots)), frozenset().union(*map(_looks, colours))
