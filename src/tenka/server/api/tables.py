"""The lobby and the tables by HTTP."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Annotated, Any

from fastapi import APIRouter, Query, Response

import tenka
from tenka.core.record import Record
from tenka.server.api.parameters import Before, Since, Version
from tenka.server.clock import ClockRules
from tenka.server.errors import NotFound, NotNow, NotYours
from tenka.server.lessons import lesson_of
from tenka.server.schemas import (
    AckOut,
    AgreeIn,
    CheckIn,
    CheckOut,
    GameOut,
    JoinIn,
    LegalOut,
    MoveIn,
    OptionOut,
    QuickIn,
    ReplayOut,
    SeatOut,
    StandingIn,
    StateOut,
    TableIn,
    TableOut,
)
from tenka.server.services import Services, Use
from tenka.server.store import Person
from tenka.server.store.filters import Ended, Rivals, Wanted
from tenka.server.store.records import stored_record
from tenka.server.store.rows import Seated, Status
from tenka.server.tables.table import Table
from tenka.server.tables.terms import Terms
from tenka.server.visitors import Me, Visitor

router = APIRouter(prefix="/api", tags=["tables"])

LISTED = 100


@router.get("/games")
async def games(use: Use) -> list[GameOut]:
    """The games that are played here, with their options and bots."""
    return [
        GameOut(
            id=game.id,
            seats=list(game.seats),
            options={
                name: OptionOut(default=option.default, choices=list(option.choices))
                for name, option in game.options.items()
            },
            differences=getattr(game, "differences", dict)(),
            rules=game.rules_version,
            bots=list(use.bots.of(game.id)),
            lesson=lesson_of(game.id) is not None,
        )
        for game in map(tenka.game, tenka.game_ids())
    ]


@router.get("/tables")
async def open_tables(
    visitor: Visitor,
    use: Use,
    game: Annotated[str | None, Query(max_length=64)] = None,
    before: Before = None,
) -> list[TableOut]:
    """Public tables that wait for players, the 100 newest first."""
    return await _listed(await use.lobby.open_tables(game, before), visitor, use)


@router.get("/tables/mine")
async def my_tables(
    me: Me,
    use: Use,
    status: Annotated[list[Status] | None, Query(max_length=4)] = None,
    game: Annotated[str | None, Query(max_length=64)] = None,
    result: Annotated[Ended | None, Query(description="How it ended for you.")] = None,
    against: Annotated[Rivals | None, Query(description="Bots alone, or a person, too.")] = None,
    before: Before = None,
    limit: Annotated[int, Query(ge=1, le=LISTED)] = LISTED,
) -> list[TableOut]:
    """Your 100 newest tables, those where it is your turn first; of all kinds, if none is named,
    those that are not over before the others."""
    mine: list[Seated] = []
    for kinds in [status] if status else (("open", "playing"), ("over", "aborted")):
        if len(mine) < limit:
            wanted = Wanted(tuple(kinds), game, result, against)
            mine += await use.lobby.of(me.id, wanted, before, limit - len(mine))
    return sorted(await _listed(mine, me, use), key=lambda table: not table.my_turn)


@router.post("/tables", status_code=201)
async def open_table(wanted: TableIn, me: Me, use: Use) -> StateOut:
    """Open a table and sit down at it."""
    clock = wanted.clock
    terms = Terms.of(
        wanted.game,
        wanted.seats,
        wanted.options,
        pace=wanted.pace,
        clock=None
        if clock is None
        else ClockRules(wanted.pace, clock.bank, clock.increment, clock.cap),
        window=_window(wanted.window, use),
        public=wanted.public,
        allow_return=wanted.allow_return,
        friendly=wanted.friendly,
        bots={int(seat): bot for seat, bot in wanted.bots.items()},
        position=wanted.position,
    )
    await use.lobby.check_room(me.id, use.settings.tables)
    table = await use.lobby.create(terms, me.id, me.name, wanted.seat)
    return _state(table, table.seat_of(me.id))


@router.post("/quick", status_code=201)
async def quick(wanted: QuickIn, me: Me, use: Use) -> StateOut:
    """Play against bots, at once."""
    terms = Terms.of(
        wanted.game,
        wanted.seats,
        wanted.options,
        window=_window(wanted.window, use),
        public=False,
        position=wanted.position,
    )
    await use.lobby.check_room(me.id, use.settings.tables)
    table = await use.lobby.quick(terms, me.id, me.name, wanted.seat, wanted.bot)
    return _state(table, table.seat_of(me.id))


@router.get("/tables/{id}")
async def state(
    id: str, visitor: Visitor, use: Use, since: Since = 0, version: Version = 0
) -> StateOut:
    """The table as you may know it: as a player by your seat, else as a spectator."""
    table = await use.lobby.get(id)
    return _state(table, table.seat_of(_id(visitor)), table.known_journal(since, version))


@router.get("/tables/{id}/terms")
async def terms_of(id: str, visitor: Visitor, use: Use) -> TableOut:
    """What was agreed when the table was opened, and how the game ended."""
    seated = await use.store.tables.get(id)
    if seated is None:
        raise NotFound("there is no such table")
    (shown,) = await _listed([seated], visitor, use)
    return shown


@router.post("/tables/{id}/join")
async def join(id: str, wanted: JoinIn, me: Me, use: Use) -> StateOut:
    """Sit down, or give your nonce if you sit already; it begins when all seats are taken."""
    table = await use.lobby.get(id)
    seat = await table.join(me.id, me.name, wanted.seat, wanted.nonce)
    return _state(table, seat)


@router.post("/tables/{id}/leave", status_code=204)
async def leave(id: str, me: Me, use: Use) -> None:
    """Get up again before the game begins."""
    table, seat = await _mine(id, me, use)
    await table.leave(seat, me.id)


@router.post("/tables/{id}/start")
async def start(id: str, me: Me, use: Use) -> StateOut:
    """Begin now, with bots in the empty seats; for the one who has opened the table, or for
    anybody once he has left it."""
    table, seat = await _mine(id, me, use)
    await table.start(seat, me.id)
    return _state(table, seat)


@router.post("/tables/{id}/moves")
async def move(id: str, wanted: MoveIn, me: Me, use: Use) -> AckOut:
    """Play a move, or a whole plan: taken whole or not at all, and durable when you read this."""
    table, seat = await _mine(id, me, use)
    ack = await table.move(seat, wanted.decision, wanted.key, wanted.moves, me.id)
    return AckOut(version=ack.version, held=ack.held, repeated=ack.repeated)


@router.get("/tables/{id}/legal")
async def legal(id: str, me: Me, use: Use) -> LegalOut:
    """Your legal moves; none while it is not your turn."""
    table, seat = await _mine(id, me, use)
    state = _started(table).play.state
    moves = [state.text(action) for action in state.legal(seat)] if table.playing else []
    return LegalOut(decision=table.play.decision(seat), moves=moves)


@router.post("/tables/{id}/check")
async def check(id: str, wanted: CheckIn, me: Me, use: Use) -> CheckOut:
    """Would these moves of yours be legal? Nothing is played."""
    table, seat = await _mine(id, me, use)
    if not _started(table).playing:
        raise NotNow("the game is over")
    refused = table.play.state.check(seat, wanted.moves)
    if refused is None:
        return CheckOut(legal=True, rule=None, message=None)
    return CheckOut(legal=False, rule=refused.rule, message=refused.message)


@router.get("/tables/{id}/choices")
async def choices(id: str, me: Me, use: Use) -> dict[str, list[str]]:
    """For a plan of many parts: what may go where, by your own knowledge."""
    table, seat = await _mine(id, me, use)
    return _started(table).play.state.choices(seat)


@router.get("/tables/{id}/forecast")
async def forecast(id: str, visitor: Visitor, use: Use) -> dict[str, Any]:
    """What lies ahead, by what you may know."""
    table = await use.lobby.get(id)
    return _started(table).play.state.forecast(table.seat_of(_id(visitor)))


@router.post("/tables/{id}/undo")
async def undo(id: str, me: Me, use: Use) -> StateOut:
    """Take your last move back, where nobody has to be asked."""
    table, seat = await _mine(id, me, use)
    await table.undo(seat, me.id)
    return _state(table, seat)


@router.post("/tables/{id}/draw")
async def draw(id: str, me: Me, use: Use, wanted: AgreeIn | None = None) -> StateOut:
    """Offer a draw in a game that knows draws, or agree to the one that is offered."""
    table, seat = await _mine(id, me, use)
    await table.offer("draw", seat, me.id, None if wanted is None else wanted.agree)
    return _state(table, seat)


@router.post("/tables/{id}/takeback")
async def takeback(id: str, me: Me, use: Use, wanted: AgreeIn | None = None) -> StateOut:
    """At a friendly table: ask to take back your last decision and all that came after it; or
    agree to another's request, by the version at which you saw it."""
    table, seat = await _mine(id, me, use)
    await table.offer("takeback", seat, me.id, None if wanted is None else wanted.agree)
    return _state(table, seat)


