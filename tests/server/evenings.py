"""What people do beside their moves, again and again, through servers that die: each pastime says what must be so."""

import asyncio
import json
import secrets
import time
from dataclasses import dataclass, field
from typing import Any, TypeVar

import httpx
from sqlalchemy import select

from meadhall.core.game import find
from meadhall.server.names import DAY
from meadhall.server.storage import schema

from .crowd import AGAIN_AFTER, Crowd, Ledger, Member, Party
from .people import Json

NAMES = ("Ása", "Leif", "Ulf", "Mira", "Una")
DONE = (200, 201, 204)
T = TypeVar("T")


def fresh_id() -> str:
    """What says that a request is the same when it is sent again."""
    return secrets.token_hex(16)


def latest(found: list[T], pending: int) -> list[T]:
    """Those with which people may be at it still, while something is on its way; at the end, all."""
    return found[-2:] if pending else found


@dataclass
class Pastime:
    """Something that people do from its beginning to its end, and then again."""

    crowd: Crowd
    ends: int = 0  # how often they came to its end
    parties: list[Party] = field(default_factory=list)  # tables at which they sat
    kills: int = 0  # how often the server has died meanwhile
    last: bool = False  # whether it dies no more

    async def go_on(self) -> None:
        while self.crowd.open:
            await self.once()
            self.ends += 1

    async def once(self) -> None:
        raise NotImplementedError

    def check(self, ledger: Ledger, pending: int = 0) -> None:
        """What was acknowledged is stored, once; of each person one request may be on its way."""
        for party in latest(self.parties, pending):
            ledger.check(party, pending)

    async def ask(
        self, method: str, path: str, secret: str = "", body: Any = None, key: str = "", or_else: int = 200
    ) -> Any:
        """The answer, which is yes; or else a repeat may get this one, for it was done before."""
        answer: httpx.Response = await self.crowd.ask(method, path, secret, body, key)
        assert answer.status_code in (*DONE, or_else), (method, path, answer.status_code, answer.text)
        return answer.json() if answer.content else {}

    def sit(self, *handed: Json) -> Party:
        """The table of these secrets, with a member for each seat."""
        (table,) = {each["table"] for each in handed}
        taken = [(int(seat), secret) for each in handed for seat, secret in each["seats"].items()]
        assert len({seat for seat, _ in taken}) == len(taken), "two were given one seat"
        self.parties.append(Party(table, [Member(self.crowd, table, seat, secret) for seat, secret in sorted(taken)]))
        return self.parties[-1]

    async def make(self, game: str, count: int, holding: str = "", **wishes: Any) -> Json:
        """A table at which one device has all seats, and which has begun."""
        seats = [{"who": "me", "name": name} for name in NAMES[:count]]
        body = {"game": game, "seats": seats, "start": True} | wishes
        made: Json = await self.ask("POST", "/api/tables", holding, body, fresh_id())
        return made

    async def begun(self, party: Party) -> None:
        """Wait until the game has begun: the server starts it, whoever was served last."""
        first = party.members[0]
        while (await self.ask("GET", first.path, first.secret))["table"]["status"] != "running":
            await asyncio.sleep(AGAIN_AFTER)

    async def play(self, party: Party, moves: int = 4) -> None:
        """So many moves more, of whoever is waited for."""
        goal = party.acks + moves
        while party.acks < goal and not party.over:
            for member in party.members:
                await member.take_turn()

    async def end(self, table: str, host: str) -> None:
        """The host ends the game for everybody."""
        await self.ask("POST", f"/api/tables/{table}/abandon", host, or_else=409)


