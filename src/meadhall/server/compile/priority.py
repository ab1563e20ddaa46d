"""What every child process of the server does first."""

import os
import signal

BACK = 5  # of those who think: about a third of what the server gets, for with ten a busy machine would starve them
FAR = 10  # of work that nobody waits for


def stand_back(to: int = BACK) -> None:
    """Let the server go first, and leave Ctrl-C to it: it ends its children itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    lower(to)


def lower(to: int) -> None:
    """Lower the priority of this process; one that is as low already stays where it is."""
    if hasattr(os, "setpriority"):
        os.setpriority(os.PRIO_PROCESS, 0, max(to, os.getpriority(os.PRIO_PROCESS, 0)))
