"""A table: a game being played, with what is shown of it, its past, its forks and its file."""

import secrets
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from . import dice, files
from .contract import SPECTATOR
from .files import SEEDS, Origin, TableError
from .game import Cards, Named, find
from .play import Play
from .record import Reading
from .rng import stream
from .view import Result, View

CHECK_EVERY = 50


def _seed(seed: int | None, key: bytes | None, name: str) -> int:
    """Return the seed as given, the one that belongs to the key, or a fresh one."""
    dice.check(name, key)
    if key is not None:
        if seed is not None:
            raise ValueError("a table has a seed or a key, not both")
        return dice.thinking_seed(key)
    if seed is None:
        return secrets.randbelow(SEEDS)
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed < SEEDS:
        raise ValueError(f"a seed is a whole number from 0 to {SEEDS - 1}, not {seed!r}")
    return seed


@dataclass(frozen=True, slots=True)
class Outcome:
    reason: str
    scores: tuple[dict[str, int], ...]  # the parts, and their total
    winners: tuple[int, ...]

    def plain(self) -> Result:
        """Return it as it is shown."""
        return {"reason": self.reason, "scores": list(self.scores), "winners": list(self.winners)}


@dataclass(repr=False)
class Table(Play):
    """One game being played. `Table.new`, `Table.load` and `fork` make one."""

    def __repr__(self) -> str:
        return f"<Table {self.game.name}, {self.seats} seats, {len(self.entries)} entries, waiting for {self.waiting}>"

    @classmethod
    def new(
        cls,
        game: str,
        seats: int,
        seed: int | None = None,
        options: Named = None,
        cards: Any = None,
        key: bytes | None = None,
        name: str = "",
    ) -> "Table":
        """Begin a fresh table. `options` is a preset's name or a mapping; `cards` is a file of one's own, or Cards."""
        found = find(game)
        seed = _seed(seed, key, name)
        loaded = cards if isinstance(cards, Cards) else found.load_cards(cards)
        return cls(found, seats, found.complete_options(seats, options), loaded, seed, key=key, name=name).settle()

    def view(self, seat: int | None) -> View:
        """Return what the seat may know as plain values, its legal moves and, of a game without a face, the board."""
        known, waiting = self.known(seat), self.waiting
        view: View = {
            "game": self.game.name,
            "seats": self.seats,
            "options": dict(self.options),
            "imagined": self.imagined is not None,
            "waiting": list(waiting),
            "decision": 0 if seat is None else self.made(seat),
            "position": self.game.view(known, self.cards),
            "scores": self.game.tally(Reading(known).handle, self.cards.handle, self.seats),
            "ask": self.game.question(known, self.cards).plain() if seat in waiting else None,
            "moves": [] if seat is None else [{"code": each.code, "text": each.text} for each in self.moves(seat)],
            "outcome": outcome.plain() if (outcome := self.outcome) else None,
        }
        if self.game.plain:
            view["board"] = [line.plain() for line in self.game.board(known, self.cards)]
        return view

    @property
    def outcome(self) -> Outcome | None:
        """Return how the game ended, or None while it runs."""
        ending = self.position.ending()
        if not ending:
            return None
        return Outcome(self.game.endings[ending], tuple(self.position.scores(self.seats)), self.position.winners())

    def _empty(self) -> "Table":
        """Return the same table before its first entry."""
        return replace(self)

    def at(self, entry: int) -> "Table":
        """Return the table as it was when its log had so many entries."""
        if not 0 <= entry <= len(self.entries):
            raise ValueError(f"there is no entry {entry}; the log has {len(self.entries)}")
        table = self._empty()
        for each in self.entries[:entry]:
            table.follow(each)
        return table

    def fork(
        self,
        seat: int | None = None,
        entry: int | None = None,
        seed: int | None = None,
        key: bytes | None = None,
        name: str = "",
    ) -> "Table":
        """Return a table of its own with new dice: imagined by a seat, or for None the true one of a finished game."""
        source = self if entry is None else self.at(entry)
        seed = _seed(seed, key, name)
        array = self.game.state.blank()
        if seat is not None:
            self.game.rules.imagine(source.known(seat), self.cards.record, stream(seed, 1), array[0])
        elif self.outcome:
            array[0] = source.position.array[0]
        else:
            raise ValueError("a running table is forked as a seat imagines it; name the seat")
        who = SPECTATOR if seat is None else seat
        imagined = (who, array[0])
        origin = self.origin or (Origin(self.name, who) if self.name else None)
        return replace(self, seed=seed, imagined=imagined, players=(), key=key, name=name, origin=origin).settle()

    # Files

    def dump(self) -> str:
        """Return the table as readable JSON, with a checksum of the position after every fifty entries."""
        replay, checks = self._empty(), []
        for count, entry in enumerate(self.entries, 1):
            replay.follow(entry)
            if count % CHECK_EVERY == 0:
                checks.append(replay.position.checksum())
        head = {
            "game": self.game.name,
            "rules": self.game.version,
            "seats": self.seats,
            **self._dice(),
            "players": list(self.players),
            "options": self.options,
            "cards": {"name": self.cards.name, "cards": self.cards.rows},
            "imagined": self.plain_imagined(),
            "checks": checks,
        }
        return files.dump(head, self.game, self.entries)

    def plain_imagined(self) -> dict[str, Any] | None:
        """Return the seat and position that the table begins with, if it is a fork."""
        if self.imagined is None:
            return None
        seat, state = self.imagined
        plain = {"seat": seat, "state": self.game.state.plain(state)}
        return plain | ({"origin": self.origin._asdict()} if self.origin else {})

    def _dice(self) -> dict[str, Any]:
        if self.key is None:
            return {"seed": self.seed}
        return {"seed": None, "key": self.key.hex(), "table": self.name, "commitment": self.commitment}

    def save(self, path: str | Path) -> None:
        """Write the file whole or not at all."""
        files.save(Path(path), self.dump())

    @classmethod
    def load(cls, path: str | Path) -> "Table":
        """Read a table. Raise TableError if the file is not one, or an entry of it is not legal."""
        text = files.load(Path(path))
        try:
            return cls.parse(text)
        except TableError as error:
            raise type(error)(f"{path}: {error}") from None

    @classmethod
    def parse(cls, text: str) -> "Table":
        """Rebuild a table from its text. It judges every entry before it applies it."""
        made_of, entries, checks = files.parse(text)
        table = cls(**made_of)
        for at, entry in enumerate(entries):
            if not table.follow(entry):
                raise TableError(f"entry {at} is not legal under rules {table.game.version} of {table.game.name}")
            check = (at + 1) // CHECK_EVERY - 1
            if (at + 1) % CHECK_EVERY == 0 and [table.position.checksum()] != checks[check : check + 1]:
                raise TableError(f"after entry {at} the position is not the one that was saved")
        return table.settle()
