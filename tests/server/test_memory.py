"""A table takes little memory while it runs."""

import tracemalloc

from meadhall.server.tables.shown import write_json

from .people import People
from .running import Running


def test_json_is_kept_in_no_more_memory_than_it_takes() -> None:
    tracemalloc.start()
    try:
        kept = [write_json([number]) for number in range(1_000)]
        assert tracemalloc.get_traced_memory()[0] < 100 * len(kept)
    finally:
        tracemalloc.stop()


def test_entries_that_many_logs_have_are_in_memory_once(hall: Running, guests: People) -> None:
    logs = [hall.server.registry.tables[guests.make().id].table.entries for _ in range(8)]
    entries = [entry for log in logs for entry in log]
    assert len(entries) > len(set(entries)) == len({id(entry) for entry in entries})
