"""Eketorp, for three to six players."""

from ...core.game import Game, register
from .cards import load
from .options import OPTIONS, PRESETS
from .people.board import board, question
from .people.moves import example, steps
from .people.phrases import action, offer
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
        name="eketorp",
        version="1",
        seats=range(3, 7),
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
        offer=offer,
        story=story,
        board=board,
        question=question,
        example=example,
        ledger=LEDGER,
    )
)
