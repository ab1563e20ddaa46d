"""Refusals drawn at random: what the cited rule says holds in the position, as the player is shown it."""

from collections import Counter
from functools import cache

import pytest

from meadhall import Table
from meadhall.core.game import find
from meadhall.games.eketorp.rules.state import Phase

from .reasons import eketorp, shipwrights
from .reasons.drawn import Refusal, Setting, draw

MOST = 6  # refusals of a reason, of each game that is played


def weary(table: Table, seat: int) -> None:
    """The seat has made all the actions that it may (S16.2.6)."""
    table.position.state.acted[seat] = shipwrights.ENOUGH


def beaten(table: Table, seat: int) -> None:
    """The seat has no amulet left and nobody at home, so the table would not even ask it."""
    state = table.position.state
    state.amulets[seat] = 0
    if state.phase == Phase.PLAN and not state.plan[seat].any() and len(table.waiting) > 1:
        state.ready |= 1 << seat
        state.home[seat] = 0


HOUSE_RULES = {
    "mulligan": "optional", "buildMode": "simultaneous", "skipPointlessSiege": True, "emptyFieldBattle": False,
}  # fmt: skip
SETTINGS = {
    "eketorp": (
        Setting("eketorp", 3, 5, worn=beaten),
        Setting("eketorp", 4, 7, "french"),
        Setting("eketorp", 6, 8, HOUSE_RULES),
    ),
    "shipwrights": (
        Setting("shipwrights", 1, 8),
        Setting("shipwrights", 1, 16, {"enemies": "e1234"}),
        Setting("shipwrights", 2, 6, worn=weary),
        Setting("shipwrights", 3, 4, {"conversion": "manual"}, weary),
        Setting("shipwrights", 4, 7),
    ),
}
CONDITIONS = {"eketorp": eketorp.CONDITIONS, "shipwrights": shipwrights.CONDITIONS}
UNMET = {
    "eketorp": set[tuple[str, str]](),
    "shipwrights": {
        ("S2.3.1", "no_such_enemy"),  # only with card tables of one's own
        ("S3.1.3", "not_your_decision"),  # only while chance falls, for which no table waits
    },
}
every_game = pytest.mark.parametrize("game", SETTINGS)


@cache
def refusals(game: str) -> list[Refusal]:
    return [refusal for setting in SETTINGS[game] for refusal in draw(setting, MOST)]


@every_game
def test_what_the_cited_rule_says_holds(game: str) -> None:
    assert len(refusals(game)) > 200
    wrong = [str(each) for each in refusals(game) if not holds(game, each)]
    assert not wrong, "\n".join(wrong)


def holds(game: str, refusal: Refusal) -> bool:
    condition = CONDITIONS[game].get(refusal.cited)
    return condition is not None and condition(refusal)


@every_game
def test_the_conditions_tell_the_rules_apart(game: str) -> None:
    """What one rule says hardly ever holds where another one is cited, so a wrong citation would be noticed."""
    drawn = [each for each in refusals(game) if not each.action.chance]
    others = Counter(
        (each.cited, cited)
        for each in drawn
        for cited, condition in CONDITIONS[game].items()
        if cited != each.cited and condition(each)
    )
    assert others.total() < 0.1 * len(drawn), others.most_common(9)


@every_game
def test_every_rule_that_can_be_cited_has_a_condition_that_was_met(game: str) -> None:
    met = {each.cited for each in refusals(game)}
    assert set(CONDITIONS[game]) - met == UNMET[game]
    reasons = {reason.name.lower() for reason in find(game).reasons if reason}
    assert reasons <= {reason for _, reason in CONDITIONS[game]}
