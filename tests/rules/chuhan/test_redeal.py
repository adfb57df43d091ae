"""Worlds dealt anew: all that a seat knows stays, all else is chance (CH-4.6)."""

from collections import Counter
from typing import Any

import pytest

import tenka
from tenka.core.contract import State

from .table import CHUHAN, COPIES, at, do, get, short

WORLDS = 600


def worlds(state: State, seat: int | None, n: int = WORLDS) -> list[State]:
    return [state.redeal(seat, tenka.FastChance(seed)) for seed in range(n)]


def near(count: int, n: int, probability: float) -> bool:
    """Within four and a half standard deviations."""
    spread: float = (n * probability * (1 - probability)) ** 0.5
    return abs(count - n * probability) < 4.5 * spread + 1


def random_states(seed: int, events: bool = True) -> list[State]:
    """Every seventh state of a random game."""
    state = CHUHAN.new(seed=seed, events=events, journal=True)
    draws = tenka.FastChance(seed).draws("moves")
    found = []
    while state.turn:
        (mover,) = state.turn
        moves = state.legal(mover)
        state.apply(mover, moves[draws.below(len(moves))])
        found.append(state.copy())
    return found[::7]


# What stays


@pytest.mark.rule("CH-4.6")
@pytest.mark.parametrize("seed", range(4))
def test_the_seat_cannot_tell_the_worlds_apart(seed: int) -> None:
    for number, state in enumerate(random_states(seed)):
        for seat in (0, 1, None):
            world = state.redeal(seat, tenka.FastChance(number))
            assert world.view(seat) == state.view(seat)
            assert world.journal(seat) == state.journal(seat)
            assert world.turn == state.turn
            if seat in state.turn:
                assert world.legal(seat) == state.legal(seat)
            p = world.to_position()
            assert CHUHAN.position(p).to_position() == p  # a position that can be


@pytest.mark.rule("CH-1.1", "CH-4.6")
def test_no_card_is_lost() -> None:
    state = at("4 9", "5 5 8")
    for seat in (0, 1, None):
        for world in worlds(state, seat, 20):
            p = world.to_position()
            cards = [*p["hands"][0], *p["hands"][1], *p["pile"], *p["discard"]]
            assert Counter(cards) == Counter(COPIES)


@pytest.mark.rule("CH-4.6")
def test_the_own_hand_and_the_own_draws_stay() -> None:
    state = do(at("4 9", "5 5 8", top="7 ji_bu"), "0 writ")
    assert {str(get(world, "hands")[0]) for world in worlds(state, 0, 50)} == {
        "['ji_bu', '4', '7', '9']"
    }
    others = {str(get(world, "hands")[0]) for world in worlds(state, 1, 50)}
    assert len(others) > 15


@pytest.mark.rule("CH-4.6", "CH-5.1")
def test_what_ji_bu_has_seen_stays_on_top_for_its_user_only() -> None:
    state = do(at("ji_bu 4 9", "5 5 8", top="7 1 8 2"), "0 use ji_bu")
    assert {str(get(world, "pile")[:4]) for world in worlds(state, 0, 50)} == {
        "['7', '1', '8', '2']"
    }
    below = {str(get(world, "pile")[4:]) for world in worlds(state, 0, 50)}
    assert len(below) > 45
    for seat in (1, None):
        tops = {str(get(world, "pile")[:4]) for world in worlds(state, seat, 50)}
        assert len(tops) > 25
        assert all(get(world, "seen") == [4, 0] for world in worlds(state, seat, 5))


@pytest.mark.rule("CH-4.6", "CH-5.1")
def test_what_the_rival_drew_of_the_seen_cards_stays() -> None:
    state = at("ji_bu 4 9", "5 5", top="7 1 8 2")
    do(state, "0 use ji_bu", "0 play 4", "1 writ")
    for world in worlds(state, 0, 50):
        assert {"7", "1"} <= set(get(world, "hands")[1])
        assert get(world, "pile")[:2] == ["8", "2"]


@pytest.mark.rule("CH-4.6", "CH-5.13")
def test_cards_returned_after_a_cancel_stay() -> None:
    state = at("zhongli_mo 4 9 1 1", "lyu_zhi 8")
    do(state, "0 use zhongli_mo 4 9", "1 use lyu_zhi")
    found = [get(world, "hands")[0] for world in worlds(state, 1, 50)]
    assert all({"4", "9"} <= set(cards) for cards in found)
    assert len({str(cards) for cards in found}) > 3


@pytest.mark.rule("CH-4.6", "CH-7.8")
def test_the_card_given_stays_and_the_one_kept_does_not() -> None:
    state = at("4 1", "5 5", top="9 0", event="hong_canal")
    do(state, "0 writ", "0 give 9")
    for world in worlds(state, 0, 50):
        assert "9" in get(world, "hands")[1]
    kept = sum("0" in get(world, "hands")[0] for world in worlds(state, 1))
    assert near(kept, WORLDS, 3 / 17)


