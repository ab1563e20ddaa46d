"""The moments that decided a game: found from what seats could expect, and told by the sentences of its story."""

import random
import re
from functools import cache
from itertools import product
from pathlib import Path

import pytest

from meadhall import Table
from meadhall.core.game import REGISTRY
from meadhall.core.phrase import COLOURS, seat_name
from meadhall.i18n import LANGUAGES, Words
from meadhall.moments import KEPT, Deed, decisive, deeds

GOLDEN = Path(__file__).parent / "golden"


@cache
def fought() -> list[Deed]:
    return deeds(Table.load(GOLDEN / "eketorp-06-4-rounds.json"))


@pytest.mark.parametrize("name", ["eketorp-06-4-rounds", "shipwrights-4-sensible"])
def test_what_some_gain_others_lose(name: str) -> None:
    table = Table.load(GOLDEN / f"{name}.json")
    found, sums = deeds(table), table.game.deeds.sums if table.game.deeds else ()
    assert 10 < len(found) <= KEPT
    assert [deed.entry for deed in found] == sorted(deed.entry for deed in found)
    for deed in found:
        assert abs(sum(deed.changes)) < 1e-6
        assert 1 <= deed.round <= 10
        assert deed.phrase.id in sums or deed.phrase.id.startswith("eketorp-moment-")


def test_whoever_is_plundered_loses_by_it() -> None:
    found = fought()
    plundered = [deed for deed in found if deed.phrase.id == "eketorp-moment-plundered"]
    assert plundered
    for deed in plundered:
        [victim] = [seat for seat in range(4) if deed.phrase.params["rival"] == seat_name(seat)]
        assert deed.changes[victim] < 0
        assert isinstance(points := deed.phrase.params["points"], int) and points > 0


def test_a_fight_is_told_by_what_came_of_it_in_every_language() -> None:
    """Each deed is told to whom it happened, and to somebody who looked on."""
    told: dict[str, set[str]] = {}
    languages = [Words(each) for each in LANGUAGES]
    for deed, language, you in product(fought(), languages, (None, *COLOURS[:4])):
        language.you = you
        told.setdefault(f"{deed.phrase.id} {language.language}", set()).add(language.say(deed.phrase))
    assert {"plundered", "repelled", "won", "beaten-field", "tie-field"} <= {
        key.split()[0].removeprefix("eketorp-moment-") for key in told
    }
    assert all("{" not in said and "moment-" not in said for each in told.values() for said in each)
    assert any(re.search(r"broke in .* and cost you \d", said) for said in told["eketorp-moment-plundered en"])


def test_a_ship_is_weighed_with_what_follows_at_once() -> None:
    """Red pays for the Karve with the entry that launches it, and turns over the Eikja for it with the next."""
    found = deeds(Table.load(GOLDEN / "shipwrights-4-sensible.json"))
    launched = [deed for deed in found if deed.phrase.id == "shipwrights-event-launched"]
    [karve] = [deed for deed in launched if deed.round == 2 and deed.phrase.params["who"] == seat_name(0)]
    assert karve.changes[0] > 1


def test_a_seat_is_told_what_mattered_to_it() -> None:
    own = Deed(3, 1, (-4.0, 4.5, -0.5), seat_name(0))
    assert own.most_concerned(None) == 1 and own.most_concerned(0) == 0
    for mine in (None, *range(4)):
        chosen = decisive(fought(), mine, 3)
        assert len(chosen) == 3 and [deed.entry for deed, _ in chosen] == sorted(deed.entry for deed, _ in chosen)
        assert all(abs(deed.changes[seat]) >= 1 for deed, seat in chosen)
    assert [seat for _, seat in decisive(fought(), 0, 3)] != [seat for _, seat in decisive(fought(), 3, 3)]
    assert decisive([Deed(0, 1, (0.4, -0.4), seat_name(0))], 0, 3) == []


def test_no_moment_says_the_opposite_of_its_points() -> None:
    """Who beats a 1 with a 6 has won, and has given the 6 away: no moment is the one with the price of the other."""
    at_odds = 0
    for deed in fought():
        winner = {"won": "who", "beaten-field": "who", "plundered": "who", "repelled": "rival"}.get(
            deed.phrase.id.removeprefix("eketorp-moment-"), ""
        )
        [*wins] = [seat for seat in range(4) if deed.phrase.params.get(winner) == seat_name(seat)]
        at_odds += any(deed.changes[seat] <= -1 for seat in wins)
        for mine in (None, *range(4)):
            for deed_of, seat in decisive([deed], mine, 1):
                assert seat not in wins or deed_of.changes[seat] > 0
    assert at_odds, "no winner of a fight has lost by it in this game"


@pytest.mark.parametrize("game", REGISTRY)
def test_moves_that_were_taken_back_do_not_count(game: str) -> None:
    table, dice = Table.new(game, 3, 8), random.Random(8)
    while table.outcome is None:
        seat = dice.choice(table.waiting)
        if table.undoable(seat) and dice.random() < 0.1:
            table.undo(seat)
        else:
            table.play(seat, dice.choice(table.moves(seat)))
    live = set(table.live)
    assert len(live) < len(table.entries)
    assert all(deed.entry in live for deed in deeds(table))
