"""Chu Han oracle: reading a position: defaults and what is refused as impossible."""

from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from typing import Any

from .chuhan_text import (
    COUNTER_ONLY,
    DECK,
    EVENTS,
    LEAD_ABILITIES,
    PASSES,
    in_order,
    is_card,
    kind,
    lacking,
    laid_cards,
    natural_set,
    parse,
    rank,
    set_of,
    starred,
    trick_cards,
    zhongli_set,
)

Position = dict[str, Any]
FIELDS = [
    "hand_no",
    "event",
    "event_deck",
    "scores",
    "lead",
    "phase",
    "to_move",
    "hands",
    "pile",
    "discard",
    "row",
    "row_by",
    "writs",
    "doubled",
    "open",
    "seen",
    "known",
    "writ_used",
    "lead_ability",
    "must_play",
    "trick",
    "pending",
    "last_out",
    "winner",
    "reason",
]
DEFAULTS: Position = {
    "hand_no": 1,
    "event": "calm",
    "event_deck": [],
    "scores": [0, 1],
    "lead": 0,
    "row": [],
    "row_by": [],
    "writs": [0, 0],
    "doubled": False,
    "open": [False, False],
    "seen": [0, 0],
    "known": [[], []],
    "writ_used": False,
    "must_play": False,
    "trick": [],
    "pending": [],
    "last_out": None,
    "winner": None,
    "reason": None,
}


class Impossible(Exception):
    """A position that must be refused; the message says why."""


def demand(condition: bool, why: str) -> None:
    """Raise Impossible unless the condition holds."""
    if not condition:
        raise Impossible(why)


