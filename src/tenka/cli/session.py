"""A person and bots at one table. The person is shown what his seat may know, and nothing else."""

import hashlib
import secrets
from typing import Any

from tenka.bots import Bot, UnknownBot, bot, bots_of, seconds_of
from tenka.core.budget import Budget
from tenka.core.chance import Chance, FastChance
from tenka.core.contract import Game, Json, Outcome
from tenka.core.errors import BadSeat
from tenka.core.options import check_seats
from tenka.core.perspective import Perspective
from tenka.core.record import Record

USUAL_BOT = "greedy"
RANDOM_BOT = "random"


class Session:
    """A game in progress. The true state stays inside; what comes out is of one seat."""

    def __init__(
        self,
        game: Game,
        options: dict[str, Any],
        seat: int,
        bot_name: str,
        seed: int | None,
        seats: int | None = None,
    ) -> None:
        seats = game.seats[0] if seats is None else check_seats(game, seats)
        if not 0 <= seat < seats:
            raise BadSeat(f"{game.id} has the seats 0 to {seats - 1}, not {seat}")
        self.game = game
        self.seat = seat
        self._luck = secrets.randbits(64) if seed is None else seed
        self._asked = 0
        self._seconds = seconds_of(bot_name, game.id)
        self.bots: dict[int, Bot] = {
            other: bot(bot_name, game.id, self._chance(f"bot/{other}"))
            for other in range(seats)
            if other != seat
        }
        self.record = Record.new(game, seats, options, _secret(seed))
        for other in self.bots:
            self.record.event("bot_took_seat", seat=other, bot=bot_name)
        self._state = self.record.state()
        self._told = 0

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None."""
        return self._state.outcome

    @property
    def view(self) -> Json:
        """What the person's seat may know."""
        return self._state.view(self.seat)

    @property
    def forecast(self) -> Json:
        """What lies ahead, by the seat's own knowledge."""
        return self._state.forecast(self.seat)

    @property
    def moves(self) -> list[str]:
        """The person's legal moves."""
        return [self._state.text(action) for action in self._state.legal(self.seat)]

    @property
    def history(self) -> list[Json]:
        """All that happened, as the seat may know it."""
        return self._state.journal(self.seat)

    def news(self) -> list[Json]:
        """What happened since this was last asked."""
        events = self._state.journal(self.seat, self._told)
        self._told += len(events)
        return events

    def play(self, text: str) -> None:
        """The person's move; IllegalMove if it is none, and nothing has changed."""
        self._play(self.seat, text)

    def bot_moves(self) -> bool:
        """Let one bot that owes a decision move; False if none does."""
        for seat in self._state.turn:
            if seat in self.bots:
                budget = Budget(seconds=self._seconds)
                perspective = Perspective(self._state, seat, self._next_chance(), budget=budget)
                action = self.bots[seat].choose(perspective)
                self._play(seat, perspective.text(action))
                return True
        return False

    def hint(self) -> str:
        """What a bot that plans would do in the person's place, knowing no more than they do."""
        name = usual_bot(self.game.id)
        if name == RANDOM_BOT:
            raise UnknownBot(f"nobody can advise: no bot but {name!r} plays {self.game.id}")
        adviser = bot(name, self.game.id, self._next_chance())
        perspective = Perspective(self._state, self.seat, self._next_chance())
        return perspective.text(adviser.choose(perspective))

    def undo(self) -> bool:
        """Back to the person's last decision; False if he has made none."""
        seats = [seat for seat, _ in self.record.moves()]
        if self.seat not in seats:
            return False
        self.record.event("undone", entries=1 + seats[::-1].index(self.seat))
        self._state = self.record.state()
        self._told = len(self._state.journal(self.seat))
        return True

    def _play(self, seat: int, text: str) -> None:
        self.record.add(seat, text)
        self._state.play(seat, text)

    def _next_chance(self) -> Chance:
        self._asked += 1
        return self._chance(f"asked/{self._asked}")

    def _chance(self, name: str) -> Chance:
        digest = hashlib.sha256(f"{self._luck}/{name}".encode()).digest()
        return FastChance(int.from_bytes(digest[:8], "big"))


def usual_bot(game_id: str) -> str:
    """The bot that plays unless another is named: greedy, or else the best that the game has."""
    there = bots_of(game_id)  # the random one plays every game
    return USUAL_BOT if USUAL_BOT in there else there[0]


def _secret(seed: int | None) -> bytes:
    if seed is None:
        return secrets.token_bytes(32)
    return hashlib.sha256(f"tenka play --seed {seed}".encode()).digest()
