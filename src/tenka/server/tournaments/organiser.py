"""What people do with tournaments: open one, join and leave it, begin it, remove somebody from it,
let more come from one address, call it off."""

from collections.abc import Awaitable, Callable
from dataclasses import asdict, dataclass, replace

import tenka
from tenka.core.errors import BadOption
from tenka.server.errors import BadRequest, NotFound, NotNow
from tenka.server.people.askers import Asker
from tenka.server.ratings.scale import NEWCOMER
from tenka.server.settings import Settings
from tenka.server.store import Conflict, Pace, Person, Store
from tenka.server.store.rows import Tournament, TournamentKind, TournamentPlayer
from tenka.server.store.statements import Statement
from tenka.server.store.tournaments import WholeTournament, adding, dropping, withdrawing
from tenka.server.tables.clock import USUAL_GRACE, ClockRules, usual_clock
from tenka.server.tables.lobby import Lobby
from tenka.server.tables.opening_tables import check_bots
from tenka.server.tables.terms import Terms
from tenka.server.tournaments.entry import (
    OF_ADDRESS,
    Comer,
    Entry,
    Who,
    check_entry,
    is_removed,
    removed_too,
)
from tenka.server.tournaments.refusals import (
    NeedsAccount,
    NotTheOpener,
    RemovedFromTournament,
    TooFewPlayers,
    TooManyTournaments,
    TournamentBegun,
    TournamentFull,
    TournamentOver,
)
from tenka.server.tournaments.runner import TournamentRunner

LONGEST_NAME = 48
SOONEST, LATEST = 0.0, 60 * 86400.0  # seconds until one may begin
MOST_ROUNDS = 15
MOST_ROUND_ROBIN = 20  # players, who all meet
MOST_WITH_BOTS = 32  # players that bots make up: their games cost us all of their thinking
HOUR, SHORTEST, LONGEST = 60, 5, 240  # minutes of an arena: usually, and within
QUICK = ClockRules("live", 300.0, 5.0, grace=USUAL_GRACE)  # the clock of an arena's games
TRIES = 10  # of a write that others were quicker with


@dataclass(frozen=True, kw_only=True)
class Wanted:
    """What somebody asks for who opens a tournament; None: as is usual."""

    name: str
    game: str
    seats: int | None = None
    kind: TournamentKind = "swiss"
    pace: Pace = "live"
    clock: ClockRules | None = None
    rated: bool = True
    rounds: int | None = None
    least: int | None = None
    most: int | None = None
    bot: str | None = None
    begins: float | None = None
    club: str | None = None
    minutes: int | None = None
    round_limit: float | None = None
    who: Who | None = None
    least_rating: int | None = None
    most_rating: int | None = None
    of_address: int | None = None

    @property
    def entry(self) -> Entry:
        """Guests usually play where no ratings are at stake; members of a club know each other,
        and may all be in one house."""
        usual = OF_ADDRESS if self.club is None else 0
        return Entry(
            who=self.who or ("accounts" if self.rated else "everybody"),
            least_rating=self.least_rating,
            most_rating=self.most_rating,
            of_address=usual if self.of_address is None else self.of_address,
        )


