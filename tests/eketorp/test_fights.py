"""A fight: declaration, amulets, cards, casualties, swap (E8)."""

import itertools

import pytest

from meadhall import Table
from meadhall.games.eketorp.rules.state import Phase

from .conftest import SetUp, castle, fight, options_of, positions, rest

DUEL = """
seats 4, round 3, leader 0
A wood: 0 1
G wood: 2 3
seat 0: hand {a}
seat 1: hand {b}
"""
CONTEST = """
seats 4, round 3, leader 0
siege 2 boat: 0 1
G wood: 2 3
seat 0: hand {a}
seat 1: hand {b}
"""
SIEGE = """
seats 4, round 3, leader 0
siege 1 ram: 0
G wood: 2 3
seat 0: hand {a}
seat 1: hand {b}
"""
WARD_OF = {0: 3, 1: 2, 2: 2, 3: 1, 4: 1, 5: 1}
PAIRS = list(itertools.product(range(1, 7), repeat=2))


def wards(ward: int) -> list[int]:
    """One viking in this ward."""
    return [int(ward == each) for each in range(1, 5)]


def duel(set_up: SetUp, text: str, a: int, b: int, attack: str) -> Table:
    table = set_up(text.format(a=f"{a} 1 1 1", b=f"{b} 1 1 1"))
    fight(table, 0, attack, 1, a, b)
    return table


@pytest.mark.rule("E8.1")
@pytest.mark.parametrize(
    ("text", "attack", "kind", "place"),
    [
        (DUEL, "attack A 1", "battle", "A"),
        (CONTEST, "contest 2 boat 1", "contest", "siege 2 boat"),
        (SIEGE, "siege 1 ram", "siege", "siege 1 ram"),
    ],
)
def test_the_attacker_names_place_and_opponent_openly_before_anything_else(
    set_up: SetUp, text: str, attack: str, kind: str, place: str
) -> None:
    table = set_up(text.format(a="2 3 5 6", b="1 3 4 6"))
    assert table.why_not(0, "play 2") == table.why_not(0, "exchange") == ("E4.1.2", "another_step")
    table.play(0, attack)
    for viewer in (None, 0, 1, 2, 3):
        seen = table.view(viewer)["position"]
        assert seen["fight"] == {"kind": kind, "place": place, "attacker": 0, "defender": 1}
        assert seen["step"] == "amulet"


@pytest.mark.rule("E8.2.1")
def test_only_the_two_parties_may_exchange_and_only_before_the_cards(set_up: SetUp) -> None:
    table = set_up(DUEL.format(a="2 3 5 6", b="1 3 4 6"))
    assert table.why_not(0, "exchange") == ("E4.1.2", "another_step")
    table.play(0, "attack A 1")
    for asked, other in ((0, 1), (1, 0)):
        assert table.why_not(asked, "exchange") is None
        assert table.why_not(other, "exchange") == ("E8.2.2", "opponent_exchanges")
        assert table.why_not(2, "exchange") == table.why_not(3, "exchange") == ("E8.2.1", "not_your_fight")
        table.play(asked, "pass")
    assert table.why_not(0, "exchange") == table.why_not(1, "exchange") == ("E4.1.2", "another_step")


@pytest.mark.rule("E8.2.2")
@pytest.mark.rule("DP5")
def test_the_attacker_exchanges_as_often_as_he_likes_then_the_defender_then_cards_are_chosen(set_up: SetUp) -> None:
    table = set_up(DUEL.format(a="2 3, swap 5 6", b="1 3, swap 4 6"))
    table.play(0, "attack A 1")
    assert options_of(table, 0) == {"pass", "exchange"}
    table.play(0, "exchange")
    assert table.waiting == (0,)
    assert options_of(table, 0) == {"pass", "exchange"}
    table.play(0, "pass")
    assert table.waiting == (1,)
    table.play(1, "exchange")
    assert table.waiting == (1,)
    table.play(1, "pass")
    assert table.view(None)["position"]["step"] == "card"
    assert set(table.waiting) == {0, 1}
    assert castle(table, 0)["amulets"] == castle(table, 1)["amulets"] == 3
    assert table.why_not(0, "exchange") == ("E4.1.2", "another_step")


