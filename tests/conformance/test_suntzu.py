"""The conformance kit on Sun Tzu, and what only this game can tell it."""

from collections import Counter
from collections.abc import Callable, Hashable
from itertools import product
from math import comb, factorial, sqrt
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tenka
from tenka.bots import bot
from tenka.core import conformance as kit
from tenka.core.conformance.bad_input import spoilt_somewhere
from tenka.core.contract import Json
from tenka.games.suntzu import state as engine
from tests.long import LONG, examples, some

from .traces import same_traces

GAME = tenka.game("suntzu")

# ST-1.3
CARDS = Counter(
    {
        **dict.fromkeys(["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "+2", "+3"], 1),
        **{"+1": 3, "-1": 3, "plague": 2},
    }
)
EDITIONS = ("en", "hu", "pl")
MIXES: list[Json] = [
    {"edition": edition, "warlords": warlords, "events": events, "beginner": beginner}
    for edition, warlords, events, beginner in product(EDITIONS, *[(True, False)] * 3)
]
# With everything in the game.
FULL: list[Json] = [{"edition": edition, "warlords": True, "events": True} for edition in EDITIONS]

# For each mix of options, in the long form.
GAMES = 4

# Seeds of the thorough checks; they see more in one game than the others in ten.
SEEDS = some(range(2), 1)


def name(options: Json) -> str:
    return "-".join(
        [options["edition"], *(part for part, on in options.items() if on and part != "edition")]
    )


each_mix = pytest.mark.parametrize("options", MIXES, ids=name)
each_edition = pytest.mark.parametrize("options", FULL, ids=name)
one_edition = pytest.mark.parametrize("options", some(FULL, 1), ids=name)


def table(options: Json, seed: int, varied: bool = False) -> kit.Table:
    return kit.Table(GAME, 2, options, seed, varied=varied)


def turned(position: Json) -> set[str]:
    """The provinces whose cards lie face up."""
    battle = position["battle"]
    return {*position["fought"], *([battle["province"]] if battle else [])}


def revealing(before: tenka.State, observer: int | None, mover: int, text: str) -> bool:
    """What shows a seat something hidden: cards turned or given up by its rival, Warlords shown
    (or, after the set-up, not shown), its own draw, a deck's top card, the next event."""
    after = before.copy()
    after.play(mover, text)
    old, new = before.to_position(), after.to_position()
    if observer is not None and len(new["decks"][observer]) < len(old["decks"][observer]):
        return True
    fought = new["phase"] == "drawing" or new["round"] != old["round"]
    if fought and old["phase"] != "drawing" and len(turned(old)) < 5:
        return True
    if turned(new) - turned(old) or new["events"] != old["events"]:
        return True
    if old["phase"] == "warlord" and new["phase"] != "warlord" and observer != 0:
        return True
    if text.startswith("use recycle") or (text.startswith("support") and mover != observer):
        return True
    used = "used_warlords"
    return any(new[used][seat] != old[used][seat] for seat in (0, 1) if seat != observer)


def census(position: Json) -> Hashable:
    """The 21 armies and the 20 cards of each seat, wherever they are; displays and Warlords."""
    found = []
    beginner = position["options"]["beginner"]
    for seat, sign in ((0, 1), (1, -1)):
        armies = position["pool"][seat] + position["set_aside"][seat]
        armies += sum(position["marks"][seat].values())
        armies += sum(max(0, sign * n) for n in position["armies"].values())
        cards = Counter(position["hands"][seat] + position["decks"][seat])
        cards.update(position["drawn"][seat] + position["removed"][seat])
        cards.update(position["placed"][seat].values())
        own = CARDS - Counter(["+2", "+3"]) if beginner else CARDS
        found.append((armies, cards == own))
    return tuple(found), len({tuple(values) for values in position["displays"].values()})


WHOLE = (((21, True), (21, True)), 5)


@pytest.mark.parametrize("options", some(FULL, 1))
def test_the_whole_kit(options: Json) -> None:
    kit.check(GAME, 2, options, games=1, revealing=revealing, census=census)


@pytest.mark.slow
@each_mix
def test_random_games(options: Json) -> None:
    kit.check_game(table(options, 50), closely=0.1)
    kit.check_positions(table(options, 50), closely=0.1)
    kit.check_records(table(options, 50), prefixes=0.01)
    kit.check_no_leak(table(options, 50), revealing)
    kit.check_redeals(table(options, 50), census, share=0.02)


@pytest.mark.long
@each_mix
def test_more_random_games(options: Json) -> None:
    kit.check(GAME, 2, options, games=1, seed=51, revealing=revealing, census=census)
    for seed in range(100, 100 + GAMES):
        kit.check_game(table(options, seed), closely=0.02)
        kit.check_conservation(table(options, seed), census)
        kit.check_positions(table(options, seed), closely=0.02, continued=0.01)
        if seed % 4 == 0:
            kit.check_records(table(options, seed), prefixes=0.01)


@pytest.mark.rule("ST-1.6", "ST-1.3")
@each_mix
def test_nothing_is_lost_and_nine_rounds_are_enough(options: Json) -> None:
    for seed in range(3 if LONG else 1):
        rounds = [1]
        for moment in table(options, seed, varied=True).walk():
            position = moment.state.to_position()
            assert census(position) == WHOLE
            assert position["round"] - rounds[-1] in (0, 1)
            rounds.append(position["round"])
        assert rounds[-1] <= 9
        assert moment.state.outcome is not None


def test_the_census_counts() -> None:
    position = GAME.new(seed=1).to_position()
    assert census(position) == WHOLE
    position["hands"][0].pop()
    position["pool"][1] -= 1
    assert census(position) == (((21, False), (20, True)), 5)


@pytest.mark.slow
@each_edition
@pytest.mark.parametrize("seed", SEEDS)
class TestThoroughly:
    """Games in which every kind of move comes up often."""

    def test_moves(self, options: Json, seed: int) -> None:
        kit.check_game(table(options, seed, varied=True), closely=0.5)
        kit.check_sample(table(options, seed, varied=True))
        kit.check_playout(table(options, seed, varied=True))
        kit.check_membership(table(options, seed, varied=True))

    def test_nothing_leaks(self, options: Json, seed: int) -> None:
        compared = kit.check_no_leak(table(options, seed, varied=True), revealing, share=0.2)
        assert compared > 100

    def test_redeals_are_possible(self, options: Json, seed: int) -> None:
        kit.check_redeals(table(options, seed, varied=True), census, share=0.3)

    def test_copies(self, options: Json, seed: int) -> None:
        kit.check_copies(table(options, seed, varied=True))

    def test_bad_input(self, options: Json, seed: int) -> None:
        kit.check_bad_moves(table(options, seed, varied=True), share=0.05)
        accepted = kit.check_bad_positions(table(options, seed, varied=True), share=0.02)
        assert accepted > 0


@each_edition
def test_random_bot_is_blind(options: Json) -> None:
    for seed in range(3):
        kit.check_blind(
            table(options, seed, varied=True),
            lambda: bot("random", GAME.id, tenka.FastChance(5)),
            forgetful=True,
        )


@each_mix
def test_a_redeal_depends_on_knowledge_alone(options: Json) -> None:
    kit.check_forgetful(table(options, 3, varied=True), share=0.1)


@pytest.mark.rule("ST-9.6")
@each_mix
def test_worlds_do_not_tell_what_was_not_seen(options: Json) -> None:
    compared = sum(kit.check_unseen(table(options, seed, varied=True)) for seed in range(3))
    assert compared > 40


@pytest.mark.rule("ST-9.6")
@each_edition
def test_the_rival_does_not_see_a_plan_grow(options: Json) -> None:
    """What a seat is told does not change while its rival lays or keeps, until he has finished."""
    seen = Counter[str]()
    for seed in range(12):
        for moment in table(options, seed, varied=True).walk():
            if moment.move is None:
                continue
            mover, action = moment.move
            verb = moment.state.text(action).split()[0]
            after = moment.state.copy()
            after.apply(mover, action)
            same = after.view(0)["phase"] == moment.state.view(0)["phase"]
            same = same and after.view(0)["round"] == moment.state.view(0)["round"]
            if verb in ("place", "keep") and same and mover in after.turn:
                seen[verb] += 1
                for seat in (1 - mover, None):
                    assert after.view(seat) == moment.state.view(seat)
                    assert after.forecast(seat) == moment.state.forecast(seat)
                    assert after.journal(seat) == moment.state.journal(seat)
    assert seen["place"] > 200
    assert seen["keep"] > 5


@pytest.mark.rule("ST-7.13", "ST-7.15")
@each_edition
def test_worlds_with_another_warlord_are_the_same_to_the_rival(options: Json) -> None:
    """At each moment of random games, every other Warlord is put into a hand: its rival is told
    the same, and the same seats are asked."""
    swapped = 0
    for seed in range(3):
        for moment in table(options, seed, varied=True).walk():
            position = moment.state.to_position()
            for seat in (0, 1):
                for other in others(position, seat):
                    try:
                        world = GAME.position(other)
                    except tenka.BadPosition:
                        continue  # a 6 lies where only one Warlord lets it
                    swapped += 1
                    for eye in (1 - seat, None):
                        assert world.view(eye) == moment.state.view(eye)
                        assert (world.turn, world.window) == (
                            moment.state.turn,
                            moment.state.window,
                        )
    assert swapped > 200


def others(position: Json, seat: int) -> list[Json]:
    """The position with each other Warlord in place of the only one that the seat hides."""
    five = [
        ["move_army", "high_as_six", "recycle_minus", "reinforce"],
        ["double_six", "remove_army", "counter_plague", "total_plague", "recycle_plague"],
    ][seat]
    held = position["warlords"][seat]
    if len(held) != 1 or position["phase"] in ("warlord", "over"):
        return []
    found = []
    for lord in five:
        if lord not in held and lord not in position["used_warlords"][seat]:
            hidden = [list(lords) for lords in position["warlords"]]
            hidden[seat] = [lord]
            found.append({**position, "warlords": hidden})
    return found


def rivals_cards(position: Json) -> Hashable:
    return (
        tuple(position["hands"][1]),
        tuple(position["placed"][1].items()),
        tuple(position["drawn"][1]),
        tuple(position["decks"][1]),
        tuple(position["keep"]),
    )


def rivals_warlords(position: Json) -> Hashable:
    return tuple(position["warlords"][1])


def own_deck(position: Json) -> Hashable:
    return tuple(position["decks"][0])


def event_pile(position: Json) -> Hashable:
    return tuple(position["events"])


FRAMED = ["1", "2", "3", "4", "5", "6"]
# Chu's cards of which seat 0 does not know where they are: two in hand, two in the deck.
SMALL: Json = {"hands": [FRAMED, [*FRAMED, "7", "8"]], "decks": [[], ["9", "10"]], "round": 9}
LAID = dict(zip(["qin", "chu", "jin_yan", "han_qi", "wu"], "12345", strict=True))
# One card face down in wu: one of the framed 5 and 6 and of two loose ones, another in the deck.
ONE_DOWN: Json = {
    "phase": "battles",
    "hands": [["6"], ["6", "7", "8"]],
    "decks": [[], ["9"]],
    "placed": [LAID, LAID],
    "fought": ["qin", "chu", "jin_yan", "han_qi"],
    "battle": None,
    "decider": 0,
    "warlords": [["high_as_six"], []],
}


@pytest.mark.parametrize(
    ("position", "seat", "what", "worlds"),
    [
        (
            {**SMALL, "phase": "drawing", "drawn": [["7"], []], "keep": [1, 0],
             "hands": [FRAMED, [*FRAMED, "7", "8"]]},
            0, rivals_cards, comb(4, 2) * factorial(2),
        ),
        (
            {"phase": "drawing", "hands": [FRAMED, FRAMED], "drawn": [["7"], ["7", "8"]],
             "keep": [1, 1], "decks": [[], ["9", "10"]], "known": [0, 2]},
            0, rivals_cards, factorial(4),
        ),
        (
            {"phase": "drawing", "hands": [FRAMED, [*FRAMED, "+1"]], "keep": [1, 1],
             "drawn": [["7"], ["7", "8"]], "kept_one": [False, True]},
            0, rivals_cards, factorial(3) + 3 * factorial(2),
        ),
        (
            {"phase": "drawing", "hands": [FRAMED, [*FRAMED, "+1"]], "keep": [1, 2],
             "drawn": [["7"], ["7", "8", "9"]]},
            0, rivals_cards, 4 * factorial(3) + comb(4, 2) * factorial(2),
        ),
        (
            {"phase": "drawing", "hands": [FRAMED, [*FRAMED, "+2", "+1"]], "keep": [1, 1],
             "drawn": [["7"], ["7", "8"]], "kept_one": [False, True], "decks": [[], ["9"]]},
            0, rivals_cards, 5 * 4 * factorial(3) + comb(5, 2) * 3 * factorial(2),
        ),
        (
            {**SMALL, "phase": "drawing", "drawn": [["7"], []], "keep": [1, 0],
             "decks": [[], ["9", "plague", "10"]], "recycled": [None, 1]},
            0, rivals_cards, comb(4, 2) * factorial(2),
        ),
        (
            {"decks": [["7", "8", "9", "10"], []], "known": [1, 0]},
            0, own_deck, factorial(3),
        ),
        (
            {"decks": [["7", "8", "9", "-1", "10"], []], "known": [2, 0], "recycled": [1, None]},
            0, own_deck, factorial(3),
        ),
        (
            {"decks": [["7", "8", "9", "10"], []], "known": [1, 0]},
            None, own_deck, factorial(4),
        ),
        (
            {"warlords": [[], ["double_six", "total_plague"]],
             "used_warlords": [[], ["remove_army"]]},
            0, rivals_warlords, comb(4, 2),
        ),
        ({"phase": "warlord", "warlords": [[], ["double_six"]]}, 0, rivals_warlords, 5),
        (
            {"events": ["pandemic", "war_chariot", "hero_challenge", "light_infantry"],
             "options": {"events": True}},
            1, event_pile, factorial(3),
        ),
    ],
    ids=[
        "hand and deck", "drawn", "perhaps one of two kept", "none of two kept",
        "one of three in hand", "recycled", "own deck", "own recycled",
        "spectator", "two warlords", "warlord chosen", "events",
    ],
)  # fmt: skip
def test_worlds_are_even(
    position: Json, seat: int | None, what: Callable[[Json], Hashable], worlds: int
) -> None:
    state = GAME.position(position, seed=1)
    each = 40
    hits = kit.hidden_hits(state, seat, what, worlds * each, tenka.FastChance(2))
    kit.check_uniform(hits.worlds, worlds, "worlds")
    assert abs(hits.true - each) < 5 * sqrt(each)


def test_a_plan_half_laid_is_dealt_anew() -> None:
    """Chu has laid two of six cards: 0 to 4 of them, each order as likely as any other."""
    state = GAME.position({"placed": [{}, {"qin": "1", "chu": "2"}]})
    worlds = sum(factorial(6) // factorial(6 - n) for n in range(5))
    hits = kit.hidden_hits(state, 0, rivals_cards, worlds * 20, tenka.FastChance(2))
    kit.check_uniform(hits.worlds, worlds, "worlds")


@pytest.mark.parametrize(
    ("lords", "used", "ways"),
    [
        # Five cards face down and one in hand; the 6 is barred from wu but with double_six.
        ([], [], factorial(6) - factorial(5)),
        (["remove_army"], [], 5 * factorial(6) - 4 * factorial(5)),
        (["remove_army"], ["double_six"], 4 * (factorial(6) - factorial(5))),
    ],
    ids=["no warlord", "perhaps double_six", "double_six used"],
)
def test_no_six_lies_where_it_is_barred(lords: list[str], used: list[str], ways: int) -> None:
    position: Json = {
        "placed": [{}, LAID],
        "marks": [{}, {"wu": 1}],
        "warlords": [[], lords],
        "used_warlords": [[], used],
    }
    state = GAME.position(position)
    hits = kit.hidden_hits(
        state,
        0,
        lambda world: (rivals_cards(world), rivals_warlords(world)),
        ways * 10,
        tenka.FastChance(2),
    )
    kit.check_uniform(hits.worlds, ways, "worlds")


def test_a_face_down_card_is_one_of_those_left() -> None:
    """In wu lies one of 5, 6 and three loose cards, of which another is in the deck."""
    state = GAME.position({**ONE_DOWN, "decider": None, "round": 9, "phase": "last_call",
                           "marker": 0, "set_aside": [3, 3]})  # fmt: skip
    hits = kit.hidden_hits(state, 0, rivals_cards, 4800, tenka.FastChance(2))
    kit.check_uniform(hits.worlds, 3 * 4, "worlds")


MOMENTS = [
    kit.Moment(moment.table, moment.ply, moment.state.copy(), moment.move)
    for seed in range(2)
    for options in FULL
    for moment in table(options, seed, varied=True).walk()
    if moment.ply % 7 == 0
]
moments = st.sampled_from(MOMENTS)
words = st.sampled_from(
    [
        *CARDS, "qin", "chu", "jin_yan", "han_qi", "wu", "pool", "warlord", "place", "reveal",
        "support", "pay", "transfer", "use", "take", "decline", "infantry", "keep", "pass",
        "double_six", "remove_army", "move_army", "head_start", "reinforce", "PASS", "",
    ]
)  # fmt: skip
texts = st.one_of(st.text(max_size=40), st.lists(words, max_size=5).map(" ".join))
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
        | st.dictionaries(st.sampled_from(["seat", "do", "qin", "step"]), inner, max_size=2)
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
@one_edition
def test_compiled_equals_interpreted(options: Json, first: int) -> None:
    same_traces("suntzu", 2, options, first, seeds=2)
