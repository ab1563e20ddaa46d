"""A tournament and its folder. Results are appended as they come, so that it can go on wherever it stopped."""

import hashlib
import importlib
import inspect
import json
import os
import shlex
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, TextIO

from .. import __version__
from ..bots.levels import bot_named
from ..core.game import Cards, Game
from ..simulation.games import code
from .job import Job, Result
from .pool import Pool
from .schedule import Field, Pairing, pairings

FORMAT = 1
CODE = "code of rules and bots"
RESULTS, REPORT = "results.jsonl", "report.html"


@dataclass(frozen=True)
class Tournament:
    game: Game
    field: Field
    seats: int
    games: int
    seed: int
    options: dict[str, Any]
    cards: Cards
    seconds: float | None = None
    card_file: str = ""

    @cached_property
    def plan(self) -> list[Pairing]:
        return pairings(self.field, self.seats, self.games, self.seed)

    @cached_property
    def configuration(self) -> dict[str, Any]:
        """Return all that the results depend on."""
        return {
            "meadhall": __version__,
            "arena": FORMAT,
            "game": self.game.name,
            "rules": self.game.version,
            "bots": list(self.field.bots),
            "line-up": list(self.field.line_up or ()),
            "seats": self.seats,
            "games": self.games,
            "seed": self.seed,
            "seconds": self.seconds,
            "options": self.options,
            "cards": {"name": self.cards.name, "cards": self.cards.rows},
            CODE: stamp(self.field.bots),
        }

    def jobs(self, done: Iterable[int] = ()) -> Iterator[Job]:
        """Yield the games that are still to be played."""
        played = set(done)
        for each in self.plan:
            if each.index not in played:
                yield self.job(each)

    def job(self, each: Pairing) -> Job:
        return {
            "game": self.game.name,
            "options": self.options,
            "cards": self.configuration["cards"],
            "seconds": self.seconds,
            "index": each.index,
            "deal": each.deal,
            "seed": each.seed,
            "seating": list(each.seating),
        }

    @property
    def command(self) -> str:
        """Return the command that plays it again."""
        words = ["meadhall", "arena", self.game.name]
        words += ["--bots", ",".join(self.field.line_up or self.field.bots), "--seats", str(self.seats)]
        words += ["--games", str(self.games), "--seed", str(self.seed)]
        for option in self.game.options:
            if (value := self.options[option.name]) != option.default:
                words += ["--option", f"{option.name}={value if isinstance(value, str) else json.dumps(value)}"]
        words += ["--cards", self.card_file] if self.card_file else []
        words += ["--seconds", f"{self.seconds:g}"] if self.seconds is not None else []
        return shlex.join(words)

    @property
    def folder(self) -> Path:
        """Return its own folder, if none is named. The same command finds it again."""
        known = hashlib.sha256(json.dumps(self.configuration).encode()).hexdigest()
        return Path(f"meadhall-arena-{self.game.name}-{known[:8]}")


def stamp(bots: Iterable[str]) -> str:
    """Hash the code that games of these bots depend on."""
    return code() + "".join(f" {name} {digest(name)}" for name in bots if ":" in name)


def digest(name: str) -> str:
    """Hash the file that a user's own bot is written in."""
    bot_named(name)
    module = importlib.import_module(name.partition(":")[0])
    try:
        return hashlib.sha256(inspect.getsource(module).encode()).hexdigest()[:12]
    except OSError:
        return "?"


class Folder:
    """The results of one tournament on disk."""

    def __init__(self, path: Path, tournament: Tournament) -> None:
        self.path, self.tournament = path, tournament
        self.results: dict[int, Result] = {}
        path.mkdir(parents=True, exist_ok=True)
        self.file = self._open()
        try:
            self._read()
        except BaseException:
            self.file.close()
            raise

    def _open(self) -> TextIO:
        """Open the results for this program alone."""
        file = open(self.path / RESULTS, "a+", encoding="utf-8")  # noqa: SIM115  open, and locked, while games are played
        with suppress(ImportError):
            import fcntl

            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                file.close()
                raise ValueError(f"another tournament is being played in {self.path}") from None
        return file

    def _read(self) -> None:
        """Read the results that are there. Forget a last line that was cut off."""
        self.file.seek(0)
        text = self.file.read()
        whole = text[: text.rfind("\n") + 1]
        if whole != text:
            os.ftruncate(self.file.fileno(), len(whole.encode()))
        if not whole:
            self._write(self.tournament.configuration)
            return
        head, *rest = whole.splitlines()
        self._compare(head)
        for number, line in enumerate(rest, 2):
            self._take(number, line)

    def _compare(self, head: str) -> None:
        mine, theirs = json.loads(json.dumps(self.tournament.configuration)), None
        with suppress(ValueError):
            theirs = json.loads(head)
        if not isinstance(theirs, dict) or "arena" not in theirs:
            raise ValueError(f"{self.path / RESULTS} is not a tournament's")
        if differ := [name for name in mine if theirs.get(name) != mine[name]]:
            raise ValueError(
                f"{self.path} holds another tournament: it differs in {', '.join(differ)}; name another folder by --out"
            )

    def _take(self, number: int, line: str) -> None:
        try:
            result = json.loads(line)
            planned = self.tournament.plan[result["index"]]
            if (result["seed"], tuple(result["seating"])) != (planned.seed, planned.seating) or result["index"] < 0:
                raise ValueError
        except (ValueError, KeyError, IndexError, TypeError):
            raise ValueError(f"{self.path / RESULTS} is damaged in line {number}") from None
        self.results.setdefault(planned.index, result)

    def _write(self, plain: dict[str, Any]) -> None:
        self.file.write(json.dumps(plain) + "\n")
        self.file.flush()

    def play(self, pool: Pool) -> Iterator[Result]:
        """Play the games that are missing. Each is written down before it is handed on."""
        for result in pool.run(self.tournament.jobs(self.results)):
            self._write(result)
            self.results[result["index"]] = result
            yield result

    def close(self) -> None:
        self.file.close()
