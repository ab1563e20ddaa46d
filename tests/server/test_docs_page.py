"""The page of the API: whole, escaped, and nothing on it that the policy of our pages forbids."""

import re
from html.parser import HTMLParser
from typing import Annotated, Any, Literal
from urllib.parse import unquote

from fastapi import Body, FastAPI, Path, Query, Security
from fastapi.security import HTTPBearer
from pydantic import BaseModel, Field
from starlette.responses import HTMLResponse
from starlette.staticfiles import StaticFiles

from meadhall.server.docs.page import render
from meadhall.server.docs.schema import fields, shape

from .visiting import House

EVIL = "<script>alert(`\"'&`)</script>"


class Seat(BaseModel):
    """Somebody's place at a table."""

    name: Annotated[str, Field(min_length=1, max_length=40, description="As the others see it.")]
    level: Literal["thrall", "karl"] | None = None


class Opening(BaseModel):
    game: Annotated[str, Field(pattern="^[a-z]{3,}$")]
    seats: Annotated[list[Seat], Field(min_length=1, max_length=6)]
    options: dict[str, int | str] = {}
    absence: Annotated[int, Field(gt=59, le=31_536_000)] = 259_200
    parent: "Opening | None" = None


def example() -> FastAPI:
    app = FastAPI(
        docs_url=None, redoc_url=None, title="Meadhall", version="1.2", description="Two games.\n\nBoth Norse."
    )
    secret = HTTPBearer(auto_error=False)

    @app.post("/api/tables", tags=["tables"], status_code=201)
    async def open_table(opening: Opening) -> Seat:
        """Opens a table; see `seats`."""
        raise NotImplementedError

    @app.get("/api/tables/{table}", tags=["tables"], responses={404: {"description": "No such table"}})
    async def table(
        table: Annotated[str, Path(description="Its id")], change: Annotated[int, Query(ge=0, le=9)] = 3
    ) -> list[Seat]:
        raise NotImplementedError

    @app.delete("/api/seat", tags=["seats"], deprecated=True)
    async def leave(why: Annotated[dict[str, Any], Body()]) -> None: ...

    @app.get("/api/mine", dependencies=[Security(secret)])
    async def mine() -> dict[str, list[tuple[int, str]]]:
        raise NotImplementedError

    return app


