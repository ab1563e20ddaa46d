"""Where jobs are played. A pool has one method; the pool of a cluster (`cluster`) has the same."""

from collections.abc import Iterable, Iterator
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from typing import Protocol

from ..bots.worker import Lost, Worker
from .job import Job, Result, play


class Pool(Protocol):
    def run(self, jobs: Iterable[Job]) -> Iterator[Result]:
        """Yield results as they come, in any order."""
        ...


class WorkerDied(ValueError):
    """A bot took its whole process down."""


class Here:
    """A pool that plays in this very process, one job after another."""

    def run(self, jobs: Iterable[Job]) -> Iterator[Result]:
        return map(play, jobs)


class Processes:
    """Worker processes on this machine, each with one job at a time."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def run(self, jobs: Iterable[Job]) -> Iterator[Result]:
        left, workers = iter(jobs), dict[Connection, Player]()
        try:
            while len(workers) < self.workers and (job := next(left, None)):
                worker = Player(job)
                workers[worker.line] = worker
            while workers:
                for line in wait(list(workers)):
                    assert isinstance(line, Connection)
                    yield workers[line].result()
                    if job := next(left, None):
                        workers[line].begin(job)
                    else:
                        workers.pop(line).dismiss()
        finally:
            for worker in workers.values():
                worker.kill()


class Player(Worker):
    """A process that plays one job after another."""

    def __init__(self, job: Job) -> None:
        super().__init__(work, "player")
        self.begin(job)

    def begin(self, job: Job) -> None:
        self.job = job
        with suppress(Lost):  # then the line has ended, and `result` says so
            self.send(job)

    def result(self) -> Result:
        try:
            found: Result | Exception = self.receive()
        except Lost:
            who = ", ".join(self.job["seating"])
            which = f"game {self.job['index']} (seed {self.job['seed']}, {who})"
            raise WorkerDied(f"{which} ended its process; the games before it are kept") from None
        if isinstance(found, Exception):
            raise found
        return found


def work(line: Connection) -> None:
    """Play one job after another until the line is closed."""
    with suppress(EOFError, ConnectionError):
        while True:
            line.send(attempt(line.recv()))


def attempt(job: Job) -> Result | Exception:
    try:
        return play(job)
    except Exception as error:
        return error
