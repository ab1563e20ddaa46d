"""What a decision cost: the move that was made and the best one found, tried in the same worlds."""

from dataclasses import dataclass

import numpy as np

from ..bots.compiled.iterate import FREE
from ..bots.compiled.tree import plant
from ..bots.hints import Advice
from ..bots.wording import sentence
from ..core.game import Cards, Game
from ..core.hints import Codes, Imagined
from ..core.phrase import Phrase
from ..core.position import Entry
from ..core.rng import thoughts
from .decisions import Decision

SEED = 23  # of all reviews: what is thought depends on what the seat knew, and on nothing else of the table
CHECKED = 1 << 12  # decisions: from here on the numbers are for looking a second time
GROWN, TRIED, PAIRED = 800, 800, 300  # imagined games for the tree, for choosing the best move, and beside it
ROOM = 4_000  # nodes of the tree
MOST = 10  # whole moves that are compared
FINALISTS = 2
ERRORS = 2.0  # standard errors below which a difference is noise
TOLD = 60  # worlds of which reasons are told


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a decision cost against the best move found: nothing, if that was the one made or the gap is noise."""

    win: float  # chances to win, 0 to 1
    points: float
    wish: float  # both, as the search wants them
    better: Codes  # empty if nothing better was found


BEST = Verdict(0.0, 0.0, 0.0, ())


@dataclass(frozen=True, slots=True)
class Why:
    """The better move in words, and what it gains, prevents and risks beside the one that was made."""

    better: Phrase
    why: Phrase


class Hindsight(Advice):
    """Advice on a decision that was made long ago."""

    def __post_init__(self) -> None:
        super().__post_init__()
        self.bare = self.tree = plant(ROOM)  # all think on as they search, so that nobody plays into a fixed answer

    def beside(self, made: Codes, effort: float) -> Verdict:
        """Compare the move that was made with the best one found."""
        self._grow(int(effort * GROWN), FREE)
        moves = self._apart(made)
        if len(moves) == 1:
            return BEST
        best = self._best(moves, int(effort * TRIED))
        return BEST if best == made else self._paired(best, made, int(effort * PAIRED))

    def again(self, found: Verdict, made: Codes, effort: float) -> Verdict:
        """Measure the gap to the better move once more, in worlds of their own."""
        return self._paired(found.better, made, int(effort * PAIRED)) if found.better else found

    def because(self, found: Verdict, made: Codes) -> Why:
        """Say why the better move is better."""
        reasons = self.contrast(found.better, made, TOLD)
        _, tried = self._try([found.better, made], TOLD, 0)
        mine, theirs = (Imagined(codes, tried[at][:, 0], tried[at][:, 1], ())
                        for at, codes in enumerate((found.better, made)))  # fmt: skip
        return Why(self.said(found.better), sentence(reasons, mine, theirs, True))

    def _apart(self, made: Codes) -> list[Codes]:
        """Return the move that was made, then the likeliest others that come to something else."""
        ends, moves = {self._end(made)}, [made]
        for codes in self._moves(MOST):
            end = self._end(codes)
            if end not in ends:
                ends.add(end)
                moves.append(codes)
        return moves

    def _end(self, codes: Codes) -> bytes:
        """Return what the seat would know after a move: the same steps in another order come to the same."""
        at, seat = self._world(self.rng[1]), int(self.known.seat)
        for code in codes:
            at.apply(Entry(seat, code))
        return at.known(seat).tobytes()

    def _best(self, moves: list[Codes], effort: int) -> Codes:
        """Return the best by dropping the worse half again and again."""
        left, wishes = moves, {codes: np.zeros(0) for codes in moves}
        rounds = max(1, (len(moves) // FINALISTS).bit_length())
        for _ in range(rounds):
            _, found = self._try(left, max(8, effort // rounds // len(left)), 0)
            for at, codes in enumerate(left):
                wishes[codes] = np.concatenate([wishes[codes], found[at][:, 2]])
            order = sorted(left, key=lambda codes: -wishes[codes].mean())
            left = order[: max(FINALISTS, len(left) // 2)]
        return left[0]

    def _paired(self, best: Codes, made: Codes, worlds: int) -> Verdict:
        """Measure the gap in fresh worlds, so that it is not large only because the best was chosen for it."""
        _, found = self._try([best, made], worlds, 0)
        points, win, wish = (found[0] - found[1]).T
        if float(wish.mean()) <= ERRORS * float(wish.std()) / worlds**0.5:
            return BEST
        return Verdict(max(0.0, float(win.mean())), float(points.mean()), float(wish.mean()), best)


def hindsight(game: Game, cards: Cards, decision: Decision, opened: bool, again: bool = False) -> Hindsight:
    """Return advice on a decision: by what the seat knew, or with all hands open."""
    rng = thoughts(SEED, decision.seat, decision.number + again * CHECKED)
    state = game.state.row(decision.state)[0] if opened else None
    return Hindsight(game, cards, decision.known, list(decision.legal), rng, opened=state)
