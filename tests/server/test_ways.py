"""All ways to pay a move: each is legal, its bill is what the table then loses, and the cheapest comes first."""

import itertools
import random
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from meadhall import Table
from meadhall.core.position import Entry
from meadhall.games.shipwrights.cards.effects import GOOD_WORDS
from meadhall.games.shipwrights.rules.state import SUPPLY, Phase
from meadhall.server.errors import Refusal
from meadhall.server.tables import ways as module
from meadhall.server.tables.ways import list_ways
from meadhall.trial import imagine

from ..browser.positions import buildings, decisions, written
from .people import People, bearer, problem

pytestmark = pytest.mark.xdist_group("ways")  # so that the positions are found once
GAMES = ("1-asked-sensible", "2-sensible", "3-manual")
Json = dict[str, Any]


def ways_of(table: Table, seat: int, move: Any) -> Json:
    return list_ways(imagine(table, seat), seat, move)


def paid(way: Json) -> dict[str, int]:
    return {line["good"]: line["paid"] for line in way["bill"] if line["paid"]}


def refusal(answer: httpx.Response) -> tuple[int, str]:
    status, error, _ = problem(answer)
    return status, error


def goods_after(table: Table, seat: int, move: str) -> dict[str, int]:
    """What a seat holds once the move alone is carried out; the rest of what follows is left undone."""
    trial = table.position.at(table.position.array.tobytes())
    *steps, last = [entry.code for entry in table.entries_for(seat, move)]
    for code in steps:
        trial.apply(Entry(seat, code))
    trial.act(Entry(seat, last))
    return dict(zip(GOOD_WORDS, trial.state.goods[seat].tolist(), strict=False))


def looks() -> Iterator[tuple[Table, int, str]]:
    """Any legal move of each decision in the action phases of some recorded games, and every ship."""
    dice = random.Random(5)
    for game in GAMES:
        for table, (seat, *_) in decisions(game):
            if table.position.state.phase == Phase.ACTIONS:
                moves = [move.text for move in table.moves(seat)]
                for move in {dice.choice(moves), *(move for move in moves if move.startswith("ship"))}:
                    yield table, seat, move


def test_in_whole_games_every_way_is_legal_and_its_bill_is_what_is_lost() -> None:
    several = 0
    for table, seat, move in looks():
        found = ways_of(table, seat, move)["ways"]
        before = dict(zip(GOOD_WORDS[:SUPPLY], table.position.state.goods[seat].tolist(), strict=True))
        gained = []
        for way in found:
            assert table.why_not(seat, way["move"]) is None
            after, bill = goods_after(table, seat, way["move"]), paid(way)
            gained.append({good: after[good] - before[good] + bill.get(good, 0) for good in before})
        assert all(each == gained[0] for each in gained), "how it is paid makes no difference to what is gained"
        assert all(count >= 0 for count in gained[0].values())
        several += len(found) > 1
    assert several > 20


@pytest.mark.parametrize("position", range(50))
def test_in_fifty_recorded_positions_every_way_is_there_with_its_bill(position: int) -> None:
    building = buildings()[position]
    found = ways_of(building.table, building.seat, f"ship {building.space}")
    assert not found["more"]
    assert {way["move"] for way in found["ways"]} == set(building.ways)
    for way in found["ways"]:
        assert paid(way) == building.paid(way["move"])
    for one, other in itertools.combinations(found["ways"], 2):
        cheap, dear = ({**paid(way), "lost": len(way["lost"])} for way in (one, other))
        assert cheap == dear or any(cheap.get(good, 0) < count for good, count in dear.items()), "a dearer one is first"


def test_a_bill_says_where_gold_stands_in_and_who_is_lost() -> None:
    table = written(
        "seats 2, round 2\nseat 0: worker 2, wood 1, wool 1, iron 2, gold 1\nboard 0: SH01 CR01\nhand 0: JA01"
    )
    best, *_ = ways_of(table, 0, "ship 1")["ways"]
    assert best["move"] == "ship 1, from 2"
    assert best["lost"] == ["CR01"]
    assert [tuple(line.values()) for line in best["bill"]] == [
        ("worker", 2, 2), ("wood", 2, 1), ("wool", 1, 1), ("iron", 2, 2), ("gold", 0, 1),
    ]  # fmt: skip


def test_what_cannot_be_chosen_comes_with_the_rule_that_forbids_it() -> None:
    table = written(
        "seats 2, round 2\nseat 0: worker 2, wood 2, wool 1, iron 2, gold 1\nboard 0: SH01 CR01\nhand 0: JA01"
    )
    [skill, card] = ways_of(table, 0, "ship 1")["questions"]
    assert (skill["ask"], skill["of"], card["ask"], card["of"]) == ("skill", "blacksmith", "card", "blacksmith")
    assert [(each["step"], each["reason"]) for each in skill["options"]] == [("from 2", ""), ("labourer", "")]
    table = written("seats 2, round 2\nseat 0: worker 2, wood 2, wool 1, iron 2\nboard 0: SH01 CR01")
    [skill] = ways_of(table, 0, "ship 1")["questions"]
    refused = {each["step"]: (each["rule"], each["reason"]) for each in skill["options"]}
    assert refused == {"from 2": ("", ""), "labourer": ("S6.7.16", "rest_not_payable")}


