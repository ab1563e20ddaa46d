"""The contract: a game is registered only if its rules export exactly it."""

from types import ModuleType

import pytest

from meadhall.core.contract import CONTRACT, Contract, check
from meadhall.core.game import REGISTRY, Game

both_games = pytest.mark.parametrize("game", REGISTRY.values(), ids=list(REGISTRY))


def copy_of(game: Game) -> ModuleType:
    """Return a module with the same rules, which a test may spoil."""
    found = ModuleType("spoilt")
    found.__dict__.update({name: getattr(game.rules, name) for name in CONTRACT}, __all__=list(CONTRACT))
    return found


@both_games
def test_the_rules_of_both_games_keep_it(game: Game) -> None:
    check(game.rules)
    check(copy_of(game))


def test_every_function_of_it_says_what_it_does() -> None:
    assert len(CONTRACT) == 19
    assert all(getattr(Contract, name).__doc__.strip().endswith(".") for name in CONTRACT)


@both_games
def test_what_is_missing_or_too_much_is_refused(game: Game) -> None:
    rules = copy_of(game)
    rules.__dict__["__all__"] = [*CONTRACT, "cheat"]
    with pytest.raises(TypeError, match=r"spoilt exports .*cheat"):
        check(rules)
    rules.__dict__["__all__"] = [name for name in CONTRACT if name != "known"]
    with pytest.raises(TypeError, match=r"the contract is .*known"):
        check(rules)


@both_games
def test_other_parameters_are_refused(game: Game) -> None:
    rules = copy_of(game)
    rules.__dict__["forced"] = lambda s, cards, seat: -1
    with pytest.raises(TypeError, match="forced takes s, cards, seat; the contract says s, cards, seat, why"):
        check(rules)
