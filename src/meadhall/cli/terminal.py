"""A plain game in the terminal, in words: one question at a time, nothing that a screen reader could not read."""

import shutil
import sys

from ..bots.player import Player
from ..core.phrase import Phrase, seat_name
from ..core.table import Table
from ..saga import saga
from .answers import answer
from .replay import bot_name, sitting, tell_outcome
from .session import PERSON, Session, program, show

FEW = 12  # moves that are listed without being asked for


def play(session: Session) -> None:
    """Play until the game is over or somebody leaves. Either way it is saved."""
    session.table.save(session.path)
    greet(session)
    session.told = dict.fromkeys(range(-1, session.table.seats), round_began(session.table))
    try:
        while session.table.outcome is None:
            seat = next_seat(session)
            if session.table.players[seat] != PERSON:
                bot_moves(session, seat)
            elif not ask(session, seat):
                break
        else:
            end(session)
    except (KeyboardInterrupt, EOFError):
        print()
    save(session)


def round_began(table: Table) -> int:
    """Return the entry from which the story of a resumed game is told: the beginning of its round."""
    replay, began, rounds = table.at(0), 0, 0
    for at, entry in enumerate(table.entries):
        replay.follow(entry)
        now = int(table.game.rules.rounds(replay.position.state))
        if now > max(rounds, 1):
            began = at
        rounds = now
    return began


def greet(session: Session) -> None:
    table, words = session.table, session.words
    session.say("welcome", game=words.say(table.game.name))
    session.say("players", names=words.list([words.say(sitting(table, seat)) for seat in range(table.seats)]))
    if made := sum(entry.seat >= 0 and entry.mark in ("", "and") for entry in table.entries):
        session.say("resumed", count=made)


def next_seat(session: Session) -> int:
    """Return who is asked next: in secret, bots first; else as the rules say. Who is at the screen may stay there."""
    table, looking = session.table, session.looking
    bots = [seat for seat in table.waiting if table.players[seat] != PERSON]
    if bots and table.game.rules.sealed(table.position.state):
        return bots[0]
    seat = table.due
    if looking in table.waiting:
        for _ in range(table.seats):
            if seat == looking or seat in bots:
                return seat
            seat = table.due_after(seat)
        return looking
    return seat


def bot_moves(session: Session, seat: int) -> None:
    """Let a bot move. If it fails, all are told, and from now on whoever stands in for it sits there."""
    table = session.table
    bot = session.bots.get(seat) or Player(table.players[seat], table, seat, title=str(session.path))
    session.bots[seat] = bot
    bot.play()
    if bot.failure and table.players[seat] == bot.name:
        who, failed = seat_name(seat), f"bot-failed-{bot.failure.kind}"
        session.say(
            Phrase(
                failed,
                {
                    "who": who,
                    "bot": bot_name(bot.name),
                    "detail": bot.failure.detail,
                    "instead": bot_name(bot.failure.instead),
                },
            )
        )
        table.players = (*table.players[:seat], bot.failure.instead, *table.players[seat + 1 :])


def turn_to(session: Session, seat: int) -> None:
    """Hide the screen between two people, then tell the next one what has happened."""
    if session.looking not in (None, seat) or (session.looking is None and len(session.people()) > 1):
        clear()
        session.say("curtain", who=session.name(seat))
        if input(session.words.say("curtain-key", who=session.name(seat)) + " ").strip() == "quit":
            raise EOFError
    elif session.looking is None:
        session.say("you-are", who=session.name(seat))
    session.turn(seat)
    catch_up(session, seat)


def clear() -> None:
    """Empty the screen and what can be scrolled back to. If there is no screen, print one empty line."""
    if sys.stdout.isatty():
        print("\n" * shutil.get_terminal_size().lines + "\033[2J\033[3J\033[H", end="")
    else:
        print()


def catch_up(session: Session, seat: int | None) -> bool:
    """Tell the viewer the rest of the story. Return True if a new round has begun in it."""
    first = session.told.get(-1 if seat is None else seat, 0)
    lines = saga(session.table, seat, first)
    for line in lines:
        print(session.words.line(line.phrases))
    session.told[-1 if seat is None else seat] = len(session.table.entries)
    return any("round" in phrase.params for line in lines for phrase in line.phrases)


def ask(session: Session, seat: int) -> bool:
    """Ask a person for one answer. Return False if the person leaves."""
    table, words = session.table, session.words
    if session.looking != seat:
        turn_to(session, seat)
        show(session, seat)
    elif catch_up(session, seat):
        show(session, seat)
    moves = table.moves(seat)
    print()
    session.say(table.game.question(table.known(seat), table.cards))
    if len(moves) <= FEW:
        for number, move in enumerate(moves, 1):
            session.say(
                "move-line", number=number, action=words.say(table.game.action(move, table.known(seat), table.cards))
            )
    else:
        session.say("moves-many", count=len(moves))
    example = table.game.example(table.known(seat), table.cards)
    if example and table.why_not(seat, example) is None:
        session.say("help-plan", example=example)
    return answer(session, seat, " ".join(input(words.say("prompt", who=session.name(seat)) + " ").split()))


def end(session: Session) -> None:
    """Tell the rest of the story, the scores with their parts, and who has won."""
    catch_up(session, session.looking)
    tell_outcome(session.table, session.words)


def save(session: Session) -> None:
    try:
        session.table.save(session.path)
    except OSError as error:
        session.say("not-saved", path=str(session.path), why=error.strerror or str(error))
        return
    if session.table.outcome is None:
        session.say(
            "saved",
            path=str(session.path),
            command=f"{program()} play --resume {session.path} --lang {session.words.language}{trusted(session.table)}",
        )
    else:
        session.say(
            "saved-over",
            path=str(session.path),
            command=f"{program()} replay {session.path} --lang {session.words.language}",
        )
    session.say("goodbye")


def trusted(table: Table) -> str:
    """Return the options that trust the bots of a table: they are programs, and a file alone does not start them."""
    return "".join(f" --bot {name}" for name in dict.fromkeys(table.players) if ":" in name)
