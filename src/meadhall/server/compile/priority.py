"""What every child process of the server does first."""

import os
import signal

STEP = 5  # of priority: about a third of what others get, for with ten a busy machine would starve it
FAR = 10  # for work that nobody waits for


def stand_back(steps: int = STEP) -> None:
    """Let the server go first, and leave Ctrl-C to it: it ends its children itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(steps)