class Elements(HTMLParser):
    """What is open must be closed; what is linked and named is noted."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.names: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.attributes: set[str] = set()
        self.text = ""
        self.feed(page)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.names.append(tag)
        self.open.append(tag)
        self._note(dict(attrs))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.names.append(tag)
        self._note(dict(attrs))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data

    def _note(self, attributes: dict[str, str | None]) -> None:
        self.attributes |= attributes.keys()
        self.ids += [each for each in [attributes.get("id")] if each]
        self.links += [each for each in [attributes.get("href")] if each]


def words(page: str) -> str:
    return " ".join(Elements(page).text.split())


def test_everything_of_the_document_stands_on_the_page() -> None:
    page = words(render(example().openapi()))
    assert "Meadhall" in page and "Version 1.2" in page and "Both Norse." in page
    for said in [
        "POST/api/tables",
        "DELETE/api/seat",
        "Opens a table; see seats.",
        "tablestring in the path Its id",
        "changeinteger in the queryoptional at least 0, at most 9, 3 if left out",
        "201 Successful Response Seat application/json",
        "404 No such table",
        "list of Seat application/json",
        "gamestring like ^[a-z]{3,}$",
        "seatslist of Seat count at least 1, count at most 6",
        "optionsobject of any names, each integer or stringoptional",
        "absenceintegeroptional above 59, at most 31536000, 259200 if left out",
        "parentOpening or nulloptional",
        'level"thrall" or "karl" or nulloptional',
        "namestring As the others see it. length at least 1, length at most 40",
        "Somebody's place at a table.",
        "Needs HTTPBearer",
        "object of any names, each list of list of integer, string",
    ]:
        assert said.replace(" ", "") in page.replace(" ", ""), said


def test_chapters_are_tags_and_each_operation_stands_once() -> None:
    document = example().openapi() | {"tags": [{"name": "seats", "description": "Who sits where"}, {"name": "unused"}]}
    page = render(document)
    chapters = re.findall(r"<section><h2>(.*?)</h2>", page)
    assert chapters == ["seats", "tables", "Other", "Secrets", "Schemas"] and "Who sits where" in page
    assert page.count("<article") == 4 + 1 + len(document["components"]["schemas"])
    assert 'class="withdrawn"' in page


def test_links_lead_somewhere() -> None:
    elements = Elements(render(example().openapi()))
    inside = {unquote(link.removeprefix("#")) for link in elements.links if link.startswith("#")}
    assert inside <= set(elements.ids) and {"schema-Seat", "scheme-HTTPBearer", "post:/api/tables"} <= inside
    assert len(elements.ids) == len(set(elements.ids))
    outside = {link for link in elements.links if not link.startswith("#")}
    assert outside == {"static/docs.css", "openapi.json"}


def poisoned(part: Any) -> Any:
    """The document with every text and every name in it made evil, save those that give it its form."""
    if isinstance(part, dict):
        return {(key if key in FORM else key + EVIL): poisoned(each) for key, each in part.items()}
    if isinstance(part, list):
        return [poisoned(each) for each in part]
    return part + EVIL if isinstance(part, str) and part not in FORM else part


FORM = set(
    re.findall(
        r"\S+",
        """openapi info title version description paths post get delete tags name summary operationId requestBody
    content schema required responses parameters in path query components schemas properties type items anyOf $ref
    array object security securitySchemes additionalProperties enum const default pattern prefixItems""",
    )
)


def test_whatever_the_document_says_is_escaped() -> None:
    document = poisoned(example().openapi())
    elements = Elements(render(document))
    assert "script" not in elements.names and elements.text.count("<script>alert(") > 50
    assert elements.attributes <= {"charset", "name", "content", "rel", "href", "lang", "id", "class", "aria-label"}
    assert all(link.startswith("#") or link in ("static/docs.css", "openapi.json") for link in elements.links)


def test_references_outside_schemas_are_followed() -> None:
    document = {
        "paths": {
            "/x": {
                "parameters": [{"$ref": "#/components/parameters/Table"}],
                "get": {"responses": {"404": {"$ref": "#/components/responses/Gone"}, "200": {"$ref": "#/nowhere"}}},
            }
        },
        "components": {
            "parameters": {"Table": {"name": "table", "in": "path", "required": True, "schema": {"type": "string"}}},
            "responses": {"Gone": {"description": "It is gone", "content": {"text/plain": {"example": ["a"]}}}},
        },
    }
    page = words(render(document))
    assert "tablestringin the path" in page and "404 It is gone" in page and '[ "a" ]' in page


def test_a_shape_is_told_in_a_few_words() -> None:
    text, number = {"type": "string", "maxLength": 3}, {"type": "integer"}
    assert shape({"anyOf": [text, number, {"type": "string", "maxLength": 9}]}) == "string or integer"
    assert shape({"allOf": [{"$ref": "#/components/schemas/A"}, number]}) == '<a href="#schema-A">A</a> and integer'
    assert shape({"$ref": "javascript:alert(1)"}) == "<code>javascript:alert(1)</code>"
    assert shape({"type": ["number", "null"]}) == "number or null"
    assert shape({"type": "string", "format": "uuid"}) == "string (uuid)"
    assert shape({"type": "array", "items": {"const": "<"}}) == "list of <code>&quot;&lt;&quot;</code>"
    assert [shape(True), shape({}), shape(False)] == ["anything", "anything", "nothing"]


def test_objects_within_objects_are_told_where_they_stand() -> None:
    inner = {"type": "object", "properties": {"depth": {"type": "integer"}}, "required": ["depth"]}
    page = words(fields({"properties": {"outer": {"type": "array", "items": inner}}}))
    assert page == "outerlist of objectoptionaldepthinteger"


def test_an_empty_document_is_a_page() -> None:
    assert "<h1>API</h1>" in render({})


def test_the_page_and_its_style_are_served_within_the_policy() -> None:
    app = example()
    app.mount("/static", StaticFiles(packages=[("meadhall.server", "static")]))

    @app.get("/docs", include_in_schema=False)
    async def docs() -> HTMLResponse:
        return HTMLResponse(render(app.openapi()))

    house = House(app)
    page, style = house.ask("GET", "/docs"), house.ask("GET", "/static/docs.css")
    assert page.status_code == 200 and "default-src 'none'" in page.headers["content-security-policy"]
    assert style.headers["content-type"].startswith("text/css") and "prefers-color-scheme: dark" in style.text
    assert not re.search(r"url\(|@import|https?:", style.text)
    assert not re.search(r"<style|<script| style=|https?:", page.text)
