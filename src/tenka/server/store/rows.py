"""What comes out of the store. Fields are named and ordered like the columns.

What must not get into a log (secrets, hashes, answers that are not released) is not in a `repr`.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, TypedDict, TypeVar, get_args

from sqlalchemy import Column
from sqlalchemy import Table as Stored

from tenka.core.contract import Json

Pace = Literal["live", "correspondence"]
Status = Literal["open", "playing", "over", "aborted"]
Kind = Literal["person", "bot", "open"]
PACES: tuple[Pace, ...] = get_args(Pace)
STATUSES: tuple[Status, ...] = get_args(Status)
KINDS: tuple[Kind, ...] = get_args(Kind)
Room = Literal["players", "spectators"]
ROOMS: tuple[Room, ...] = get_args(Room)
Channel = Literal["mail", "webhook", "push"]
OwedKind = Literal["turn", "draw", "takeback", "invitation", "round"]
Barred = Literal["name", "person", "address"]
CHANNELS: tuple[Channel, ...] = get_args(Channel)
OWED_KINDS: tuple[OwedKind, ...] = get_args(OwedKind)
ReportReason = Literal["words", "cheating", "stalling", "name", "other"]
REPORT_REASONS: tuple[ReportReason, ...] = get_args(ReportReason)
AppealAnswer = Literal["lifted", "stays", "shortened"]
APPEAL_ANSWERS: tuple[AppealAnswer, ...] = get_args(AppealAnswer)
AnalysisStatus = Literal["waiting", "done", "failed"]
ContactKind = Literal["follow", "mute", "block"]
CONTACT_KINDS: tuple[ContactKind, ...] = get_args(ContactKind)
# Why a rated game counts less for somebody, or not at all; see `ratings/weighing.py`.
WhyLess = Literal["short", "quits", "guest", "uneven", "often", "unknown", "limit"]
NOT_AT_ALL: tuple[WhyLess, ...] = ("short", "quits", "guest", "uneven")
Suspicion = Literal["newcomers", "feeding"]
SUSPICIONS: tuple[Suspicion, ...] = get_args(Suspicion)
TournamentKind = Literal["swiss", "round_robin", "arena"]
TournamentStatus = Literal["open", "running", "over", "cancelled"]
TOURNAMENT_KINDS: tuple[TournamentKind, ...] = get_args(TournamentKind)
TOURNAMENT_STATUSES: tuple[TournamentStatus, ...] = get_args(TournamentStatus)
ANALYSIS_STATUSES: tuple[AnalysisStatus, ...] = get_args(AnalysisStatus)


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who has been here; `link_hash` is of his personal link's secret. With a `login`
    he has an account."""

    id: str
    name: str
    created: float
    link_hash: str = field(repr=False)
    login: str | None = field(default=None, repr=False)
    password: str | None = field(default=None, repr=False)
    session: int = 0
    notify: Json | None = field(default=None, repr=False)
    deleted: float | None = None
    ended_sessions: dict[str, float] | None = field(default=None, repr=False)
    owner: bool = False


@dataclass(frozen=True, slots=True)
class SecondFactor:
    """What a person's account is asked for besides the password, once it is `confirmed`."""

    person_id: str
    secret: str = field(repr=False)
    confirmed: float | None
    last_step: int


