"""Hoard, for two to four players: a small game to read before writing one's own (docs/guides/write-a-game.md)."""

from pathlib import Path

from meadhall import Game, register

from .cards import load
from .options import OPTIONS, PRESETS
from .people.board import board, question
from .people.moves import example, read_move
from .people.phrases import action, offer
from .people.story import story
from .people.view import view
from .rules import contract
from .rules.actions import SPACE
from .rules.known import KNOWN
from .rules.ledger import LEDGER
from .rules.reasons import RULE_OF, Reason
from .rules.scoring import PARTS
from .rules.state import SEATS, STATE, Ending

FOLDER = Path(__file__).parent

GAME = register(
    Game(
        name="hoard",
        version="1",
        seats=range(2, SEATS + 1),
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
        read_move=read_move,
        action=action,
        offer=offer,
        story=story,
        board=board,
        question=question,
        example=example,
        ledger=LEDGER,
        words=FOLDER / "words",
        guide=FOLDER / "guide.md",
    )
)
