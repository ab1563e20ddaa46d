"""What a run of the tests shares: one PostgreSQL, however many processes there are."""

import pytest

from .server.postgres import begin_run, end_run


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        begin_run()


def pytest_unconfigure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        end_run()