class Organiser:
    """Every change is looked at anew if others were quicker."""

    def __init__(
        self,
        store: Store,
        lobby: Callable[[], Lobby],
        runner: TournamentRunner,
        now: Callable[[], float],
        new_id: Callable[[], str],
        settings: Settings,
    ) -> None:
        self._store = store
        self._lobby = lobby
        self._runner = runner
        self._now = now
        self._new_id = new_id
        self._settings = settings

    async def open(self, person: Person, wanted: Wanted) -> str:
        """A new tournament, in which nobody plays yet; its id."""
        if person.login is None:
            raise NeedsAccount("to open a tournament you need an account")
        most = self._settings.tournaments
        if most and await self._store.tournaments.opened_by(person.id) >= most:
            raise TooManyTournaments(f"you have opened {most} tournaments that are not over")
        tournament = self._checked(person, wanted)
        await self._store.tournaments.create(tournament)
        return tournament.id

    def _checked(self, person: Person, wanted: Wanted) -> Tournament:
        name = " ".join(wanted.name.split())
        if not 0 < len(name) <= LONGEST_NAME or not name.isprintable():
            raise BadRequest(f"a tournament's name has 1 to {LONGEST_NAME} visible characters")
        seats = tenka.game(wanted.game).seats[0] if wanted.seats is None else wanted.seats
        arena = wanted.kind == "arena"
        terms = Terms.of(
            wanted.game,
            seats,
            {},
            pace=wanted.pace,
            clock=wanted.clock or (QUICK if arena else usual_clock(wanted.pace, seats)),
            rated=wanted.rated,
            bots={} if wanted.bot is None else {0: wanted.bot},
        )
        check_bots(self._lobby().services, terms)
        assert terms.clock is not None
        least, most = self._numbers(wanted, seats)
        now = self._now()
        if wanted.begins is not None and not SOONEST <= wanted.begins - now <= LATEST:
            raise BadOption("a tournament begins within the next 60 days")
        return Tournament(
            id=self._new_id(),
            name=name,
            game=wanted.game,
            seats=seats,
            kind=wanted.kind,
            pace=wanted.pace,
            clock=terms.clock.to_json(),
            rated=wanted.rated,
            rounds=wanted.rounds or 0,
            least=least,
            most=most,
            bot=wanted.bot,
            begins=wanted.begins,
            opened_by=person.id,
            created=now,
            club_id=wanted.club,
            lasts=60.0 * (wanted.minutes or HOUR) if arena else None,
            round_limit=wanted.round_limit,
            entry=wanted.entry.to_json(),
        )

    def _numbers(self, wanted: Wanted, seats: int) -> tuple[int, int]:
        """How many players at least, and at most."""
        everybody = wanted.kind == "round_robin"
        if everybody and seats != 2:
            raise BadOption("only where two play a game everybody can meet everybody")
        if wanted.kind == "arena":
            _check_arena(wanted, seats)
        limit = min(self._settings.tournament_players, MOST_ROUND_ROBIN if everybody else 1000)
        most = limit if wanted.most is None else wanted.most
        least = min(2 * seats, most) if wanted.least is None else wanted.least
        if wanted.bot is not None and least > MOST_WITH_BOTS:
            raise BadOption(f"least={least}; where bots fill up: {MOST_WITH_BOTS} at the most")
        fewest = tenka.game(wanted.game).seats[0]
        if not fewest <= least <= most <= limit:
            raise BadOption(
                f"least={least}, most={most}; allowed: {fewest} to {limit} players, "
                "and no more at least than at most"
            )
        if wanted.rounds is not None and not 1 <= wanted.rounds <= MOST_ROUNDS:
            raise BadOption(f"rounds={wanted.rounds}; allowed: 1 to {MOST_ROUNDS}")
        return least, most

    async def join(
        self, id: str, person: Person, origin: Asker | None = None, *, confirmed: bool = False
    ) -> None:
        """Play in it; who does already still does. In an arena one comes and goes. The origin is
        from where somebody comes, if that counts; confirmed, that they have a mail that is."""

        async def step(whole: WholeTournament) -> None:
            tournament, mine = whole.tournament, _player(whole, person.id)
            if mine is not None and mine.withdrawn is None:
                return
            on = tournament.kind == "arena" and tournament.status == "running"
            if tournament.status != "open" and not on:
                raise TournamentBegun("this tournament has begun, or is over")
            if is_removed(tournament, person.id):
                raise RemovedFromTournament("you were removed from this tournament")
            if mine is not None:
                await self._check_club(tournament, person)
                await self._store.tournaments.change(tournament, withdrawing(mine, None))
                return
            if sum(each.bot is None for each in whole.entered) >= tournament.most:
                raise TournamentFull(f"all {tournament.most} places are taken")
            await self._check_club(tournament, person)
            number = max((player.number for player in whole.players), default=0) + 1
            rating = await self._rating(tournament, person)
            check_entry(whole, Comer(person, origin, confirmed, rating))
            kept = None if origin is None else asdict(origin)
            new = TournamentPlayer(id, number, person.id, None, rating, origin=kept)
            await self._store.tournaments.change(tournament, *adding([new]))

        await self._again_and_again(id, step)

    async def _check_club(self, tournament: Tournament, person: Person) -> None:
        """Who is put out of the club at this very moment changes the tournament, too."""
        club = tournament.club_id
        if club is not None and await self._store.clubs.member(club, person.id) is None:
            raise NotFound("there is no such tournament")

    async def leave(self, id: str, person: Person) -> None:
        """Play in it no more: who has begun is not paired any more."""

        async def step(whole: WholeTournament) -> None:
            tournament, mine = whole.tournament, _player(whole, person.id)
            if mine is None or mine.withdrawn is not None:
                return
            _must_not_be_over(tournament)
            await self._store.tournaments.change(tournament, self._leaving(tournament, mine))

        await self._again_and_again(id, step)

    async def remove(self, id: str, person: Person, whom: str, *, as_owner: bool = False) -> None:
        """Whoever opened it has a player play in it no more, as if they had left; they may not
        come back. Their results stay, and the game that they are at goes on."""

        async def step(whole: WholeTournament) -> None:
            tournament = whole.tournament
            _may_lead(tournament, person, as_owner)
            _must_not_be_over(tournament)
            if is_removed(tournament, whom):
                return
            gone = _player(whole, whom)
            if gone is None:
                raise NotFound("there is no such player")
            left = [self._leaving(tournament, gone)] if gone.withdrawn is None else []
            removed = removed_too(tournament, gone)
            await self._store.tournaments.change(tournament, *left, removed=removed)

        await self._again_and_again(id, step)

    async def lift(self, id: str, person: Person, *, as_owner: bool = False) -> None:
        """From now on as many may come from one address as want to."""

        async def step(whole: WholeTournament) -> None:
            tournament = whole.tournament
            _may_lead(tournament, person, as_owner)
            _must_not_be_over(tournament)
            lifted = replace(Entry.of(tournament), of_address=0)
            await self._store.tournaments.change(tournament, entry=lifted.to_json())

        await self._again_and_again(id, step)

    def _leaving(self, tournament: Tournament, player: TournamentPlayer) -> Statement:
        """Once it has begun who leaves withdraws: their results stay."""
        began = tournament.status == "running"
        return withdrawing(player, self._now()) if began else dropping(player)

    async def begin(self, id: str, person: Person) -> None:
        """Whoever opened it waits for nobody else."""

        async def step(whole: WholeTournament) -> None:
            tournament = whole.tournament
            _must_have_opened(tournament, person)
            if tournament.status != "open":
                raise TournamentBegun("this tournament has begun, or is over")
            if tournament.begins is not None:
                raise NotNow("this tournament begins at its time")
            if not await self._runner.begin(whole):
                raise TooFewPlayers(f"it begins with {tournament.least} players or more")

        await self._again_and_again(id, step)

    async def call_off(self, id: str, person: Person, *, as_owner: bool = False) -> None:
        """Whoever opened it calls it off, also while it is played: games that are on go on."""

        async def step(whole: WholeTournament) -> None:
            tournament = whole.tournament
            _may_lead(tournament, person, as_owner)
            _must_not_be_over(tournament)
            called_off = {"status": "cancelled", "since": self._now()}
            await self._store.tournaments.change(tournament, **called_off)

        await self._again_and_again(id, step)

    async def _again_and_again(
        self, id: str, step: Callable[[WholeTournament], Awaitable[None]]
    ) -> None:
        for last in reversed(range(TRIES)):
            whole = await self._store.tournaments.whole(id)
            if whole is None:
                raise NotFound("there is no such tournament")
            try:
                await step(whole)
            except Conflict:
                if not last:
                    raise
            else:
                return

    async def _rating(self, tournament: Tournament, person: Person) -> float:
        found = await self._store.ratings.of(tournament.game, tournament.pace, [person.id])
        rating = found.get(person.id)
        return NEWCOMER.mu if rating is None or not rating.games else rating.mu


def _check_arena(wanted: Wanted, seats: int) -> None:
    if wanted.pace != "live":
        raise BadOption("an arena is played live")
    if wanted.bot is not None and seats == 2:
        raise BadOption("no bots fill an arena of two up: who is free plays whoever is free")
    if wanted.round_limit is not None:
        raise BadOption("an arena has no rounds; it ends by the clock")
    if wanted.minutes is not None and not SHORTEST <= wanted.minutes <= LONGEST:
        raise BadOption(f"minutes={wanted.minutes}; allowed: {SHORTEST} to {LONGEST}")


def _player(whole: WholeTournament, person: str) -> TournamentPlayer | None:
    return next((each for each in whole.players if each.person_id == person), None)


def _must_have_opened(tournament: Tournament, person: Person) -> None:
    if tournament.opened_by != person.id:
        raise NotTheOpener("only whoever opened the tournament may do this")


def _may_lead(tournament: Tournament, person: Person, as_owner: bool) -> None:
    """An owner of the server may, too."""
    if not as_owner:
        _must_have_opened(tournament, person)


def _must_not_be_over(tournament: Tournament) -> None:
    if tournament.status not in ("open", "running"):
        raise TournamentOver("this tournament is over")