@pytest.mark.rule("CH-4.6", "CH-7.8")
def test_the_two_cards_of_a_give_are_the_takers_alone() -> None:
    state = do(at("4 1", "5 5", top="9 0", event="hong_canal"), "0 writ")
    for world in worlds(state, 0, 30):
        assert get(world, "pile")[:2] == ["9", "0"]
    tops = {str(get(world, "pile")[:2]) for world in worlds(state, 1, 60)}
    assert len(tops) > 9


@pytest.mark.rule("CH-4.6", "CH-7.4", "CH-5.3", "CH-7.9")
def test_cards_swapped_fetched_and_taken_stay() -> None:
    swapped = do(at("4 1 1", "5 8", event="hongmen", row="9 0"), "0 swap 4 for 9")
    fetched = do(at("ying_bu 1 9", "5 8", discard="peng_yue"), "0 use ying_bu peng_yue")
    for world in worlds(swapped, 1, 40):
        assert "9" in get(world, "hands")[0]
    for world in worlds(fetched, 1, 40):
        assert "peng_yue" in get(world, "hands")[0]
    taken = at("4 1", "5 8", event="mandate", trick=["0 play 9"])
    do(taken, "1 pass", "1 take 9")
    for world in worlds(taken, 0, 40):
        assert "9" in get(world, "hands")[1]


@pytest.mark.rule("CH-4.6", "CH-5.1")
def test_an_open_hand_stays_for_everybody() -> None:
    state = do(at("ji_bu 4 7", "5 8 8", writs=[6, 0], bottom="9 0 1 2"), "0 use ji_bu")
    for seat in (0, 1, None):
        for world in worlds(state, seat, 30):
            assert get(world, "hands")[1] == ["5", "8", "8"]
    assert len({str(get(world, "hands")[0]) for world in worlds(state, 1, 30)}) > 3


@pytest.mark.rule("CH-4.6")
def test_what_lies_open_stays() -> None:
    fields: dict[str, Any] = {"event": "warlords", "row": "1 2 4 5 7 0", "writs": [1, 0]}
    state = at("4 9", "5 5 8", trick=["0 play 7"], **fields)
    hidden = ("hands", "pile")
    before = {name: value for name, value in state.to_position().items() if name not in hidden}
    for seat in (0, 1, None):
        for world in worlds(state, seat, 10):
            p = world.to_position()
            assert {name: p[name] for name in before} == before


# What is chance


@pytest.mark.rule("CH-4.6")
def test_the_true_cards_come_no_more_often_than_chance() -> None:
    """Chu holds the 9, the 0 and a 5; the pile has 16 more cards."""
    state = at("4 1", "5 9 0")
    found = worlds(state, 0)
    for card in ("9", "0"):
        count = sum(card in get(world, "hands")[1] for world in found)
        assert near(count, WORLDS, 3 / 19)
    exactly = sum(get(world, "hands")[1] == ["5", "9", "0"] for world in found)
    assert exactly <= 8  # one of 969 triples; a 5 is one of few


@pytest.mark.rule("CH-4.6")
def test_every_hidden_place_is_as_likely_for_a_card() -> None:
    """The 9, truly on top of the pile: 3 places in the hand, 16 in the pile."""
    state = at("4 1", "5 5 8", top="9")
    places = Counter[str]()
    n = 1900
    for world in worlds(state, 0, n):
        p = world.to_position()
        places["hand" if "9" in p["hands"][1] else str(p["pile"].index("9"))] += 1
    expected = {"hand": n * 3 / 19} | {str(i): n / 19 for i in range(16)}
    chi = sum((places[k] - e) ** 2 / e for k, e in expected.items())
    assert chi < 39.3  # 16 degrees of freedom, one in a thousand


@pytest.mark.rule("CH-4.6")
def test_beside_known_cards_the_rest_is_even() -> None:
    """One of Chu's three cards is known; the 9 is one of the other 2 + 16 places."""
    state = at("4 1", "5 9 8", known=[["8"], []])
    count = sum("9" in get(world, "hands")[1] for world in worlds(state, 0))
    assert near(count, WORLDS, 2 / 18)


@pytest.mark.rule("CH-4.6")
def test_under_seen_cards_the_rest_is_even() -> None:
    state = at("4 1", "5 9 8", top="7 1 2 2", seen=[4, 0])
    count = sum("9" in get(world, "hands")[1] for world in worlds(state, 0))
    assert near(count, WORLDS, 3 / 15)


@pytest.mark.rule("CH-4.6")
def test_equal_cards_are_counted_each() -> None:
    """Two of the 19 hidden cards are 7s."""
    state = at("4 1", "7 7 8")
    hidden = Counter(get(state, "pile"))["7"] + 2
    held = sum(Counter(get(world, "hands")[1])["7"] for world in worlds(state, 0))
    mean = 3 * hidden / 19
    assert abs(held / WORLDS - mean) < 0.12


