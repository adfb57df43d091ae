"""What a bot would do here, and what it expects of it, from what one seat can see."""

from dataclasses import asdict, dataclass
from functools import partial
from typing import Final

import numpy as np

from tenka.analysis.chances import Source, shares
from tenka.analysis.decisions import is_secret
from tenka.analysis.figures import rounded
from tenka.analysis.judging import Judge
from tenka.analysis.seat_worth import seat_worth
from tenka.analysis.yardstick import Yardstick
from tenka.core.contract import Game, Json, State
from tenka.core.plan import parts_of
from tenka.core.seeds import named_chance

LEVEL: Final = "master"
COMPARED: Final = 3  # moves that are told of
WORLDS: Final = 24  # in which moves are compared
TRIED: Final = 6  # in which it is seen what follows


@dataclass(frozen=True)
class Choice:
    """A whole decision, and the seat's chance to win with it."""

    moves: list[str]
    chance: float


@dataclass(frozen=True)
class Hint:
    """What the bot would do, what else it has thought of, and what is sure to follow."""

    choices: list[Choice]  # the bot's own first
    many: bool  # a plan, or chosen in secret: there is more than one good way
    follows: list[Json]  # events as the seat will see them, the same whatever is hidden from it

    def to_json(self) -> Json:
        """JSON-able; chances are rounded."""
        told: Json = rounded(asdict(self))
        return told


def hint(
    game: Game, state: State, seats: int, seat: int, seed: int, dealt: Json | None = None
) -> Hint:
    """For a seat that is to decide. Whatever is hidden from it is dealt anew, so that the truth
    about it plays no part. `dealt` is the last public event of that kind, if there was any: a
    position does not tell what a hand began with."""
    chance = partial(named_chance, seed)
    worth = seat_worth(game.id, seats)
    judge = Judge(worth, Yardstick(LEVEL, game.id, worth.net, chance("bot")), seats)
    world = state.redeal(seat, chance("world"))
    if dealt is not None:
        worth.follow_deal(dealt)
    worth.follow(world)
    many = is_secret(game, state, seat)
    if many or len(world.legal(seat)) == 1:
        moves = judge.best(world.copy(), seat, parts_of(world, seat), chance)
        choices = [Choice(moves, float(worth.chances([(world, seat)])[0]))]
    else:
        choices = _compared(judge, world, seat, chance)
    follows = _follows(game, world, seat, choices[0].moves, chance)
    return Hint(choices, many, follows)


def _compared(judge: Judge, world: State, seat: int, chance: Source) -> list[Choice]:
    """The moves that the bot likes best, tried out; where it hardly matters, as it likes them."""
    moves, scores = judge.worth.net.moves([(world, seat)])[0]
    liked = [moves[at] for at in np.argsort(-scores, kind="stable")[:COMPARED].tolist()]
    chances = judge.after(world, seat, liked, partial(chance, "after"), WORLDS).tolist()
    found = [
        Choice([world.text(move)], _at_the_end(judge, world, seat, move, chance, guess))
        for move, guess in zip(liked, chances, strict=True)
    ]
    return sorted(found, key=lambda choice: -round(choice.chance, 2))


def _at_the_end(
    judge: Judge, world: State, seat: int, move: int, chance: Source, otherwise: float
) -> float:
    """The result where the move ends the game in every world; a net is never so certain."""
    results = set()
    for number in range(TRIED):
        tried = world.redeal(seat, chance("end", number))
        tried.apply(seat, move)
        if tried.outcome is None:
            return otherwise
        results.add(shares(tried.outcome, judge.seats)[seat])
    return results.pop() if len(results) == 1 else otherwise


def _follows(game: Game, world: State, seat: int, texts: list[str], chance: Source) -> list[Json]:
    """The events that come first in every world, those of the decision itself among them."""
    courses = []
    for number in range(TRIED):
        dealt = world.redeal(seat, chance("follows", number)).to_position()
        tried = game.position(dealt, chance("drawn", number), journal=True)
        before = len(tried.journal(seat))
        for text in texts:
            tried.play(seat, text)
        courses.append(tried.journal(seat, before))
    sure: list[Json] = []
    for events in zip(*courses, strict=False):
        if any(event != events[0] for event in events):
            break
        sure.append(events[0])
    return sure
