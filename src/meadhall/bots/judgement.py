"""Names that find a game's judgement, Karl's, by the type of the record, as core does for the rules."""

from ..core.compiled import overload
from ..core.game import by_record
from ..eketorp import GAME as EKETORP
from ..shipwrights import GAME as SHIPWRIGHTS
from . import eketorp, shipwrights

JUDGEMENT = (
    "appeals",  # (s, cards, seat, codes, count, out): out[i] is how much codes[i] promises, in points; reads only
    # what the seat may know, and is right for the differences between actions alone
    "prospects",  # (s, cards, out): out[seat] is the score expected at the end, a solo rival's after the seats';
    # returns how far off it is, in points
    "reopen",  # (known): as if others had not yet sealed the choices that are sealed now
)

_MODULES = {}
for _game, _module in ((EKETORP, eketorp), (SHIPWRIGHTS, shipwrights)):
    _MODULES[_game.state.dtype] = _MODULES[_game.known.dtype] = _module

_NAMES = {name: by_record(name, _MODULES) for name in JUDGEMENT}
for _name, _resolve in _NAMES.values():
    overload(_name)(_resolve)

appeals, prospects, reopen = (name for name, _ in _NAMES.values())
