"""The guide for hosts names only what there is, and all of it."""

import re
from dataclasses import fields
from pathlib import Path
from typing import Any

import click
import pytest
import typer.main

from meadhall.cli.commands import app
from meadhall.server import housekeeping, limits
from meadhall.server.housekeeping import Keep
from meadhall.server.limits import Limits
from meadhall.server.tables.streams import HEARTBEAT

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "guides" / "host-it.md").read_text(encoding="utf-8")
ROWS = re.findall(r"^\| `(\w+)` +\| ([\d.]+) +\|", GUIDE, re.MULTILINE)
COMMANDS: Any = typer.main.get_command(app)


def options(command: str) -> set[str]:
    found: click.Command = COMMANDS.commands[command]
    return {name for parameter in found.params for name in parameter.opts if name.startswith("--")}


@pytest.mark.parametrize(("prefix", "kind"), [(limits.PREFIX, Limits), (housekeeping.PREFIX, Keep)])
def test_every_number_that_can_be_set_is_told_with_its_default(prefix: str, kind: type) -> None:
    told = {name: float(number) for name, number in ROWS if name.startswith(prefix)}
    assert told == {f"{prefix}{each.name.upper()}": each.default for each in fields(kind)}


def test_no_other_variable_is_named() -> None:
    sources = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "src").rglob("*.py"))
    for name in set(re.findall(r"MEADHALL_\w*[A-Z]", GUIDE)) - {name for name, _ in ROWS}:
        assert f'"{name}"' in sources, name


def test_commands_and_their_options_are_told_as_they_are() -> None:
    for command, rest in re.findall(r"meadhall (serve|export|import|compile)\b([^\n`|]*)", GUIDE):
        assert set(re.findall(r"--\w+", rest)) <= options(command), (command, rest)
    table = set(re.findall(r"^\| `(--\w+)`", GUIDE, re.MULTILINE))
    assert table == options("serve") - {"--help"}


def test_the_heartbeat_is_the_one_that_proxies_are_told_of() -> None:
    assert f"every {HEARTBEAT:.0f} seconds" in GUIDE
