"""What a run of the tests shares: one PostgreSQL for all its processes, and a list of what has passed."""

import pytest

from meadhall.server.compile.priority import FAR, lower

from . import resuming
from .resuming import pytest_addoption  # noqa: F401  pytest finds it here
from .server import proxies
from .server.postgres import begin_run, end_run

pytest_plugins = ["pytester", "tests.browser.shown"]
RULES_SHOWN = pytest.StashKey[frozenset[str]]()


def pytest_configure(config: pytest.Config) -> None:
    """Run at the priority of the children of the servers under test, which would starve beside the tests."""
    lower(FAR)
    resuming.pytest_configure(config)
    if not hasattr(config, "workerinput"):
        begin_run()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Note the numbers of the rules that tests show, before any test is deselected."""
    config.stash[RULES_SHOWN] = frozenset(mark.args[0] for item in items for mark in item.iter_markers("rule"))


def pytest_unconfigure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        end_run()


def pytest_report_header() -> str:
    """Say which programs of the guide for hosts are missing here, so that nothing is left out in silence."""
    return proxies.say()
