"""Tables that were made before: a database of an older version, with the secrets of its tables and what they showed."""

import gzip
import json
from pathlib import Path
from typing import Any

import httpx

from .people import Json, Made, Person

DATA = Path(__file__).parents[1] / "data"
NAME = "tables-of-version-0.1"


def unpack_database(folder: Path) -> str:
    """Write the old database into a folder, and return its path."""
    path = folder / "tables.db"
    path.write_bytes(gzip.decompress((DATA / f"{NAME}.db.gz").read_bytes()))
    return str(path)


def tables(http: httpx.Client, *kinds: str) -> list[tuple[Json, Made]]:
    """Return what is kept of each table of those kinds, and the table with its people."""
    kept: list[dict[str, Any]] = json.loads(gzip.decompress((DATA / f"{NAME}.json.gz").read_bytes()))
    return [(each, _made(http, each)) for each in kept if not kinds or each["kind"] in kinds]


def _made(http: httpx.Client, kept: Json) -> Made:
    people = [Person(http, kept["secrets"]["table"], int(seat), secret) for seat, secret in kept["seats"].items()]
    return Made(http, kept["secrets"], people)
