"""Whose turn it is among stored orders of what is made one at a time: everybody has a share, and so
have an address and its neighbourhood; accounts come before guests."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, Self

from tenka.server.people.networks import From, Networks
from tenka.server.store import Person

# A guest's order lets so many of an account's neighbourhood pass.
PRECEDENCE: Final = 10
SHARES: Final = 3


@dataclass(frozen=True, slots=True)
class Asker:
    """Who has asked for something, as it is kept while that counts: addresses as digests alone."""

    person: str  # who shows no cookie is one with their address
    address: str
    neighbourhood: str
    account: bool

    @classmethod
    def of(cls, person: Person | None, origin: From) -> Self:
        """Who asks, from where."""
        return cls(
            person=origin.network if person is None else person.id,
            address=origin.network,
            neighbourhood=origin.neighbourhood,
            account=person is not None and person.login is not None,
        )

    @property
    def shares(self) -> tuple[tuple[str, bool], ...]:
        """Of whom it takes a share, the narrowest first: what guests do is no account's burden."""
        each = self.person, self.address, self.neighbourhood
        return tuple((name, self.account) for name in each)


class Askers:
    """Tells who asks."""

    def __init__(self, networks: Networks) -> None:
        self._networks = networks

    async def of(self, person: Person | None, address: str | None) -> Asker:
        """Somebody who asks, from there."""
        return Asker.of(person, await self._networks.of(address))


NOBODY: Final = Asker("", "", "", account=False)


class Room(NamedTuple):
    """How many orders may wait: of a person, an address, a neighbourhood, and of all."""

    of_person: int
    of_address: int
    of_neighbourhood: int
    of_all: int

    def is_left(self, asker: Asker, waiting: Sequence[Asker]) -> bool:
        """Is there a place for one more, beside those of these?"""
        same = (
            (each.person == asker.person for each in waiting),
            (each.address == asker.address for each in waiting),
            (each.neighbourhood == asker.neighbourhood for each in waiting),
            (True for _ in waiting),
        )
        return all(sum(had) < most for had, most in zip(same, self, strict=True))


def in_turn(askers: Sequence[Asker]) -> list[int]:
    """Whose orders are served one after the other, by their numbers; they are given as they have
    asked. Those of somebody who has several alternate with the others'; so do those of an address,
    and of a neighbourhood. Who was served lately has to be among them: that counts, too."""
    numbers = range(len(askers))
    turns = [0] * len(askers)
    for share in range(SHARES):
        had: Counter[tuple[str, bool]] = Counter()
        for number in sorted(numbers, key=turns.__getitem__):
            whose = askers[number].shares[share]
            turns[number] = had[whose]
            had[whose] += 1
    later = [0 if asker.account else PRECEDENCE for asker in askers]
    return sorted(numbers, key=lambda number: turns[number] + later[number])
