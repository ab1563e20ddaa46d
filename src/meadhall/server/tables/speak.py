"""What people do to talk at a table: they say a line, react, and wish for talk or for quiet."""

from functools import partial

from sqlalchemy import Connection

from ...core.contract import SPECTATOR
from ..errors import Refusal, unknown
from ..likeness import tell_apart
from ..storage import talk as storage
from ..storage.queries import Gone
from ..storage.talk import Line, State, Wish
from ..storage.writer import Job
from .registry import Registry, Still
from .table import LiveTable
from .talk import SWITCH, Reaction, room_at


async def know(registry: Registry, live: LiveTable) -> None:
    """Read what is stored of a table's talk, unless that was done."""
    if not live.talk.known:
        await catch_up(registry, live)


async def catch_up(registry: Registry, live: LiveTable) -> None:
    """Take over the lines and wishes that were stored, by whichever server."""
    talk = live.talk

    def look(connection: Connection) -> tuple[list[Line], dict[int, Wish]]:
        return storage.lines_of(connection, live.id, talk.next), storage.wishes_of(connection, live.id)

    async with talk.reading:
        talk.take_over(*await registry.store.read(look))


async def say(registry: Registry, live: LiveTable, seat: int, name: str, text: str, id: str, still: Still) -> None:
    """Store a line and tell it; a repeat with the same id is told once. Who only watches says a name with it."""
    await know(registry, live)
    still()
    if live.talk.state(live) != "on":
        raise Refusal(409, "talk_off")
    called = tell_apart(name, (each.name for each in live.seats)) if seat == SPECTATOR else live.seats[seat].name
    line = Line(0, room_at(live.head.status, seat), seat, called, text, registry.clock())
    await _store(registry, live, lambda connection: storage.add_line(connection, live.id, line, id))


async def react(registry: Registry, live: LiveTable, seat: int, reaction: Reaction, still: Still) -> None:
    """Show a reaction to all who look at the table now; it is not stored, and only the host's switch forbids it."""
    await know(registry, live)
    still()
    if live.talk.state(live) == "off":
        raise Refusal(409, "talk_off")
    live.talk.react(seat, reaction)
    live.talk.share("reacted", str(seat), reaction)


async def wish(registry: Registry, live: LiveTable, seat: int, hash: bytes, wanted: bool, still: Still) -> None:
    """Note whether somebody wants to talk here."""
    still()
    said = Wish(hash, "on" if wanted else "off")
    await _store(registry, live, lambda connection: storage.set_wish(connection, live.id, seat, said))


async def switch(registry: Registry, live: LiveTable, hash: bytes, state: State, still: Still) -> None:
    """Let the host decide: talk is on, off, or on once everybody at the table wants it."""
    still()
    await _store(registry, live, partial(storage.set_wish, table=live.id, seat=SWITCH, wish=Wish(hash, state)))


async def _store(registry: Registry, live: LiveTable, job: Job) -> None:
    try:
        await registry.store.write(job)
    except Gone:
        registry.lose(live.id)
        raise unknown() from None
    await catch_up(registry, live)
    live.talk.share("said")
