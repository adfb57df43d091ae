"""Puzzles out of games of bots: decisions in which one move is clearly the best, and surprises.

A move has to be better than all others that are thought about by a margin, in the worlds that its
player may think of, then in more and other worlds, and at last in games that greedy bots play to
their end from there. It surprises if a bot plays something else at first sight, or if the margin is
large. What comes of these games is also the reason that is told.
"""

from collections.abc import Iterator
from functools import partial
from typing import Final

import numpy as np

from tenka.analysis.chances import Source, shares
from tenka.analysis.decisions import is_secret
from tenka.analysis.effort import DEFAULT_LEVEL
from tenka.analysis.judging import Judge
from tenka.analysis.puzzle_reasons import Course, reason_of
from tenka.analysis.puzzles import Puzzle
from tenka.analysis.seat_worth import seat_worth
from tenka.analysis.yardstick import Yardstick
from tenka.bots.learned.net_worth import Floats
from tenka.bots.registry import bot
from tenka.core import registry
from tenka.core.contract import Game, Json, State
from tenka.core.errors import TenkaError
from tenka.core.manifest import Puzzles
from tenka.core.perspective import Perspective
from tenka.core.seeds import named_chance

LEAST: Final = 2  # moves that are worth a thought
COMPARED: Final = 8  # moves, those that the net likes best
WORLDS: Final = 12
MORE_WORLDS: Final = 96
CERTAIN: Final = 0.9  # who wins or loses anyway has no puzzle
FINDERS: Final = ("greedy", "novice")  # the more of them find it, the easier it is


def wanted_of(game: Game) -> Puzzles:
    """What puzzles of a game have to be like; TenkaError if it does not say."""
    wanted = registry.manifest(game.id).puzzles
    if wanted is None:
        raise TenkaError(f"{game.id} does not say what a puzzle of it is")
    return wanted


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
    secret = is_secret(game, state, seat) or state.window is not None
    wanted = wanted_of(game)
    if secret or state.text(state.legal(seat)[0]).startswith(wanted.lucky):
        return None
    world = state.redeal(seat, chance("look"))
    moves, scores = judge.worth.net.moves([(world, seat)])[0]
    liked = [moves[at] for at in np.argsort(-scores, kind="stable")[:COMPARED].tolist()]
    if len(liked) < LEAST:
        return None
    first = judge.after(world, seat, liked, partial(chance, "first"), WORLDS)
    if _margin(first) < wanted.clear or first.max() < 1 - CERTAIN or np.sort(first)[-2] > CERTAIN:
        return None
    best = liked[int(first.argmax())]
    greedy, novice = (_choice_of(name, game, world, seat, chance) for name in FINDERS)
    # What the net likes before it looks any further is the second of the first sights.
    tempting = next((move for move in (greedy, liked[0], novice) if move != best), best)
    if tempting == best and _margin(first) < wanted.large:
        return None
    thought = liked if tempting in liked else [*liked, tempting]
    again = judge.after(world, seat, thought, partial(chance, "again"), MORE_WORLDS)
    order = np.argsort(-again, kind="stable").tolist()
    second, margin = thought[order[1]], _margin(again)
    surprises = tempting != best or margin >= wanted.large
    if thought[order[0]] != best or margin < wanted.clear or not surprises:
        return None
    other = second if tempting == best else tempting
    played = partial(_played, game, judge, state, seat, wanted, chance)
    course, others = played(best), played(other)
    reason = reason_of(course, others)
    if reason is None or course.share <= others.share:
        return None
    if second != other and course.share <= played(second).share:
        return None
    chances = {move: round(float(again[at]), 2) for at, move in enumerate(thought)}
    missed = (greedy != best) + (novice != best)
    return Puzzle(
        seats=judge.seats,
        seat=seat,
        options=options,
        position=state.to_position(),
        solution=state.text(best),
        chance=chances[best],
        second=state.text(second),
        otherwise=chances[second],
        tempting="" if tempting == best else state.text(tempting),
        tempted=chances[tempting],
        reason=reason,
        grade=1 + max(missed, int(margin < 2 * wanted.clear)),
    )


def _margin(chances: Floats) -> float:
    """Between the best and the next."""
    last, best = np.sort(chances)[-2:].tolist()
    return float(best - last)


def _played(
    game: Game,
    judge: Judge,
    state: State,
    seat: int,
    wanted: Puzzles,
    chance: Source,
    move: int,
) -> Course:
    """What comes of a move in games that go on with the same luck."""
    course = Course()
    for number in range(wanted.played):
        world = state.redeal(seat, chance("played", number))
        world.reseed(chance("luck", number))
        before = world.copy()
        world.apply(seat, move)
        player = bot("greedy", game.id, chance("greedy", number))
        found = dict(wanted.facts(before, world, seat))
        while world.turn:
            mover = world.turn[0]
            perspective = Perspective(world, mover, chance("sight", number))
            world.apply(mover, player.choose(perspective))
            for fact, value in wanted.facts(before, world, seat).items():
                found.setdefault(fact, value)
        assert world.outcome is not None
        course.add(shares(world.outcome, judge.seats)[seat], found)
    return course


def _choice_of(name: str, game: Game, world: State, seat: int, chance: Source) -> int:
    player = bot(name, game.id, chance("finder"))
    return player.choose(Perspective(world.copy(), seat, chance("sight")))
