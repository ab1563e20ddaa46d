"""The built client: packed as the browser takes it, kept for good where its name says what it is, and no other file."""

import gzip
from collections.abc import Iterator

import httpx
import pytest

from meadhall.server.http.static import STATIC, parse_accepted

from .running import running

SCRIPT = b"export const meadhall = 1;\n" * 40
PACKED = b"as brotli packs it"
PAGE = b"<!doctype html><title>Meadhall</title><script type=module src=/assets/index-4f2a.js></script>\n"

pytestmark = pytest.mark.xdist_group("pages")  # so that the server is started once


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """A server whose client is built."""
    home = tmp_path_factory.mktemp("built")
    web = home / "web"
    (web / "assets").mkdir(parents=True)
    for name, content in (("index.html", PAGE), ("assets/index-4f2a.js", SCRIPT), ("assets/hall-77aa.svg", b"<svg/>")):
        (web / name).write_bytes(content)
        (web / f"{name}.gz").write_bytes(gzip.compress(content))
    (web / "assets/index-4f2a.js.br").write_bytes(PACKED)
    (web / "assets/face-01ab.woff2").write_bytes(b"wOF2")
    (home / "secret.txt").write_text("of the host")
    with running(str(home / "tables.db"), web=web) as server, httpx.Client(base_url=server.url) as http:
        yield http


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """A server whose client is not built."""
    home = tmp_path_factory.mktemp("bare")
    with running(str(home / "tables.db"), web=home) as server, httpx.Client(base_url=server.url) as http:
        yield http


def got(http: httpx.Client, path: str, coding: str = "identity", **headers: str) -> tuple[int, bytes, httpx.Headers]:
    """As it comes, not unpacked."""
    with http.stream("GET", path, headers={"Accept-Encoding": coding, **headers}) as answer:
        return answer.status_code, b"".join(answer.iter_raw()), answer.headers


def test_the_page_is_asked_for_each_time_and_its_assets_are_kept_for_good(built: httpx.Client) -> None:
    status, body, headers = got(built, "/")
    assert (status, body, headers["content-type"]) == (200, PAGE, "text/html; charset=utf-8")
    assert headers["cache-control"] == "no-cache"
    status, body, headers = got(built, "/assets/index-4f2a.js")
    assert (status, body) == (200, SCRIPT)
    assert headers["cache-control"] == "public, max-age=31536000, immutable"
    assert headers["content-type"].startswith("text/javascript")
    assert got(built, "/assets/hall-77aa.svg")[2]["content-type"] == "image/svg+xml"


@pytest.mark.parametrize(
    ("asked", "given"),
    [
        ("gzip, deflate, br, zstd", "br"), ("gzip", "gzip"), ("GZIP;q=0.5", "gzip"), ("br;q=0, gzip", "gzip"),
        ("*", "br"), ("br;q=0.0, *", "gzip"), ("identity", None), ("", None), ("gzip;q=0, br; q=0.000", None), 
        ("brr, xgzip", None),
    ],
)  # fmt: skip
def test_a_browser_gets_what_it_takes(built: httpx.Client, asked: str, given: str | None) -> None:
    status, body, headers = got(built, "/assets/index-4f2a.js", asked)
    assert (status, headers.get("content-encoding"), headers["vary"]) == (200, given, "Accept-Encoding")
    assert (gzip.decompress(body) if given == "gzip" else body) == (PACKED if given == "br" else SCRIPT)
    assert headers["content-type"].startswith("text/javascript")


def test_the_page_is_packed_too_and_what_is_not_packed_comes_as_it_is(built: httpx.Client) -> None:
    _, body, headers = got(built, "/", "br, gzip")
    assert (gzip.decompress(body), headers["content-encoding"]) == (PAGE, "gzip")
    assert (headers["content-type"], headers["vary"]) == ("text/html; charset=utf-8", "Accept-Encoding")
    _, body, headers = got(built, "/assets/face-01ab.woff2", "br, gzip")
    assert (body, "content-encoding" in headers) == (b"wOF2", False)


def test_what_the_browser_has_is_not_sent_again(built: httpx.Client) -> None:
    for path in ("/", "/assets/index-4f2a.js"):
        _, _, headers = got(built, path, "gzip")
        status, body, again = got(built, path, "gzip", **{"If-None-Match": headers["etag"]})
        assert (status, body, again["vary"]) == (304, b"", "Accept-Encoding")
        assert again["cache-control"] == headers["cache-control"]
        assert got(built, path, "identity", **{"If-None-Match": headers["etag"]})[0] == 200


@pytest.mark.parametrize(
    ("path", "of_pages"),
    [
        ("/", True),
        ("/assets/hall-77aa.svg", True),
        ("/assets/index-4f2a.js", False),
        ("/assets/face-01ab.woff2", False),
    ],
)
def test_only_what_can_be_a_page_carries_the_rules_for_pages(built: httpx.Client, path: str, of_pages: bool) -> None:
    """A script or a font would carry half a kilobyte for nothing, and the hall loads thirty of them."""
    headers = got(built, path)[2]
    assert headers["x-content-type-options"] == "nosniff" and "default-src 'none'" in headers["content-security-policy"]
    assert headers["cross-origin-resource-policy"] == "same-origin"
    for name in ("permissions-policy", "x-frame-options", "cross-origin-opener-policy"):
        assert (name in headers) == of_pages


def test_nothing_may_run_but_ours(built: httpx.Client) -> None:
    for path in ("/", "/assets/index-4f2a.js"):
        headers = got(built, path, "gzip")[2]
        assert "script-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    "path",
    [
        "/assets/../../secret.txt", "/assets/..%2f..%2fsecret.txt", "/assets/%2e%2e/%2e%2e/secret.txt",
        "/assets//etc/passwd", "/assets/%2fetc%2fpasswd", "/assets/..%5c..%5csecret.txt", "/assets/index-4f2a.js.gz",
        "/assets/index-4f2a.js.br", "/assets/", "/assets/none.js", "/assets/%00", "/assets/" + "x" * 300,
        "/index.html", "/web/index.html",
    ],
)  # fmt: skip
def test_no_other_file_is_served(built: httpx.Client, path: str) -> None:
    for coding in ("identity", "br, gzip"):
        status, body, _ = got(built, path, coding)
        assert status == 404 and b"host" not in body and b"root:" not in body


def test_a_broken_link_leads_a_reader_to_the_client_and_a_program_to_an_error(built: httpx.Client) -> None:
    reader = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    led = built.get("/no/such/page", headers=reader)
    assert (led.status_code, led.headers["location"]) == (303, "/#nowhere")
    for path in ("/api/nowhere", "/assets/nowhere.js", "/static/nowhere.js"):
        assert built.get(path, headers=reader).status_code == 404, path
    assert built.get("/no/such/page").status_code == 404


def test_without_a_client_there_is_a_plain_page(bare: httpx.Client) -> None:
    answer = bare.get("/")
    assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache")
    assert answer.text == (STATIC / "index.html").read_text(encoding="utf-8")
    assert bare.get("/assets/index.js").status_code == 404
    assert bare.get("/static/docs.css").status_code == bare.get("/docs").status_code == 200


def test_codings_are_read_however_they_are_written() -> None:
    assert parse_accepted("gzip , br ; q=1.0") == ["br", "gzip"]
    assert parse_accepted(",,;q=1") == []
