"""Eketorp's rules, broken one by one."""

from .mutant import RULES, Mutant, ids_of


def broken(name: str, module: str, changes: dict[str, str], *tests: str) -> Mutant:
    return Mutant(name, f"{RULES}/games/eketorp/{module}.py", changes, ids_of("eketorp", tests))


MUTANTS = [
    broken(
        "E3.9.1 a 4 counts as low",
        "rules/setup",
        {"for value in range(HIGH, VALUES):": "for value in range(HIGH + 1, VALUES):"},
        "supply:a_hand_of_ones_to_threes_is_redrawn",
    ),
    broken(
        "E4.2.3 marked bricks only with 6",
        "rules/setup",
        {"MARKED_FROM = 5 ": "MARKED_FROM = 6 "},
        "supply:marked_bricks_are_for_five_and_six_players",
    ),
    broken(
        "E5.1.4 two own vikings on a siege field",
        "rules/planning",
        {
            "    if s.plan[seat, place] > 0:\n        return Reason.ONE_VIKING_A_SIEGE_FIELD\n": "",
            "order_of(s, seat, place) > last": "order_of(s, seat, place) >= last",
        },
        "planning:a_siege_field_takes_one_viking_of_a_player",
    ),
    broken(
        "E6.1.1 equal numbers are a battle",
        "rules/peace",
        {"vikings_on(s, field) <= bricks": "vikings_on(s, field) < bricks"},
        "peace:a_battle_needs_two_owners_and_more_vikings_than_bricks",
    ),
    broken(
        "E6.3.4 claims start at the turn",
        "rules/peace",
        {"s.asked = s.leader\n        if not serve(s):": "s.asked = s.turn\n        if not serve(s):"},
        "peace:the_starting_player_chooses_first_though_another_won_the_fight",
    ),
    broken(
        "E7.1.1 turns restart at the starting player",
        "rules/fights",
        {"seat = (int(s.turn) + step) % int(s.seats)": "seat = (int(s.leader) + step) % int(s.seats)"},
        "fights:a_swapped_card_cannot_be_played_until_picked_up",
    ),
    broken(
        "E8.2.2 the attacker gets the second window",
        "rules/fights",
        {
            "s.asked = seat\n    s.phase = Phase.AMULET": "s.asked = rival\n    s.phase = Phase.AMULET",
            "if s.asked == s.attacker:\n        s.asked = s.defender": (
                "if s.asked == s.defender:\n        s.asked = s.attacker"
            ),
        },
        "fights:only_the_two_parties_may_exchange_and_only_before_the_cards",
    ),
    broken(
        "E8.5.1 ward 1 only from a difference of 4",
        "rules/fights",
        {"if difference >= 3:": "if difference >= 4:"},
        "fights:the_lower_card_loses_a_figure_to_the_ward_of_the_difference",
    ),
    broken(
        "E8.6.1 cards stay with their owners",
        "rules/fights",
        {
            "s.swap[defender, a] += 1": "s.swap[attacker, a] += 1",
            "s.swap[attacker, b] += 1": "s.swap[defender, b] += 1",
        },
        "fights:cards_are_chosen_secretly_and_revealed_together",
    ),
    broken(
        "E9.2.2 no extra ward move for a beaten defender",
        "rules/sieges",
        {"WARD_TWO if a - b >= 3 else WARD_THREE": "WARD_ONE if a - b >= 3 else WARD_TWO"},
        "sieges:exactly_one_viking_at_home_fights",
    ),
    broken(
        "E9.4.3 bricks worth one more than the difference",
        "rules/sieges",
        {"> s.spread:": "> s.spread + 1:"},
        "sieges:in_a_defended_siege_the_limit_is_the_difference_of_the_cards",
    ),
    broken(
        "E10.2.2 stacks of two are full",
        "rules/building",
        {"if height(s, seat, wall) == HEIGHT:": "if height(s, seat, wall) >= HEIGHT - 1:"},
        "building:a_brick_goes_on_an_empty_wall_field_or_on_a_stack_lower_than_three",
    ),
    broken(
        "E11.1.2 hospital exits swapped",
        "rules/hospital",
        {"s.option[HOSPITAL_EXIT] == ON_ARRIVAL": "s.option[HOSPITAL_EXIT] != ON_ARRIVAL"},
        "hospital:every_viking_moves_one_ward_along",
    ),
    broken(
        "E12.2.2 the bonus only for seat 0",
        "rules/scoring",
        {"is_complete(s, seat) else 0": "is_complete(s, seat) and seat == 0 else 0"},
        "scoring:every_complete_castle_earns_five_points",
    ),
    broken(
        "E13.4 drawn hands shown",
        "rules/known",
        {"s.source[owner] == Hand.PICKED_UP": "s.source[owner] != Hand.DEALT"},
        "information:a_hidden_hand_and_the_draw_pile_are_seen_by_nobody_else",
    ),
    broken(
        "E13.1a simultaneous building seen at once",
        "rules/known",
        {"hidden = s.option[BUILD_MODE] == SIMULTANEOUS and s.phase == Phase.BUILD": "hidden = False"},
        "information:simultaneous_building_counts_as_before_the_step_until_all_are_in",
        "information:what_is_being_built_makes_no_difference_to_others",
    ),
    broken(
        "E13.4 rejected hands shown to all",
        "rules/known",
        {"shown = mine or s.option[MULLIGAN_OPEN]": "shown = True"},
        "information:a_player_remembers_his_rejected_opening_hand",
    ),
    broken(
        "E13.2 the spectator sees a sealed card",
        "rules/known",
        {"out.card = s.card[seat] if mine else 0": "out.card = s.card[seat] if mine else s.card[0]"},
        "information:a_card_committed_but_not_revealed_is_hidden",
    ),
    broken(
        "E13.2 a sealed plan is seen by the next seat",
        "rules/known",
        {"s.plan[seat, place] if mine else 0": "s.plan[seat - 1, place] if mine else 0"},
        "information:a_plan_committed_but_not_revealed_is_hidden",
    ),
]
