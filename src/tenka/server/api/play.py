"""Playing at a table by HTTP: moves, what may be asked before one, offers and ends."""

from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Header, Request, Response
from fastapi.exceptions import RequestValidationError
from pydantic import ValidationError
from starlette.routing import Route

from tenka.core.errors import BadSeat
from tenka.core.plan import owed_plan
from tenka.server.api.dependencies import Me, Visitor, person
from tenka.server.api.error_answers import explained
from tenka.server.api.rule_sentences import language_of
from tenka.server.api.schemas.playing import (
    AckOut,
    AgreeIn,
    CheckIn,
    CheckOut,
    ClaimIn,
    LegalOut,
    MoveIn,
    StandingIn,
    UndoIn,
)
from tenka.server.api.schemas.state import PlanOut, StateOut
from tenka.server.api.table_access import id_of, my_seat, state_for
from tenka.server.errors import NotNow
from tenka.server.services import Services, Use
from tenka.server.tables import playing, seating
from tenka.server.tables.situation import Situation
from tenka.server.tables.table import Table

router = APIRouter(prefix="/api", tags=["tables"])

SCHEMAS = (MoveIn,)
MOVE_BODY = {
    "requestBody": {
        "required": True,
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/MoveIn"}}},
    }
}


@router.post("/tables/{id}/moves", response_model=AckOut, openapi_extra=MOVE_BODY)
async def move(id: str, request: Request) -> Response:
    """Play a move, or a whole plan: taken whole or not at all, and durable when you read this."""
    use: Services = request.app.state.services
    me = await person(request)
    try:
        wanted = MoveIn.model_validate_json(await request.body())
    except ValidationError as error:
        raise RequestValidationError(
            [{**each, "loc": ("body", *each["loc"])} for each in error.errors(include_url=False)]
        ) from error
    table, seat = await my_seat(id, me, use)
    ack = await table.move(seat, wanted.decision, wanted.key, wanted.moves, me.id)
    told = {**vars(ack), "revision": table.revision(seat)}
    return Response(orjson.dumps(told), media_type="application/json")


async def _move_at_once(request: Request) -> Response:
    return await move(request.path_params["id"], request)


# What is asked all the time is found before the framework looks for it: its ways to a route and
# through it take as long as the move. The route above describes this one.
SHORT_CUTS = [Route("/api/tables/{id}/moves", _move_at_once, methods=["POST"])]


@router.get("/tables/{id}/legal")
async def legal(id: str, me: Me, use: Use) -> LegalOut:
    """Your legal moves; none while it is not your turn. Where a plan is owed, those for its first
    part, and what may go into all of them."""
    table, seat = await my_seat(id, me, use)
    situation = _started(table)
    state, decision = situation.play.state, situation.play.decision(seat)
    if not situation.waits_for(seat):  # nor while an answer waits, or is given by itself
        return LegalOut(decision=decision, moves=[], plan=None)
    moves = [state.text(action) for action in state.legal(seat)]
    owed = owed_plan(state, seat)
    return LegalOut(decision=decision, moves=moves, plan=owed and PlanOut.model_validate(owed))


@router.post("/tables/{id}/check")
async def check(
    id: str,
    wanted: CheckIn,
    me: Me,
    use: Use,
    accept_language: Annotated[str, Header(include_in_schema=False)] = "",
) -> CheckOut:
    """Would these moves of yours be legal, and a whole decision? Nothing is played. The first
    parts of a plan are answered with the moves for the `next` one."""
    table, seat = await my_seat(id, me, use)
    if not _started(table).playing:
        raise NotNow("the game is over")
    found = playing.check(table.situation.play.state, seat, wanted.moves)
    if found.refused is None:
        return CheckOut(legal=True, whole=True, next=[], rule=None, why=None, message=None)
    fault = (await explained(found.refused, language_of(accept_language)))["error"]
    return CheckOut(
        legal=bool(found.next),
        whole=False,
        next=list(found.next),
        rule=fault["rule"],
        why=fault["why"],
        message=fault["message"],
    )