@pytest.mark.rule("E8.2.2")
@pytest.mark.rule("DP5")
@pytest.mark.parametrize(
    ("hand", "times"), [("6, swap 1 1 2", 5), ("6 5, swap 1 1", 2), ("6 5 4, swap 1", 1), ("6 5 4 3", 1)]
)
def test_five_amulets_pay_for_so_many_exchanges_in_a_row(set_up: SetUp, hand: str, times: int) -> None:
    table = set_up(DUEL.format(a=hand, b="1 3 4 6"))
    table.play(0, "attack A 1")
    exchanges = 0
    while table.waiting == (0,):
        table.play(0, "exchange")
        exchanges += 1
    assert exchanges == times
    assert table.waiting == (1,)


@pytest.mark.rule("E8.2.3")
@pytest.mark.parametrize(("hand", "amulets"), [("6 5 4, swap 1", 2), ("6 5 4 3", 3), ("6, swap 1 1 1", 0)])
def test_fewer_amulets_than_cards_buy_no_exchange(set_up: SetUp, hand: str, amulets: int) -> None:
    table = set_up(DUEL.format(a=f"{hand}, amulets {amulets}", b="1 3 4 6"))
    table.play(0, "attack A 1")
    assert table.at(1).why_not(0, "exchange") == ("E8.2.3", "too_few_amulets")
    assert table.waiting == (1,)  # the pass is forced
    assert castle(table, 0)["amulets"] == amulets


@pytest.mark.rule("E8.2.3")
@pytest.mark.parametrize(("hand", "amulets"), [("6 5 4, swap 1", 3), ("6 5 4 3", 4), ("6, swap 1 1 1", 1)])
def test_as_many_amulets_as_cards_are_enough(set_up: SetUp, hand: str, amulets: int) -> None:
    table = set_up(DUEL.format(a=f"{hand}, amulets {amulets}", b="1 3 4 6"))
    table.play(0, "attack A 1")
    table.play(0, "exchange")
    assert castle(table, 0)["amulets"] == 0


@pytest.mark.rule("E8.2.3")
@pytest.mark.rule("E8.2.4")
@pytest.mark.rule("E8.2.5")
@pytest.mark.parametrize(("hand", "swap"), [([6], [1, 1, 2]), ([5, 6], [1, 2]), ([4, 5, 6], [1]), ([3, 4, 5, 6], [])])
def test_an_exchange_throws_the_whole_hand_and_leaves_the_swap_pile(
    set_up: SetUp, hand: list[int], swap: list[int]
) -> None:
    held = " ".join(map(str, hand))
    pile = f", swap {' '.join(map(str, swap))}" if swap else ""
    table = set_up(DUEL.format(a=held + pile, b="1 3 4 6"))
    before = table.view(0)["position"]
    table.play(0, "attack A 1")
    table.play(0, "exchange")
    after = table.view(0)["position"]
    assert after["discardsKnown"] == hand
    assert after["discards"] == len(hand)
    assert after["drawPile"] == before["drawPile"] - len(hand)
    assert len(after["castles"][0]["hand"]) == len(hand)
    assert after["castles"][0]["amulets"] == 5 - len(hand)
    assert after["castles"][0]["swap"] == swap


@pytest.mark.rule("E8.2.5")
def test_the_new_cards_come_from_the_draw_pile(set_up: SetUp) -> None:
    table = set_up(DUEL.format(a="6 6 6 6", b="1 3 4 6"))
    before = table.position.state.pile.copy()
    table.play(0, "attack A 1")
    table.play(0, "exchange")
    state = table.position.state
    assert (before - state.pile).tolist() == state.hand[0].tolist()


@pytest.mark.rule("E8.2.5")
def test_both_parties_throw_on_one_common_pile(set_up: SetUp) -> None:
    table = set_up(DUEL.format(a="3 4 5 6", b="1 2 5, swap 6"))
    table.play(0, "attack A 1")
    table.play(0, "exchange")
    table.play(1, "exchange")
    seen = table.view(None)["position"]
    assert seen["discards"] == 7
    assert [seen["castles"][seat]["swapSize"] for seat in (0, 1)] == [0, 1]


