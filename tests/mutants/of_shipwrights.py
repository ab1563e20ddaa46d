"""The rules of Shipwrights, broken one by one."""

from .mutant import RULES, Mutant, ids_of

LAUNCHED = """    if s.launched[seat] > 0:
        gain(s, cards, seat, OF_SHIP + int(s.launched[seat]) - 1)
        s.launched[seat] = 0
        return settle_gains(s, seat)
"""
LAUNCHED_FIRST = """    if s.launched[seat] > 0:
        gain(s, cards, seat, OF_SHIP + int(s.launched[seat]) - 1)
        s.launched[seat] = 0
        if settle_gains(s, seat):
            return True
"""
TRADE_CARD = "    if trade_card_in_hand(s, seat) >= 0:\n"
TUCKED = "        s.goods[seat, COIN] -= skill_price(cards, int(s.tucked[seat, x]), skill)\n"
USED_UP = "        s.discards[int(s.tucked[seat, x]) - 1] += 1\n        s.tucked[seat, x] = 0\n"
COVERED = "    s.board_workers[seat] &= ~(1 << space)\n"


def broken(name: str, module: str, changes: dict[str, str], *tests: str) -> Mutant:
    return Mutant(name, f"{RULES}/games/shipwrights/{module}.py", changes, ids_of("shipwrights", tests))


MUTANTS = [
    broken(
        "S5.4.2 direction inverted",
        "rules/draft",
        {"or cards.clockwise[int(s.round_card) - 1] else": "or not cards.clockwise[int(s.round_card) - 1] else"},
        "draft:w7b_the_first_pack_goes_round_until_none_is_left",
    ),
    broken(
        "S5.1.3 openings not counted",
        "rules/draft",
        {"    s.openings += 1\n    for seat": "    for seat"},
        "sealed_picks:nothing_is_taken_back_once_the_picks_are_open",
    ),
    broken(
        "S6.7.5 tucked craftsman used up",
        "rules/ships",
        {TUCKED: TUCKED + USED_UP},
        "hand:a_laid_craftsman_serves_one_ship_and_a_tucked_one_every_ship",
    ),
    broken(
        "S6.7.8 card for the labourer not checked",
        "rules/ships",
        {" and uses * int(cards.labour[side, CARD]) <= s.hand_size[seat]": ""},
        "ships:without_gold_or_a_card_the_labourer_does_not_work",
    ),
    broken(
        "Q53 discount may leave the ship unpayable",
        "rules/ships",
        {"elif gold_for(s, seat, cards.cost, ship, basic) > s.goods[seat, GOLD]:": "elif False:"},
        "ship_costs:frode_cannot_be_declined_nor_leave_the_ship_unpayable",
    ),
    broken(
        "S6.9.7 the placed worker pays",
        "rules/workers",
        {"lacks(s, cards, seat, OF_TOWNSFOLK + townsfolk, 1)": "lacks(s, cards, seat, OF_TOWNSFOLK + townsfolk, 0)"},
        "workers:the_worker_placed_does_not_pay_the_townsfolk_either",
    ),
    broken(
        "S7.1.4 covered worker returns",
        "rules/crafts",
        {COVERED: f"    s.goods[seat, 0] += int(s.board_workers[seat]) >> space & 1\n{COVERED}"},
        "board:a_worker_on_a_covered_space_is_lost",
    ),
    broken(
        "S9.2.3 ship effect before rewards",
        "rules/agenda",
        {LAUNCHED: "", TRADE_CARD: LAUNCHED_FIRST + TRADE_CARD},
        "progress:rewards_come_before_the_effect_of_the_ship",
    ),
    broken(
        "S11.1.3 a tie goes to the first seat",
        "rules/heroes",
        {"        elif position == best:\n            ahead = -1\n": ""},
        "heroes:w4_round_a",
    ),
    broken(
        "S12.3.2 largest basic instead of the sum",
        "rules/scoring",
        {"basics += int(s.goods[seat, basic])": "basics = max(basics, int(s.goods[seat, basic]))"},
        "scoring:with_equal_points_the_sum_of_basics_left_after_conversion_decides",
    ),
    broken(
        "S13.1.5 a tie with the rival wins",
        "rules/scoring",
        {
            "return int(total(s, cards, 0) > rival_score(s, cards))": (
                "return int(total(s, cards, 0) >= rival_score(s, cards))"
            ),
            "SOLO_WON if total(s, cards, 0) > rival_score(s, cards)": (
                "SOLO_WON if total(s, cards, 0) >= rival_score(s, cards)"
            ),
        },
        "solo:the_rival_scores_3_for_each_hero_the_neutral_player_holds_at_the_end",
    ),
    broken(
        "S17.1.4 face-down trade card shown",
        "rules/known",
        {"shown = owner == seat or s.trade_at[owner, each] >= ABOARD": "shown = True"},
        "information:a_trade_card_face_down_is_seen_by_its_owner_alone",
    ),
    broken(
        "S17.1.2 the spectator sees a hand",
        "rules/known",
        {"s.hand[seat, design] if seat >= 0 else 0": "s.hand[max(seat, 0), design]"},
        "information:two_worlds_that_differ_in_a_hand_look_the_same_to_others",
    ),
    broken(
        "S17.1.2 the next seat's picks are seen",
        "rules/known",
        {"s.picked[seat, which] if seat >= 0 else 0": "s.picked[seat - 1, which] if seat >= 0 else 0"},
        "sealed_picks:nobody_else_learns_a_pick",
        "sealed_picks:kept_cards_are_seen_by_their_owner_alone",
    ),
    broken(
        "S17.1.4 the story tells a trade card that is not mine",
        "people/story",
        {'if action.kind == "route" and seat == after.seat:': 'if action.kind == "route":'},
        "information:a_trade_card_is_hidden_while_its_owner_chooses_and_open_once_it_is_tucked",
    ),
    broken(
        "S17.1.2 the story tells the card that another drew",
        "people/story",
        {"card=design(cards, x)) if seat == after.seat else event": "card=design(cards, x)) if True else event"},
        "information:a_card_drawn_in_the_actions_is_seen_by_its_owner_alone",
    ),
]
