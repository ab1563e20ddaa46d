"""A saved game as a story, who sits at its table, and how it ended."""

from ..bots.levels import NAMES, iterations, own_name
from ..core.phrase import COLOURS, Phrase, Value, seat_name
from ..core.table import Table
from ..i18n import Words
from ..saga import saga
from .session import PERSON


def tell_story(table: Table, words: Words, seat: int | None, last: int | None) -> None:
    """Tell the story of a saved game, as one seat or a spectator may know it."""
    who = words.say("replay-spectator") if seat is None else words.say(seat_name(seat))
    print(words.say("replay-head", game=words.say(table.game.name), count=table.seats, who=who))
    if table.players:
        print(words.say("players", names=words.list([words.say(sitting(table, each)) for each in range(table.seats)])))
    words, lines = words.to(None if seat is None else COLOURS[seat]), saga(table, seat, 0, last)
    for line in lines:
        if table.game.lines.role(line.phrases[0]) == "round":
            print()
        print(words.line(line.phrases))
    if not lines:
        print(words.say("nothing-yet"))
    if last is None or last >= len(table.entries):
        tell_outcome(table, words)


def sitting(table: Table, seat: int) -> Phrase:
    """Return the phrase for who sits there: a person, or which bot."""
    params: dict[str, Value] = {"who": seat_name(seat), "seat": seat}
    player = table.players[seat]
    if player == PERSON:
        return Phrase("player-person", params)
    return Phrase("player-bot", params | {"bot": bot_name(player)})


def bot_name(player: str) -> Phrase:
    name = own_name(player)
    if name in NAMES:
        return Phrase(f"bot-{name}")
    if count := iterations(name):
        return Phrase("bot-search", {"count": count})
    return Phrase("bot-own", {"name": "".join(letter for letter in name if letter.isprintable())})


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
