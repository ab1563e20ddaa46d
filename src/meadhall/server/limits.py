"""Limits of what one server gives to one address, to one seat and in all."""

import math
import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, TypeVar

PREFIX = "MEADHALL_LIMIT_"
T = TypeVar("T")


@dataclass(frozen=True, kw_only=True)
class Limits:
    """The limits. An environment variable can set each: MEADHALL_LIMIT_ and its name in capitals."""

    address_rate: float = 20.0  # requests of the API a second
    address_burst: int = 60
    page_rate: float = 50.0  # requests of all else (pages, scripts, fonts) a second, by address
    page_burst: int = 300  # a household that opens the page at once
    seat_rate: float = 10.0  # requests a second by each secret that is shown
    seat_burst: int = 30
    tables_an_hour: int = 30  # that one address opens
    failures_a_minute: int = 30  # answers 401, 403 and 404 of the API to one address
    buckets: int = 20_000  # addresses remembered by each of the above, and secrets
    streams: int = 5_000
    streams_an_address: int = 32
    streams_a_secret: int = 4
    body_bytes: int = 16 * 1024
    file_bytes: int = 1024 * 1024  # of a saved game that is uploaded
    body_seconds: float = 10.0  # within which a body must arrive
    tables_in_memory: int = 2_000


def limits_from(environment: Mapping[str, str] = os.environ) -> Limits:
    """Return the limits as the environment sets them."""
    return set_by(environment, PREFIX, Limits)


def set_by(environment: Mapping[str, str], prefix: str, kind: type[T]) -> T:
    """Return the settings: numbers above zero from variables with that prefix, and the defaults of all others."""
    kinds = {f"{prefix}{field.name.upper()}": field for field in fields(kind)}  # type: ignore[arg-type]
    given = {name: text for name, text in environment.items() if name.startswith(prefix)}
    if unknown := sorted(given.keys() - kinds.keys()):
        raise ValueError(f"{unknown[0]} sets nothing; there are {', '.join(kinds)}")
    numbers: dict[str, Any] = {kinds[name].name: _number(name, text, kinds[name].type) for name, text in given.items()}
    return kind(**numbers)


def _number(name: str, text: str, kind: object) -> int | float:
    try:
        number = int(text) if kind is int else float(text)
    except ValueError:
        number = math.nan
    if not 0 < number < math.inf:
        raise ValueError(f"{name} is a {'whole ' if kind is int else ''}number above zero, not {text!r}")
    return number
