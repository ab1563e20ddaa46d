"""Karl's judgement of Eketorp: it reads nothing hidden, sees the obvious, and beats Thralls."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from meadhall.bots import eketorp as karl
from meadhall.bots.bot import Budget
from meadhall.bots.compiled.karl import Karl
from meadhall.core.contract import CHANCE, CHANCE_BIT
from meadhall.core.game import find
from meadhall.core.position import Entry, Position, seats_of
from meadhall.core.rng import roll, stream
from meadhall.games.eketorp.people.notation import position
from meadhall.simulation.games import play_chunk

from ..conformance import sample

GAME = find("eketorp")
CARDS = GAME.load_cards(None)
WORLDS = 3
pytestmark = pytest.mark.xdist_group("sample")  # so that what plays at random is loaded once
OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"preset": "french", "buildMode": "simultaneous", "mulligan": "optional", "skipPointlessSiege": True},
)


def judged(state: np.record, seat: int, codes: list[int]) -> list[float]:
    promise = np.zeros(len(codes))
    karl.appeals(state, CARDS.record, seat, np.array(codes, np.int64), len(codes), promise)
    return promise.tolist()


def legal_codes(board: Position, seat: int) -> list[int]:
    return [int(code) for code in np.flatnonzero(board.legal(seat) == 0)]


def check_law(board: Position) -> None:
    """A seat judges the true position as it judges any that it cannot tell from it."""
    for seat in seats_of(board.mask()):
        codes = legal_codes(board, seat)
        before = board.array.tobytes()
        truth = judged(board.state, seat, codes)
        assert board.array.tobytes() == before
        assert np.isfinite(truth).all()
        seen = GAME.look(board.state, CARDS.record, seat)
        for world in range(WORLDS):
            imagined = GAME.state.blank()
            GAME.rules.imagine(seen, CARDS.record, stream(world, seat), imagined[0])
            assert judged(imagined[0], seat, codes) == truth


def karl_positions(seats: int, options: dict[str, Any], seed: int) -> Iterator[Position]:
    """The position before each decision of a game of Karls."""
    board = Position.start(GAME, CARDS, seats, GAME.complete_options(seats, options))
    bots = [Karl(GAME, CARDS) for _ in range(seats)]
    dice = stream(seed, 0)
    while mask := board.mask():
        if mask == CHANCE_BIT:
            board.apply(Entry(CHANCE, int(roll(dice, board.weights()))))
            continue
        yield board
        seat = seats_of(mask)[-1]
        seen = GAME.look(board.state, CARDS.record, seat)
        rows = [GAME.space[code] for code in legal_codes(board, seat)]
        board.apply(Entry(seat, bots[seat].choose(seen, rows, stream(seed, 1 + seat, board_age(board)), Budget()).code))


def board_age(board: Position) -> int:
    return int(board.state.openings) << 32


@pytest.mark.parametrize("seats", GAME.seats)
def test_appeals_read_only_what_the_seat_may_know_in_random_games(seats: int) -> None:
    for options in ((), (("buildMode", "simultaneous"),)):
        for board in sample("eketorp", seats, 150, options).each()[::3]:
            check_law(board)


@pytest.mark.soak
@pytest.mark.parametrize("seats", GAME.seats)
def test_appeals_read_only_what_the_seat_may_know_in_many_random_games(seats: int) -> None:
    for options in ((), (("buildMode", "simultaneous"),)):
        for board in sample("eketorp", seats, 600, options).each():
            check_law(board)


@pytest.mark.parametrize("seats", GAME.seats)
def test_appeals_read_only_what_the_seat_may_know_in_games_of_karls(seats: int) -> None:
    for seed, options in enumerate(OPTIONS):
        for board in karl_positions(seats, options, seed):
            check_law(board)


def choice(text: str, seat: int, *rows: str, seed: int = 1, options: dict[str, Any] | None = None) -> str:
    """Karl's choice at a position written as text, after some rows given as `seat row`."""
    board = Position(GAME, CARDS, position(text, options))
    for row in rows:
        who, _, what = row.partition(" ")
        step = GAME.space.parse(what)
        assert step is not None
        board.apply(Entry(int(who), step.code))
    seen = GAME.look(board.state, CARDS.record, seat)
    legal = [GAME.space[code] for code in legal_codes(board, seat)]
    return Karl(GAME, CARDS).choose(seen, legal, stream(seed, 1 + seat), Budget()).text