@pytest.mark.rule("E8.2.6")
def test_spent_amulets_do_not_come_back(set_up: SetUp) -> None:
    table = set_up("seats 4, round 3, leader 0\nA wood: 0 1")
    table.play(0, "attack A 1")
    table.play(0, "exchange")
    table.play(1, "pass")
    for seat in (0, 1):
        table.play(seat, table.moves(seat)[0])
    while table.view(None)["position"]["round"] == 3:
        seat = table.waiting[0]
        table.play(seat, table.moves(seat)[0])
    rest(table)
    assert [castle(table, seat)["amulets"] for seat in range(4)] == [1, 5, 5, 5]


@pytest.mark.rule("E8.2.7")
@pytest.mark.parametrize("home", ["", ", wards 0 0 0 6"])
def test_amulets_serve_in_sieges_too_even_with_nobody_at_home(set_up: SetUp, home: str) -> None:
    table = set_up(SIEGE.format(a="3 4 5 6", b="1 2 5 6" + home))
    table.play(0, "siege 1 ram")
    table.play(0, "exchange")
    assert options_of(table, 1) == {"pass", "exchange"}
    table.play(1, "exchange")
    assert [castle(table, seat)["amulets"] for seat in (0, 1)] == [1, 1]


@pytest.mark.rule("E8.2.8")
def test_the_last_of_thirty_amulets_draws_the_last_card(set_up: SetUp) -> None:
    spent = "\n".join(f"seat {seat}: amulets 0" for seat in range(1, 6))
    table = set_up(f"seats 6, round 3, leader 0\nA wood: 0 1\n{spent}\nseat 0: hand 6, swap 1 1 1, amulets 1")
    assert table.view(None)["position"]["drawPile"] == 1
    table.play(0, "attack A 1")
    table.play(0, "exchange")
    seen = table.view(None)["position"]
    assert seen["drawPile"] == 0
    assert [seen["castles"][seat]["amulets"] for seat in range(6)] == [0] * 6
    assert seen["step"] == "card"  # nobody can want another exchange


@pytest.mark.rule("E8.2.8")
@pytest.mark.parametrize(("seats", "spare"), [(3, 27), (4, 18), (5, 9), (6, 0)])
def test_the_draw_pile_holds_a_card_for_every_amulet(random_games: list[Table], seats: int, spare: int) -> None:
    for table in random_games:
        if table.seats == seats:
            for _, state in positions(table):
                if state.round_no and state.phase != Phase.EXCHANGE:
                    assert state.pile.sum() - state.amulets.sum() == spare


@pytest.mark.rule("E8.2.9")
def test_others_see_how_many_cards_were_exchanged_but_not_which(set_up: SetUp) -> None:
    table = set_up(DUEL.format(a="4 5 6, swap 1", b="1 3 4 6"))
    table.play(0, "attack A 1")
    table.play(0, "exchange")
    assert table.view(0)["position"]["discardsKnown"] == [4, 5, 6]
    for viewer in (None, 1, 2, 3):
        seen = table.view(viewer)["position"]
        assert (seen["discards"], seen["discardsKnown"]) == (3, [])
        assert (seen["castles"][0]["amulets"], seen["castles"][0]["handSize"]) == (2, 3)
        assert seen["castles"][0]["hand"] is None


@pytest.mark.rule("E8.2.9")
def test_everybody_knows_the_cards_of_a_known_hand_that_is_thrown(set_up: SetUp) -> None:
    table = set_up(DUEL.format(a="4 5 6 known, swap 1", b="1 3 4 6"))
    table.play(0, "attack A 1")
    table.play(0, "exchange")
    for viewer in (None, 0, 1, 2, 3):
        assert table.view(viewer)["position"]["discardsKnown"] == [4, 5, 6]


@pytest.mark.rule("E8.3.1")
@pytest.mark.parametrize("first", [0, 1])
def test_cards_are_chosen_secretly_and_revealed_together(set_up: SetUp, first: int) -> None:
    table = set_up(DUEL.format(a="2 3 5 6", b="1 3 4 6"))
    table.play(0, "attack A 1")
    table.play(0, "pass")
    table.play(1, "pass")
    second = 1 - first
    others = [table.known(viewer).tobytes() for viewer in (None, second, 2, 3)]
    table.play(first, "play 6")
    for viewer, before in zip((None, second, 2, 3), others, strict=True):
        known = table.known(viewer)
        assert known.ready == 1 << first
        known.ready = 0
        assert known.tobytes() == before
    assert table.view(first)["position"]["sealed"] == {"card": 6}
    assert table.why_not(first, "play 3") == ("D21", "already_decided")
    table.play(second, "play 3")
    assert castle(table, second)["swap"] == [6]
    assert castle(table, first)["swap"] == [3]


