"""The database schema: tables with seats, grants, logs, answers, news, views, openings, talk, clocks; their cards."""

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table, Text
from sqlalchemy.sql.expression import false

NAMES = {
    "ix": "ix_%(column_0_label)s", "uq": "uq_%(table_name)s_%(column_0_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s", "pk": "pk_%(table_name)s",
}  # fmt: skip
metadata = MetaData(naming_convention=NAMES)


def _of_table() -> Column[str]:
    return Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


decks = Table(
    "decks",
    metadata,
    Column("id", String(64), primary_key=True),  # SHA-256 of what it holds
    Column("game", String(20), nullable=False),
    Column("name", Text, nullable=False),
    Column("cards", Text, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("rules", String(20), nullable=False),  # the version it was played by last
    Column("options", Text, nullable=False),
    Column("deck", String(64), ForeignKey("decks.id"), nullable=False),
    Column("key", LargeBinary(32), nullable=False),  # of the dice
    Column("absence", Integer, nullable=False),  # seconds after which a seat that is waited for counts as absent
    Column("status", String(10), nullable=False),
    Column("made", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("imagined", Text),  # the position it begins with, if it is a fork
    Column("parent", String(16)),  # the table it is a fork or a rematch of
    Column("rematch", String(16)),
    Column("writes", Integer, nullable=False),  # how often it was written: a server that has read less decides again
    Column("hints", Boolean, nullable=False, server_default=false()),  # whether all may ask what Jarl would do
    Column("counts", Boolean, nullable=False, server_default=false()),  # whether it counts for the ladder
    Index("ix_tables_touched", "status", "touched"),
)

seats = Table(
    "seats",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True),
    Column("who", String(6), nullable=False),  # open, person or bot
    Column("name", String(40), nullable=False),
    Column("level", String(8), nullable=False),  # of the bot, or of the bot that stands in for the person
)

grants = Table(
    "grants",
    metadata,
    Column("hash", LargeBinary(32), primary_key=True),  # of a secret, which is not kept
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("role", String(6), nullable=False),
    Column("seat", Integer, nullable=False),
)

rows = Table(
    "rows",
    metadata,
    _of_table(),
    Column("at", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("action", Text, nullable=False),
    Column("mark", String(6), nullable=False),
    Column("checksum", String(8), nullable=False),  # of the position after every fiftieth entry
    Column("made", Float, nullable=False),
)

moves = Table(
    "moves",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True),
    Column("id", String(64), primary_key=True),  # made by the client
    Column("asked", LargeBinary(32), nullable=False),  # hash of what was asked
    Column("answer", Text, nullable=False),
)

news = Table(
    "news",
    metadata,
    _of_table(),
    Column("at", Integer, primary_key=True),
    Column("id", String(20), nullable=False),
    Column("params", Text, nullable=False),
    Column("made", Float, nullable=False),
)

last_views = Table(
    "last_views",
    metadata,
    _of_table(),
    Column("viewer", Integer, primary_key=True),  # a seat, or -1 for spectators
    Column("grown", Integer, nullable=False),  # entries of the log that it has seen
    Column("view", Text, nullable=False),
    Column("story", Text, nullable=False),
)

condemned = Table(
    "condemned",
    metadata,
    _of_table(),
    Column("since", Float, nullable=False),  # when it was found to be old; it is deleted a day later
)

profiles = Table(
    "profiles",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("colour", String(10), nullable=False),
    Column("settings", Text, nullable=False),  # how the person likes the pages, as JSON
    Column("listed", Boolean, nullable=False, server_default=false()),  # whether the ladder may name the person
    Column("made", Float, nullable=False),
    Column("touched", Float, nullable=False),  # the day on which it was last used
)


def _of_profile(key: bool = False) -> Column[str]:
    place = ForeignKey("profiles.id", ondelete="CASCADE")
    return Column("profile_id", String(16), place, primary_key=key, nullable=False, index=not key)


profile_secrets = Table(
    "profile_secrets",
    metadata,
    Column("id", String(16), primary_key=True),  # how a person names a device; worth nothing
    _of_profile(),
    Column("hash", LargeBinary(32), nullable=False, unique=True),  # of a secret, which is not kept
    Column("link", Boolean, nullable=False),  # whether it only carries the profile to one more device
    Column("name", String(40), nullable=False),  # of the device, as the device says
    Column("made", Float, nullable=False),
    Column("touched", Float, nullable=False),
)

profile_seats = Table(
    "profile_seats",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True),  # -1 for the host
    _of_profile(),
    Column("since", Float, nullable=False),
)

profile_grants = Table(
    "profile_grants",
    metadata,
    Column("hash", LargeBinary(32), ForeignKey("grants.hash", ondelete="CASCADE"), primary_key=True),
    Column(
        "device", String(16), ForeignKey("profile_secrets.id", ondelete="CASCADE"), nullable=False, index=True
    ),  # that was given the secret: if it is revoked, so is the secret
)

profile_done = Table(
    "profile_done",
    metadata,
    _of_profile(key=True),
    Column("kind", String(8), primary_key=True),  # lesson, puzzle or day
    Column("game", String(20), primary_key=True),
    Column("id", String(64), primary_key=True),
    Column("count", Integer, nullable=False),  # tries that a puzzle took
    Column("made", Float, nullable=False),
)

reviews = Table(
    "reviews",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True),
    Column("text", Text, nullable=False),  # as JSON
)

