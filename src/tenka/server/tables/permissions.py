"""Who may do something at a table now: refusals that many commands share."""

from tenka.server.errors import NotNow, NotYours
from tenka.server.tables.situation import Situation


def must_sit(situation: Situation, seat: int, by: str | None) -> None:
    """Who asked may have got up while they waited. `by` is the person who asks; None: the server
    itself does."""
    if by is not None and situation.seats[seat].person_id != by:
        raise NotYours("you do not sit at this table")


def must_wait(situation: Situation, otherwise: str) -> None:
    """The game must not have begun."""
    if not situation.waiting:
        raise NotNow(otherwise)


def must_be_played(situation: Situation) -> None:
    """The game must go on."""
    if not situation.playing:
        raise NotNow("the game has not begun" if situation.waiting else "the game is over")


def must_decide(situation: Situation, seat: int, by: str | None) -> None:
    """The game must go on, and this person must be the one who plays this seat."""
    must_sit(situation, seat, by)
    must_be_played(situation)
    if situation.seats[seat].kind != "person":
        raise NotYours("a bot plays this seat now; take it back first")
