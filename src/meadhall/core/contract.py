"""The contract between a game's rules and everything above them. Its names find the rules by a record's type."""

import inspect
from collections.abc import Callable, Mapping
from typing import Any, Protocol

import numpy as np

from . import compiled

CHANCE = -1
CHANCE_BIT = 1 << 30
SPECTATOR = -1
Record = Any  # a record, or the handle by which compiled rules read it
Numbers = np.ndarray[Any, Any]


class Contract(Protocol):
    """What `rules/contract.py` of every game exports, and nothing else."""

    def start(self, s: Record, cards: Record, seats: int, options: Numbers) -> None:
        """Turn a blank record into the position before the first chance outcome."""

    def waiting(self, s: Record) -> int:
        """Return a bit mask of the seats that may act, or CHANCE_BIT, or 0 when the game is over."""

    def legal(self, s: Record, cards: Record, seat: int, why: Numbers) -> None:
        """Write why[code] = 0 for every legal action, else the Reason that forbids it."""

    def chances(self, s: Record, cards: Record, weights: Numbers) -> None:
        """Write a whole-number weight for every chance action. It is called only at a chance node."""

    def apply(self, s: Record, cards: Record, seat: int, code: int) -> None:
        """Carry out one decision or outcome and all that follows by itself. It trusts its caller."""

    def act(self, s: Record, cards: Record, seat: int, code: int) -> None:
        """Carry out the decision or outcome alone."""

    def advance(self, s: Record, cards: Record) -> bool:
        """Carry out one automatic part; return False if none is due. `apply` is `act`, then this while it is True."""

    def forced(self, s: Record, cards: Record, seat: int, why: Numbers) -> int:
        """Return the choice that everybody can see is the only one, else -1. `why` is room for `legal`."""

    def scores(self, s: Record, cards: Record, out: Numbers) -> None:
        """Write the points of each seat and part into out[seat, part]."""

    def winners(self, s: Record, cards: Record) -> int:
        """Return a bit mask of the seats that have won."""

    def ending(self, s: Record) -> int:
        """Return 0 while the game runs, else the number of the ending."""

    def rounds(self, s: Record) -> int:
        """Return how many rounds have begun."""

    def opened(self, s: Record, seat: int) -> int:
        """Return a number that changes whenever something happens that the seat cannot take back any more."""

    def sealed(self, s: Record) -> bool:
        """Tell whether the choices due now are made side by side, in secret."""

    def due(self, s: Record, last: int) -> int:
        """Return the seat that a driver asks next, if several wait. `last` is the seat that acted before, or -1."""

    def known(self, s: Record, cards: Record, seat: int, out: Record) -> None:
        """Copy all that a seat, or SPECTATOR, may know, naming every field."""

    def imagine(self, known: Record, cards: Record, rng: Numbers, out: Record) -> None:
        """Make a state that the seat cannot tell from the true one."""

    def faults(self, s: Record, cards: Record) -> int:
        """Return a bit mask of the invariants that are broken."""

    def note(
        self, before: Record, s: Record, cards: Record, seat: int, code: int, used: Numbers, tallies: Numbers
    ) -> int:
        """Count what an action was about, or with code -1 what an automatic part after it was about.

        It counts into used[seat, card, use], where the last seat is nobody, and into tallies[card, tally].
        It returns the number card * uses + use that the points of it belong to, or -1.
        """


CONTRACT = tuple(name for name in vars(Contract) if not name.startswith("_"))


def check(rules: Any) -> None:
    """Raise TypeError unless a module exports exactly the contract, with the parameters it names."""
    exported = set(getattr(rules, "__all__", ()))
    if exported != set(CONTRACT):
        raise TypeError(f"{rules.__name__} exports {_listed(exported)}; the contract is {_listed(set(CONTRACT))}")
    for name in CONTRACT:
        expected = list(inspect.signature(getattr(Contract, name)).parameters)[1:]
        rule = getattr(rules, name)
        found = list(inspect.signature(getattr(rule, "py_func", rule)).parameters)
        if found != expected:
            raise TypeError(
                f"{rules.__name__}.{name} takes {', '.join(found)}; the contract says {', '.join(expected)}"
            )


def _listed(names: set[str]) -> str:
    return ", ".join(sorted(names)) or "nothing"


def by_record(name: str, modules: Mapping[Any, Any]) -> tuple[Callable[..., Any], Callable[..., Any]]:
    """Return a function that finds its module by the type of its first argument, and how a compiler finds it."""

    def interpreted(s: Any, *rest: Any) -> Any:
        return getattr(modules[s.dtype], name)(s, *rest)

    def resolve(s: Any, *rest: Any) -> Callable[..., Any] | None:
        rules = modules.get(getattr(s, "dtype", None))
        if rules is None:
            return None
        rule = getattr(rules, name)

        def found(s: Any, *rest: Any) -> Any:
            return rule(s, *rest)

        return found

    interpreted.__name__ = interpreted.__qualname__ = name
    return interpreted, resolve


RULES: dict[Any, Contract] = {}  # of a game, by the type of its records
_NAMES = {name: by_record(name, RULES) for name in CONTRACT}


def teach(overload: Callable[[Callable[..., Any]], Callable[..., Any]]) -> None:
    """Let a compiler resolve the contract's names by the record's type."""
    for name, resolve in _NAMES.values():
        overload(name)(resolve)


teach(compiled.overload)

(
    start, waiting, legal, chances, apply, act, advance, forced, scores, winners, ending, rounds, opened, sealed, due,
    known, imagine, faults, note,
) = (name for name, _ in _NAMES.values())  # fmt: skip