@dataclass
class Seeking(Pastime):
    """Strangers look for each other; the game starts when the last of them has come."""

    game: str = "eketorp"
    count: int = 3
    pace: str = "live"

    async def once(self) -> None:
        wish = {"game": self.game, "seats": self.count, "pace": self.pace}
        asked = [
            self.ask("POST", "/api/hall/seeks", "", wish | {"name": name}, fresh_id()) for name in NAMES[: self.count]
        ]
        handed = await asyncio.gather(*asked)
        party = self.sit(*handed)
        assert len(party.members) == self.count
        await self.begun(party)
        await self.play(party)
        await self.end(party.table, next(each["host"] for each in handed if each["host"]))

    def check(self, ledger: Ledger, pending: int = 0) -> None:
        """Nobody waits at a table for somebody whose request was answered by a seat at another."""
        super().check(ledger, pending)
        sought, tables = schema.openings.c, schema.tables.c
        query = select(sought.table_id).join(schema.tables, tables.id == sought.table_id)
        found = {row.table_id for row in ledger.read(query.where(tables.game == self.game, sought.pace == self.pace))}
        known = {party.table for party in self.parties}
        assert known <= found and len(found - known) <= bool(pending), "somebody waits at a table of their own"
        for party in latest(self.parties, pending):
            assert ledger.count(schema.grants, schema.grants.c.role == "seat", table=party.table) == self.count


@dataclass
class PlayingAgain(Pastime):
    """A game ends, and all ask for the rematch at once."""

    game: str = "eketorp"
    followed: list[tuple[str, str]] = field(default_factory=list)  # a table, and its rematch

    async def go_on(self) -> None:
        made = await self.make(self.game, 3)
        party, host = self.sit(made), made["host"]
        while self.crowd.open:
            party, host = await self._again(party, host)
            self.ends += 1

    async def _again(self, party: Party, host: str) -> tuple[Party, str]:
        await self.play(party, 2)
        await self.end(party.table, host)
        asked = [self.ask("POST", f"/api/tables/{party.table}/rematch", each.secret) for each in party.members]
        handed = await asyncio.gather(*asked)
        new = self.sit(*handed)
        self.followed.append((party.table, new.table))
        assert [each.seat for each in new.members] == [each.seat for each in party.members]
        (host,) = {each["host"] for each in handed if each["host"]}
        await self.ask("POST", f"/api/tables/{new.table}/start", host, or_else=409)
        await self.begun(new)
        return new, host

    def check(self, ledger: Ledger, pending: int = 0) -> None:
        super().check(ledger, pending)
        tables = schema.tables.c
        for old, new in latest(self.followed, pending):
            (row,) = ledger.read(select(tables.id).where(tables.parent == old))
            (kept,) = ledger.read(select(tables.rematch).where(tables.id == old))
            assert row.id == kept.rematch == new, "one game has two rematches"
            assert ledger.count(schema.grants, schema.grants.c.role == "seat", table=new) == 3


@dataclass
class OwnCards(Pastime):
    """Somebody drops card files of their own, sees how they look, and plays with them."""

    game: str = "eketorp"
    shown: dict[str, Json] = field(default_factory=dict)  # the cards that a table showed first

    async def once(self) -> None:
        path = find(self.game).card_files[0]
        cards = {"name": f"mine {self.ends}", "files": [{"name": path.name, "text": path.read_text(encoding="utf-8")}]}
        verdict = await self.ask("POST", f"/api/games/{self.game}/cards", "", cards)
        assert verdict["faults"] == [] and verdict["cards"]
        made = await self.make(self.game, 3, cards=cards)
        party = self.sit(made)
        self.shown[party.table] = await self._cards(made)
        assert self.shown[party.table]["name"] == cards["name"]
        await self.play(party)
        told = await self.ask("GET", party.members[1].path, party.members[1].secret)
        assert told["table"]["ownCards"] == cards["name"]
        assert await self._cards(made) == self.shown[party.table]
        await self.end(party.table, made["host"])

    async def _cards(self, made: Json) -> Json:
        found: Json = await self.ask("GET", f"/api/tables/{made['table']}/cards", made["watch"])
        return found

    def check(self, ledger: Ledger, pending: int = 0) -> None:
        super().check(ledger, pending)
        decks, tables = schema.decks.c, schema.tables.c
        for table, shown in latest(list(self.shown.items()), pending):
            query = (
                select(decks.name, decks.cards).join(schema.tables, tables.deck == decks.id).where(tables.id == table)
            )
            (row,) = ledger.read(query)
            assert (row.name, json.loads(row.cards)) == (shown["name"], [each["values"] for each in shown["cards"]])


