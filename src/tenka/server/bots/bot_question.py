"""What a bot is asked, here or on another machine."""

from collections.abc import Sequence
from dataclasses import dataclass, fields

from tenka.core.contract import Json


@dataclass(frozen=True)
class BotQuestion:
    """A decision that a bot is to make for a seat, and all that it may know of the game."""

    bot: str
    game: str
    seats: int
    options: Json
    seat: int
    position: Json  # of a world dealt anew for the seat
    seed: int  # another one each time
    journal: Sequence[Json] = ()  # what the seat has seen happen, for bots that read it

    def to_json(self) -> Json:
        """As it goes to a process, or over the bus."""
        return {each.name: getattr(self, each.name) for each in fields(self)}

    @classmethod
    def from_json(cls, job: Json) -> "BotQuestion":
        """What a job asks; it may say more."""
        return cls(**{each.name: job[each.name] for each in fields(cls)})
