"""The story of a game as one viewer may know it: what changed between two looks at the table."""

from meadhall import Action, Cards, Phrase, Reading, seat_name

from ..rules.state import Phase
from .phrases import hand_cards, treasure


def story(before: Reading, after: Reading, seat: int, action: Action | None, cards: Cards) -> list[Phrase]:
    """Tell one step to the viewer of both looks: an Action that was taken (`action`), or an automatic step (None)."""
    if action is None:
        return stepped(before, after)
    if action.kind == "draw":
        return dealt(before, after)
    if action.kind == "turn":
        return turned(before, after, cards)
    who = seat_name(seat)
    if action.kind == "play":
        return [Phrase("hoard-event-chosen", {"who": who})]
    return [Phrase(f"hoard-event-{action.kind}", {"who": who, "worth": before.heap - (action.kind == "bury")})]


def dealt(before: Reading, after: Reading) -> list[Phrase]:
    """Tell that all have cards, and tell their owner which."""
    if after.phase == Phase.DEAL:
        return []
    mine = [Phrase("hoard-event-hand", {"cards": hand_cards(after.hand)})] if after.seat >= 0 else []
    return [Phrase("hoard-event-dealt"), *mine]


def turned(before: Reading, after: Reading, cards: Cards) -> list[Phrase]:
    if after.round_no > before.round_no:
        card = treasure(after.latest - 1, cards)
        return [Phrase("hoard-event-round", {"round": after.round_no, "card": card, "worth": after.heap})]
    lost = [
        Phrase("hoard-event-lost", {"who": seat_name(seat), "worth": worth})
        for seat, worth in enumerate(before.open)
        if worth
    ]
    return [Phrase("hoard-event-dragon"), *lost]


def stepped(before: Reading, after: Reading) -> list[Phrase]:
    if before.phase == Phase.REVEAL:
        cards = [
            Phrase("hoard-shown", {"who": seat_name(seat), "value": after.shown[seat]}) for seat in range(after.seats)
        ]
        told = [Phrase("hoard-event-shown", {"cards": cards})]
        if after.phase != Phase.TAKE:
            told.append(Phrase("hoard-event-stays" if after.heap else "hoard-event-sinks"))
        return told
    return [Phrase("hoard-event-over")] if after.ended else []