@dataclass
class Talking(Pastime):
    """All say something between their moves, and read what the others said."""

    game: str = "eketorp"
    lines: int = 4  # of each, at each table
    said: dict[str, dict[int, list[str]]] = field(default_factory=dict)  # what each seat was told is said

    async def once(self) -> None:
        made = await self.make(self.game, 3)
        party = self.sit(made)
        said = self.said[party.table] = {member.seat: [] for member in party.members}
        await asyncio.gather(*(self._speak(member, said) for member in party.members))
        heard = await self.ask("GET", f"{party.members[0].path}/talk", party.members[0].secret)
        assert {seat: _texts(heard["lines"], seat) for seat in said} == said
        await self.play(party, 2)
        await self.end(party.table, made["host"])

    async def _speak(self, member: Member, said: dict[int, list[str]]) -> None:
        for number in range(self.lines):
            text = f"{NAMES[member.seat]}, {number}"
            await self.ask("POST", f"{member.path}/talk", member.secret, {"id": fresh_id(), "text": text})
            said[member.seat].append(text)

    def check(self, ledger: Ledger, pending: int = 0) -> None:
        super().check(ledger, pending)
        found = schema.talk_lines.c
        for table, said in latest(list(self.said.items()), pending):
            query = select(found.at, found.seat, found.text).where(found.table_id == table).order_by(found.at)
            lines = [row._asdict() for row in ledger.read(query)]
            assert [line["at"] for line in lines] == list(range(len(lines)))
            for seat, texts in said.items():
                stored = _texts(lines, seat)
                assert stored[: len(texts)] == texts and len(stored) - len(texts) <= pending, (table, seat)


def _texts(lines: list[Json], seat: int) -> list[str]:
    return [line["text"] for line in lines if line["seat"] == seat]


@dataclass
class Pausing(Pastime):
    """At a table of days, all agree on a pause and one ends it; somebody goes on vacation and comes back."""

    game: str = "eketorp"
    done: dict[str, list[str]] = field(default_factory=dict)  # what everybody was told at each table

    async def once(self) -> None:
        began = time.time()
        made = await self.make(self.game, 3, clock={"kind": "real", "seconds": DAY})
        party = self.sit(made)
        first, done = party.members[0], self.done.setdefault(party.table, [])
        for member in party.members:
            await self.ask("PUT", f"{member.path}/pause", member.secret)
        done.append("paused")
        assert (await self._clocks(first))["paused"]
        await self.ask("DELETE", f"{first.path}/pause", first.secret)
        done.append("resumed")
        await self.ask("PUT", f"{first.path}/vacation", first.secret, {"days": 3})
        done.append("vacation")
        assert (await self._clocks(first))["seats"][0]["away"] > began + 2 * DAY
        await self.ask("DELETE", f"{first.path}/vacation", first.secret)
        done.append("vacation_over")
        clocks = await self._clocks(first)
        assert not clocks["paused"] and clocks["seats"][0]["away"] is None
        assert DAY - (time.time() - began) - 1 <= clocks["seats"][1]["left"] <= DAY
        await self.play(party)
        await self.end(party.table, made["host"])

    async def _clocks(self, member: Member) -> Json:
        found: Json = await self.ask("GET", f"{member.path}/clocks", member.secret)
        return found

    def check(self, ledger: Ledger, pending: int = 0) -> None:
        """Each of it is told once, and nothing that was told is forgotten."""
        super().check(ledger, pending)
        found = schema.news.c
        ids = ("paused", "resumed", "vacation", "vacation_over")
        for table, done in latest(list(self.done.items()), pending):
            query = select(found.id).where(found.table_id == table, found.id.in_(ids)).order_by(found.at)
            told = [row.id for row in ledger.read(query)]
            assert told[: len(done)] == done and len(told) - len(done) <= pending, (table, told)