@router.post("/tables/{id}/decline")
async def decline(id: str, me: Me, use: Use) -> StateOut:
    """Say no to what another offers, or withdraw your own offer."""
    table, seat = await _mine(id, me, use)
    await table.decline(seat, me.id)
    return _state(table, seat)


@router.post("/tables/{id}/resign")
async def resign(id: str, me: Me, use: Use) -> StateOut:
    """Give up."""
    table, seat = await _mine(id, me, use)
    await table.resign(seat, me.id)
    return _state(table, seat)


@router.post("/tables/{id}/abort")
async def abort(id: str, me: Me, use: Use) -> StateOut:
    """End the game without a result, before the second move."""
    table, seat = await _mine(id, me, use)
    await table.abort(seat, me.id)
    return _state(table, seat)


@router.post("/tables/{id}/return")
async def come_back(id: str, me: Me, use: Use) -> StateOut:
    """Take your seat back from the bot that plays for you."""
    table, seat = await _mine(id, me, use)
    await table.take_back(seat, me.id)
    return _state(table, seat)


@router.post("/tables/{id}/standing")
async def standing(id: str, wanted: StandingIn, me: Me, use: Use) -> StateOut:
    """Leave an answer for secret windows: `ask`, or a move such as `allow`, which ends your
    windows at once. An answer that is not legal when it is wanted counts as none."""
    table, seat = await _mine(id, me, use)
    await table.standing(seat, wanted.answer, me.id)
    return _state(table, seat)