openings = Table(
    "openings",
    metadata,
    _of_table(),
    Column("open", Boolean, nullable=False),  # whether strangers may sit here
    Column("joins", Boolean, nullable=False),  # whether anyone may take a free seat now
    Column("watch", String(22), nullable=False),  # a secret for everybody who wants to watch, or none
    Column("seek", Boolean, nullable=False),  # whether the game starts when all seats are taken
    Column("pace", String(20), nullable=False),  # the clock that the hall names, or none
    Column("fills", Float),  # when bots take the free seats
)

talk_lines = Table(
    "talk_lines",
    metadata,
    _of_table(),
    Column("at", Integer, primary_key=True),
    Column("room", String(8), nullable=False),  # who hears it: table, watchers or everyone
    Column("seat", Integer, nullable=False),  # of who said it, or -1 for somebody who watches
    Column("name", String(40), nullable=False),  # by which they were called then
    Column("text", Text, nullable=False),
    Column("made", Float, nullable=False),
    Column("id", String(64), nullable=False),  # made by the client: a repeat is said once
)

talk_wishes = Table(
    "talk_wishes",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True),  # or -1 for the host's switch
    Column("hash", LargeBinary(32), nullable=False),  # of the secret of who wishes it: the next one wishes anew
    Column("wish", String(5), nullable=False),  # on or off; the host may also have everybody asked
)

clocks = Table(
    "clocks",
    metadata,
    _of_table(),
    Column("kind", String(6), nullable=False),  # gentle or real
    Column("seconds", Integer, nullable=False),  # for each decision; of a gentle clock, until somebody is nudged
    Column("spare", Integer, nullable=False),  # seconds for the whole game, used when those of a decision are over
    Column("increment", Integer, nullable=False),  # seconds that the spare time gains with each decision
    Column("out", String(5), nullable=False),  # what happens when it runs out: bot or waits
)

outages = Table(
    "outages",
    metadata,
    Column("began", Float, primary_key=True),
    Column("ended", Float, nullable=False),  # no server ran in between, so that no clock did
)

heartbeat = Table(
    "heartbeat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),  # there is one row
    Column("seen", Float, nullable=False),  # when a server that keeps clocks was last known to run
)

profile_results = Table(
    "profile_results",
    metadata,
    _of_profile(key=True),
    Column("table_id", String(16), primary_key=True),  # which may be pruned long before
    Column("seat", Integer, primary_key=True),
    Column("game", String(20), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("place", Integer, nullable=False),  # 0 if the game was not played to its end
    Column("points", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("levels", Text, nullable=False),  # of the bots that sat there, with commas between them
    Column("mode", String(40), nullable=False),  # what a game alone was played against
    Column("made", Float, nullable=False),
)

ladder_ratings = Table(
    "ladder_ratings",
    metadata,
    Column("game", String(20), primary_key=True),
    Column("seats", Integer, primary_key=True),
    Column("who", String(16), primary_key=True),  # a profile, or a level of bots
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("opponents", Integer, nullable=False),  # how many different ones there were
)

ladder_games = Table(
    "ladder_games",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("who", String(16), nullable=False, index=True),
    Column("game", String(20), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("weight", Float, nullable=False),  # how far the game moved the rating, from 0 to 1
    Column("made", Float, nullable=False),
)

server_keys = Table(
    "server_keys",
    metadata,
    Column("name", String(10), primary_key=True),
    Column("value", LargeBinary(32), nullable=False),  # made once; servers on one database share it
)

subscriptions = Table(
    "subscriptions",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("grant_hash", LargeBinary(32), ForeignKey("grants.hash", ondelete="CASCADE"), index=True),  # of a seat, or
    Column("profile_id", String(16), ForeignKey("profiles.id", ondelete="CASCADE"), index=True),  # of all its seats
    Column("device", String(16), ForeignKey("profile_secrets.id", ondelete="CASCADE")),  # of a profile that is told
    Column("form", String(10), nullable=False),  # push, or the shape of a webhook's body
    Column("target", Text, nullable=False),  # the address it is sent to
    Column("receiver_key", String(88), nullable=False),  # for a push, what it is encrypted for
    Column("receiver_auth", String(24), nullable=False),
    Column("language", String(2), nullable=False),
    Column("choices", String(40), nullable=False),  # which occasions are told, with commas between them
    Column("after", Integer, nullable=False),  # seconds that somebody is away before being told
    Column("quiet_from", Integer),  # minutes after midnight between which nothing is sent, or none
    Column("quiet_until", Integer),
    Column("zone", String(40), nullable=False),  # the time zone of these hours
    Column("site", Text, nullable=False),  # the base of links
    Column("made", Float, nullable=False),
    Column("failures", Integer, nullable=False),  # in a row
    Column("failure", String(20), nullable=False),  # the latest, as its id
)

notices = Table(
    "notices",
    metadata,
    Column("subscription_id", String(12), ForeignKey("subscriptions.id", ondelete="CASCADE"), primary_key=True),
    _of_table(),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("number", Integer, nullable=False),  # the decision that it was told of, or 1
    Column("due", Float, index=True),  # when quiet hours end, if it is held back until then
)

noticed = Table(
    "noticed",
    metadata,
    _of_table(),
    Column("writes", Integer, nullable=False),  # up to which everybody was told who is to be told
)
