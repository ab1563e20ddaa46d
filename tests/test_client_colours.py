"""Every colour of the client has a name, in one file: no component writes one out."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

WEB = Path(__file__).parents[1] / "web"
TOKENS = WEB / "src" / "look" / "tokens.css"
WRITTEN_OUT = re.compile(
    r"#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b(?![\w/-])|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(", re.I
)
PAINTS = r"(?:fill|stroke|color|(?:stop|flood|caret|accent)-color|background|border|outline|(?:box|text)-shadow)"
NAMES = "white|black|red|blue|green|yellow|orange|purple|violet|gold|silver|gr[ae]y|brown|pink|beige|ivory|navy|teal"
NAMED = re.compile(rf"\b{PAINTS}[\w-]*\s*(?::|=)[^;\n{{}}]*?(?<![\w-])(?:{NAMES})(?![\w-])", re.I)


def colours_in(text: str) -> Iterator[str]:
    """Find colours that are written out: anywhere as a number, by their names where something is painted."""
    yield from WRITTEN_OUT.findall(text)
    yield from NAMED.findall(text)


def sources() -> Iterator[Path]:
    """Walk through what the client is written in, but for the types that are made anew."""
    return (
        path for path in (WEB / "src").rglob("*") if path.suffix in (".svelte", ".ts") and path.name != "schema.d.ts"
    )


def test_no_component_writes_a_colour_out() -> None:
    found = {path.relative_to(WEB).as_posix(): list(colours_in(path.read_text(encoding="utf-8"))) for path in sources()}
    assert not {path: colours for path, colours in found.items() if colours}


@pytest.mark.parametrize(
    "text",
    [
        'fill="#fff"',
        "color: #2A2620;",
        "background: rgb(0 0 0 / 0.3)",
        'stroke="white"',
        "border: 1px solid gold;",
        "hsl(20 30% 4%)",
    ],
)
def test_a_colour_that_is_written_out_is_found(text: str) -> None:
    assert list(colours_in(text))


@pytest.mark.parametrize(
    "text", ['fill="url(#card-wood)"', "color: var(--red);", "{#each added as one}", "href='#new/x'", "stroke: none"]
)
def test_what_is_no_colour_is_none(text: str) -> None:
    assert not list(colours_in(text))


def test_every_name_that_is_used_stands_for_something_and_every_name_is_used() -> None:
    tokens = TOKENS.read_text(encoding="utf-8")
    palette = set(re.findall(r"(--[\w-]+):\s*(?:#|rgb)", tokens))
    texts = [path.read_text(encoding="utf-8") for path in sources()]
    given = set(re.findall(r"(--[\w-]+):", " ".join([tokens, *texts])))
    used = set(re.findall(r"var\((--[\w-]+)", " ".join([tokens, *texts])))
    assert used <= given | set(re.findall(r"style:(--[\w-]+)", " ".join(texts)))
    assert palette <= used
