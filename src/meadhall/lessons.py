"""Lessons in chapters: each is a prepared position, what the others do there, and steps with one goal each.

A chapter is a TOML file in `games/<game>/lessons`. How to write one: docs/guides/write-a-lesson.md.
"""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any

import numpy as np

from .bots.bot import Budget
from .bots.levels import bot_named
from .core import dice
from .core.contract import SPECTATOR
from .core.game import Cards, Game, find
from .core.play import IllegalMove
from .core.position import Position
from .core.rng import thoughts
from .core.table import Table

LEARNER = 0  # the seat of whoever learns
MOST = 5_000_000  # deals that are tried until what has to fall does


class LessonError(ValueError):
    """A chapter that cannot be read or played."""


@dataclass(frozen=True, slots=True)
class Step:
    """One goal. `when` names parts of the position and what they are while the step is up; `draft` is what has to be
    laid out before a move is sent; `sends` is the move that reaches the goal, and `accepts` begin others that do.
    """

    id: str
    lit: tuple[str, ...] = ()
    when: Mapping[str, tuple[Any, ...]] = field(default_factory=dict)
    draft: tuple[str, ...] = ()
    sends: str = ""
    accepts: tuple[str, ...] = ()

    def is_up(self, shown: Mapping[str, Any]) -> bool:
        """Tell whether a position, as it is shown, is the one that the step is about."""
        return all(shown[name] in wanted for name, wanted in self.when.items())

    def is_reached_by(self, move: str) -> bool:
        return any(move == each or move.startswith((f"{each} ", f"{each},")) for each in self.accepts)


@dataclass(frozen=True)
class Chapter:
    game: str
    id: str
    minutes: int
    level: str  # of the bots that answer where the script does not fit
    options: Mapping[str, Any]
    position: str
    deal: int  # the number of a shuffle in which what has to fall does
    falls: tuple[str, ...]
    scripts: Mapping[int, tuple[str, ...]]  # the moves of the others, by seat
    steps: tuple[Step, ...]

    @cached_property
    def cards(self) -> Cards:
        return find(self.game).load_cards(None)

    @cached_property
    def state(self) -> np.record:
        """Return the position with which it begins; raise LessonError if no game leads there."""
        game = find(self.game)
        if game.written is None:
            raise LessonError(f"positions of {self.game} cannot be written as text")
        array = game.written(self.position, dict(self.options), self.cards)
        if game.rules.faults(array[0], self.cards.record) or Position(game, self.cards, array).is_stuck():
            raise LessonError(f"{self.id}: nobody can play on from this position")
        state: np.record = array[0]
        return state

    @property
    def seats(self) -> int:
        return int(self.state.seats)

    @cached_property
    def settled(self) -> dict[str, Any]:
        """Return all options with their values."""
        return find(self.game).complete_options(self.seats, self.options)

    @property
    def key(self) -> bytes:
        return self.key_of(self.deal)

    def key_of(self, deal: int) -> bytes:
        return sha256(f"meadhall lesson {self.game} {self.id} {deal}".encode()).digest()

    def plain_imagined(self) -> dict[str, Any]:
        """Return the position as tables store the one that they begin with."""
        return {"seat": SPECTATOR, "state": find(self.game).state.plain(self.state), "lesson": self.id}

    def scripted(self, table: Table, seat: int) -> str | None:
        """Return the move that the script has for a seat now, unless it does not fit or there is none."""
        script = self.scripts.get(seat, ())
        made = sum(table.entries[at].seat == seat and not table.entries[at].mark for at in table.live)
        if made >= len(script) or table.why_not(seat, script[made]):
            return None
        return script[made]


def chapters_of(game: Game) -> tuple[Chapter, ...]:
    """Return the chapters that teach a game, in their order."""
    return _read_all(game.name, game.lessons) if game.lessons else ()


@cache
def _read_all(game: str, folder: Path) -> tuple[Chapter, ...]:
    return tuple(read(path, game) for path in sorted(folder.glob("*.toml")))


def chapter_of(game: Game, id: str) -> Chapter | None:
    return next((each for each in chapters_of(game) if each.id == id), None)


def read(path: Path, game: str = "") -> Chapter:
    """Read a chapter's file; its game is the folder's that it is in, unless named."""
    try:
        plain = tomllib.loads(path.read_text(encoding="utf-8"))
        return Chapter(
            game=game or path.resolve().parents[1].name,
            id=path.stem,
            minutes=plain["minutes"],
            level=plain.get("level", "karl"),
            options=plain.get("options", {}),
            position=plain["position"],
            deal=plain.get("deal", 0),
            falls=tuple(plain.get("falls", ())),
            scripts={int(seat): tuple(moves) for seat, moves in plain.get("scripts", {}).items()},
            steps=tuple(map(_read_step, plain["steps"])),
        )
    except (tomllib.TOMLDecodeError, KeyError, TypeError, ValueError) as error:
        raise LessonError(f"{path.name}: {error!r}") from None


