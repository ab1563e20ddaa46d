"""Names that find Karl's judgement of a game by the type of the record, as core does for the rules."""

from ...core.compiled import overload
from ...core.contract import by_record
from ...games.eketorp.rules.known import KNOWN as EKETORP_KNOWN
from ...games.eketorp.rules.state import STATE as EKETORP
from ...games.shipwrights.rules.known import KNOWN as SHIPWRIGHTS_KNOWN
from ...games.shipwrights.rules.state import STATE as SHIPWRIGHTS
from .. import eketorp, shipwrights

JUDGEMENT = (
    "appeals",  # (s, cards, seat, codes, count, out): out[i] is how much codes[i] promises, in points; reads only
    # what the seat may know, and is right for the differences between actions alone
    "prospects",  # (s, cards, out): out[seat] is the score expected at the end, a solo rival's after the seats';
    # returns how far off it is, in points
    "reopen",  # (known): as if others had not yet sealed the choices that are sealed now
)

_MODULES = {
    EKETORP.dtype: eketorp,
    EKETORP_KNOWN.dtype: eketorp,
    SHIPWRIGHTS.dtype: shipwrights,
    SHIPWRIGHTS_KNOWN.dtype: shipwrights,
}

_NAMES = {name: by_record(name, _MODULES) for name in JUDGEMENT}
for _name, _resolve in _NAMES.values():
    overload(_name)(_resolve)

appeals, prospects, reopen = (name for name, _ in _NAMES.values())
