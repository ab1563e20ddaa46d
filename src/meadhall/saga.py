"""The saga: the sentences of a story, gathered into lines. An action, a fight and a builder have one line each."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from .core.game import Game
from .core.phrase import Phrase, Role, Told
from .core.table import Table
from .story import UNDO, Viewer, tell_all

Sentence = tuple[int, Phrase]  # with the entry that it tells
NAMED = frozenset[Role | None](("begins", "again", "repeats", "joins", "sums"))  # roles in lines that may go on


@dataclass(slots=True)
class Line:
    """What somebody does, and what came of it."""

    sentences: list[Sentence]
    head: Phrase | None  # what sums it up; until it comes, the first sentence does

    def goes_on(self, role: Role | None, phrase: Phrase) -> bool:
        """Tell whether a sentence of its name belongs to it."""
        if role == "again":
            return self.head is not None and self.head.id == phrase.id
        return role in ("joins", "sums") or (role in ("begins", "repeats") and self.head is None)

    def add(self, role: Role | None, sentence: Sentence) -> None:
        self.sentences.append(sentence)
        if role in ("begins", "sums"):
            self.head = sentence[1]

    @property
    def phrases(self) -> list[Phrase]:
        """Return its sentences, the one that sums it up first."""
        said = [phrase for _, phrase in self.sentences]
        head = self.head or said[0]
        return [head, *(phrase for phrase in said if phrase is not head)]


def saga(table: Table, seat: Viewer, first: int = 0, last: int | None = None) -> list[Line]:
    """Return the lines that tell a viewer the entries from `first` up to `last`, without what was taken back."""
    told: list[Sentence] = []
    for at, pieces in tell_all(table, [seat], first, last):
        told = [each for each in told if each[0] not in pieces[seat].undone]
        told += [(at, phrase) for phrase in pieces[seat].phrases]
    return gather(table.game, told)


def gather(game: Game, told: Iterable[Sentence]) -> list[Line]:
    """Gather sentences into lines. A line goes on until another one of its name begins, or all are closed."""
    lines, going_on = list[Line](), dict[str, Line]()
    for sentence in told:
        phrase = sentence[1]
        role, name = _role(game, phrase), game.lines.name(phrase)
        if role in ("closes", "round"):
            going_on.clear()
        if role in ("closes", "untold"):
            continue
        line = going_on.get(name)
        if line and line.goes_on(role, phrase):
            line.add(role, sentence)
        else:
            line = Line([sentence], None if role == "repeats" else phrase)
            lines.append(line)
        if role in NAMED:
            going_on[name] = line
    return lines


def plain(game: Game, phrases: Iterable[Phrase], undone: Sequence[int] = ()) -> list[Told]:
    """Return sentences as they are sent, with their places in the lines and the steps that an undo takes back."""
    return [_told(game, phrase, undone) for phrase in phrases]


def _told(game: Game, phrase: Phrase, undone: Sequence[int]) -> Told:
    told: Told = {"id": phrase.id, "params": phrase.plain()["params"]}
    if role := _role(game, phrase):
        told["line"] = role
    if role in NAMED:
        told["of"] = game.lines.name(phrase)
    if phrase.id == UNDO:
        told["undone"] = list(undone)
    return told


def _role(game: Game, phrase: Phrase) -> Role | None:
    return "untold" if phrase.id == UNDO else game.lines.role(phrase)
