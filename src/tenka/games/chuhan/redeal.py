"""Worlds that a seat cannot tell apart."""

from mypy_extensions import i64

from tenka.core.chance import Chance
from tenka.games.chuhan import pairs
from tenka.games.chuhan.cards import each, one, size
from tenka.games.chuhan.table import NOBODY, Table, hand, seen_by


def deal_anew(t: Table, seat: i64, chance: Chance) -> None:
    """Shuffle all that the seat (NOBODY: a spectator) cannot know, and all chance to come.

    What stays: open hands, the cards known to be in a hand, the top of the pile as far as the
    seat has seen it. What a player knows of a hand a spectator does not, so it is forgotten.
    """
    if seat == NOBODY:
        t.known = 0
    deal_these(t, seat, unknown_to(t, seat), chance)


def unknown_to(t: Table, seat: i64) -> list[int]:
    """The cards that the seat has not seen where they are: in a hand, or in the pile."""
    unknown: list[int] = []
    for other in range(2):
        if _is_hidden(t, other, seat):
            unknown.extend(each(hand(t, other) - pairs.at(t.known, 1 - other)))
    unknown.extend(list(t.pile[t.drawn + seen_by(t, seat) :]))
    unknown.sort()  # so that the world depends on what the seat knows and on nothing else
    return unknown


def deal_these(t: Table, seat: i64, unknown: list[int], chance: Chance) -> None:
    """Deal anew, where it is known already which cards the seat does not know. A search asks that
    once and deals often; the list is shuffled."""
    draws = chance.draws("redeal")
    draws.shuffle(unknown)
    at: i64 = 0
    for other in range(2):
        if _is_hidden(t, other, seat):
            dealt = pairs.at(t.known, 1 - other)
            unknown_here = size(hand(t, other)) - size(dealt)
            while unknown_here > 0:
                dealt += one(unknown[at])
                at += 1
                unknown_here -= 1
            t.hands = pairs.put(t.hands, other, dealt)
    seen = seen_by(t, seat)
    t.pile = t.pile[t.drawn : t.drawn + seen] + bytes(unknown[at:])
    t.drawn = 0
    if len(t.event_deck) > 1:
        deck = sorted(t.event_deck)
        draws.shuffle(deck)
        t.event_deck = bytes(deck)


def _is_hidden(t: Table, other: i64, seat: i64) -> bool:
    """Is this hand one that the seat does not see?"""
    return other != seat and pairs.at(t.open, other) == 0
