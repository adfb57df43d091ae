"""A finished game, explained: what each decision cost, what chance gave, and what it came to.

For everybody, start + decisions + luck = result: after each decision stands everybody's chance to
win. What it brought its player more than the bot's play comes from the others; what a chance event
gave is the chance after it less the mean over other courses that it could have taken; the rest of
the change is what was hidden from those who decided.
"""

from collections.abc import Callable
from functools import partial

import numpy as np

from tenka.analysis.analysable import analysable_outcome
from tenka.analysis.chances import EverybodysChances, Source, shares
from tenka.analysis.decisions import Decision, decisions
from tenka.analysis.effort import DEALS, DEFAULT_LEVEL, WORLDS_OF_A_WATCHER
from tenka.analysis.figures import Analysis, Balance, Step
from tenka.analysis.judging import Judge, Judgement
from tenka.analysis.luck import ChanceEvent, Luck
from tenka.analysis.moments import moments
from tenka.analysis.seat_worth import seat_worth
from tenka.analysis.yardstick import Yardstick
from tenka.bots.learned.net_worth import Floats
from tenka.core.contract import State
from tenka.core.record import Record
from tenka.core.seeds import named_chance

Progress = Callable[[int, int], None]  # moves done, of all


def analyse(
    record: Record, level: str = DEFAULT_LEVEL, seed: int = 0, progress: Progress | None = None
) -> Analysis:
    """Explain the game of a record; CannotAnalyse if there is nothing to be explained, UnknownBot
    if there is no such level."""
    outcome = analysable_outcome(record)
    work = _Work(record, level, partial(named_chance, seed))
    total = len(record.moves())
    for decision, state in decisions(record):
        work.take(decision, state)
        if progress is not None:
            progress(decision.made, total)
    end = np.array(shares(outcome, record.seats))
    ended_by = record.entries[-1].get("event") if record.entries else None
    balances = work.balances(end)
    return Analysis(
        record.game.id,
        record.seats,
        level,
        seed,
        work.opening.tolist(),
        work.steps,
        ended_by,
        balances,
        moments(work.steps),
    )


class _Work:
    """An analysis that is being made."""

    def __init__(self, record: Record, level: str, source: Source) -> None:
        self.seats = record.seats
        self.source = source
        self.worth = seat_worth(record.game.id, record.seats)
        self.everybody = EverybodysChances(self.worth, record.game.id, record.seats)
        self.luck = Luck(record.game, self.everybody)
        yardstick = Yardstick(level, record.game.id, self.worth.net, source("yardstick"))
        self.judge = Judge(self.worth, yardstick, record.seats)
        self.steps: list[Step] = []
        first = record.after(0)
        # A game from a position has no deal.
        deal = None if record.position is not None else self._deal(record, first)
        self.worth.follow(first)
        self.opening = self._chances(first)
        came, self.start = (self.opening, self.opening) if deal is None else deal
        self.deal = came - self.start
        self.now = self.opening
        self.told = len(first.journal(None))

    def _deal(self, record: Record, first: State) -> tuple[Floats, Floats]:
        """Everybody's chances after the deal, and while all deals are still possible."""
        deals = [
            record.game.new(record.seats, self.source("start", number), **record.options)
            for number in range(DEALS)
        ]
        return self.luck.against(first, deals, partial(self.source, "start"))

    def _chances(self, state: State) -> Floats:
        worlds = partial(self.source, "worlds", len(self.steps))
        found: Floats = self.everybody.of([state], WORLDS_OF_A_WATCHER, worlds)[0]
        return found

    def take(self, decision: Decision, state: State) -> None:
        """The next decision, and the state after it."""
        number = len(self.steps)
        judgement = self.judge.judge(decision, partial(self.source, "judge", number))
        told = state.journal(None, self.told)
        self.told += len(told)
        before, action = decision.moves[-1]
        courses = partial(self.source, "courses", number)
        event = self.luck.after(before, decision.seat, action, state, told, courses)
        self.worth.follow(state)
        after = self._chances(state)
        self.steps.append(self._step(decision, judgement, event, after))
        self.now = after

    def _step(
        self, decision: Decision, judged: Judgement, event: ChanceEvent | None, after: Floats
    ) -> Step:
        luck = np.zeros(self.seats) if event is None else event.luck
        hidden = after - self.now - luck - self._moved(decision.seat, judged.skill)
        return Step(
            made=decision.made,
            seat=decision.seat,
            moves=decision.texts,
            simultaneous=decision.simultaneous,
            chance=judged.chance,
            best=judged.best,
            cost=judged.cost,
            skill=judged.skill,
            cause=None if event is None else event.cause,
            luck=luck.tolist(),
            hidden=hidden.tolist(),
            chances=after.tolist(),
        )

    def _moved(self, seat: int, skill: float) -> Floats:
        """What skill gives to a seat comes from the others, by what they have."""
        others = self.now.copy()
        others[seat] = 0.0
        others = others / others.sum() if others.sum() > 0 else others
        moved: Floats = -skill * others
        moved[seat] = skill
        return moved

    def balances(self, end: Floats) -> list[Balance]:
        """What everything comes to. What an agreement or a resignation changed was a decision."""
        nothing = np.zeros(self.seats)
        hidden = self.opening - self.start - self.deal  # what two looks at the deal differ by
        by_cause: dict[str, Floats] = {"deal": self.deal, "hidden": hidden}
        for step in self.steps:
            if step.cause is not None:
                by_cause[step.cause] = by_cause.get(step.cause, nothing) + np.array(step.luck)
            by_cause["hidden"] = by_cause["hidden"] + np.array(step.hidden)
        luck = sum(by_cause.values(), nothing)
        decided = end - self.start - luck
        return [
            Balance(
                start=float(self.start[seat]),
                decisions=float(decided[seat]),
                luck=float(luck[seat]),
                result=float(end[seat]),
                causes={cause: float(given[seat]) for cause, given in by_cause.items()},
            )
            for seat in range(self.seats)
        ]