@router.post("/tables/{id}/rematch", status_code=201)
async def rematch(id: str, me: Me, use: Use) -> StateOut:
    """Once more, with the sides swapped; it begins when all people have asked for it."""
    table, _ = await _mine(id, me, use)
    await use.lobby.check_room(me.id, use.settings.tables)
    again = await use.lobby.rematch(table, me.id)
    return _state(again, again.seat_of(me.id))


@router.get("/tables/{id}/record")
async def record(id: str, use: Use) -> Response:
    """The record of a finished game: `tenka verify` checks it. One of older rules than ours is
    given out, too: it names the release that can replay it."""
    loaded = await use.store.tables.load(id)
    if loaded is None:
        raise NotFound("there is no such table")
    if loaded.table.status not in ("over", "aborted"):
        raise NotNow("the game is not over yet")
    name = f'attachment; filename="{loaded.table.game}-{id}.json"'
    return Response(
        stored_record(loaded),
        media_type="application/json",
        headers={"Content-Disposition": name},
    )


@router.get("/tables/{id}/replay")
async def replay(
    id: str,
    use: Use,
    ply: Annotated[int, Query(ge=0)] = 0,
    seat: Annotated[int | None, Query(ge=0)] = None,
) -> ReplayOut:
    """A finished game after so many moves, as any seat saw it."""
    table = _over(await use.lobby.get(id))
    # It takes its time, and nothing changes about this record any more.
    return await asyncio.to_thread(_replayed, table.play.record, ply, seat)


def _replayed(record: Record, ply: int, seat: int | None) -> ReplayOut:
    moves = record.moves()
    state = record.state(0)
    ply = min(ply, len(moves))
    for mover, text in moves[:ply]:
        state.play(mover, text)
    return ReplayOut(
        ply=ply,
        plies=len(moves),
        seat=seat,
        view=state.view(seat),
        forecast=state.forecast(seat),
        journal=state.journal(seat),
    )


def _id(visitor: Person | None) -> str | None:
    return None if visitor is None else visitor.id


def _state(table: Table, seat: int | None, since: int = 0) -> StateOut:
    return StateOut.model_validate(table.snapshot(seat, since))


async def _mine(id: str, me: Person, use: Services) -> tuple[Table, int]:
    """The table, and the seat of who asks; NotYours if he has none."""
    table = await use.lobby.get(id)
    seat = table.seat_of(me.id)
    if seat is None:
        raise NotYours("you do not sit at this table")
    return table, seat


def _started(table: Table) -> Table:
    if table.row.started is None:
        raise NotNow("the game has not begun")
    return table


def _over(table: Table) -> Table:
    if table.row.status not in ("over", "aborted"):
        raise NotNow("the game is not over yet")
    return table


def _window(asked: float | None, use: Services) -> float:
    return use.settings.window if asked is None else asked


async def _listed(found: Sequence[Seated], visitor: Person | None, use: Services) -> list[TableOut]:
    people = {s.person_id for each in found for s in each.seats if s.person_id}
    names = await use.store.people.named(people)
    return [await _shown(each, names, visitor, use) for each in found]


async def _shown(
    each: Seated, names: dict[str, str], visitor: Person | None, use: Services
) -> TableOut:
    row = each.table
    mine = next((s.seat for s in each.seats if visitor and s.person_id == visitor.id), None)
    turn = None
    if mine is not None and row.status == "playing":
        with suppress(NotNow):  # a game by other rules than ours: nobody can play on
            turn = (await use.lobby.get(row.id)).waits_for(mine)
    return TableOut(
        id=row.id,
        game=row.game,
        options=row.options,
        pace=row.pace,
        status=row.status,
        public=row.public,
        friendly=row.friendly,
        created=row.created,
        ended=row.ended,
        window=row.window,
        clock=row.clock or None,
        allow_return=row.allow_return,
        seats=[
            SeatOut(seat=s.seat, kind=s.kind, name=names.get(s.person_id or ""), bot=s.bot)
            for s in each.seats
        ],
        my_seat=mine,
        my_turn=turn,
        result=row.result,
        rematch_of=row.rematch_of,
    )
