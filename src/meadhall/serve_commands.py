"""Commands of the table server: serve, and carrying tables from one database to another."""

import os
import sys
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from .core.game import REGISTRY
from .setting import compile_rules, errors, fail, tell

PORT = 8420
Database = Annotated[str, typer.Option("--db", help="a file for SQLite, or postgresql://…; else $MEADHALL_DB")]


def chosen(database: str) -> str:
    from .server.store import default_database

    return database or os.environ.get("MEADHALL_DB") or default_database()


def serve(
    host: Annotated[str, typer.Option(help="the address to listen on")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65_535, help="0 for any that is free")] = PORT,
    db: Database = "",
    url: Annotated[str, typer.Option(help="how people reach the server, as the base of links")] = "",
    open_browser: Annotated[bool, typer.Option("--open", help="open the browser, on a free port if need be")] = False,
) -> None:
    """Start the table server."""
    from .server.app import Settings
    from .server.limits import limits_from
    from .server.serving import bound
    from .server.serving import serve as listen

    settings = Settings(chosen(db), url.rstrip("/"), limits_from())
    try:
        taken = bound(host, port)
    except OSError as error:
        if not open_browser:
            raise fail(f"{host}:{port} cannot be listened on: {error.strerror}; choose another --port") from None
        taken = bound(host, 0)
    if open_browser:
        for game in REGISTRY.values():
            compile_rules(game, ["konung"], f"Compiling {game.name}, once for this version …")
    at = f"http://{f'[{host}]' if ':' in host else host}:{taken.getsockname()[1]}"

    def ready() -> None:
        tell(f"Meadhall is open at {settings.url or at}, API at {settings.url or at}/docs. Ctrl-C closes it.")
        if open_browser:
            webbrowser.open(settings.url or at)

    listen(settings, taken, ready, tell)


def export(
    out: Annotated[str, typer.Argument(metavar="FILE", help="the file to write, or - for the screen")],
    db: Database = "",
) -> None:
    """Write all tables of the server's database to a JSON file, for `meadhall import`."""
    from .server.store import Store
    from .server.transfer import export as write

    store = Store(chosen(db))
    if out == "-":
        write(store, sys.stdout)
        return
    path = Path(out)
    if path.exists():
        raise ValueError(f"{path} exists already; name another file")
    with path.open("w", encoding="utf-8") as file:
        path.chmod(0o600)
        count = write(store, file)
    tell(f"{count} tables of {store} are in {path}. It holds the keys of their dice: keep it to yourself.")


def bring_in(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="a file that `meadhall export` wrote")],
    db: Database = "",
) -> None:
    """Take tables of a JSON file over into the server's database."""
    from .server.store import Store
    from .server.transfer import bring_in as take_over

    for game in REGISTRY.values():
        compile_rules(game)
    store = Store(chosen(db))
    new, here = take_over(store, file)
    errors.print(f"{new} tables taken over into {store}; {here} were there already.", markup=False, soft_wrap=True)
