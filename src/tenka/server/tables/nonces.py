"""What the seats give to the chance, before the game: seals, nonces, and how long one waits.

A seal is the hash of a nonce that its seat gives once all seats are taken. So nobody chooses
theirs by another's, and only holding it back is left to them: then they lose the seat.
"""

from collections.abc import Sequence
from dataclasses import replace

from tenka.core.contract import Json
from tenka.core.nonces import fits
from tenka.server.errors import BadRequest, NotNow
from tenka.server.store.rows import RowChange, Seat
from tenka.server.tables.change import Change
from tenka.server.tables.situation import Situation

MOST_LATE = 2  # times, at a tournament's table; then they count as not having come
UNSEALING = 15.0  # seconds to give what one has sealed, once all seats are taken


def sealed(seal: str | None) -> Json | None:
    """What stands beside a seat that has given this seal."""
    return None if seal is None else {"seal": seal}


def plain(nonce: str | None) -> Json | None:
    """What stands beside a seat that has given this nonce as it is."""
    return None if nonce is None else {"nonce": nonce}


def check_one(nonce: str | None, seal: str | None) -> None:
    """BadRequest, if both are given at once."""
    if nonce is not None and seal is not None:
        raise BadRequest("give a seal or a nonce; what was sealed is given once it is awaited")


def check_fits(nonce: str | None, seal: str) -> None:
    """BadRequest, if this is not what was sealed."""
    if nonce is None or not fits(nonce, seal):
        raise BadRequest("this is not the nonce that you have sealed")


def given(situation: Situation, seat: Seat, nonce: str | None, seal: str | None) -> Json | None:
    """What stands beside a seat once its player has given this: a seal or a nonce, or neither."""
    check_one(nonce, seal)
    standing = seat.standing or {}
    if seat.kind == "open" and _times_late(seat) >= MOST_LATE:
        raise NotNow("you have held back what you had sealed; the others wait no longer for you")
    if nonce is None and seal in (None, standing.get("seal")):
        return seat.standing
    if "void" in standing:
        if seal in (None, standing["void"]):
            raise NotNow("what you had sealed is known by now; seal a new nonce")
        return _still(seat, sealed(seal))
    if seal is not None and not situation.sealing:
        raise NotNow("at this table a nonce is given as it is: nobody is awaited to unseal it")
    if not situation.full or seat.kind == "open":
        if "seal" in standing and nonce is not None:
            raise NotNow("your nonce is sealed; give it when all seats are taken")
        return _still(seat, sealed(seal) or plain(nonce))
    if seal is not None or "seal" not in standing:
        raise NotNow("all seats are taken; only what was sealed can still be given")
    if situation.void:
        raise NotNow("somebody has to seal a new nonce first")
    check_fits(nonce, standing["seal"])
    return {**standing, "nonce": nonce}


def entries(seats: Sequence[Seat]) -> list[Json]:
    """How a record begins: all seals, all nonces that nobody sealed, and then those that were."""
    seals: list[Json] = []
    plain: list[Json] = []
    unsealed: list[Json] = []
    for seat in seats:
        standing = seat.standing or {}
        if "seal" in standing:
            seals.append({"event": "sealed", "seat": seat.seat, "seal": standing["seal"]})
        if standing.get("nonce"):
            nonce = {"event": "nonce", "seat": seat.seat, "nonce": standing["nonce"]}
            (unsealed if "seal" in standing else plain).append(nonce)
    return seals + plain + unsealed


def was_given(situation: Situation, person: str, nonce: str | None) -> bool:
    """Has the game begun with this nonce of theirs? Then it was asked twice."""
    seat = situation.seat_of(person)
    if seat is None or nonce is None or situation.row.started is None:
        return False
    return situation.nonces()[seat] == nonce


def held_back(situation: Situation, now: float) -> Change | None:
    """Who has not given in time what they sealed loses the seat, and all others seal a new nonce.
    In a tournament the seat is kept for them, but only once."""
    if situation.complete is None or now < situation.complete + UNSEALING:
        return None
    late = set(situation.awaited)
    kept = situation.row.tournament_id is not None
    gone = [
        replace(seat, kind="open", standing={"late": _times_late(seat) + 1})
        if kept
        else replace(seat, kind="open", person_id=None, standing=None)
        for seat in situation.seats
        if seat.seat in late
    ]
    void = void_without(situation, late)
    nobody_left = not kept and situation.deciding() <= late
    return Change(
        seats=(*gone, *void),
        row={"status": "aborted", "ended": now} if nobody_left else RowChange(),
        held_back=counted(situation, late, void),
    )


def _times_late(seat: Seat) -> int:
    return int((seat.standing or {}).get("late", 0))


def void_without(situation: Situation, gone: set[int]) -> list[Seat]:
    """The other seats, whose nonces are known by now: whoever comes instead could choose theirs by
    them, so new ones have to be sealed, and no game begins before."""
    return [
        replace(seat, standing=_still(seat, {"void": (seat.standing or {})["seal"]}))
        for seat in situation.seats
        if seat.seat not in gone and {"seal", "nonce"} <= (seat.standing or {}).keys()
    ]


def _still(seat: Seat, given: Json | None) -> Json | None:
    """What they give now does not undo that they were late here."""
    late = _times_late(seat)
    return {**(given or {}), "late": late} if late else given


def counted(situation: Situation, late: set[int], void: Sequence[Seat]) -> tuple[str, ...]:
    """It stands beside the name of who does not unseal after others have: with the help of the
    host they might have known what would be dealt. Among friends nobody is counted."""
    if not void or not (situation.row.public or situation.row.counts):
        return ()
    people = [situation.seats[seat].person_id for seat in late]
    return tuple(person for person in people if person is not None)
