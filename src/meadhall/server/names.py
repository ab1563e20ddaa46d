"""Names and measures that requests, tables and files share."""

import unicodedata
from typing import Annotated, Literal

from pydantic import AfterValidator, StringConstraints

HOUR, DAY = 3600, 86_400
LONGEST_NAME = 40
Level = Literal["thrall", "karl", "jarl", "konung"]
GameName = Literal["eketorp", "shipwrights"]


def _printable(name: str) -> str:
    shown = " ".join(unicodedata.normalize("NFC", name).split())
    if not 0 < len(shown) <= LONGEST_NAME or not shown.isprintable() or any(map(_controls, name)):
        raise ValueError("a name has letters that can be shown")
    return shown


def _controls(letter: str) -> bool:
    return unicodedata.category(letter) == "Cc"


Name = Annotated[str, StringConstraints(max_length=LONGEST_NAME), AfterValidator(_printable)]
MoveId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
