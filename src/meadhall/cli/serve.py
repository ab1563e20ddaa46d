"""The command that starts the table server. It imports little, so that the server soon listens."""

import asyncio
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from typing import Annotated

import typer

from ..console import fail
from ..server.address import address_of, bind, next_free
from ..server.line import Particulars
from ..server.supervisor import Supervisor

PORT = 8420
Database = Annotated[str, typer.Option("--db", help="a file for SQLite, or postgresql://…; else $MEADHALL_DB")]
Ready = Callable[[str], None]  # told where the tables are kept when somebody answers
app = typer.Typer(add_completion=False)


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="the address to listen on; 0.0.0.0 for all")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65_535, help="0 for any that is free")] = PORT,
    db: Database = "",
    url: Annotated[str, typer.Option(help="how people reach the server, as the base of links")] = "",
    open_browser: Annotated[
        bool, typer.Option("--open", help="for playing here: take the next free port, open the browser")
    ] = False,
) -> None:
    """Start the table server."""
    try:
        listening = next_free(host, port) if open_browser else bind(host, port)
    except OSError as error:
        raise fail(f"{host}:{port} cannot be listened on: {error.strerror}; choose another --host or --port") from None
    with listening:
        at = url.rstrip("/") or address_of(host, listening)
        settings = {"db": db, "url": url.rstrip("/"), "log": "WARNING" if open_browser else "INFO"}
        supervise = supervised if os.name == "posix" else alone
        raise typer.Exit(supervise(listening, settings, lambda store: welcome(store, at, open_browser)))


def supervised(listening: socket.socket, settings: Particulars, ready: Ready) -> int:
    """Serve by processes that hand the address on to each other; return the exit status."""
    return asyncio.run(Supervisor(listening, settings, ready).run())


def alone(listening: socket.socket, settings: Particulars, ready: Ready) -> int:
    """Serve in this process, if no address can be handed on. It compiles the rules first."""
    from ..core.game import REGISTRY
    from ..server.run import serve_alone
    from .arguments import compile_rules

    for game in REGISTRY.values():
        compile_rules(game, ["konung"])
    serve_alone(listening, settings, ready)
    return 0


def welcome(store: str, at: str, open_browser: bool) -> None:
    """Say where everything is, and open the browser if that is asked for."""
    print(f"Tables are kept in {store}.")
    print(f"Meadhall is open at {at}, its API at {at}/docs. Ctrl-C closes it.", flush=True)
    if open_browser and can_show():
        threading.Thread(target=webbrowser.open, args=(at,), daemon=True).start()


def can_show() -> bool:
    """Tell whether a browser opens a window of its own. Without a screen it would open in this very terminal."""
    return sys.platform in ("win32", "darwin") or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")))