def _read_step(plain: dict[str, Any]) -> Step:
    if strange := set(plain) - set(Step.__dataclass_fields__):
        raise LessonError(f"a step has no {', '.join(sorted(strange))}")
    when = {name: tuple(each if isinstance(each, list) else [each]) for name, each in plain.get("when", {}).items()}
    sends = plain.get("sends", "")
    accepts = plain.get("accepts", [sends] if sends else [])
    return Step(plain["id"], tuple(plain.get("lit", ())), when, tuple(plain.get("draft", ())), sends, tuple(accepts))


# To try out a chapter, and to find its deal


@dataclass(repr=False)
class Rehearsal(Table):
    """A table at which a chapter is played by its own words; what has to fall does, and its weights are noted."""

    wanted: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        super().__post_init__()
        self.weights: list[list[int]] = []

    def falls_next(self) -> int:
        if self.fallen >= len(self.wanted):
            return super().falls_next()
        weights, action = self.position.weights(), self.game.space.parse(self.wanted[self.fallen])
        if action is None or not action.chance or not weights[action.code]:
            raise LessonError(f"{self.wanted[self.fallen]!r} cannot fall here")
        del self.weights[self.fallen :]
        self.weights.append(weights.tolist())
        return action.code


def begin(chapter: Chapter, wanted: tuple[str, ...] | None = None) -> Rehearsal:
    """Return the chapter's table as the server begins it, or with what else has to fall."""
    table = Rehearsal(
        find(chapter.game), chapter.seats, chapter.settled, chapter.cards, dice.thinking_seed(chapter.key),
        (SPECTATOR, chapter.state), key=chapter.key, name="lesson", wanted=wanted or (),
    )  # fmt: skip
    table.settle()
    return table


def rehearse(chapter: Chapter, table: Rehearsal) -> Iterator[tuple[Step, Mapping[str, Any]]]:
    """Play the chapter by what its steps send; yield each step with the position that the learner is shown there."""
    for step in chapter.steps:
        play_others(chapter, table)
        shown = table.view(LEARNER)["position"]
        if not step.is_up(shown):
            raise LessonError(f"{chapter.id}: the step {step.id} is not up, for it is {shown['step']}")
        yield step, shown
        if step.sends:
            if not step.is_reached_by(step.sends):
                raise LessonError(f"{chapter.id}: what {step.id} sends does not reach its own goal")
            table.play(LEARNER, step.sends)


def play_others(chapter: Chapter, table: Table) -> None:
    """Let the others act until the learner has to, or the game is over."""
    while not table.outcome and (seat := _due(table)) is not None:
        move = chapter.scripted(table, seat)
        table.play(seat, _thought(chapter, table, seat) if move is None else move)


def _due(table: Table) -> int | None:
    """Return another seat that acts before the learner does."""
    if table.game.rules.sealed(table.position.handle):
        return next((seat for seat in table.waiting if seat != LEARNER), None)
    return table.due if table.waiting and table.due != LEARNER else None


def _thought(chapter: Chapter, table: Table, seat: int) -> int:
    bot = bot_named(chapter.level)(table.game, table.cards)
    moves, rng = table.moves(seat), thoughts(table.seed, seat, table.made(seat))
    chosen = bot.choose(table.known(seat), moves, rng, Budget(None))
    return chosen if isinstance(chosen, int) else chosen.code


def find_deal(chapter: Chapter) -> int:
    """Return the first deal in which all that has to fall does, if the chapter is played by its own words."""
    table = begin(chapter, chapter.falls)
    for _ in rehearse(chapter, table):
        pass
    codes = [table.game.space.by_text[text].code for text in chapter.falls[: len(table.weights)]]
    for deal in count():
        if deal == MOST:
            raise LessonError(f"no deal up to {MOST} has all that has to fall; let less be fixed")
        key = chapter.key_of(deal)
        if all(
            dice.outcome(key, at, weights) == code
            for at, (weights, code) in enumerate(zip(table.weights, codes, strict=True))
        ):
            return deal
    raise AssertionError


def why_not(chapter: Chapter) -> str:
    """Return why a chapter cannot be taught as it is written, or nothing."""
    try:
        table = begin(chapter)
        for _ in rehearse(chapter, table):
            pass
    except (LessonError, IllegalMove, ValueError) as error:
        return f"{chapter.id}: {error}"
    fell = tuple(table.game.space[each.code].text for each in table.entries if each.seat == -1)
    if fell[: len(chapter.falls)] != chapter.falls:
        return f"{chapter.id}: it is dealt {', '.join(fell)}; find its deal anew"
    return ""