@pytest.mark.parametrize(
    ("move", "bills"),
    [
        ("play TF09", {"basic wood": {"wood": 1}, "basic iron": {"iron": 1}, "basic gold": {"gold": 1}}),
        ("play TF10", {"card TF09": {"card": 1}, "card JA01": {"card": 1}}),
        ("place building 1", {"card TF09": {"worker": 1, "card": 1}, "card TF10": {"worker": 1, "card": 1},
                              "card JA01": {"worker": 1, "card": 1}}),
        ("buy wood", {"": {"coin": 1}}),
        ("tuck TF09, at 1", {"": {"gold": 1}}),
        ("end", {}),
    ],
)  # fmt: skip
def test_other_moves_are_paid_too(move: str, bills: dict[str, dict[str, int]]) -> None:
    table = written(
        "seats 2, round 2, card RO01\nseat 0: worker 1, coin 1, wood 1, iron 1, gold 1\n"
        "hand 0: TF09 TF10 JA01\nbuildings 0: HU01, BU06"
    )
    if not bills:
        with pytest.raises(Refusal):
            ways_of(table, 0, move)
        return
    found = {way["move"].removeprefix(move).removeprefix(", "): paid(way) for way in ways_of(table, 0, move)["ways"]}
    assert list(found.items()) == list(bills.items()), "the cheapest first"


def test_a_game_without_payment_gives_its_one_way() -> None:
    table = Table.new("eketorp", 3, 7)
    for move in ("plan A1", {"plan": {"A": 1}}, table.moves(0)[0].code):
        assert ways_of(table, 0, move) == {
            "questions": [], "ways": [{"move": move, "choices": [], "bill": [], "lost": []}], "more": False,
        }  # fmt: skip


def test_there_is_an_end_to_what_is_looked_at_and_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    most = buildings()[0]
    whole = ways_of(most.table, most.seat, f"ship {most.space}")
    monkeypatch.setattr(module, "MOST_SHOWN", 5)
    shown = ways_of(most.table, most.seat, f"ship {most.space}")
    assert (shown["ways"], shown["more"]) == (whole["ways"][:5], True)
    monkeypatch.setattr(module, "MOST_SHOWN", 400)
    monkeypatch.setattr(module, "MOST_SEEN", 7)
    seen = ways_of(most.table, most.seat, f"ship {most.space}")
    assert (len(seen["ways"]), seen["more"]) == (7, True)
    monkeypatch.setattr(module, "COMPILED", False)
    assert len(ways_of(most.table, most.seat, f"ship {most.space}")["ways"]) == module.MOST_INTERPRETED == 60


def test_it_comes_of_what_the_seat_knows_and_changes_nothing() -> None:
    building = buildings()[0]
    table, seat = building.table.copy(), building.seat
    state, before = table.position.state, table.position.array.tobytes()
    found = ways_of(table, seat, f"ship {building.space}")
    assert table.position.array.tobytes() == before
    other = (seat + 1) % table.seats
    given, taken = state.hand[other].nonzero()[0][0] if state.hand[other].any() else 0, state.pile.nonzero()[0][0]
    state.pile[taken] -= 1
    state.pile[given] += 1
    if state.hand[other].any():
        state.hand[other, given] -= 1
        state.hand[other, taken] += 1
    assert ways_of(table, seat, f"ship {building.space}") == found


def test_an_illegal_move_is_refused_with_its_rule() -> None:
    with pytest.raises(Refusal) as refused:
        ways_of(Table.new("shipwrights", 2, 7), 0, "ship 1")
    assert (refused.value.status, refused.value.error) == (422, "illegal")


def test_only_who_holds_the_seat_is_answered(guests: People) -> None:
    made = guests.make("shipwrights", "me,me,open", start=False)
    at = f"/api/tables/{made.id}/seats/0/ways"
    owner, neighbour = made.people
    assert refusal(owner.request("POST", "ways", {"move": "end"})) == (409, "not_running")
    made = guests.make("shipwrights")
    owner, neighbour, _ = made.people
    at = f"/api/tables/{made.id}/seats/0/ways"
    move = {"move": owner.view()["moves"][0]["code"]}
    assert owner.request("POST", "ways", move).json()["ways"]
    assert refusal(guests.http.post(at, json=move, headers=bearer(neighbour.secret))) == (403, "not_yours")
    assert refusal(guests.http.post(at, json=move, headers=bearer(made.secrets["watch"]))) == (403, "not_yours")
    assert refusal(guests.http.post(at, json=move, headers=bearer("x" * 22))) == (404, "unknown")
    assert refusal(guests.http.post(at, json=move)) == (401, "unauthorized")
    assert refusal(owner.request("POST", "ways", {"move": True})) == (422, "malformed")
