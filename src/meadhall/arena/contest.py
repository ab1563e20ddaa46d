"""A tournament from the first game to the report. A console shows how it goes."""

from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from ..bots.player import Failure
from .cluster import Cluster
from .job import Result
from .pool import Here, Pool, Processes
from .report import write_report
from .tables import tables
from .tournament import RESULTS, Folder, Tournament


def compete(tournament: Tournament, path: Path, pool: Pool, resume: bool, console: Console) -> None:
    """Play what is missing, then say what came out."""
    if resume and not (path / RESULTS).exists():
        raise ValueError(f"there is no tournament in {path} to go on with")
    folder = Folder(path, tournament)
    try:
        play(folder, pool, console)
    except KeyboardInterrupt:
        done = f"{len(folder.results)} of {len(tournament.plan)} games are kept in {path}"
        tell(console, f"\n{done}; the same command goes on from there.")
        raise
    finally:
        folder.close()
    results = list(folder.results.values())
    Console(highlight=False).print(tables(tournament, results))
    tell(console, f"Results in {path}, report in {write_report(tournament, results, path)}.")


def open_pool(jobs: int, cluster: str, console: Console) -> Pool:
    """Return where games are played: on the cluster that is named, or on so many cores of this machine."""
    if cluster:
        return Cluster(cluster, lambda sentence: tell(console, sentence))
    return Here() if jobs == 1 else Processes(jobs)


def tell(console: Console, sentence: str) -> None:
    console.print(sentence, markup=False, soft_wrap=True)


def play(folder: Folder, pool: Pool, console: Console) -> None:
    total, asked, there = len(folder.tournament.plan), folder.tournament.games, len(folder.results)
    if total > asked:
        tell(console, f"{asked} games asked, {total} played: whole sets of rotations.")
    if there:
        tell(console, f"{there} of {total} games are there already, in {folder.path}.")
    columns = TextColumn("playing"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn()
    told: set[str] = set()
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("", total=total, completed=there)
        for result in folder.play(pool):
            bar.advance(task)
            tell_failures(console, result, told)


def tell_failures(console: Console, result: Result, told: set[str]) -> None:
    """Tell of the first failure of each bot. The tables count the others."""
    for failure in result["failures"]:
        if failure["bot"] not in told:
            tell(console, f"meadhall: {Failure(**failure)}")
            told.add(failure["bot"])
