"""Sitting down, getting up, and seats that change hands between people and bots.

Commands: plain functions from a situation, the time and a request to a change, or a refusal.
"""

from dataclasses import replace

from tenka.core.errors import BadSeat
from tenka.server.errors import Full, NotNow, NotYours
from tenka.server.store.rows import Seat
from tenka.server.tables import nonces
from tenka.server.tables.change import Change
from tenka.server.tables.idempotency import Ack
from tenka.server.tables.permissions import must_be_played, must_sit, must_wait
from tenka.server.tables.situation import Situation


def join(
    situation: Situation,
    now: float,
    person: str,
    seat: int | None,
    nonce: str | None = None,
    seal: str | None = None,
) -> Change | Ack:
    """Sit down, in this seat or the first free one, or give one's nonce or its seal."""
    if nonces.was_given(situation, person, nonce):
        return Ack(situation.version, repeated=True)
    must_wait(situation, "the game has begun; no seat can be taken")
    count = situation.row.seats
    if seat is not None and not 0 <= seat < count:
        raise BadSeat(f"there is no seat {seat}; the seats are 0 to {count - 1}")
    mine = situation.seat_of(person)
    if mine is None:
        mine = _free_seat(situation, seat)
    elif seat not in (None, mine):
        raise NotNow(f"you sit in seat {mine}; leave it first")
    given = nonces.given(situation, situation.seats[mine], nonce, seal)
    taken = replace(situation.seats[mine], kind="person", person_id=person, standing=given)
    if taken == situation.seats[mine]:
        return Ack(situation.version, repeated=True)
    return Change(seats=(taken,))


def _free_seat(situation: Situation, wanted: int | None) -> int:
    free = [each.seat for each in situation.seats if is_free(each)]
    if not free or (wanted is not None and wanted not in free):
        raise Full("that seat is taken" if free else "all seats are taken")
    return free[0] if wanted is None else wanted


def is_free(seat: Seat) -> bool:
    """May anybody sit down there? A seat of a rematch is kept for somebody."""
    return seat.kind == "open" and seat.person_id is None


def leave(situation: Situation, now: float, seat: int, by: str | None = None) -> Change:
    """Get up before the game has begun; the table ends with the last one. What others have
    unsealed by then is void."""
    must_sit(situation, seat, by)
    must_wait(situation, "the game has begun; resign instead")
    if situation.row.tournament_id is not None:
        raise NotNow("your seat is kept for you; leave the tournament instead")
    gone = replace(situation.seats[seat], kind="open", person_id=None, standing=None)
    if situation.deciding() <= {seat}:
        return Change(seats=(gone,), row={"status": "aborted", "ended": now})
    void = nonces.void_without(situation, {seat})
    return Change(seats=(gone, *void), held_back=nonces.counted(situation, {seat}, void))


def call_off(situation: Situation, now: float) -> Change:
    """Nobody is waited for any longer: it ends before it has begun."""
    must_wait(situation, "the game has begun")
    return Change(row={"status": "aborted", "ended": now})


def begin(situation: Situation, now: float, seat: int = 0, by: str | None = None) -> Change:
    """Begin now: bots take the empty seats, and the cards are dealt to a full table."""
    must_sit(situation, seat, by)
    must_wait(situation, "the game has begun")
    if by is not None and not _is_host(situation, by):
        raise NotYours("only who opened the table may begin before all are there")
    if situation.row.counts:
        raise NotNow("a game that counts begins when all are there; bots do not fill it up")
    return begin_without(situation, now)


def may_begin(situation: Situation, seat: int | None) -> bool:
    """Could this seat's player begin before all are there?"""
    if seat is None or not situation.waiting or situation.row.counts:
        return False
    return _is_host(situation, situation.seats[seat].person_id)


def _is_host(situation: Situation, person: str | None) -> bool:
    """Who opened the table is, and when they have got up everybody there."""
    host = situation.row.created_by
    return person == host or situation.seat_of(host) is None


def begin_without(situation: Situation, now: float) -> Change:
    """Nobody is waited for any longer: bots play for those who have not come."""
    must_wait(situation, "the game has begun")
    return Change(
        seats=tuple(
            replace(each, kind="bot", bot=situation.substitute)
            for each in situation.seats
            if each.kind == "open"
        )
    )


def reclaim_seat(
    situation: Situation, now: float, seat: int, by: str | None = None
) -> Change | Ack:
    """A player comes back to the seat that a bot has played for them."""
    must_sit(situation, seat, by)
    must_be_played(situation)
    mine = situation.seats[seat]
    if mine.kind == "person":
        return Ack(situation.version, repeated=True)
    if not situation.row.allow_return:
        raise NotNow("at this table nobody comes back")
    clocks = situation.clocks.copy()
    clocks.come_back(seat, now)
    return Change(
        play=situation.play.event("player_took_seat", seat=seat),
        seats=(replace(mine, kind="person", bot=None),),
        clocks=clocks,
    )


def left_to_a_bot(situation: Situation, seat: int, why: str) -> Change:
    """A bot plays on in that seat; its player's orders go with them."""
    bot = situation.substitute
    return Change(
        play=situation.play.event("bot_took_seat", seat=seat, bot=bot, why=why),
        seats=(replace(situation.seats[seat], kind="bot", bot=bot, standing=None),),
    )
