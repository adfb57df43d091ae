"""The course of a trick: sets, passes, and its end (CH-3, CH-4)."""

from mypy_extensions import i64

from tenka.games.chuhan.cards import XIAHOU_YING, XIANG_YU, ids, natural_rank, one, size
from tenka.games.chuhan.data import (
    SOUND_ADVICE_RANK,
    SOUND_ADVICE_VP,
    STABILIZATION_VP,
    TWOS_MIN,
    TWOS_RANK,
)
from tenka.games.chuhan.moves import (
    PASS,
    USE,
    cards_of,
    from_hand,
    in_trick,
    other_of,
    pack,
    star_of,
    text_of,
    verb_of,
)
from tenka.games.chuhan.scoring import ends, gain
from tenka.games.chuhan.table import (
    COUNTER,
    LEAD,
    MANDATE,
    SOUND_ADVICE,
    STABILIZATION,
    TAKE,
    Played,
    Table,
    fresh_turn,
    give_to_hand,
    take_from_hand,
)


def beats(t: Table, n: i64, rank: i64) -> bool:
    """Is a set of n cards of a rank higher than the one that stands (CH-3.4)?"""
    return n == t.set_size and rank > t.set_rank


def lay(t: Table, seat: i64, action: i64) -> None:
    """The cards of a play leave the hand and the row."""
    take_from_hand(t, seat, from_hand(action))
    star = star_of(action)
    if star >= 0:
        t.row -= one(star)


def stand(t: Table, seat: i64, action: i64) -> None:
    """A play stands in the trick."""
    t.trick = Played(seat, action, t.trick)
    t.trick_cards += in_trick(action)


def play(t: Table, seat: i64, action: i64) -> None:
    """Play a natural set."""
    lay(t, seat, action)
    cards = cards_of(action)
    rank = natural_rank(cards)
    if t.log is not None:
        t.log.add(
            "played",
            {
                "seat": seat,
                "cards": ids(cards),
                "size": size(cards),
                "rank": rank,
                "text": text_of(action),
            },
        )
    set_stands(t, seat, action, size(cards), rank, seat)


def set_stands(t: Table, seat: i64, action: i64, n: i64, rank: i64, first: i64) -> None:
    """A set stands: its points, the checks, and the rival's counter."""
    stand(t, seat, action)
    t.set_size = n
    t.set_rank = rank
    fresh_turn(t)
    if rank == TWOS_RANK and n >= TWOS_MIN:
        gain(t, seat, n, "twos")
    if rank == SOUND_ADVICE_RANK and t.event == SOUND_ADVICE:
        gain(t, seat, SOUND_ADVICE_VP, "sound_advice")
    if not ends(t, first):
        t.phase = COUNTER
        t.to_move = 1 - seat


def pass_turn(t: Table, seat: i64) -> None:
    """Pass without an ability."""
    if t.log is not None:
        t.log.add("passed", {"seat": seat})
    passed(t, seat, pack(PASS), seat)


def passed(t: Table, seat: i64, action: i64, first: i64) -> None:
    """A pass, plain or by an ability, stands: the trick ends, after Mandate's take (CH-7.9)."""
    stand(t, seat, action)
    if t.event == STABILIZATION:
        gain(t, seat, STABILIZATION_VP, "stabilization")
    if ends(t, first):
        return
    if t.event == MANDATE:
        t.phase = TAKE
        t.to_move = seat
    else:
        end_trick(t)


def is_pass(action: i64) -> bool:
    """Does this play end the trick?"""
    verb = verb_of(action)
    if verb == USE:
        ability = other_of(action)
        return ability in (XIAHOU_YING, XIANG_YU)
    return verb == PASS


def take(t: Table, seat: i64, action: i64) -> None:
    """Mandate: take a card of the trick."""
    cards = cards_of(action)
    t.trick_cards -= cards
    give_to_hand(t, seat, cards)
    if t.log is not None:
        t.log.add("took", {"seat": seat, "card": ids(cards)[0]})
    end_trick(t)


def decline(t: Table, seat: i64) -> None:
    """Mandate: take nothing."""
    if t.log is not None:
        t.log.add("declined", {"seat": seat})
    end_trick(t)


def end_trick(t: Table) -> None:
    """All cards of the trick are discarded; who leads next depends on how it was passed."""
    last = t.trick
    assert last is not None
    by_xiahou = verb_of(last.action) == USE and other_of(last.action) == XIAHOU_YING
    t.lead = last.seat if by_xiahou else 1 - last.seat
    t.discard += t.trick_cards
    t.trick = None
    t.trick_cards = 0
    t.set_size = 0
    t.set_rank = 0
    fresh_turn(t)
    t.phase = LEAD
    t.to_move = t.lead
    if t.log is not None:
        t.log.add("trick_ended", {"lead": t.lead})
