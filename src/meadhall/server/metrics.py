"""Metrics for the operator in the format of Prometheus, at an address of their own: they count tables all together."""

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, ProcessCollector, start_http_server

from .. import __version__

ADDRESS = "127.0.0.1"  # unless another is named
SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0, 60.0)

log = logging.getLogger("meadhall.metrics")


class Metrics:
    """What one server counts. No label tells one table, seat or address from another."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        of = self.registry
        self.moves = Counter("meadhall_moves", "Moves that were stored", ["by"], registry=of)
        self.requests = Histogram(
            "meadhall_request_seconds", "Time to answer a request", ["kind"], buckets=SECONDS, registry=of
        )
        self.answers = Counter("meadhall_answers", "Answers to requests", ["status"], registry=of)
        self.bots = Histogram(
            "meadhall_bot_seconds", "Time until a bot has answered, with its wait", ["level"],
            buckets=SECONDS, registry=of,
        )  # fmt: skip
        self.lag = Histogram("meadhall_loop_lag_seconds", "Lateness of the event loop", buckets=SECONDS, registry=of)
        self.store_errors = Counter("meadhall_store_errors", "Failures of the database", ["work"], registry=of)
        for work in ("read", "write", "disk"):
            self.store_errors.labels(work)
        for by in ("person", "bot"):
            self.moves.labels(by)
        Info("meadhall_build", "The version that runs", registry=of).info({"version": __version__})
        ProcessCollector(registry=of)

    def watch(self, name: str, says: str, read: Callable[[], float]) -> None:
        """Add a number that is read whenever somebody asks."""
        Gauge(name, says, registry=self.registry).set_function(read)


def parse_address(given: str) -> tuple[str, int]:
    """Return the host and port of PORT or HOST:PORT; raise ValueError if it is neither."""
    host, _, port = given.rpartition(":")
    if not (port.isascii() and port.isdecimal() and 0 < int(port) < 65_536):
        raise ValueError(f"MEADHALL_METRICS is a port or HOST:PORT, such as 127.0.0.1:9464, not {given!r}")
    return host.strip("[]") or ADDRESS, int(port)


@contextmanager
def served(metrics: Metrics, given: str) -> Iterator[None]:
    """Serve the metrics at the address meanwhile, if one is given; if that cannot be, say so and go on."""
    if not given:
        yield
        return
    host, port = parse_address(given)
    try:
        server, thread = start_http_server(port, host, metrics.registry)
    except OSError as error:
        log.error("metrics cannot be served at %s: %s", given, error.strerror)
        yield
        return
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
