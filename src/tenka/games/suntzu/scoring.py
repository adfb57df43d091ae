"""Scoring, the end of a round and the end of the game (ST-6.1 to 6.3, ST-8.8)."""

from typing import Final

from mypy_extensions import i64

from tenka.games.suntzu import pairs
from tenka.games.suntzu.data import DISPLAYS, PROVINCES, ROUNDS, SCORING_EVERY, TRACK_END
from tenka.games.suntzu.drawing import draw
from tenka.games.suntzu.provinces import COUNT, armies_at
from tenka.games.suntzu.table import (
    BOTH,
    DRAWING,
    END_SPACE,
    ENDINGS,
    FIFTH_EVENT,
    LAST_CALL,
    NINE_ROUNDS,
    NOBODY,
    OVER,
    Table,
    bit,
)

SCORINGS: Final[i64] = ROUNDS // SCORING_EVERY
VALUES: Final[list[int]] = [value for display in DISPLAYS for value in display]


def value_of(t: Table, province: i64, column: i64) -> i64:
    """What a province pays in scoring number `column`, from 0 on."""
    return i64(VALUES[((t.displays >> (4 * province)) & 15) * SCORINGS + column])


def next_column(t: Table) -> i64:
    """The number of the next scoring; SCORINGS where none is left."""
    if t.phase == OVER:
        return SCORINGS
    scored = t.phase == LAST_CALL or t.phase == DRAWING
    return (t.round if scored else t.round - 1) // SCORING_EVERY


def points(t: Table, seat: i64, column: i64) -> i64:
    """What the provinces that a seat controls would pay it."""
    total: i64 = 0
    province: i64 = 0
    while province < COUNT:
        n = armies_at(t.armies, province)
        if (n > 0 and seat == 0) or (n < 0 and seat == 1):
            total += value_of(t, province, column)
        province += 1
    return total


def move_marker(t: Table, spaces: i64) -> None:
    """Towards Sun Tzu, or with less than 0 towards Chu; it stops at the end (ST-1.5)."""
    end: i64 = TRACK_END
    t.marker = max(-end, min(end, t.marker + spaces))


def after_the_battles(t: Table) -> None:
    """Scoring after rounds 3, 6 and 9, then the end or the drawing."""
    if t.round % SCORING_EVERY == 0:
        _score(t)
        if t.round >= ROUNDS:
            end_or_last_call(t)
            return
        if t.marker >= TRACK_END or t.marker <= -TRACK_END:
            over(t, bit(0) if t.marker > 0 else bit(1), END_SPACE)
            return
    draw(t)


def _score(t: Table) -> None:
    column = next_column(t)
    first = points(t, 0, column)
    second = points(t, 1, column)
    move_marker(t, first - second)
    if t.log is not None:
        gained: list[dict[str, object]] = []
        province: i64 = 0
        while province < COUNT:
            n = armies_at(t.armies, province)
            holder = None if n == 0 else (0 if n > 0 else 1)
            value = value_of(t, province, column)
            gained.append({"province": PROVINCES[province], "seat": holder, "value": value})
            province += 1
        t.log.add(
            "scored",
            {
                "round": t.round,
                "provinces": gained,
                "points": [first, second],
                "marker": t.marker,
            },
        )


def end_or_last_call(t: Table) -> None:
    """The game ends; when pools are about to be compared, both may support first (ST-5.4)."""
    if t.marker == 0:
        t.phase = LAST_CALL
        t.window_asks = NOBODY
        t.passed = 0
    else:
        finish(t)


def finish(t: Table) -> None:
    """The side of the marker wins, else the larger pool."""
    lead = t.marker
    if lead == 0:
        lead = pairs.at(t.pool, 0) - pairs.at(t.pool, 1)
    winners: i64 = BOTH
    if lead > 0:
        winners = bit(0)
    elif lead < 0:
        winners = bit(1)
    over(t, winners, FIFTH_EVENT if t.with_events and t.events == 0 else NINE_ROUNDS)


def over(t: Table, winners: i64, ending: i64) -> None:
    """The game ends, by the rule of that number in `ENDINGS`."""
    t.ending = ending
    t.winners = winners
    t.phase = OVER
    t.asked = 0
    t.window_asks = NOBODY
    t.passed = 0
    if t.log is not None:
        t.log.add(
            "game_over",
            {
                "winners": [seat for seat in range(2) if (winners >> seat) & 1],
                "winner": None if winners == BOTH else winners - 1,
                "shared": 1 if winners == BOTH else 0,
                "reason": ENDINGS[ending],
                "marker": t.marker,
                "pools": pairs.listed(t.pool),
            },
        )
