"""The package, as people install it: built from this folder, put into an empty environment, and played."""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import Message
from email.parser import Parser
from pathlib import Path

import pytest
from hatch_build import addressed, client_fault, sources

from meadhall import __version__

from .server.hearing import Stream
from .server.people import People

pytestmark = pytest.mark.xdist_group("package")

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "src" / "meadhall" / "server" / "web"
UV = os.environ.get("UV") or shutil.which("uv") or str(ROOT / ".uv" / "bin" / "uv")
ALONE = {"DISPLAY": "", "WAYLAND_DISPLAY": "", "BROWSER": "", "PYTHONPATH": ""}
INTERPRETED = {"NUMBA_DISABLE_JIT": "1"}
BUILD = (UV, "build", "--quiet", "--no-build-isolation", "--python", sys.executable)
SUPPORTED = ("3.11", "3.12", "3.13", "3.14")


def run(*command: str | Path, at: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command, cwd=at, env=os.environ | ALONE | environment, capture_output=True, text=True, timeout=600, check=False
    )


def done(*command: str | Path, at: Path, **environment: str) -> str:
    finished = run(*command, at=at, **environment)
    assert finished.returncode == 0, finished.stderr
    return finished.stdout


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An sdist made of this folder, and the wheel made of that sdist."""
    out = tmp_path_factory.mktemp("dist")
    done(*BUILD, "--out-dir", out, at=ROOT)
    return out


@pytest.fixture(scope="module")
def wheel(built: Path) -> Path:
    return built / f"meadhall-{__version__}-py3-none-any.whl"


def told_to_an_index(wheel: Path) -> Message:
    with zipfile.ZipFile(wheel) as packed:
        return Parser().parsestr(packed.read(f"meadhall-{__version__}.dist-info/METADATA").decode())


def test_sdist_and_wheel_hold_the_client_the_rules_and_the_guides(built: Path, wheel: Path) -> None:
    client = {path.relative_to(WEB).as_posix() for path in WEB.rglob("*") if path.is_file()}
    with tarfile.open(built / f"meadhall-{__version__}.tar.gz") as packed:
        sources = set(packed.getnames())
    with zipfile.ZipFile(wheel) as installed:
        names = set(installed.namelist())
    assert "index.html" in client
    assert {f"meadhall-{__version__}/src/meadhall/server/web/{name}" for name in client} <= sources
    assert {f"meadhall/server/web/{name}" for name in client} <= names
    for folder in ("rules", "guides"):
        assert {f"meadhall/docs/{folder}/{path.name}" for path in (ROOT / "docs" / folder).iterdir()} <= names
    assert {name.split("/")[0] for name in names} == {"meadhall", f"meadhall-{__version__}.dist-info"}


def test_an_index_is_told_what_works_there(wheel: Path) -> None:
    told = told_to_an_index(wheel)
    needs = told.get_all("Requires-Dist", [])
    assert told["Requires-Python"] == ">=3.11"
    assert [need for need in needs if "psycopg" in need] == ["psycopg[binary]>=3.3; extra == 'postgres'"]
    assert {f"Programming Language :: Python :: {each}" for each in SUPPORTED} <= set(told.get_all("Classifier", []))
    description = told.get_payload()
    assert isinstance(description, str) and "pip install meadhall" in description
    assert re.findall(r"]\((?!https?://)", description) == [], "a link into the repository leads nowhere"


def test_with_an_address_all_links_and_pictures_lead_there() -> None:
    readme = "![A ship](docs/ship.jpg) and [how](docs/how.md#now), [there](https://else.example/)"
    assert addressed(readme, "https://p/", "https://raw/") == (
        "![A ship](https://raw/docs/ship.jpg) and [how](https://p/docs/how.md#now), [there](https://else.example/)"
    )
    assert addressed(readme, "", "") == " and how, [there](https://else.example/)"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """As much of a fresh clone as a build asks for: no client, for git does not keep it."""
    (tmp_path / "src" / "meadhall").mkdir(parents=True)
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "src/meadhall/__init__.py"):
        shutil.copy(ROOT / name, tmp_path / name)
    for name in ("docs/rules", "docs/guides"):
        shutil.copytree(ROOT / name, tmp_path / name)
    return tmp_path


def hatchling(checkout: Path, doing: str) -> subprocess.CompletedProcess[str]:
    return run(sys.executable, "-c", f"import hatchling.build as build; build.{doing}('dist')", at=checkout)


@pytest.mark.parametrize("doing", ["build_sdist", "build_wheel"])
def test_a_build_without_the_client_fails_and_says_what_to_do(checkout: Path, doing: str) -> None:
    refused = hatchling(checkout, doing)
    (sentence,) = refused.stderr.splitlines()
    assert refused.returncode != 0 and "index.html is missing. Run `make web` first" in sentence
    assert not [*checkout.glob("dist/meadhall*")]


def test_a_build_with_a_client_of_older_sources_fails_and_names_one(checkout: Path) -> None:
    client, source = checkout / "src/meadhall/server/web/index.html", checkout / "docs/rules/eketorp.md"
    client.parent.mkdir(parents=True)
    client.touch()
    os.utime(source, (client.stat().st_mtime + 1,) * 2)
    refused = hatchling(checkout, "build_sdist")
    assert refused.returncode != 0 and "docs/rules/eketorp.md is newer than" in refused.stderr
    (checkout / "PKG-INFO").touch()
    assert client_fault(checkout) == "", "whoever unpacks an sdist gives its files any age"


@pytest.fixture
def bytecode() -> Iterator[None]:
    """What a run left beside the words, unless it was told to leave nothing."""
    left = ROOT / "src/meadhall/i18n/__pycache__/left.pyc"
    left.parent.mkdir(exist_ok=True)
    left.touch()
    yield
    left.unlink()


@pytest.mark.usefixtures("bytecode")
def test_make_builds_the_client_again_only_for_what_it_is_built_from() -> None:
    """A second `make play` must not build: bytecode that the first one left is no source."""
    show = "sources: ; @printf '%s\\n' $(WEB_SOURCES)"
    named = {ROOT / line for line in done("make", "--no-print-directory", "--eval", show, "sources", at=ROOT).split()}
    assert named == set(sources(ROOT))


def installed(wheel: Path, python: str, folder: Path) -> Path:
    """The program in an environment that holds what a player needs, as the lock file names it, and no more."""
    environment = folder / "environment"
    wanted = ("--frozen", "--no-dev", "--no-install-project", "--no-compile-bytecode", "--python", python)
    done(UV, "sync", "--quiet", *wanted, at=ROOT, UV_PROJECT_ENVIRONMENT=str(environment))
    done(UV, "pip", "install", "--quiet", "--offline", "--no-deps", "--python", environment, wheel, at=folder)
    done(UV, "pip", "check", "--python", environment, at=folder)
    return environment / "bin" / "meadhall"


@contextmanager
def opened(program: Path, folder: Path) -> Iterator[str]:
    """The hall, as it opens for somebody who types nothing but the name."""
    given = ALONE | INTERPRETED | {"MEADHALL_DB": str(folder / "tables.db")}
    with subprocess.Popen([program], cwd=folder, env=os.environ | given, stdout=subprocess.PIPE, text=True) as hall:
        try:
            said = map(re.compile(r"Meadhall is open at (http:\S+),").match, hall.stdout or ())
            open_at = next(filter(None, said), None)
            assert open_at, "the hall is closed again"
            yield open_at[1]
        finally:
            hall.terminate()


def plays(program: Path, folder: Path) -> None:
    """All a player can ask of a fresh installation."""
    assert done(program, "--version", at=folder, **INTERPRETED) == f"meadhall {__version__}\n"
    with opened(program, folder) as url, People(url) as people:
        page = people.http.get("/")
        asset = re.search(r'src="\./(assets/[^"]+\.js)"', page.text)
        assert asset, page.text
        script = people.http.get(f"/{asset[1]}")
        assert script.status_code == 200 and "javascript" in script.headers["Content-Type"]
        player = people.make(seats="me,karl,karl").people[0]
        assert player.move("plan A1 B2").status_code == 200
        with Stream(url, player.secret) as stream:
            while 0 not in stream.next(60)[1]["view"]["waiting"]:
                pass  # the others plan too
    refused = run(program, "serve", "--db", "postgresql://me:hush@localhost/x", at=folder, **INTERPRETED)
    assert refused.stderr == "meadhall: PostgreSQL needs psycopg: pip install 'meadhall[postgres]'\n"
    assert "E8.2.3" in done(program, "rules", "eketorp", "E8.2.3", at=folder, **INTERPRETED)
    assert done(program, "simulate", "eketorp", "--games", "1", at=folder).count("seat ") == 4


def test_the_wheel_plays_in_an_empty_environment(wheel: Path, tmp_path: Path) -> None:
    plays(installed(wheel, sys.executable, tmp_path), tmp_path)


def python_of(version: str) -> str | None:
    """A Python of this machine: on the path, or one that pyenv keeps."""
    kept = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv") / "versions"
    on_path = shutil.which(f"python{version}")
    found = [*([on_path] if on_path else []), *map(str, kept.glob(f"{version}.*/bin/python{version}"))]
    return next((each for each in found if run(each, "-c", "", at=ROOT).returncode == 0), None)


@pytest.mark.soak
@pytest.mark.parametrize("version", SUPPORTED)
def test_the_wheel_plays_on_every_python_of_this_machine(version: str, wheel: Path, tmp_path: Path) -> None:
    python = python_of(version)
    if python is None:
        pytest.skip(f"this machine has no Python {version}")
    plays(installed(wheel, python, tmp_path), tmp_path)
