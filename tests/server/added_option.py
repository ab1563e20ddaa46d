"""A program that adds an option to a game before its rules are imported, and opens what was made without it."""

import importlib.util
import json
import os
import sys
from pathlib import Path

import meadhall
from meadhall import Table

NAME = f"meadhall.games.{os.environ['ADDED_TO']}.options"


def add_option() -> None:
    """Declare it in the game's own options, as if it stood there last; workers that are spawned do so too."""
    path = Path(meadhall.__file__).parent.joinpath(*NAME.split(".")[1:]).with_suffix(".py")
    spec = importlib.util.spec_from_file_location(NAME, path)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    module.OPTIONS.declare("added", (False, True), default=True, since="2")
    vars(module)["OPTION_COUNT"] = len(module.OPTIONS)
    sys.modules[NAME] = module


if NAME not in sys.modules:
    add_option()


def main() -> None:
    from meadhall.bots import worker

    from .before import tables
    from .people import People, advance
    from .running import running

    worker.METHOD = "spawn"  # which imports this module first
    game, (database, *files) = os.environ["ADDED_TO"], sys.argv[1:]
    loaded = [Table.load(file) for file in files]
    added = [table.options["added"] for table in loaded]
    with running(database) as hall, People(hall.url) as people:
        for kept, made in tables(people.http, "running", "practice"):
            if kept["watch"]["table"]["game"] == game:
                shown = made.watch()["table"]
                assert not shown["readOnly"] and shown["options"] == kept["watch"]["table"]["options"] | {
                    "added": False
                }
                added.append(shown["options"]["added"])
                advance(made, 3, seed=1)
        new = people.make(game, ",".join(["me"] * 3)).watch()["table"]["options"]["added"]
        winners = [list(table.outcome.winners) for table in loaded if table.outcome]
        print(json.dumps({"winners": winners, "added": added, "new": new}), flush=True)
        os._exit(0)  # a server that stops would first write down what everybody has seen, which interpreted takes long


if __name__ == "__main__":
    main()
