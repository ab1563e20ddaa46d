"""What the sentences of the story are to the saga's lines, and which may have decided the game: a ship, a raid."""

from ....core.game import Deeds, Lines


def _events(*names: str) -> tuple[str, ...]:
    return tuple(f"shipwrights-event-{name}" for name in names)


LINES = Lines(
    begins=frozenset(
        _events(
            "launched",
            "built",
            "tucked",
            "played",
            "raided",
            "discarded",
            "laid",
            "placed-board",
            "placed-building",
            "forged",
            "dismissed",
        )
    ),
    again=frozenset(_events("bought", "hero-trade")),
    repeats=frozenset(_events("craftsman", "labourer")),
    joins=frozenset(
        _events(
            "used",
            "upgraded",
            "gained",
            "paid",
            "paid-card",
            "steps",
            "raid-card",
            "trade-card",
            "trade-card-mine",
            "trade-tucked",
            "trade-cashed",
            "drew",
            "drew-mine",
            "worker-lost",
        )
    ),
    closes=frozenset(_events("income")),
    rounds=frozenset(_events("round")),
    untold=frozenset(
        _events("picked", "actions", "hand", "ended", "spent", "hero-left", "direction", "returned", "used-building")
    ),
)
DEEDS = Deeds(
    heads=frozenset(
        _events(
            "launched", "built", "tucked", "played", "raided", "discarded", "laid", "placed-board", "placed-building",
            "bought", "forged", "hero-trade", "dismissed", "used", "used-building", "ended",
        )
    ),
    parts=frozenset(
        _events(
            "upgraded", "gained", "paid", "spent", "steps", "raid-card", "trade-card", "drew", "worker-lost",
            "trade-tucked", "trade-cashed",
        )
    ),
    sums=_events("launched", "built", "raided", "tucked", "played"),
)  # fmt: skip