@pytest.mark.rule("E8.3.1")
def test_both_parties_must_play_exactly_one_card(set_up: SetUp) -> None:
    table = set_up(DUEL.format(a="2 3 5 6", b="1 3 4 6"))
    table.play(0, "attack A 1")
    table.play(0, "pass")
    table.play(1, "pass")
    assert table.waiting == (0, 1)
    for seat in (0, 1):
        assert {move.kind for move in table.moves(seat)} == {"play"}
    table.play(0, "play 2")
    table.play(1, "play 1")
    assert [castle(table, seat)["handSize"] for seat in range(4)] == [3, 3, 4, 4]


@pytest.mark.rule("E8.3.2")
@pytest.mark.rule("DP6")
def test_any_card_of_the_hand_is_legal_and_no_other(set_up: SetUp) -> None:
    table = set_up(DUEL.format(a="3 3 3 5", b="1 2 4 6"))
    table.play(0, "attack A 1")
    table.play(0, "pass")
    table.play(1, "pass")
    assert options_of(table, 0) == {"play 3", "play 5"}
    assert options_of(table, 1) == {"play 1", "play 2", "play 4", "play 6"}
    assert table.why_not(0, "play 4") == ("E8.3.2", "card_not_in_hand")


@pytest.mark.rule("E8.4.1")
@pytest.mark.rule("E8.4.2")
@pytest.mark.rule("E8.5.1")
@pytest.mark.parametrize(("a", "b"), [(a, b) for a, b in PAIRS if a != b])
def test_the_lower_card_loses_a_figure_to_the_ward_of_the_difference(set_up: SetUp, a: int, b: int) -> None:
    table = duel(set_up, DUEL, a, b, "attack A 1")
    winner, loser = (0, 1) if a > b else (1, 0)
    field = table.view(None)["position"]["fields"]["A"]
    assert castle(table, loser)["wards"] == wards(WARD_OF[abs(a - b)])
    assert castle(table, winner)["wards"] == [0, 0, 0, 0]
    assert (field["vikings"][winner], field["vikings"][loser]) == (1, 0)


@pytest.mark.rule("E8.4.3")
@pytest.mark.rule("E8.5.1")
@pytest.mark.parametrize("card", range(1, 7))
def test_equal_cards_send_both_figures_to_ward_three(set_up: SetUp, card: int) -> None:
    table = duel(set_up, DUEL, card, card, "attack A 1")
    field = table.view(None)["position"]["fields"]["A"]
    assert castle(table, 0)["wards"] == castle(table, 1)["wards"] == [0, 0, 1, 0]
    assert field["vikings"] == [0, 0, 0, 0]
    assert field["bricks"] == {"wood": 1}


@pytest.mark.rule("E8.4.2")
@pytest.mark.rule("E8.4.3")
@pytest.mark.rule("E8.5.1")
@pytest.mark.parametrize(("a", "b"), PAIRS)
def test_a_battle_for_the_right_to_besiege_has_the_same_casualties(set_up: SetUp, a: int, b: int) -> None:
    table = duel(set_up, CONTEST, a, b, "contest 2 boat 1")
    hurt = wards(WARD_OF[abs(a - b)])
    assert castle(table, 0)["wards"] == (hurt if a <= b else [0, 0, 0, 0])
    assert castle(table, 1)["wards"] == (hurt if b <= a else [0, 0, 0, 0])
    assert castle(table, 2)["wards"] == [0, 0, 0, 0]
    assert castle(table, 2)["sieges"]["boat"]["vikings"] == [seat for seat in (0, 1) if (a > b, b > a)[seat]]


@pytest.mark.rule("E8.4.2")
def test_a_battle_costs_one_figure_of_several(set_up: SetUp) -> None:
    table = set_up("seats 4, round 3, leader 0\nA wood: 0 0 1 1\nseat 0: hand 6 1 1 1\nseat 1: hand 5 1 1 1")
    fight(table, 0, "attack A 1", 1, 6, 5)
    assert table.view(None)["position"]["fields"]["A"]["vikings"] == [2, 1, 0, 0]


