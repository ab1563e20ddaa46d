"""Digits are read as values: wherever the client sets a font, its digits stand on the line."""

import re
from pathlib import Path

CLIENT = Path(__file__).parent.parent / "web" / "src"
SETS = re.compile(r"^ *font: [^;]*var\(--(?:text|head)-font\);\n(.*)", re.MULTILINE)


def test_every_font_has_lining_digits() -> None:
    """The shorthand `font` takes back what the page says of digits, so it is said again after each."""
    found = 0
    for path in [*CLIENT.rglob("*.svelte"), *CLIENT.rglob("*.css")]:
        style = path.read_text(encoding="utf-8")
        for after in SETS.findall(style):
            assert "font-variant-numeric: lining-nums" in after, path.name
            found += 1
        assert "font-variant-numeric: tabular-nums" not in style, path.name
    assert found > 5
