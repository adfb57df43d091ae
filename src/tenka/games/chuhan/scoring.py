"""Points, going out and winning (CH-6)."""

from typing import Final

from mypy_extensions import i64

from tenka.games.chuhan import pairs
from tenka.games.chuhan.cards import size
from tenka.games.chuhan.data import EVENTS, HANGU_VP, TARGET_VP, XIANG_YU_TIMES
from tenka.games.chuhan.deal import next_hand
from tenka.games.chuhan.table import (
    HANGU,
    NOBODY,
    OVER,
    Table,
    hand,
    score,
)

# One bit for each event by which it is seen only after the hand whether somebody has won.
LATE_CHECKS: Final[i64] = sum(1 << n for n, event in enumerate(EVENTS) if event.late_check)


def gain(t: Table, seat: i64, points: i64, why: str) -> None:
    """Points within a hand; Xiang Yu doubles them (CH-5.11)."""
    if t.doubled:
        points *= XIANG_YU_TIMES
    t.scores = pairs.put(t.scores, seat, max(0, score(t, seat) + points))
    if t.log is not None:
        t.log.add("scored", {"seat": seat, "points": points, "why": why})


def ends(t: Table, first: i64) -> bool:
    """The checks after a finished play (CH-6.8): has the game or the hand come to its end?

    `first` is the seat that was empty first if both hands are empty.
    """
    if not checks_late(t.event):
        for seat in range(2):
            if score(t, seat) >= TARGET_VP:
                win(t, seat)
                return True
    if hand(t, first) == 0:
        end_hand(t, first)
        return True
    if hand(t, 1 - first) == 0:
        end_hand(t, 1 - first)
        return True
    return False


def checks_late(event: i64) -> bool:
    """Is it seen only after the hand whether somebody has won? (CH-7.7, CH-7.11)"""
    return (LATE_CHECKS >> event) & 1 != 0


def points_for_cards(event: i64, left: float) -> float:
    """For the cards left in the rival's hand (CH-6.4); an expected number is no whole one."""
    return min(left, float(EVENTS[event].most_card_vp))


def points_for_writs(event: i64, own: i64, rivals: i64) -> i64:
    """For writs (CH-6.4, CH-7.2)."""
    return EVENTS[event].own_writ_vp * own + EVENTS[event].rival_writ_vp * rivals


def card_points(t: Table, out: i64) -> i64:
    """For cards, to who goes out."""
    return int(points_for_cards(t.event, float(size(hand(t, 1 - out)))))


def writ_points(t: Table, out: i64) -> i64:
    """For writs, to who goes out."""
    return points_for_writs(t.event, pairs.at(t.writs, out), pairs.at(t.writs, 1 - out))


def hangu_leader(t: Table) -> i64:
    """Who placed the highest card in the race to Hangu, if anybody did (CH-7.5)."""
    if t.event != HANGU or t.row == 0:
        return NOBODY
    return (t.row_by >> (size(t.row) - 1)) & 1


def end_hand(t: Table, out: i64) -> None:
    """A player has gone out: scoring, and the next hand or the end (CH-6.9)."""
    for_cards = card_points(t, out)
    for_writs = writ_points(t, out)
    times = XIANG_YU_TIMES if t.doubled else 1
    points = times * (for_cards + for_writs)
    t.last_out = out
    t.scores = pairs.put(t.scores, out, max(0, score(t, out) + points))
    if t.log is not None:
        t.log.add(
            "went_out",
            {
                "seat": out,
                "cards": size(hand(t, 1 - out)),
                "writs": pairs.at(t.writs, 1 - out),
                "for_cards": for_cards,
                "for_writs": for_writs,
                "times": times,
                "points": points,
            },
        )
    placed_highest = hangu_leader(t)
    if placed_highest != NOBODY:
        gain(t, placed_highest, HANGU_VP, "hangu")
    if t.log is not None:
        t.log.add("hand_ended", {"hand": t.hand_no, "scores": pairs.listed(t.scores)})
    han = score(t, 0)
    chu = score(t, 1)
    if han >= TARGET_VP or chu >= TARGET_VP:
        win(t, out if han == chu else (0 if han > chu else 1))
    else:
        next_hand(t, out if han == chu else (0 if han < chu else 1))


def win(t: Table, seat: i64) -> None:
    t.winner = seat
    t.phase = OVER
    t.to_move = NOBODY
    if t.log is not None:
        t.log.add(
            "game_over",
            {"winner": seat, "scores": pairs.listed(t.scores), "reason": reason(t)},
        )


def reason(t: Table) -> str:
    """The rule by which the game was won."""
    both = score(t, 0) >= TARGET_VP and score(t, 1) >= TARGET_VP
    return "CH-6.6" if both else "CH-6.5"
