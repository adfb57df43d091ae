"""Reveal and battles, province by province (ST-4)."""

from typing import Final

from mypy_extensions import i64

from tenka.games.suntzu import pairs, pending
from tenka.games.suntzu.cards import COST, IDS, KINDS, MINUS, ONE, PLAGUE, SEVEN, SIX, TEN, length
from tenka.games.suntzu.data import CARDS, PLAGUE_SHARE, PROVINCES, TOTAL_PLAGUE_LEAVES
from tenka.games.suntzu.editions import EDITIONS
from tenka.games.suntzu.events import begin_event, go_on_with_event
from tenka.games.suntzu.pending import (
    FOR_BATTLE,
    FOR_COST,
    FOR_MARK,
    PAY,
    TRANSFER,
    USE,
    entry,
    owe,
)
from tenka.games.suntzu.provinces import COUNT, armies_at, mark_at, moved, own_at, with_mark
from tenka.games.suntzu.scoring import end_or_last_call
from tenka.games.suntzu.table import (
    AFTER,
    BETWEEN,
    COSTS,
    COUNTER_PLAGUE,
    DOUBLE_SIX,
    FIGHT,
    HIGH_AS_SIX,
    MARKS,
    NOBODY,
    RECYCLE,
    RECYCLE_MINUS,
    RECYCLE_PLAGUE,
    REVEAL,
    Table,
    bit,
    first_seat,
    is_turned,
    laid,
    may_hide,
)
from tenka.games.suntzu.warlords import recycle, show
from tenka.games.suntzu.windows import open_window

NO_BATTLE: Final[list[bool]] = [edition.counter_plague == "no_effect" for edition in EDITIONS]
ZERO: Final[i64] = 15  # a countered plague, beside the kinds of card


def _totals(first: int, second: int) -> tuple[int, int]:
    """What two cards count against each other (ST-4.2 to 4.5, ST-7.11)."""
    plain = [first == ZERO or CARDS[first].value > 0, second == ZERO or CARDS[second].value > 0]
    value = [0 if card == ZERO else CARDS[card].value for card in (first, second)]
    bonus = [0 if card == ZERO else CARDS[card].bonus for card in (first, second)]
    if plain[0] and plain[1]:
        return value[0], value[1]
    if plain[0]:
        return value[0], value[0] + bonus[1]
    if plain[1]:
        return value[1] + bonus[0], value[1]
    return max(bonus[0], 0), max(bonus[1], 0)


AGAINST: Final[i64] = 16  # so many seconds for each first card
# For each pair of cards, sixteen times the first and the second: what each of them counts.
TOTALS: Final[list[tuple[int, int]]] = [
    (0, 0) if PLAGUE in (first, second) else _totals(first, second)
    for first in range(16)
    for second in range(16)
]
MARGINS: Final[list[int]] = [first - second for first, second in TOTALS]


def go_on(t: Table) -> None:
    """Ask, or do the next thing that happens of itself."""
    if t.province == NOBODY:
        _next_battle(t)
        return
    if t.pending != 0:
        pending.settle(t)
        if t.pending != 0:
            return
    if t.battle_step == REVEAL:
        _end_reveal(t)
    elif t.battle_step == MARKS:
        _fight(t)
    elif t.battle_step == FIGHT:
        _costs(t)
    elif t.battle_step == COSTS:
        _recycling(t)
    elif t.battle_step == RECYCLE:
        begin_event(t)
    elif go_on_with_event(t):
        end_battle(t)
        if t.with_events and t.events == 0:
            end_or_last_call(t)  # the fifth event has had its effect (ST-8.8)
        elif BETWEEN[t.edition] and length(t.fought) < COUNT:
            open_window(t)


def _next_battle(t: Table) -> None:
    if t.window_asks != NOBODY:
        t.asked = bit(t.window_asks)
        return
    left = COUNT - length(t.fought)
    if left == 0:
        t.phase = AFTER
    elif left > 1 and t.decider != NOBODY:
        t.asked = bit(t.decider)
    else:
        province: i64 = 0
        while is_turned(t, province):
            province += 1
        reveal(t, province)


def counts_as(t: Table, seat: i64) -> i64:
    """The card of a seat in this battle, as it counts."""
    card = laid(t, seat, t.province)
    if seat == 0:
        if t.as_six:
            return SIX
        if t.countered:
            return ZERO
    return card


def reveal(t: Table, province: i64) -> None:
    """Both cards of a province are turned (ST-4.12)."""
    t.province = province
    t.battle_step = REVEAL
    t.countered = False
    t.as_six = False
    t.winner = NOBODY
    first = laid(t, 0, province)
    second = laid(t, 1, province)
    if t.log is not None:
        t.log.add("revealed", {"province": PROVINCES[province], "cards": [IDS[first], IDS[second]]})
    if first == PLAGUE:
        t.plagues += 1
    if second == PLAGUE:
        t.plagues += 1
    if second == SIX and mark_at(pairs.at(t.marks, 1), province) >= 0:
        show(t, 1, DOUBLE_SIX, province)
    if SEVEN <= first <= TEN:
        if may_hide(t, 0, HIGH_AS_SIX):
            owe(t, entry(0, USE, HIGH_AS_SIX))
    elif first == PLAGUE and may_hide(t, 1, COUNTER_PLAGUE):
        owe(t, entry(1, USE, COUNTER_PLAGUE))


def plague_works(t: Table) -> bool:
    if laid(t, 1, t.province) == PLAGUE:
        return True
    return laid(t, 0, t.province) == PLAGUE and not t.countered


