"""What every table needs from the server that it runs in."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from tenka.core.contract import Json
from tenka.server.store import Store
from tenka.server.tables.timers import Timers


class Bots(Protocol):
    """Asks bots for moves."""

    def of(self, game_id: str) -> tuple[str, ...]:
        """The bots that play a game, the best one first."""

    async def choose(
        self,
        bot: str,
        game_id: str,
        seats: int,
        options: Json,
        seat: int,
        position: Json,
        seed: int,
        *,
        owner: str | None = None,
        live: bool = True,
    ) -> list[str]:
        """The texts of a whole legal decision, in a world dealt anew for the seat; on behalf of
        that person, of whom others do not wait long. Who cancels it wants it no more."""


@dataclass(frozen=True)
class TableServices:
    """The store, the clock, the bots, and where new ids, secrets and seeds come from."""

    store: Store
    timers: Timers
    bots: Bots
    new_id: Callable[[], str]
    new_secret: Callable[[], bytes]
    new_seed: Callable[[], int]
    moved: Callable[[str, float], None] = lambda game, seconds: None  # for the figures
    # In correspondence: somebody's turn has come, and is written down to be told.
    owed: Callable[[], None] = lambda: None
