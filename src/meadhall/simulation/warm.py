"""The cache of compiled rules, filled part by part: only what the players of a game will need."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import numpy as np

from ..bots.compiled.iterate import foresee, walk
from ..bots.compiled.judgement import prospects
from ..bots.hints import Advice
from ..bots.levels import iterations, own_name, stand_in
from ..bots.player import Player
from ..core.compiled import CACHE, COMPILED, LATER, processor, ready_mark
from ..core.contract import CHANCE
from ..core.game import REGISTRY, Game
from ..core.position import Entry, Position
from ..core.record import Reading
from ..core.rng import below, stream
from ..core.space import Action
from ..core.table import Table
from ..core.whole import STAMPS
from .games import play_chunk

RULES, KARL, SEARCH = "rules", "karl", "search"
THRALL_GAMES, KARL_GAMES, LAB = "thrall-games", "karl-games", "lab"  # whole games in one compiled loop

BRIEF = 0.02  # of the imagined games of a hint


@dataclass(frozen=True, slots=True)
class Stage:
    """A step of compiling. Its weight is about the seconds that it takes on an empty cache."""

    weight: float
    work: Callable[[], object]

    def __call__(self) -> None:
        self.work()


def parts_for(game: Game, players: Iterable[str]) -> list[str]:
    """Return the parts that players need: the rules; Karl, who also plays on for a bot that fails; and the search."""
    bots = {own_name(name) for name in players} - {"thrall"}
    karl = bool(bots) and stand_in(game) == "karl"
    return [RULES, *[KARL] * karl, *[SEARCH] * any(map(iterations, bots))]


def _mark(game: Game, part: str) -> Path:
    own = STAMPS.get(game.state.dtype, "")
    return CACHE / f"{game.name}{own and '-' + own}-{part}-{processor()}.ready"


def is_warm(game: Game, part: str) -> bool:
    return (not COMPILED and not LATER) or _mark(game, part).exists()


def mark(game: Game, part: str) -> None:
    """Mark a part as compiled and, if it was the last that a server needs, the whole too."""
    _mark(game, part).touch()
    if all(is_warm(each, needed) for each in REGISTRY.values() for needed in parts_for(each, ["konung"])):
        ready_mark(CACHE).touch()


def stages(game: Game, players: Iterable[str]) -> list[Stage]:
    """Return what is still to be compiled, one step after another."""
    return _missing(game, parts_for(game, players))


def game_stages(game: Game, players: Iterable[str]) -> list[Stage]:
    """Return what is still to be compiled for whole games of players who answer at once."""
    return _missing(game, [KARL_GAMES if "karl" in players else THRALL_GAMES])


def weight(stages: Iterable[Stage]) -> float:
    return sum(stage.weight for stage in stages)


def _missing(game: Game, parts: Iterable[str]) -> list[Stage]:
    return [stage for part in parts if not is_warm(game, part) for stage in _stages(game, part)]


def _stages(game: Game, part: str) -> Iterator[Stage]:
    yield from {RULES: _rules, KARL: _karl, SEARCH: _search}.get(part, partial(_games, part))(game)
    yield Stage(0.0, lambda: mark(game, part))


def load(game: Game, part: str) -> None:
    """Take a part from the warm cache now, so that nobody waits for it later. Interpreted rules need none."""
    if not COMPILED:
        return
    if part == RULES:
        _converse(game, game.seats[0])
    else:
        _play_one(game, {KARL: "karl", SEARCH: "search@1"}[part])
    if part == SEARCH:
        _advise(game)
        _foresee(game)


def _rules(game: Game) -> Iterator[Stage]:
    cards, seats = game.load_cards(None), game.seats[0]
    options = game.complete_options(seats, None)
    position = Position(game, cards, game.state.blank())
    rules, state = game.rules, position.state
    yield Stage(0.5, lambda: rules.start(state, cards.record, seats, game.encode(options)))
    yield Stage(0.2, position.mask)
    yield Stage(9.0, lambda: rules.apply(state, cards.record, CHANCE, int(position.weights().argmax())))
    yield Stage(3.0, lambda: position.legal(0))
    yield Stage(3.0, lambda: Table.new(game.name, seats, 1).view(None))
    yield Stage(0.2, lambda: rules.scores(state, cards.record, np.zeros((seats, len(game.parts)), np.int32)))
    yield Stage(0.4, lambda: _facts(game, position))
    yield Stage(2.5, lambda: rules.faults(state, cards.record))
    yield from (Stage(0.4, partial(_converse, game, seats)) for seats in game.seats[:2])


def _facts(game: Game, position: Position) -> None:
    rules, state = game.rules, position.state
    rules.rounds(state), rules.ending(state), rules.winners(state, position.cards.record), rules.sealed(state)


def _converse(game: Game, seats: int) -> None:
    """Play a whole game as people play it: say what each choice means, try moves of several steps, tell the story."""
    table, rng = Table.new(game.name, seats, 1), stream(1, 1)
    while table.outcome is None:
        seat = table.due
        known, moves, cards = table.known(seat), table.moves(seat), table.cards
        game.board(known, cards)
        table.view(seat)
        for action in moves:
            game.action(action, known, cards)
        table.why_not(seat, game.example(known, cards))
        action = moves[int(below(rng, len(moves)))]
        _relate(table, seat, action)
        table.play(seat, action)


def _relate(table: Table, seat: int, action: Action) -> None:
    """Tell the story of an Action, and of each step that it sets off."""
    trial, told, going = table.position.at(table.position.array.tobytes()), [action], True
    before = Reading(trial.known(seat))
    trial.act(Entry(seat, action.code))
    while going:
        after = Reading(trial.known(seat))
        table.game.story(before, after, seat, told.pop() if told else None, table.cards)
        before, going = after, trial.advance()


def _karl(game: Game) -> Iterator[Stage]:
    yield Stage(10.0, lambda: _play_one(game, "karl"))
    yield Stage(4.0, lambda: _expect(game))


def _expect(game: Game) -> None:
    """Weigh up a position as Python does, to find what decided a game."""
    table = Table.new(game.name, game.seats[0], 1)
    prospects(table.position.state, table.cards.record, np.zeros(max(table.seats, 2)))


def _search(game: Game) -> Iterator[Stage]:
    yield Stage(10.0, lambda: _play_one(game, "search@1"))
    yield Stage(0.5, lambda: _advise(game))
    yield Stage(2.0, lambda: _foresee(game))


def _games(part: str, game: Game) -> Iterator[Stage]:
    cards, seats = game.load_cards(None), game.seats[0]
    bot = {THRALL_GAMES: "thrall", KARL_GAMES: "karl"}[part]
    yield Stage(8.0, lambda: play_chunk(game, [bot] * seats, range(1), game.complete_options(seats, None), cards))


def _play_one(game: Game, bot: str) -> None:
    table = _undecided(game)
    Player(bot, table, table.due).play()


def _advise(game: Game) -> None:
    """Give a short hint."""
    table = _undecided(game)
    seat = table.due
    Advice(game, table.cards, table.known(seat), table.moves(seat), stream(1, 1), effort=BRIEF).ideas(0)


def _foresee(game: Game) -> None:
    """Play on from a position once, as a review does."""
    table = _undecided(game)
    room, found = walk(*game.scratch(), table.seats, len(game.parts)), np.zeros((2, 1, table.seats))
    states, cards, until = table.position.array, table.cards.array, 1 + int(game.rules.rounds(table.position.handle))
    foresee(room, states, cards, game.state.blank(), table.seats, until, stream(1, 1), found[0], found[1])


def _undecided(game: Game) -> Table:
    """Return a table at which somebody has a choice."""
    table = Table.new(game.name, game.seats[0], 1)
    while len(table.moves(table.due)) == 1:
        table.play(table.due, table.moves(table.due)[0])
    return table
