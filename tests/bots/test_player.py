"""A bot that fails is told of by name, and Karl plays on in its seat."""

import time
from dataclasses import replace

import numpy as np
import pytest

from meadhall import Table
from meadhall.bots import player
from meadhall.bots.bot import Budget, Stream, Thrall
from meadhall.bots.levels import bot_named
from meadhall.bots.player import LONGEST, Player
from meadhall.core.space import Action

from .failing import SLOW

FAILING = "tests.bots.failing"
FAILURES = {
    "Raising": ("raised", "RuntimeError: no idea <b>at all</b>"),
    "Leaving": ("raised", "SystemExit: 3"),
    "Cheating": ("illegal", "-1"),
    "Mute": ("illegal", "a Unwritable"),
    "Yes": ("illegal", "True"),
    "Array": ("illegal", "array([0, 1, 2])"),
    "Unmade": ("unmade", "KeyError: 'no such file'"),
}


def ended(names: list[str], seed: int, budget: Budget | None = None) -> tuple[Table, list[Player]]:
    table = Table.new("eketorp", len(names), seed)
    players = [Player(name, table, seat, budget, "the test's table") for seat, name in enumerate(names)]
    while table.outcome is None:
        players[table.due].play()
    return table, players


@pytest.mark.parametrize(("name", "why"), FAILURES.items())
def test_karl_plays_on_from_the_very_decision_at_which_a_bot_fails(name: str, why: tuple[str, str]) -> None:
    table, players = ended([f"{FAILING}:{name}", "thrall", "thrall"], 3)
    failure = players[0].failure
    assert failure and (failure.kind, failure.detail) == why
    assert table.entries == ended(["karl", "thrall", "thrall"], 3)[0].entries
    told = str(failure)
    assert f"{FAILING}:{name} in seat 0 of the test's table" in told and "Karl plays on" in told and "\n" not in told


def test_an_answer_that_comes_too_late_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(player, "GRACE", 0.2)
    began = time.perf_counter()
    table, players = ended(["thrall", f"{FAILING}:Slow", "thrall"], 3, Budget(seconds=0.1))
    assert time.perf_counter() - began < SLOW
    assert players[1].failure and players[1].failure.kind == "late"
    assert table.outcome and players[0].failure is None


def test_a_failure_at_a_table_of_people_does_not_tell_its_seed() -> None:
    table = Table.new("eketorp", 3, key=bytes(32), name="hall-7")
    player = Player(f"{FAILING}:Raising", table, 0)
    player.play()
    assert "in seat 0 of table hall-7 raised" in str(player.failure) and str(table.seed) not in str(player.failure)


class Waking(Thrall):
    """Fails only at its third decision."""

    def __init__(self, game: object, cards: object) -> None:
        self.asked = 0

    def choose(self, known: np.record, legal: list[Action], rng: Stream, budget: Budget) -> Action:
        self.asked += 1
        return legal[0] if self.asked < 3 else replace(legal[0], code=0)


def test_a_bot_may_fail_late_and_what_it_played_before_stands() -> None:
    _, players = ended([f"{__name__}:Waking", "thrall", "thrall"], 3)
    failure = players[0].failure
    assert failure and failure.kind == "illegal" and failure.decision >= 2


def test_what_a_bot_says_is_cut_to_one_line() -> None:
    assert player.one_line("x" * 1000).endswith("…") and len(player.one_line("x" * 1000)) == LONGEST
    assert player.one_line("a\x1b[31m\n\tb") == r"'a\x1b[31m\n\tb'"
    assert player.one_line(ValueError("a\x1b[31m\n\tb")) == "a [31m b"


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("wizard", "no bot is called 'wizard'; there are thrall, karl, jarl, konung, search@N"),
        ("search@0", "no bot is called 'search@0'"),
        ("search@", "no bot is called 'search@'"),
        ("nowhere:Bot", "bot nowhere:Bot cannot be loaded: ModuleNotFoundError"),
        (f"{FAILING}:Nobody", f"bot {FAILING}:Nobody cannot be loaded: AttributeError"),
        (f"{FAILING}:Mindless", f"bot {FAILING}:Mindless has no `choose`"),
        (":", "bot : cannot be loaded"),
    ],
)
def test_a_bot_that_is_not_there_is_named(name: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=r"bot") as error:
        bot_named(name)
    assert str(error.value).startswith(sentence) and "\n" not in str(error.value)


def test_random_is_another_word_for_a_thrall() -> None:
    assert ended(["random"] * 3, 4)[0].entries == ended(["thrall"] * 3, 4)[0].entries
