"""The arena: how strong is a bot? Contests of bots, with the same deals for every seat.

>>> contest = Contest.new("chuhan", ["greedy", "random"], seed=1)
>>> tally = Tally(contest)
>>> run(tally, deals=100, workers=local_workers(contest, 2))
>>> summary(tally)["pairings"][0]["rate"]

`tenka arena` is this at the terminal; docs/arena.md says what the figures mean.
"""

from tenka.arena.contest import Contest
from tenka.arena.errors import ArenaError, BadContest, BadResults
from tenka.arena.results import ResultFile
from tenka.arena.run import run
from tenka.arena.sequential import SequentialTest
from tenka.arena.summary import summary
from tenka.arena.tally import Tally
from tenka.arena.workers import local_workers

__all__ = [
    "ArenaError",
    "BadContest",
    "BadResults",
    "Contest",
    "ResultFile",
    "SequentialTest",
    "Tally",
    "local_workers",
    "run",
    "summary",
]
