"""A decision of a bot in plain values, and how a worker finds the answer; Karl stands in for a bot that fails."""

from dataclasses import dataclass

import numpy as np

from ..bots.bot import Bot, Budget
from ..bots.levels import NAMES, bot_named
from ..bots.player import said
from ..core.game import Cards, find
from ..core.rng import thoughts
from ..core.space import Row
from ..core.table import Table

STAND_IN = "karl"
KEPT = 32  # decks that a worker remembers


@dataclass(frozen=True, slots=True)
class Question:
    """All that a bot is told: what its seat knows, never the state."""

    game: str
    deck: str  # an id of the cards, the same for the same rows and for no others
    cards: list[dict[str, str]]
    known: bytes
    legal: list[int]
    level: str
    seed: int
    seat: int
    made: int  # rows of the seat in the log

    def __post_init__(self) -> None:
        if self.level not in NAMES:
            raise ValueError(f"a bot of the server is one of {', '.join(NAMES)}, not {self.level!r}")
        if not self.legal:
            raise ValueError(f"seat {self.seat} has nothing to decide")

    @classmethod
    def about(cls, table: Table, seat: int, level: str, seed: int, deck: str) -> "Question":
        """What the seat has to decide now."""
        return cls(
            game=table.game.name,
            deck=deck,
            cards=table.cards.rows,
            known=table.known(seat).tobytes(),
            legal=[row.code for row in table.moves(seat)],
            level=level,
            seed=seed,
            seat=seat,
            made=table.made(seat),
        )


@dataclass(frozen=True, slots=True)
class Answer:
    """A legal code, and what went wrong before it was found."""

    code: int
    failures: tuple[str, ...] = ()


def answer(question: Question, seconds: float | None) -> Answer:
    """The bot's choice, else Karl's, else the first there is."""
    failures: list[str] = []
    for level in dict.fromkeys((question.level, STAND_IN)):
        try:
            return Answer(choice(question, level, Budget(seconds)), tuple(failures))
        except Exception as error:
            failures.append(f"{level} failed: {said(error)}")
    return Answer(question.legal[0], tuple(failures))


def choice(question: Question, level: str, budget: Budget) -> int:
    legal = [find(question.game).space[code] for code in question.legal]
    rng = thoughts(question.seed, question.seat, question.made)
    chosen = bot(question, level).choose(known(question), legal, rng, budget)
    code = chosen.code if isinstance(chosen, Row) else chosen
    if code not in question.legal:
        raise ValueError(f"{code} is not legal")
    return code


def known(question: Question) -> np.record:
    record: np.record = find(question.game).known.row(question.known)[0]
    return record


_minds: dict[tuple[str, str], tuple[Cards, dict[str, Bot]]] = {}


def bot(question: Question, level: str) -> Bot:
    """Made once for each deck; the deck first learnt is the first forgotten."""
    game, which = find(question.game), (question.game, question.deck)
    if which not in _minds:
        cards = game.load_cards({"name": question.deck, "cards": question.cards})
        while len(_minds) >= KEPT:
            del _minds[next(iter(_minds))]
        _minds[which] = cards, {}
    cards, bots = _minds[which]
    if level not in bots:
        bots[level] = bot_named(level)(game, cards)
    return bots[level]
