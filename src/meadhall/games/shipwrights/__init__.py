"""Shipwrights of the North Sea: Redux, for one to five players."""

from ...core.game import Game, register
from .cards import load
from .options import OPTIONS, PRESETS
from .people.board import board, question
from .people.moves import example, steps
from .people.offers import action
from .people.story import story
from .people.view import view
from .rules import contract
from .rules.actions import SPACE
from .rules.known import KNOWN
from .rules.ledger import LEDGER
from .rules.reasons import RULE_OF, Reason
from .rules.scoring import PARTS
from .rules.state import STATE, Ending

GAME = register(
    Game(
        name="shipwrights",
        version="1",
        seats=range(1, 6),
        space=SPACE,
        state=STATE,
        known=KNOWN,
        rules=contract,
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
