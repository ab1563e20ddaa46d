"""The suite that every game must pass (DESIGN §7.3)."""

import random
from typing import Any

import numpy as np
import pytest

from meadhall import IllegalMove, Table
from meadhall.core.contract import CHANCE, CHANCE_BIT, SPECTATOR
from meadhall.core.game import REGISTRY
from meadhall.core.position import Entry, Position, seats_of
from meadhall.core.rng import stream

from .conformance import CASES, option_sets, sample

pytestmark = pytest.mark.xdist_group("sample")  # so that what plays at random is loaded once
every_case = pytest.mark.parametrize(("name", "seats"), CASES)
every_option = pytest.mark.parametrize(
    ("name", "options"), [(name, options) for name, game in sorted(REGISTRY.items()) for options in option_sets(game)]
)


def known_of(position: Position, seat: int) -> np.ndarray[Any, Any]:
    out = position.game.known.blank()
    position.game.rules.known(position.state, position.cards.record, seat, out[0])
    return out


def imagined(position: Position, known: np.ndarray[Any, Any], seed: int) -> Position:
    world = position.game.state.blank()
    position.game.rules.imagine(known[0], position.cards.record, stream(seed, 9), world[0])
    return Position(position.game, position.cards, world)


def check_walk(name: str, seats: int, seed: int, options: dict[str, Any], every: int = 1) -> int:
    """A game of random play, looked at before every entry, or `every` few; returns the number of decisions."""
    table = Table.new(name, seats, seed, options)
    game, position = table.game, table._beginning()
    dice = stream(seed, 0)
    decisions = entries = 0
    choice = random.Random(seed)
    while mask := position.mask():
        assert game.rules.faults(position.state, table.cards.record) == 0
        if entries % every == 0:
            assert not game.state.out_of_range(position.state)
        entries += 1
        if mask == CHANCE_BIT:
            weights = position.weights()
            assert weights.sum() > 0
            code = int(choice.choices(range(weights.size), weights.tolist())[0])
            position.apply(Entry(CHANCE, code))
            dice[1] += 1
            continue
        for seat in range(seats):
            legal = np.flatnonzero(position.legal(seat) == 0)
            assert bool(len(legal)) == (seat in seats_of(mask)), "a seat waits if and only if it can move"
        seat = choice.choice(seats_of(mask))
        position.apply(Entry(seat, int(choice.choice(np.flatnonzero(position.legal(seat) == 0)))))
        decisions += 1
        assert decisions < 20_000
    assert game.rules.faults(position.state, table.cards.record) == 0
    assert game.rules.ending(position.state) > 0
    assert game.rules.winners(position.state, table.cards.record) > 0 or seats == 1, "only a solo player can lose alone"
    return decisions


def check_walks(name: str, seats: int, seed: int, options: dict[str, Any], every: int = 1) -> None:
    """Walks until a hundred decisions were looked at: a small game takes a few."""
    decisions = games = 0
    while decisions <= 100:
        decisions += check_walk(name, seats, seed + games, options, every)
        games += 1
        assert games < 5


@every_case
def test_random_games_end_and_break_no_invariant(name: str, seats: int) -> None:
    check_walks(name, seats, 0, {})


@every_option
def test_every_option_ends_and_breaks_no_invariant(name: str, options: dict[str, Any]) -> None:
    check_walks(name, REGISTRY[name].seats[1], 5, options, every=8)


@pytest.mark.soak
@every_case
def test_many_random_games_break_no_invariant(name: str, seats: int) -> None:
    for seed in (1, *range(100, 140)):
        sets = option_sets(REGISTRY[name])
        for options in random.Random(seed).sample(sets, min(3, len(sets))):
            check_walk(name, seats, seed, options)


def check_known_laws(position: Position, seats: int, seed: int) -> None:
    game = position.game
    for seat in (SPECTATOR, *range(seats)):
        known = known_of(position, seat)
        world = imagined(position, known, seed)
        assert game.rules.faults(world.state, world.cards.record) == 0
        assert not game.state.out_of_range(world.state)
        assert known_of(world, seat).tobytes() == known.tobytes()
        assert world.mask() == position.mask()
        if seat != SPECTATOR:
            assert np.array_equal(world.legal(seat), position.legal(seat))


@every_case
def test_an_imagined_world_cannot_be_told_from_the_true_one(name: str, seats: int) -> None:
    for seed, position in enumerate(sample(name, seats).each()):
        check_known_laws(position, seats, seed)


