"""The address that the server listens on."""

import errno
import os
import socket

BACKLOG = 2048  # connections that wait until a server takes them
NEARBY = 50  # ports after one that is taken


def bind(host: str, port: int) -> socket.socket:
    """Listen at the address; raise OSError if it is taken. A client that connects waits until a server comes."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    taken = socket.socket(family)
    if os.name == "posix":  # elsewhere it would take the address away from a process that has it
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        taken.bind((host, port))
        taken.listen(BACKLOG)
    except OSError:
        taken.close()
        raise
    return taken


def next_free(host: str, port: int) -> socket.socket:
    """Take the port, or the next free one if it is taken: a browser keeps its secrets by port."""
    for candidate in range(port, min(port + NEARBY, 65_536)):
        try:
            return bind(host, candidate)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise
    return bind(host, 0)


def address_of(host: str, taken: socket.socket) -> str:
    """Return where a browser on this machine finds the server."""
    name = "localhost" if host in ("", "0.0.0.0", "::") else f"[{host}]" if ":" in host else host
    return f"http://{name}:{taken.getsockname()[1]}"
