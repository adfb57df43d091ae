"""Opening tables: by people, against bots, for a tournament's round."""

from collections.abc import Sequence
from dataclasses import replace

from tenka.bots import UnknownBot
from tenka.core.errors import BadOption, BadSeat
from tenka.server.errors import TooManyTables
from tenka.server.ratings.bot_strengths import strengths_of
from tenka.server.store.errors import Conflict
from tenka.server.store.notices import owing
from tenka.server.store.rows import Owed, Seat
from tenka.server.store.rows import Table as TableRow
from tenka.server.store.statements import Statement
from tenka.server.store.tables import creating
from tenka.server.tables.clock import Clocks
from tenka.server.tables.lobby import Lobby
from tenka.server.tables.nonces import sealed
from tenka.server.tables.situation import sealing
from tenka.server.tables.table import Table
from tenka.server.tables.table_lists import UNFINISHED, tables_of
from tenka.server.tables.table_services import TableServices
from tenka.server.tables.terms import Terms
from tenka.version import VERSION


async def check_may_open(lobby: Lobby, person: str, most: int) -> None:
    """May he open one more table, of so many? Each one that is played takes memory."""
    if most and len(await tables_of(lobby, person, UNFINISHED, limit=most)) >= most:
        raise TooManyTables(f"you have {most} unfinished tables; end one of them first")


async def open_table(
    lobby: Lobby,
    terms: Terms,
    person: str | None,
    name: str = "",
    seat: int | None = None,
    rematch_of: str | None = None,
    seated: Sequence[Seat] | None = None,
    also: Sequence[Statement] = (),
    invited: str | None = None,
    key: str | None = None,
    seal: str | None = None,
    id: str | None = None,
    secret: bytes | None = None,
) -> Table:
    """Open a table; the person who does so sits down at it, in this seat if he names one, and
    the next free one is kept for who is invited. Something else may have to be written with it. A
    request that was carried out is found by its key: `opened_before`. Seals count where nonces are
    sealed. What was proposed before has its id and its secret."""
    if seat is not None and not 0 <= seat < terms.seats:
        raise BadSeat(f"there is no seat {seat}; the seats are 0 to {terms.seats - 1}")
    if seated is None and (seat in terms.bots or len(terms.bots) == terms.seats):
        raise BadSeat("a bot sits in your seat; leave one for yourself")
    services = lobby.services
    check_bots(services, terms)
    row = replace(_row(services, terms, person, rematch_of), request_key=key)
    row = replace(row, id=id or row.id, secret=secret or row.secret)
    seats = [_sitting(row.id, number, terms, seated) for number in range(terms.seats)]
    if person is not None and seated is None:
        free = [each.seat for each in seats if each.kind == "open"]
        mine = free[0] if seat is None else seat
        seats[mine] = Seat(row.id, mine, "person", person, standing=sealed(seal))
        if invited is not None:
            theirs = next((seat for seat in free if seat != mine), None)
            if theirs is None:
                raise BadSeat("there is no seat left for who is invited")
            seats[theirs] = Seat(row.id, theirs, "open", invited)
    if not sealing(row.pace, seats):
        seats = [replace(each, standing=None) for each in seats]
    clocks = Clocks(terms.clock, terms.seats, row.created).to_json(row.created)
    owner = services.others.me
    told = _invitations(row, seats, invited)
    written = [*also, *owing(told)]
    try:
        await services.store.tables.create(row, seats, clocks, owner=owner, also=written)
    except Conflict:
        there = await opened_before(lobby, person, key)
        if there is None:
            raise
        return there
    if told:
        services.owed()
    table = await lobby.get(row.id)  # it begins at once if all seats are taken
    if person is not None and name:
        table.situation.people.names[person] = name
    return table


async def opened_before(lobby: Lobby, person: str | None, key: str | None) -> Table | None:
    """The table that this request has opened already, if its answer was lost."""
    if person is None or key is None:
        return None
    there = await lobby.services.store.tables.opened_by(person, key)
    return None if there is None else await lobby.get(there)


