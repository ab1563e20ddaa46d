"""The draft: cards dealt, kept and passed on (S5)."""

import pytest

from meadhall import Table

from .conftest import SetUp, act, fall, options_of, yard
from .dealing import ONE_EACH, chances, few_cards, play_on, seen, unopened

CLOCKWISE, COUNTER = "RO01", "RO02"


def dealt(seats: int, card: str = CLOCKWISE, cards: int = 6) -> Table:
    """The first round; so many cards a seat are dealt in turn, in the order of ONE_EACH."""
    table = unopened(seats, {"enemies": "none"})
    fall(table, *(f"hut HU0{seat + 1}" for seat in range(seats)), f"round {card}")
    fall(table, *(f"draw {each}" for each in ONE_EACH[: cards * seats]))
    return table


def pack(table: Table, seat: int) -> list[str]:
    found: list[str] = seen(table, seat)["pack"]
    return found


def hand(table: Table, seat: int) -> list[str]:
    found: list[str] = seen(table, seat)["hand"]
    return found


def pick_first(table: Table) -> None:
    """Everybody picks the first card of the pack."""
    for seat in table.waiting:
        act(table, seat, f"card {pack(table, seat)[0]}")


def way_of_first_pack(table: Table) -> list[tuple[int, int]]:
    """Who holds the pack that was dealt to seat 0, and its size, step by step."""
    first = set(pack(table, 0))
    way = []
    while seen(table)["step"] == "draft":
        way += [(seat, len(pack(table, seat))) for seat in range(table.seats) if first & set(pack(table, seat))]
        pick_first(table)
    return way


@pytest.mark.rule("S5.1.1")
@pytest.mark.rule("Q49")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_everybody_holds_six_cards_after_every_draft(seats: int) -> None:
    table = Table.new("shipwrights", seats=seats, seed=8, options={"enemies": "none"})
    for round_no in (1, 2, 5):
        play_on(table, round_no, "draft")
        assert [yard(table, seat)["handSize"] for seat in range(seats)] == [0] * seats
        play_on(table, round_no, "actions")
        assert [yard(table, seat)["handSize"] for seat in range(seats)] == [6] * seats
        assert [len(hand(table, seat)) for seat in range(seats)] == [6] * seats


@pytest.mark.rule("S5.1.4")
def test_when_the_pile_runs_out_the_discards_become_the_pile(set_up: SetUp) -> None:
    discards = ONE_EACH[8:20]
    table = set_up(f"seats 3, round 2, step round\ndiscards: {' '.join(discards)}", cards=few_cards(20))
    fall(table, "round RO02", *(f"draw {card}" for card in ONE_EACH[:7]))
    assert chances(table) == {f"draw {ONE_EACH[7]}": 1}
    fall(table, f"draw {ONE_EACH[7]}")
    assert chances(table) == {f"draw {card}": 1 for card in discards}
    assert seen(table)["discards"] == []
    fall(table, *(f"draw {card}" for card in discards[:10]))
    assert seen(table)["step"] == "draft"
    assert [len(pack(table, seat)) for seat in range(3)] == [6, 6, 6]
    assert seen(table)["drawPile"] == 2


@pytest.mark.rule("S5.1.5")
def test_kept_cards_cannot_be_used_before_the_action_phase(set_up: SetUp) -> None:
    table = set_up(
        "seats 3, round 2, step draft\nhand 0: SH01 CR01 TF01 BU01\n"
        "pack 0: SH02 SH03\npack 1: SH02 SH03\npack 2: SH02 SH04"
    )
    assert options_of(table, 0) == {"card SH02", "card SH03"}
    for move in ("discard SH01", "lay SH01", "lay CR01", "play TF01", "build BU01", "tuck CR01", "card SH01"):
        assert table.why_not(0, move) is not None


