"""Names and measures that requests, tables and files share."""

import unicodedata
from itertools import groupby
from typing import Annotated

from precis_i18n import get_profile
from pydantic import AfterValidator, StringConstraints, WithJsonSchema
from pydantic_core import PydanticCustomError

from ..bots.levels import Level as Level
from ..core.game import REGISTRY
from .likeness import LONGEST_NAME as LONGEST_NAME
from .likeness import NAMELESS, is_ours

HOUR, DAY = 3600, 86_400
MOST_MARKS = 3  # accents on one letter; no language that people write their names in needs more
NICKNAME = get_profile("NicknameCasePreserved")  # RFC 8266: nothing invisible, nothing that turns the line around
AS_PICTURE = "\ufe0f"  # phones put it behind a heart, to have it in colour
BLANK = "\u2800"  # a Braille cell without a dot


def _printable(name: str) -> str:
    """Return a name as it is shown; raise ValueError if it has letters that cannot be shown."""
    shown = " ".join(unicodedata.normalize("NFC", name).split())
    if not 0 < len(shown) <= LONGEST_NAME or not shown.isprintable() or any(map(_controls, name)):
        raise ValueError("a name has letters that can be shown")
    return shown


def _controls(letter: str) -> bool:
    return unicodedata.category(letter) == "Cc"


def _visible(name: str) -> str:
    """Return a name as the others see it; refuse letters that nobody can see or that cover their neighbours."""
    try:
        shown = _printable(NICKNAME.enforce(name.replace(AS_PICTURE, "")))
    except ValueError:
        raise PydanticCustomError("bad_name", "a name has letters that can be seen") from None
    if BLANK in shown or _marks_at_most(shown) > MOST_MARKS or _marks(shown[0]):
        raise PydanticCustomError("bad_name", "a name has letters that can be seen")
    if shown != NAMELESS and is_ours(shown):
        raise PydanticCustomError("reserved_name", "a name is no colour and no bot")
    return shown


def _marks(letter: str) -> bool:
    return unicodedata.category(letter).startswith("M")


def _marks_at_most(name: str) -> int:
    """Return how many accents follow each other where there are most."""
    return max(len(list(run)) if marks else 0 for marks, run in groupby(name, _marks))


def _registered(name: str) -> str:
    if name not in REGISTRY:
        raise ValueError(f"a game is one of {', '.join(REGISTRY)}")
    return name


PATTERN = f"^({'|'.join(REGISTRY)})$"
GameName = Annotated[str, AfterValidator(_registered), WithJsonSchema({"type": "string", "pattern": PATTERN})]
Name = Annotated[str, StringConstraints(max_length=LONGEST_NAME), AfterValidator(_visible)]
OldName = Annotated[str, StringConstraints(max_length=LONGEST_NAME), AfterValidator(_printable)]  # of a saved game
MoveId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
