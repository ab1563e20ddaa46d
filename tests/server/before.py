"""Tables that were made before: a database of an older version, with the secrets of its tables and what they showed."""

import gzip
import json
from pathlib import Path
from typing import Any

import httpx

from .people import Json, Made, Person

DATA = Path(__file__).parents[1] / "data"
NAME = "tables-of-version-0.1"
NAMED_NOW = {"deck": "drawPile"}  # fields of a view that were called otherwise


def unpack_database(folder: Path) -> str:
    """Write the old database into a folder, and return its path."""
    path = folder / "tables.db"
    path.write_bytes(gzip.decompress((DATA / f"{NAME}.db.gz").read_bytes()))
    return str(path)


def tables(http: httpx.Client, *kinds: str) -> list[tuple[Json, Made]]:
    """Return what is kept of each table of those kinds, and the table with its people."""
    text = gzip.decompress((DATA / f"{NAME}.json.gz").read_bytes())
    kept: list[dict[str, Any]] = json.loads(text, object_hook=_with_names_of_now)
    return [(each, _made(http, each)) for each in kept if not kinds or each["kind"] in kinds]


def _with_names_of_now(plain: Json) -> Json:
    return {NAMED_NOW.get(name, name): value for name, value in plain.items()}


def as_before(shown: Any) -> Any:
    """Return what is shown now without what was not said then, like `lesson`, `needs` and what a siege can cost."""
    if isinstance(shown, list):
        return [as_before(each) for each in shown]
    if not isinstance(shown, dict):
        return shown
    new = {"needs", "odds", "changes", "lesson", "stays", "loots", "room", "rivalToCome", "puzzle"}
    new |= {"open", "hall", "ownCards", "clock", "counts"}
    new |= {"walls", "losses", "worst", "reach"} if "booty" in shown else set()
    return {name: as_before(value) for name, value in shown.items() if name not in new}


def _made(http: httpx.Client, kept: Json) -> Made:
    people = [Person(http, kept["secrets"]["table"], int(seat), secret) for seat, secret in kept["seats"].items()]
    return Made(http, kept["secrets"], people)
