"""Reading a position: a table from JSON, defaults filled in, or BadPosition saying why not."""

from mypy_extensions import i64

from tenka.core.contract import Json
from tenka.core.errors import BadPosition
from tenka.core.fields import (
    a_choice,
    a_flag,
    a_name,
    a_name_list,
    a_number,
    a_pair,
    a_pair_of_flags,
    a_pair_of_numbers,
    a_seat,
    a_seat_list,
    a_seat_or_nobody,
    an_object,
)
from tenka.games.chuhan import pairs
from tenka.games.chuhan.abilities import is_lead_ability, may_react
from tenka.games.chuhan.cards import (
    COPIES,
    IDS,
    KINDS,
    LYU_ZHI,
    RANK,
    XIAO_HE,
    YING_BU,
    YU_JI,
    contains,
    each,
    packed,
    size,
)
from tenka.games.chuhan.data import (
    DECK_SIZE,
    DRAW_PER_WRIT,
    EVENTS,
    JI_BU_LOOKS_AT,
    SEATS,
    START_VP,
    TARGET_VP,
)
from tenka.games.chuhan.deal import shuffled_events
from tenka.games.chuhan.fields import a_card_list, a_play_list
from tenka.games.chuhan.moves import USE, cards_of, laid, other_of, star_of, verb_of
from tenka.games.chuhan.position import FIELDS, LEAD_ABILITY, plays, seat_or_none
from tenka.games.chuhan.scoring import checks_late, reason
from tenka.games.chuhan.table import (
    CALM,
    CANCELLED,
    COUNTER,
    EVENT_IDS,
    GIVE,
    HANGU,
    HONG_CANAL,
    HONGMEN,
    LEAD,
    MANDATE,
    NOBODY,
    NONE_USED,
    OVER,
    PHASES,
    REACT,
    TAKE,
    USED,
    WRITS_IN_ALL,
    Table,
    hand,
    pile_length,
    score,
    writs_left,
)
from tenka.games.chuhan.trick import is_pass, stand
from tenka.games.chuhan.trick_check import check_follows, last_set, mover


def read_position(t: Table, position: Json, events: bool) -> None:
    """Fill an empty table from a position, defaults filled in; BadPosition says why not."""
    an_object(position, "position", FIELDS)
    if "hands" not in position:
        raise BadPosition("the field 'hands' is needed")
    _read_hand(t, position, events)
    _read_row(t, position)
    _read_trick(t, position)
    _read_phase(t, position)
    _read_turn(t, position)
    _read_cards(t, position)
    _check_window(t)
    _check_end(t, position)


def _read_hand(t: Table, position: Json, events: bool) -> None:
    t.hand_no = a_number(position.get("hand_no", 1), "hand_no", 1, 10**6)
    t.event = a_name(position.get("event", EVENT_IDS[CALM]), "event", EVENT_IDS)
    if "event_deck" in position or not events:
        t.event_deck = bytes(a_name_list(position.get("event_deck", []), "event_deck", EVENT_IDS))
        in_play = [*t.event_deck, t.event] if t.event_deck else []
        for number, event in enumerate(EVENTS):
            if in_play.count(number) > event.copies:
                raise BadPosition(f"event_deck: there are only {event.copies} of {event.id!r}")
    else:
        t.event_deck = shuffled_events(t, t.event)
    scores = a_pair_of_numbers(position.get("scores", list(START_VP)), "scores", 0, 10**6)
    t.scores = pairs.of(scores[0], scores[1])
    t.lead = a_seat(position.get("lead", 0), "lead", SEATS)
    writs = a_pair_of_numbers(position.get("writs", [0, 0]), "writs", 0, WRITS_IN_ALL[t.event])
    t.writs = pairs.of(writs[0], writs[1])
    if writs_left(t) < 0:
        raise BadPosition(f"writs: {sum(writs)} taken, there are {WRITS_IN_ALL[t.event]}")
    t.doubled = a_flag(position.get("doubled", False), "doubled")
    opened = a_pair_of_flags(position.get("open", [False, False]), "open")
    t.open = pairs.of(int(opened[0]), int(opened[1]))
    t.writ_used = a_flag(position.get("writ_used", False), "writ_used")
    t.must_play = a_flag(position.get("must_play", False), "must_play")
    t.last_out = a_seat_or_nobody(position.get("last_out"), "last_out", SEATS)


def _read_row(t: Table, position: Json) -> None:
    row = a_card_list(position.get("row", []), "row")
    by = a_seat_list(position.get("row_by", []), "row_by", SEATS)
    if t.event == HANGU:
        if [RANK[card] for card in row] != list(range(1, len(row) + 1)):
            raise BadPosition("row: at Hangu the ranks go up from 1, one by one")
        if len(by) != len(row):
            raise BadPosition(f"row_by: {len(by)} seats for a row of {len(row)} cards")
        for at, seat in enumerate(by):
            t.row_by |= seat << at
    else:
        if by:
            raise BadPosition("row_by: only for the event hangu")
        most = EVENTS[t.event].face_up
        if len(row) > most or (t.event == HONGMEN and len(row) != most):
            raise BadPosition(f"row: {len(row)} cards; {EVENT_IDS[t.event]} has {most} face up")
    t.row = _packed(row, "row")


