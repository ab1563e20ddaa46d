"""When a game turned for a seat, in one sentence: since when it was ahead, or until when."""

from collections.abc import Sequence

from ..core.phrase import Phrase

CLEAR = 0.02  # of a win: who leads by less is not ahead

Wins = Sequence[Sequence[float]]


def tell_turn(game: str, wins: Wins, rounds: Sequence[int], seat: int) -> Phrase:
    """Say when the seat took the lead or lost it, by the chances after each round; the last one decides itself."""
    *ends, last = last_places(rounds).items()
    leads = [is_ahead(wins[place], seat) for _, place in ends]
    if wins[-1][seat]:
        behind = len(leads) - 1 - leads[::-1].index(False) if False in leads else -1
        if behind == -1:
            return _turn(game, "always", last[0])
        after = [*ends, last][behind + 1][0]
        return _turn(game, "last" if after == last[0] else "took", after)
    if True in leads:
        return _turn(game, "until", ends[len(leads) - 1 - leads[::-1].index(True)][0])
    best = max(range(len(wins)), key=lambda place: wins[place][seat])
    return _turn(game, "never", max(rounds[best], 1), round(100 * wins[best][seat]))


def last_places(rounds: Sequence[int]) -> dict[int, int]:
    """Return where each round ends. What comes before the first belongs to it."""
    return {max(each, 1): place for place, each in enumerate(rounds)}


def is_ahead(chances: Sequence[float], seat: int) -> bool:
    """Tell whether no other, nor the rival of a solo player, is as near to the win."""
    others = [share for other, share in enumerate(chances) if other != seat] or [1 - chances[seat]]
    return chances[seat] > max(others) + CLEAR


def _turn(game: str, kind: str, number: int, percent: int = 0) -> Phrase:
    return Phrase("review-turn", {"game": game, "kind": kind, "round": number, "percent": percent})
