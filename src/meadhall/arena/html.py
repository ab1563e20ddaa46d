"""Elements of a page. They escape whatever comes from outside."""

from collections.abc import Sequence
from html import escape

SHAPES = {"circle", "line", "path", "polyline", "rect"}  # elements that may close themselves, like <line/>


class Html(str):
    """Text that is markup already."""

    __slots__ = ()


def tag(name: str, *inside: str, **attributes: object) -> Html:
    """Return an element. `class_` is its class, and a name's underscores become hyphens."""
    given = "".join(f' {key.rstrip("_").replace("_", "-")}="{escape(str(each))}"' for key, each in attributes.items())
    text = join(*inside)
    return Html(f"<{name}{given}/>" if name in SHAPES and not text else f"<{name}{given}>{text}</{name}>")


def join(*parts: str) -> Html:
    return Html("".join(part if isinstance(part, Html) else escape(part) for part in parts))


def table(head: Sequence[str], rows: Sequence[Sequence[str]], **attributes: object) -> Html:
    """Return a table. The first cell of a row names it."""
    body = [
        tag(
            "tr",
            tag("th", row[0], scope="row"),
            *(cell if is_cell(cell) else tag("td", cell or " ") for cell in row[1:]),
        )
        for row in rows
    ]
    top = tag("tr", *(tag("th", each or " ", scope="col") for each in head))
    return tag("div", tag("table", tag("thead", top), tag("tbody", *body), **attributes), class_="wide")


def is_cell(part: str) -> bool:
    return isinstance(part, Html) and part.startswith("<td")