def _read_trick(t: Table, position: Json) -> None:
    for seat, action in a_play_list(position.get("trick", []), "trick"):
        check_follows(t, seat, action, "trick")
        stand(t, seat, action)
        last_set(t, action)
    waiting = a_play_list(position.get("pending", []), "pending")
    made = [*[play.action for play in plays(t)], *[action for _, action in waiting]]
    stars = sum(star_of(action) >= 0 for action in made)
    if size(t.row) + stars > EVENTS[t.event].face_up and stars > 0:
        raise BadPosition(f"row: with {stars} cards of it in the trick it is too long")
    if not waiting:
        return
    user, use = waiting[0]
    ability: i64 = other_of(use)
    if verb_of(use) != USE or ability in (LYU_ZHI, XIAO_HE) or len(waiting) > 2:
        raise BadPosition("pending: the use of an ability, then perhaps Lyu Zhi")
    check_follows(t, user, use, "pending")
    t.pending = use
    t.pending_by = user
    if len(waiting) == 2:
        seat, action = waiting[1]
        right = verb_of(action) == USE and other_of(action) == LYU_ZHI
        if seat != 1 - user or not right or cards_of(action) != 0:
            raise BadPosition("pending: only the rival's Lyu Zhi answers an ability")
        t.lyu_zhi = action


def _read_phase(t: Table, position: Json) -> None:
    named = a_choice(position["phase"], "phase", PHASES) if "phase" in position else None
    winner = a_seat_or_nobody(position.get("winner"), "winner", SEATS)
    ended = t.trick is not None and is_pass(t.trick.action)
    if winner != NOBODY:
        t.phase = OVER
        t.winner = winner
    elif t.pending != NOBODY:
        t.phase = REACT
    elif ended:
        if t.event != MANDATE:
            raise BadPosition("trick: after a pass it has ended; only Mandate waits for a take")
        t.phase = TAKE
    elif named == "give":
        t.phase = GIVE
    else:
        t.phase = LEAD if t.set_size == 0 else COUNTER
    if named is not None and named != PHASES[t.phase]:
        raise BadPosition(f"phase: {named!r}, but the rest says {PHASES[t.phase]!r}")
    if ended and t.pending != NOBODY:
        raise BadPosition("pending: nothing follows a pass")
    if t.phase == OVER and t.pending != NOBODY:
        raise BadPosition("pending: the game is over")


def _read_turn(t: Table, position: Json) -> None:
    if t.phase == OVER:
        t.to_move = NOBODY
    elif t.phase == REACT:
        t.to_move = 1 - t.pending_by if t.lyu_zhi == NOBODY else t.pending_by
    elif t.phase == TAKE:
        assert t.trick is not None
        t.to_move = t.trick.seat
    else:
        t.to_move = mover(t)
    expected = seat_or_none(t.to_move)
    named = position.get("to_move", expected)
    if a_seat_or_nobody(named, "to_move", SEATS) != t.to_move:
        raise BadPosition(f"to_move: {named!r}, but the rest says {expected!r}")
    if t.phase == GIVE:
        if t.event != HONG_CANAL or pairs.at(t.writs, t.to_move) == 0 or t.must_play:
            raise BadPosition("phase: a give follows a writ taken at Hong Canal")
        if position.get("writ_used") is False:
            raise BadPosition("writ_used: in a give the turn's writ is used")
        t.writ_used = True
    _read_lead_ability(t, position)


def _read_lead_ability(t: Table, position: Json) -> None:
    used = t.set_size == 0 and t.trick is not None
    default = "used" if used else None
    value = a_choice(position.get("lead_ability", default), "lead_ability", LEAD_ABILITY)
    t.lead_ability = LEAD_ABILITY.index(value)
    pending_lead = t.pending != NOBODY and is_lead_ability(other_of(t.pending))
    if pending_lead and (t.must_play or t.lead_ability != NONE_USED):
        raise BadPosition("pending: no LEAD ability could be used here (CH-5.14, CH-5.15, CH-4.1)")
    if used != (t.lead_ability == USED) or (t.set_size > 0 and t.lead_ability == CANCELLED):
        raise BadPosition(f"lead_ability: {value!r} does not fit the trick")


