"""The bot of the guide is short, true, and plays."""

import doctest
import re
from pathlib import Path
from typing import Any

import pytest

from meadhall.arena.job import play
from meadhall.core.game import find

GUIDE = Path(__file__).parents[2] / "docs" / "guides" / "write-a-bot.md"
CODE = re.findall(r"```python\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)[0]
exec(compile(CODE, str(GUIDE), "exec"))  # defines Grasping, as a module of the reader's would
Grasping: Any = globals()["Grasping"]


def test_what_the_guide_says_of_its_bot_is_true() -> None:
    text = GUIDE.read_text(encoding="utf-8")
    found = doctest.DocTestParser().get_doctest(text, {"Grasping": Grasping}, GUIDE.name, str(GUIDE), 0)
    assert len(found.examples) == 5
    assert doctest.DocTestRunner(verbose=False).run(found).failed == 0


def test_the_bot_of_the_guide_has_at_most_twenty_lines() -> None:
    assert sum(bool(line.strip()) for line in CODE.splitlines()) <= 20


@pytest.mark.parametrize(("game", "seats"), [("eketorp", 3), ("shipwrights", 1), ("shipwrights", 2)])
def test_the_bot_of_the_guide_plays_a_whole_game(game: str, seats: int) -> None:
    found = find(game)
    cards = found.load_cards(None)
    own = f"{__name__}:Grasping"
    result = play(
        {
            "game": game,
            "options": found.complete_options(seats, None),
            "cards": {"name": cards.name, "cards": cards.rows},
            "seconds": None,
            "index": 0,
            "deal": 0,
            "seed": 2,
            "seating": [own, *["thrall"] * (seats - 1)],
        }
    )
    assert result["failures"] == [] and result["reason"] in found.endings and result["asked"][0] > 10
    if seats > 1:
        assert result["winners"] == [0]
