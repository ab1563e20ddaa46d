"""A request as the guard sees it: where it comes from, what it asks for, and which secrets it shows."""

import re
from collections.abc import Iterable, Iterator
from functools import cached_property

from starlette.datastructures import Headers
from starlette.types import Scope

from ..clients import household, marks_of

READING = {"GET", "HEAD", "OPTIONS"}
FILES, STREAM = "/api/files", "/api/stream"
OF_SEAT = re.compile(r"/api/tables/[^/]+/seats/")
OPENS_TABLE = re.compile(
    rf"/api/tables(/[^/]+(/seats/[^/]+)?/(rematch|practice))?/?|/api/games/[^/]+/(lessons|puzzles)/[^/]+/?|{FILES}/?"
    "|/api/profiles/?"
    r"|/api/hall/(seeks|tables/[^/]+/join)/?"
)
BRINGS_CARDS = re.compile(r"/api/tables/?|/api/games/[^/]+/cards/?")


class GuardedRequest:
    def __init__(self, scope: Scope) -> None:
        self.method: str = scope["method"]
        self.path: str = scope["path"].removeprefix(scope.get("root_path", ""))
        self.client: str = (scope.get("client") or ("",))[0]
        self.headers = Headers(scope=scope)

    @property
    def changes_something(self) -> bool:
        return self.method not in READING

    @property
    def of_api(self) -> bool:
        return self.path.startswith("/api/")

    @property
    def of_seat(self) -> bool:
        return OF_SEAT.match(self.path) is not None

    @property
    def opens_table(self) -> bool:
        return self.method == "POST" and OPENS_TABLE.fullmatch(self.path) is not None

    @property
    def brings_file(self) -> bool:
        return self.method == "POST" and self.path == FILES

    @property
    def brings_cards(self) -> bool:
        return self.method == "POST" and BRINGS_CARDS.fullmatch(self.path) is not None

    @property
    def kind(self) -> str:
        """Return what the request is for, as the metrics tell requests apart."""
        if not self.of_api:
            return "page"
        if self.path == STREAM:
            return "stream"
        return "move" if self.method == "POST" and self.path.endswith("/moves") else "api"

    @cached_property
    def host(self) -> str:
        """Return the host with its port; empty unless the request names it exactly once."""
        said = self.headers.getlist("host")
        return said[0].lower() if len(said) == 1 else ""

    @cached_property
    def address(self) -> str:
        return household(self.client)

    @cached_property
    def marks(self) -> frozenset[bytes]:
        return marks_of(_find_secrets(self.headers.getlist("authorization")))


def _find_secrets(authorizations: Iterable[str]) -> Iterator[str]:
    for each in authorizations:
        scheme, _, rest = each.partition(" ")
        if scheme.lower() == "bearer":
            yield from rest.replace(",", " ").split()
