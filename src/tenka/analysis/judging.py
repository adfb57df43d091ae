"""What a decision cost and how skilled it was, from what its player could know.

What it cost: alone at turn, a move is compared with the bot's best. Where several choose in secret
at the same time no move is best, as it could be guessed: there it is compared with what the bot's
most probable moves bring on average.

How skilled it was: what it brings more than all that the bot plays, on average. A bot by itself has
no skill on average, nor costs its play anything that the chances before it had not counted with.
"""

from dataclasses import dataclass
from functools import partial

import numpy as np

from tenka.analysis.chances import Source, shares
from tenka.analysis.decisions import Decision
from tenka.analysis.effort import WORLDS_OF_A_MOVE
from tenka.analysis.seat_worth import Look, SeatWorth, played_on
from tenka.analysis.yardstick import Yardstick
from tenka.bots.learned.net_worth import Floats
from tenka.core.contract import State


@dataclass(frozen=True)
class Judgement:
    """A decision as its player could see it."""

    chance: float  # to win, before it
    best: list[str]  # what the bot would most probably have done; [] where there was no choice
    cost: float  # nothing where it was at least as good as the bot's
    skill: float  # what it brings more than the bot's play; less than 0: it brings less


class Judge:
    """Judges decisions by a level of bots."""

    def __init__(self, worth: SeatWorth, yardstick: Yardstick, seats: int) -> None:
        self.worth = worth
        self.yardstick = yardstick
        self.seats = seats

    def judge(self, decision: Decision, chance: Source) -> Judgement:
        """Nothing but what the seat could see at that moment is looked at."""
        seat = decision.seat
        dealt = decision.before.redeal(seat, chance(0))
        hopes = float(self.worth.chances([(dealt, seat)])[0])
        if decision.forced:
            return Judgement(hopes, [], 0.0, 0.0)
        best = self.best(dealt, seat, decision.owed, chance)
        cost = skill = 0.0
        for part, (state, action) in enumerate(decision.moves):
            if len(state.legal(seat)) > 1:
                source = partial(chance, "part", part)
                parts = self._compared(state, seat, action, decision.simultaneous, source)
                cost, skill = cost + parts[0], skill + parts[1]
        return Judgement(hopes, best, 0.0 if best == decision.texts else max(0.0, cost), skill)

    def best(self, world: State, seat: int, owed: int, chance: Source) -> list[str]:
        """The bot's whole decision of so many moves, as it thinks it out or part by part, played
        in this world but for the last of them."""
        texts: list[str] = []
        whole = self.yardstick.thinks_out(world, seat, chance("whole")) if owed > 1 else ()
        for part in range(owed):
            if whole:
                liked = whole[part]
            else:
                liked = self.yardstick.prefers(world, seat, chance("best", part)).moves[0]
            texts.append(world.text(liked))
            if part + 1 < owed:
                world.apply(seat, liked)
        return texts

    def _compared(
        self, state: State, seat: int, action: int, mixed: bool, chance: Source
    ) -> tuple[float, float]:
        """How much less this action brings than the bot's choice, and how much more than its
        play."""
        bot = self.yardstick.prefers(state.redeal(seat, chance(0)), seat, chance(0))
        if bot.moves == [action]:
            return 0.0, 0.0
        own, *others = self.after(state, seat, [action, *bot.moves], chance)
        chances = np.array(others)
        wanted = bot.liked(chances) if mixed else others[0]
        return float(wanted - own), float(own - bot.played(chances))

    def after(
        self,
        state: State,
        seat: int,
        moves: list[int],
        chance: Source,
        worlds: int = WORLDS_OF_A_MOVE,
    ) -> Floats:
        """The seat's chance after each of these moves, in the same worlds."""
        told = self.worth.of_moves((state.redeal(seat, chance(0)), seat))
        if told is not None and set(moves) <= set(told[0]):
            places = [told[0].index(move) for move in moves]
            return told[1][places]
        looks: list[Look] = []
        owners: list[int] = []
        found = np.zeros((len(moves), worlds))
        for at, move in enumerate(moves):
            for number in range(worlds):
                world = state.redeal(seat, chance(number))
                world.apply(seat, move)
                world = played_on(self.worth, world, chance("on", number))
                if world.outcome is not None:
                    found[at, number] = shares(world.outcome, self.seats)[seat]
                    continue
                own = self.worth.looks_any_time or seat in world.turn
                looks.append((world, seat if own else 1 - seat))
                owners.append(at * worlds + number)
        if looks:
            chances = self.worth.chances(looks)
            of_seat = np.array([look[1] == seat for look in looks])
            found.reshape(-1)[owners] = np.where(of_seat, chances, 1 - chances)
        mean: Floats = found.mean(axis=1)
        return mean
