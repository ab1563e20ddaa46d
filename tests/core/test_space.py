"""The action table: codes, actions and texts."""

import numpy as np
import pytest

from meadhall.core.game import REGISTRY, Game
from meadhall.core.space import Kind, Space

every_game = pytest.mark.parametrize("game", REGISTRY.values(), ids=list(REGISTRY))
TOY = Space(
    Kind("die", (("1", "2"),), chance=True),
    Kind("go", (("north", "south", "far away"), ("slow", "fast"))),
    Kind("rest"),
)


@every_game
def test_code_action_and_text_are_inverse(game: Game) -> None:
    space = game.space
    for code, action in enumerate(space.actions):
        assert action.code == code
        assert space[code] is action
        assert space.parse(action.text) is action
        assert space.codes(action.kind)[action.args] == code
        assert str(action) == action.text
    assert len({action.text for action in space.actions}) == len(space)


@every_game
def test_actions_of_chance_come_first(game: Game) -> None:
    assert [action.chance for action in game.space.actions] == sorted(
        (action.chance for action in game.space.actions), reverse=True
    )
    assert sum(action.chance for action in game.space.actions) == game.space.chances > 0


@every_game
def test_the_arrays_for_the_rules_agree_with_the_actions(game: Game) -> None:
    space = game.space
    for action in space.actions:
        assert space.kinds[space.kind[action.code]].name == action.kind
        assert space.number(action.kind) == space.kind[action.code]
        padded = (*action.args, 0, 0, 0)[:3]
        assert (space.x[action.code], space.y[action.code], space.z[action.code]) == padded


@every_game
def test_codes_are_indexed_by_the_arguments(game: Game) -> None:
    for kind in game.space.kinds:
        codes = game.space.codes(kind.name)
        assert codes.shape == tuple(len(domain) for domain in kind.domains)
        assert sorted(codes.ravel()) == [action.code for action in game.space.actions if action.kind == kind.name]


@every_game
def test_no_field_is_named_like_an_attribute_of_numpy(game: Game) -> None:
    for name in (*game.state.cells, *game.known.cells):
        assert not hasattr(np.recarray, name) and not hasattr(np.record, name) and not hasattr(np.ndarray, name)


def test_a_small_table_reads_like_this() -> None:
    assert [action.text for action in TOY.actions] == [
        *("die 1", "die 2"),
        *("go north slow", "go north fast", "go south slow", "go south fast", "go far away slow", "go far away fast"),
        "rest",
    ]
    assert TOY[7].args == (2, 1)
    assert TOY.codes("go").tolist() == [[2, 3], [4, 5], [6, 7]]
    assert TOY.codes("rest").shape == ()
    assert (len(TOY), TOY.chances) == (9, 2)


@pytest.mark.parametrize("text", ["go far away fast", "  go   far away\tfast\n", "go far  away fast "])
def test_a_text_is_read_whatever_its_spacing(text: str) -> None:
    found = TOY.parse(text)
    assert found is not None and found.code == 7


def test_a_text_is_read_in_capitals_or_not_and_with_any_spaces() -> None:
    assert TOY.parse(" GO  North slow ") == TOY.parse("go north slow") == TOY.by_text["go north slow"]


@pytest.mark.parametrize("text", ["", " ", "go", "go north", "gonorthslow", "rest rest", "go 0 0", "7"])
def test_nonsense_is_no_action(text: str) -> None:
    assert TOY.parse(text) is None


def test_two_actions_with_one_text_are_refused() -> None:
    with pytest.raises(ValueError, match="share a text"):
        Space(Kind("go", (("a", "a"),)))
    with pytest.raises(ValueError, match="share a text"):
        Space(Kind("go", (("a b",),)), Kind("go a", (("b",),)))


def test_chance_after_a_decision_is_refused() -> None:
    with pytest.raises(ValueError, match="chance outcomes come first"):
        Space(Kind("rest"), Kind("die", (("1", "2"),), chance=True))