@pytest.mark.rule("CH-4.6")
def test_a_spectator_knows_neither_hand() -> None:
    state = at("4 9", "5 0 8")
    found = worlds(state, None)
    assert near(sum("9" in get(world, "hands")[0] for world in found), WORLDS, 2 / 21)
    assert near(sum("0" in get(world, "hands")[1] for world in found), WORLDS, 3 / 21)


@pytest.mark.rule("CH-4.6", "CH-5.1")
def test_a_spectator_does_not_know_what_ji_bu_showed() -> None:
    """Han saw the 9 and the 0 go into Chu's hand; of that a spectator knows nothing."""
    state = at("ji_bu 4 1", "5 5", top="9 0 8 2")
    do(state, "0 use ji_bu", "0 play 4", "1 writ")
    found = worlds(state, None)
    assert near(sum("9" in get(world, "hands")[1] for world in found), WORLDS, 4 / 19)


@pytest.mark.rule("CH-4.6", "CH-7.8")
def test_a_spectator_does_not_know_the_card_given() -> None:
    state = at("4 1", "5 5", top="9 0", event="hong_canal")
    do(state, "0 writ", "0 give 9")
    count = sum("9" in get(world, "hands")[1] for world in worlds(state, None))
    assert near(count, WORLDS, 3 / 20)


@pytest.mark.rule("CH-2.4", "CH-4.6")
def test_the_events_to_come_are_shuffled() -> None:
    deck = ["hangu", "gaixia", "mandate", "calm"]
    state = at("4 9", "5 5", event_deck=deck)
    for seat in (0, 1, None):
        tops = Counter(get(world, "event_deck")[0] for world in worlds(state, seat))
        assert all(near(tops[event], WORLDS, 1 / 4) for event in deck)
        for world in worlds(state, seat, 10):
            assert sorted(get(world, "event_deck")) == sorted(deck)
    assert get(state, "event_deck") == deck


# Chance


@pytest.mark.rule("CH-4.6", "CH-2.2")
def test_the_chance_to_come_is_replaced() -> None:
    """The next deal comes from the new chance, not from the game's own."""
    state = at("9", "4 4", scores=[3, 9], seed=77)
    true = get(do(state.copy(), "0 play 9"), "hands")
    deals = {
        str(get(do(state.redeal(0, tenka.FastChance(seed)), "0 play 9"), "hands"))
        for seed in range(10)
    }
    assert len(deals) == 10
    assert str(true) not in deals
    same = CHUHAN.position(short("9", "4 4", scores=[3, 9]), seed=99)
    one = do(state.redeal(0, tenka.FastChance(1)), "0 play 9")
    other = do(same.redeal(0, tenka.FastChance(1)), "0 play 9")
    assert one.to_position() == other.to_position()


def test_the_same_chance_deals_the_same_world() -> None:
    state = at("4 9", "5 5 8")
    first = state.redeal(0, tenka.FastChance(3)).to_position()
    assert state.redeal(0, tenka.FastChance(3)).to_position() == first
    assert state.redeal(0, tenka.FastChance(4)).to_position() != first


def test_the_game_itself_is_left_alone() -> None:
    state = do(at("ji_bu 4 9", "5 5 8", journal=True), "0 use ji_bu")
    before = state.to_position(), [state.journal(seat) for seat in (0, 1, None)]
    for seat in (0, 1, None):
        world = state.redeal(seat, tenka.FastChance(seat or 0))
        world.apply(0, world.legal(0)[0])
    assert (state.to_position(), [state.journal(seat) for seat in (0, 1, None)]) == before


@pytest.mark.rule("CH-4.6")
def test_a_world_keeps_no_secret_of_others_in_its_journal() -> None:
    state = at("ji_bu 4 9", "5 5 8", top="7 1", journal=True)
    do(state, "0 use ji_bu", "0 writ")
    world = state.redeal(1, tenka.FastChance(0))
    assert world.journal(0) == world.journal(1) == state.journal(1)
    assert state.redeal(0, tenka.FastChance(0)).journal(0) == state.journal(0)


@pytest.mark.rule("CH-4.6")
def test_a_perspective_deals_from_a_world_already_dealt_anew() -> None:
    state = at("4 1", "5 9 0")
    perspective = tenka.Perspective(state, 0, tenka.FastChance(1))
    assert perspective.view == state.view(0)
    assert perspective.legal == state.legal(0)
    assert perspective.text(perspective.legal[0]) == state.text(state.legal(0)[0])
    assert perspective.parse("play 4") == state.parse(0, "play 4")
    count = sum(
        "9" in get(perspective.world(tenka.FastChance(seed)), "hands")[1] for seed in range(WORLDS)
    )
    assert near(count, WORLDS, 3 / 19)