@pytest.mark.rule("S5.2.1")
@pytest.mark.rule("S5.2.2")
@pytest.mark.rule("S5.2.3")
@pytest.mark.rule("S5.2.4")
def test_w7c_a_solo_player_keeps_two_of_five_of_four_and_of_three() -> None:
    table = dealt(1, cards=5)
    assert pack(table, 0) == ["SH01", "SH02", "SH03", "SH04", "SH05"]
    act(table, 0, "card SH02", "card SH05")
    assert seen(table)["discards"] == ["SH01", "SH03", "SH04"]
    fall(table, *(f"draw {card}" for card in ("BU01", "BU02", "BU03", "BU04")))
    assert (pack(table, 0), hand(table, 0)) == (["BU01", "BU02", "BU03", "BU04"], ["SH02", "SH05"])
    act(table, 0, "card BU01", "card BU02")
    assert seen(table)["discards"] == ["SH01", "SH03", "SH04", "BU03", "BU04"]
    fall(table, *(f"draw {card}" for card in ("TF01", "TF02", "TF03")))
    assert pack(table, 0) == ["TF01", "TF02", "TF03"]
    act(table, 0, "card TF01", "card TF03")
    assert hand(table, 0) == ["SH02", "SH05", "BU01", "BU02", "TF01", "TF03"]
    assert seen(table)["discards"] == ["SH01", "SH03", "SH04", "BU03", "BU04", "TF02"]
    assert (seen(table)["step"], seen(table)["drawPile"]) == ("actions", 122 - 12)


@pytest.mark.rule("S5.3.1")
@pytest.mark.rule("S5.3.2")
@pytest.mark.rule("S5.3.3")
@pytest.mark.rule("S5.3.4")
@pytest.mark.parametrize("card", [CLOCKWISE, COUNTER])
def test_w7a_two_players(card: str) -> None:
    n = dict(enumerate(ONE_EACH, 1))
    table = dealt(2, card, cards=5)
    assert pack(table, 0) == [n[1], n[3], n[5], n[7], n[9]]
    assert pack(table, 1) == [n[2], n[4], n[6], n[8], n[10]]
    act(table, 0, f"card {n[1]}", f"card {n[3]}")
    act(table, 1, f"card {n[2]}", f"card {n[4]}")
    fall(table, f"draw {n[11]}", f"draw {n[12]}")
    assert pack(table, 0) == [n[6], n[8], n[10], n[11]]
    assert pack(table, 1) == [n[5], n[7], n[9], n[12]]
    act(table, 0, f"card {n[8]}", f"card {n[11]}")
    act(table, 1, f"card {n[5]}", f"card {n[9]}")
    fall(table, f"draw {n[13]}", f"draw {n[14]}")
    assert pack(table, 0) == [n[7], n[12], n[13]]
    assert pack(table, 1) == [n[6], n[10], n[14]]
    assert seen(table)["discards"] == []
    act(table, 0, f"card {n[7]}", f"card {n[13]}")
    act(table, 1, f"card {n[6]}", f"card {n[14]}")
    assert hand(table, 0) == [n[each] for each in (1, 3, 7, 8, 11, 13)]
    assert hand(table, 1) == [n[each] for each in (2, 4, 5, 6, 9, 14)]
    assert seen(table)["discards"] == [n[10], n[12]]
    assert (seen(table)["step"], seen(table)["drawPile"]) == ("actions", 122 - 14)


