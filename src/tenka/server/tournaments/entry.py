"""Who may play in a tournament: what whoever opened it has chosen. Pure."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Final, Literal, Self, get_args

from tenka.core.contract import Json
from tenka.core.errors import BadOption
from tenka.server.people.askers import Asker
from tenka.server.store.rows import Person, Tournament, TournamentPlayer
from tenka.server.store.tournaments import WholeTournament
from tenka.server.tournaments.refusals import (
    AccountsOnly,
    ConfirmedMailOnly,
    RatingDoesNotFit,
    TooManyOfAddress,
)

Who = Literal["everybody", "accounts", "confirmed"]
WHO: Final[tuple[Who, ...]] = get_args(Who)
# Players from one address, of a home; from its neighbourhood twice as many.
OF_ADDRESS: Final = 4
NEIGHBOURS: Final = 2


@dataclass(frozen=True, kw_only=True)
class Entry:
    """Everybody, people with an account, or with a confirmed mail; of which ratings; and how many
    from one address, 0: as many as come."""

    who: Who = "everybody"
    least_rating: int | None = None
    most_rating: int | None = None
    of_address: int = 0

    def __post_init__(self) -> None:
        least, most = self.least_rating, self.most_rating
        if least is not None and most is not None and least > most:
            raise BadOption(f"least_rating={least}, most_rating={most}: nobody could join")
        if self.who not in WHO or self.of_address < 0:
            raise BadOption(f"who={self.who}, of_address={self.of_address}")

    @classmethod
    def of(cls, tournament: Tournament) -> Self:
        """That of a tournament."""
        return cls(**(tournament.entry or {}))

    def to_json(self) -> Json:
        return asdict(self)


@dataclass(frozen=True)
class Comer:
    """Somebody who wants to play: from where, if that counts, and with which rating."""

    person: Person
    origin: Asker | None
    confirmed: bool
    rating: float


def check_entry(whole: WholeTournament, comer: Comer) -> None:
    """A refusal, if somebody new may not play in it."""
    entry = Entry.of(whole.tournament)
    if entry.who != "everybody" and comer.person.login is None:
        raise AccountsOnly("this tournament is for people with an account")
    if entry.who == "confirmed" and not comer.confirmed:
        raise ConfirmedMailOnly("this tournament is for people with a confirmed e-mail address")
    rating = round(comer.rating)
    least, most = entry.least_rating, entry.most_rating
    if (least is not None and rating < least) or (most is not None and rating > most):
        raise RatingDoesNotFit(f"your rating, {rating}, does not fit this tournament")
    if comer.origin is not None and entry.of_address:
        _check_address(entry.of_address, comer.origin, _origins(whole))


def is_removed(tournament: Tournament, person: str) -> bool:
    """Has whoever opened it removed them?"""
    return any(each["person"] == person for each in tournament.removed or ())


def removed_too(tournament: Tournament, player: TournamentPlayer) -> list[Json]:
    """All who were removed, when this player is, too."""
    return [*(tournament.removed or ()), {"person": player.person_id, "origin": player.origin}]


def _origins(whole: WholeTournament) -> list[Asker]:
    """Where players have come from. Who was removed counts, too: an address does not send others
    again and again."""
    here = {each.person_id for each in whole.players}
    removed = whole.tournament.removed or ()
    origins = [each.origin for each in whole.players]
    origins += [each["origin"] for each in removed if each["person"] not in here]
    return [Asker(**origin) for origin in origins if origin is not None]


def _check_address(most: int, origin: Asker, others: Sequence[Asker]) -> None:
    same = sum(each.address == origin.address for each in others)
    near = sum(each.neighbourhood == origin.neighbourhood for each in others)
    if same >= most or near >= NEIGHBOURS * most:
        raise TooManyOfAddress("as many play here from your address, or from near it, as may")
