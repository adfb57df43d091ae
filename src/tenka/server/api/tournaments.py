"""Tournaments: opening one, joining it, how it stands."""

from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query
from pydantic import BaseModel, Field
from starlette.requests import Request

from tenka.server.api.clubs import ClubAsked, ClubOut, check_asked, wanted_clubs
from tenka.server.api.costs import costs
from tenka.server.api.dependencies import (
    AsOwner,
    ByCookie,
    Me,
    Visitor,
    address_of,
    asker_of,
)
from tenka.server.api.ratings import Player
from tenka.server.api.schemas.common import Strict
from tenka.server.api.schemas.opening import TimeIn
from tenka.server.errors import NotFound, NotNow
from tenka.server.notify.settings import NotifySettings
from tenka.server.people.networks import is_here
from tenka.server.services import Services, Use
from tenka.server.store import Pace
from tenka.server.store.rows import (
    Tournament,
    TournamentGame,
    TournamentKind,
    TournamentPlayer,
    TournamentStatus,
)
from tenka.server.store.tournaments import Awaited, WholeTournament
from tenka.server.tables.clock import USUAL_GRACE, ClockRules
from tenka.server.tournaments.entry import Entry, Who
from tenka.server.tournaments.organiser import LONGEST_NAME, Wanted
from tenka.server.tournaments.overview import Overview, Result
from tenka.server.tournaments.points import points_of
from tenka.server.tournaments.refusals import TournamentBegun

router = APIRouter(prefix="/api/tournaments", tags=["tournaments"])

LISTED = 50  # of each kind
NEWEST = 10  # games of an arena that are over

Id = Annotated[str, Path(alias="tournament", max_length=64)]
Rating = Annotated[int, Field(ge=-1000, le=5000)]
RoundAsked = Annotated[
    int | None,
    Query(
        ge=1, le=1000, description="Whose games are told, beside all that are on; else the newest."
    ),
]


class TournamentClockIn(TimeIn):
    """Thinking time in seconds."""

    grace: float | None = Field(
        default=None,
        ge=0,
        le=60,
        description="A lost connection stops a clock for so long a game; else 30 in live play.",
    )


class TournamentIn(Strict):
    """A tournament to be opened."""

    name: str = Field(min_length=1, max_length=LONGEST_NAME, examples=["Autumn cup"])
    game: str = Field(max_length=64, examples=["chuhan"])
    seats: int | None = Field(
        default=None, description="How many sit at a table; else as few as can: 2, in Shogun 3."
    )
    kind: TournamentKind = Field(
        default="swiss",
        description="Who has equal points meets; or everybody meets everybody; or for a while who "
        "is free meets who is free.",
    )
    minutes: int | None = Field(default=None, description="Of an arena: how long; else 60.")
    pace: Pace = "live"
    clock: TournamentClockIn | None = Field(
        default=None,
        description="Else 15 minutes and 10 seconds a move, 40 and 20 in Shogun, or "
        "three days and a day a move.",
    )
    rated: bool = True
    rounds: int | None = Field(
        default=None, description="Of a Swiss tournament; else as many as find a first."
    )
    least: int | None = Field(default=None, description="It needs so many players.")
    most: int | None = Field(default=None, description="It has room for so many.")
    bot: str | None = Field(
        default=None,
        max_length=64,
        description="The level of the bots that fill it up; else there are none.",
        examples=["adept"],
    )
    begins: float | None = Field(
        default=None,
        description="In seconds since 1970; else when it is full, or you begin it.",
    )
    round_limit: float | None = Field(
        default=None,
        ge=600,
        le=90 * 86400,
        description="Seconds after which a round is brought to its end: whose turn it is then has "
        "lost. Else it lasts until all games are over.",
    )
    club: str | None = Field(
        default=None,
        max_length=64,
        description="The id of a club that you are in: its members alone know of it and play.",
    )
    who: Who | None = Field(
        default=None,
        description="Who may play: everybody, guests too; those who have an account; or also a "
        "confirmed mail. Else accounts if it is rated, and everybody if not.",
    )
    least_rating: Rating | None = Field(default=None, description="For those who have as much.")
    most_rating: Rating | None = Field(default=None, description="For those who have no more.")
    of_address: int | None = Field(
        default=None,
        ge=0,
        le=1000,
        description="How many may come from one address, and twice as many from near it; 0: as "
        "many as want to. Else 4, in a club as many as want to.",
    )


class PlayerIn(Strict):
    """Somebody who plays in a tournament."""

    person: str = Field(max_length=64, description="Their id.")


class TournamentOut(BaseModel):
    """A tournament in a list."""

    id: str
    name: str
    game: str
    seats: int
    kind: TournamentKind
    pace: Pace
    clock: dict[str, Any]
    rated: bool
    rounds: int = Field(description="0: as many as find a first, which is known when it begins.")
    least: int
    most: int
    bot: str | None
    begins: float | None
    created: float
    status: TournamentStatus
    round: int = Field(description="The newest one; 0: it has not begun.")
    since: float | None = Field(
        description="When this round began, or it ended; in an arena, when games began or one "
        "was over."
    )
    round_limit: float | None = Field(description="Seconds that a round lasts at most.")
    lasts: float | None = Field(description="Seconds of an arena.")
    ends: float | None = Field(description="When an arena that is played ends.")
    club: ClubOut | None = Field(description="Whose members alone know of it.")
    who: Who = Field(description="Who may play: guests too, accounts, those with confirmed mail.")
    least_rating: int | None
    most_rating: int | None
    of_address: int = Field(description="How many from one address may play; 0: as many as come.")
    players: int


