"""What a command is given: game, seats, options, cards, language."""

import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..bots.levels import check_plays, usual_level
from ..console import complain, progress, tell
from ..core.files import LONGEST_NAME
from ..core.game import REGISTRY, Cards, Game, find
from ..core.table import Table

if TYPE_CHECKING:
    from ..i18n import Words
    from ..simulation.warm import Stage

GAMES = " or ".join(REGISTRY)
FIRST = next(iter(REGISTRY))  # the game that is meant if none is named
GameName = Annotated[str, typer.Argument(metavar="GAME", help=GAMES)]
CardFile = Annotated[
    Path | None, typer.Option(help="your own cards: a file or a folder of tables, as the game has them")
]
OptionList = Annotated[
    list[str], typer.Option("--option", "-o", help="a rule option, as `meadhall options` lists them")
]
Language = Annotated[str, typer.Option(help="two letters, like en or fr; else what the system speaks")]
Preset = Annotated[str, typer.Option(help="the edition's options, as `meadhall options` lists them")]
WHO = "thrall, karl, jarl, konung, search@N, or your own as module:Class; *N for several"


@dataclass(frozen=True)
class Setting:
    """Who plays what, by which rules, with which cards."""

    game: Game
    players: list[str]
    options: dict[str, object]
    cards: Cards


def read_setting(
    game: str, seats: str, preset: str, option: list[str], cards: Path | None, person: str = ""
) -> Setting:
    found = find(game)
    players = read_seats(seats or usual_players(found, person), person, found)
    return Setting(found, players, read_options(found, len(players), preset, option), read_cards(found, cards))


def read_options(game: Game, seats: int, preset: str, given: list[str]) -> dict[str, object]:
    chosen: dict[str, object] = {"preset": preset}
    for each in given:
        name, _, value = each.partition("=")
        try:
            chosen[name] = json.loads(value)
        except ValueError:
            chosen[name] = value
    return game.complete_options(seats, chosen)


def read_cards(game: Game, path: Path | None) -> Cards:
    cards = game.load_cards(path)
    for warning in cards.warnings:
        complain(warning)
    return cards


def new_table(set_up: Setting, seed: int | None) -> Table:
    table = Table.new(set_up.game.name, len(set_up.players), seed, set_up.options, set_up.cards)
    table.players = tuple(set_up.players)
    return table


def usual_players(game: Game, person: str) -> str:
    """Return who plays if nobody says so: Thralls or, where a person sits, that person and the usual level."""
    return f"{person},{usual_level(game)}*{game.usual_seats - 1}" if person else f"thrall*{game.usual_seats}"


def read_seats(text: str, person: str, game: Game) -> list[str]:
    """Return who sits in each seat. `me,karl*3` is four seats."""
    seats: list[str] = []
    for part in text.split(","):
        name, _, count = part.strip().partition("*")
        if (count and not count.isdecimal()) or len(name) > LONGEST_NAME:
            raise ValueError(f"a seat is {person and person + ', '}{WHO}, not {part!r}")
        if not person or name != person:
            check_plays(game, name)
        seats += [name] * int(count or 1)
    return seats


COMPILING = "Compiling the rules, once for this version …"


def compile_rules(game: Game, players: Iterable[str] = (), sentence: str = COMPILING) -> None:
    """Compile the rules the first time, and what these players need at a table. Say so, and show how far it is."""
    from ..simulation.warm import stages

    _compile(stages(game, players), sentence)


def compile_games(game: Game, players: Iterable[str] = ("thrall",)) -> None:
    """Compile the first time what whole games of these Thralls and Karls need, in one compiled loop."""
    from ..simulation.warm import game_stages

    _compile(game_stages(game, players), COMPILING)


def _compile(missing: "list[Stage]", sentence: str) -> None:
    if not missing:
        return
    tell(sentence)
    with progress() as bar:
        for stage in bar.track(missing, description="compiling"):
            stage()


def speak(lang: str) -> "Words":
    from ..i18n import system_language, words

    return words(lang or system_language())
