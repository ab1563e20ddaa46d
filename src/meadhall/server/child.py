"""What every child process of the server does first."""

import os
import signal

WAY = 5  # steps of priority: about a third of what others get, for with ten a busy machine would starve it


def stand_back() -> None:
    """The server goes first, and Ctrl-C is meant for it alone: it ends its children itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(WAY)
