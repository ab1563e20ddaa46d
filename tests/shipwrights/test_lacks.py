"""A refused move says what it lacks: so much of each good, and which craftsmen."""

import pytest

from meadhall.games.shipwrights.cards.effects import GOOD_WORDS
from meadhall.i18n import LANGUAGES, words

from .conftest import SetUp


@pytest.mark.parametrize(
    ("text", "move", "lack"),
    [
        ("seat 0: coin 0", "buy wood", "You need 1 more coin."),
        ("seat 0: wood 1, wool 1, gold 9", "forge", "You need 1 more iron."),
        ("seat 0: gold 0", "forge", "You need 1 more wood, 1 more wool and 1 more iron."),
        ("seat 0: worker 0", "place board 1", "You need 1 more worker."),
        ("board 0: SH01\nseat 0: wood 9, wool 9, iron 9, worker 9, gold 0", "ship 1", "You need a "),
        ("board 0: SH01\nseat 0: worker 9, gold 0", "ship 1", "You need "),
    ],
)
def test_a_refused_move_names_its_lack(set_up: SetUp, text: str, move: str, lack: str) -> None:
    table = set_up(f"seats 3, round 2\n{text}")
    said = table.lack(0, move)
    assert table.why_not(0, move) is not None and said is not None
    assert words("en").say(said).startswith(lack)
    for language in LANGUAGES:
        assert "$" not in words(language).say(said)
    assert said in table.lacks(0).values()


def test_what_is_lacking_is_enough(set_up: SetUp) -> None:
    """With what it names, and no less, the move is legal."""
    table = set_up("seats 3, round 2\nseat 0: wood 1, gold 0, worker 1\nhand 0: BU01")
    said = table.lack(0, "build BU01")
    wanted = said.params["wanted"] if said else None
    assert isinstance(wanted, list)
    for short in (1, 0):
        trial = table.copy()
        for phrase in wanted:
            good, count = GOOD_WORDS.index(str(phrase.params["good"])), int(str(phrase.params["count"]))
            trial.position.state.goods[0, good] += count - short
        assert (trial.why_not(0, "build BU01") is None) == (short == 0)


def test_a_move_refused_for_another_reason_has_no_lack(set_up: SetUp) -> None:
    table = set_up("seats 3, round 2\nhand 0: BU01")
    assert table.lack(0, "lay SH01") is None and table.lack(0, "end") is None
    for nonsense in ("nonsense", -1, 10**9, None):
        assert table.lack(0, nonsense) is None