@dataclass(frozen=True, slots=True)
class Token:
    """A person's key for a bot, known by its hash alone."""

    hash: str = field(repr=False)
    person_id: str
    name: str
    created: float
    last_used: float | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """A table: with its entries it is the record of the game."""

    id: str
    game: str
    rules: int
    release: str
    seats: int
    options: Json
    secret: bytes = field(repr=False)
    position: Json | None = field(default=None, repr=False)
    pace: Pace = "live"
    clock: Json
    window: float = 6.0
    public: bool = True
    allow_return: bool = True
    friendly: bool = False
    created_by: str | None = None
    created: float
    status: Status = "open"
    started: float | None = None
    ended: float | None = None
    result: Json | None = None
    rematch_of: str | None = None
    offer: Json | None = None
    lesson: str | None = None
    aborted_by: str | None = None
    claim_after: float | None = None
    rated: bool = False
    tournament_id: str | None = None
    club_id: str | None = None
    request_key: str | None = field(default=None, repr=False)

    @property
    def counts(self) -> bool:
        """Does the result count for anything? Then nothing is taken back or called off."""
        return self.rated or self.tournament_id is not None


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits in a seat, and his standing orders. A bot that plays for a person who may come
    back has his `person_id`. Where the result counts `player_id` is who began it there, whatever
    came."""

    table_id: str
    seat: int
    kind: Kind = "open"
    person_id: str | None = None
    bot: str | None = None
    standing: Json | None = field(default=None, repr=False)
    player_id: str | None = None


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry of a table's record, and the request it came from: whose, which decision of that
    seat it answers, its idempotency key. The entries of one plan share the key."""

    number: int
    body: Json = field(repr=False)
    at: float
    seat: int | None = None
    decision: int | None = None
    key: str | None = None


@dataclass(frozen=True, slots=True)
class Held:
    """An answer in a secret window that is not released yet."""

    table_id: str
    seat: int
    decision: int
    text: str = field(repr=False)
    key: str


@dataclass(frozen=True, slots=True)
class Notice:
    """What a person is to be told outside: by which way, when, and how often it was tried."""

    id: str
    person_id: str
    channel: Channel
    body: Json = field(repr=False)
    due: float
    tries: int


@dataclass(frozen=True, slots=True)
class Owed:
    """What is to be told to somebody outside: in correspondence that their turn has come, or that
    an answer of theirs is asked for; at any pace that a seat is kept for them."""

    table_id: str
    seat: int
    person_id: str
    since: float
    kind: OwedKind = "turn"


@dataclass(frozen=True, slots=True)
class PushDevice:
    """A browser of a person's that shows what is pushed to it: where to, and the keys by which it
    alone reads it. Its id is made of its address."""

    id: str
    person_id: str
    endpoint: str = field(repr=False)
    p256dh: str = field(repr=False)
    auth: str = field(repr=False)
    created: float


@dataclass(frozen=True, slots=True)
class KeptAnalysis:
    """The analysis of a finished game that somebody has asked for; `body` is there when it is
    done, and who has asked while that counts."""

    table_id: str
    asked: float
    status: AnalysisStatus = "waiting"
    body: Json | None = field(default=None, repr=False)
    asker: Json | None = field(default=None, repr=False)


@dataclass(frozen=True, slots=True)
class AnalysisOrder:
    """Who has asked for an analysis. A server that makes it has it until that time, or had it."""

    table_id: str
    asked: float
    status: AnalysisStatus
    asker: Json | None = field(default=None, repr=False)
    held_until: float | None = None


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a person is thought to be in a game at a pace, with the deviation of that, after
    so many games that counted, `since` the first one; the last of them ended `at` that time.
    `loose` is what people have given them who are not settled, `met` some of those who are. The
    revision grows with every change."""

    person_id: str
    game: str
    pace: Pace
    mu: float
    sigma: float
    games: int
    at: float
    revision: int = 0
    loose: float = 0.0
    since: float | None = None
    met: list[str] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class RatedResult:
    """What a rated game was to one seat: the place, 0 the best, and the rating before and after.
    It outlives the game's record. One that is annulled counts for nothing, nor does one that was
    set `aside`, until it is `given_back`. `scale`: by which rules it is counted."""

    table_id: str
    seat: int
    game: str
    pace: Pace
    at: float
    person_id: str | None
    bot: str | None
    place: int
    before_mu: float
    before_sigma: float
    mu: float
    sigma: float
    annulled: float | None = None
    scale: int = 1
    guest: bool = False  # who had no account then
    gave_up: bool = False
    short: bool = False  # within the first decisions
    weight: float = 1.0  # so much of what the game says was counted
    why: WhyLess | None = None  # not all of it
    aside: float | None = None
    suspicion: Suspicion | None = None
    given_back: float | None = None

    @property
    def stands(self) -> bool:
        """Neither annulled nor set aside."""
        return self.annulled is None and self.aside is None

    @property
    def counts(self) -> bool:
        """Does it count for this seat, as little as it may be?"""
        return self.stands and self.why not in NOT_AT_ALL


@dataclass(frozen=True, slots=True)
class RivalGame:
    """A game that a person played to its end against bots alone, as far as it counts on the ladder
    of rivals: one of the bots, and whether the person came before all of them. It outlives the
    game's record. No scores: somebody gave up."""

    table_id: str
    bot: str
    person_id: str
    game: str
    at: float
    won: bool
    mine: int | None = None
    theirs: int | None = None


