"""What every table needs from the server that it runs in."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from tenka.core.contract import Json
from tenka.server.bots.bot_question import BotQuestion
from tenka.server.processes.fair_queue import Line
from tenka.server.store import Store
from tenka.server.store.rows import Seat, Table
from tenka.server.store.statements import Statement
from tenka.server.tables.bot_pace import BotPace
from tenka.server.tables.other_nodes import NoOthers, OtherNodes
from tenka.server.tables.timers import Timers


class Bots(Protocol):
    """Asks bots for moves."""

    def of(self, game_id: str) -> tuple[str, ...]:
        """The bots that play a game, the best one first."""

    def reads_journal(self, bot: str, game_id: str) -> bool:
        """Does a bot want to be told what has happened so far?"""

    async def choose(
        self,
        question: BotQuestion,
        *,
        owner: str | None = None,
        line: Line = "live",
        seconds: float | None = None,
    ) -> list[str]:
        """The texts of a whole legal decision, on behalf of that person, of whom others do not wait
        long. Who cancels it wants it no more."""


# What else is written with the end of a rated game: of its row, its seats, its result, how many
# decisions each seat's player has made, and when it is.
AtTheEnd = Callable[
    [Table, Sequence[Seat], Json, Sequence[int], float], Awaitable[Sequence[Statement]]
]


async def nothing_else(*_: object) -> Sequence[Statement]:
    """Nothing."""
    return ()


@dataclass(frozen=True)
class TableServices:
    """The store, the clock, the bots, and where new ids, secrets and seeds come from."""

    store: Store
    timers: Timers
    bots: Bots
    new_id: Callable[[], str]
    new_secret: Callable[[], bytes]
    new_seed: Callable[[], int]
    substitute: str = "greedy"  # the level that plays on for people who have left
    moved: Callable[[str, float], None] = lambda game, seconds: None  # for the figures
    # In correspondence: somebody's turn has come, and is written down to be told.
    owed: Callable[[], None] = lambda: None
    others: OtherNodes = field(default_factory=NoOthers)
    rated_bots: bool = True  # may bots play rated games?
    at_the_end: AtTheEnd = nothing_else
    pace: BotPace = field(default_factory=lambda: BotPace(0.0))

    def substitute_of(self, game_id: str) -> str:
        """Who plays on in a game: at the level that is set, else the best one there is."""
        able = self.bots.of(game_id)
        return self.substitute if self.substitute in able else able[0]
