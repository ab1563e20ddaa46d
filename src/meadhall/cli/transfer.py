"""Commands that carry tables from one database to another."""

import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from ..console import tell
from ..core.environment import DATABASE
from ..core.game import REGISTRY
from .arguments import compile_rules
from .serve import Database


def chosen(database: str) -> str:
    from ..server.storage.database import default_database

    return database or os.environ.get(DATABASE) or default_database()


def export(
    out: Annotated[str, typer.Argument(metavar="FILE", help="the file to write, or - for the screen")],
    db: Database = "",
) -> None:
    """Write all tables of the server's database to a JSON file, for `meadhall import`."""
    from ..server.storage.database import Database, database_url
    from ..server.tables.export import export as write

    url = database_url(chosen(db))
    if url.drivername == "sqlite" and not Path(str(url.database)).exists():
        raise ValueError(f"there is no database {url.database}")
    store = Database(chosen(db))
    if out == "-":
        write(store, sys.stdout)
        return
    path = Path(out)
    if path.exists():
        raise ValueError(f"{path} exists already; name another file")
    with open(path, "x", encoding="utf-8", opener=_private) as file:
        try:
            count = write(store, file)
        except BaseException:
            path.unlink()
            raise
    tell(f"{count} tables of {store} are in {path}. It holds the keys of their shuffles: keep it to yourself.")


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


def bring_in(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="a file that `meadhall export` wrote")],
    db: Database = "",
) -> None:
    """Add the tables of a JSON file to the server's database."""
    from ..server.storage.database import Database
    from ..server.tables.export import bring_in as take_over

    for game in REGISTRY.values():
        compile_rules(game)
    store = Database(chosen(db))
    new, here = take_over(store, file)
    tell(f"{new} tables taken over into {store}; {here} were there already.")
