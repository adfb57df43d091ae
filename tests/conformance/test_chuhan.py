"""The conformance kit on Chu Han, and what only this game can tell it."""

from collections import Counter
from collections.abc import Callable, Hashable
from math import comb, factorial, sqrt
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tenka
from tenka.bots import bot, bots_of
from tenka.core import conformance as kit
from tenka.core.conformance.bad_input import spoilt_somewhere
from tenka.core.contract import Json
from tenka.games.chuhan import state as engine
from tests.long import LONG, examples, some

from .traces import same_traces

GAME = tenka.game("chuhan")

# CH-1.1, CH-1.2: the ranks of which there is one card only are those of the names, 9 and 0.
DECK = {
    "1": 9, "2": 8, "4": 6, "5": 5, "7": 3, "8": 2, "9": 1, "0": 1,
    "ji_bu": 1, "yu_ji": 1, "lyu_zhi": 1, "xiao_he": 1, "peng_yue": 1, "xiahou_ying": 1,
    "zhongli_mo": 1, "ying_bu": 1, "han_xin": 1, "liu_bang": 1, "xiang_yu": 1,
}  # fmt: skip
UNIQUE = {card for card, copies in DECK.items() if copies == 1}
WRITS = {"warlords": 3, "hongmen": 5}
EVENTS = 15

# 50 shares of 20 games, with and without events: 2,000 games in the long form.
SHARES = 50
GAMES = 20 if LONG else 8

# One game of so many is recorded, too.
RECORDED = 4

# Seeds of the thorough checks, that of a short game first; they see more in one game than the
# others in ten.
THOROUGH = (3, 0, 1, 2)
SEEDS = some(THOROUGH, 1)

with_and_without_events = pytest.mark.parametrize("events", [True, False], ids=["events", "plain"])
with_events = pytest.mark.parametrize("events", some([True, False], 1), ids=["events", "plain"])


def table(events: bool, seed: int, varied: bool = False) -> kit.Table:
    return kit.Table(GAME, 2, {"events": events}, seed, varied=varied)


def revealing(before: tenka.State, observer: int | None, mover: int, text: str) -> bool:
    """What shows a seat hidden cards: its own draw, its Ji Bu, a hand laid open, the next deal."""
    after = before.copy()
    after.play(mover, text)
    old, new = before.to_position(), after.to_position()
    if new["hand_no"] != old["hand_no"]:
        return True
    if any(new["open"][seat] and not old["open"][seat] for seat in (0, 1) if seat != observer):
        return True
    if observer is None:
        return False
    seen: int = old["seen"][observer]
    drawn = text == "writ" and mover == observer and seen < 2
    return drawn or bool(new["seen"][observer] > seen)


def lying_cards(text: str, trick: bool) -> list[str]:
    """The cards of a play that lie where its text is ("Where cards lie")."""
    verb, *cards = text.replace("*", "").split()
    if verb not in ("play", "use"):
        return []
    elsewhere = ("yu_ji", "ying_bu") if trick else ("ying_bu",)
    return cards[:1] if verb == "use" and cards[0] in elsewhere else cards


def census(position: Json) -> Hashable:
    """The 46 cards, the writs and the events, wherever they are."""
    cards = Counter(position["pile"] + position["discard"] + position["row"])
    for hand in position["hands"]:
        cards.update(hand)
    for play in position["trick"]:
        cards.update(lying_cards(play["text"], trick=True))
    for play in position["pending"]:
        cards.update(lying_cards(play["text"], trick=False))
    undrawn = len(position["pile"]) - 4 - (2 if position["phase"] == "give" else 0)
    writs = undrawn // 2 + sum(position["writs"])
    deck = position["event_deck"]
    return (
        dict(cards) == DECK,
        undrawn % 2,
        writs - WRITS.get(position["event"], 6),
        not deck or len(deck) + position["hand_no"] == EVENTS,
    )


@with_events
def test_the_whole_kit(events: bool) -> None:
    kit.check(
        GAME, 2, {"events": events}, games=1, seed=THOROUGH[0], revealing=revealing, census=census
    )


@pytest.mark.slow
@with_and_without_events
@pytest.mark.parametrize("share", some(range(SHARES), 1))
def test_random_games(events: bool, share: int) -> None:
    for seed in range(share * GAMES, (share + 1) * GAMES):
        kit.check_game(table(events, seed), closely=0.01)
        kit.check_conservation(table(events, seed), census)
        kit.check_positions(table(events, seed), closely=0.005, continued=0.005)
        if seed % RECORDED == 0:
            kit.check_records(table(events, seed), prefixes=0.01)


def test_the_census_counts() -> None:
    position = GAME.new(seed=1, events=True).to_position()
    assert census(position) == (True, 0, 0, True)
    position["hands"][0].pop()
    assert census(position) == (False, 0, 0, True)