def test_claims_the_dearest_brick() -> None:
    """E6.3.4: seat 3 picks first where a stone and two grass lie."""
    assert choice("seats 4, round 3, leader 2\nC stone grass grass: 1 3", 3) == "claim stone"


UNDEFENDED = """
seats 4, round 3, leader 1
siege 0 catapult: 1
seat 0: wards 0 0 3 3, hand 1 4 6 6
seat 1: hand 1 2 3 6
walls 0: wood wood stone / wood
"""


def test_an_undefended_owner_hands_over_the_lowest_card() -> None:
    """E9.3.1: the card counts 0, and goes to the besieger."""
    rows = ("1 siege 0 catapult", "1 pass", "0 pass")
    assert choice(UNDEFENDED, 0, *rows) == "play 1"


def test_a_besieger_of_an_undefended_castle_plays_high() -> None:
    """E9.3.2: the difference is the besieger's own card, and in the last round no card is worth keeping."""
    rows = ("1 siege 0 catapult", "1 pass", "0 pass")
    assert choice(UNDEFENDED.replace("round 3", "round 10"), 1, *rows) == "play 6"


def test_plunders_the_dearest_booty() -> None:
    """E9.4: a difference of 6 takes the stone and a wood, off one stack or off both."""
    rows = ("1 siege 0 catapult", "1 pass", "0 pass", "1 play 6", "0 play 1")
    assert choice(UNDEFENDED, 1, *rows) in ("plunder 1 1 stone", "plunder 2 0 stone")


def test_no_amulets_for_a_castle_without_bricks() -> None:
    """E9.5: such a siege brings nothing."""
    text = "seats 4, round 10, leader 1\nsiege 0 boat: 1\nseat 1: hand 1, swap 2 2 2"
    assert choice(text, 1, "1 siege 0 boat") == "pass"


def test_one_amulet_for_a_card_that_decides_a_siege() -> None:
    """E8.2.3: a hand of one card costs one amulet; a 1 would bring a grass, any other more."""
    text = UNDEFENDED.replace("hand 1 2 3 6", "hand 1, swap 2 2 2").replace("round 3", "round 10")
    assert choice(text, 1, "1 siege 0 catapult") == "exchange"


def test_sends_vikings_where_bricks_lie_when_nobody_else_can() -> None:
    """E5.1.1, E6.1.2: all others are in the hospital, so one viking a brick is enough."""
    ill = "\n".join(f"seat {seat}: wards 6 0 0 0" for seat in (1, 2, 3))
    text = f"seats 4, round 2, leader 0, step plan\nB clay:\nD wood wood:\n{ill}"
    assert choice(text, 0) == "place B"
    assert choice(text, 0, "0 place B") == "place D"
    assert choice(text, 0, "0 place B", "0 place D") == "place D"


def test_poor_cards_are_no_reason_to_send_nobody() -> None:
    """E5.1: in the first round nothing is to be defended, and who stays at home gets nothing."""
    text = (
        "seats 4, round 1, leader 0, step plan\nB grass grass:\nC stone:\nD wood wood:\nF wood:\nseat 0: hand 1 1 2 4"
    )
    assert [choice(text, 0, seed=seed) for seed in range(40)].count("place home") < 4


def test_redraws_a_low_opening_hand() -> None:
    """E3.9: a new hand cannot be much worse."""
    board = next(
        board
        for seed in range(400)
        for board in karl_positions(4, {"mulligan": "optional"}, seed)
        if len(legal_codes(board, int(board.state.asked))) == 2 and board.state.round_no == 0
    )
    seat = int(board.state.asked)
    codes = legal_codes(board, seat)
    assert GAME.space[codes[int(np.argmax(judged(board.state, seat, codes)))]].text == "redraw"


def test_prospects_are_the_score_when_all_is_over() -> None:
    for seats in GAME.seats:
        *_, board = karl_positions(seats, {}, 7)
        parts = np.zeros((seats, len(GAME.parts)), np.int32)
        GAME.rules.scores(board.state, CARDS.record, parts)
        expected = np.zeros(seats)
        spread = karl.prospects(board.state, CARDS.record, expected)
        assert board.mask() == 0
        assert expected.tolist() == parts.sum(axis=1).tolist()
        assert 0 < spread < 1


def test_karl_beats_three_thralls() -> None:
    won, games = 0.0, 100
    for seat in range(4):
        players = ["karl" if each == seat else "thrall" for each in range(4)]
        for result in play_chunk(GAME, players, range(games), GAME.complete_options(4, None), CARDS):
            won += (seat in result.winners) / len(result.winners)
    assert won >= 0.9 * 4 * games