@dataclass(frozen=True, slots=True)
class PuzzleTry:
    """The one try of a person at a puzzle that counts."""

    person_id: str
    puzzle: str  # its key
    move: str
    solved: bool
    at: float


@dataclass(frozen=True, slots=True)
class Seeker:
    """Somebody who looks for a game of so many seats, how strong they are in it, since when they
    look, when they were last heard of, and the table that was found; while there is a time `until`
    which to answer, it is only proposed."""

    person_id: str
    game: str
    pace: Pace
    seats: int
    mu: float
    since: float
    seen: float
    table_id: str | None = None
    secret: bytes | None = field(default=None, repr=False)
    until: float | None = None
    answered: bool = False
    seal: str | None = None
    nonce: str | None = field(default=None, repr=False)
    seat: int = 0
    network: str | None = field(default=None, repr=False)
    neighbourhood: str | None = field(default=None, repr=False)
    tolerated: int | None = None

    @property
    def proposed(self) -> bool:
        """Has a game been found that they still have to answer, or the others?"""
        return self.until is not None

    @property
    def withholds(self) -> bool:
        """Have they still to give the nonce that they sealed?"""
        return self.seal is not None and self.nonce is None


@dataclass(frozen=True, slots=True)
class NoShows:
    """How often somebody, or somebody of a network, did not come, as of that time."""

    who: str
    missed: float
    at: float


@dataclass(frozen=True, slots=True)
class Contact:
    """What one person wants of another."""

    person_id: str
    other_id: str
    kind: ContactKind


@dataclass(frozen=True, slots=True, kw_only=True)
class Tournament:
    """A tournament: what is played, and how far it has come. `begins` is a time, or None: when it
    is full or whoever opened it says so. A bot fills it up, if one is named. Of `rounds` there
    may be 0 until it begins. The revision grows with every change."""

    id: str
    name: str
    game: str
    seats: int
    kind: TournamentKind
    pace: Pace
    clock: Json
    rated: bool
    rounds: int
    least: int
    most: int
    bot: str | None
    begins: float | None
    opened_by: str
    created: float
    status: TournamentStatus = "open"
    round: int = 0
    # When this round began, or it ended; in an arena, when games began or one was over.
    since: float | None = None
    revision: int = 0
    club_id: str | None = None  # whose members alone know of it
    lasts: float | None = None  # seconds of an arena
    ends: float | None = None  # when an arena that is played ends
    round_limit: float | None = None  # seconds after which a round is brought to its end
    entry: Json | None = None  # who may play; None: everybody
    removed: list[Json] | None = field(default=None, repr=False)  # people who may not come back


@dataclass(frozen=True, slots=True)
class TournamentPlayer:
    """Somebody who plays in a tournament, or a bot, with the rating at its beginning."""

    tournament_id: str
    number: int
    person_id: str | None
    bot: str | None
    rating: float
    withdrawn: float | None = None
    origin: Json | None = field(default=None, repr=False)  # from where, until it is over


@dataclass(frozen=True, slots=True)
class TournamentGame:
    """A game of a tournament: the numbers of its players by seat, and when it is over their
    places, 0 the best, and who of them was absent. It has no table if somebody has a bye, or it
    was known beforehand who is absent."""

    tournament_id: str
    round: int
    board: int
    players: list[int]
    table_id: str | None
    places: list[int] | None = None
    absent: list[int] | None = None


@dataclass(frozen=True, slots=True)
class Report:
    """What one person has told the host of another: why, in which words, and at which table, in
    whose room they read. `verdict` is the word by which it was settled."""

    id: str
    at: float
    by_id: str
    person_id: str
    reason: ReportReason
    words: str = field(repr=False)
    table_id: str | None = None
    room: Room | None = None
    settled: float | None = None
    verdict: str | None = None


