"""`python -m meadhall.server.docs.openapi_file [PATH]` writes the API; the client's types are made from it."""

import json
import sys
import tempfile
from pathlib import Path

from ..app import Server, Settings

DEFAULT = "web/openapi.json"


def openapi() -> str:
    """Return the API as JSON, in the same text whenever the API is the same."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Settings(str(Path(folder) / "tables.db")))
        try:
            return json.dumps(server.api.openapi(), indent=1, sort_keys=True, ensure_ascii=False) + "\n"
        finally:
            server.store.close()


if __name__ == "__main__":
    target = Path(sys.argv[1] if len(sys.argv) > 1 else DEFAULT)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(openapi(), encoding="utf-8")
