"""Shipwrights of the North Sea: Redux, for one to five players."""

from ..core.game import Game, register
from . import rules
from .board import board, question
from .known import KNOWN
from .ledger import LEDGER
from .moves import example, steps
from .offers import action
from .reasons import RULE_OF, Reason
from .scoring import PARTS
from .space import SPACE
from .state import OPTIONS, PRESETS, STATE, Ending
from .story import story
from .tables import load
from .view import view

GAME = register(
    Game(
        name="shipwrights",
        version="1",
        seats=range(1, 6),
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
        offer=None,
        story=story,
        board=board,
        question=question,
        example=example,
        ledger=LEDGER,
    )
)
