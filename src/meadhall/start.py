"""Where every command begins: the table server listens before anything large is imported."""

import sys

from .console import one_line_errors
from .core.further import folder_of, further_games

SERVE = "serve"


def main() -> None:
    """Run the command that was typed; without one, open the hall."""
    words = sys.argv[1:] or [SERVE, "--open"]
    with one_line_errors():
        for module in further_games().values():
            folder_of(module)  # raises ValueError in plain words, before an import fails in others
        if words[0] == SERVE:
            from .cli.serve import app

            app(words[1:], prog_name=f"meadhall {SERVE}")
        else:
            from .cli.commands import app

            app(words, prog_name="meadhall")