class TournamentsOut(BaseModel):
    """Those to come, those that are played, and the last ones that are over."""

    mine: list[TournamentOut] = Field(description="Those where you play, that are not over.")
    open: list[TournamentOut]
    running: list[TournamentOut]
    over: list[TournamentOut]


class RankedPlayerOut(Player):
    """Somebody who plays in it, and how they stand."""

    number: int
    rating: int = Field(description="At its beginning.")
    withdrawn: bool
    place: int = Field(description="1: the first; may be shared.")
    points: float
    rivals: float = Field(description="The points of all rivals (Buchholz).")
    beaten: float = Field(
        description="The points of those who were beaten, and half of those who came beside "
        "(Sonneborn-Berger)."
    )
    results: list[Result] = Field(
        description="By round: points, `bye`, `on` for a game that is played, `none`. In an arena "
        "by game: 2 for a win, 4 after two wins in a row, 1 for a draw; at tables of several by "
        "place, as everywhere: 4, 2, 1."
    )


class TournamentGameOut(BaseModel):
    """A game of it."""

    round: int
    board: int
    players: list[int] = Field(description="Their numbers, by seat.")
    table: str | None = Field(description="Null: a bye, or somebody was known not to come.")
    status: Literal["waiting", "playing", "over"]
    points: list[float] | None = Field(description="By seat, when it is over.")
    absent: list[int] = Field(description="The numbers of those who did not come, or left.")
    wait: float | None = Field(description="Seconds in which all have to come.")


class WholeTournamentOut(TournamentOut):
    """A tournament with its standings; of its games those of one round and all that are on, or
    where everybody meets everybody all; of an arena those that are on, and the last ones."""

    opened_by: str
    opener: str
    standings: list[RankedPlayerOut]
    games: list[TournamentGameOut]


FACTS = TournamentOut.model_fields.keys() - {"players", "club", *Entry.__dataclass_fields__}


@router.get("", dependencies=[costs(4)])
async def tournaments(
    visitor: Visitor, request: Request, use: Use, club: ClubAsked = None
) -> TournamentsOut:
    """All tournaments that are not over, and the last ones that are; those of your clubs, too."""
    clubs = await wanted_clubs(club, visitor, request, use)

    async def listed(*status: TournamentStatus, person: str | None = None) -> list[TournamentOut]:
        found = await use.store.tournaments.listed(status, limit=LISTED, person=person, clubs=clubs)
        names = await _club_names([each.tournament for each in found], use)
        return [
            TournamentOut(**_facts(each.tournament, names), players=each.players) for each in found
        ]

    return TournamentsOut(
        mine=[] if visitor is None else await listed("open", "running", person=visitor.id),
        open=await listed("open"),
        running=await listed("running"),
        over=await listed("over"),
    )


@router.post("", status_code=201)
async def open_tournament(
    wanted: TournamentIn, me: Me, request: Request, use: Use
) -> WholeTournamentOut:
    """Open a tournament. You play in it only if you join it, too."""
    if wanted.club is not None:
        await check_asked(wanted.club, me, request, use)
    if wanted.who == "confirmed" and "mail" not in use.notifier.channels:
        raise NotNow("this server sends no mail")
    asked = wanted.model_dump(exclude={"clock"})
    clock = None if wanted.clock is None else _clock(wanted.clock, wanted.pace)
    return await _whole(await use.tournaments.open(me, Wanted(**asked, clock=clock)), use)


@router.get("/{tournament}", dependencies=[costs(3)])
async def one(id: Id, visitor: Visitor, use: Use, round: RoundAsked = None) -> WholeTournamentOut:
    """A tournament, and how it stands."""
    return await _whole(id, use, round)


@router.post("/{tournament}/join")
async def join(id: Id, me: Me, request: Request, use: Use) -> WholeTournamentOut:
    """Play in it."""
    address = address_of(request)
    origin = None if is_here(address) else await asker_of(request, me)
    mail = NotifySettings.of(me.notify).mail
    confirmed = mail is not None and mail.confirmed
    await use.tournaments.join(id, me, origin, confirmed=confirmed)
    if use.bans.has_person(me.id):  # since the request came
        await use.tournaments.leave(id, me)
        use.bans.check_person(me.id)
    return await _whole(id, use)


@router.post("/{tournament}/leave")
async def leave(id: Id, me: Me, use: Use) -> WholeTournamentOut:
    """Play in it no more. The game that you are at goes on."""
    await use.tournaments.leave(id, me)
    return await _whole(id, use)


