"""What a move lacks, by what its seat knows: amulets, a brick or a card; or that something else is asked first."""

from ....core.phrase import Phrase
from ....core.position import Position
from ....core.record import Reading
from ..rules.actions import BRICK_WORDS
from ..rules.reasons import Reason
from ..rules.state import Phase


def lack(position: Position, seat: int, code: int) -> Phrase | None:
    """Say what a refused move lacks; None if it is refused for another reason."""
    reason, args = Reason(int(position.legal(seat)[code])), position.game.space[code].args
    if reason == Reason.ANOTHER_STEP:
        return Phrase("eketorp-lack-step", {"step": Phase(int(position.state.phase)).name.lower()})
    if reason == Reason.TOO_FEW_AMULETS:
        known = Reading(position.known(seat))
        return Phrase("eketorp-lack-amulets", {"count": sum(known.hand[seat]) - known.amulets[seat]})
    if reason == Reason.BRICK_NOT_BROUGHT:
        return Phrase("eketorp-lack-brick", {"brick": BRICK_WORDS[args[1] + 1]})
    return Phrase("eketorp-lack-card", {"value": args[0] + 1}) if reason == Reason.CARD_NOT_IN_HAND else None