async def open_quick_table(
    lobby: Lobby,
    terms: Terms,
    person: str,
    name: str,
    seat: int | None,
    bot: str | None = None,
    key: str | None = None,
    seal: str | None = None,
) -> Table:
    """A table against bots that begins at once, or with the nonce that its player has sealed;
    against the best of them, if none is named."""
    mine = 0 if seat is None else seat
    bot = bot or lobby.services.bots.of(terms.game.id)[0]
    bots = {other: bot for other in range(terms.seats) if other != mine}
    return await open_table(
        lobby, replace(terms, bots=bots), person, name, mine, key=key, seal=seal
    )


def drafted(
    services: TableServices, terms: Terms, seated: Sequence[Seat]
) -> tuple[str, list[Statement]]:
    """The id of a table where these sit, and what makes it: to be written with more."""
    row = _row(services, terms)
    seats = [_sitting(row.id, number, terms, seated) for number in range(terms.seats)]
    clocks = Clocks(terms.clock, terms.seats, row.created).to_json(row.created)
    return row.id, creating(row, seats, clocks, owner=None)  # whoever begins it sees to it


def check_bots(services: TableServices, terms: Terms) -> None:
    """May these bots play here, by these terms?"""
    for bot in terms.bots.values():
        _check_bot(services, bot, terms.game.id)
    if terms.rated:
        _check_rated(services, terms)


def _row(
    services: TableServices, terms: Terms, person: str | None = None, rematch_of: str | None = None
) -> TableRow:
    return TableRow(
        id=services.new_id(),
        game=terms.game.id,
        rules=terms.game.rules_version,
        release=VERSION,
        seats=terms.seats,
        options=terms.options,
        secret=services.new_secret(),
        position=terms.position,
        pace="live" if terms.pace == "live" else "correspondence",
        clock={} if terms.clock is None else terms.clock.to_json(),
        window=terms.window,
        public=terms.public,
        # What a bot has played for somebody does not count as theirs.
        allow_return=terms.allow_return and not terms.counts,
        claim_after=terms.claim_after if terms.pace == "live" else None,
        friendly=terms.friendly or terms.position is not None,
        created_by=person,
        created=services.timers.now(),
        rematch_of=rematch_of,
        lesson=terms.lesson,
        rated=terms.rated,
        tournament_id=terms.tournament_id,
        club_id=terms.club_id,
    )


def _check_bot(services: TableServices, bot: str, game_id: str) -> None:
    if bot not in (able := services.bots.of(game_id)):
        raise UnknownBot(f"no bot {bot!r} plays {game_id}; there are: {', '.join(able)}")


def _check_rated(services: TableServices, terms: Terms) -> None:
    if terms.bots and not services.rated_bots:
        raise BadOption("rated games against bots are not played here")
    for bot in terms.bots.values():
        if bot not in strengths_of(terms.game.id):
            raise BadOption(f"how strong {bot} is was not measured; it plays no rated games")


def _invitations(row: TableRow, seats: Sequence[Seat], invited: str | None) -> list[Owed]:
    """Whom to tell outside that a seat is kept for them: who is invited, and in correspondence who
    is to play once more; those for whom the server itself has found a game know it."""
    if row.created_by is None or (invited is None and row.pace == "live"):
        return []
    return [
        Owed(row.id, seat.seat, seat.person_id, row.created, "invitation")
        for seat in seats
        if seat.kind == "open" and seat.person_id is not None
    ]


def _sitting(id: str, number: int, terms: Terms, seated: Sequence[Seat] | None) -> Seat:
    if seated is not None:
        given = seated[number]
        return replace(given, table_id=id, seat=number)
    if number in terms.bots:
        return Seat(id, number, "bot", None, terms.bots[number])
    return Seat(id, number)
