"""Commands of the table server: serve, and carrying tables from one database to another."""

import asyncio
import os
import sys
import threading
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .core.game import REGISTRY
from .setting import compile_rules, errors, fail, progress, tell

if TYPE_CHECKING:
    from .server.warming import Warming

PORT = 8420
Database = Annotated[str, typer.Option("--db", help="a file for SQLite, or postgresql://…; else $MEADHALL_DB")]


def chosen(database: str) -> str:
    from .server.store import default_database

    return database or os.environ.get("MEADHALL_DB") or default_database()


def serve(
    host: Annotated[str, typer.Option(help="the address to listen on; 0.0.0.0 for all")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65_535, help="0 for any that is free")] = PORT,
    db: Database = "",
    url: Annotated[str, typer.Option(help="how people reach the server, as the base of links")] = "",
    open_browser: Annotated[
        bool, typer.Option("--open", help="for playing here: compile first, take the next free port, open the browser")
    ] = False,
) -> None:
    """Start the table server."""
    from .server import serving
    from .server.app import Server, Settings
    from .server.keeping import keep_from
    from .server.limits import limits_from

    settings = Settings(chosen(db), url.rstrip("/"), limits_from(), keep_from())
    try:
        taken = serving.next_free(host, port) if open_browser else serving.bound(host, port)
    except OSError as error:
        raise fail(f"{host}:{port} cannot be listened on: {error.strerror}; choose another --host or --port") from None
    with taken:
        server = Server(settings)
        print(f"Tables are kept in {server.store}.", flush=True)
        if open_browser:
            prepare(server.warming)
        at = settings.url or serving.reached(host, taken)
        level = "WARNING" if open_browser else "INFO"
        serving.serve(server, taken, lambda: welcome(at, open_browser), level)


def welcome(at: str, open_browser: bool) -> None:
    print(f"Meadhall is open at {at}, its API at {at}/docs. Ctrl-C closes it.", flush=True)
    if open_browser and can_show():
        threading.Thread(target=webbrowser.open, args=(at,), daemon=True).start()


def prepare(warming: "Warming") -> None:
    """Compile what is missing before anybody comes, and say how far it is."""
    if warming.of:
        tell("Compiling the rules, once for this version …")
        asyncio.run(watched(warming))


async def watched(warming: "Warming") -> None:
    work = asyncio.create_task(warming.run())
    with progress() as bar:
        task = bar.add_task("compiling", total=warming.of)
        while not work.done():
            await asyncio.wait([work], timeout=0.2)
            bar.update(task, completed=warming.state()["done"])
    await work


def can_show() -> bool:
    """Whether a browser opens a window of its own; without a screen it would open in this very terminal."""
    return sys.platform in ("win32", "darwin") or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")))


def export(
    out: Annotated[str, typer.Argument(metavar="FILE", help="the file to write, or - for the screen")],
    db: Database = "",
) -> None:
    """Write all tables of the server's database to a JSON file, for `meadhall import`."""
    from .server.store import Store, database_url
    from .server.transfer import export as write

    url = database_url(chosen(db))
    if url.drivername == "sqlite" and not Path(str(url.database)).exists():
        raise ValueError(f"there is no database {url.database}")
    store = Store(chosen(db))
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
    tell(f"{count} tables of {store} are in {path}. It holds the keys of their dice: keep it to yourself.")


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


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