@pytest.mark.slow
@with_and_without_events
@pytest.mark.parametrize("seed", SEEDS)
class TestThoroughly:
    """Games in which every kind of move comes up often."""

    def test_moves(self, events: bool, seed: int) -> None:
        kit.check_game(table(events, seed, varied=True), closely=0.5)
        kit.check_sample(table(events, seed, varied=True))
        kit.check_playout(table(events, seed, varied=True))
        kit.check_membership(table(events, seed, varied=True))

    def test_nothing_leaks(self, events: bool, seed: int) -> None:
        compared = kit.check_no_leak(table(events, seed, varied=True), revealing, share=0.1)
        assert compared > 100

    def test_redeals_are_possible(self, events: bool, seed: int) -> None:
        kit.check_redeals(table(events, seed, varied=True), census, share=0.1)

    def test_copies(self, events: bool, seed: int) -> None:
        kit.check_copies(table(events, seed, varied=True))

    def test_bad_input(self, events: bool, seed: int) -> None:
        kit.check_bad_moves(table(events, seed, varied=True), share=0.05)
        accepted = kit.check_bad_positions(table(events, seed, varied=True), share=0.01)
        assert accepted > 0


@with_and_without_events
@pytest.mark.parametrize("name", bots_of("chuhan"))
def test_bots_are_blind(name: str, events: bool) -> None:
    for seed in THOROUGH[: 3 if LONG else 1]:
        kit.check_blind(
            table(events, seed, varied=True),
            lambda: bot(name, GAME.id, tenka.FastChance(5)),
            forgetful=True,
        )


@with_and_without_events
def test_a_redeal_depends_on_knowledge_alone(events: bool) -> None:
    for seed in range(4):
        kit.check_forgetful(table(events, seed, varied=True))


def hidden(position: Json) -> tuple[tuple[str, ...], tuple[str, ...]]:
    return tuple(position["hands"][1]), tuple(position["pile"])


def both_hands(position: Json) -> Hashable:
    return tuple(position["hands"][0]), tuple(position["hands"][1])


def event_deck(position: Json) -> Hashable:
    return tuple(position["event_deck"])


# Six different cards that seat 0 does not see, two of them in its rival's hand.
SMALL: Json = {
    "hands": [["1", "1"], ["7", "8"]],
    "pile": ["9", "0", "han_xin", "liu_bang"],
    "writs": [3, 3],
}
# One writ is left: two cards more.
LONGER: Json = {**SMALL, "pile": ["xiang_yu", "ying_bu", *SMALL["pile"]], "writs": [3, 2]}
CANAL: Json = {
    **LONGER,
    "event": "hong_canal",
    "phase": "give",
    "writs": [3, 3],
    "writ_used": True,
    "seen": [2, 0],
}


@pytest.mark.parametrize(
    ("position", "seat", "what", "worlds"),
    [
        (SMALL, 0, hidden, comb(6, 2) * factorial(4)),
        ({**SMALL, "known": [["7"], []]}, 0, hidden, 5 * factorial(4)),
        ({**SMALL, "known": [["7", "8"], ["1"]]}, 0, hidden, factorial(4)),
        ({**SMALL, "open": [False, True]}, 0, hidden, factorial(4)),
        ({**SMALL, "open": [True, True]}, None, hidden, factorial(4)),
        ({**LONGER, "seen": [4, 0]}, 0, hidden, comb(4, 2) * factorial(2)),
        ({**LONGER, "seen": [4, 2], "known": [["8"], []]}, 0, hidden, 3 * factorial(2)),
        ({**LONGER, "seen": [0, 4], "open": [False, True]}, 0, hidden, factorial(6)),
        (CANAL, 0, hidden, comb(6, 2) * factorial(4)),
        ({**SMALL, "event_deck": ["gaixia", "hangu", "mandate"]}, 0, event_deck, factorial(3)),
        ({**SMALL, "hands": [["5", "4"], ["7", "8"]]}, None, both_hands, comb(8, 2) * comb(6, 2)),
    ],
    ids=[
        "hand and pile",
        "a card known",
        "the hand known",
        "the hand open",
        "spectator, hands open",
        "four cards seen",
        "seen and known",
        "what the rival has seen",
        "hong canal",
        "events",
        "spectator",
    ],
)
def test_worlds_are_even(
    position: Json, seat: int | None, what: Callable[[Json], Hashable], worlds: int
) -> None:
    state = GAME.position(position, seed=1)
    each = 20
    hits = kit.hidden_hits(state, seat, what, worlds * each, tenka.FastChance(2))
    kit.check_uniform(hits.worlds, worlds, "worlds")
    assert abs(hits.true - each) < 5 * sqrt(each)


def test_equal_cards_count_each() -> None:
    """One 7 and five 1s are hidden: the 7 is one of two hand cards in one deal of three."""
    state = GAME.position(
        {"hands": [["4", "4"], ["1", "7"]], "pile": ["1", "1", "1", "1"], "writs": [3, 3]}
    )
    hits = kit.hidden_hits(state, 0, hidden, 3000, tenka.FastChance(3))
    in_hand = sum(n for world, n in hits.worlds.items() if "7" in world[0])
    kit.check_even([in_hand, 3000 - in_hand], [1, 2], "the 7")