def is_int(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def is_seat(value: object) -> bool:
    return is_int(value) and value in (0, 1)


def is_pair(value: object, good: Callable[[Any], bool]) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(good(item) for item in value)


def is_cards(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(c, str) and is_card(c) for c in value)


def total_writs(event: str) -> int:
    """CH-2.2, CH-7.3, CH-7.4."""
    return {"warlords": 3, "hongmen": 5}.get(event, 6)


def pile_length(p: Position) -> int:
    """CH-2.5: 4 + 2 x writs left, in `give` 2 more."""
    left = total_writs(p["event"]) - sum(p["writs"])
    return int(4 + 2 * left + (2 if p["phase"] == "give" else 0))


def words_of(entry: Position) -> list[str]:
    """The words of an entry of `trick` or `pending`."""
    words = parse(entry["text"])
    assert words is not None
    return words


def has_set(p: Position) -> bool:
    return any(set_of(words_of(entry)) is not None for entry in p["trick"])


def cards_in_trick(p: Position) -> list[str]:
    """The cards that lie in the trick, with their stars."""
    return [card for entry in p["trick"] for card in trick_cards(words_of(entry))]


def cards_in_pending(p: Position) -> list[str]:
    """The cards that lie in the pending play, with their stars."""
    return [card for entry in p["pending"] for card in laid_cards(words_of(entry))]


def on_turn(p: Position) -> int:
    """'Turn': whose lead or counter it is, reactions apart."""
    if not has_set(p):
        return int(p["lead"])
    last = p["trick"][-1]
    if kind(words_of(last)) in PASSES:
        return int(last["seat"])  # `take` is owed by the one who passed
    return int(1 - last["seat"])


def read_position(given: Position, fill: Callable[[list[str]], list[str]]) -> Position:
    """The full position with all defaults; Impossible where it must be refused.

    The legality of the pending plays and their windows is left to the Oracle.
    """
    demand(isinstance(given, dict), "a position is an object")
    for field in given:
        demand(field in FIELDS, f"unknown field {field}")
    demand("hands" in given, "hands are needed")
    p = deepcopy({**DEFAULTS, **given})
    check_types(p)
    for entry in p["trick"] + p["pending"]:
        words = parse(entry["text"])
        demand(words is not None, f"no move: {entry['text']!r}")
        assert words is not None
        entry["text"] = " ".join(words)
    check_trick(p)
    check_phase(p)
    check_row(p)
    check_flags(p)
    check_scores(p)
    fill_cards(p, fill)
    check_cards(p)
    for field in ("hands", "known"):
        p[field] = [in_order(cards) for cards in p[field]]
    p["discard"] = in_order(p["discard"])
    if p["event"] != "hangu":
        p["row"] = in_order(p["row"])
    return {field: p[field] for field in FIELDS}


def check_types(p: Position) -> None:
    """The types of the table."""
    demand(is_int(p["hand_no"]) and p["hand_no"] >= 1, "hand_no: an int from 1")
    demand(isinstance(p["event"], str) and p["event"] in EVENTS, "event: unknown")
    deck = p["event_deck"]
    demand(isinstance(deck, list), "event_deck: a list")
    demand(all(isinstance(e, str) and e in EVENTS for e in deck), "event_deck: unknown event")
    for event, number in Counter([*deck, p["event"]]).items():
        demand(number <= EVENTS[event], f"more copies of {event} than there are")
    demand(is_pair(p["scores"], lambda v: is_int(v) and v >= 0), "scores: two ints from 0")
    demand(is_seat(p["lead"]), "lead: a seat")
    demand(is_pair(p["hands"], is_cards), "hands: two lists of cards")
    for field in ("pile", "discard", "row"):
        demand(field not in p or is_cards(p[field]), f"{field}: cards")
    demand(isinstance(p["row_by"], list) and all(is_seat(s) for s in p["row_by"]), "row_by: seats")
    demand(is_pair(p["writs"], lambda v: is_int(v) and v >= 0), "writs: two ints from 0")
    demand(sum(p["writs"]) <= total_writs(p["event"]), "too many writs")
    for field in ("doubled", "writ_used", "must_play"):
        demand(isinstance(p[field], bool), f"{field}: true or false")
    demand(is_pair(p["open"], lambda v: isinstance(v, bool)), "open: two of true or false")
    demand(is_pair(p["seen"], lambda v: is_int(v) and v in (0, 2, 4)), "seen: 0, 2 or 4")
    demand(is_pair(p["known"], is_cards), "known: two lists of cards")
    for field in ("trick", "pending"):
        demand(isinstance(p[field], list), f"{field}: a list")
        for entry in p[field]:
            good = isinstance(entry, dict) and sorted(entry) == ["seat", "text"]
            good = good and is_seat(entry["seat"]) and isinstance(entry["text"], str)
            demand(good, f"{field}: entries of seat and text")
    for field in ("last_out", "winner"):
        demand(p[field] is None or is_seat(p[field]), f"{field}: a seat or null")
    demand(p["reason"] in (None, "CH-6.5", "CH-6.6"), "reason: unknown")


def check_trick(p: Position) -> None:
    """A trick that could not have been played so."""
    last: tuple[int, int] | None = None
    passed = False
    turn = p["lead"]
    for number, entry in enumerate(p["trick"]):
        words = words_of(entry)
        what, cards = kind(words), words[2:]
        demand(not passed, "a play after a pass in the trick")
        demand(entry["seat"] == turn, "trick: not this seat's turn")
        stars = [card for card in words if starred(card)]
        demand(len(stars) <= (1 if p["event"] == "warlords" else 0), "trick: a wrong star")
        if what in LEAD_ABILITIES:  # CH-4.1: at most one, before the set
            demand(number == 0, "trick: a LEAD ability out of place")
            demand(len(cards) == (0 if what == "ji_bu" else 1), f"trick: wrong cards, {what}")
            demand(not any(starred(card) for card in cards), f"trick: a starred card, {what}")
            if what == "ying_bu":
                demand(1 <= rank(cards[0]) <= 5, "trick: Ying Bu takes ranks 1-5")
            continue
        new: tuple[int, int] | None = None
        if what == "play":
            new = natural_set(words[1:])
            demand(new is not None, "trick: no set")  # CH-3.1
        elif what == "zhongli_mo":
            new = zhongli_set(cards)
            demand(new is not None, "trick: no Zhongli Mo set")  # CH-5.8
        elif what == "pass" or what in COUNTER_ONLY:
            demand(last is not None, f"trick: {what} on lead")
            if what == "peng_yue":
                demand(natural_set(cards) == last, "trick: Peng Yue against another set")
            else:
                demand(cards == [], f"trick: cards with {what}")
            if what == "liu_bang":
                demand(last == (1, 9), "trick: Liu Bang not against a single 9")
                last = (1, 10)
            passed = what in PASSES
        else:
            demand(False, f"trick: {what} is no play")
        if new is not None:
            if last is not None:  # CH-3.4
                demand(new[0] == last[0] and new[1] > last[1], "trick: no counter")
            last = new
        turn = 1 - turn


def check_phase(p: Position) -> None:
    """Phase and to_move: from the rest, or agreeing with it."""
    passed = bool(p["trick"]) and kind(words_of(p["trick"][-1])) in PASSES
    demand((p["winner"] is None) == (p["reason"] is None), "winner and reason go together")
    if p["winner"] is not None:
        demand(not p["pending"], "a pending play when the game is over")
        phase = "over"
    elif p["pending"]:
        demand(not passed, "a pending play after a pass")
        phase = "react"
    elif passed:
        demand(p["event"] == "mandate", "a pass in the trick without Mandate")
        phase = "take"
    else:
        phase = "counter" if has_set(p) else "lead"
    if p.get("phase") == "give":
        demand(p["event"] == "hong_canal", "give without Hong Canal")
        demand(phase in ("lead", "counter"), "give out of place")
        demand(p["writ_used"] and not p["must_play"], "give without a writ in this turn")
        demand(p["writs"][on_turn(p)] > 0, "give without a writ")
        phase = "give"
    to_move: int | None = on_turn(p)
    if phase == "react":
        to_move = 1 - p["pending"][-1]["seat"]
    if phase == "over":
        to_move = None
    demand(p.get("phase", phase) == phase, f"phase: {phase} by the rest")
    given = p.get("to_move", to_move)
    demand(given == to_move and not isinstance(given, bool), f"to_move: {to_move} by the rest")
    p["phase"], p["to_move"] = phase, to_move


def check_row(p: Position) -> None:
    """The row of Warlords, Hongmen and Hangu."""
    row = p["row"]
    if p["event"] == "hangu":  # CH-7.5
        demand([rank(c) for c in row] == list(range(1, len(row) + 1)), "row: 1, each 1 higher")
        demand(len(p["row_by"]) == len(row), "row_by: as long as row")
        return
    demand(p["row_by"] == [], "row_by only with Hangu")
    if p["event"] == "warlords":  # CH-7.3: nothing refills it
        used = [c for c in cards_in_trick(p) + cards_in_pending(p) if starred(c)]
        demand(len(row) + len(used) <= 6, "row: more than 6")
    elif p["event"] == "hongmen":  # CH-7.4
        demand(len(row) == 2, "row: 2 cards at Hongmen")
    else:
        demand(row == [], "row: not with this event")


def check_flags(p: Position) -> None:
    """lead_ability and its default."""
    lead_used = bool(p["trick"]) and kind(words_of(p["trick"][0])) in LEAD_ABILITIES
    on_lead = not has_set(p)
    p.setdefault("lead_ability", "used" if on_lead and lead_used else None)
    value = p["lead_ability"]
    demand(value in (None, "used", "cancelled"), "lead_ability: unknown")
    if not on_lead:
        demand(value is None, "lead_ability on a counter")
    else:
        demand((value == "used") == lead_used, "lead_ability against the trick")


def check_scores(p: Position) -> None:
    """31 VP in play; winner and reason of a game that is over."""
    high = [seat for seat in (0, 1) if p["scores"][seat] >= 31]
    if p["winner"] is None:
        if p["event"] not in ("stabilization", "sound_advice"):
            demand(not high, "31 VP in play")
        return
    demand(bool(high), "over without 31 VP")
    if len(high) == 1:  # CH-6.5
        demand((p["winner"], p["reason"]) == (high[0], "CH-6.5"), "winner: not by the scores")
        return
    demand(p["reason"] == "CH-6.6", "reason: both have 31")
    if p["scores"][0] != p["scores"][1]:
        demand(p["scores"][p["winner"]] == max(p["scores"]), "winner: the higher total")
    else:
        demand(p["winner"] == p["last_out"], "winner: who went out")


def fill_cards(p: Position, fill: Callable[[list[str]], list[str]]) -> None:
    """Pile and discard pile where they are left out: the unnamed cards."""
    named = Counter([*p["hands"][0], *p["hands"][1], *p["row"]])
    named += Counter(c.removeprefix("*") for c in cards_in_trick(p) + cards_in_pending(p))
    named += Counter(p.get("pile", [])) + Counter(p.get("discard", []))
    demand(not named - Counter(DECK), "not the 46 cards")
    rest = Counter(DECK) - named
    if "pile" in p and "discard" in p:
        return
    if "pile" in p:
        p["discard"] = in_order(rest.elements())
    elif "discard" in p:
        p["pile"] = fill(in_order(rest.elements()))
    else:
        kept = Counter(in_discard(p))  # these must not get into the pile
        demand(not kept - rest, "a card of the discard pile lies elsewhere")
        cards = fill(in_order((rest - kept).elements()))
        demand(len(cards) >= pile_length(p), "too few cards for the pile")
        p["pile"] = cards[: pile_length(p)]
        p["discard"] = cards[pile_length(p) :] + list(kept.elements())


def in_discard(p: Position) -> list[str]:
    """Yu Ji's victim in the trick (CH-5.16) and Ying Bu's pending prize (CH-5.3)."""
    return [
        card
        for field, name in (("trick", "yu_ji"), ("pending", "ying_bu"))
        for entry in p[field]
        if kind(words_of(entry)) == name
        for card in words_of(entry)[2:]
    ]


def check_cards(p: Position) -> None:
    """The 46 cards, lengths, empty hands, known cards."""
    cards = [*p["hands"][0], *p["hands"][1], *p["pile"], *p["discard"], *p["row"]]
    cards += [c.removeprefix("*") for c in cards_in_trick(p) + cards_in_pending(p)]
    demand(Counter(cards) == Counter(DECK), "not the 46 cards")
    demand(len(p["pile"]) == pile_length(p), "a wrong length of the pile")
    demand(not lacking(in_discard(p), p["discard"]), "a card is not in the discard pile")
    for entry in p["trick"]:  # Ying Bu's prize cannot have got into the pile
        if kind(words_of(entry)) == "ying_bu":
            prize = words_of(entry)[2]
            demand(p["pile"].count(prize) < DECK.count(prize), "Ying Bu's prize in the pile")
    if p["phase"] not in ("react", "over"):
        demand(all(p["hands"]), "an empty hand")
    for seat in (0, 1):
        demand(not lacking(p["known"][seat], p["hands"][1 - seat]), "known cards not in the hand")
