"""Somebody who holds a profile on a device, over real HTTP."""

from dataclasses import dataclass
from typing import Any, Self

import httpx

from .people import Json, Made, Person, bearer, make


@dataclass
class Profiled:
    """A device of a profile, with its secret."""

    http: httpx.Client
    secret: str

    @classmethod
    def made(cls, http: httpx.Client, name: str = "Ása", **wishes: Any) -> Self:
        answer = http.post("/api/profiles", json={"name": name} | wishes)
        assert answer.status_code == 201, answer.text
        return cls(http, answer.json()["secret"])

    def ask(self, method: str, path: str = "", body: Any = None, *beside: str) -> httpx.Response:
        """Ask about the profile, with other secrets beside its own."""
        return self.http.request(method, f"/api/profiles/me{path}", json=body, headers=bearer(self.secret, *beside))

    def look(self) -> Json:
        answer = self.ask("GET")
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    def carried(self, device: str = "Phone") -> "Profiled":
        """The same profile on another device, by a link."""
        return Profiled(self.http, self.arrive(self.link(), device).json()["secret"])

    def link(self) -> str:
        link: str = self.ask("POST", "/links").json()["link"]
        assert "/#profile/" in link and "?" not in link
        return link.rpartition("/")[2]

    def arrive(self, secret: str, device: str = "Phone") -> httpx.Response:
        return self.http.post("/api/profiles/me/devices", json={"device": device}, headers=bearer(secret))

    def make(self, game: str = "eketorp", seats: str = "me,open,open", start: bool = False, **wishes: Any) -> Made:
        """A table that is made while the profile is held."""
        return make(self.http, game, seats, start, bearer(self.secret), **wishes)

    def join(self, made: Made, name: str = "Ása") -> httpx.Response:
        secrets = bearer(made.secrets["join"], self.secret)
        return self.http.post(f"/api/tables/{made.id}/join", json={"name": name}, headers=secrets)

    def sit(self, made: Made, name: str = "Ása") -> Person:
        answer = self.join(made, name)
        assert answer.status_code == 200, answer.text
        ((at, secret),) = answer.json()["seats"].items()
        made.people.append(Person(self.http, made.id, int(at), secret))
        return made.people[-1]

    def tables(self) -> list[tuple[str, str, int | None]]:
        answer = self.ask("GET", "/tables")
        assert answer.status_code == 200, answer.text
        return [(each["table"]["id"], each["role"], each["seat"]) for each in answer.json()]

    def open(self, table: str) -> Json:
        """The secrets that this device is handed at a table."""
        answer = self.ask("POST", f"/tables/{table}")
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found
