"""A pool over the machines of a Ray cluster. A game whose process or machine is lost is played again elsewhere."""

import os
import socket
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from types import ModuleType
from typing import Any

from filelock import FileLock

from ..core.compiled import CACHE
from ..core.game import find
from ..simulation.warm import stages
from .job import Job, Result
from .pool import WorkerDied, attempt
from .tournament import stamp

ATTEMPTS = 5  # for each game; who ends five processes will end a sixth
AHEAD = 2  # games given out for each core, so that no core waits for the next
REACHED = 10.0  # seconds for a cluster to answer


@dataclass(frozen=True, slots=True)
class Given:
    """A job that was given out, and how often."""

    job: Job
    times: int = 1


class Cluster:
    """The cores of a Ray cluster, each with one job at a time. `tell` hears what a person should know."""

    def __init__(self, address: str, tell: Callable[[str], None] = lambda sentence: None) -> None:
        self.ray, self.tell = load_ray(), tell
        connect(self.ray, address)

    def run(self, jobs: Iterable[Job]) -> Iterator[Result]:
        """Give out jobs, and give one out again whenever it is lost. Each job has one result."""
        play = self.ray.remote(max_retries=0, num_cpus=1)(play_there)
        left, again, out = map(Given, jobs), deque[Given](), dict[Any, Given]()
        self.tell(f"{count(len(self.machines()), 'machine')} with {count(self.cores(), 'core')} play.")
        try:
            while True:
                while len(out) < AHEAD * self.cores() and (given := again.popleft() if again else next(left, None)):
                    out[play.remote(given.job, stamp(bots_of(given.job)), os.getcwd())] = given
                if not out:
                    return
                [done], _ = self.ray.wait(list(out), num_returns=1)
                given = out.pop(done)
                if (result := self.result(done)) is None:
                    again.append(self.once_more(given))
                else:
                    yield result
        finally:
            for each in out:
                self.ray.cancel(each, force=True)
            self.ray.shutdown()

    def result(self, done: Any) -> Result | None:
        """Return the result of a game, or None if it was lost. Raise what the game raised."""
        errors = self.ray.exceptions
        try:
            found: Result | Exception = self.ray.get(done)
        except errors.RayTaskError as error:
            raise ValueError(f"a machine of the cluster cannot play: {error.cause}") from None
        except errors.RayError:
            return None
        if isinstance(found, Exception):
            raise found
        return found

    def once_more(self, given: Given) -> Given:
        which = f"game {given.job['index']} (seed {given.job['seed']}, {', '.join(given.job['seating'])})"
        if given.times == ATTEMPTS:
            raise WorkerDied(f"{which} ended its process {ATTEMPTS} times; the games before it are kept")
        self.tell(f"meadhall: {which} was lost with its process or machine; it is played again.")
        return Given(given.job, given.times + 1)

    def machines(self) -> list[Any]:
        return [node for node in self.ray.nodes() if node["Alive"] and node["Resources"].get("CPU")]

    def cores(self) -> int:
        return max(int(self.ray.cluster_resources().get("CPU", 1)), 1)


def load_ray() -> ModuleType:
    try:
        import ray
    except ImportError as error:
        raise ValueError(f"a cluster needs Ray ({error.name} is missing): pip install 'meadhall[cluster]'") from None
    return ray  # type: ignore[no-any-return]


def connect(ray: ModuleType, address: str) -> None:
    """Join a cluster. Raise ValueError soon if there is none."""
    try:
        host, _, port = address.rpartition(":")
        if host and "/" not in host:  # Ray would try for forty seconds, and then end this process
            socket.create_connection((host, int(port)), REACHED).close()
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except (OSError, ValueError):
        raise ValueError(f"no Ray cluster answers at {address}; start one with: ray start --head") from None


def play_there(job: Job, expected: str, folder: str) -> Result | Exception:
    """Play a job on a machine of the cluster, if it has the same code as the one that asks."""
    if folder not in sys.path and os.path.isdir(folder):
        sys.path.append(folder)  # bots of one's own
    bots = bots_of(job)
    try:
        prepare(job["game"], bots)
        if (found := stamp(bots)) != expected:
            return ValueError(
                f"{socket.gethostname()} has other rules or bots ({found}) than this machine ({expected})"
            )
    except ValueError as error:
        return error
    return attempt(job)


@lru_cache
def prepare(game: str, bots: tuple[str, ...]) -> None:
    """Compile what these bots need. The processes of a machine do that once together."""
    with FileLock(CACHE / f"{game}.lock"):
        for stage in stages(find(game), bots):
            stage()


def bots_of(job: Job) -> tuple[str, ...]:
    return tuple(sorted(set(job["seating"])))


def count(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
