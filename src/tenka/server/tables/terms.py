"""What is agreed when a table is opened."""

from dataclasses import dataclass, field
from typing import Any

import tenka
from tenka.core.contract import Game, Json
from tenka.core.errors import BadOption, BadSeat
from tenka.server.settings import LONGEST_WINDOW, USUAL_WINDOW
from tenka.server.tables.clock import ClockRules
from tenka.server.tables.positions import playable

CLAIMS = 30.0, 3600.0  # after so many seconds at least, and at most
# Seconds that everybody has at least in a rated game: at the beginning, and for so many decisions.
LEAST_BANK = {"live": 60.0, "correspondence": 86400.0}
LEAST_TIME = {"live": 180.0, "correspondence": 86400.0}
DECISIONS = 60
LONGEST_LOSS = 21 * 86400.0  # by which a rated game can be put off, in correspondence


@dataclass(frozen=True)
class Terms:
    """The terms of a table, checked."""

    game: Game
    seats: int
    options: dict[str, Any]
    pace: str = "live"
    clock: ClockRules | None = None
    window: float = USUAL_WINDOW  # seconds that a secret one stays open; 0: until it is answered
    public: bool = True
    allow_return: bool = True  # may a player take his seat back from a bot?
    friendly: bool = False  # are moves taken back where all agree?
    # Seconds after which the others need not wait for one who is gone; None: they always wait. In
    # correspondence nobody is expected to be there.
    claim_after: float | None = 120.0
    bots: dict[int, str] = field(default_factory=dict)
    position: Json | None = None
    lesson: str | None = None  # the guided hand that is played
    rated: bool = False  # does the result count for the players' ratings?
    tournament_id: str | None = None  # whose game it is
    club_id: str | None = None  # whose members alone know of it

    @property
    def counts(self) -> bool:
        """Does the result count for anything?"""
        return self.rated or self.tournament_id is not None

    @classmethod
    def of(
        cls,
        game_id: str,
        seats: int | None,
        options: dict[str, Any],
        **rest: Any,
    ) -> "Terms":
        """Terms from what a person asks for; the game's own errors say what does not fit."""
        game = tenka.game(game_id)
        number = game.seats[0] if seats is None else seats
        terms = cls(game, number, game.check_options(number, options), **rest)
        if terms.pace not in ("live", "correspondence"):
            raise BadOption(f"pace={terms.pace!r}; allowed: 'live', 'correspondence'")
        if terms.clock is not None and terms.clock.pace != terms.pace:
            raise BadOption(f"the clock is for {terms.clock.pace} play, the table for {terms.pace}")
        if not 0 <= terms.window <= LONGEST_WINDOW:
            raise BadOption(f"window={terms.window!r}; allowed: 0 to {LONGEST_WINDOW:.0f} seconds")
        if terms.claim_after is not None and not CLAIMS[0] <= terms.claim_after <= CLAIMS[1]:
            least, most = CLAIMS
            raise BadOption(
                f"claim_after={terms.claim_after!r}; allowed: none, or {least:.0f} to {most:.0f}"
                " seconds"
            )
        if terms.rated and (terms.friendly or terms.position is not None):
            raise BadOption("a rated game is not a friendly one, and begins from the normal set-up")
        if terms.rated and terms.clock is None:
            raise BadOption("a rated game has a clock, so that whoever stays away has lost")
        # What a tournament plays was looked at when it was opened.
        if terms.rated and terms.tournament_id is None and not _is_enough(terms.clock):
            raise BadOption(
                "this is too little time for a rated game; allowed: at least 3 minutes, or 1 "
                "minute and 2 seconds for each decision; in correspondence at least a day"
            )
        if terms.rated and terms.tournament_id is None and _is_endless(terms.clock):
            raise BadOption(
                "a loss could be put off for too long; allowed in rated correspondence: a cap of "
                "at most 21 days, or a bank that with 60 increments comes to no more"
            )
        for seat in terms.bots:
            if not 0 <= seat < number:
                raise BadSeat(f"no seat {seat} for a bot; the seats are 0 to {number - 1}")
        if terms.position is not None:
            playable(game, number, terms.options, terms.position)
            if terms.public and len(terms.bots) < number - 1:
                raise BadOption(
                    "public tables for people begin from the normal set-up; "
                    "open a private one to play from a position"
                )
        return terms


def _is_enough(clock: ClockRules | None) -> bool:
    """Do people have the time to decide themselves?"""
    if clock is None:
        return False
    time = clock.bank + DECISIONS * clock.increment
    return clock.bank >= LEAST_BANK[clock.pace] and time >= LEAST_TIME[clock.pace]


def _is_endless(clock: ClockRules | None) -> bool:
    """May somebody put a loss off for longer than others can wait?"""
    if clock is None or clock.pace == "live":
        return False
    most = clock.bank + DECISIONS * clock.increment if clock.cap is None else clock.cap
    return most > LONGEST_LOSS
