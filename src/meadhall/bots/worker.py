"""A process that works for this one, and the line to it. The line ends when the process does."""

import multiprocessing
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from typing import Any

# If the system can, it forks a process from one that has imported everything. It starts at once.
METHOD = "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"
Work = Callable[[Connection], None]


class Lost(Exception):
    """The process died or was silent for too long."""


class Worker:
    """One process. It runs `work` with its end of the line, and answers there what it is given."""

    def __init__(self, work: Work, name: str) -> None:
        context: Any = multiprocessing.get_context(METHOD)
        if METHOD == "forkserver":
            context.set_forkserver_preload([work.__module__])
        self.name = name
        self.line, far = context.Pipe()
        self.process = context.Process(target=begin, args=(work, far), name=name, daemon=True)
        with uninterrupted():
            self.process.start()
        far.close()

    def send(self, given: Any) -> None:
        """Give the process something to do. Raise Lost if it has ended."""
        try:
            self.line.send(given)
        except OSError:
            raise Lost(f"{self.name} died") from None

    def receive(self, limit: float | None = None) -> Any:
        """Return what the process answers. Raise Lost if it dies or takes more seconds than the limit."""
        try:
            if not self.line.poll(limit):
                raise Lost(f"{self.name} was silent for {limit:g} s")
            return self.line.recv()
        except (EOFError, OSError):
            raise Lost(f"{self.name} died") from None

    def dismiss(self) -> None:
        """Let the process end when it has done its work."""
        self.line.close()
        self.process.join()

    def kill(self) -> None:
        """End the process at once. Another thread that waits for it finds it lost."""
        self.process.kill()
        self.process.join()


def begin(work: Work, line: Connection) -> None:
    """Work, and ignore Ctrl-C: it is meant for the main process, which ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    work(line)


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Block Ctrl-C for what is started now, from its first moment on."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
