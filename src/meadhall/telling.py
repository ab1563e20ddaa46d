"""A log as the story that one viewer may know: beat by beat, the difference between two looks."""

from collections.abc import Collection, Iterator

from .core.phrase import Phrase, seat_name
from .core.position import Entry
from .core.space import Row
from .core.table import Table


def tell(table: Table, seat: int | None, first: int = 0, last: int | None = None) -> Iterator[tuple[int, list[Phrase]]]:
    """For each row from `first` up to `last`, what the viewer learns by it."""
    replay = table.at(first)
    for at, entry in enumerate(table.entries[first:last], first):
        yield at, [*_undone(replay, seat, entry)] if entry.mark == "undo" else _beats(replay, seat, entry)


def beats(table: Table, entry: Entry, viewers: Collection[int | None]) -> dict[int | None, list[Phrase]] | None:
    """What each viewer learns by a row, which the table follows; None if it is not legal."""
    told = {seat: [] if entry.mark == "undo" else _beats(table.copy(), seat, entry) for seat in viewers}
    return told if table.follow(entry) else None


def _undone(replay: Table, seat: int | None, entry: Entry) -> Iterator[Phrase]:
    before = replay.known(seat)
    replay.follow(entry)
    if replay.known(seat) != before:
        yield Phrase("event-undo", {"who": seat_name(entry.seat)})


def _beats(replay: Table, seat: int | None, entry: Entry) -> list[Phrase]:
    """The row itself, then each automatic step that it sets off."""
    game, cards, trial = replay.game, replay.cards.record, replay.position.array.copy()
    told: list[Phrase] = []
    row: Row | None = game.space[entry.code]
    before = replay.known(seat)
    game.rules.act(trial[0], cards, entry.seat, entry.code)
    while True:
        after = game.look(trial[0], cards, seat)
        told += game.story(before, after, entry.seat, row, replay.cards)
        before, row = after, None
        if not game.rules.step(trial[0], cards):
            break
    replay.follow(entry)
    return told
