"""Recorded whole games replay to their exact scores: one for every end reason and seat count."""

import json
import re
from pathlib import Path

import pytest

from meadhall import Table
from meadhall.core.game import REGISTRY

FOLDER = Path(__file__).parent / "golden"
LINE = re.compile(r"(?P<name>\S+) (?P<reason>\w+) scores (?P<scores>[\d ]+) winners(?P<winners>[\d ]*)")
GAMES = {
    found["name"]: found for found in map(LINE.fullmatch, (FOLDER / "games.txt").read_text().splitlines()) if found
}


@pytest.mark.rule("E14.11")
@pytest.mark.rule("S16.3.5")
@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_replays_to_its_score(name: str) -> None:
    table = Table.load(FOLDER / f"{name}.json")
    outcome = table.outcome
    assert outcome is not None
    assert outcome.reason == GAMES[name]["reason"]
    assert [parts["total"] for parts in outcome.scores] == [int(each) for each in GAMES[name]["scores"].split()]
    assert outcome.winners == tuple(int(each) for each in GAMES[name]["winners"].split())


ENDINGS = {
    "eketorp": {(seats, ending) for seats in range(3, 7) for ending in ("castle", "rounds")},
    "shipwrights": {(1, "solo_won"), (1, "solo_lost")} | {(seats, "rounds") for seats in range(2, 6)},
}


@pytest.mark.parametrize("game", REGISTRY)
def test_there_is_a_golden_game_for_every_ending_and_seat_count(game: str) -> None:
    found = set()
    for name, line in GAMES.items():
        plain = json.loads((FOLDER / f"{name}.json").read_text())
        if plain["game"] == game:
            found.add((plain["seats"], line["reason"]))
    assert found == ENDINGS[game]
    assert {ending for _, ending in found} == set(REGISTRY[game].endings[1:])


def test_every_recorded_game_is_listed() -> None:
    assert {path.stem for path in FOLDER.glob("*.json")} == set(GAMES)