@every_option
def test_imagined_worlds_under_every_option(name: str, options: dict[str, Any]) -> None:
    seats = REGISTRY[name].seats[1]
    for seed, position in enumerate(sample(name, seats, 60, tuple(options.items())).each()[::2]):
        check_known_laws(position, seats, seed)


@pytest.mark.soak
@every_case
def test_many_imagined_worlds(name: str, seats: int) -> None:
    for options in option_sets(REGISTRY[name], seats):
        for seed, position in enumerate(sample(name, seats, 700, tuple(options.items())).each()):
            check_known_laws(position, seats, seed)


@every_case
def test_imagination_varies_unless_nobody_else_has_secrets(name: str, seats: int) -> None:
    position = sample(name, seats).each()[20]
    known = known_of(position, 0)
    worlds = len({imagined(position, known, seed).array.tobytes() for seed in range(20)})
    assert worlds > 10 if seats > 1 else worlds == 1


@every_option
def test_sealed_choices_commute(name: str, options: dict[str, Any]) -> None:
    choice = random.Random(3)
    seen = 0
    for position in sample(name, REGISTRY[name].seats[1], 200, tuple(options.items())).each():
        several = seats_of(position.mask())
        if len(several) < 2:
            continue
        moves = {seat: int(choice.choice(np.flatnonzero(position.legal(seat) == 0))) for seat in several}
        results = set()
        for order in (several, several[::-1]):
            other = Position(position.game, position.cards, position.array.copy())
            for seat in order:
                if other.mask() == CHANCE_BIT:  # a draw belongs to its place in the log
                    break
                other.apply(Entry(seat, moves[seat]))
            else:
                results.add(other.array.tobytes())
        assert len(results) <= 1
        seen += len(results)
    assert seen > 20


@every_case
def test_illegal_moves_are_refused_and_change_nothing(name: str, seats: int) -> None:
    choice = random.Random(seats)
    table = Table.new(name, seats, 11)
    for deal in range(60):
        if table.outcome:
            table = Table.new(name, seats, deal)
        for seat in range(seats):
            legal = {move.code for move in table.moves(seat)}
            for code in choice.sample(sorted(set(range(len(table.game.space))) - legal), 12):
                before, entries = table.position.array.tobytes(), len(table.entries)
                with pytest.raises(IllegalMove) as refused:
                    table.play(seat, code)
                assert refused.value.rule and refused.value.reason
                assert table.why_not(seat, code) == (refused.value.rule, refused.value.reason)
                assert (table.position.array.tobytes(), len(table.entries)) == (before, entries)
        seat = choice.choice(table.waiting)
        table.play(seat, choice.choice(table.moves(seat)))


@every_case
def test_replay_equals_play(name: str, seats: int) -> None:
    choice = random.Random(seats)
    table = Table.new(name, seats, 12)
    marks = {}
    while table.outcome is None:
        seat = choice.choice(table.waiting)
        table.play(seat, choice.choice(table.moves(seat)))
        marks[len(table.entries)] = table.position.checksum()
    again = Table.parse(table.dump())
    assert again.position.array.tobytes() == table.position.array.tobytes()
    assert again.outcome == table.outcome
    for count in choice.sample(sorted(marks), 20):
        assert table.at(count).position.checksum() == marks[count]


@every_case
def test_every_reason_names_a_rule(name: str, seats: int) -> None:
    game = REGISTRY[name]
    assert set(game.rule_of) == set(game.reasons) - {0}


@every_case
def test_a_view_is_plain_json_and_says_nothing_of_the_log_length(name: str, seats: int) -> None:
    import json

    table = Table.new(name, seats, 13)
    for seat in (None, *range(seats)):
        view = table.view(seat)
        assert json.loads(json.dumps(view)) == view
    before = table.view(None)
    seat = table.waiting[-1]
    moves = table.moves(seat)
    table.play(seat, moves[0])
    if seats > 1 and table.waiting == tuple(before["waiting"]):
        assert table.view(None) == before


@every_case
def test_scores_in_a_view_are_those_of_the_table_where_nothing_is_sealed(name: str, seats: int) -> None:
    table, rng = Table.new(name, seats, 17), random.Random(seats)
    while table.outcome is None:
        seat = table.due
        for viewer in (None, seat):
            assert table.view(viewer)["scores"] == table.position.scores(seats)
        table.play(seat, rng.choice(table.moves(seat)))
    assert table.view(None)["scores"] == list(table.outcome.scores)
