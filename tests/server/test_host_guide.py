"""The guide for hosts names only what there is, and all of it."""

import re
from dataclasses import fields
from pathlib import Path
from typing import Any

import click
import pytest
import typer.main

from meadhall.cli.commands import app
from meadhall.server.settings import Keep, Limits, variable
from meadhall.server.tables.streams import HEARTBEAT

from .running import Running

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "guides" / "host-it.md").read_text(encoding="utf-8")
ROWS = re.findall(r"^\| `(\w+)` +\| ([\d.]+) +\|", GUIDE, re.MULTILINE)
COMMANDS: Any = typer.main.get_command(app)


def options(command: str) -> set[str]:
    found: click.Command = COMMANDS.commands[command]
    return {name for parameter in found.params for name in parameter.opts if name.startswith("--")}


@pytest.mark.parametrize(("group", "kind"), [("limit", Limits), ("keep", Keep)])
def test_every_number_that_can_be_set_is_told_with_its_default(group: str, kind: type) -> None:
    told = {name: float(number) for name, number in ROWS if name.startswith(variable(group, ""))}
    assert told == {variable(group, each.name): each.default for each in fields(kind)}


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


def test_every_metric_is_told(hall: Running) -> None:
    families = {family.name for family in hall.server.metrics.registry.collect()}
    shown = {name.removesuffix("_total") for name in re.findall(r"`(meadhall_\w+)`", GUIDE)}
    assert shown == {name for name in families if name.startswith("meadhall_")} - {"meadhall_build"}