def _end_reveal(t: Table) -> None:
    """Used 1s are noted; then the plague, or the marks."""
    if plague_works(t):
        _plague(t)
        _recycling(t)
        return
    seat: i64 = 0
    while seat < 2:
        if laid(t, seat, t.province) == ONE:
            t.used_one = pairs.put(t.used_one, seat, 1)
        seat += 1
    t.battle_step = MARKS
    first = laid(t, 0, t.province)
    second = laid(t, 1, t.province)
    if first != SIX and second != SIX:
        return
    seat = first_seat(t)
    for _ in range(2):
        if laid(t, seat, t.province) == SIX:
            _mark(t, seat)
        seat = 1 - seat


def _mark(t: Table, seat: i64) -> None:
    """The province bears the mark from now on; an army follows, if there is one."""
    t.marks = pairs.put(t.marks, seat, with_mark(pairs.at(t.marks, seat), t.province, 0))
    has_army = pending.owns_any(t, seat)
    if t.log is not None:
        fields = {"seat": seat, "province": PROVINCES[t.province], "army": has_army}
        t.log.add("marked", fields)
    if has_army:
        owe(t, entry(seat, PAY, FOR_MARK, 1))


def _plague(t: Table) -> None:
    """Half the armies go home, or all but one (ST-4.10, ST-7.4)."""
    n = armies_at(t.armies, t.province)
    owner: i64 = 0 if n > 0 else 1
    stood = n if n > 0 else -n
    gone = stood // PLAGUE_SHARE
    leaves: i64 = TOTAL_PLAGUE_LEAVES
    if t.total_plague and stood > 0:
        gone = stood - leaves
    _return(t, owner, gone)
    if t.log is not None:
        t.log.add(
            "plague_struck",
            {
                "province": PROVINCES[t.province],
                "seat": None if n == 0 else owner,
                "returned": gone,
                "left": stood - gone,
            },
        )


def _return(t: Table, owner: i64, n: i64) -> None:
    """Armies go back from the province to their owner's pool."""
    t.armies = moved(t.armies, owner, t.province, -n)
    t.pool = pairs.added(t.pool, owner, n)


def _fight(t: Table) -> None:
    """The higher value wins by the difference (ST-4.1, ST-4.6)."""
    t.battle_step = FIGHT
    first = counts_as(t, 0)
    second = counts_as(t, 1)
    if t.countered and NO_BATTLE[t.edition]:
        if t.log is not None:
            t.log.add("not_fought", {"province": PROVINCES[t.province]})
        return
    margin: i64 = MARGINS[first * AGAINST + second]
    returned: i64 = 0
    places: i64 = 0
    if margin != 0:
        t.winner = 0 if margin > 0 else 1
        d = margin if margin > 0 else -margin
        theirs = own_at(t.armies, 1 - t.winner, t.province)
        if theirs > 0:
            returned = min(theirs, d)
            _return(t, 1 - t.winner, returned)
        places = d - returned
        if places > 0:
            owe(t, entry(t.winner, TRANSFER, FOR_BATTLE, places))
    if t.log is not None:
        totals = TOTALS[first * AGAINST + second]
        t.log.add(
            "fought",
            {
                "province": PROVINCES[t.province],
                "cards": [_told(first), _told(second)],
                "totals": [totals[0], totals[1]],
                "winner": None if t.winner == NOBODY else t.winner,
                "margin": max(margin, -margin),
                "returned": returned,
                "places": places,
            },
        )


def _told(card: i64) -> str:
    return "0" if card >= KINDS else IDS[card]


def _costs(t: Table) -> None:
    """Who used +2 or +3 sets armies aside, but not for equal cards (ST-4.3, ST-4.9)."""
    t.battle_step = COSTS
    if laid(t, 0, t.province) == laid(t, 1, t.province):
        return
    seat = first_seat(t)
    for _ in range(2):
        cost: i64 = COST[laid(t, seat, t.province)]
        if cost > 0 and pending.owns_any(t, seat):
            owe(t, entry(seat, PAY, FOR_COST, cost))
        seat = 1 - seat


def _recycling(t: Table) -> None:
    """Who turned a -1 (Sun Tzu) or a plague (Chu) is asked for the Warlord that recycles it."""
    t.battle_step = RECYCLE
    seat = first_seat(t)
    for _ in range(2):
        card = laid(t, seat, t.province)
        if seat == 0:
            if card == MINUS and may_hide(t, 0, RECYCLE_MINUS):
                owe(t, entry(0, USE, RECYCLE_MINUS))
        elif card == PLAGUE and may_hide(t, 1, RECYCLE_PLAGUE):
            owe(t, entry(1, USE, RECYCLE_PLAGUE))
        seat = 1 - seat


def use(t: Table, seat: i64, warlord: i64) -> None:
    """The Warlord that was asked for."""
    if warlord == HIGH_AS_SIX:
        t.as_six = True
        show(t, seat, warlord, t.province)
    elif warlord == COUNTER_PLAGUE:
        t.countered = True
        show(t, seat, warlord, t.province)
    else:
        recycle(t, seat, warlord)
    pending.drop(t)


def end_battle(t: Table) -> None:
    """The province is done, and the next can be turned."""
    t.fought = _with_province(t.fought, t.province)
    t.province = NOBODY
    t.battle_step = REVEAL
    t.countered = False
    t.as_six = False
    t.winner = NOBODY


def _with_province(fought: i64, province: i64) -> i64:
    code: i64 = province + 1
    return fought | (code << (4 * length(fought)))
