"""Truer causes of refusals, where the rules of Shipwrights give one reason for several."""

from ....core.causes import Cause, Causes
from ....core.position import Position
from ..rules.reasons import RULE_OF, Reason
from ..rules.state import Ask, Phase
from .lacks import NO_GOODS_HELP, Lacking, is_never_gold

MORE = {"never_gold": "S0.2.9", "enemies_before": "S2.3.1", "enough_exchanges": "S16.2.6"}
OF_USE = {
    "discard": "S6.2.1", "lay": "S6.6.1", "play": "S6.5.1", "build": "S6.8.1", "tuck": "S8.1.2", "card": "S0.2.12",
}  # fmt: skip
OF_DRAFT = {1: "S5.2.1", 2: "S5.3.1"}  # with more players it is S5.4.1
OF_STEP = {Phase.DRAFT: "S3.1.3", Phase.CONVERT: "S12.1.4", Phase.ENEMIES: "S2.3.1"}
GOODS_FIRST = (("place", Reason.TOO_FEW_WORKERS), ("hero", Reason.TOO_FEW_COINS))  # here the rules look at goods first


def _cause(position: Position, seat: int, code: int, reason: Reason) -> Cause | None:
    """Return the rule that forbids an action, and the id of the reason; None if the rules say it well."""
    kind = position.game.space[code].kind
    if reason == Reason.CARD_NOT_IN_HAND:
        return OF_USE[kind], "card_not_in_hand"
    if reason == Reason.ANOTHER_STEP:
        return _another_step(position, seat, kind)
    if reason == Reason.CARD_NOT_IN_PACK:
        return OF_DRAFT.get(int(position.state.seats), "S5.4.1"), "card_not_in_pack"
    if reason == Reason.HERO_NOT_HELD:
        return "S16.1.4", "hero_not_held"
    if (kind, reason) in GOODS_FIRST:
        return _beyond_goods(position, seat, code)
    return _by_hand(reason) if position.state.phase == Phase.CONVERT else None


def _another_step(position: Position, seat: int, kind: str) -> Cause | None:
    """Name the phase that asks for something else, or the choice that gold is never one of."""
    state = position.state
    if is_never_gold(position, seat, kind):
        return MORE["never_gold"] if state.ask[seat] == Ask.GAIN_ANY else "S6.7.15", "never_gold"
    if kind == "enemies":
        return MORE["enemies_before"], "enemies_before"
    rule = OF_STEP.get(Phase(int(state.phase)))
    return (rule, "another_step") if rule else None


def _beyond_goods(position: Position, seat: int, code: int) -> Cause | None:
    """Name what would forbid the action with all the goods that it lacks."""
    reason = Lacking(position, seat, code).reason
    return (RULE_OF[reason], reason.name.lower()) if reason in NO_GOODS_HELP else None


def _by_hand(reason: Reason) -> Cause | None:
    """Name what forbids an exchange of the last conversion, or that the seat has ended it."""
    if reason == Reason.NOT_YOUR_DECISION:
        return "S16.2.2", "already_ended"
    return (MORE["enough_exchanges"], "enough_exchanges") if reason == Reason.ENOUGH_ACTIONS else None


CAUSES = Causes(_cause, MORE)
