"""The client as Vite built it into `web/`; the server sends each file as small as the browser takes it."""

from functools import partial
from pathlib import Path

from fastapi import FastAPI
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

HERE = Path(__file__).parents[1]
STATIC, WEB = HERE / "static", HERE / "web"
PAGE = "index.html"
BESIDE = ("worker.js", "notice.svg")  # which must have these very names
CODINGS = {"br": ".br", "gzip": ".gz"}  # the smaller one first
FOR_GOOD = "public, max-age=31536000, immutable"  # the name of an asset changes with what it holds
ASK_AGAIN = "no-cache"


def parse_accepted(header: str) -> list[str]:
    """Return those of our codings that a browser takes."""
    weights = {}
    for each in header.lower().split(","):
        coding, _, weight = each.partition(";")
        weights[coding.strip()] = weight.replace(" ", "")
    return [coding for coding in CODINGS if _is_taken(weights.get(coding, weights.get("*")))]


def _is_taken(weight: str | None) -> bool:
    return weight is not None and weight.rstrip("0.") != "q="


class Packed(StaticFiles):
    """Files of one folder and of nothing beside it; a compressed one of the same name is sent where there is one."""

    def __init__(self, directory: Path, caching: str) -> None:
        super().__init__(directory=directory)
        self.caching = caching

    async def get_response(self, path: str, scope: Scope) -> Response:
        if path.endswith(tuple(CODINGS.values())):
            raise HTTPException(404)
        for coding in parse_accepted(Request(scope).headers.get("accept-encoding", "")):
            try:
                answer = await super().get_response(path + CODINGS[coding], scope)
            except HTTPException:
                continue
            answer.headers["Content-Encoding"] = coding
            return self._add_headers(answer, path)
        return self._add_headers(await super().get_response(path, scope), path)

    def _add_headers(self, answer: Response, path: str) -> Response:
        """Set the type of the file itself, not of its compressed form, and the caching."""
        if isinstance(answer, FileResponse):
            answer.headers["Content-Type"] = FileResponse(path).headers["Content-Type"]
        answer.headers["Vary"], answer.headers["Cache-Control"] = "Accept-Encoding", self.caching
        return answer


def serve_pages(api: FastAPI, web: Path) -> None:
    """Serve the client at `/`, or a plain page where none is built, and what the page of the API needs at `/static`."""
    built = (web / PAGE).is_file()
    front = Packed(web, ASK_AGAIN) if built else StaticFiles(directory=STATIC)

    @api.get("/", include_in_schema=False)
    async def page(request: Request) -> Response:
        return await front.get_response(PAGE, request.scope)

    for name in BESIDE:
        api.get(f"/{name}", include_in_schema=False)(partial(_file, front, name))
    if built:
        api.mount("/assets", Packed(web / "assets", FOR_GOOD))
    api.mount("/static", StaticFiles(directory=STATIC))


async def _file(front: StaticFiles, name: str, request: Request) -> Response:
    return await front.get_response(name, request.scope)