@dataclass
class Carrying(Pastime):
    """A profile is made, carried to a phone, played on with there, taken from it, and deleted."""

    game: str = "eketorp"
    devices: dict[str, set[str]] = field(default_factory=dict)  # of each profile that is there, as it was told of them
    asking: set[str] = field(default_factory=set)  # profiles of whose devices something may be on its way

    @property
    def name(self) -> str:
        return f"Gunnvor of {self.game}"

    async def once(self) -> None:
        me = "/api/profiles/me"
        made = await self.ask("POST", "/api/profiles", "", {"name": self.name, "device": "Desk"}, fresh_id())
        profile, desk = made["profile"]["id"], made["secret"]
        self.devices[profile] = {made["profile"]["device"]}
        table = await self.make(self.game, 3, desk)
        self.asking.add(profile)
        phone, device = await self._carried(desk)
        self.devices[profile].add(device)
        self.asking.discard(profile)
        handed = await self.ask("POST", f"{me}/tables/{table['table']}", phone)
        again = await self.ask("POST", f"{me}/tables/{table['table']}", phone)
        assert handed == again and not set(handed["seats"].values()) & set(table["seats"].values())
        await self.play(self.sit(handed))
        phone = (await self.ask("POST", f"{me}/secret", phone, None, fresh_id()))["secret"]
        places = await self.ask("GET", f"{me}/tables", phone)
        assert sorted(each["seat"] for each in places) == [0, 1, 2]
        self.asking.add(profile)
        await self.ask("DELETE", f"{me}/devices/{device}", desk, or_else=404)
        self.devices[profile].discard(device)
        self.asking.discard(profile)
        assert (await self.crowd.ask("GET", me, phone)).status_code == 401
        self.parties.pop()  # its table is deleted with the profile
        self.asking.add(profile)
        await self.ask("DELETE", me, desk, or_else=401)
        del self.devices[profile]
        assert (await self.crowd.ask("GET", f"/api/tables/{table['table']}", table["watch"])).status_code == 404

    async def _carried(self, desk: str) -> tuple[str, str]:
        """The phone's secret and how it is named; the link opens once, however often its answer is lost."""
        link = (await self.ask("POST", "/api/profiles/me/links", desk))["link"].rpartition("/")[2]
        arrived = await self.ask("POST", "/api/profiles/me/devices", link, {"device": "Phone"}, fresh_id())
        late = await self.crowd.ask("POST", "/api/profiles/me/devices", link, {"device": "Thief"}, fresh_id())
        assert late.status_code == 401, "a link opened twice"
        return arrived["secret"], arrived["profile"]["device"]

    def check(self, ledger: Ledger, pending: int = 0) -> None:
        """Nobody has a device or a profile that they were not told of, and none is lost."""
        super().check(ledger, pending)
        found, profiles = schema.profile_secrets.c, schema.profiles.c
        query = select(found.id, found.profile_id).join(schema.profiles, profiles.id == found.profile_id)
        stored = dict[str, set[str]]()
        for row in ledger.read(query.where(~found.link, profiles.name == self.name)):
            stored.setdefault(row.profile_id, set()).add(row.id)
        settled = {profile for profile in self.devices if profile not in self.asking}
        assert {profile: stored.get(profile) for profile in settled} == {each: self.devices[each] for each in settled}
        assert len(stored.keys() - self.devices.keys()) <= bool(pending)


def pastimes(crowd: Crowd) -> list[Pastime]:
    """One of each; no two of them seek the same."""
    return [
        Seeking(crowd), PlayingAgain(crowd, game="shipwrights"), OwnCards(crowd), Talking(crowd), Pausing(crowd),
        Carrying(crowd),
    ]  # fmt: skip


def more_pastimes(crowd: Crowd) -> list[Pastime]:
    """The same at the other game."""
    return [
        Seeking(crowd, game="shipwrights", pace="days"), PlayingAgain(crowd), OwnCards(crowd, game="shipwrights"),
        Talking(crowd, game="shipwrights"), Pausing(crowd, game="shipwrights"), Carrying(crowd, game="shipwrights"),
    ]  # fmt: skip
