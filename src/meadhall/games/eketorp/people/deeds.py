"""What the sentences of the story are to the saga's lines, which may have decided the game, and how that is told."""

from ....core.game import Deeds, Lines
from ....core.phrase import Phrase, Value
from ..rules.actions import BRICK_WORDS


def _events(*names: str) -> tuple[str, ...]:
    return tuple(f"eketorp-event-{name}" for name in names)


FIGHTS = frozenset(_events("attack", "contest", "siege"))
OUTCOMES = frozenset(_events("attack-over", "contest-over", "siege-over"))
RESULTS = frozenset(
    _events("exchanged", "hurt", "hurt-both", "picked-up", "picked-up-hidden", "plundered", "no-plunder")
)
LINES = Lines(
    begins=FIGHTS,
    repeats=frozenset(_events("built")),
    joins=RESULTS,
    sums=OUTCOMES,
    rounds=frozenset(_events("round")),
    untold=frozenset(
        _events(
            "first", "hand", "planned", "revealed", "cards", "cards-open", "breach", "repelled", "booty",
            "brought-home", "last-round",
        )
    ),
    shared=FIGHTS | RESULTS | OUTCOMES,
)  # fmt: skip


def look_back(phrases: list[Phrase]) -> Phrase | None:
    """Tell a fight in one sentence, by what came of it; None if that is no fight that was fought."""
    told = {phrase.id.removeprefix("eketorp-event-"): phrase.params for phrase in phrases}
    cards = told.get("cards") or told.get("cards-open")
    if cards is None or "complete" in told:
        return None
    if "siege" in told:
        return _siege(told, told["siege"], cards)
    place = told.get("attack") or told.get("contest")
    return _fight(phrases, place, cards) if place else None


def _siege(told: dict[str, dict[str, Value]], siege: dict[str, Value], cards: dict[str, Value]) -> Phrase:
    params: dict[str, Value] = {"who": siege["who"], "rival": siege["castle"], "side": siege["side"]}
    if "repelled" in told:
        return Phrase("eketorp-moment-repelled", params | {"a": cards["a"], "b": cards["b"]})
    if "plundered" not in told:
        return Phrase("eketorp-moment-nothing", params)
    gone = told["plundered"]["bricks"]
    booty = told.get("booty", {}).get("brick", "none")
    params |= {"points": _worth(gone), "bricks": gone, "brick": booty}
    return Phrase("eketorp-moment-plundered", params | {"guard": "no" if "cards-open" in told else "yes"})


def _worth(bricks: Value) -> int:
    """Return what bricks that a story names are worth together."""
    named = bricks if isinstance(bricks, list) else []
    return sum(int(str(each.params["count"])) * BRICK_WORDS.index(str(each.params["brick"])) for each in named)


def _fight(phrases: list[Phrase], place: dict[str, Value], cards: dict[str, Value]) -> Phrase:
    """Tell who beat whom, and what the winner took there."""
    sides = [(cards["a"], cards["who"]), (cards["b"], cards["rival"])]
    (low, loser), (high, winner) = sorted(sides, key=lambda side: int(str(side[0])))
    where = {name: place[name] for name in ("field", "castle", "side") if name in place}
    on_field = "field" in place
    if low == high:
        tied = "eketorp-moment-tie-field" if on_field else "eketorp-moment-tie-siege-field"
        return Phrase(tied, {"who": cards["who"], "rival": cards["rival"], "a": high} | where)
    params = {"who": winner, "rival": loser, "a": high, "b": low} | where
    took = [
        phrase.params["bricks"]
        for phrase in phrases
        if phrase.id == "eketorp-event-took"
        and (phrase.params["who"], phrase.params["field"]) == (winner, place.get("field"))
    ]
    if took:
        return Phrase("eketorp-moment-won", params | {"bricks": took[0]})
    return Phrase("eketorp-moment-beaten-field" if on_field else "eketorp-moment-beaten-siege-field", params)


_TO_THE_WINNER, _TO_THE_DEFENDER, _TO_NOBODY = (
    {"who": 1, "rival": -1},
    {"who": -1, "rival": 1},
    {"who": -1, "rival": -1},
)
FORTUNES = {
    "eketorp-moment-won": _TO_THE_WINNER,
    "eketorp-moment-beaten-field": _TO_THE_WINNER,
    "eketorp-moment-beaten-siege-field": _TO_THE_WINNER,
    "eketorp-moment-plundered": _TO_THE_WINNER,
    "eketorp-moment-repelled": _TO_THE_DEFENDER,
    "eketorp-moment-tie-field": _TO_NOBODY,
    "eketorp-moment-tie-siege-field": _TO_NOBODY,
}
DEEDS = Deeds(
    heads=frozenset(_events("attack", "contest", "siege", "complete")),
    parts=frozenset(
        _events(
            "exchanged", "hand", "redraw", "redraw-shown", "cards", "cards-open", "breach", "repelled", "hurt",
            "hurt-both", "picked-up", "plundered", "no-plunder", "booty", "took",
        )
    ),
    sums=_events("complete", "plundered", "repelled", "took", "siege", "contest", "attack"),
    shared=True,
    look_back=look_back,
    fortunes=FORTUNES,
)  # fmt: skip