def _read_cards(t: Table, position: Json) -> None:
    held = [a_card_list(cards, "hands") for cards in a_pair(position["hands"], "hands")]
    t.hands = pairs.of(_packed(held[0], "hands"), _packed(held[1], "hands"))
    rest = COPIES.copy()
    lying = [*held[0], *held[1], *each(t.row), *_in_plays(t)]
    needed: list[int] = []  # cards that texts say are in the discard pile
    for play in plays(t):
        if verb_of(play.action) == USE and other_of(play.action) == YU_JI:
            needed.extend(each(cards_of(play.action)))
    if t.pending != NOBODY and other_of(t.pending) == YING_BU:
        needed.extend(each(cards_of(t.pending)))
    pile = a_card_list(position["pile"], "pile") if "pile" in position else None
    discard = a_card_list(position["discard"], "discard") if "discard" in position else None
    for card in lying + (pile or []) + (discard or []):
        rest[card] -= 1
        if rest[card] < 0:
            raise BadPosition(
                f"not the {DECK_SIZE} cards: {IDS[card]!r} more than {COPIES[card]} times"
            )
    length: i64 = pile_length(writs_left(t)) + (DRAW_PER_WRIT if t.phase == GIVE else 0)
    if pile is None:
        pile = _shuffled_pile(t, rest, needed if discard is None else [], length)
    if len(pile) != length:
        raise BadPosition(f"pile: {len(pile)} cards; with {writs_left(t)} writs left: {length}")
    if discard is None:
        discard = [card for card in range(KINDS) for _ in range(rest[card])]
    elif sum(rest) != 0:
        missing = [IDS[card] for card in range(KINDS) for _ in range(rest[card])]
        raise BadPosition(f"not the {DECK_SIZE} cards: missing {', '.join(missing)}")
    t.pile = bytes(pile)
    t.discard = _packed(discard, "discard")
    for card in needed:
        if card not in discard:
            raise BadPosition(f"discard: by the trick {IDS[card]!r} must be in it")
    _read_knowledge(t, position)


def _shuffled_pile(t: Table, rest: list[int], needed: list[int], length: int) -> list[int]:
    """Unnamed cards for the pile, taken out of the rest; those needed elsewhere stay in it."""
    for card in needed:
        rest[card] -= 1
    free = [card for card in range(KINDS) for _ in range(rest[card])]
    t.chance.draws(f"pile/hand{t.hand_no}").shuffle(free)
    for card in free[:length]:
        rest[card] -= 1
    for card in needed:
        rest[card] += 1
    return free[:length]


def _read_knowledge(t: Table, position: Json) -> None:
    seen = a_pair_of_numbers(position.get("seen", [0, 0]), "seen", 0, JI_BU_LOOKS_AT)
    if any(number % DRAW_PER_WRIT for number in seen):
        raise BadPosition(f"seen: {DRAW_PER_WRIT} cards leave with each writ, so not {seen}")
    t.seen = pairs.of(seen[0], seen[1])
    listed = a_pair(position.get("known", [[], []]), "known")
    known = [_packed(a_card_list(cards, "known"), "known") for cards in listed]
    for seat in range(2):
        if not contains(hand(t, 1 - seat), known[seat]):
            raise BadPosition(f"known: cards of seat {seat} that are not in the rival's hand")
    t.known = pairs.of(known[0], known[1])


def _in_plays(t: Table) -> list[int]:
    """The cards that lie in the trick and in a pending play."""
    found = each(t.trick_cards)
    if t.pending != NOBODY:
        found.extend(each(laid(t.pending)))
    if t.lyu_zhi != NOBODY:
        found.append(LYU_ZHI)
    return found


def _check_window(t: Table) -> None:
    if t.phase == REACT:
        card = LYU_ZHI if t.lyu_zhi == NOBODY else XIAO_HE
        if not may_react(t, t.to_move, card):
            raise BadPosition(f"pending: seat {t.to_move} is not asked for {IDS[card]} (CH-5.12)")
    elif t.phase != OVER:
        for seat in range(2):
            if hand(t, seat) == 0:
                raise BadPosition(f"hands: seat {seat} has none, so the hand is over")


def _check_end(t: Table, position: Json) -> None:
    delayed = checks_late(t.event)
    best = max(score(t, 0), score(t, 1))
    if t.phase != OVER:
        if best >= TARGET_VP and not delayed:
            raise BadPosition(f"scores: with {best} VP the game is over")
        if position.get("reason") is not None:
            raise BadPosition("reason: the game is not over")
        return
    if score(t, t.winner) < TARGET_VP or score(t, t.winner) < best:
        raise BadPosition(f"winner: seat {t.winner} has not won with {score(t, t.winner)} VP")
    if score(t, 0) == score(t, 1) and t.last_out != t.winner:
        raise BadPosition("winner: level, so who went out has won")
    if "reason" in position and position["reason"] != reason(t):
        raise BadPosition(f"reason: {position['reason']!r}, but the scores say {reason(t)!r}")


def _packed(cards: list[int], field: str) -> i64:
    for card in cards:
        if cards.count(card) > COPIES[card]:
            raise BadPosition(f"{field}: {IDS[card]!r} more than {COPIES[card]} times")
    return packed(cards)