@router.post("/{tournament}/begin")
async def begin(id: Id, me: Me, use: Use) -> WholeTournamentOut:
    """Begin now the tournament that you have opened."""
    await use.tournaments.begin(id, me)
    return await _whole(id, use)


@router.post("/{tournament}/cancel")
async def cancel(id: Id, me: ByCookie, owner: AsOwner, use: Use) -> WholeTournamentOut:
    """Call off the tournament that you have opened. Games that are on go on, and ratings stay."""
    await use.tournaments.call_off(id, me, as_owner=owner)
    return await _whole(id, use)


@router.post("/{tournament}/remove")
async def remove(
    id: Id, wanted: PlayerIn, me: ByCookie, owner: AsOwner, use: Use
) -> WholeTournamentOut:
    """Have somebody play no more in the tournament that you have opened: they cannot come back.
    Their results stay, and the game that they are at goes on."""
    await use.tournaments.remove(id, me, wanted.person, as_owner=owner)
    return await _whole(id, use)


@router.post("/{tournament}/lift")
async def lift(id: Id, me: ByCookie, owner: AsOwner, use: Use) -> WholeTournamentOut:
    """Let as many come from one address as want to, into the tournament that you have opened."""
    await use.tournaments.lift(id, me, as_owner=owner)
    return await _whole(id, use)


@router.post("/{tournament}/remind", status_code=204)
async def remind(id: Id, me: Me, use: Use) -> None:
    """Tell me a quarter of an hour before it begins, by the ways that I have set."""
    found = await use.store.tournaments.get(id)
    if found is None:
        raise NotFound("there is no such tournament")
    if found.status != "open" or found.begins is None:
        raise TournamentBegun("this tournament has begun, or has no time at which it does")
    await use.notifier.remind(me.id, id, found.begins)


def _clock(clock: TournamentClockIn, pace: Pace) -> ClockRules:
    usual = USUAL_GRACE if pace == "live" else 0.0
    grace = usual if clock.grace is None else clock.grace
    return ClockRules(pace, clock.bank, clock.increment, clock.cap, grace)


async def _club_names(found: Iterable[Tournament], use: Services) -> dict[str, str]:
    return await use.store.clubs.named({id for each in found if (id := each.club_id)})


def _facts(tournament: Tournament, clubs: Mapping[str, str]) -> dict[str, Any]:
    name = clubs.get(tournament.club_id or "")
    facts = {each: getattr(tournament, each) for each in FACTS}
    facts |= Entry.of(tournament).to_json()
    return {**facts, "club": name and ClubOut(id=str(tournament.club_id), name=name)}


async def _whole(id: str, use: Services, round: int | None = None) -> WholeTournamentOut:
    shown = await use.tournament_overviews.of(id)
    if shown is None:
        raise NotFound("there is no such tournament")
    tournament = shown.whole.tournament
    asked = tournament.round if round is None else round
    return WholeTournamentOut(
        **_facts(tournament, await _club_names([tournament], use)),
        players=len(shown.whole.entered),
        opened_by=tournament.opened_by,
        opener=shown.names.get(tournament.opened_by, ""),
        standings=_standings(shown),
        games=[
            _game(game, shown.on.get(game.table_id or ""), use)
            for game in _games(shown.whole, asked)
        ],
    )


def _games(whole: WholeTournament, round: int) -> list[TournamentGame]:
    """Those that are on, whichever round is asked for: whoever plays has to find theirs. Of the
    others those of the round, or all; of an arena the newest."""
    kind, games = whole.tournament.kind, whole.games
    if kind == "arena":
        on = [game for game in games if game.places is None]
        return [*on, *[game for game in reversed(games) if game.places is not None][:NEWEST]]
    return [
        game
        for game in games
        if kind == "round_robin" or game.round == round or game.places is None
    ]


def _standings(shown: Overview) -> list[RankedPlayerOut]:
    players = {player.number: player for player in shown.whole.players}
    return [
        RankedPlayerOut(
            **_who(players[each.number], shown),
            number=each.number,
            place=each.place,
            points=each.points,
            rivals=each.rivals,
            beaten=each.beaten,
            results=shown.results[each.number],
        )
        for each in shown.standings
    ]


def _who(player: TournamentPlayer, shown: Overview) -> dict[str, Any]:
    return {
        "person": player.person_id,
        "name": shown.names.get(player.person_id or "", ""),
        "bot": player.bot,
        "rating": round(player.rating),
        "withdrawn": player.withdrawn is not None,
    }


def _game(game: TournamentGame, on: Awaited | None, use: Services) -> TournamentGameOut:
    wait = None
    status: Literal["waiting", "playing", "over"] = "over" if game.places is not None else "playing"
    if on is not None and on.status == "open":
        status = "waiting"
        if on.pace == "live":
            wait = max(0.0, use.tournament_runner.waits_until(on) - use.now())
    absent = game.absent or []
    gone = [game.players.index(number) for number in absent]
    return TournamentGameOut(
        round=game.round,
        board=game.board,
        players=game.players,
        table=game.table_id,
        status=status,
        points=None if game.places is None else points_of(game.places, gone),
        absent=absent,
        wait=wait,
    )
