"""What a run of the tests shares: one PostgreSQL for all its processes, and a list of what has passed."""

import pytest

from . import resuming
from .resuming import pytest_addoption  # noqa: F401  pytest finds it here
from .server.postgres import begin_run, end_run

pytest_plugins = ["pytester"]


def pytest_configure(config: pytest.Config) -> None:
    resuming.pytest_configure(config)
    if not hasattr(config, "workerinput"):
        begin_run()


def pytest_unconfigure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        end_run()
