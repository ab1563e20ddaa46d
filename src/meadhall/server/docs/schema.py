"""JSON schemas as a reader of the API page sees them."""

import json
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

from ...arena.html import Html, join, tag

SCHEMAS = "#/components/schemas/"
BOUNDS = {
    "minLength": "length at least {}",
    "maxLength": "length at most {}",
    "minimum": "at least {}",
    "exclusiveMinimum": "above {}",
    "maximum": "at most {}",
    "exclusiveMaximum": "below {}",
    "multipleOf": "a multiple of {}",
    "minItems": "count at least {}",
    "maxItems": "count at most {}",
    "pattern": "like {}",
}
CHOICES = {"anyOf": " or ", "oneOf": " or ", "allOf": " and "}


def shape(schema: Any) -> Html:
    """Describe a value in a few words."""
    if not isinstance(schema, dict):
        return join("nothing" if schema is False else "anything")
    if "$ref" in schema:
        return _link(str(schema["$ref"]))
    if "const" in schema:
        return code(schema["const"])
    if "enum" in schema:
        return _between(" or ", map(code, schema["enum"]))
    for key, word in CHOICES.items():
        if key in schema:
            return _between(word, map(shape, schema[key]))
    return _plain(schema)


def fields(schema: Any) -> Html:
    """List the properties of an object, or of the objects in a list, one below the other."""
    owner = next((each for each in _within(schema) if each.get("properties")), None)
    if owner is None:
        return Html("")
    required = owner.get("required", [])
    return field_list([field(name, each, name in required) for name, each in owner["properties"].items()])


def field(name: str, schema: Any, required: bool, about: str = "", place: str = "") -> Html:
    """Show a named value: a property, or a parameter with its place."""
    optional = "" if required else tag("span", "optional", class_="optional")
    said = about or (str(schema.get("description", "")) if isinstance(schema, dict) else "")
    head = tag(
        "dt", code_text(name), tag("span", shape(schema), class_="shape"), place and tag("small", place), optional
    )
    return join(head, tag("dd", prose(said), _bounds(schema), fields(schema)))


def field_list(all_fields: list[Html]) -> Html:
    return tag("dl", *all_fields, class_="fields")


def anchor(name: str) -> str:
    return f"schema-{name}"


def prose(text: str) -> Html:
    """Return the text as paragraphs; what is between backticks is code."""
    return join(*(tag("p", *_spans(paragraph.strip())) for paragraph in text.split("\n\n") if paragraph.strip()))


def code(value: object) -> Html:
    return code_text(json.dumps(value, ensure_ascii=False))


def code_text(text: str) -> Html:
    return tag("code", text)


def _plain(schema: dict[str, Any]) -> Html:
    kinds = schema.get("type", "anything")
    if isinstance(kinds, list):
        return _between(" or ", (_plain(schema | {"type": kind}) for kind in kinds))
    if kinds == "array":
        return _list(schema)
    if kinds == "object" and isinstance(schema.get("additionalProperties"), dict):
        return join("object of any names, each ", shape(schema["additionalProperties"]))
    form = f" ({schema['format']})" if "format" in schema else ""
    return join(f"{kinds}{form}")


def _list(schema: dict[str, Any]) -> Html:
    if "prefixItems" in schema:
        return join("list of ", _between(", ", map(shape, schema["prefixItems"])))
    return join("list of ", shape(schema.get("items", True)))


def _link(reference: str) -> Html:
    name = reference.rpartition("/")[2].replace("~1", "/").replace("~0", "~")
    if not reference.startswith(SCHEMAS):
        return code_text(reference)
    return tag("a", name, href=f"#{quote(anchor(name))}")


def _within(schema: Any) -> Iterator[dict[str, Any]]:
    """Yield the schema, what its lists hold and what it may be instead; follow no references, for they are links."""
    if not isinstance(schema, dict):
        return
    yield schema
    for part in (schema.get("items"), *(each for key in CHOICES for each in schema.get(key, []))):
        yield from _within(part)


def _bounds(schema: Any) -> Html:
    said = [words.format(_short(part[key])) for part in _within(schema) for key, words in BOUNDS.items() if key in part]
    if isinstance(schema, dict) and schema.get("default") is not None:
        said.append(f"{json.dumps(schema['default'], ensure_ascii=False)} if left out")
    return tag("p", ", ".join(said), class_="bounds") if said else Html("")


def _short(bound: object) -> object:
    return int(bound) if isinstance(bound, float) and bound.is_integer() else bound


def _between(word: str, parts: Iterator[Html]) -> Html:
    """Join the parts with the word between them, each part once."""
    different = list(dict.fromkeys(parts))
    pieces = [piece for part in different for piece in (word, part)]
    return join(*pieces[1:])


def _spans(text: str) -> Iterator[str]:
    for at, span in enumerate(text.split("`")):
        yield code_text(span) if at % 2 else span
