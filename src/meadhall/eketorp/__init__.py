"""Eketorp, for three to six players."""

from ..core.game import Game, register
from . import rules
from .board import board, question
from .known import KNOWN
from .ledger import LEDGER
from .materials import load
from .moves import example, steps
from .phrases import action, offer
from .reasons import RULE_OF, Reason
from .scoring import PARTS
from .space import SPACE
from .state import OPTIONS, PRESETS, STATE, Ending
from .story import story
from .view import view

GAME = register(
    Game(
        name="eketorp",
        version="1",
        seats=range(3, 7),
        space=SPACE,
        state=STATE,
        known=KNOWN,
        rules=rules,
        options=OPTIONS,
        presets=PRESETS,
        reasons=Reason,
        rule_of=RULE_OF,
        parts=PARTS,
        endings=tuple(ending.name.lower() for ending in Ending),
        load_cards=load,
        view=view,
        steps=steps,
        action=action,
        offer=offer,
        story=story,
        board=board,
        question=question,
        example=example,
        ledger=LEDGER,
    )
)
