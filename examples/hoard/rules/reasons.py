"""Why an action is not legal, and the number of the rule that says so."""

from enum import IntEnum


class Reason(IntEnum):
    LEGAL = 0
    NOT_YOUR_DECISION = 1
    ANOTHER_STEP = 2
    DICE_DECIDE = 3
    GAME_OVER = 4
    ALREADY_DECIDED = 5
    CARD_NOT_IN_HAND = 6


RULE_OF = {
    Reason.NOT_YOUR_DECISION: "H4",
    Reason.ANOTHER_STEP: "H2",
    Reason.DICE_DECIDE: "H2",
    Reason.GAME_OVER: "H5",
    Reason.ALREADY_DECIDED: "H3",
    Reason.CARD_NOT_IN_HAND: "H3.1",
}
