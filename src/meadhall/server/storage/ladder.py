"""What is stored of results: how the games of profiles ended, ratings, and the games behind them."""

from dataclasses import asdict, dataclass

from sqlalchemy import Connection, Float, cast, delete, distinct, exists, func, insert, select

from . import schema

MOST_LISTED = 100
OF_RESULT = ("seat", "game", "seats", "place", "points", "won", "levels", "mode", "made")


@dataclass(frozen=True, slots=True)
class StoredResult:
    """How a game ended for a seat of a profile. The place is 0 if it was not played to its end."""

    table: str
    seat: int
    game: str
    seats: int
    place: int
    points: int
    won: bool
    levels: str
    mode: str
    made: float


@dataclass(frozen=True, slots=True)
class Rating:
    """How good somebody is thought to be, and how sure that is."""

    mu: float
    sigma: float
    games: int = 0
    opponents: int = 0


@dataclass(frozen=True, slots=True)
class Ranked:
    who: str
    name: str | None  # of a profile that agreed to be named
    rating: Rating


@dataclass(frozen=True, slots=True)
class Counted:
    """A seat of a game that counted."""

    seat: int
    who: str
    place: int
    weight: float


def add_result(connection: Connection, profile: str, result: StoredResult) -> None:
    found = schema.profile_results.c
    same = found.profile_id == profile, found.table_id == result.table, found.seat == result.seat
    if connection.execute(select(found.seat).where(*same)).one_or_none() is None:
        values = asdict(result)
        values |= {"profile_id": profile, "table_id": values.pop("table")}
        connection.execute(insert(schema.profile_results).values(values))


def results_of(connection: Connection, profile: str) -> list[StoredResult]:
    found = schema.profile_results.c
    query = select(schema.profile_results).where(found.profile_id == profile)
    rows = connection.execute(query.order_by(found.made.desc(), found.table_id)).mappings()
    return [StoredResult(table=row["table_id"], **{name: row[name] for name in OF_RESULT}) for row in rows]


def unsettled(connection: Connection, statuses: tuple[str, ...]) -> list[str]:
    """Return tables that are over, and whose results are not known yet."""
    seats, results, tables = schema.profile_seats.c, schema.profile_results.c, schema.tables.c
    known = exists().where(
        results.profile_id == seats.profile_id, results.table_id == seats.table_id, results.seat == seats.seat
    )
    over = select(tables.id).where(tables.status.in_(statuses), tables.imagined.is_(None))
    query = select(seats.table_id).distinct().where(seats.seat >= 0, seats.table_id.in_(over), ~known)
    return list(connection.execute(query).scalars())


# Ratings


def is_counted(connection: Connection, table: str) -> bool:
    found = schema.ladder_games.c
    return connection.execute(select(found.seat).where(found.table_id == table).limit(1)).first() is not None


def ratings_of(connection: Connection, game: str, seats: int, who: set[str]) -> dict[str, Rating]:
    """Return the ratings that are known, and hold them until they are written again."""
    found = schema.ladder_ratings.c
    query = select(found.who, found.mu, found.sigma, found.games, found.opponents)
    query = query.where(found.game == game, found.seats == seats, found.who.in_(who)).with_for_update()
    return {row.who: Rating(row.mu, row.sigma, row.games, row.opponents) for row in connection.execute(query)}


def all_ratings_of(connection: Connection, who: str) -> list[tuple[str, int, Rating]]:
    found = schema.ladder_ratings.c
    query = select(found.game, found.seats, found.mu, found.sigma, found.games, found.opponents).where(found.who == who)
    return [
        (row.game, row.seats, Rating(*row[2:])) for row in connection.execute(query.order_by(found.game, found.seats))
    ]


def put_rating(connection: Connection, game: str, seats: int, who: str, rating: Rating) -> None:
    found = schema.ladder_ratings.c
    connection.execute(delete(schema.ladder_ratings).where(found.game == game, found.seats == seats, found.who == who))
    values = {"game": game, "seats": seats, "who": who, **asdict(rating)}
    connection.execute(insert(schema.ladder_ratings).values(values))


def add_counted(connection: Connection, table: str, game: str, seats: int, counted: list[Counted], now: float) -> None:
    common = {"table_id": table, "game": game, "seats": seats, "made": now}
    connection.execute(insert(schema.ladder_games), [common | asdict(each) for each in counted])


def met(connection: Connection, one: str, other: str, since: float) -> int:
    """Return how many games that counted two profiles have played together since then, of whatever kind."""
    mine, theirs = schema.ladder_games.alias("mine"), schema.ladder_games.alias("theirs")
    query = select(func.count(distinct(mine.c.table_id))).where(
        mine.c.table_id == theirs.c.table_id, mine.c.who == one, theirs.c.who == other, mine.c.made > since
    )
    return int(connection.execute(query).scalar_one())


def opponents_of(connection: Connection, game: str, seats: int, who: str) -> int:
    """Return how many different ones somebody has met in games of one kind: profiles, and levels of bots."""
    mine, theirs = schema.ladder_games.alias("mine"), schema.ladder_games.alias("theirs")
    query = select(func.count(distinct(theirs.c.who))).where(
        mine.c.table_id == theirs.c.table_id, mine.c.who == who, theirs.c.who != who,
        mine.c.game == game, mine.c.seats == seats,
    )  # fmt: skip
    return int(connection.execute(query).scalar_one())


def ranking(connection: Connection, game: str, seats: int, least: int, opponents: int, doubt: float) -> list[Ranked]:
    """Return the best: by what their rating is at least, if they have played enough games against enough others."""
    found, profile = schema.ladder_ratings.c, schema.profiles.c
    surely = cast(found.mu - doubt * found.sigma, Float)
    query = (
        select(found.who, profile.name, profile.listed, found.mu, found.sigma, found.games, found.opponents)
        .select_from(schema.ladder_ratings.outerjoin(schema.profiles, profile.id == found.who))
        .where(found.game == game, found.seats == seats, found.games >= least, found.opponents >= opponents)
        .order_by(surely.desc(), found.who)
        .limit(MOST_LISTED)
    )
    return [
        Ranked(row.who, row.name if row.listed else None, Rating(row.mu, row.sigma, row.games, row.opponents))
        for row in connection.execute(query)
    ]
