"""When people were seen last, and where, for the host and owners alone: a ban needs something to go
on, and guests who do not come any more are forgotten."""

from collections import OrderedDict
from collections.abc import Callable, Collection
from contextlib import suppress
from typing import TypeVar

from tenka.server.people.limits import network_of
from tenka.server.settings import Settings
from tenka.server.store import Person, Store, StoreError

NOTED = 3600.0  # the same address is written down once an hour
REMEMBERED = 20_000

T = TypeVar("T")


class LastSeen:
    """Notes them; the time alone, if the host keeps none."""

    def __init__(self, store: Store, settings: Settings, now: Callable[[], float]) -> None:
        self._store = store
        self._wanted = settings.keep_addresses > 0
        self._now = now
        self._noted: OrderedDict[str, tuple[str | None, float]] = OrderedDict()
        self._networks: OrderedDict[str, str] = OrderedDict()  # in memory alone
        self._guests: OrderedDict[str, str] = OrderedDict()  # the networks of these

    def groups_of(self, person: str | None) -> tuple[str | None]:
        """With whom somebody shares what there is little of: guests, who cost nothing to be, with
        all who come from the same network; anybody else with nobody."""
        return (person if person is None else self._guests.get(person, person),)

    async def who_came_from(self, address: str | None, people: Collection[str]) -> set[str]:
        """Those of these people who came last from the same network, as far as it is known."""
        unknown = [each for each in people if each not in self._networks]
        stored = await self._store.last_addresses.of(unknown)
        networks = {each: network_of(found[0]) for each, found in stored.items() if found[0]}
        networks |= {each: found for each in people if (found := self._networks.get(each))}
        here = network_of(address)
        return {each for each, network in networks.items() if network == here}

    async def note(self, person: Person, address: str | None) -> None:
        """A person came from there."""
        _remember(self._networks, person.id, network_of(address))
        if person.login is None:
            _remember(self._guests, person.id, network_of(address))
        else:
            self._guests.pop(person.id, None)
        await self._note(person.id, address if self._wanted else None)

    async def _note(self, person: str, address: str | None) -> None:
        now = self._now()
        noted = self._noted.get(person)
        if noted is not None and noted[0] == address and now - noted[1] < NOTED:
            return
        _remember(self._noted, person, (address, now))
        with suppress(StoreError):  # a note is no reason to refuse anybody
            await self._store.last_addresses.note(person, address, now)


def _remember(known: OrderedDict[str, T], person: str, what: T) -> None:
    known[person] = what
    known.move_to_end(person)
    if len(known) > REMEMBERED:
        known.popitem(last=False)
