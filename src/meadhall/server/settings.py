"""What a host sets in the environment: how much one server gives to one address and in all, and how long it keeps."""

import os
from dataclasses import fields
from typing import Annotated, Self

from pydantic import Field, ValidationError
from pydantic.dataclasses import dataclass
from pydantic_settings import BaseSettings, SettingsConfigDict

PREFIX = "MEADHALL_"
Whole = Annotated[int, Field(gt=0)]
Number = Annotated[float, Field(gt=0, allow_inf_nan=False)]


@dataclass(frozen=True, kw_only=True)
class Limits:
    """The limits. A variable sets each: MEADHALL_LIMIT_ and its name in capitals."""

    address_rate: Number = 20.0  # requests of the API a second
    address_burst: Whole = 60
    page_rate: Number = 50.0  # requests of all else (pages, scripts, fonts) a second, by address
    page_burst: Whole = 300  # a household that opens the page at once
    seat_rate: Number = 10.0  # requests a second by each secret that is shown
    seat_burst: Whole = 30
    tables_an_hour: Whole = 30  # that one address opens
    failures_a_minute: Whole = 30  # answers 401, 403 and 404 of the API to one address
    talk_a_minute: Whole = 30  # lines and reactions of one seat, or of one address that watches a table
    talk_an_address: Whole = 120  # the same of one address at all tables
    buckets: Whole = 20_000  # addresses remembered by each of the above, and secrets
    streams: Whole = 5_000
    streams_an_address: Whole = 32
    streams_a_secret: Whole = 4
    connections: Whole = 10_000  # open at a time
    connections_an_address: Whole = 128  # those of a proxy are not counted by address
    head_bytes: Whole = 32 * 1024  # of a request's line and headers
    head_seconds: Number = 15.0  # within which they must arrive
    body_bytes: Whole = 16 * 1024
    file_bytes: Whole = 1024 * 1024  # of a saved game that is uploaded
    cards_bytes: Whole = 128 * 1024  # of a request that brings cards
    body_seconds: Number = 10.0  # within which a body must arrive
    tables_in_memory: Whole = 2_000
    open_tables: Whole = 60  # that the hall lists
    open_tables_an_address: Whole = 4  # that one address opens at a time


@dataclass(frozen=True, kw_only=True)
class Keep:
    """Days without a move or a change until a table is pruned. A variable sets each, such as MEADHALL_KEEP_OVER."""

    gathering: Number = 14.0
    running: Number = 180.0
    over: Number = 365.0

    def days(self, status: str) -> float:
        """Return after how many days without a change a table of that status is pruned."""
        return self.gathering if status == "abandoned" else float(getattr(self, status))


GROUPS = {"limit": Limits, "keep": Keep}


class FromEnvironment(BaseSettings):
    """Limits and days as the environment sets them, with the defaults of all others."""

    model_config = SettingsConfigDict(env_prefix=PREFIX, env_nested_delimiter="_", env_nested_max_split=1)

    limit: Limits = Limits()
    keep: Keep = Keep()

    @classmethod
    def read(cls) -> Self:
        """Return the settings. Raise ValueError for a variable that sets nothing, or is not a number above zero."""
        for name in sorted(os.environ):
            cls._require_known(name)
        try:
            return cls()
        except ValidationError as wrong:
            raise ValueError(_say(wrong)) from None

    @classmethod
    def variables(cls) -> list[str]:
        """Return the names of all variables that are read."""
        return [variable(group, field.name) for group, kind in GROUPS.items() for field in fields(kind)]

    @classmethod
    def _require_known(cls, name: str) -> None:
        """Raise ValueError if the variable looks like one of these, and is none. The library would read past it."""
        for group in GROUPS:
            begins = variable(group, "").removesuffix("_")
            if name.upper().startswith(begins) and name not in cls.variables():
                alike = [each for each in cls.variables() if each.startswith(begins)]
                raise ValueError(f"{name} sets nothing; there are {', '.join(alike)}")


def read_switch(name: str) -> bool:
    """Tell whether a variable is on, as it is by default. Raise ValueError unless it is on or off."""
    said = os.environ.get(name, "on").lower()
    if said not in ("on", "off"):
        raise ValueError(f"{name} is on or off, not {said!r}")
    return said == "on"


def variable(group: str, name: str) -> str:
    return f"{PREFIX}{group}_{name}".upper()


def _say(wrong: ValidationError) -> str:
    first = wrong.errors(include_url=False)[0]
    group, name = map(str, first["loc"])
    whole = {field.name for kind in GROUPS.values() for field in fields(kind) if field.type is Whole}
    return f"{variable(group, name)} is a {'whole ' if name in whole else ''}number above zero, not {first['input']!r}"
