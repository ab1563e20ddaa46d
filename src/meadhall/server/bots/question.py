"""A bot's decision in plain values, and how a worker finds the answer; another level answers for a bot that fails."""

from collections import deque
from dataclasses import dataclass, replace

import numpy as np

from ...bots.bot import Bot, Budget
from ...bots.hints import Advice, Idea
from ...bots.levels import bot_named, iterations, levels_of, stand_in
from ...bots.player import said
from ...core.game import Cards, find
from ...core.phrase import Said
from ...core.rng import thoughts
from ...core.space import Action
from ...core.table import Table

KEPT = 32  # card tables that a worker remembers
PONDERED = 4  # decisions whose hints a worker can still improve


@dataclass(frozen=True, slots=True)
class Question:
    """All that a bot is told: what its seat knows, never the state."""

    game: str
    cards_id: str  # the same for the same cards and for no others
    cards: list[dict[str, str]]
    known: bytes
    legal: list[int]
    level: str
    seed: int
    seat: int
    made: int  # entries of the seat in the log
    weigh: bool = False  # ask for the best whole moves, instead of a choice
    stage: int = 0  # of the hint, each better than the one before
    kept: tuple[int, ...] = ()  # what a person has placed already, as a whole move
    tried: tuple[int, ...] = ()  # a whole move of which it is asked what it may come to

    def __post_init__(self) -> None:
        levels = levels_of(find(self.game))
        if self.level not in levels:
            raise ValueError(f"a bot of the server is one of {', '.join(levels)}, not {self.level!r}")
        if not self.legal:
            raise ValueError(f"seat {self.seat} has nothing to decide")

    @property
    def stand_in(self) -> str:
        """Return the level that answers if this one cannot."""
        return stand_in(find(self.game))

    @classmethod
    def about(cls, table: Table, seat: int, level: str, seed: int, cards_id: str) -> "Question":
        """Return the question of what the seat has to decide now."""
        return cls(
            game=table.game.name,
            cards_id=cards_id,
            cards=table.cards.rows,
            known=table.known(seat).tobytes(),
            legal=[action.code for action in table.moves(seat)],
            level=level,
            seed=seed,
            seat=seat,
            made=table.made(seat),
        )


@dataclass(frozen=True, slots=True)
class Weighed:
    """A whole move, what it does and why, and what the seat may expect of it."""

    codes: tuple[int, ...]
    text: str
    says: Said
    why: Said
    share: float = 1.0
    score: float = 0.0
    win: float = 0.0
    visits: int = 0
    better: float = 0.0

    @classmethod
    def idea(cls, idea: Idea) -> "Weighed":
        found = idea.share, idea.score, idea.win, idea.tries, idea.better
        return cls(idea.codes, idea.text, idea.says.plain(), idea.why.plain(), *found)


@dataclass(frozen=True, slots=True)
class Answer:
    """A legal code, what failed before it was found, and the best whole moves if the question asks for them."""

    code: int
    failures: tuple[str, ...] = ()
    weighed: tuple[Weighed, ...] = ()
    told: tuple[Said, ...] = ()  # what the move that is tried may come to


def answer(question: Question, seconds: float | None) -> Answer:
    """Return the bot's choice, else that of whoever stands in for it, else the first legal code."""
    failures: list[str] = []
    for level in dict.fromkeys((question.level, question.stand_in)):
        try:
            return replace(_thought(question, level, Budget(seconds)), failures=tuple(failures))
        except Exception as error:
            failures.append(f"{level} failed: {said(error)}")
    return Answer(question.legal[0], tuple(failures))


def _thought(question: Question, level: str, budget: Budget) -> Answer:
    if question.tried:
        return Answer(question.tried[0], told=foresee(question))
    if question.weigh and iterations(level):
        weighed = weigh(question)
        return Answer(weighed[0].codes[0], weighed=weighed)
    return Answer(choice(question, level, budget))


def weigh(question: Question, effort: float = 1.0) -> tuple[Weighed, ...]:
    """Return the best whole moves of the stage that is asked for, best first."""
    which = replace(question, stage=0), effort
    advice = next((each for key, each in _pondered if key == which), None)
    if advice is None:
        advice = _advice(question, effort)
        _pondered.append((which, advice))
    return tuple(Weighed.idea(each) for each in advice.ideas(question.stage))


def foresee(question: Question) -> tuple[Said, ...]:
    """Return what the move that is tried may come to."""
    return tuple(phrase.plain() for phrase in _advice(question, 0.0).prospects(question.tried))


def _advice(question: Question, effort: float) -> Advice:
    game, cards = find(question.game), recall(question)[0]
    legal = [game.space[code] for code in question.legal]
    rng = thoughts(question.seed, question.seat, question.made)
    return Advice(game, cards, known(question), legal, rng, question.kept, effort)


_pondered: deque[tuple[tuple[Question, float], Advice]] = deque(maxlen=PONDERED)


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
    """Return the level's bot, which is made once for each set of cards."""
    cards, bots = recall(question)
    if level not in bots:
        bots[level] = bot_named(level)(find(question.game), cards)
    return bots[level]


def recall(question: Question) -> tuple[Cards, dict[str, Bot]]:
    """Return the cards and the bots that know them; forget the oldest when there are too many."""
    which = question.game, question.cards_id
    if which not in _minds:
        cards = find(question.game).load_cards({"name": question.cards_id, "cards": question.cards})
        while len(_minds) >= KEPT:
            del _minds[next(iter(_minds))]
        _minds[which] = cards, {}
    return _minds[which]
