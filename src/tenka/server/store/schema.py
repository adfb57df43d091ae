"""The tables of the database; they fit SQLite and PostgreSQL.

Times are seconds since 1970. A game's record is a row of `tables` and its `entries`.
"""

from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    TypeDecorator,
    false,
)
from sqlalchemy import Text as AnyText
from sqlalchemy.engine import Dialect

from tenka.server.store.rows import (
    ANALYSIS_STATUSES,
    APPEAL_ANSWERS,
    CHANNELS,
    CONTACT_KINDS,
    KINDS,
    OWED_KINDS,
    PACES,
    REPORT_REASONS,
    ROOMS,
    STATUSES,
    TOURNAMENT_KINDS,
    TOURNAMENT_STATUSES,
)

metadata = MetaData()


class Text(TypeDecorator[str]):
    """Text of any signs but NUL, which PostgreSQL does not take."""

    impl = AnyText
    cache_ok = True

    def process_bind_param(self, value: str | None, dialect: Dialect) -> str | None:
        return value.replace("\0", "\ufffd") if value and "\0" in value else value


def _json() -> JSON:
    return JSON(none_as_null=True)


def _one_of(column: str, values: tuple[str, ...]) -> CheckConstraint:
    listed = ", ".join(f"'{value}'" for value in values)
    return CheckConstraint(f"{column} IN ({listed})", name=f"{column}_known")


def _of_table(**more: Any) -> Column[str]:
    return Column("table_id", Text, ForeignKey("tables.id"), primary_key=True, **more)


people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("link_hash", Text, nullable=False, unique=True),  # of the personal link's secret
    # An account's name as it is compared, and its password's hash; a guest has neither. Unique by
    # an index: SQLite adds one to a table that is there, and no constraint.
    Column("login", Text, unique=True, index=True),
    Column("password", Text),
    # A cookie of another number is worth nothing: how to log out everywhere.
    Column("session", Integer, nullable=False, server_default="0"),
    Column("notify", _json()),  # where to tell him that it is his turn
    Column("deleted", Double),
    # Those that were logged out of one by one, and until when each is remembered.
    Column("ended_sessions", _json()),
    # May look after the server on its own page.
    Column("owner", Boolean, nullable=False, server_default=false()),
    # How often they have held back a nonce after others had given theirs.
    Column("held_back", Integer, nullable=False, server_default="0"),
)

# What an account is asked for besides its password, once it is confirmed: the secret that the app
# on a phone has, and the last step of the clock whose code was shown.
second_factors = Table(
    "second_factors",
    metadata,
    Column("person_id", Text, ForeignKey("people.id"), primary_key=True),
    Column("secret", Text, nullable=False),
    Column("confirmed", Double),
    Column("last_step", Integer, nullable=False),
    sqlite_with_rowid=False,
)

# Hashes of the codes for who has lost the phone.
recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("person_id", Text, ForeignKey("people.id"), primary_key=True),
    Column("hash", Text, primary_key=True),
    sqlite_with_rowid=False,
)

