"""The events: their conditions and what they do (ST-8)."""

from typing import Final

from mypy_extensions import i64

from tenka.games.suntzu import pairs, pending, support
from tenka.games.suntzu.cards import NINE, ONE, TEN, length
from tenka.games.suntzu.data import (
    CHAMPION_ARMIES,
    CHARIOT_MARKS,
    EVENTS,
    HERO_ARMIES,
    PANDEMIC_PLAGUES,
    PROVINCES,
)
from tenka.games.suntzu.editions import EDITIONS
from tenka.games.suntzu.order import behind
from tenka.games.suntzu.pending import FOR_INFANTRY, INFANTRY, PAY, TAKE, TRANSFER, entry, owe
from tenka.games.suntzu.provinces import marked, moved, own_at
from tenka.games.suntzu.scoring import move_marker
from tenka.games.suntzu.table import (
    CHAMPION,
    EVENT,
    HEAD_START,
    HERO,
    NOBODY,
    OF_SEAT,
    PANDEMIC,
    WAR_CHARIOT,
    Table,
    first_seat,
    laid,
)

POINT_FOR_INFANTRY: Final[list[bool]] = [e.light_infantry == "point" for e in EDITIONS]


def begin_event(t: Table) -> None:
    """The face-up event is checked after the battle; its effect begins if its condition is met."""
    t.battle_step = EVENT
    if t.events != 0 and is_met(t):
        _begin_effect(t)


def go_on_with_event(t: Table) -> bool:
    """Nothing is owed: an event that had its effect leaves. Is the battle over?"""
    if t.events == 0 or not is_met(t):
        return True
    t.events >>= 4
    if t.log is not None:
        up = None if t.events == 0 else EVENTS[face_up(t)]
        t.log.add("event_turned", {"event": up, "left": length(t.events)}, {0: {}, 1: {}})
    if t.events == 0:
        return True
    if face_up(t) in (PANDEMIC, WAR_CHARIOT) and is_met(t):
        _begin_effect(t)
        return False
    return True


def face_up(t: Table) -> i64:
    return (t.events & 15) - 1


def is_met(t: Table) -> bool:
    """Is the condition of the face-up event met?"""
    event = face_up(t)
    if event == PANDEMIC:
        return t.plagues >= PANDEMIC_PLAGUES
    if event == WAR_CHARIOT:
        return _has_chariot(t, 0) or _has_chariot(t, 1)
    if event == CHAMPION:
        return _failed(t, 0, NINE) or _failed(t, 1, NINE)
    if event == HERO:
        return _failed(t, 0, TEN) or _failed(t, 1, TEN)
    return laid(t, 0, t.province) == ONE and laid(t, 1, t.province) == ONE


def _has_chariot(t: Table, seat: i64) -> bool:
    return marked(pairs.at(t.marks, seat)) >= CHARIOT_MARKS


def _failed(t: Table, seat: i64, card: i64) -> bool:
    """Has the seat laid this card here, as what it is, and not won?"""
    if laid(t, seat, t.province) != card or t.winner == seat:
        return False
    return seat == 1 or not t.as_six


def takeable(t: Table, seat: i64) -> i64:
    """The Warlords that the war chariot offers: neither used nor held, one bit each."""
    head_start: i64 = 1 << HEAD_START
    gone = pairs.at(t.used, seat) | pairs.at(t.warlords, seat) | head_start
    return i64(OF_SEAT[seat]) & ~gone


def _begin_effect(t: Table) -> None:
    event = face_up(t)
    if t.log is not None:
        t.log.add("event_met", {"event": EVENTS[event], "province": PROVINCES[t.province]})
    if event == PANDEMIC:
        _pay(t, PANDEMIC, 1, True, True)
    elif event == WAR_CHARIOT:
        seat = first_seat(t)
        for _ in range(2):
            if t.with_warlords and _has_chariot(t, seat) and takeable(t, seat) != 0:
                owe(t, entry(seat, TAKE))
            seat = 1 - seat
    elif event == CHAMPION:
        _pay(t, CHAMPION, CHAMPION_ARMIES, _failed(t, 0, NINE), _failed(t, 1, NINE))
    elif event == HERO:
        _pay(t, HERO, HERO_ARMIES, _failed(t, 0, TEN), _failed(t, 1, TEN))
    else:
        _light_infantry(t)


def _pay(t: Table, event: i64, armies: i64, first: bool, second: bool) -> None:
    seat = first_seat(t)
    for _ in range(2):
        if (first if seat == 0 else second) and pending.owns_any(t, seat):
            owe(t, entry(seat, PAY, event, armies))
        seat = 1 - seat


def _light_infantry(t: Table) -> None:
    """For the player behind on the track: an army, or in `pl` a point (ST-8.6)."""
    seat = behind(t)
    if seat == NOBODY:
        return
    if POINT_FOR_INFANTRY[t.edition]:
        move_marker(t, 1 if seat == 0 else -1)
        if t.log is not None:
            t.log.add("marker_moved", {"seat": seat, "marker": t.marker})
        return
    rivals = own_at(t.armies, 1 - seat, t.province) > 0
    if (
        rivals
        or pairs.at(t.pool, seat) > 0
        or pending.elsewhere(t, seat)
        or support.is_possible(t, seat)
    ):
        owe(t, entry(seat, INFANTRY))


def send_infantry(t: Table, seat: i64) -> None:
    """One army more here, or one rival army less."""
    pending.drop(t)
    rivals = own_at(t.armies, 1 - seat, t.province) > 0
    if t.log is not None:
        fields = {"seat": seat, "province": PROVINCES[t.province], "returned": rivals}
        t.log.add("infantry_sent", fields)
    if rivals:
        t.armies = moved(t.armies, seat, t.province, 1)
        t.pool = pairs.added(t.pool, 1 - seat, 1)
    else:
        owe(t, entry(seat, TRANSFER, FOR_INFANTRY, 1))


def take(t: Table, seat: i64, warlord: i64) -> None:
    """Another Warlord, in secret (ST-8.3)."""
    one: i64 = 1
    t.warlords = pairs.added(t.warlords, seat, one << warlord)
    pending.drop(t)
    if t.log is not None:
        t.log.add("took", {"seat": seat})


def decline(t: Table, seat: i64) -> None:
    pending.drop(t)
    if t.log is not None:
        t.log.add("declined", {"seat": seat, "event": EVENTS[face_up(t)]})
