"""What every child process of the server does first."""

import os
import signal

WAY = 10  # steps of priority that a child stands back


def stand_back() -> None:
    """The server goes first, and Ctrl-C is meant for it alone: it ends its children itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(WAY)
