"""Puzzles out of games of bots: decisions in which one move is clearly the best.

A move has to be better than all others that are thought about by a margin, in the worlds that its
player may think of, then in more and other worlds, and at last in games that greedy bots play to
their end from there.
"""

from collections.abc import Iterator
from functools import partial
from typing import Final

import numpy as np

from tenka.analysis.chances import Source, shares
from tenka.analysis.decisions import is_secret
from tenka.analysis.effort import DEFAULT_LEVEL
from tenka.analysis.judging import Judge
from tenka.analysis.puzzles import Puzzle
from tenka.analysis.seat_worth import seat_worth
from tenka.analysis.yardstick import Yardstick
from tenka.bots.learned.net_worth import Floats
from tenka.bots.registry import bot
from tenka.core.contract import Game, Json, State
from tenka.core.perspective import Perspective
from tenka.core.seeds import named_chance

LEAST: Final = 2  # moves that are worth a thought
COMPARED: Final = 8  # moves, those that the net likes best
# By so much the best has to be better; in Shogun one move seldom decides.
CLEAR: Final = {"chuhan": 0.06, "suntzu": 0.04, "shogun": 0.03}
WORLDS: Final = 12
MORE_WORLDS: Final = 96
# So many games are played to their end, after the best move and after the next.
PLAYED: Final = {"chuhan": 40, "suntzu": 60, "shogun": 12}
# What is turned up by these is luck, and which of them comes first hardly matters.
NO_PUZZLE: Final = ("reveal",)
CERTAIN: Final = 0.9  # who wins or loses anyway has no puzzle
FINDERS: Final = ("novice", "greedy")  # the more of them find it, the easier it is


def mine(game: Game, seats: int, options: Json, seed: int) -> Iterator[Puzzle]:
    """The puzzles of one game that bots play."""
    chance = partial(named_chance, seed)
    worth = seat_worth(game.id, seats)
    judge = Judge(worth, Yardstick(DEFAULT_LEVEL, game.id, worth.net, chance("judge")), seats)
    player = bot(DEFAULT_LEVEL, game.id, chance("player"))
    state = game.new(seats, chance("game"), **options)
    number = 0
    while state.turn:
        number += 1
        seat = state.turn[0]
        worth.follow(state)
        found = _posed(game, options, judge, state, seat, partial(chance, number))
        if found is not None:
            yield found
        action = player.choose(Perspective(state, seat, chance("move", number)))
        state.apply(seat, action)


def _posed(
    game: Game, options: Json, judge: Judge, state: State, seat: int, chance: Source
) -> Puzzle | None:
    """The puzzle that this decision is, if it is one."""
    secret = is_secret(state, seat) or state.window is not None
    if secret or state.text(state.legal(seat)[0]).startswith(NO_PUZZLE):
        return None
    world = state.redeal(seat, chance("look"))
    moves, scores = judge.worth.net.moves([(world, seat)])[0]
    liked = [moves[at] for at in np.argsort(-scores, kind="stable")[:COMPARED].tolist()]
    if len(liked) < LEAST:
        return None
    first = judge.after(world, seat, liked, partial(chance, "first"), WORLDS)
    clear = CLEAR[game.id]
    if _margin(first) < clear or first.max() < 1 - CERTAIN or np.sort(first)[-2] > CERTAIN:
        return None
    again = judge.after(world, seat, liked, partial(chance, "again"), MORE_WORLDS)
    best = int(again.argmax())
    if best != int(first.argmax()) or _margin(again) < clear:
        return None
    next_best = int(np.argsort(-again, kind="stable")[1])
    won, otherwise = _played(game, judge, state, seat, [liked[best], liked[next_best]], chance)
    if won <= otherwise:
        return None
    return Puzzle(
        seats=judge.seats,
        seat=seat,
        options=options,
        position=state.to_position(),
        solution=state.text(liked[best]),
        chance=round(float(again[best]), 2),
        otherwise=round(float(np.sort(again)[-2]), 2),
        grade=_grade(game, world, seat, liked[best], _margin(again), chance),
    )


def _margin(chances: Floats) -> float:
    """Between the best and the next."""
    last, best = np.sort(chances)[-2:].tolist()
    return float(best - last)


def _played(
    game: Game, judge: Judge, state: State, seat: int, moves: list[int], chance: Source
) -> Floats:
    """What comes of each of these moves, on average over games that go on with the same luck."""
    games = PLAYED[game.id]
    found = np.zeros((len(moves), games))
    for at, move in enumerate(moves):
        for number in range(games):
            world = state.redeal(seat, chance("played", number))
            world.reseed(chance("luck", number))
            world.apply(seat, move)
            player = bot("greedy", game.id, chance("greedy", number))
            while world.turn:
                mover = world.turn[0]
                perspective = Perspective(world, mover, chance("sight", number))
                world.apply(mover, player.choose(perspective))
            assert world.outcome is not None
            found[at, number] = shares(world.outcome, judge.seats)[seat]
    mean: Floats = found.mean(axis=1)
    return mean


def _grade(game: Game, world: State, seat: int, best: int, margin: float, chance: Source) -> int:
    """1 is easy, 3 is hard: how many bots that look no further miss it, and how clear it is."""
    missed = sum(not _finds(name, game, world, seat, best, chance) for name in FINDERS)
    return 1 + max(missed, int(margin < 2 * CLEAR[game.id]))


def _finds(name: str, game: Game, world: State, seat: int, best: int, chance: Source) -> bool:
    player = bot(name, game.id, chance("finder"))
    return player.choose(Perspective(world.copy(), seat, chance("sight"))) == best
