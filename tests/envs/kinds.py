"""The games and options that environments are tested with."""

from dataclasses import dataclass, field
from typing import Any

import tenka
from tenka.envs.game_encoding import Encoding, encoding_of


@dataclass(frozen=True)
class Kind:
    """A game with its options; `games` are as many as a short test may play to their end."""

    game_id: str
    games: int
    options: dict[str, Any] = field(default_factory=dict)
    seats: int = 2

    def __str__(self) -> str:
        return "-".join([self.game_id, str(self.seats), *map(str, self.options.values())])

    @property
    def chosen(self) -> dict[str, Any]:
        """As the makers of environments take them."""
        return {"seats": self.seats, **self.options}

    def encoding(self) -> Encoding:
        return encoding_of(self.game_id, self.seats, self.options)

    def state(self, seed: int) -> Any:
        return tenka.game(self.game_id).new(self.seats, seed, **self.options)


CHUHAN = Kind("chuhan", 4)
CHUHAN_EVENTS = Kind("chuhan", 8, {"events": True})
SUNTZU = Kind("suntzu", 8)
SHOGUN = Kind("shogun", 2, seats=3)
GAMES = (CHUHAN, SUNTZU, SHOGUN)
KINDS = (
    CHUHAN,
    CHUHAN_EVENTS,
    SUNTZU,
    Kind("suntzu", 4, {"edition": "pl", "events": True}),
    SHOGUN,
    Kind("shogun", 1, {"board": "moon"}, seats=5),
)
