"""What a viewer is shown, game by game: the shape of a view is ours, the shape of its position is the game's own."""

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated, Any, Literal, get_args, get_type_hints

from pydantic import Field
from typing_extensions import TypedDict, is_typeddict

from ...core.game import REGISTRY, Game
from ...core.view import View

SHARED = get_type_hints(View, include_extras=True)


def position_of(game: Game) -> Any:
    """Return the shape that the game declares its `view` to return; a game that declares none shows any object."""
    return get_type_hints(game.view).get("return", dict[str, Any])


def view_of(game: Game) -> Any:
    """Return the shape of a view of this game."""
    own = {"game": Literal[game.name], "position": position_of(game)}
    shape: Any = TypedDict(f"{game.name.title()}View", SHARED | own)  # type: ignore[misc]
    shape.__doc__ = f"What a viewer is shown of a game of {game.name.title()}."
    return shape


def change_of(game: Game) -> Any:
    """Return the shape of what a step changes in a view of this game: names and places with what they hold now."""
    name, position = game.name.title(), position_of(game)
    names = get_type_hints(position) if is_typeddict(position) else {}
    many = [each for each, part in (game.shared or {}).items() if not callable(part)]
    within: dict[str, Any] = {each: _by_key(names[each]) for each in many}
    parts = {
        "view": _some(f"{name}ViewChange", get_type_hints(View) | {"game": Literal[game.name], "position": position}),
        "position": _some(f"{name}PositionChange", names),
        "places": _some(f"{name}PlacesChange", within),
    }
    shape: Any = TypedDict(f"{name}Change", {"game": Literal[game.name]} | parts)  # type: ignore[misc]
    shape.__doc__ = f"What a step changed in a view of a game of {name}."
    return shape


def _some(name: str, hints: dict[str, Any]) -> Any:
    """Return the shape of an object that has some of these fields."""
    return TypedDict(name, hints, total=False)  # type: ignore[operator]


def _by_key(part: Any) -> Any:
    """Return the shape of some of what a list holds, or an object by its words."""
    held: Any = reduce(or_, get_type_hints(part).values()) if is_typeddict(part) else get_args(part)[0]
    return dict[str, held]


if TYPE_CHECKING:
    AnyView = View
    AnyChange = dict[str, Any]
else:
    AnyView = Annotated[reduce(or_, map(view_of, REGISTRY.values())), Field(discriminator="game")]
    AnyChange = Annotated[reduce(or_, map(change_of, REGISTRY.values())), Field(discriminator="game")]
