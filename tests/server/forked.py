"""Servers that start at once: a process that has imported everything forks one, as often as it is told to.

What is forked is a whole server with its own database, threads, bots and loop; only the imports, which take most of
the time until a server answers, were made before. So it can be killed a thousand times.
"""

import os
import signal
import subprocess
import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager

from meadhall.server.address import bind
from meadhall.server.compile.warmup import take_in
from meadhall.server.run import serve_alone

from .running import GENEROUS, free_port, variables, wait_until_ready


class Mother:
    """The process that forks servers and buries them."""

    def __init__(self, environment: dict[str, str]) -> None:
        command, pipe = [sys.executable, "-m", "tests.server.forked"], subprocess.PIPE
        environment = os.environ | variables(GENEROUS) | environment
        self.process = subprocess.Popen(
            command, env=environment, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL, text=True
        )

    def ask(self, *words: object) -> int:
        assert self.process.stdin and self.process.stdout
        self.process.stdin.write(" ".join(map(str, words)) + "\n")
        self.process.stdin.flush()
        return int(self.process.stdout.readline())


@contextmanager
def mother(**environment: str) -> Iterator[Mother]:
    found = Mother(environment)
    try:
        yield found
    finally:
        found.process.kill()
        found.process.communicate()


class Forked:
    """A server on a port that stays the same when it is started again."""

    def __init__(self, mother: Mother, database: str) -> None:
        self.mother, self.database, self.port, self.process = mother, database, free_port(), 0
        self.url = f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        self.process = self.mother.ask("start", self.port, self.database)
        wait_until_ready(self.url)

    def kill(self) -> None:
        """As hard as can be; wait until the system has taken everything from it."""
        os.kill(self.process, signal.SIGKILL)
        assert self.mother.ask("bury", self.process) == -signal.SIGKILL


def fork(port: int, database: str) -> int:
    """Start a server, and return its process."""
    child = os.fork()
    if child:
        return child
    try:
        os.close(0)
        os.dup2(2, 1)  # the mother alone answers
        serve_alone(bind("127.0.0.1", port), {"db": database, "url": "", "log": "INFO"}, lambda store: None)
    except BaseException:
        traceback.print_exc()
    os._exit(1)


def main() -> None:
    take_in()
    for line in sys.stdin:
        match line.split():
            case ["start", port, database]:
                print(fork(int(port), database), flush=True)
            case [_, process]:
                print(os.waitstatus_to_exitcode(os.waitpid(int(process), 0)[1]), flush=True)


if __name__ == "__main__":
    import meadhall.server.app
    import meadhall.server.listen  # noqa: F401 - before the first fork

    main()