@pytest.mark.rule("E8.5.2")
def test_a_beaten_castle_defender_is_the_exception(set_up: SetUp) -> None:
    field, home = (duel(set_up, text, 6, 1, attack) for text, attack in ((DUEL, "attack A 1"), (SIEGE, "siege 1 ram")))
    assert castle(field, 1)["wards"] == [1, 0, 0, 0]
    assert castle(home, 1)["wards"] == [0, 1, 0, 0]


@pytest.mark.rule("E8.6.1")
@pytest.mark.parametrize(("a", "b"), [(5, 2), (2, 5), (4, 4)])
@pytest.mark.parametrize(
    ("text", "attack"), [(DUEL, "attack A 1"), (CONTEST, "contest 2 boat 1"), (SIEGE, "siege 1 ram")]
)
def test_after_every_fight_the_cards_change_owners(set_up: SetUp, text: str, attack: str, a: int, b: int) -> None:
    table = duel(set_up, text, a, b, attack)
    assert (castle(table, 0)["swap"], castle(table, 1)["swap"]) == ([b], [a])
    assert castle(table, 0, 0)["hand"] == castle(table, 1, 1)["hand"] == [1, 1, 1]


@pytest.mark.rule("E8.6.2")
def test_a_swapped_card_cannot_be_played_until_picked_up(set_up: SetUp) -> None:
    table = set_up(
        "seats 4, round 3, leader 0\nA wood: 0 1\nB wood: 0 1\nseat 0: hand 2 3 4, swap 1\nseat 1: hand 4 5 6, swap 1"
    )
    fight(table, 0, "attack A 1", 1, 2, 6)
    table.play(1, "pass")
    table.play(0, "pass")
    assert castle(table, 0)["swap"] == [1, 6]
    assert options_of(table, 0) == {"play 3", "play 4"}
    assert table.why_not(0, "play 6") == ("E8.3.2", "card_not_in_hand")


@pytest.mark.rule("E8.6.3")
def test_an_empty_hand_takes_up_the_swap_pile_before_the_plunder(set_up: SetUp) -> None:
    table = set_up(SIEGE.format(a="6, swap 2 3 4", b="1 5 5 5") + "walls 1: / / / / grass")
    fight(table, 0, "siege 1 ram", 1, 6, 1)
    assert table.view(None)["position"]["step"] == "plunder"
    assert castle(table, 0)["hand"] == [1, 2, 3, 4]
    assert castle(table, 0)["swap"] == []
    assert castle(table, 1)["handSize"] == 3


@pytest.mark.rule("E8.6.4")
def test_after_so_many_fights_so_many_cards_are_in_hand(random_games: list[Table]) -> None:
    for table in random_games:
        fights = [0] * table.seats
        for entry, state in positions(table):
            row = table.game.space[entry.code]
            if row.kind in ("attack", "siege", "contest") and not row.chance:
                for seat in (int(state.attacker), int(state.defender)):
                    assert state.hand[seat].sum() == 4 - fights[seat] % 4
                    fights[seat] += 1
        assert max(fights) > 4


@pytest.mark.rule("E8.6.5")
def test_hands_and_swap_piles_carry_over_between_rounds(set_up: SetUp) -> None:
    table = set_up("seats 4, round 3, leader 0, step plan\nseat 0: hand 5, swap 6 6 6\nseat 1: hand 1 1 2, swap 6")
    rest(table)
    assert table.view(None)["position"]["round"] == 4
    assert (castle(table, 0, 0)["hand"], castle(table, 0)["swap"]) == ([5], [6, 6, 6])
    assert (castle(table, 1, 1)["hand"], castle(table, 1)["swap"]) == ([1, 1, 2], [6])


@pytest.mark.rule("E8.6.6")
def test_both_pick_up_if_both_run_empty(set_up: SetUp) -> None:
    table = set_up(DUEL.format(a="2, swap 3 4 5", b="6, swap 1 1 1"))
    fight(table, 0, "attack A 1", 1, 2, 6)
    assert (castle(table, 0)["hand"], castle(table, 0)["swap"]) == ([3, 4, 5, 6], [])
    assert (castle(table, 1)["hand"], castle(table, 1)["swap"]) == ([1, 1, 1, 2], [])
