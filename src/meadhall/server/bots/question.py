"""A bot's decision in plain values, and how a worker finds the answer; Karl answers for a bot that fails."""

from dataclasses import dataclass, replace

import numpy as np

from ...bots.bot import Bot, Budget
from ...bots.levels import NAMES, bot_named, iterations
from ...bots.player import said
from ...bots.search import analyse
from ...core.game import Cards, find
from ...core.rng import thoughts
from ...core.space import Action
from ...core.table import Table

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
    made: int  # entries of the seat in the log
    weigh: bool = False  # ask what each move is worth, instead of a choice

    def __post_init__(self) -> None:
        if self.level not in NAMES:
            raise ValueError(f"a bot of the server is one of {', '.join(NAMES)}, not {self.level!r}")
        if not self.legal:
            raise ValueError(f"seat {self.seat} has nothing to decide")

    @classmethod
    def about(cls, table: Table, seat: int, level: str, seed: int, deck: str) -> "Question":
        """Return the question of what the seat has to decide now."""
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
class Weighed:
    """What a search found out about a move."""

    code: int
    share: float
    score: float
    win: float
    visits: int


@dataclass(frozen=True, slots=True)
class Answer:
    """A legal code, what failed before it was found, and what each move is worth if the question asks for that."""

    code: int
    failures: tuple[str, ...] = ()
    weighed: tuple[Weighed, ...] = ()


def answer(question: Question, seconds: float | None) -> Answer:
    """Return the bot's choice, else Karl's, else the first legal code."""
    failures: list[str] = []
    for level in dict.fromkeys((question.level, STAND_IN)):
        try:
            return replace(_thought(question, level, Budget(seconds)), failures=tuple(failures))
        except Exception as error:
            failures.append(f"{level} failed: {said(error)}")
    return Answer(question.legal[0], tuple(failures))


def _thought(question: Question, level: str, budget: Budget) -> Answer:
    if question.weigh and iterations(level):
        weighed = weigh(question, level, budget)
        return Answer(weighed[0].code, weighed=weighed)
    return Answer(choice(question, level, budget))


def weigh(question: Question, level: str, budget: Budget) -> tuple[Weighed, ...]:
    """Return every legal move with what it is worth, best first."""
    game, cards = find(question.game), deck(question)[0]
    legal, rng = [game.space[code] for code in question.legal], thoughts(question.seed, question.seat, question.made)
    found = analyse(game, cards, known(question), legal, rng, iterations(level), budget)
    return tuple(Weighed(each.row.code, each.share, each.score, each.win, each.visits) for each in found)


def choice(question: Question, level: str, budget: Budget) -> int:
    legal = [find(question.game).space[code] for code in question.legal]
    rng = thoughts(question.seed, question.seat, question.made)
    chosen = bot(question, level).choose(known(question), legal, rng, budget)
    code = chosen.code if isinstance(chosen, Action) else chosen
    if code not in question.legal:
        raise ValueError(f"{code} is not legal")
    return code


def known(question: Question) -> np.record:
    record: np.record = find(question.game).known.row(question.known)[0]
    return record


_minds: dict[tuple[str, str], tuple[Cards, dict[str, Bot]]] = {}


def bot(question: Question, level: str) -> Bot:
    """Return the level's bot, which is made once for each deck."""
    cards, bots = deck(question)
    if level not in bots:
        bots[level] = bot_named(level)(find(question.game), cards)
    return bots[level]


def deck(question: Question) -> tuple[Cards, dict[str, Bot]]:
    """Return the cards and the bots that know them; forget the oldest deck when there are too many."""
    which = question.game, question.deck
    if which not in _minds:
        cards = find(question.game).load_cards({"name": question.deck, "cards": question.cards})
        while len(_minds) >= KEPT:
            del _minds[next(iter(_minds))]
        _minds[which] = cards, {}
    return _minds[which]