@dataclass(frozen=True, slots=True)
class FinishedSeat:
    """What became of a seat in a game that is over: who sat there, how often they decided
    themselves, and whether they won or gave up."""

    person_id: str | None
    decisions: int
    won: bool
    gave_up: bool


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A game that is over, as far as it tells how people behave."""

    table_id: str
    game: str
    seats: tuple[FinishedSeat, ...]


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a table's chat; lines are numbered by table."""

    table_id: str
    number: int
    room: Room
    person_id: str
    at: float
    text: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class Ban:
    """Who is shut out: a name, a person by his id, or a network of addresses; until a time, or
    until it is lifted."""

    kind: Barred
    value: str
    reason: str
    at: float
    until: float | None = None  # it ends by itself


@dataclass(frozen=True, slots=True)
class Appeal:
    """What somebody who is shut out says to it, and what they were answered."""

    person_id: str
    at: float
    words: str
    answered: float | None = None
    answer: AppealAnswer | None = None
    word: str | None = None


@dataclass(frozen=True, slots=True)
class Invitation:
    """A link by which so many people may sign up until a time; its code is known by its hash
    alone."""

    id: str
    hash: str = field(repr=False)
    note: str
    created: float
    until: float
    uses: int
    used: int = 0


@dataclass(frozen=True, slots=True)
class Club:
    """A club that the host has named: its tables and tournaments are for its members alone."""

    id: str
    name: str
    created: float


@dataclass(frozen=True, slots=True)
class ClubMember:
    """Somebody in a club. Organisers invite others, and put them out."""

    club_id: str
    person_id: str
    organiser: bool
    joined: float


@dataclass(frozen=True, slots=True)
class ClubInvitation:
    """A link by which so many people may join a club until a time; its code is known by its hash
    alone."""

    id: str
    club_id: str
    hash: str = field(repr=False)
    created: float
    until: float
    uses: int
    used: int = 0


@dataclass(frozen=True, slots=True)
class Seated:
    """A table as lists show it: who sits there, its clocks, how many entries it has, and whose
    decision is awaited."""

    table: Table
    seats: tuple[Seat, ...]
    clocks: Json | None
    entries: int
    owing: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Loaded:
    """All there is of a table, as of one moment."""

    table: Table
    seats: tuple[Seat, ...]
    clocks: Json | None
    entries: tuple[Entry, ...]
    held: tuple[Held, ...]
    revision: int = 0
    owner: str | None = None


class RowChange(TypedDict, total=False):
    """What may change about a table after it was created."""

    status: Status
    started: float | None
    ended: float | None
    result: Json | None
    public: bool
    friendly: bool
    offer: Json | None
    aborted_by: str | None


R = TypeVar(
    "R",
    Person,
    SecondFactor,
    Token,
    Table,
    Seat,
    Entry,
    Held,
    Line,
    Notice,
    Owed,
    PushDevice,
    Ban,
    Appeal,
    Invitation,
    KeptAnalysis,
    AnalysisOrder,
    Rating,
    RatedResult,
    RivalGame,
    PuzzleTry,
    Seeker,
    NoShows,
    Contact,
    Report,
    Tournament,
    TournamentPlayer,
    TournamentGame,
    Club,
    ClubMember,
    ClubInvitation,
)


def columns(kind: type[R], stored: Stored) -> list[Column[Any]]:
    """The columns that make up such a row, in its order."""
    return [stored.c[name] for name in kind.__dataclass_fields__]


def made(kind: type[R], row: Sequence[Any]) -> R:
    """The row of selected `columns` as what it is."""
    return kind(**dict(zip(kind.__dataclass_fields__, row, strict=False)))


def values(row: Any) -> dict[str, Any]:
    """The row's columns for an insert; without `asdict`, which would copy the JSON in them."""
    return {name: getattr(row, name) for name in row.__dataclass_fields__}


def all_made(kind: type[R], rows: Sequence[Sequence[Any]]) -> tuple[R, ...]:
    """All these rows."""
    return tuple(made(kind, row) for row in rows)
