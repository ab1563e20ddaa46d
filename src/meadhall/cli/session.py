"""A game in the terminal: its table, who looks at the screen, and what they have been told."""

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path

from ..bots.player import Player
from ..core.phrase import COLOURS, Phrase, seat_name
from ..core.table import Table
from ..i18n import Words

PERSON = "me"


@dataclass
class Session:
    """A table, who sits at it, and how much of its story each person has been told."""

    table: Table
    words: Words
    path: Path
    told: dict[int, int] = field(default_factory=dict)
    looking: int | None = None  # the person at the screen
    bots: dict[int, Player] = field(default_factory=dict)  # those that have been asked already

    def people(self) -> list[int]:
        return [seat for seat, player in enumerate(self.table.players) if player == PERSON]

    def say(self, what: Phrase | str, **params: object) -> None:
        print(self.words.say(what, **params))  # type: ignore[arg-type]

    def turn(self, seat: int) -> None:
        """Let the person of that seat look at the screen, who is called you from now on."""
        self.looking, self.words = seat, self.words.to(COLOURS[seat])

    def name(self, seat: int) -> str:
        return self.words.say(seat_name(seat))


def show(session: Session, seat: int) -> None:
    print()
    for phrase in session.table.game.board(session.table.known(seat), session.table.cards):
        session.say(phrase)


def program() -> str:
    """Return how this program was called, as it can be typed again here."""
    name = sys.argv[0]
    return "python -m meadhall" if name.endswith(".py") else min(name, os.path.relpath(name), key=len)
