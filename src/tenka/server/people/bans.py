"""Who is shut out by the host: names, people and addresses, all of them in memory."""

import math
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

from tenka.server.errors import BadRequest, CannotBan, NotFound, NotNow, Refusal
from tenka.server.people.names import checked_name
from tenka.server.store import Ban, Barred, Conflict, Person, Store
from tenka.server.store.lookalikes import looks_of
from tenka.server.store.rows import AppealAnswer
from tenka.server.store.statements import Statement
from tenka.server.store.tournaments import parting

REMEMBERED = 50_000
TRIES = 10  # of a write that others were quicker with
# One customer has so many bits of an IPv6 address to himself.
CUSTOMER = 64
# A larger network would shut out half of a country.
LARGEST = {4: 8, 6: 16}

OURSELVES = (ip_network("127.0.0.0/8"), ip_network("::1/128"))


class Banned(Refusal):
    """Somebody who is not welcome here: by what, why, and until when if it ends by itself."""

    status = 403

    def __init__(self, sentence: str, ban: Ban) -> None:
        until = "" if ban.until is None else f" until {_in_words(ban.until)}"
        super().__init__(f"{sentence}{until}" + (f": {ban.reason}" if ban.reason else ""))
        self.ban = ban


class Bans:
    """All bans of a server. A ban of a name is one of everybody who has it now, and nobody takes
    it later. One with an end is over by itself, at every server."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now
        self.all: tuple[Ban, ...] = ()
        self._people: dict[str, Ban] = {}
        self._names: dict[str, Ban] = {}
        self._networks: list[tuple[IPv4Network | IPv6Network, Ban]] = []
        self._next_end = math.inf
        # Every request asks, and people come from the same addresses again and again.
        self._found_address = lru_cache(REMEMBERED)(self._of_address)

    async def open(self) -> None:
        """Read them."""
        self._take(await self._store.bans.all())

    def _take(self, found: Sequence[Ban]) -> None:
        now = self._now()
        self.all = tuple(ban for ban in found if ban.until is None or ban.until > now)
        self._next_end = min((ban.until for ban in self.all if ban.until), default=math.inf)
        self._people = {ban.value: ban for ban in self.all if ban.kind == "person"}
        names = [ban for ban in self.all if ban.kind == "name"]
        self._names = {look: ban for ban in names for look in looks_of(ban.value)}
        self._networks = [(ip_network(ban.value), ban) for ban in self.all if ban.kind == "address"]
        self._found_address.cache_clear()

    def _let_end(self) -> None:
        """What has ended is over."""
        if self._now() >= self._next_end:
            self._take(self.all)

    def in_force(self) -> tuple[Ban, ...]:
        """All that have not ended, oldest first."""
        self._let_end()
        return self.all

    def of_address(self, address: str | None) -> Ban | None:
        """The ban of an address."""
        self._let_end()
        return self._found_address(address)

    def of_person(self, id: str) -> Ban | None:
        """The ban of a person."""
        self._let_end()
        return self._people.get(id)

    def check_address(self, address: str | None) -> None:
        """Banned, if nobody may come from there."""
        if self._networks:
            _refuse(self.of_address(address), "your address is shut out from this server")

    def check_person(self, id: str | None) -> None:
        """Banned, if this person may do nothing here."""
        if id is not None and self._people:
            _refuse(self.of_person(id), "you are shut out from this server")

    def check_name(self, name: str) -> None:
        """Banned, if nobody may take this name."""
        if self._names:
            self._let_end()
            _refuse(self._of_name(name), "this name is shut out from this server")

    def has_person(self, id: str) -> bool:
        """Is this person shut out?"""
        return self.of_person(id) is not None

    def has_name(self, name: str) -> bool:
        """Is this name nobody's to have?"""
        self._let_end()
        return self._of_name(name) is not None

    async def add(
        self, kind: Barred, value: str, reason: str, until: float | None = None
    ) -> tuple[Ban, ...]:
        """Shut somebody out, for ever or until then, also from the tournaments that are not over;
        the new bans, with a name also those of all people who have it."""
        now = self._now()
        barred = {(kind, self._checked(kind, value)): None, **await self._people_of(kind, value)}
        added = tuple(Ban(*each, reason, now, until) for each in barred)
        people = [ban.value for ban in added if ban.kind == "person"]
        for last in reversed(range(TRIES)):
            playing = await self._store.tournaments.of_people(people)
            left = [each for whole in playing for each in parting(whole, people, now)]
            try:
                await self._store.bans.add(added, *left)
            except Conflict:
                if not last:
                    raise
            else:
                break
        await self.open()
        return added

    async def lift(self, kind: Barred, value: str) -> tuple[Ban, ...]:
        """Let somebody in again, with a name also all people who have it; the bans that are no
        more. NotFound, if there is no such ban."""
        fitting: set[tuple[Barred, str]]
        if kind == "name":
            looks = looks_of(value)
            names = (ban.value for ban in self.all if ban.kind == "name")
            fitting = {(kind, name) for name in names if not looks.isdisjoint(looks_of(name))}
        else:
            fitting = {(kind, self._checked(kind, value))}
        fitting |= set(await self._people_of(kind, value))
        gone = tuple(ban for ban in self.in_force() if (ban.kind, ban.value) in fitting)
        if not gone:
            raise NotFound(f"no {kind} {value} is banned")
        await self._store.bans.remove([(ban.kind, ban.value) for ban in gone])
        await self.open()
        return gone

    async def answer(
        self, person_id: str, until: float | None, also: Statement, answer: AppealAnswer
    ) -> None:
        """What becomes of the ban of a person who has appealed, written with the answer."""
        ban = self.of_person(person_id)
        if ban is None and answer != "stays":
            raise NotNow("this person is not shut out any more")
        if answer == "lifted":
            await self._store.bans.remove([("person", person_id)], also)
        elif answer == "shortened" and ban is not None:
            if until is None or (ban.until is not None and until >= ban.until):
                raise BadRequest("say a time before the ban ends by itself")
            await self._store.bans.add([replace(ban, until=until)], also)
        else:
            await self._store.bans.remove([], also)
        await self.open()

    async def people_of(self, kind: Barred, value: str) -> list[Person]:
        """Whom such a ban would shut out by name or by id; NotFound, if nobody has that id."""
        if kind == "person":
            person = await self._store.people.get(value)
            if person is None:
                raise NotFound("there is no person of that id")
            return [person]
        if kind == "address":
            return []
        wanted = looks_of(value)
        return await self._store.people.matching(lambda name: not wanted.isdisjoint(looks_of(name)))

    async def _people_of(self, kind: Barred, value: str) -> dict[tuple[Barred, str], None]:
        return {("person", person.id): None for person in await self.people_of(kind, value)}

    def _checked(self, kind: Barred, value: str) -> str:
        if kind == "address":
            return str(network(value))
        return checked_name(value) if kind == "name" else value

    def _of_name(self, name: str) -> Ban | None:
        found = map(self._names.get, looks_of(name))
        return next((ban for ban in found if ban is not None), None)

    def _of_address(self, address: str | None) -> Ban | None:
        try:
            found = ip_address(address or "")
        except ValueError:
            return None
        if found.version == 6 and found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        return next((ban for network, ban in self._networks if found in network), None)


