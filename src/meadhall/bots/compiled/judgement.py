"""Names that find Karl's judgement of a game by the type of the record, as core does for the rules."""

from importlib import import_module

from ...core.compiled import overload
from ...core.contract import by_record
from ...core.game import REGISTRY
from . import unjudged

JUDGEMENT = (
    "appeals",  # (s, cards, seat, codes, count, out): out[i] is how much codes[i] promises, in points; reads only
    # what the seat may know, and is right for the differences between actions alone
    "prospects",  # (s, cards, out): out[seat] is the score expected at the end, a solo rival's after the seats';
    # returns how far off it is, in points
    "reopen",  # (known): as if others had not yet sealed the choices that are sealed now
)

_MODULES = {
    layout.dtype: import_module(game.judgement) if game.judgement else unjudged
    for game in REGISTRY.values()
    for layout in (game.state, game.known)
}

_NAMES = {name: by_record(name, _MODULES) for name in JUDGEMENT}
for _name, _resolve in _NAMES.values():
    overload(_name)(_resolve)

appeals, prospects, reopen = (name for name, _ in _NAMES.values())
