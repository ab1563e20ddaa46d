"""A question is answered legally whatever happens to the bot."""

from dataclasses import replace

import pytest

from meadhall.bots.levels import Maker, bot_named
from meadhall.server.bots import question as asking
from meadhall.server.bots.question import Answer, answer

from ..bots.failing import Cheating, Raising, Unmade
from .deciding import GAMES, players_choice, question, undecided


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("moves", [0, 40, 90])
@pytest.mark.parametrize("level", ["thrall", "karl"])
def test_a_bot_answers_as_it_would_at_the_table(game: str, moves: int, level: str) -> None:
    asked = question(undecided(game, moves), level)
    assert answer(asked, None) == Answer(players_choice(game, level, moves))


@pytest.mark.parametrize(
    ("failing", "failure"),
    [
        (Raising, "jarl failed: RuntimeError: no idea <b>at all</b>"),
        (Unmade, "jarl failed: KeyError: 'no such file'"),
        (Cheating, "jarl failed: ValueError: -1 is not legal"),
    ],
)
def test_karl_stands_in_for_a_bot_that_fails(failing: Maker, failure: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asking, "bot_named", lambda level: failing if level == "jarl" else bot_named(level))
    asked = question(undecided("eketorp"), "jarl", cards_id=f"for {failing}")
    assert answer(asked, None) == Answer(players_choice("eketorp", "karl"), (failure,))


def test_where_nobody_can_think_the_first_legal_action_is_taken() -> None:
    blind = replace(question(undecided("eketorp"), "jarl"), known=b"too short")
    found = answer(blind, None)
    assert found.code == blind.legal[0]
    assert [failure.split(":")[0] for failure in found.failures] == ["jarl failed", "karl failed"]


def test_a_worker_remembers_only_so_many_decks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asking, "_minds", {})
    table = undecided("eketorp")
    for number in range(asking.KEPT + 5):
        answer(question(table, "karl", f"cards {number}"), None)
    assert [id for _, id in asking._minds] == [f"cards {number}" for number in range(5, asking.KEPT + 5)]


def test_a_deck_is_read_once() -> None:
    asked = question(undecided("eketorp"), "karl", "read once")
    first = answer(asked, None)
    assert answer(replace(asked, cards=[]), None) == first and not first.failures


@pytest.mark.parametrize("level", ["wizard", "search@5", "tests.bots.failing:Dying", ""])
def test_only_the_levels_of_the_server_are_asked(level: str) -> None:
    with pytest.raises(ValueError, match="a bot of the server is one of thrall, karl, jarl, konung"):
        question(undecided("eketorp"), level)


def test_who_has_nothing_to_decide_is_not_asked() -> None:
    with pytest.raises(ValueError, match="nothing to decide"):
        replace(question(undecided("eketorp"), "karl"), legal=[])
