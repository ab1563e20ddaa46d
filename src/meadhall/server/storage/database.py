"""The database: SQLite in one file, or PostgreSQL by a URL."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError

from ...core.folders import data_home
from .condition import Condition, say
from .writer import TOGETHER, Writer

T = TypeVar("T")
READERS = 4
WRITERS = 4  # to PostgreSQL; SQLite has one
CHANNEL = "meadhall"  # "table T grew"
PEOPLE = "meadhall_people"  # who is at which table
NOTIFY = text("SELECT pg_notify(:channel, :told)")
MIGRATING = 0x6D656164  # PostgreSQL's lock that one server migrates under
NEWEST_SCHEMA = "0010"  # the latest of migrations/versions
PATIENCE = 5  # seconds until a database that does not answer, or that somebody else has locked, is given up
NEWEST = {"isolation_level": "READ COMMITTED"}  # a change is decided on the newest there is
AT_ONCE = "BEGIN IMMEDIATE"  # else a reader that wants to write finds that it is too late


def default_database() -> str:
    """Return the URL of one file in the user's data folder."""
    try:
        return f"sqlite:///{data_home() / 'tables.db'}"
    except RuntimeError:
        raise ValueError("you have no home folder to keep tables in; name a file for them with --db") from None


def database_url(given: str) -> URL:
    """Return the URL for a URL or for the path of an SQLite file. Never show a wrong one: it may hold a password."""
    try:
        url = make_url(given) if "://" in given else URL.create("sqlite", database=given)
        backend = url.get_backend_name()
    except (ArgumentError, ValueError):
        backend = ""
    if backend == "sqlite" and url.database and url.database != ":memory:":
        return URL.create("sqlite", database=str(Path(url.database).resolve()))
    if backend in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+psycopg")
    raise ValueError(
        "a database is a file, sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME; see --db, MEADHALL_DB"
    )


class NewerSchema(Exception):
    """A newer version of Meadhall has written the database."""


class Database:
    def __init__(self, given: str) -> None:
        self.url = database_url(given)
        self.shared = self.url.get_backend_name() == "postgresql"
        self.engine = self._open()
        self.writing = self.engine.execution_options(**NEWEST) if self.shared else _sqlite(self.url, AT_ONCE)
        try:
            migrate(self.writing, version_of(self.engine))
        except (DBAPIError, NewerSchema) as error:
            self._dispose()
            raise self._unusable(_say(error)) from None
        writers, together = (WRITERS, 1) if self.shared else (1, TOGETHER)
        self.writer = Writer(self.writing, writers, together)
        self.condition = Condition()
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")

    def __str__(self) -> str:
        """Return where the database is, without a password."""
        return self.url.render_as_string(hide_password=True) if self.shared else str(self.url.database)

    def _open(self) -> Engine:
        try:
            return _postgresql(self.url) if self.shared else _sqlite(self.url)
        except ImportError:
            raise ValueError("PostgreSQL needs psycopg: pip install 'meadhall[postgres]'") from None
        except OSError as error:
            raise self._unusable(error.strerror) from None

    def _unusable(self, why: str | None) -> ValueError:
        return ValueError(f"{self} cannot be used: {why}; choose another database with --db")

    async def read(self, look: Callable[[Connection], T]) -> T:
        with self.condition.watch("read"):
            return await asyncio.get_running_loop().run_in_executor(self.readers, self.look, look)

    def look(self, look: Callable[[Connection], T]) -> T:
        """Let `look` read the database as it is at one moment."""
        with self.engine.connect() as connection:
            return look(connection)

    async def write(self, job: Callable[[Connection], Any]) -> Any:
        with self.condition.watch("write"):
            return await self.writer.write(job)

    def close(self) -> None:
        self.writer.close()
        self.readers.shutdown()
        self._dispose()

    def _dispose(self) -> None:
        for engine in (self.writing, self.engine):
            engine.dispose()


def _say(error: DBAPIError | NewerSchema) -> str:
    """Say in one line what is wrong."""
    if isinstance(error, NewerSchema):
        return "a newer version of Meadhall has written it"
    return say(error)


def _postgresql(url: URL) -> Engine:
    return create_engine(
        url,
        isolation_level="REPEATABLE READ",
        pool_size=WRITERS + READERS + 1,
        pool_pre_ping=True,
        hide_parameters=True,
        connect_args={"connect_timeout": PATIENCE},
    )


def _sqlite(url: URL, begin: str = "BEGIN") -> Engine:
    """Return an engine whose transactions begin in one way; to choose that anew is a fifth of what a commit costs."""
    path = Path(str(url.database))
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        path.touch(0o600)  # it holds the keys of the dice
    engine = create_engine(
        url,
        connect_args={"timeout": PATIENCE},
        hide_parameters=True,
        pool_reset_on_return=None,  # every transaction here is ended by a block
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # this module begins transactions itself, savepoints included
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin_transaction(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def migrate(engine: Engine, version: str | None) -> None:
    """Bring the database from a version to the newest schema; if several servers start, one of them does it."""
    if version == NEWEST_SCHEMA:
        return
    if version is not None and version > NEWEST_SCHEMA:
        raise NewerSchema
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(files("meadhall.server.storage") / "migrations"))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATING})
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def version_of(engine: Engine) -> str | None:
    """Return the version of the schema, or None where there is none yet."""
    with engine.connect() as connection:
        if not inspect(connection).has_table("alembic_version"):
            return None
        found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
        return found


def announce(connection: Connection, table: str, writes: int) -> None:
    """Tell the other servers, when this is committed, that the table grew."""
    if connection.dialect.name == "postgresql":
        connection.execute(NOTIFY, {"channel": CHANNEL, "told": f"{table} {writes}"})


def tell_people(connection: Connection, said: str) -> None:
    """Tell the other servers something of people."""
    if connection.dialect.name == "postgresql":
        connection.execute(NOTIFY, {"channel": PEOPLE, "told": said})
