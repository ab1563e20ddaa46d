"""Eketorp, for three to six players."""

from pathlib import Path

from ...core.game import Game, register
from .cards import DEFAULT, judge, load
from .chair import CHAIR
from .options import OPTIONS, PRESETS
from .people.board import board, question
from .people.causes import CAUSES
from .people.deeds import DEEDS, LINES
from .people.hints import HINTS
from .people.lacks import lack
from .people.moves import example, read_move
from .people.notation import position
from .people.phrases import offer, say_action
from .people.puzzles import PUZZLES
from .people.story import story
from .people.view import POSITION, view
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
        judge_cards=judge,
        card_files=(DEFAULT,),
        view=view,
        shared=POSITION,
        read_move=read_move,
        action=say_action,
        offer=offer,
        story=story,
        board=board,
        question=question,
        example=example,
        ledger=LEDGER,
        hints=HINTS,
        lack=lack,
        causes=CAUSES,
        lines=LINES,
        chair=CHAIR,
        deeds=DEEDS,
        judgement="meadhall.bots.eketorp",
        lessons=Path(__file__).parent / "lessons",
        puzzles=PUZZLES,
        written=position,
    )
)
