"""A game that is proposed: what those have given to whom it is, and for whom one waits. Pure.

First all answer, with a seal or with a nonce as it is. Once all have, all seals are shown, and
whoever has sealed gives the nonce. So nobody chooses theirs by another's.
"""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace

from tenka.core.contract import Json
from tenka.server.errors import NotNow
from tenka.server.store.rows import Seat, Seeker
from tenka.server.tables.nonces import check_fits, check_one

ANSWER = 10.0  # seconds in which all have to answer
UNSEALING = 5.0  # seconds that are left at least to give what was sealed, once all have


@dataclass(frozen=True)
class Proposal:
    """To whom it is, as they are stored at one moment."""

    them: tuple[Seeker, ...]

    @property
    def whole(self) -> bool:
        """Are all still there to whom it was made?"""
        return bool(self.them) and len(self.them) == self.them[0].seats

    @property
    def answered(self) -> bool:
        """Have all answered?"""
        return self.whole and all(each.answered for each in self.them)

    def late(self) -> set[str]:
        """Those who have still to answer, or once all have, to give what they sealed."""
        silent = {each.person_id for each in self.them if not each.answered}
        return silent or {each.person_id for each in self.them if each.withholds}

    def absent(self, now: float) -> set[str]:
        """Those whose time is over; at once that of who has gone."""
        over = {each.person_id for each in self.them if now >= (each.until or 0.0)}
        return self.late() & over

    def of(self, person: str) -> Seeker | None:
        """One of them."""
        return next((each for each in self.them if each.person_id == person), None)

    def shown(self) -> tuple[list[str], list[str]]:
        """The seals of all seats, and the nonces that nobody sealed; empty until all have answered,
        so that nobody unseals before all of it stands."""
        seals, nonces = ([""] * len(self.them) for _ in range(2))
        for each in self.them if self.answered else ():
            seals[each.seat] = each.seal or ""
            nonces[each.seat] = "" if each.seal else each.nonce or ""
        return seals, nonces

    def given(
        self, mine: Seeker, nonce: str | None, seal: str | None, now: float
    ) -> list[tuple[Seeker, Seeker]]:
        """What changes when one of them gives this: each who has to be as they were, and as they
        are then; nothing, if it was given before."""
        check_one(nonce, seal)
        if not mine.answered:
            return self._answered(replace(mine, answered=True, nonce=nonce, seal=seal), now)
        if mine.seal is None or nonce is None:
            return []
        if not self.answered:
            raise NotNow("your nonce is sealed; give it when all have answered")
        check_fits(nonce, mine.seal)
        return [(mine, replace(mine, nonce=nonce))] if mine.withholds else []

    def _answered(self, mine: Seeker, now: float) -> list[tuple[Seeker, Seeker]]:
        """One more has answered; with the last one the time to unseal begins. All are written, so
        that of two who answer at once one knows of the other."""
        after = [mine if each.person_id == mine.person_id else each for each in self.them]
        if Proposal(tuple(after)).answered and any(each.withholds for each in after):
            until = max(mine.until or 0.0, now + UNSEALING)
            after = [replace(each, until=until) for each in after]
        return list(zip(self.them, after, strict=True))


def with_seats(found: Sequence[Seeker]) -> list[Seeker]:
    """Those who fit, each with the seat that is drawn for them."""
    seats = list(range(len(found)))
    secrets.SystemRandom().shuffle(seats)
    return [replace(each, seat=seat) for each, seat in zip(found, seats, strict=True)]


def seated(them: Sequence[Seeker], table: str) -> list[Seat]:
    """How they sit at their table, with what they gave."""
    return [
        Seat(table, each.seat, "person", each.person_id, standing=_standing(each))
        for each in sorted(them, key=lambda each: each.seat)
    ]


def _standing(seeker: Seeker) -> Json | None:
    gave = {"seal": seeker.seal, "nonce": seeker.nonce}
    return {kind: what for kind, what in gave.items() if what is not None} or None
