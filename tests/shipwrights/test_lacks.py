"""A refused move says what it lacks: so much of each good, and which craftsmen."""

import random
from collections import Counter
from collections.abc import Iterable

import pytest

from meadhall import Table
from meadhall.core.phrase import Phrase
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
        ("board 0: SH01\nseat 0: worker 9, wood 9, wool 9, iron 9", "ship 1", "You need a blacksmith."),
        (
            "board 0: SH11\nseat 0: worker 4, wood 2, wool 2, iron 2, gold 2",
            "ship 1",
            "You need a blacksmith, a stonecutter and a carpenter.",
        ),
        ("board 0: SH01 CR08\nseat 0: worker 2, wood 2, wool 1, iron 2", "ship 1", "You need 1 more coin."),
        ("hand 0: TF10\nseat 0: coin 9", "play TF10", "You need 1 more card."),
        ("hand 0: TF09\nseat 0: coin 9", "play TF09", "You need 1 more wood, wool or iron."),
        ("buildings 0: HU06/TF09\nseat 0: worker 1", "place building 0", "You need 1 more wood, wool or iron."),
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


@pytest.mark.parametrize(
    ("text", "move", "cause"),
    [
        ("board 0: - worker\nseat 0: worker 0", "place board 2", ("S6.9.2", "space_taken")),
        ("board 0: CR07\nseat 0: worker 0", "place board 1", ("S6.9.5", "space_covered")),
    ],
)
def test_a_move_that_no_goods_would_allow_says_what_is_so(
    set_up: SetUp, text: str, move: str, cause: tuple[str, str]
) -> None:
    """The rules look at the goods first. Nobody gets them for nothing, then to hear that the space is taken."""
    table = set_up(f"seats 3, round 2\n{text}")
    assert table.why_not(0, move) == cause and table.lack(0, move) is None
    code = table.game.space.by_text[move].code
    assert code in table.reasons(0)[cause[1]]


def test_a_step_of_no_action_says_to_choose_one_first(set_up: SetUp) -> None:
    lack = set_up("seats 3, round 2\nhand 0: BU01").lack(0, "at 0")
    assert lack is not None and words("en").say(lack) == "That’s part of an action: choose one first."


def test_a_move_of_another_step_names_what_is_asked(set_up: SetUp) -> None:
    table = set_up("seats 3, round 2\nbuildings 0: HU01/TF02\nseat 0: worker 3, coin 9, gold 3")
    table.play(0, "place building 0")
    for asked, said in (
        (table, "First choose what your worker does."),
        (Table.new("shipwrights", 3, 1), "First choose what you keep."),
    ):
        lack = asked.lack(0, "forge")
        assert lack is not None and words("en").say(lack) == said
        assert asked.lack(0, asked.game.space.parse("forge")) == lack
        assert len({words(language).say(lack) for language in LANGUAGES}) == len(LANGUAGES)


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


def wanted_goods(said: Phrase) -> list[str] | None:
    """The goods that a lack names, one by one, None if it names a skill too."""
    wanted = said.params.get("wanted")
    if not isinstance(wanted, list) or not all(phrase.id == "shipwrights-more" for phrase in wanted):
        return None
    return [str(phrase.params["good"]) for phrase in wanted for _ in range(int(str(phrase.params["count"])))]


def has_enough(table: Table, code: int, goods: Iterable[str]) -> bool:
    """Whether seat 0 may make the move if it is given these goods."""
    trial = table.copy()
    for good in goods:
        if good == "card":
            trial.position.state.hand_size[0] += 1
        else:
            trial.position.state.goods[0, GOOD_WORDS.index("wood" if good == "any" else good)] += 1
    return bool(trial.position.legal(0)[code] == 0)


@pytest.mark.parametrize("seeds", [[4], pytest.param(range(12), marks=pytest.mark.soak)])
def test_what_lacks_in_whole_games_is_enough_and_no_unit_too_much(seeds: Iterable[int]) -> None:
    """In one game everything is lacking once."""
    tried = Counter[str]()
    for seed in seeds:
        table, choice = Table.new("shipwrights", 2, seed), random.Random(seed)
        while table.waiting:
            for code, said in table.lacks(0).items() if 0 in table.waiting else ():
                if (goods := wanted_goods(said)) is not None:
                    assert has_enough(table, code, goods), table.game.space[code].text
                    assert not any(has_enough(table, code, goods[:at] + goods[at + 1 :]) for at in range(len(goods)))
                    tried.update(goods)
            seat = choice.choice(table.waiting)
            table.play(seat, choice.choice(table.moves(seat)))
    assert tried.keys() >= {"worker", "coin", "wood", "wool", "iron", "gold", "card"}


def test_a_move_refused_for_another_reason_has_no_lack(set_up: SetUp) -> None:
    table = set_up("seats 3, round 2\nhand 0: BU01")
    assert table.lack(0, "lay SH01") is None and table.lack(0, "end") is None
    for nonsense in ("nonsense", -1, 10**9, None):
        assert table.lack(0, nonsense) is None
