"""Every level in every game: blind, the same for a seed, and better than the one below."""

import copy
import pickle
from collections.abc import Iterator
from typing import Any

import pytest

import tenka
from tenka import Budget, FastChance, Perspective, State
from tenka.bots import bot, bots_of
from tenka.bots.registry import yardsticks_of
from tests.long import LONG, some

TABLES = [
    ("chuhan", 2, {"events": True}),
    ("suntzu", 2, {"edition": "en", "events": True}),
    ("suntzu", 2, {"edition": "hu"}),
    ("shogun", 3, {"setup": "draft"}),
    ("shogun", 4, {"board": "moon"}),
]
LEVELS = [(*table, level) for table in TABLES for level in bots_of(table[0])]
SEATS = (("chuhan", 2), ("suntzu", 2), ("shogun", 3))
SEATS_OF = dict(SEATS)
LADDER = (("adept", "novice"), ("expert", "adept"), ("master", "expert"))
each_level = pytest.mark.parametrize(("id", "seats", "options", "level"), LEVELS)


def walk(id: str, seats: int, options: dict[str, Any], seed: int) -> Iterator[tuple[State, int]]:
    """A random game: its state, with a seat that is asked."""
    state = tenka.game(id).new(seats, seed, **options)
    draws = FastChance(seed).draws("walk")
    while state.turn:
        seat = state.turn[draws.below(len(state.turn))]
        yield state, seat
        legal = state.legal(seat)
        state.apply(seat, legal[draws.below(len(legal))])


@each_level
def test_it_is_blind(id: str, seats: int, options: dict[str, Any], level: str) -> None:
    """All that is hidden dealt anew, the bot's own chance the same: the same legal move."""
    seen = 0
    for number, (state, seat) in enumerate(walk(id, seats, options, 4)):
        if number % (7 if LONG else 14):
            continue
        worlds = [state, *(state.redeal(seat, FastChance(number + n)) for n in (100, 200))]
        moves = {
            bot(level, id, FastChance(number)).choose(
                Perspective(world, seat, FastChance(n), budget=Budget(iterations=3))
            )
            for n, world in enumerate(worlds)
        }
        assert len(moves) == 1
        assert moves <= set(state.legal(seat))
        seen += 1
    assert seen > 5


@pytest.mark.parametrize(
    ("id", "level"),
    [(id, level) for id in SEATS_OF for level in (*bots_of(id), *yardsticks_of(id))],
)
def test_a_copy_plays_on_as_the_bot_would(id: str, level: str) -> None:
    player = bot(level, id, FastChance(3))
    for number, (state, seat) in enumerate(walk(id, SEATS_OF[id], {}, 6)):
        if number == 60:
            break
        if number % 4 == 0:
            copies = [player, copy.deepcopy(player), pickle.loads(pickle.dumps(player))]
            looks = [
                Perspective(state, seat, FastChance(number), budget=Budget(iterations=3))
                for _ in copies
            ]
            moves = {one.choose(look) for one, look in zip(copies, looks, strict=True)}
            assert len(moves) == 1


def wins(id: str, seats: int, level: str, others: str, games: range) -> float:
    """The share of the games that one seat of a level wins against others."""
    won = 0.0
    for seed in games:
        state = tenka.game(id).new(seats, seed)
        names = [level if seat == seed % seats else others for seat in range(seats)]
        players = [bot(name, id, FastChance(seed + seat)) for seat, name in enumerate(names)]
        ply = 0
        while state.turn:
            seat = state.turn[0]
            ply += 1
            perspective = Perspective(state, seat, FastChance(seed * 10000 + ply))
            state.apply(seat, players[seat].choose(perspective))
        assert state.outcome is not None
        won += state.outcome.winners == (seed % seats,)
    return won / len(games)


@pytest.mark.slow
@pytest.mark.parametrize("deals", some([4, 30], 1))
@pytest.mark.parametrize(
    ("id", "seats", "level", "below"),
    [
        *((id, seats, *LADDER[0]) for id, seats in SEATS),
        *(
            pytest.param(id, seats, *levels, marks=pytest.mark.long)
            for id, seats in SEATS
            for levels in LADDER[1:]
        ),
    ],
)
def test_a_level_beats_the_one_below(
    id: str, seats: int, level: str, below: str, deals: int
) -> None:
    assert wins(id, seats, level, below, range(3 * deals)) > 1 / seats


@pytest.mark.slow
@pytest.mark.parametrize("games", some([12, 60], 1))
@pytest.mark.parametrize(("id", "seats"), [("chuhan", 2), ("suntzu", 2), ("shogun", 4)])
def test_a_novice_beats_chance_and_loses_to_greedy(id: str, seats: int, games: int) -> None:
    assert wins(id, seats, "novice", "random", range(games)) >= 0.8
    assert wins(id, seats, "novice", "greedy", range(games)) <= 0.3
