"""A plain game in the terminal, in words: one question at a time, nothing that a screen reader could not read."""

import os
import shutil
import sys
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from ..bots.levels import JARL, NAMES, iterations, own_name
from ..bots.player import Player
from ..core.phrase import COLOURS, Phrase, seat_name
from ..core.play import IllegalMove
from ..core.table import Table
from ..i18n import Words
from ..saga import saga
from .arguments import compile_rules

PERSON = "me"
FEW = 12  # moves that are listed without being asked for


@dataclass
class Session:
    """A table, who sits at it, and how much of its story each person has been told."""

    table: Table
    words: Words
    path: Path
    told: dict[int, int] = field(default_factory=dict)
    looking: int | None = None  # the person at the screen
    bots: dict[int, Player] = field(default_factory=dict)  # those that have been asked already

    def people(self) -> list[int]:
        return [seat for seat, player in enumerate(self.table.players) if player == PERSON]

    def say(self, what: Phrase | str, **params: object) -> None:
        print(self.words.say(what, **params))  # type: ignore[arg-type]

    def turn(self, seat: int) -> None:
        """Let the person of that seat look at the screen, who is called you from now on."""
        self.looking, self.words = seat, self.words.to(COLOURS[seat])

    def name(self, seat: int) -> str:
        return self.words.say(seat_name(seat))


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


def sitting(table: Table, seat: int) -> Phrase:
    """Return the phrase for who sits there: a person, or which bot."""
    who = Phrase("seat-numbered", {"who": seat_name(seat), "seat": seat})
    player = table.players[seat]
    if player == PERSON:
        return Phrase("player-person", {"who": who})
    return Phrase("player-bot", {"who": who, "bot": bot_name(player)})


def bot_name(player: str) -> Phrase:
    name = own_name(player)
    if name in NAMES:
        return Phrase(f"bot-{name}")
    if count := iterations(name):
        return Phrase("bot-search", {"count": count})
    return Phrase("bot-own", {"name": "".join(letter for letter in name if letter.isprintable())})


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


def show(session: Session, seat: int) -> None:
    print()
    for phrase in session.table.game.board(session.table.known(seat), session.table.cards):
        session.say(phrase)


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


def answer(session: Session, seat: int, said: str) -> bool:
    table = session.table
    moves = table.moves(seat)
    try:
        if said == "quit":
            return False
        if said in ("?", "help"):
            help_with(session, seat)
        elif said.startswith("?"):
            explain(session, seat, said[1:].strip())
        elif said == "board":
            show(session, seat)
        elif said == "hint":
            hint(session, seat)
        elif said == "undo":
            table.undo(seat)
            session.say("undone")
            table.save(session.path)
        elif said.isdecimal() and 1 <= int(said) <= len(moves):
            table.play(seat, moves[int(said) - 1])
            table.save(session.path)
        elif said:
            table.play(seat, said)
            table.save(session.path)
    except IllegalMove as illegal:
        refuse(session, illegal.rule, illegal.reason, table.lack(seat, said))
    return True


def hint(session: Session, seat: int) -> None:
    """Say what Jarl would do, each whole move with its reason, by what the seat knows."""
    from ..bots.hints import advise

    compile_rules(session.table.game, ["jarl"], session.words.say("compiling"))
    for number, idea in enumerate(advise(session.table, seat, JARL), 1):
        session.say("hint-line", number=number, action=idea.says, text=idea.text, why=idea.why)


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
    for bot in dict.fromkeys(own_name(player) for player in table.players if player != PERSON):
        name = bot_name(bot)
        session.say("help-bot", bot=name, explanation=words.explain(name.id, "explain"))


def end(session: Session) -> None:
    """Tell the rest of the story, the scores with their parts, and who has won."""
    catch_up(session, session.looking)
    tell_outcome(session.table, session.words)


def tell_outcome(table: Table, words: Words) -> None:
    outcome, game = table.outcome, table.game
    if outcome is None:
        return
    print()
    print(words.say(f"{game.name}-ending-{outcome.reason}"))
    print(words.say("final-scores"))
    for seat, points in enumerate(outcome.scores):
        parts = [
            words.say("score-part", part=words.say(f"{game.name}-part-{part}"), points=points[part])
            for part in game.parts
            if points[part]
        ]
        print(words.say("score-line", who=seat_name(seat), total=points["total"], parts=", ".join(parts) or "0"))
    if outcome.winners:
        if len(outcome.winners) == 1:
            print(words.say("won", who=seat_name(outcome.winners[0])))
        else:
            print(words.say("won-shared", who=[seat_name(seat) for seat in outcome.winners]))


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


def program() -> str:
    """Return how this program was called, as it can be typed again here."""
    name = sys.argv[0]
    return "python -m meadhall" if name.endswith(".py") else min(name, os.path.relpath(name), key=len)


def replay(table: Table, words: Words, seat: int | None, last: int | None) -> None:
    """Tell the story of a saved game, as one seat or a spectator may know it."""
    who = words.say("replay-spectator") if seat is None else words.say(seat_name(seat))
    print(words.say("replay-head", game=words.say(table.game.name), count=table.seats, who=who))
    if table.players:
        print(words.say("players", names=words.list([words.say(sitting(table, each)) for each in range(table.seats)])))
    words, lines = words.to(None if seat is None else COLOURS[seat]), saga(table, seat, 0, last)
    for line in lines:
        print(words.line(line.phrases))
    if not lines:
        print(words.say("nothing-yet"))
    if last is None or last >= len(table.entries):
        tell_outcome(table, words)
