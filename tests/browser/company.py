"""People at one table, each with a browser of their own, who play on in turns."""

from collections.abc import Callable

from .seated import IDLE, Seated


class Company:
    def __init__(self, *players: Seated) -> None:
        self.players = list(players)

    def play(self, until: Callable[[], bool] | None = None) -> None:
        """Let each answer what they are asked until all see the end, or `until` says so."""
        idle = 0
        while not all(each.is_over() for each in self.players):
            if until and until():
                return
            answered = [not each.is_over() and each.answer() for each in self.players]
            idle = 0 if any(answered) else idle + 1
            assert idle < IDLE, f"nothing is asked after {[each.asked[-3:] for each in self.players]}"
            self.players[0].page.wait_for_timeout(40)
