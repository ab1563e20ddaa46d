"""The API as a page to read: it shows the OpenAPI document without a script, a font or another server."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote

from ...arena.html import Html, join, tag
from .schema import SCHEMAS, anchor, code_text, field, field_list, fields, prose, shape

METHODS = ("get", "post", "put", "patch", "delete", "head", "options", "trace")
UNTAGGED = "Other"

Document = dict[str, Any]


@dataclass(frozen=True)
class Operation:
    method: str
    path: str
    about: Document  # as the OpenAPI document has it
    parameters: list[Document]

    @property
    def anchor(self) -> str:
        return f"{self.method}:{self.path}"

    @property
    def tags(self) -> list[str]:
        return self.about.get("tags") or [UNTAGGED]


def render(openapi: Document) -> str:
    """Return the page, which expects `static/docs.css` and `openapi.json` beside it."""
    info, operations = openapi.get("info", {}), list(_operations(openapi))
    title = str(info.get("title", "API"))
    body = tag(
        "main",
        _masthead(title, info),
        _contents(openapi, operations),
        *(_chapter(openapi, name, operations) for name in _tags(openapi, operations)),
        _schemes(openapi),
        _schemas(openapi),
    )
    head = tag(
        "head",
        Html('<meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/>'),
        tag("title", title),
        Html('<link rel="stylesheet" href="static/docs.css"/>'),
    )
    return "<!DOCTYPE html>\n" + tag("html", head, tag("body", body), lang="en") + "\n"


def _operations(openapi: Document) -> Iterator[Operation]:
    for path, item in openapi.get("paths", {}).items():
        for method in METHODS:
            if method in item:
                given = [*item.get("parameters", []), *item[method].get("parameters", [])]
                yield Operation(method, path, item[method], [_resolved(openapi, each) for each in given])


def _tags(openapi: Document, operations: list[Operation]) -> list[str]:
    """Return the tags in use: those the document lists first, then those that only operations name."""
    listed = [str(each["name"]) for each in openapi.get("tags", [])]
    used = [name for operation in operations for name in operation.tags]
    return [name for name in dict.fromkeys([*listed, *used]) if name in used]


def _masthead(title: str, info: Document) -> Html:
    version = tag(
        "p", f"Version {info.get('version', '')} · ", tag("a", "openapi.json", href="openapi.json"), class_="muted"
    )
    return tag("header", tag("h1", title), version, prose(str(info.get("description", ""))))


def _contents(openapi: Document, operations: list[Operation]) -> Html:
    lists = [
        tag("li", name, tag("ul", *(tag("li", _reference(each)) for each in operations if name in each.tags)))
        for name in _tags(openapi, operations)
    ]
    return tag("nav", tag("h2", "Contents"), tag("ul", *lists), aria_label="Contents")


def _reference(operation: Operation) -> Html:
    return tag("a", _badge(operation.method), code_text(operation.path), href=f"#{quote(operation.anchor)}")


def _badge(method: str) -> Html:
    return tag("span", method.upper(), class_=f"method {method}")


def _chapter(openapi: Document, name: str, operations: list[Operation]) -> Html:
    about = next((str(each.get("description", "")) for each in openapi.get("tags", []) if each["name"] == name), "")
    articles = [_article(openapi, each) for each in operations if each.tags[0] == name]
    return tag("section", tag("h2", name), prose(about), *articles) if articles else Html("")


def _article(openapi: Document, operation: Operation) -> Html:
    about = operation.about
    return tag(
        "article",
        tag("h3", _badge(operation.method), " ", code_text(operation.path)),
        tag("p", str(about.get("summary", "")), class_="summary"),
        prose(str(about.get("description", ""))),
        _needs(openapi, about),
        tag(
            "div",
            tag("div", _parameters(operation), _body(openapi, about)),
            tag("div", _answers(openapi, about)),
            class_="sides",
        ),
        id=operation.anchor,
        class_="withdrawn" if about.get("deprecated") else "operation",
    )


def _needs(openapi: Document, about: Document) -> Html:
    needed: list[Document] = (about if "security" in about else openapi).get("security", [])
    names = list(dict.fromkeys(name for each in needed for name in each))
    free = "or nothing" if {} in needed else ""
    links = (tag("a", name, href=f"#{quote(_scheme_anchor(name))}") for name in names)
    return tag("p", "Needs ", *links, " ", free, class_="muted") if names else Html("")


def _parameters(operation: Operation) -> Html:
    listed = [
        field(
            str(each.get("name", "")),
            each.get("schema", True),
            bool(each.get("required")),
            str(each.get("description", "")),
            f"in the {each.get('in', '')}",
        )
        for each in operation.parameters
    ]
    return join(tag("h4", "Parameters"), field_list(listed)) if listed else Html("")


def _body(openapi: Document, about: Document) -> Html:
    body = _resolved(openapi, about.get("requestBody", {}))
    return join(tag("h4", "Body"), prose(str(body.get("description", ""))), _content(body)) if body else Html("")


def _answers(openapi: Document, about: Document) -> Html:
    listed = []
    for status, given in sorted(about.get("responses", {}).items()):
        answer = _resolved(openapi, given)
        kind = "well" if str(status).startswith(("2", "3")) else "ill"
        head = tag("dt", tag("b", str(status), class_=kind), " ", str(answer.get("description", "")))
        listed.append(join(head, tag("dd", _content(answer))))
    return join(tag("h4", "Answers"), tag("dl", *listed, class_="answers")) if listed else Html("")


def _content(owner: Document) -> Html:
    """Show what is sent, kind by kind."""
    return join(*(_media(kind, each) for kind, each in owner.get("content", {}).items()))


def _media(kind: str, media: Document) -> Html:
    schema = media.get("schema", True)
    told = tag("p", tag("span", shape(schema), class_="shape"), " ", tag("small", kind))
    example = tag("pre", json.dumps(media["example"], indent=2, ensure_ascii=False)) if "example" in media else ""
    return join(told, fields(schema), example)


def _schemes(openapi: Document) -> Html:
    schemes = openapi.get("components", {}).get("securitySchemes", {})
    return tag("section", tag("h2", "Secrets"), *(_scheme(*each) for each in schemes.items())) if schemes else Html("")


def _scheme(name: str, scheme: Document) -> Html:
    kind = " ".join(str(scheme[key]) for key in ("type", "scheme", "in", "name") if key in scheme)
    about = prose(str(scheme.get("description", "")))
    return tag("article", tag("h3", code_text(name)), tag("p", kind, class_="muted"), about, id=_scheme_anchor(name))


def _scheme_anchor(name: str) -> str:
    return f"scheme-{name}"


def _schemas(openapi: Document) -> Html:
    schemas = openapi.get("components", {}).get("schemas", {})
    return tag("section", tag("h2", "Schemas"), *(_schema(*each) for each in schemas.items())) if schemas else Html("")


def _schema(name: str, schema: Any) -> Html:
    about = str(schema.get("description", "")) if isinstance(schema, dict) else ""
    told = fields(schema) or tag("p", tag("span", shape(schema), class_="shape"))
    return tag("article", tag("h3", code_text(name)), prose(about), told, id=anchor(name))


def _resolved(openapi: Document, node: Document) -> Document:
    """Return what a reference outside schemas refers to; return any other node as it is."""
    reference = str(node.get("$ref", ""))
    if not reference.startswith("#/components/") or reference.startswith(SCHEMAS):
        return node
    kind, _, name = reference.removeprefix("#/components/").partition("/")
    found: Document = openapi.get("components", {}).get(kind, {}).get(name, {})
    return found