def network(text: str) -> IPv4Network | IPv6Network:
    """The network that an address stands for, or that is named; CannotBan if it is none, or one
    from which too many would come."""
    try:
        found = ip_network(text.strip(), strict=False)
    except ValueError as error:
        raise CannotBan(
            f"{text!r} is no address, nor a network such as 10.0.0.0/8 or 2001:db8::/32"
        ) from error
    if found.version == 6:
        mapped = found.network_address.ipv4_mapped
        if mapped is not None and found.prefixlen == 128:
            found = ip_network(mapped)
        elif found.prefixlen > CUSTOMER:
            found = found.supernet(new_prefix=CUSTOMER)
    if found.prefixlen < LARGEST[found.version]:
        raise CannotBan(f"{found} is half the world; ban a smaller network")
    if any(found.version == own.version and found.overlaps(own) for own in OURSELVES):
        raise CannotBan(
            f"{found} is this machine itself; if all people seem to come from there, name your "
            "proxy in TENKA_PROXIES"
        )
    return found


def _refuse(ban: Ban | None, sentence: str) -> None:
    if ban is not None:
        raise Banned(sentence, ban)


def _in_words(time: float) -> str:
    return f"{datetime.fromtimestamp(time, UTC):%Y-%m-%d %H:%M} UTC"