# What the names of all people look like: of two that look the same there is only one.
name_looks = Table(
    "name_looks",
    metadata,
    Column("look", Text, primary_key=True),
    Column("person_id", Text, ForeignKey("people.id"), nullable=False, index=True),
    sqlite_with_rowid=False,
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("person_id", Text, ForeignKey("people.id"), nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("last_used", Double),
    sqlite_with_rowid=False,
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("release", Text, nullable=False),  # the one that can replay it
    Column("seats", Integer, nullable=False),
    Column("options", _json(), nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("position", _json()),
    Column("pace", Text, nullable=False),
    Column("clock", _json(), nullable=False),
    Column("window", Double, nullable=False, quote=True),  # a reserved word
    Column("public", Boolean, nullable=False),
    Column("allow_return", Boolean, nullable=False),
    Column("friendly", Boolean, nullable=False),
    Column("created_by", Text, ForeignKey("people.id")),
    Column("created", Double, nullable=False),
    Column("status", Text, nullable=False),
    Column("started", Double),
    Column("ended", Double),
    Column("result", _json()),
    Column("rematch_of", Text, ForeignKey("tables.id")),
    Column("offer", _json()),  # of a draw or to take back, until it is answered
    Column("lesson", Text),  # the guided hand that is played here
    # Who has called it off after the deal, against other people.
    Column("aborted_by", Text, index=True),
    Column("claim_after", Double),  # so many seconds of absence; null: never
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("tournament_id", Text),  # whose game it is
    Column("club_id", Text, index=True),  # whose members alone know of it
    # Of the request that opened it: whoever sends that again gets the same table.
    Column("request_key", Text),
    _one_of("pace", PACES),
    _one_of("status", STATUSES),
    Index("tables_by_status", "status", "created"),
    Index("tables_by_request", "created_by", "request_key", unique=True),
    Index("tables_by_rematch", "rematch_of"),  # of those that were called off, too
)

# However many ask for it, on however many servers, there is one rematch.
Index(
    "tables_one_rematch",
    tables.c.rematch_of,
    unique=True,
    sqlite_where=tables.c.status != "aborted",
    postgresql_where=tables.c.status != "aborted",
)

seats = Table(
    "seats",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    # Kept while a bot plays for a person, so that he can come back.
    Column("person_id", Text, ForeignKey("people.id"), index=True),
    Column("bot", Text),
    Column("standing", _json()),
    Column("player_id", Text),  # who began a rated game here
    _one_of("kind", KINDS),
    sqlite_with_rowid=False,
)

entries = Table(
    "entries",
    metadata,
    _of_table(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("body", _json(), nullable=False),
    Column("at", Double, nullable=False),
    Column("seat", Integer),
    Column("decision", Integer),
    Column("key", Text),
    # A plan is one request of many entries, all with its key.
    Column("part", Integer, nullable=False),
    sqlite_with_rowid=False,
)

Index(
    "entries_once",
    entries.c.table_id,
    entries.c.seat,
    entries.c.key,
    entries.c.part,
    unique=True,
    sqlite_where=entries.c.key.is_not(None),
    postgresql_where=entries.c.key.is_not(None),
)

held = Table(
    "held",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("decision", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("key", Text, nullable=False),
    sqlite_with_rowid=False,
)

clocks = Table(
    "clocks",
    metadata,
    _of_table(),
    # So many entries the table has: an append that thinks otherwise changes nothing.
    Column("entries", Integer, nullable=False),
    Column("state", _json()),
    # So often anything about the table has changed: a write that thinks otherwise changes nothing.
    Column("revision", Integer, nullable=False, server_default="0"),
    # The node that sees to what happens here by itself; "": nobody has to.
    Column("owner", Text, index=True),
    sqlite_with_rowid=False,
)

# The servers that share this database; each renews its lease, by the database's own clock.
nodes = Table(
    "nodes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("began", Double, nullable=False),
    Column("renewed", Double, nullable=False),
    Column("until", Double, nullable=False),
    sqlite_with_rowid=False,
)

# Who writes to PostgreSQL, and which of their transactions was the last: so one whose COMMIT was
# not answered is looked up. PostgreSQL's own number may be another's after a crash.
writers = Table(
    "writers",
    metadata,
    Column("id", Text, primary_key=True),
    Column("last", BigInteger, nullable=False),
    Column("at", Double, nullable=False),
    sqlite_with_rowid=False,
)

chat = Table(
    "chat",
    metadata,
    _of_table(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("room", Text, nullable=False),
    Column("person_id", Text, ForeignKey("people.id"), nullable=False, index=True),
    Column("at", Double, nullable=False),
    Column("text", Text, nullable=False),
    _one_of("room", ROOMS),
    sqlite_with_rowid=False,
)

# Whose turn has come in correspondence and the like, written with the move: it becomes notices.
owed = Table(
    "owed",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person_id", Text, ForeignKey("people.id"), nullable=False, index=True),
    Column("since", Double, nullable=False),
    Column("kind", Text, primary_key=True, server_default="turn"),
    _one_of("kind", OWED_KINDS),
    sqlite_with_rowid=False,
)

# What is still to be told to people outside: taken out when it has arrived.
notices = Table(
    "notices",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person_id", Text, ForeignKey("people.id"), nullable=False, index=True),
    Column("channel", Text, nullable=False),
    Column("body", _json(), nullable=False),
    Column("due", Double, nullable=False, index=True),
    Column("tries", Integer, nullable=False),
    _one_of("channel", CHANNELS),
    sqlite_with_rowid=False,
)

# Browsers to which people have their notices pushed.
push_devices = Table(
    "push_devices",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person_id", Text, ForeignKey("people.id"), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("created", Double, nullable=False),
    sqlite_with_rowid=False,
)

# When a person was seen last, and where, so that a ban has something to go on: the address is kept
# for some days, then it is empty.
last_addresses = Table(
    "last_addresses",
    metadata,
    Column("person_id", Text, ForeignKey("people.id"), primary_key=True),
    Column("address", Text, nullable=False),
    Column("at", Double, nullable=False, index=True),
    sqlite_with_rowid=False,
)

# Analyses of finished games; those that wait are taken up again after a restart. Who has asked is
# forgotten some time after it was made; a server that makes it holds it, and gives signs of life.
analyses = Table(
    "analyses",
    metadata,
    _of_table(),
    Column("asked", Double, nullable=False),
    Column("status", Text, nullable=False, index=True),
    Column("body", _json()),
    Column("asker", _json()),
    Column("held_until", Double, index=True),
    _one_of("status", ANALYSIS_STATUSES),
    sqlite_with_rowid=False,
)

# How strong people are in each game at each pace; made of the results below.
ratings = Table(
    "ratings",
    metadata,
    Column("person_id", Text, ForeignKey("people.id"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("pace", Text, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", Double, nullable=False),
    # A write that thinks otherwise changes nothing.
    Column("revision", Integer, nullable=False),
    Column("loose", Double, nullable=False, server_default="0"),
    Column("since", Double),
    Column("met", _json(), nullable=False, server_default="[]"),
    _one_of("pace", PACES),
    Index("ratings_by_strength", "game", "pace", "mu"),
    sqlite_with_rowid=False,
)

# They stay when the games themselves are deleted.
rated_results = Table(
    "rated_results",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("game", Text, nullable=False),
    Column("pace", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("person_id", Text, ForeignKey("people.id")),
    Column("bot", Text),
    Column("place", Integer, nullable=False),
    Column("before_mu", Double, nullable=False),
    Column("before_sigma", Double, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("annulled", Double),
    Column("scale", Integer, nullable=False, server_default="1"),
    Column("guest", Boolean, nullable=False, server_default=false()),
    Column("gave_up", Boolean, nullable=False, server_default=false()),
    Column("short", Boolean, nullable=False, server_default=false()),
    Column("weight", Double, nullable=False, server_default="1"),
    Column("why", Text),
    Column("aside", Double),
    Column("suspicion", Text),
    Column("given_back", Double),
    _one_of("pace", PACES),
    Index("rated_results_by_person", "person_id", "at"),
    Index("rated_results_by_time", "game", "pace", "at"),
    Index("rated_results_aside", "aside"),
    sqlite_with_rowid=False,
)

# Games against bots that count on the ladder of rivals; they stay when the games are deleted.
rival_games = Table(
    "rival_games",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("bot", Text, primary_key=True),
    Column("person_id", Text, ForeignKey("people.id"), nullable=False),
    Column("game", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("mine", Integer),
    Column("theirs", Integer),
    Index("rival_games_by_person", "person_id", "game", "bot"),
    sqlite_with_rowid=False,
)

# The one try at a puzzle that counts, by the puzzle's key.
puzzle_tries = Table(
    "puzzle_tries",
    metadata,
    Column("person_id", Text, ForeignKey("people.id"), primary_key=True),
    Column("puzzle", Text, primary_key=True),
    Column("move", Text, nullable=False),
    Column("solved", Boolean, nullable=False),
    Column("at", Double, nullable=False),
    sqlite_with_rowid=False,
)

# Those who look for a game; a row goes when they have come to the table that was found. Until all
# have answered there is no such table: it is proposed.
seekers = Table(
    "seekers",
    metadata,
    Column("person_id", Text, ForeignKey("people.id"), primary_key=True),
    Column("game", Text, nullable=False),
    Column("pace", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("mu", Double, nullable=False),
    Column("since", Double, nullable=False),
    Column("seen", Double, nullable=False),
    Column("table_id", Text),
    Column("secret", LargeBinary),  # of that table, to which the server has committed itself
    Column("until", Double),  # when it is too late to answer the proposal
    Column("answered", Boolean, nullable=False, server_default=false()),
    Column("seal", Text),  # given with the answer
    Column("nonce", Text),  # as well, or once all have answered, if it was sealed
    Column("seat", Integer, nullable=False, server_default="0"),  # at that table
    # Where they come from, as hashes, and how many no-shows of others from there are overlooked:
    # null: all.
    Column("network", Text),
    Column("neighbourhood", Text),
    Column("tolerated", Integer),
    _one_of("pace", PACES),
    sqlite_with_rowid=False,
)

# How often somebody, or somebody of a network, did not come to a game that was found; it fades.
no_shows = Table(
    "no_shows",
    metadata,
    Column("who", Text, primary_key=True),
    Column("missed", Double, nullable=False),
    Column("at", Double, nullable=False, index=True),
    sqlite_with_rowid=False,
)

# Whom people follow, do not want to read, or want nothing to do with: one of them.
contacts = Table(
    "contacts",
    metadata,
    Column("person_id", Text, ForeignKey("people.id"), primary_key=True),
    Column("other_id", Text, ForeignKey("people.id"), primary_key=True, index=True),
    Column("kind", Text, nullable=False),
    _one_of("kind", CONTACT_KINDS),
    sqlite_with_rowid=False,
)

# What people have told the host of others.
reports = Table(
    "reports",
    metadata,
    Column("id", Text, primary_key=True),
    Column("at", Double, nullable=False),
    Column("by_id", Text, ForeignKey("people.id"), nullable=False, index=True),
    Column("person_id", Text, ForeignKey("people.id"), nullable=False, index=True),
    Column("reason", Text, nullable=False),
    Column("words", Text, nullable=False),
    Column("table_id", Text),  # which may be deleted before
    Column("room", Text),
    Column("settled", Double, index=True),
    Column("verdict", Text),
    _one_of("reason", REPORT_REASONS),
    _one_of("room", ROOMS),
    sqlite_with_rowid=False,
)

# Who lets others see that they are here, and when they were last.
online = Table(
    "online",
    metadata,
    Column("person_id", Text, ForeignKey("people.id"), primary_key=True),
    Column("at", Double, nullable=False),
    sqlite_with_rowid=False,
)

# How far a tournament has come is told by the rows of its games; see `tournaments/`.
tournaments = Table(
    "tournaments",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("pace", Text, nullable=False),
    Column("clock", _json(), nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("least", Integer, nullable=False),
    Column("most", Integer, nullable=False),
    Column("bot", Text),
    Column("begins", Double),
    Column("opened_by", Text, ForeignKey("people.id"), nullable=False, index=True),
    Column("created", Double, nullable=False),
    Column("status", Text, nullable=False),
    Column("round", Integer, nullable=False),
    Column("since", Double),
    # A write that thinks otherwise changes nothing.
    Column("revision", Integer, nullable=False),
    Column("club_id", Text, index=True),  # whose members alone know of it
    Column("lasts", Double),
    Column("ends", Double),
    Column("round_limit", Double),
    Column("entry", _json()),
    Column("removed", _json()),
    _one_of("kind", TOURNAMENT_KINDS),
    _one_of("pace", PACES),
    _one_of("status", TOURNAMENT_STATUSES),
    Index("tournaments_by_status", "status", "created"),
    sqlite_with_rowid=False,
)


def _of_tournament() -> Column[str]:
    return Column("tournament_id", Text, ForeignKey("tournaments.id"), primary_key=True)


tournament_players = Table(
    "tournament_players",
    metadata,
    _of_tournament(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person_id", Text, ForeignKey("people.id"), index=True),
    Column("bot", Text),
    Column("rating", Double, nullable=False),
    Column("withdrawn", Double),
    Column("origin", _json()),
    Index("tournament_players_once", "tournament_id", "person_id", unique=True),
    sqlite_with_rowid=False,
)

# They stay when the tables themselves are deleted.
tournament_games = Table(
    "tournament_games",
    metadata,
    _of_tournament(),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("board", Integer, primary_key=True, autoincrement=False),
    Column("players", _json(), nullable=False),
    Column("table_id", Text, unique=True),
    Column("places", _json()),
    Column("absent", _json()),
    sqlite_with_rowid=False,
)

invitations = Table(
    "invitations",
    metadata,
    Column("id", Text, primary_key=True),
    Column("hash", Text, nullable=False, unique=True),  # of the code in its link
    Column("note", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("until", Double, nullable=False),
    Column("uses", Integer, nullable=False),  # so many people may come by it
    Column("used", Integer, nullable=False),
    sqlite_with_rowid=False,
)

clubs = Table(
    "clubs",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", Double, nullable=False),
    sqlite_with_rowid=False,
)


def _of_club(**more: Any) -> Column[str]:
    return Column("club_id", Text, ForeignKey("clubs.id"), **more)


club_members = Table(
    "club_members",
    metadata,
    _of_club(primary_key=True),
    Column("person_id", Text, ForeignKey("people.id"), primary_key=True, index=True),
    Column("organiser", Boolean, nullable=False),
    Column("joined", Double, nullable=False),
    sqlite_with_rowid=False,
)

club_invitations = Table(
    "club_invitations",
    metadata,
    Column("id", Text, primary_key=True),
    _of_club(nullable=False, index=True),
    Column("hash", Text, nullable=False, unique=True),  # of the code in its link
    Column("created", Double, nullable=False),
    Column("until", Double, nullable=False),
    Column("uses", Integer, nullable=False),  # so many people may come by it
    Column("used", Integer, nullable=False),
    sqlite_with_rowid=False,
)

bans = Table(
    "bans",
    metadata,
    Column("kind", Text, primary_key=True),
    Column("value", Text, primary_key=True),
    Column("reason", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("until", Double),
    sqlite_with_rowid=False,
)

# What those who are shut out say to it: of each the last one.
appeals = Table(
    "appeals",
    metadata,
    Column("person_id", Text, ForeignKey("people.id"), primary_key=True),
    Column("at", Double, nullable=False),
    Column("words", Text, nullable=False),
    Column("answered", Double),
    Column("answer", Text),
    Column("word", Text),
    _one_of("answer", APPEAL_ANSWERS),
    sqlite_with_rowid=False,
)

settings = Table(
    "settings",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
    sqlite_with_rowid=False,
)
