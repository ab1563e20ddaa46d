"""A process in place of the judge's: what the file says is what it does."""

import os
from multiprocessing.connection import Connection


def obey(line: Connection) -> None:
    line.send(None)
    while True:
        text, *_ = line.recv()
        while text == b"hang":
            pass
        if text == b"die":
            os._exit(1)
        line.send("bad_file")
