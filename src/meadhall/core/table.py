"""A table: a log of entries, and everything that follows from it - position, views, undo, replay, forks, files."""

import secrets
from copy import copy
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from . import dice, files
from .contract import CHANCE, CHANCE_BIT, SPECTATOR
from .files import SEEDS, TableError
from .game import Cards, Game, Misfit, Named, find
from .log import Bookmark, Log
from .position import Entry, Position, seats_of
from .record import Reading
from .rng import roll, stream
from .space import Action

CHECK_EVERY = 50


class IllegalMove(ValueError):
    """A move that the rules forbid. `rule` is the number of the rule, `reason` is the id of the sentence to show."""

    def __init__(self, text: str, rule: str, reason: str, detail: str = "") -> None:
        super().__init__(f"{text!r} is not legal: {detail or reason.replace('_', ' ')}{f' ({rule})' if rule else ''}")
        self.rule, self.reason = rule, reason


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


@dataclass(repr=False)
class Table:
    """One game being played. `Table.new`, `Table.load` and `fork` make one."""

    game: Game
    seats: int
    options: dict[str, Any]
    cards: Cards
    seed: int
    imagined: tuple[int, np.record] | None = None
    players: tuple[str, ...] = ()  # who sits there, if that is known
    key: bytes | None = None  # of the dice, at a table of people
    name: str = ""  # the public id of a table of people

    def __post_init__(self) -> None:
        self.log = Log(self._beginning())

    def __repr__(self) -> str:
        return f"<Table {self.game.name}, {self.seats} seats, {len(self.entries)} rows, waiting for {self.waiting}>"

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
        deck = cards if isinstance(cards, Cards) else found.load_cards(cards)
        return cls(found, seats, found.complete_options(seats, options), deck, seed, key=key, name=name).settle()

    def _beginning(self) -> Position:
        if self.imagined is None:
            return Position.start(self.game, self.cards, self.seats, self.options)
        array = self.game.state.blank()
        array[0] = self.imagined[1]
        return Position(self.game, self.cards, array)

    def _empty(self) -> "Table":
        """Return the same table before its first entry."""
        return replace(self)

    @property
    def entries(self) -> list[Entry]:
        return self.log.entries

    @property
    def live(self) -> list[int]:
        """Return the numbers of the entries that no undo has taken back."""
        return self.log.live

    @property
    def position(self) -> Position:
        return self.log.position

    def made(self, seat: int) -> int:
        """Count the entries of the log that are the seat's."""
        return self.log.made[self._seat(seat)]

    # Dice

    @property
    def fallen(self) -> int:
        """Count the entries of the log that are chance."""
        return self.log.made[CHANCE]

    @property
    def commitment(self) -> str:
        """Return the promise of the key, which is empty in the laboratory."""
        return "" if self.key is None else dice.commitment(self.name, self.key)

    def falls_next(self) -> int:
        """Return outcome i of the key or the seed, where i counts the chance entries of the log."""
        weights = self.position.weights()
        if not weights.any():
            raise TableError("nothing can happen at this position")
        if self.key is None:
            return int(roll(stream(self.seed, 0, self.fallen), weights))
        return dice.outcome(self.key, self.fallen, weights.tolist())

    def settle(self) -> "Table":
        """Let chance fall, and play what everybody can see is forced."""
        while mask := self.position.mask():
            entry = Entry(CHANCE, self.falls_next()) if mask == CHANCE_BIT else self.position.forced()
            if entry is None:
                break
            self.log.append(entry)
        return self

    # Playing

    @property
    def waiting(self) -> tuple[int, ...]:
        """Return the seats that may act now."""
        mask = self.position.mask()
        return () if mask == CHANCE_BIT else seats_of(mask)

    @property
    def due(self) -> int:
        """Return the seat that a driver asks next. It depends on the log alone, so a resumed game goes on the same."""
        acted = (self.entries[at].seat for at in reversed(self.live))
        return self.due_after(next((seat for seat in acted if seat != CHANCE), -1))

    def due_after(self, last: int) -> int:
        """Return the seat that a driver asks next if `last` was the seat that acted before."""
        return int(self.game.rules.due(self.position.handle, last))

    def _seat(self, seat: int) -> int:
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < self.seats:
            raise ValueError(f"there is no seat {seat!r}; seats are 0 to {self.seats - 1}")
        return seat

    def moves(self, seat: int) -> list[Action]:
        """Return the legal moves of a seat."""
        return [self.game.space[int(code)] for code in np.flatnonzero(self.position.legal(self._seat(seat)) == 0)]

    def _codes(self, seat: int, move: Any) -> list[int]:
        """Return the steps of a move given as Action, code, text, or in the game's own form for people."""
        space = self.game.space
        if isinstance(move, Action):
            move = move.code
        if isinstance(move, int) and not isinstance(move, bool) and 0 <= move < len(space):
            return [move]
        try:
            rows = [space.parse(step) for step in self.game.steps(self.known(seat), move, self.cards)]
        except Misfit as misfit:
            raise IllegalMove(str(move), misfit.rule, misfit.reason, str(misfit)) from None
        except ValueError as error:
            raise IllegalMove(str(move), "", "no_such_move", str(error)) from None
        if not rows or None in rows:
            raise IllegalMove(str(move), "", "no_such_move")
        return [row.code for row in rows if row]

    def reasons(self, seat: int) -> dict[str, list[int]]:
        """Return the codes that are not legal for the seat, by the reason that forbids them."""
        found: dict[str, list[int]] = {}
        why = self.position.legal(self._seat(seat))
        for code in range(self.game.space.chances, len(self.game.space)):
            if why[code]:
                found.setdefault(self.game.reasons(int(why[code])).name.lower(), []).append(code)
        return found

    def why_not(self, seat: int, move: Any) -> tuple[str, str] | None:
        """Return None if the move is legal, else the rule that forbids it and the id of the reason."""
        try:
            self.steps(seat, move)
        except IllegalMove as illegal:
            return illegal.rule, illegal.reason
        return None

    def _execute(self, seat: int, codes: list[int]) -> None:
        """Add the entries of a move, with forced ones between its own. Raise IllegalMove if one is not legal."""
        opened = self.position.opened(seat)
        for step, code in enumerate(codes):
            if self.position.opened(seat) != opened:  # the reason must not tell what is open now
                raise IllegalMove(self.game.space[code].text, "", "no_such_move")
            reason = int(self.position.legal(seat)[code])
            while self.position.legal(seat)[code]:
                only = self.position.forced() if step else None
                if only is None or only.seat != seat:
                    name = self.game.reasons(reason)
                    raise IllegalMove(self.game.space[code].text, self.game.rule_of[name], name.name.lower())
                self.log.append(only)
            self.log.append(Entry(seat, code, "and" if step else ""))

    def steps(self, seat: int, move: Any) -> list[Entry]:
        """Return the entries that a move would add, without what follows. Raise IllegalMove if one is not legal."""
        trial = self.copy()
        trial._execute(self._seat(seat), self._codes(seat, move))
        return trial.entries[len(self.entries) :]

    def play(self, seat: int, move: Any) -> None:
        """Play a whole move, or raise IllegalMove and change nothing."""
        codes, before = self._codes(self._seat(seat), move), self.bookmark()
        try:
            self._execute(seat, codes)
        except IllegalMove:
            self.rewind(before)
            raise
        self.settle()

    def undoable(self, seat: int) -> bool:
        """Tell whether the seat may take back its latest move."""
        target = self.log.latest(self._seat(seat))
        return target is not None and self.log.taken_back(seat, target) is not None

    def undo(self, seat: int) -> None:
        """Take back the seat's latest move. The undo itself is an entry of the log."""
        target = self.log.latest(self._seat(seat))
        if target is None or not self.log.undo(Entry(seat, target, "undo")):
            raise IllegalMove("undo", "", "cannot_undo")
        self.settle()

    def follow(self, entry: Entry) -> bool:
        """Judge an entry of another log and append it; return False if it does not fit."""
        return self.log.follow(entry)

    def copy(self) -> "Table":
        """Return the same table with a log of its own."""
        other = copy(self)
        other.log = self.log.copy()
        return other

    def bookmark(self) -> Bookmark:
        """Return a bookmark of the table as it is now, so that it can be rewound."""
        return self.log.bookmark()

    def rewind(self, to: Bookmark) -> None:
        """Go back to the bookmark, as if nothing had been played since. Unlike an undo, it leaves no entry."""
        self.log.rewind(to)

    # Looking

    def known(self, seat: int | None) -> np.record:
        """Return all that a seat, or for None a spectator, may know."""
        return self.position.known(None if seat is None else self._seat(seat))

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return what the seat may know as plain values, and its legal moves. Scores and question need only `known`."""
        known, waits = self.known(seat), seat in self.waiting
        return {
            "game": self.game.name,
            "seats": self.seats,
            "options": dict(self.options),
            "imagined": self.imagined is not None,
            "waiting": list(self.waiting),
            "decision": 0 if seat is None else self.made(seat),
            "position": self.game.view(known, self.cards),
            "scores": self.game.tally(Reading(known).handle, self.cards.handle, self.seats),
            "ask": self.game.question(known, self.cards).plain() if waits else None,
            "moves": [] if seat is None else [{"code": row.code, "text": row.text} for row in self.moves(seat)],
            "outcome": asdict(outcome) if (outcome := self.outcome) else None,
        }

    @property
    def outcome(self) -> Outcome | None:
        """Return how the game ended, or None while it runs."""
        ending = self.position.ending()
        if not ending:
            return None
        return Outcome(self.game.endings[ending], tuple(self.position.scores(self.seats)), self.position.winners())

    def at(self, entry: int) -> "Table":
        """Return the table as it was when its log had so many entries."""
        if not 0 <= entry <= len(self.entries):
            raise ValueError(f"there is no row {entry}; the log has {len(self.entries)}")
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
        return replace(self, seed=seed, imagined=imagined, players=(), key=key, name=name).settle()

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
        return {"seat": seat, "state": self.game.state.plain(state)}

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
                raise TableError(f"row {at} is not legal under rules {table.game.version} of {table.game.name}")
            check = (at + 1) // CHECK_EVERY - 1
            if (at + 1) % CHECK_EVERY == 0 and [table.position.checksum()] != checks[check : check + 1]:
                raise TableError(f"after row {at} the position is not the one that was saved")
        return table.settle()