def test_a_fresh_deal_is_dealt_anew() -> None:
    state = GAME.new(seed=5)
    true = state.to_position()
    unknown = set(true["hands"][1] + true["pile"]) & UNIQUE
    redeals = 2000
    hits = kit.hidden_hits(state, 0, hidden, redeals, tenka.FastChance(4))
    assert hits.true == 0
    for card in sorted(unknown):
        in_hand = sum(n for world, n in hits.worlds.items() if card in world[0])
        kit.check_even([in_hand, redeals - in_hand], [15, 16], f"{card} in hand")
        on_top = sum(n for world, n in hits.worlds.items() if card == world[1][0])
        kit.check_even([on_top, redeals - on_top], [1, 30], f"{card} on top")


@with_and_without_events
def test_true_cards_come_no_more_often_than_chance(events: bool) -> None:
    """All over many games: a card of the rival's hidden hand lies there again in a new world as
    often as the share of the hidden cards that the hand holds."""
    found, expected, variance = 0, 0.0, 0.0
    for seed in range(30):
        for moment in table(events, seed, varied=True).walk():
            true = moment.state.to_position()
            for seat in (0, 1):
                if true["open"][1 - seat] or not moment.picked(f"true/{seat}", 0.3):
                    continue
                held = Counter(true["hands"][1 - seat]) - Counter(true["known"][seat])
                hidden_cards = held.total() + len(true["pile"]) - true["seen"][seat]
                share = held.total() / hidden_cards
                world = moment.state.redeal(seat, moment.chance("true")).to_position()
                for card in held.keys() & UNIQUE:
                    found += card in world["hands"][1 - seat]
                    expected += share
                    variance += share * (1 - share)
    assert expected > 500
    assert abs(found - expected) < 5 * sqrt(variance)


def test_future_chance_is_replaced() -> None:
    """Seat 0 goes out, and the next hand is dealt: another one in every world."""
    state = GAME.position({"hands": [["1"], ["7", "8"]]}, seed=1)
    worlds = [state.copy(), *(state.redeal(0, tenka.FastChance(n)) for n in (2, 2, 3))]
    for world in worlds:
        world.play(0, "play 1")
    deals = [repr(world.to_position()["hands"]) for world in worlds]
    assert deals[1] == deals[2]
    assert len(set(deals)) == 3


MOMENTS = [
    kit.Moment(moment.table, moment.ply, moment.state.copy(), moment.move)
    for seed in range(4)
    for moment in table(True, seed, varied=True).walk()
    if moment.ply % 7 == 0
]
moments = st.sampled_from(MOMENTS)
words = st.sampled_from(
    [
        *DECK, *(f"*{card}" for card in DECK), "3", "6", "10", "-1", "play", "use", "pass", "writ",
        "swap", "for", "place", "give", "take", "decline", "allow", "play5", "PASS", "*", "**5",
    ]
)  # fmt: skip
texts = st.one_of(
    st.text(max_size=40),
    st.lists(words, max_size=9).map(" ".join),
    st.tuples(st.sampled_from(["play", "use"]), st.lists(words, max_size=7)).map(
        lambda parts: " ".join([parts[0], *parts[1]])
    ),
)
# Five texts or positions in an example.
garbage = examples(100, long=300)


@pytest.mark.slow
@garbage
@given(moments, st.integers(0, 1), st.lists(texts, min_size=5, max_size=5))
def test_garbage_texts_are_refused(moment: kit.Moment, seat: int, five: list[str]) -> None:
    before = moment.state.to_position()
    for text in five:
        kit.check_text(moment, seat, text)
    assert moment.state.to_position() == before


scalars = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | words
values: st.SearchStrategy[Any] = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(["seat", "text", "x"]), inner, max_size=2)
    ),
    max_leaves=6,
)
fields = st.sampled_from([*MOMENTS[0].state.to_position(), "no_such_field"])


@pytest.mark.slow
@garbage
@given(moments, st.dictionaries(fields, values, max_size=3), st.integers(0, 2**32))
def test_garbage_positions_are_refused(moment: kit.Moment, garbled: Json, seed: int) -> None:
    position = moment.state.to_position()
    draws = tenka.FastChance(seed).draws("spoil")
    first, second, third = (spoilt_somewhere(position, draws) for _ in range(3))
    for candidate in (garbled, {**position, **garbled}, {**first, **garbled}, second, third):
        kit.check_position(moment, candidate)


@pytest.mark.slow
@pytest.mark.skipif(engine.__file__.endswith(".py"), reason="tenka is not compiled here")
@pytest.mark.parametrize("first", some([0, 2, 4, 6, 8], 1))
@with_and_without_events
def test_compiled_equals_interpreted(events: bool, first: int) -> None:
    same_traces("chuhan", 2, {"events": events}, first, seeds=2)
