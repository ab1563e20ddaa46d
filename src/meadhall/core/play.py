"""A game being played: a log of entries, the position that follows from it, and what may be played next."""

from copy import copy
from dataclasses import dataclass
from typing import Any, Self

import numpy as np

from . import dice
from .causes import cause_of
from .contract import CHANCE, CHANCE_BIT
from .files import Origin, TableError
from .game import Cards, Game, Misfit
from .log import Bookmark, Log
from .phrase import Phrase
from .position import Entry, Position, seats_of
from .rng import roll, stream
from .space import Action


class IllegalMove(ValueError):
    """A move that the rules forbid. `rule` is the number of the rule, `reason` is the id of the sentence to show."""

    def __init__(self, text: str, rule: str, reason: str, detail: str = "") -> None:
        super().__init__(f"{text!r} is not legal: {detail or reason.replace('_', ' ')}{f' ({rule})' if rule else ''}")
        self.rule, self.reason = rule, reason


@dataclass(repr=False)
class Play:
    """The half of a table that is played: moves are judged and made, and taken back. `Table` has the other half."""

    game: Game
    seats: int
    options: dict[str, Any]
    cards: Cards
    seed: int
    imagined: tuple[int, np.record] | None = None
    players: tuple[str, ...] = ()  # who sits there, if that is known
    key: bytes | None = None  # of the dice, at a table of people
    name: str = ""  # the public id of a table of people
    origin: Origin | None = None  # the table of people that it was forked from

    def __post_init__(self) -> None:
        self.log = Log(self._beginning())

    def _beginning(self) -> Position:
        if self.imagined is None:
            return Position.start(self.game, self.cards, self.seats, self.options)
        array = self.game.state.blank()
        array[0] = self.imagined[1]
        return Position(self.game, self.cards, array)

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

    def settle(self) -> Self:
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
        codes = np.flatnonzero(self.position.legal(self._seat(seat)) == 0).tolist()
        return [self.game.space[code] for code in codes]

    def _codes(self, seat: int, move: Any) -> list[int]:
        """Return the steps of a move given as Action, code, text, or in the game's own form for people."""
        space = self.game.space
        if isinstance(move, Action):
            move = move.code
        if isinstance(move, int) and not isinstance(move, bool) and 0 <= move < len(space):
            return [move]
        try:
            actions = [space.parse(step) for step in self.game.read_move(self.known(seat), move, self.cards)]
        except Misfit as misfit:
            raise IllegalMove(str(move), misfit.rule, misfit.reason, str(misfit)) from None
        except ValueError as error:
            raise IllegalMove(str(move), "", "no_such_move", str(error)) from None
        if not actions or None in actions:
            raise IllegalMove(str(move), "", "no_such_move")
        return [action.code for action in actions if action]

    def reasons(self, seat: int) -> dict[str, list[int]]:
        """Return the codes that are not legal for the seat, by the reason that forbids them."""
        found: dict[str, list[int]] = {}
        for code, why in enumerate(self.position.legal(self._seat(seat)).tolist()):
            if why and code >= self.game.space.chances:
                found.setdefault(cause_of(self.position, seat, code, why)[1], []).append(code)
        return found

    def why_not(self, seat: int, move: Any) -> tuple[str, str] | None:
        """Return None if the move is legal, else the rule that forbids it and the id of the reason."""
        try:
            self.entries_for(seat, move)
        except IllegalMove as illegal:
            return illegal.rule, illegal.reason
        return None

    def lacks(self, seat: int) -> dict[int, Phrase]:
        """Return what each refused action lacks, by its code, if its reason is a lack."""
        lack, refused = self.game.lack, [code for codes in self.reasons(seat).values() for code in codes]
        said = {code: lack(self.position, seat, code) for code in refused} if lack and seat in self.waiting else {}
        return {code: phrase for code, phrase in said.items() if phrase}

    def lack(self, seat: int, move: Any) -> Phrase | None:
        """Return what a refused move of one step lacks, if its reason is a lack."""
        space = self.game.space
        action = space.parse(move) if isinstance(move, str) else move
        code: Any = action.code if isinstance(action, Action) else action
        named = isinstance(code, int) and 0 <= code < len(space)
        return self.game.lack(self.position, seat, code) if self.game.lack and named else None

    def _execute(self, seat: int, codes: list[int]) -> None:
        """Add the entries of a move, with forced ones between its own. Raise IllegalMove if one is not legal."""
        opened = self.position.opened(seat)
        for step, code in enumerate(codes):
            if self.position.opened(seat) != opened:  # the reason must not tell what is open now
                raise IllegalMove(self.game.space[code].text, "", "no_such_move")
            why = int(self.position.legal(seat)[code])
            cause = cause_of(self.position, seat, code, why) if why else None
            while cause and self.position.legal(seat)[code]:
                only = self.position.forced() if step else None
                if only is None or only.seat != seat:
                    raise IllegalMove(self.game.space[code].text, *cause)
                self.log.append(only)
            self.log.append(Entry(seat, code, "and" if step else ""))

    def entries_for(self, seat: int, move: Any) -> list[Entry]:
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
        return self.log.undoable(self._seat(seat))

    def undo(self, seat: int) -> None:
        """Take back the seat's latest move. The undo itself is an entry of the log."""
        target = self.log.latest(self._seat(seat))
        if target is None or not self.log.undo(Entry(seat, target, "undo")):
            raise IllegalMove("undo", "", "cannot_undo")
        self.settle()

    def follow(self, entry: Entry) -> bool:
        """Judge an entry of another log and append it; return False if it does not fit."""
        return self.log.follow(entry)

    def copy(self) -> Self:
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

    def known(self, seat: int | None) -> np.record:
        """Return all that a seat, or for None a spectator, may know."""
        return self.position.known(None if seat is None else self._seat(seat))