@router.get("/tables/{id}/choices")
async def choices(id: str, me: Me, use: Use) -> dict[str, list[str]]:
    """For a plan of many parts: what may go where, by your own knowledge."""
    table, seat = await my_seat(id, me, use)
    return _started(table).play.state.choices(seat)


@router.get("/tables/{id}/forecast")
async def forecast(id: str, visitor: Visitor, use: Use) -> dict[str, Any]:
    """What lies ahead, by what you may know."""
    table = await use.lobby.get(id)
    return _started(table).play.state.forecast(table.situation.seat_of(id_of(visitor)))


@router.post("/tables/{id}/undo")
async def undo(id: str, me: Me, use: Use, wanted: UndoIn | None = None) -> StateOut:
    """Take your last move back, where nobody has to be asked; with a decision, only while it is
    the one that you are asked for."""
    table, seat = await my_seat(id, me, use)
    decision = None if wanted is None else wanted.decision
    await table.do(playing.undo_moves, seat, me.id, decision)
    return state_for(table, seat)


@router.post("/tables/{id}/draw")
async def draw(id: str, me: Me, use: Use, wanted: AgreeIn | None = None) -> StateOut:
    """Offer a draw in a game that knows draws, or agree to the one that is offered."""
    table, seat = await my_seat(id, me, use)
    await table.do(playing.offer, "draw", seat, me.id, None if wanted is None else wanted.agree)
    return state_for(table, seat)


@router.post("/tables/{id}/takeback")
async def takeback(id: str, me: Me, use: Use, wanted: AgreeIn | None = None) -> StateOut:
    """At a friendly table: ask to take back your last decision and all that came after it; or
    agree to another's request, by the version at which you saw it."""
    table, seat = await my_seat(id, me, use)
    await table.do(playing.offer, "takeback", seat, me.id, None if wanted is None else wanted.agree)
    return state_for(table, seat)


@router.post("/tables/{id}/decline")
async def decline(id: str, me: Me, use: Use) -> StateOut:
    """Say no to what another offers, or withdraw your own offer."""
    table, seat = await my_seat(id, me, use)
    await table.do(playing.decline, seat, me.id)
    return state_for(table, seat)


@router.post("/tables/{id}/resign")
async def resign(id: str, me: Me, use: Use) -> StateOut:
    """Give up."""
    table, seat = await my_seat(id, me, use)
    await table.do(playing.resign, seat, me.id)
    return state_for(table, seat)


@router.post("/tables/{id}/claim")
async def claim(id: str, wanted: ClaimIn, me: Me, use: Use) -> StateOut:
    """Wait no longer for one who owes a decision and has been gone for so long as the table's
    terms say: win the game of two, or have a bot play on."""
    table, seat = await my_seat(id, me, use)
    if wanted.seat >= table.situation.row.seats:
        raise BadSeat(f"there is no seat {wanted.seat}")
    await table.do(playing.claim, seat, wanted.seat, table.gone, wanted.what, me.id)
    return state_for(table, seat)


@router.post("/tables/{id}/abort")
async def abort(id: str, me: Me, use: Use) -> StateOut:
    """End the game without a result, before the second move."""
    table, seat = await my_seat(id, me, use)
    await table.do(playing.abort, seat, me.id)
    return state_for(table, seat)


@router.post("/tables/{id}/return")
async def reclaim_seat(id: str, me: Me, use: Use) -> StateOut:
    """Take your seat back from the bot that plays for you."""
    table, seat = await my_seat(id, me, use)
    await table.do(seating.reclaim_seat, seat, me.id)
    return state_for(table, seat)


@router.post("/tables/{id}/standing")
async def standing(id: str, wanted: StandingIn, me: Me, use: Use) -> StateOut:
    """Leave an answer for secret windows: `ask`, or a move such as `allow`, which ends your
    windows at once. An answer that is not legal when it is wanted counts as none."""
    table, seat = await my_seat(id, me, use)
    await table.do(playing.set_standing_order, seat, wanted.answer, me.id)
    return state_for(table, seat)


def _started(table: Table) -> Situation:
    if table.situation.row.started is None:
        raise NotNow("the game has not begun")
    return table.situation
