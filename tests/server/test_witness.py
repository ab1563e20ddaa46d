"""A move is carried out once, and everything that hangs on its entries is written down meanwhile."""

from meadhall.core.table import CHECK_EVERY
from meadhall.server.storage import queries
from meadhall.server.tables.table import LiveTable

from .people import Made, People, advance
from .running import Running


def live_of(hall: Running, made: Made) -> LiveTable:
    return hall.inside(hall.server.registry.find(made.id))


def test_every_fiftieth_entry_is_stored_with_the_checksum_of_its_position(hall: Running, guests: People) -> None:
    made = guests.make("eketorp", "me,me,me")
    advance(made, 120, seed=1)
    table = live_of(hall, made).table
    stored = hall.inside(hall.server.registry.store.read(lambda connection: queries.entries_of(connection, made.id)))
    sums = {at: each.checksum for at, each in enumerate(stored, 1) if each.checksum}
    assert list(sums) == list(range(CHECK_EVERY, len(stored) + 1, CHECK_EVERY)) and len(sums) >= 2
    assert sums == {at: table.at(at).position.checksum() for at in sums}


def test_who_did_not_listen_is_told_nothing_that_has_a_gap(hall: Running, guests: People) -> None:
    made = guests.make("eketorp", "me,me,me")
    viewer = live_of(hall, made).viewers[1]
    viewer.told.append((len(viewer.steps), b'["before"]'))
    assert not viewer.listens
    advance(made, 1)
    assert not viewer.told
