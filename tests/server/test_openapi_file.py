"""The client's types are made from a file of the API; it is the present one."""

import json
from pathlib import Path

from meadhall.server.docs.openapi_file import DEFAULT, openapi

from .people import People

FILE = Path(__file__).parents[2] / DEFAULT


def test_the_file_is_what_a_server_says_of_itself(guests: People) -> None:
    text = FILE.read_text(encoding="utf-8")
    assert json.loads(text) == guests.http.get("/openapi.json").json(), "python -m meadhall.server.docs.openapi_file"
    assert text == openapi()