@pytest.mark.rule("S5.4.1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_three_to_five_players_draw_six_cards_and_keep_one(seats: int) -> None:
    table = dealt(seats)
    assert [len(pack(table, seat)) for seat in range(seats)] == [6] * seats
    first = [pack(table, seat)[0] for seat in range(seats)]
    pick_first(table)
    assert [hand(table, seat) for seat in range(seats)] == [[card] for card in first]
    assert [len(pack(table, seat)) for seat in range(seats)] == [5] * seats


@pytest.mark.rule("S5.4.2")
@pytest.mark.rule("S5.4.3")
@pytest.mark.rule("S5.4.4")
@pytest.mark.rule("Q8")
@pytest.mark.parametrize(
    ("card", "holders"),
    [
        (CLOCKWISE, [0, 1, 2, 0, 1, 2]),
        (COUNTER, [0, 2, 1, 0, 2, 1]),
        (CLOCKWISE, [0, 1, 2, 3, 0, 1]),
        (COUNTER, [0, 3, 2, 1, 0, 3]),
        (CLOCKWISE, [0, 1, 2, 3, 4, 0]),
        (COUNTER, [0, 4, 3, 2, 1, 0]),
    ],
)
def test_w7b_the_first_pack_goes_round_until_none_is_left(card: str, holders: list[int]) -> None:
    table = dealt(max(holders) + 1, card)
    assert way_of_first_pack(table) == list(zip(holders, (6, 5, 4, 3, 2, 1), strict=True))


@pytest.mark.rule("S5.4.3")
@pytest.mark.rule("S5.4.5")
@pytest.mark.parametrize("card", [CLOCKWISE, COUNTER])
def test_w7b_each_of_three_players_picks_two_cards_of_each_pack(card: str) -> None:
    table = dealt(3, card)
    packs = [set(pack(table, seat)) for seat in range(3)]
    for _ in range(6):
        pick_first(table)
    assert [[len(each & set(hand(table, seat))) for each in packs] for seat in range(3)] == [[2, 2, 2]] * 3


@pytest.mark.rule("S5.4.5")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_six_kept_cards_become_the_hand_and_none_is_discarded(seats: int) -> None:
    table = dealt(seats)
    kept: list[list[str]] = [[] for _ in range(seats)]
    for _ in range(6):
        for seat in range(seats):
            kept[seat].append(pack(table, seat)[0])
        pick_first(table)
    assert seen(table)["step"] == "actions"
    assert [hand(table, seat) for seat in range(seats)] == [sorted(cards, key=ONE_EACH.index) for cards in kept]
    assert (seen(table)["discards"], seen(table)["drawPile"]) == ([], 122 - 6 * seats)


@pytest.mark.rule("S5.1.6")
@pytest.mark.rule("Q7")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("count", [0, 1, 4, 7, 10, 11])
def test_with_too_few_cards_hands_differ_by_one_card_at_most(seats: int, count: int) -> None:
    table = Table.new("shipwrights", seats=seats, seed=2, cards=few_cards(count))
    play_on(table, 1, "actions")
    sizes = [yard(table, seat)["handSize"] for seat in range(seats)]
    assert (sum(sizes), seen(table)["drawPile"], seen(table)["discards"]) == (count, 0, [])
    assert max(sizes) - min(sizes) <= 1
    assert table.waiting == tuple(range(seats))


@pytest.mark.rule("S5.1.6")
@pytest.mark.rule("Q7")
@pytest.mark.parametrize(("count", "sizes"), [(1, [1, 0, 0]), (5, [2, 2, 1]), (10, [4, 3, 3]), (17, [6, 6, 5])])
def test_too_few_cards_are_dealt_one_by_one_in_seat_order(count: int, sizes: list[int]) -> None:
    table = unopened(3, cards=few_cards(count))
    fall(table, "hut HU01", "hut HU02", "hut HU03", "round RO02", *(f"draw {card}" for card in ONE_EACH[:count]))
    assert [len(pack(table, seat)) for seat in range(3)] == sizes
    assert pack(table, 0) == list(ONE_EACH[:count:3])
    assert table.waiting == tuple(seat for seat in range(3) if sizes[seat])


@pytest.mark.rule("S5.1.6")
@pytest.mark.rule("Q7")
@pytest.mark.parametrize(("count", "kept"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (8, 6)])
def test_a_solo_player_drafts_with_the_cards_there_are(count: int, kept: int) -> None:
    table = Table.new("shipwrights", seats=1, seed=2, options={"enemies": "none"}, cards=few_cards(count))
    play_on(table, 1, "actions")
    assert yard(table, 0)["handSize"] == kept
    assert len(seen(table)["discards"]) + seen(table)["drawPile"] == count - kept


@pytest.mark.rule("Q7")
@pytest.mark.parametrize(("count", "sizes"), [(11, [5, 6]), (12, [6, 6]), (13, [6, 6]), (14, [6, 6])])
def test_two_players_with_few_cards_keep_what_comes(count: int, sizes: list[int]) -> None:
    table = Table.new("shipwrights", seats=2, seed=2, cards=few_cards(count))
    play_on(table, 1, "actions")
    assert [yard(table, seat)["handSize"] for seat in range(2)] == sizes
    assert len(seen(table)["discards"]) == count - sum(sizes)


@pytest.mark.rule("S5.4.1")
@pytest.mark.parametrize("card", [CLOCKWISE, COUNTER])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_view_says_whom_the_rest_of_a_pack_goes_to(seats: int, card: str) -> None:
    """Of two players each has but one neighbour, so nothing is said."""
    table = dealt(seats, card, 5 if seats == 2 else 6)
    goes, rests = (
        [seen(table, seat)["passesTo"] for seat in range(seats)],
        [pack(table, seat)[1:] for seat in range(seats)],
    )
    assert seen(table)["passesTo"] is None and (goes == [None, None] if seats == 2 else None not in goes)
    if seats > 2:
        pick_first(table)
        assert [pack(table, to) for to in goes] == rests
