"""What a person can type in the terminal: a move, and words that show, explain, foresee or take back."""

import numpy as np

from ..bots.levels import JARL, own_name
from ..core.phrase import Phrase, seat_name
from ..core.play import IllegalMove
from ..core.table import Table
from ..trial import try_out
from .arguments import compile_rules
from .replay import bot_name
from .session import PERSON, Session, program, show


def answer(session: Session, seat: int, said: str) -> bool:
    """Do what a person typed. Return False if the person leaves."""
    table = session.table
    move = meant(table, seat, said.removeprefix("try "))
    try:
        if said == "quit":
            return False
        if said in ("?", "help"):
            help_with(session, seat)
        elif said.startswith("?"):
            explain(session, seat, meant(table, seat, said[1:]))
        elif said == "board":
            show(session, seat)
        elif said == "hint":
            hint(session, seat)
        elif said.startswith("try "):
            attempt(session, seat, move)
        elif said == "undo":
            table.undo(seat)
            session.say("undone")
            table.save(session.path)
        elif said:
            table.play(seat, move)
            table.save(session.path)
    except IllegalMove as illegal:
        refuse(session, illegal.rule, illegal.reason, table.lack(seat, move))
    return True


def meant(table: Table, seat: int, said: str) -> str:
    """Return a move in its own words, for it may be named by its number among those that are possible."""
    moves, said = table.moves(seat), said.strip()
    return moves[int(said) - 1].text if said.isdecimal() and 1 <= int(said) <= len(moves) else said


def hint(session: Session, seat: int) -> None:
    """Say what Jarl would do, each whole move with its reason, by what the seat knows."""
    from ..bots.hints import advise

    compile_rules(session.table.game, ["jarl"], session.words.say("compiling"))
    for number, idea in enumerate(advise(session.table, seat, JARL), 1):
        session.say("hint-line", number=number, action=idea.says, text=idea.text, why=idea.why)


def attempt(session: Session, seat: int, move: str) -> None:
    """Say what a move comes to, as far as the seat can foresee it, and what may follow. Nothing is done."""
    from ..bots.hints import prospects

    table = session.table
    codes = tuple(entry.code for entry in table.entries_for(seat, move))
    tried = try_out(table, seat, move)
    for phrase in tried.story:
        session.say(phrase)
    for phrase in score_changes(table, tried.world, seat):
        session.say(phrase)
    if table.game.hints and table.game.hints.tells_prospects(table.known(seat)):
        compile_rules(table.game, ["jarl"], session.words.say("compiling"))
        for phrase in prospects(table, seat, codes):
            session.say(phrase)
    if tried.then:
        session.say(f"web-try-{tried.then}")
    session.say("try-note")


def score_changes(before: Table, after: Table, seat: int) -> list[Phrase]:
    """Say whose points would change by what the seat knows."""
    now, then = (table.view(seat)["scores"] for table in (before, after))
    return [
        Phrase(
            "try-points",
            {
                "who": seat_name(each),
                "points": new["total"],
                "count": abs(change),
                "more": "more" if change > 0 else "fewer",
            },
        )
        for each, (old, new) in enumerate(zip(now, then, strict=True))
        if (change := new["total"] - old["total"])
    ]


def refuse(session: Session, rule: str, reason: str, lack: Phrase | None) -> None:
    name = reason.replace("_", "-")
    own = f"{session.table.game.name}-reason-{name}"
    why = session.words.say(lack or (own if session.words.bundle.has_message(own) else f"reason-{name}"))
    session.say("refused-rule" if rule else "refused", reason=why, rule=rule)


def explain(session: Session, seat: int, move: str) -> None:
    why = session.table.why_not(seat, move)
    if why:
        refuse(session, *why, session.table.lack(seat, move))
        return
    action = session.table.game.space.parse(move)
    table = session.table
    known = session.words.say(table.game.action(action, table.known(seat), table.cards)) if action else move
    session.say("possible", action=known)


def help_with(session: Session, seat: int) -> None:
    """Show what is possible now, and the words that always work."""
    table, words = session.table, session.words
    moves = table.moves(seat)
    session.say("help-moves")
    for number, move in enumerate(moves, 1):
        session.say(
            "help-move",
            number=number,
            action=words.say(table.game.action(move, table.known(seat), table.cards)),
            text=move.text,
        )
    session.say("help-words")
    session.say(f"{table.game.name}-legend")
    barred = np.flatnonzero(table.position.legal(seat)[table.game.space.chances :]) + table.game.space.chances
    session.say("help-why", example=table.game.space[int(barred[0])].text)
    session.say("help-rule", command=f"{program()} rules {table.game.name} {table.game.rule_of[table.game.reasons(2)]}")
    session.say("help-undo")
    session.say("help-board")
    session.say("hint-help")
    session.say("try-help")
    for bot in dict.fromkeys(own_name(player) for player in table.players if player != PERSON):
        name = bot_name(bot)
        session.say("help-bot", bot=name, explanation=words.explain(name.id, "explain"))
