"""Hints: a seat's best whole moves, each tried in the same imagined worlds as the others, and why it is good."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from heapq import heappop, heappush

import numpy as np

from ..core.contract import sealed
from ..core.hints import Codes, Compared, Imagined, Reasons
from ..core.phrase import Phrase
from ..core.position import Entry, Position
from ..core.rng import thoughts
from ..core.space import Action
from ..core.table import Table
from .compiled.iterate import FOUND, FREE, Given
from .compiled.judgement import appeals
from .compiled.tree import NONE, look_up, plant
from .pondered import Pondered
from .race import as_good, chances_to_be_best, close, in_order
from .wording import said_move, sentence

EFFORTS = (1_000, 5_000, 20_000)  # imagined games of each stage for the tree
TRIED = 2  # times as many for whole moves
STAGES = len(EFFORTS)
MOVES = (10, 16, 24)  # whole moves that each stage compares
FINALISTS = 4
QUALIFYING = 0.4  # of the effort finds the finalists; the rest tells which of them is best
CLIMBS = 3  # at most, to better moves near by, each with a part of the effort
LAPS = 4  # after each of which finalists that are clearly behind drop out
SHOWN = 3
TRACED = (40, 80, 160)  # worlds of each stage of which the reasons are told
FORESEEN = 200  # rounds that are imagined of a move that is tried out
EXPANDED = 300  # unfinished moves that are looked at
LEAST = 0.005  # of all chances to be the best move: what has less is no hint


@dataclass(frozen=True, slots=True)
class Idea:
    """A whole move, why it is good, and what the seat may expect of it."""

    actions: tuple[Action, ...]
    text: str  # as a person types it
    says: Phrase
    why: Phrase
    share: float  # the chance that it is the best of those found, by the imagined games
    score: float
    win: float
    tries: int
    better: float  # points, than what is placed already, or than the next best

    @property
    def codes(self) -> Codes:
        return tuple(action.code for action in self.actions)


@dataclass
class Advice(Pondered):
    """Hints for one decision, which become better stage by stage. The same question has the same answers."""

    stages: list[list[Idea]] = field(default_factory=list)
    compared: list[Imagined] = field(default_factory=list)  # of the latest stage, best first, then what was dropped

    def __post_init__(self) -> None:
        super().__post_init__()
        self.sealed = bool(sealed(self.known))
        self.tree = plant(int(self.effort * sum(EFFORTS)) + 2)

    def ideas(self, stage: int) -> list[Idea]:
        """Return the hints of a stage, best first."""
        while len(self.stages) <= min(stage, STAGES - 1):
            self.stages.append(self._think(len(self.stages)))
        return self.stages[min(stage, STAGES - 1)]

    def _think(self, stage: int) -> list[Idea]:
        effort = int(self.effort * EFFORTS[stage])
        if len(self.legal) > 1:
            self._grow(effort, FREE)
        moves = self._moves(MOVES[stage])
        if len(moves) == 1:
            return [self._only(moves[0])]
        return self._said(self._compared(self._climbed(moves, effort), TRIED * effort, TRACED[stage]))

    def _climbed(self, moves: list[Codes], effort: int) -> list[Codes]:
        """Return finalists and what is near them, gone on to as long as something near is better."""
        near = self.game.hints and self.game.hints.near
        if not near or not near(self.known, self.kept, moves):
            return moves
        for _ in range(CLIMBS):
            before = self.compared and self.compared[0].codes
            best = self._compared(moves, effort, 0)[0].codes
            moves = self._so_far()
            if best == before:
                break
        return moves

    # Which whole moves

    def _moves(self, most: int) -> list[Codes]:
        """Return the best so far and what is near it, then what the tree finds likely; what is placed stays."""
        found: dict[Codes, None] = {self.kept: None} if self.kept else {}
        found |= dict.fromkeys(self._so_far())
        most += len(found)
        join = self.game.hints.join if self.game.hints else None
        for codes in self._likeliest():
            for whole in join(self.known, self.kept, codes) if join and self.kept else [codes]:
                found.setdefault(whole)
            if len(found) >= most:
                break
        return list(found)[:most]

    def _so_far(self) -> list[Codes]:
        """Return the finalists of the stage before, and the best of them with one thing as in another move."""
        compared, near = [each.codes for each in self.compared], self.game.hints and self.game.hints.near
        around = near(self.known, self.kept, compared) if near and compared else []
        return list(dict.fromkeys([*compared[:FINALISTS], *around]))

    def _likeliest(self) -> Iterator[Codes]:
        """Yield whole moves, each step as likely as the tree means it; where it does not know, as Karl does."""
        number, ahead = 0, list[tuple[float, int, Codes, Position]]()
        heappush(ahead, (-1.0, number, (), self._world()))
        for _ in range(EXPANDED):
            if not ahead:
                return
            chance, _, codes, at = heappop(ahead)
            if codes and not self._goes_on(at):
                yield codes
                continue
            for code, share in self._odds(at).items():
                after = at.at(at.array.tobytes())
                after.apply(Entry(int(self.known.seat), code))
                number += 1
                heappush(ahead, (chance * share, number, (*codes, code), after))

    def _goes_on(self, at: Position) -> bool:
        seat = int(self.known.seat)
        return bool(self.game.hints and at.mask() >> seat & 1 and self.game.hints.goes_on(self.known, at))

    def _odds(self, at: Position) -> dict[int, float]:
        seat = int(self.known.seat)
        legal = np.flatnonzero(at.legal(seat) == 0)
        self.room.looks[0] = at.known(seat)
        node = int(look_up(self.tree, self.room.words))
        weights = self._weights(node, set(legal.tolist())) if node != NONE else {}
        total = sum(weights.values())
        if total <= 0.0:
            return {self._promising(at, seat, legal): 1.0}
        return {code: weight / total for code, weight in weights.items() if weight > 0.0}

    def _weights(self, node: int, legal: set[int]) -> dict[int, float]:
        tree, found = self.tree, dict[int, float]()
        edge = int(tree.first[node])
        while edge != NONE:
            if int(tree.code[edge]) in legal:
                found[int(tree.code[edge])] = float(tree.share[edge] if self.sealed else tree.tries[edge])
            edge = int(tree.following[edge])
        return found

    def _promising(self, at: Position, seat: int, legal: np.ndarray) -> int:
        codes, promise = legal.astype(np.int64), np.zeros(legal.size)
        appeals(at.state, self.cards.record, seat, codes, legal.size, promise)
        return int(codes[promise.argmax()])

    # What they are worth

    def _compared(self, moves: list[Codes], effort: int, traced: int) -> list[Imagined]:
        """Try all in the same worlds, drop the worse half again and again; return the finalists, best first."""
        results = {codes: np.zeros((0, FOUND)) for codes in moves}
        left = self._qualified(results, int(QUALIFYING * effort))
        given = self._raced(results, left, effort - int(QUALIFYING * effort), traced)
        imagined = {codes: Imagined(codes, found[:, 0], found[:, 1], ()) for codes, found in results.items()}
        for at, codes in enumerate(left):
            imagined[codes] = replace(imagined[codes], trails=tuple(self._trails(given, at)))
        finalists = in_order([imagined[codes] for codes in left])
        dropped = sorted(set(moves) - set(left), key=lambda codes: -results[codes][:, 2].mean())
        self.compared = [*finalists, *(imagined[codes] for codes in dropped)]
        return finalists

    def _qualified(self, results: dict[Codes, np.ndarray], effort: int) -> list[Codes]:
        """Return the finalists, and what is placed already."""
        left, rounds = list(results), max(1, (len(results) // FINALISTS).bit_length())
        while len(left) > FINALISTS:
            self._add(results, left, effort // rounds, 0)
            best = sorted(left, key=lambda codes: -results[codes][:, 2].mean())
            left = best[: max(FINALISTS, len(left) // 2)]
            if self.kept and self.kept not in left:
                left[-1] = self.kept
        return left

    def _raced(self, results: dict[Codes, np.ndarray], moves: list[Codes], effort: int, traced: int) -> Given:
        """Try the finalists longer, and those longest that are close to the best."""
        given = self._add(results, moves, effort // LAPS, traced)
        near = close(results, moves)
        for _ in range(LAPS - 1):
            if len(near) == 1:
                break
            self._add(results, near, effort // LAPS, 0)
            near = close(results, near)
        return given

    def _add(self, results: dict[Codes, np.ndarray], moves: list[Codes], effort: int, traced: int) -> Given:
        given, found = self._try(moves, max(8, effort // len(moves)), traced)
        for at, codes in enumerate(moves):
            results[codes] = np.concatenate([results[codes], found[at]])
        return given

    def contrast(self, codes: Codes, other: Codes, worlds: int) -> Reasons:
        """Return what speaks for one move and against it beside another, in so many worlds of their own."""
        return self._why(*self.tried([codes, other], worlds))

    def prospects(self, codes: Codes) -> list[Phrase]:
        """Say what a whole move may come to; nothing where the game cannot tell."""
        hints = self.game.hints
        if not hints or not hints.prospects or not hints.tells_prospects(self.known):
            return []
        return hints.prospects(self.known, self.cards, self.tried([codes], FORESEEN)[0])

    # How they are said

    def said(self, codes: Codes) -> Phrase:
        """Say what a whole move does."""
        return self._worded(codes, Phrase("hint-only"), 1.0, 0.0, 0.0, 0, 0.0).says

    def _said(self, imagined: list[Imagined]) -> list[Idea]:
        imagined = self._with_a_reason(imagined)
        sure = chances_to_be_best(imagined)
        placed = next((each for each in imagined if each.codes == self.kept), None)
        shown: list[Idea] = []
        for at, (each, share) in enumerate(zip(imagined, sure, strict=True)):
            if share < LEAST or len(shown) == SHOWN:
                continue
            other = placed if placed and each is not placed else imagined[1] if at == 0 else imagined[0]
            ahead = imagined.index(each) < imagined.index(other)
            worth = _expected(each, imagined[0])
            shown.append(self._idea(each, share, other, ahead, worth))
        return shown

    def _with_a_reason(self, imagined: list[Imagined]) -> list[Imagined]:
        """Put the second first if it is as good and there is something to be said for it, and nothing for the first."""
        first, second, *others = imagined
        better, worse = self._why(first, second)
        return [second, first, *others] if worse and not better and as_good(first, second) else imagined

    def _idea(self, each: Imagined, share: float, other: Imagined, ahead: bool, worth: tuple[float, float]) -> Idea:
        mine, theirs = each.beside(other)
        why = sentence(self._why(mine, theirs), mine, theirs, ahead)
        better = float((mine.points - theirs.points).mean())
        return self._worded(each.codes, why, share, *worth, each.points.size, better)

    def _why(self, each: Imagined, other: Imagined) -> Reasons:
        hints = self.game.hints
        return hints.why(Compared(self.known, self.cards, each, other)) if hints else (None, None)

    def _only(self, codes: Codes) -> Idea:
        return self._worded(codes, Phrase("hint-all-placed" if self.kept else "hint-only"), 1.0, 0.0, 0.0, 0, 0.0)

    def _worded(
        self, codes: Codes, why: Phrase, share: float, score: float, win: float, tries: int, better: float
    ) -> Idea:
        hints, actions = self.game.hints, tuple(self.game.space[code] for code in codes)
        text = hints.text(actions, self.known) if hints else actions[0].text
        says = said_move(self.game, self.cards, self.known, self._world(), actions, self.kept)
        return Idea(actions, text, says, why, share, score, win, tries, better)


def prospects(table: Table, seat: int, codes: Codes) -> list[Phrase]:
    """Say what a whole move of a seat may come to, by what the seat knows."""
    rng = thoughts(table.seed, seat, table.made(seat))
    return Advice(table.game, table.cards, table.known(seat), table.moves(seat), rng, effort=0.0).prospects(codes)


def advise(table: Table, seat: int, games: int) -> list[Idea]:
    """Return the hints for a seat of a table, found with so many imagined games for the tree and for whole moves."""
    rng = thoughts(table.seed, seat, table.made(seat))
    known, moves = table.known(seat), table.moves(seat)
    return Advice(table.game, table.cards, known, moves, rng, effort=games / EFFORTS[-1]).ideas(STAGES - 1)


def _expected(each: Imagined, best: Imagined) -> tuple[float, float]:
    """Return the points and the chance to win of a move: those of the best, less what it was behind in their worlds."""
    mine, other = each.beside(best)
    points, wins = float((mine.points - other.points).mean()), float((mine.wins - other.wins).mean())
    return float(best.points.mean()) + points, float(best.wins.mean()) + wins
