"""A player of Sun Tzu who thinks before it lays its cards.

A round is a matrix: its own ways to lay five cards, and the rival's in a few worlds. The net names
the ways, the round is played out, the net says what came of it, and regret matching how often to
choose each, so that a rival who knows that gains least. All other decisions are the net's.
"""

import time
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tenka.bots.learned.net_worth import Floats, NetWorth
from tenka.bots.learned.player import Learned, drawn
from tenka.bots.search.matrix import mixed
from tenka.bots.suntzu.round_play import rounds, take_back, worth_of_end
from tenka.core.chance import Chance, Draws, FastChance
from tenka.core.perspective import Perspective
from tenka.games.suntzu import pairs
from tenka.games.suntzu.moves import PLACE, verb_of
from tenka.games.suntzu.table import OVER, PLACING

Way = tuple[int, ...]  # moves, one after the other
Progress = tuple[int, int, int, int]  # of one seat in laying its cards

WAYS: Final = 16  # of its own that are drawn
WORLDS: Final = 8
RIVALS_WAYS: Final = 6  # that are drawn in each world
HEAT: Final = 2.0  # of these draws: likely ways are not all there are
RARE: Final = 0.1  # of what is chosen most often; what is chosen less often, is never
AS_LONG: Final = 12  # times the own ways, a whole search takes at most


class RoundSearch(Learned):
    """Lays what it has thought out; else it plays as the net does."""

    def __init__(self, chance: Chance, game_id: str, weights: str, heat: float) -> None:
        super().__init__(chance, game_id, weights, heat)
        self.worth = NetWorth(game_id)
        # What it is going to lay next, by what it has laid.
        self.ahead: dict[Progress, int] = {}

    def choose(self, perspective: Perspective) -> int:
        """One of the legal moves."""
        if not is_placing(perspective):
            return super().choose(perspective)
        seat, table = perspective.seat, perspective.dealt.copy()
        at = progress(table, seat)
        if self.ahead.get(at) in perspective.legal:
            return self.ahead[at]
        self.made += 1
        draws = self.chance.draws(f"rounds/{self.made}")
        ways, often = self.mixed_ways(perspective, draws)
        if not ways:
            moves, chances = super().chances(perspective, draws)
            return moves[drawn(chances, draws)]
        self.ahead = {}
        for move in ways[drawn(often, draws)]:
            self.ahead[progress(table, seat)] = move
            table.apply(seat, move)
        return self.ahead[at]

    def thought_out(self, perspective: Perspective, draws: Draws) -> Way:
        """How it most often lays all that is left."""
        if not is_placing(perspective):
            return ()
        ways, often = self.mixed_ways(perspective, draws)
        return ways[int(often.argmax())] if ways else ()

    def chances(self, perspective: Perspective, draws: Draws) -> tuple[list[int], Floats]:
        """The moves that are thought about, and how likely each is, compared with the others."""
        if not is_placing(perspective):
            return super().chances(perspective, draws)
        ways, often = self.mixed_ways(perspective, draws)
        if not ways:
            return super().chances(perspective, draws)
        moves = list(dict.fromkeys(way[0] for way in ways))
        found = np.zeros(len(moves))
        np.add.at(found, [moves.index(way[0]) for way in ways], often)
        return moves, found

    def mixed_ways(self, perspective: Perspective, draws: Draws) -> tuple[list[Way], Floats]:
        """Ways to lay all that is left, and how often to choose each; none with a spent budget."""
        seat, budget = perspective.seat, perspective.budget
        number = WORLDS if budget.timed else min(WORLDS, int(budget.left()))
        if number < 1:
            return [], np.zeros(0)
        worlds = [unlaid(perspective, draws) for _ in range(number)]
        began = time.perf_counter()
        ways = self.likely_ways(worlds[:1], WAYS, seat, draws)[0]
        if budget.timed and budget.left() < AS_LONG * (time.perf_counter() - began):
            return [], np.zeros(0)
        rivals = self.likely_ways(worlds, RIVALS_WAYS, 1 - seat, draws)
        often = mixed(*self.matrix(worlds, seat, ways, rivals))
        often[often < RARE * often.max()] = 0
        budget.count(number)
        return ways, often

    def likely_ways(
        self, worlds: list[Any], number: int, seat: int, draws: Draws
    ) -> list[list[Way]]:
        """How the net lays the seat's cards in each world, so many times: each way only once."""
        tables = [world.copy() for world in worlds for _ in range(number)]
        found: list[Way] = [()] * len(tables)
        while asked := [n for n, t in enumerate(tables) if t.phase == PLACING and seat in t.turn]:
            told = self.worth.moves([(tables[n], seat) for n in asked])
            for n, (moves, scores) in zip(asked, told, strict=True):
                move = moves[drawn(np.exp((scores - scores.max()) / HEAT), draws)]
                found[n] += (move,)
                tables[n].apply(seat, move)
        firsts = range(0, len(found), number)
        return [list(dict.fromkeys(found[first : first + number])) for first in firsts]

    def matrix(
        self, worlds: list[Any], seat: int, ways: list[Way], rivals: list[list[Way]]
    ) -> tuple[Floats, NDArray[np.bool_]]:
        """What each way is worth against each of the rival's, and which of those there are."""
        worths = np.zeros((len(ways), len(worlds), max(map(len, rivals))))
        there = np.zeros(worths.shape[1:], bool)
        looks: list[tuple[Any, int]] = []
        places: list[tuple[int, int, int]] = []
        for n, (world, theirs) in enumerate(zip(worlds, rivals, strict=True)):
            there[n, : len(theirs)] = True
            ends = rounds(world, seat, [list(way) for way in ways], [list(way) for way in theirs])
            for at, end in enumerate(ends):
                place = at // len(theirs), n, at % len(theirs)
                if end.phase == OVER:
                    worth = worth_of_end(end.winners, end.marker)
                    worths[place] = worth if seat == 0 else -worth
                else:
                    looks += [(end, seat), (end, 1 - seat)]
                    places.append(place)
        if places:
            seen = self.worth.situations(looks)
            worths[tuple(np.transpose(places))] = (seen[::2] - seen[1::2]) / 2
        return worths, there


def unlaid(perspective: Perspective, draws: Draws) -> Any:
    """A world where the rival has still to lay its cards, whether it has done so or not."""
    world: Any = perspective.world(FastChance(draws.word()))
    take_back(world, 1 - perspective.seat)
    return world


def is_placing(perspective: Perspective) -> bool:
    """Is there a card to be chosen for a province?"""
    legal = perspective.legal
    return len(legal) > 1 and verb_of(legal[0]) == PLACE


def progress(table: Any, seat: int) -> Progress:
    """The seat, the round, what it has in hand and what it has laid."""
    return seat, table.round, pairs.at(table.hands, seat), pairs.at(table.placed, seat)
