"""A contest: all that decides which games are played, and so all that a result stands for."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from tenka.arena.errors import BadContest
from tenka.arena.naming import check_name
from tenka.arena.sequential import SequentialTest
from tenka.core.budget import Budget
from tenka.core.contract import Game, Json
from tenka.core.options import check_seats
from tenka.games import game

KINDS = ("round-robin", "gauntlet")
MOVE_LIMIT = 30.0  # seconds


@dataclass(frozen=True)
class Contest:
    """Bots that meet at a game: each the others (round-robin), or the first all others (gauntlet).

    How many games are played, by how many workers, changes no game, and is not part of it.
    """

    game: str
    seats: int
    options: Mapping[str, Any]
    kind: str
    bots: tuple[str, ...]
    seed: int
    budget: Mapping[str, float] | None  # seconds or iterations; None: each bot's own
    move_limit: float
    stop: SequentialTest | None

    @classmethod
    def new(
        cls,
        game_id: str,
        bots: Sequence[str],
        *,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        kind: str = "round-robin",
        seed: int = 1,
        budget: Mapping[str, float] | None = None,
        move_limit: float = MOVE_LIMIT,
        stop: SequentialTest | None = None,
    ) -> "Contest":
        """A contest, if it can be played; else one of our errors."""
        played = game(game_id)
        seats = played.seats[0] if seats is None else check_seats(played, seats)
        full = played.check_options(seats, options or {})
        for name in bots:
            check_name(name, played.id)
        _check_bots(bots)
        if kind not in KINDS:
            raise BadContest(f"a contest is a {' or a '.join(KINDS)}, not {kind!r}")
        if not 0 < move_limit < math.inf:
            raise BadContest(f"a move takes time: a limit of {move_limit:g} seconds leaves none")
        if budget is not None:
            _check_budget(budget, move_limit)
        return cls(
            game=played.id,
            seats=seats,
            options=full,
            kind=kind,
            bots=tuple(bots),
            seed=seed,
            budget=budget,
            move_limit=float(move_limit),
            stop=stop,
        )

    @classmethod
    def from_json(cls, data: Json) -> "Contest":
        """What `to_json` has written."""
        stop = data["stop"] and SequentialTest(**data["stop"])
        return cls(**{**data, "bots": tuple(data["bots"]), "stop": stop})

    def to_json(self) -> Json:
        """As JSON, for files and other processes."""
        return {**asdict(self), "bots": list(self.bots)}

    @property
    def engine(self) -> Game:
        """The game itself."""
        return game(self.game)


def _check_budget(budget: Mapping[str, float], move_limit: float) -> None:
    Budget(**budget)
    if budget.get("seconds", 0) >= move_limit:
        raise BadContest(
            f"who may think for {budget['seconds']:g} seconds cannot lose after {move_limit:g}"
        )


def _check_bots(bots: Sequence[str]) -> None:
    if len(bots) < 2:
        raise BadContest("a contest needs two bots or more")
    for name in bots:
        if bots.count(name) > 1:
            raise BadContest(f"{name} is named twice; a bot does not meet itself")
