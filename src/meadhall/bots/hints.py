"""Hints: a seat's best whole moves, each tried in the same imagined worlds as the others, and why it is good."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from heapq import heappop, heappush

import numpy as np

from ..core.contract import sealed
from ..core.game import Cards, Game
from ..core.hints import Codes, Compared, Imagined, Reasons, decimal
from ..core.phrase import Phrase
from ..core.position import Entry, Position
from ..core.rng import thoughts
from ..core.space import Action
from ..core.table import Table
from .bot import Stream
from .compiled.iterate import AHEAD, FOUND, FREE, TO_THE_END, Given, Walk, grow, walk
from .compiled.judgement import appeals, reopen
from .compiled.tree import NONE, Tree, look_up, plant

EFFORTS = (1_000, 5_000, 20_000)  # imagined games of each stage for the tree, and as many again for whole moves
STAGES = len(EFFORTS)
MOVES = (10, 16, 24)  # whole moves that each stage compares
FINALISTS = 4
SHOWN = 3
TRACED = (40, 80, 160)  # worlds of each stage of which the reasons are told
ENTRIES = 600  # of an imagined game that are noted
EXPANDED = 300  # unfinished moves that are looked at
RESAMPLED = 400
POINT = 0.005  # of a win, as the search wants it
EQUAL = 0.004  # of a win: what differs by less is as good
TOLD = 0.1  # points that are worth a word
LEAST = 0.005  # of all chances to be the best move: what has less is no hint
TRIES = np.uint64(1 << 30)  # numbers of a decision from here on are for trying whole moves


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
class Advice:
    """Hints for one decision, which become better stage by stage. The same question has the same answers."""

    game: Game
    cards: Cards
    known: np.record
    legal: list[Action]
    rng: Stream
    kept: Codes = ()  # what a person has placed already, as a whole move
    effort: float = 1.0  # how many times as long it thinks
    opened: np.record | None = None  # the true state, where all hands are open
    stages: list[list[Idea]] = field(default_factory=list)
    compared: list[Imagined] = field(default_factory=list)  # of the latest stage, best first, then what was dropped

    def __post_init__(self) -> None:
        self.seen = self.game.known.blank()
        self.seen[0] = self.known
        reopen(self.seen[0])
        self.true = self.game.state.blank(0 if self.opened is None else 1)
        if self.opened is not None:
            self.true[0] = self.opened
        self.sealed = bool(sealed(self.known))
        self.room = Room(self.game, int(self.known.seats))
        self.tree: Tree = plant(int(self.effort * sum(EFFORTS)) + 2)
        self.bare: Tree = plant(0)  # without room: all play on as Karl might, so that longer thinking measures the same
        self.thoughts = np.array([self.rng[0], self.rng[1]])
        self.trials = np.array([self.rng[0], self.rng[1] + TRIES])

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
        return self._said(self._compared(moves, effort, TRACED[stage]))

    def _grow(self, iterations: int, given: Given, rng: Stream | None = None) -> None:
        room, ahead = self.room, AHEAD if self.game.judgement else TO_THE_END
        own = self.thoughts if rng is None else rng
        tree = self.tree if rng is None else self.bare
        grow(
            tree, room.walk, self.seen, self.true, self.cards.array, room.worlds, room.looks, room.words, iterations,
            ahead, own, given,
        )  # fmt: skip

    # Which whole moves

    def _moves(self, most: int) -> list[Codes]:
        """Return whole moves, the likeliest by the tree first; what is placed already stays."""
        found: dict[Codes, None] = {self.kept: None} if self.kept else {}
        join = self.game.hints.join if self.game.hints else None
        for codes in self._likeliest():
            for whole in join(self.known, self.kept, codes) if join and self.kept else [codes]:
                found.setdefault(whole)
            if len(found) >= most:
                break
        return list(found)[:most]

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

    def _world(self, begin: np.uint64 | None = None) -> Position:
        """Return the world whose numbers begin there, or any."""
        array = self.game.state.blank()
        if self.opened is not None:
            array[0] = self.opened
        else:
            rng = self.trials.copy() if begin is None else np.array([self.rng[0], begin])
            self.game.rules.imagine(self.seen[0], self.cards.record, rng, array[0])
        return Position(self.game, self.cards, array)

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
        """Try all in the same worlds, drop the worse half again and again; return the finalists, best first.

        Of those that are as good as the best, the first in the order of the game is first.
        """
        left, rounds = moves, max(1, (len(moves) // FINALISTS).bit_length())
        results = {codes: np.zeros((0, FOUND)) for codes in moves}
        for number in range(rounds):
            worlds = max(8, effort // rounds // len(left))
            last = number == rounds - 1
            given, found = self._try(left, worlds, traced if last else 0)
            for at, codes in enumerate(left):
                results[codes] = np.concatenate([results[codes], found[at]])
            if last:
                break
            kept = max(FINALISTS, len(left) // 2)
            order = sorted(left, key=lambda codes: -results[codes][:, 2].mean())[:kept]
            left = order if not self.kept or self.kept in order else [*order, self.kept]
        imagined = [
            Imagined(codes, results[codes][:, 0], results[codes][:, 1], tuple(self._trails(given, at)))
            for at, codes in enumerate(left)
        ]
        worth = {each.codes: float(results[each.codes][:, 2].mean()) for each in imagined}
        first = min(codes for codes in worth if worth[codes] >= max(worth.values()) - EQUAL)
        finalists = sorted(imagined, key=lambda each: (each.codes != first, -worth[each.codes]))
        dropped = sorted(set(moves) - set(left), key=lambda codes: -results[codes][:, 2].mean())
        self.compared = [
            *finalists,
            *(Imagined(codes, results[codes][:, 0], results[codes][:, 1], ()) for codes in dropped),
        ]
        return finalists

    def _try(self, moves: list[Codes], worlds: int, traced: int) -> tuple[Given, np.ndarray]:
        """Play the moves in so many worlds, and note how the games of the first went on."""
        codes = np.zeros((len(moves), max(map(len, moves))), np.int64)
        for at, move in enumerate(moves):
            codes[at, : len(move)] = move
        lengths, shape = np.array([len(move) for move in moves], np.int64), (len(moves), worlds)
        parts = []
        for count, entries in ((min(traced, worlds), ENTRIES), (worlds - min(traced, worlds), 0)):
            part = (len(moves), count)
            given = Given(
                codes, lengths, np.zeros((*part, FOUND)), np.zeros(count, np.uint64),
                np.zeros((*part, entries, 2), np.int32), np.zeros(part, np.int64),
            )  # fmt: skip
            self._grow(count, given, self.trials)
            parts.append(given)
        found = np.concatenate([part.found for part in parts], axis=1)
        assert found.shape[:2] == shape
        return parts[0], found

    def _trails(self, given: Given, move: int) -> Iterator[np.ndarray]:
        """Play the noted games again, and yield the states that they led through."""
        every = bool(self.game.hints and self.game.hints.every_part)
        for world, begin in enumerate(given.begins):
            entries = given.notes[move, world, : given.noted[move, world]].tolist()
            yield _trail(self._world(begin), entries, every)

    def contrast(self, codes: Codes, other: Codes, worlds: int) -> Reasons:
        """Return what speaks for one move and against it beside another, in so many worlds of their own."""
        given, found = self._try([codes, other], worlds, worlds)
        mine, theirs = (
            Imagined(move, found[at][:, 0], found[at][:, 1], tuple(self._trails(given, at)))
            for at, move in enumerate((codes, other))
        )
        hints = self.game.hints
        return hints.why(Compared(self.known, self.cards, mine, theirs)) if hints else (None, None)

    # How they are said

    def said(self, codes: Codes) -> Phrase:
        """Say what a whole move does."""
        return self._worded(codes, Phrase("hint-only"), 1.0, 0.0, 0.0, 0, 0.0).says

    def _said(self, imagined: list[Imagined]) -> list[Idea]:
        sure = _chances_to_be_best(imagined)
        placed = next((each for each in imagined if each.codes == self.kept), None)
        shown: list[Idea] = []
        for at, (each, share) in enumerate(zip(imagined, sure, strict=True)):
            if share < LEAST or len(shown) == SHOWN:
                continue
            other = placed if placed and each is not placed else imagined[1] if at == 0 else imagined[0]
            ahead = imagined.index(each) < imagined.index(other)
            shown.append(self._idea(each, share, other, ahead))
        return shown

    def _idea(self, each: Imagined, share: float, other: Imagined, ahead: bool) -> Idea:
        better = float((each.points - other.points).mean())
        hints = self.game.hints
        reasons = hints.why(Compared(self.known, self.cards, each, other)) if hints else (None, None)
        score, win = float(each.points.mean()), float(each.wins.mean())
        return self._worded(
            each.codes, sentence(reasons, each, other, ahead), share, score, win, each.points.size, better
        )

    def _only(self, codes: Codes) -> Idea:
        return self._worded(codes, Phrase("hint-all-placed" if self.kept else "hint-only"), 1.0, 0.0, 0.0, 0, 0.0)

    def _worded(
        self, codes: Codes, why: Phrase, share: float, score: float, win: float, tries: int, better: float
    ) -> Idea:
        hints, actions = self.game.hints, tuple(self.game.space[code] for code in codes)
        text = hints.text(actions, self.known) if hints else actions[0].text
        says = said_move(self.game, self.cards, self.known, self._world(), actions, self.kept)
        return Idea(actions, text, says, why, share, score, win, tries, better)


def said_move(
    game: Game, cards: Cards, known: np.record, world: Position, actions: tuple[Action, ...], kept: Codes = ()
) -> Phrase:
    """Say what a whole move does, as the seat that knows this would; it is played in the world, which may be any."""
    whole = game.hints.say(actions, known, cards, kept) if game.hints else None
    if whole:
        return whole
    at, seat, said = world.at(world.array.tobytes()), int(known.seat), list[Phrase]()
    for action in actions:
        said.append(game.action(action, at.known(seat), cards))
        at.apply(Entry(seat, action.code))
    return Phrase("hint-steps", {"first": said[0], "then": list(said[1:])}) if said[1:] else said[0]


def advise(table: Table, seat: int, games: int) -> list[Idea]:
    """Return the hints for a seat of a table, found with so many imagined games for the tree and for whole moves."""
    rng = thoughts(table.seed, seat, table.made(seat))
    known, moves = table.known(seat), table.moves(seat)
    return Advice(table.game, table.cards, known, moves, rng, effort=games / EFFORTS[-1]).ideas(STAGES - 1)


class Room:
    """Arrays that an iteration writes into."""

    def __init__(self, game: Game, seats: int) -> None:
        size = game.known.dtype.itemsize
        self.words = np.zeros(-(-size // 8), np.uint64)
        self.looks = self.words.view(np.uint8)[:size].view(game.known.dtype)
        self.worlds = game.state.blank()
        self.walk: Walk = walk(*game.scratch(), seats, len(game.parts), ENTRIES)


def _trail(position: Position, entries: list[list[int]], every: bool) -> np.ndarray:
    states = [position.array.tobytes()]
    for seat, code in entries:
        if not every:
            position.apply(Entry(seat, code))
            continue
        position.act(Entry(seat, code))
        states.append(position.array.tobytes())
        while position.advance():
            states.append(position.array.tobytes())
    return np.frombuffer(b"".join([*states, position.array.tobytes()]), position.array.dtype)


def _chances_to_be_best(imagined: list[Imagined]) -> list[float]:
    """Return how often each would come out best if the same number of worlds were drawn again and again."""
    worlds = min(each.points.size for each in imagined)
    wishes = np.stack([each.wins[-worlds:] + POINT * each.points[-worlds:] for each in imagined])
    drawn = np.random.default_rng(0).multinomial(worlds, np.full(worlds, 1 / worlds), RESAMPLED)
    best = (wishes @ drawn.T).argmax(axis=0)
    return [float((best == at).mean()) for at in range(len(imagined))]


COSTS = {"hint-points": "hint-points-cost", "hint-wins": "hint-wins-cost"}  # the same, said as what it costs


def sentence(reasons: Reasons, each: Imagined, other: Imagined, ahead: bool) -> Phrase:
    """Put together what speaks for a move and against it; what the seat may expect fills the gap."""
    (better, worse), gain = reasons, expectation(each, other, ahead)
    if ahead:
        better = better or gain
    elif better and not worse:
        worse = gain and Phrase(COSTS[gain.id], gain.params)
    if better and worse:
        return Phrase("hint-why-but", {"reason": better, "cost": worse})
    if better:
        return Phrase("hint-why", {"reason": better})
    if worse:
        return Phrase("hint-even-but" if ahead else "hint-costs", {"cost": worse})
    return Phrase("hint-why", {"reason": gain}) if gain else Phrase("hint-even")


def expectation(each: Imagined, other: Imagined, ahead: bool) -> Phrase | None:
    """Say how many points or games more the better of two brings, whichever can be told; None if it is all the same."""
    points = float((each.points - other.points).mean())
    wins = round(100 * float((each.wins - other.wins).mean()))
    if abs(points) >= TOLD and (points > 0) == ahead:
        return Phrase("hint-points", {"count": decimal(points), "more": "more" if points > 0 else "fewer"})
    if wins and (wins > 0) == ahead:
        return Phrase("hint-wins", {"percent": abs(wins), "more": "more" if wins > 0 else "fewer"})
    return None
