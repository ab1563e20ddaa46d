"""Where jobs are played. A pool has one method; a cluster's would have the same."""

import multiprocessing
import signal
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from typing import Protocol

from .job import Job, Result, play


class Pool(Protocol):
    def run(self, jobs: Iterable[Job]) -> Iterator[Result]:
        """Results as they come, in any order."""
        ...


class WorkerDied(ValueError):
    """A bot took its whole process down."""


class Here:
    """In this very process, one after another."""

    def run(self, jobs: Iterable[Job]) -> Iterator[Result]:
        return map(play, jobs)


class Processes:
    """Worker processes on this machine, each with one job at a time."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def run(self, jobs: Iterable[Job]) -> Iterator[Result]:
        left, workers = iter(jobs), dict[Connection, Worker]()
        try:
            while len(workers) < self.workers and (job := next(left, None)):
                worker = Worker(job)
                workers[worker.line] = worker
            while workers:
                for line in wait(list(workers)):
                    assert isinstance(line, Connection)
                    yield workers[line].result()
                    if job := next(left, None):
                        workers[line].begin(job)
                    else:
                        workers.pop(line).end()
        finally:
            for worker in workers.values():
                worker.process.terminate()
                worker.process.join()


class Worker:
    """A process, and the line to it; the line ends when the process does."""

    def __init__(self, job: Job) -> None:
        context = multiprocessing.get_context("spawn")
        self.line, far = context.Pipe()
        self.process = context.Process(target=work, args=(far,), daemon=True)
        with uninterrupted():
            self.process.start()
        far.close()
        self.begin(job)

    def begin(self, job: Job) -> None:
        self.job = job
        with suppress(ConnectionError):  # then the line has ended, and `result` says so
            self.line.send(job)

    def result(self) -> Result:
        try:
            found: Result | Exception = self.line.recv()
        except (EOFError, ConnectionError):
            who = ", ".join(self.job["seating"])
            raise WorkerDied(f"game {self.job['index']} (seed {self.job['seed']}, {who}) ended its process") from None
        if isinstance(found, Exception):
            raise found
        return found

    def end(self) -> None:
        self.line.close()
        self.process.join()


@contextmanager
def uninterrupted() -> Iterator[None]:
    """What is started now hears no Ctrl-C: who interrupts the program means its main process, which ends the others."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def work(line: Connection) -> None:
    """Play one job after another until the line is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, ConnectionError):
        while True:
            line.send(attempt(line.recv()))


def attempt(job: Job) -> Result | Exception:
    try:
        return play(job)
    except Exception as error:
        return error
