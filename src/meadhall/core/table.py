"""A table: a log of rows, and everything that is a fold of it - position, views, undo, replay, forks, files."""

import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from . import files
from .files import SEEDS, TableError
from .game import CHANCE, CHANCE_BIT, SPECTATOR, Cards, Game, find
from .position import Entry, Position, seats_of
from .rng import roll, stream
from .space import Row

CHECK_EVERY = 50


class IllegalMove(ValueError):
    """A move that the rules forbid: `rule` is the number of the rule, `reason` an id to look a sentence up by."""

    def __init__(self, text: str, rule: str, reason: str, detail: str = "") -> None:
        super().__init__(f"{text!r} is not legal: {detail or reason.replace('_', ' ')}{f' ({rule})' if rule else ''}")
        self.rule, self.reason = rule, reason


@dataclass(frozen=True, slots=True)
class Outcome:
    reason: str
    scores: tuple[dict[str, int], ...]  # the parts, and their total
    winners: tuple[int, ...]


class Table:
    """One game being played: `Table.new`, `Table.load`, or a fork of another."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, Any],
        cards: Cards,
        seed: int,
        imagined: tuple[int, np.record] | None = None,
    ) -> None:
        self.game, self.seats, self.options, self.cards, self.seed = game, seats, options, cards, seed
        self.imagined = imagined
        self.entries: list[Entry] = []
        self.live: list[int] = []  # rows that no undo has taken back
        self.position = self._beginning()

    @classmethod
    def new(
        cls,
        game: str,
        seats: int,
        seed: int | None = None,
        options: Mapping[str, Any] | str | None = None,
        cards: Any = None,
    ) -> "Table":
        """A fresh table. `options` is a preset's name or a mapping; `cards` is a file of one's own cards."""
        found = find(game)
        seed = secrets.randbelow(SEEDS) if seed is None else seed
        if not isinstance(seed, int) or not 0 <= seed < SEEDS:
            raise ValueError(f"a seed is a whole number from 0 to {SEEDS - 1}, not {seed!r}")
        table = cls(found, seats, found.settle(seats, options), found.load_cards(cards), seed)
        table._settle()
        return table

    def _beginning(self) -> Position:
        if self.imagined is None:
            return Position.start(self.game, self.cards, self.seats, self.options)
        array = self.game.state.blank()
        array[0] = self.imagined[1]
        return Position(self.game, self.cards, array)

    def _append(self, entry: Entry) -> None:
        self.live.append(len(self.entries))
        self.entries.append(entry)
        self.position.apply(entry)

    def _settle(self) -> None:
        """Let chance fall, and play what everybody can see to be forced."""
        while mask := self.position.mask():
            if mask == CHANCE_BIT:
                self._append(Entry(CHANCE, self._roll()))
            elif forced := self.position.forced():
                self._append(forced)
            else:
                return

    def _roll(self) -> int:
        """Outcome i of the seed, where i counts the chance rows of the log."""
        weights = self.position.weights()
        if not weights.any():
            raise TableError("nothing can happen at this position")
        fallen = sum(entry.seat == CHANCE for entry in self.entries)
        return int(roll(stream(self.seed, 0, fallen), weights))

    # Playing

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that may act now."""
        mask = self.position.mask()
        return () if mask == CHANCE_BIT else seats_of(mask)

    def _seat(self, seat: int) -> int:
        if not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise ValueError(f"there is no seat {seat!r}; seats are 0 to {self.seats - 1}")
        return seat

    def moves(self, seat: int) -> list[Row]:
        """The legal moves of a seat."""
        return [self.game.space[int(code)] for code in np.flatnonzero(self.position.legal(self._seat(seat)) == 0)]

    def _codes(self, seat: int, move: Any) -> list[int]:
        """The steps of a move given as row, code, text, or in the game's own people-facing form."""
        space = self.game.space
        if isinstance(move, Row):
            move = move.code
        if isinstance(move, int) and not isinstance(move, bool):
            if 0 <= move < len(space):
                return [move]
            raise IllegalMove(str(move), "", "no_such_move")
        try:
            rows = [space.parse(step) for step in self.game.steps(self.known(seat), move)]
        except ValueError as error:
            raise IllegalMove(str(move), "", "no_such_move", str(error)) from None
        if not rows or None in rows:
            raise IllegalMove(str(move), "", "no_such_move")
        return [row.code for row in rows if row]

    def why_not(self, seat: int, move: Any) -> tuple[str, str] | None:
        """None if the move is legal, else the number of the rule that forbids it and the id of the reason."""
        try:
            self._try(self._seat(seat), self._codes(seat, move))
        except IllegalMove as illegal:
            return illegal.rule, illegal.reason
        return None

    def _try(self, seat: int, codes: list[int]) -> None:
        """Play the steps on a copy of the position; raises IllegalMove at the first that is not legal."""
        trial = Position(self.game, self.cards, self.position.array.copy())
        for code in codes:
            if reason := int(trial.legal(seat)[code]):
                name = self.game.reasons(reason)
                raise IllegalMove(self.game.space[code].text, self.game.rule_of[name], name.name.lower())
            trial.apply(Entry(seat, code))

    def play(self, seat: int, move: Any) -> None:
        """Play a whole move, or raise IllegalMove and change nothing."""
        codes = self._codes(self._seat(seat), move)
        self._try(seat, codes)
        for code in codes:
            self._append(Entry(seat, code))
        self._settle()

    # Undo

    def _taken_back(self, seat: int, target: int) -> Position | None:
        """The position without the row, or None if the seat may not take it back.

        It must be the seat's latest choice; since then nothing sealed was opened, no chance fell for it, and
        every later row fits without it, chance with the same weights. Forced rows after it go with it.
        """
        chosen = [at for at in self.live if not self.entries[at].forced]
        own = [at for at in chosen if self.entries[at].seat == seat]
        if not own or own[-1] != target:
            return None
        after = chosen[chosen.index(target) + 1 :]
        if after and self.entries[after[0]].seat == CHANCE:
            return None
        true, other = self._beginning(), self._beginning()
        opened = -1
        for at in self.live:
            entry = self.entries[at]
            if at == target:
                opened = true.opened()
            elif at < target:
                other.apply(entry)
            elif not entry.forced:
                if not other.fits(entry):
                    return None
                if entry.seat == CHANCE and not np.array_equal(true.weights(), other.weights()):
                    return None
                other.apply(entry)
            true.apply(entry)
        return other if true.opened() == opened else None

    def undoable(self, seat: int) -> bool:
        return self._target(seat) is not None

    def _target(self, seat: int) -> int | None:
        own = [at for at in self.live if self.entries[at].seat == seat and not self.entries[at].forced]
        return own[-1] if own and self._taken_back(seat, own[-1]) else None

    def undo(self, seat: int) -> None:
        """Take back the seat's latest choice; the undo is a row of the log itself."""
        target = self._target(self._seat(seat))
        if target is None or not self._undo(Entry(seat, target, undo=True)):
            raise IllegalMove("undo", "", "cannot_undo")
        self._settle()

    def _undo(self, entry: Entry) -> bool:
        position = self._taken_back(entry.seat, entry.code)
        if position is None:
            return False
        self.position = position
        self.live = [at for at in self.live if at < entry.code or (at > entry.code and not self.entries[at].forced)]
        self.entries.append(entry)
        return True

    # Looking

    def known(self, seat: int | None) -> np.record:
        """All that a seat, or for None a spectator, may know."""
        out: np.record = self.game.known.blank()[0]
        who = SPECTATOR if seat is None else self._seat(seat)
        self.game.rules.known(self.position.state, self.cards.record, who, out)
        return out

    def view(self, seat: int | None) -> dict[str, Any]:
        """What the seat may know as plain values, with its legal moves."""
        outcome = self.outcome
        return {
            "game": self.game.name,
            "seats": self.seats,
            "options": dict(self.options),
            "imagined": self.imagined is not None,
            "waiting": list(self.waiting),
            "decision": sum(entry.seat == seat for entry in self.entries),
            "position": self.game.view(self.known(seat), self.cards),
            "moves": [] if seat is None else [{"code": row.code, "text": row.text} for row in self.moves(seat)],
            "outcome": outcome
            and {"reason": outcome.reason, "scores": list(outcome.scores), "winners": list(outcome.winners)},
        }

    @property
    def outcome(self) -> Outcome | None:
        state, cards = self.position.state, self.cards.record
        ending = int(self.game.rules.ending(state))
        if not ending:
            return None
        parts = np.zeros((self.seats, len(self.game.parts)), np.int32)
        self.game.rules.scores(state, cards, parts)
        scores = tuple(dict(zip(self.game.parts, row, strict=True)) | {"total": sum(row)} for row in parts.tolist())
        return Outcome(self.game.endings[ending], scores, seats_of(int(self.game.rules.winners(state, cards))))

    def _empty(self) -> "Table":
        return Table(self.game, self.seats, self.options, self.cards, self.seed, self.imagined)

    def _follow(self, entry: Entry) -> bool:
        """Judge a row of another log and take it over."""
        if entry.undo:
            return self._undo(entry)
        if not self.position.fits(entry) or (entry.forced and self.position.forced() != entry):
            return False
        self._append(entry)
        return True

    def at(self, position: int) -> "Table":
        """The table as it was after the first `position` rows."""
        if not 0 <= position <= len(self.entries):
            raise ValueError(f"there is no row {position}; the log has {len(self.entries)}")
        table = self._empty()
        for entry in self.entries[:position]:
            table._follow(entry)
        return table

    def fork(self, seat: int | None = None, position: int | None = None, seed: int | None = None) -> "Table":
        """A table of its own with new dice: imagined by a seat, or for None the true one of a finished game."""
        source = self if position is None else self.at(position)
        seed = secrets.randbelow(SEEDS) if seed is None else seed
        array = self.game.state.blank()
        if seat is None:
            if self.outcome is None:
                raise ValueError("a running table is forked as a seat imagines it; name the seat")
            array[0] = source.position.array[0]
        else:
            self.game.rules.imagine(source.known(seat), self.cards.record, stream(seed, 1), array[0])
        who = SPECTATOR if seat is None else seat
        table = Table(self.game, self.seats, self.options, self.cards, seed, (who, array[0]))
        table._settle()
        return table

    # Files

    def save(self, path: str | Path) -> None:
        """Write the table as readable JSON."""
        Path(path).write_text(self.dump(), encoding="utf-8")

    def dump(self) -> str:
        replay, checks = self._empty(), []
        for count, entry in enumerate(self.entries, 1):
            replay._follow(entry)
            if count % CHECK_EVERY == 0:
                checks.append(replay.position.checksum())
        version = self.game.version
        return files.dump(
            files.Document(
                self.game, version, self.seats, self.seed, self.options, self.cards, self.imagined, checks, self.entries
            )
        )

    @classmethod
    def load(cls, path: str | Path) -> "Table":
        """Read a table; TableError if the file is not one, or a row of it is not legal."""
        try:
            text = Path(path).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise TableError(f"{path} cannot be read: {getattr(error, 'strerror', None) or 'it is not text'}") from None
        return cls.parse(text)

    @classmethod
    def parse(cls, text: str) -> "Table":
        """Rebuild a table from its text: every row is judged before it is applied."""
        document = files.parse(text)
        table = cls(document.game, document.seats, document.options, document.cards, document.seed, document.imagined)
        for at, entry in enumerate(document.entries):
            if not table._follow(entry):
                raise TableError(f"row {at} is not legal under rules {table.game.version} of {table.game.name}")
            if (at + 1) % CHECK_EVERY == 0 and table.position.checksum() not in document.checks[at // CHECK_EVERY :][
                :1
            ]:
                raise TableError(f"after row {at} the position is not the one that was saved")
        table._settle()
        return table
