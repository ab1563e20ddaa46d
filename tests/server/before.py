"""Tables that were made before: a database of an older version, with the secrets of its tables and what they showed."""

import gzip
import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import httpx
from alembic import command
from alembic.config import Config
from sqlalchemy import MetaData, Table, create_engine, inspect, select

from meadhall.server.storage.database import database_url

from .people import Json, Made, Person

DATA = Path(__file__).parents[1] / "data"
NAME = "tables-of-version-0.1"
NAMED_NOW = {"deck": "drawPile"}  # fields of a view that were called otherwise


def unpack_database(folder: Path) -> str:
    """Write the old database into a folder, and return its path."""
    path = folder / "tables.db"
    path.write_bytes(gzip.decompress((DATA / f"{NAME}.db.gz").read_bytes()))
    return str(path)


def carry_over(path: str, url: str, schema: str = "") -> str:
    """Fill an empty database with what another one holds, in that schema, or in the one that it had; return the URL."""
    source, target = create_engine(database_url(path)), create_engine(database_url(url))
    with source.connect() as old, target.begin() as new:
        held = MetaData()
        held.reflect(old)
        config = Config()
        config.set_main_option("script_location", str(files("meadhall.server.storage") / "migrations"))
        config.attributes["connection"] = new
        command.upgrade(config, schema or old.execute(select(held.tables["alembic_version"])).scalar_one())
        there = inspect(new).get_table_names()
        for name in (each.name for each in held.sorted_tables if each.name in there and each.name != "alembic_version"):
            empty = Table(name, MetaData(), autoload_with=new, resolve_fks=False)
            columns = [held.tables[name].c[each] for each in empty.c.keys()]  # noqa: SIM118
            if rows := [dict(row._mapping) for row in old.execute(select(*columns))]:
                new.execute(empty.insert(), rows)
    for engine in (source, target):
        engine.dispose()
    return url


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
    new = {"needs", "odds", "changes", "lesson", "stays", "loots", "room", "rivalToCome", "puzzle", "passesTo"}
    new |= {"open", "hall", "ownCards", "clock", "counts"}
    new |= {"walls", "losses", "worst", "reach"} if "booty" in shown else set()
    return {name: as_before(value) for name, value in shown.items() if name not in new}


def _made(http: httpx.Client, kept: Json) -> Made:
    people = [Person(http, kept["secrets"]["table"], int(seat), secret) for seat, secret in kept["seats"].items()]
    return Made(http, kept["secrets"], people)
