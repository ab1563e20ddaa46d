"""What a command says beside its output: sentences and progress, on the error stream."""

import io
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

errors = Console(stderr=True, highlight=False)


def complain(sentence: object) -> None:
    """Say what is wrong in one line, however narrow the screen."""
    tell(f"meadhall: {sentence}")


def tell(sentence: str) -> None:
    """Say something on the error stream, beside the output."""
    errors.print(sentence, markup=False, soft_wrap=True)


def fail(sentence: object) -> typer.Exit:
    """Complain, and return what ends the command."""
    complain(sentence)
    return typer.Exit(2)


def progress() -> Progress:
    """Return a bar that disappears when it is done."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        console=errors,
        transient=True,
    )


@contextmanager
def one_line_errors() -> Iterator[None]:
    """Turn an error that a person can put right into one line and an exit status."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        yield
    except (KeyboardInterrupt, BrokenPipeError):
        sys.exit(130)
    except OSError as error:
        complain(f"{error.filename or 'the file'}: {error.strerror}")
        sys.exit(2)
    except ValueError as error:
        complain(error)
        sys.exit(2)
