"""How often somebody may ask, and how much of it at once: in memory, by person and by address.

What a host may set stands in `settings.py` (requests of a person or an address, new guests,
passwords, connections, listeners); what is the same everywhere stands here.
"""

import hashlib
import math
from collections import Counter, OrderedDict
from collections.abc import Callable
from functools import lru_cache
from heapq import nlargest
from ipaddress import ip_address, ip_network
from types import TracebackType

from tenka.core.contract import Json
from tenka.server.errors import TooMany, TooManyPasswords
from tenka.server.settings import Settings

REMEMBERED = 50_000
# So many addresses together may try passwords of one name: never one of them alone.
ADDRESSES_FOR_A_NAME = 5
# E-mails and webhooks that somebody may have sent at once, to see that they arrive; an hour.
MESSAGES_ON_REQUEST = 5
# Those who come from one address, of a home or a club, and set that up in the same hour.
PEOPLE_AT_AN_ADDRESS = 5
# Codes of a second factor for one account, from wherever: so many wrong ones, and then in an hour.
CODES, CODES_AN_HOUR = 10, 12
# What somebody may tell the host of others; an hour.
REPORTS = 5
# Invitations of one person to all others, and to the same one; an hour.
INVITATIONS, TO_THE_SAME = 30, 6
# Probes of an address: a part of the requests that it may send.
OF_REQUESTS = 5
# Refusals that an address hears at once, and then in a second: to refuse takes its time, too.
REFUSALS, REFUSALS_A_SECOND = 10, 2.0
# Lines of chat: so many a second, and so many at once.
CHAT_RATE, CHAT_BURST = 0.5, 5


class Buckets:
    """A bucket for each key: so many requests at once, then so many a second; a rate of 0 means
    no limit. Only the keys seen last are remembered, so that strangers cannot fill the memory."""

    def __init__(
        self, rate: float, burst: float, now: Callable[[], float], remembered: int = REMEMBERED
    ) -> None:
        self.rate = rate
        self.burst = float(burst)
        self._now = now
        self._remembered = remembered
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()
        self.taken: Counter[str] | None = None  # since it was told to other servers, if any are

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, key: str, cost: int = 1) -> float:
        """Take so much; 0.0 if there was as much, else the seconds until there is. What costs more
        than a full bucket takes it all."""
        if not self.rate:
            return 0.0
        left, wanted = self._left(key), min(float(cost), self.burst)
        granted = left >= wanted
        if granted:
            left -= wanted
            self._note(key, int(wanted))
        self._put(key, left)
        return 0.0 if granted else (wanted - left) / self.rate

    def spend(self, key: str, cost: float) -> None:
        """It was used up, whether there was as much or not."""
        self._put(key, self._left(key) - cost)

    def owed(self, key: str) -> float:
        """The seconds until it has what was used up before there was as much."""
        return max(0.0, -self._left(key)) / self.rate

    def taken_elsewhere(self, key: str, count: int) -> None:
        """At another server: so many are missing here, but nobody waits for longer than that fills
        an empty bucket. Less than none were given back."""
        if self.rate:
            self._put(key, max(-self.burst, self._left(key) - count))

    def _left(self, key: str) -> float:
        now = self._now()
        left, since = self._buckets.get(key, (self.burst, now))
        return min(self.burst, left + max(0.0, now - since) * self.rate)

    def _put(self, key: str, left: float) -> None:
        self._buckets[key] = (left, self._now())
        self._buckets.move_to_end(key)
        if len(self._buckets) > self._remembered:
            self._buckets.popitem(last=False)

    def give_back(self, key: str) -> None:
        """What was taken last is not counted."""
        if key in self._buckets:
            left, since = self._buckets[key]
            self._buckets[key] = (min(self.burst, left + 1.0), since)
            self._note(key, -1)

    def _note(self, key: str, count: int) -> None:
        if self.taken is not None:
            self.taken[key] += count
            if not self.taken[key]:
                del self.taken[key]


class Places:
    """So many places for each key at once; 0 means no limit."""

    def __init__(self, most: int, refusal: str) -> None:
        self.taken: Counter[str] = Counter()
        self.elsewhere: dict[str, dict[str, int]] = {}  # by server
        self._most = most
        self._refusal = refusal

    def check(self, key: str) -> None:
        """TooMany if there is no place left."""
        elsewhere = sum(taken.get(key, 0) for taken in self.elsewhere.values())
        if self._most and self.taken[key] + elsewhere >= self._most:
            raise TooMany(self._refusal.format(self._most), 1.0)


class Place:
    """Places that somebody has taken, all of them or TooMany. As a context they are given back at
    its end."""

    __slots__ = ("_held",)

    def __init__(self, *wanted: tuple[Places, str]) -> None:
        for places, key in wanted:
            places.check(key)
        for places, key in wanted:
            places.taken[key] += 1
        self._held = wanted

    def give_back(self) -> None:
        """Once only, however often it is called."""
        held, self._held = self._held, ()
        for places, key in held:
            places.taken[key] -= 1
            if not places.taken[key]:
                del places.taken[key]

    def __enter__(self) -> "Place":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.give_back()


class Limits:
    """All limits of a server; each raises TooMany."""

    def __init__(self, settings: Settings, now: Callable[[], float]) -> None:
        self._people = Buckets(settings.person_rate, settings.person_burst, now)
        self._addresses = Buckets(settings.address_rate, settings.address_burst, now)
        rate, burst = settings.address_rate / OF_REQUESTS, settings.address_burst / OF_REQUESTS
        self._probes = Buckets(rate, burst, now)
        self._refusals = Buckets(REFUSALS_A_SECOND, REFUSALS, now)
        self._guests = Buckets(settings.guest_rate, settings.guest_burst, now)
        self._hashing = Buckets(settings.hashing_rate, settings.hashing_burst, now)
        rate, burst = settings.password_rate, settings.password_burst
        self._passwords = Buckets(rate, burst, now)
        self._names = Buckets(rate * ADDRESSES_FOR_A_NAME, burst * ADDRESSES_FOR_A_NAME, now)
        self._codes = Buckets(CODES_AN_HOUR / 3600, CODES, now)
        most = MESSAGES_ON_REQUEST
        self._messages = Buckets(most / 3600, most, now)
        most *= PEOPLE_AT_AN_ADDRESS
        self._messages_from = Buckets(most / 3600, most, now)
        self._reports = Buckets(REPORTS / 3600, REPORTS, now)
        most = REPORTS * PEOPLE_AT_AN_ADDRESS
        self._reports_from = Buckets(most / 3600, most, now)
        self._invitations = Buckets(INVITATIONS / 3600, INVITATIONS, now)
        self._invited = Buckets(TO_THE_SAME / 3600, TO_THE_SAME, now)
        most = INVITATIONS * PEOPLE_AT_AN_ADDRESS
        self._invitations_from = Buckets(most / 3600, most, now)
        rate, burst = settings.table_rate, settings.table_burst
        self._opening = Buckets(rate, burst, now)
        together = rate * PEOPLE_AT_AN_ADDRESS, burst * PEOPLE_AT_AN_ADDRESS
        self._opening_from = Buckets(*together, now)
        self._chat = Buckets(CHAT_RATE, CHAT_BURST, now)
        self._listening = Places(
            settings.listeners, "you listen {} times already; close one of them"
        )
        self._connections = Places(
            settings.connections, "there are {} connections from your address; close some of them"
        )

        self._buckets = {
            name[1:]: each for name, each in vars(self).items() if isinstance(each, Buckets)
        }
        self._places = {"listening": self._listening, "connections": self._connections}

    # Where several servers share the work, what is asked for at one counts at all.

    def count_for_others(self) -> None:
        """From now on what is taken here is to be told."""
        for buckets in self._buckets.values():
            buckets.taken = Counter()

    def asked_here(self, most: int) -> tuple[Json, Json]:
        """What was taken since it was told, and who holds places: of each the most."""
        taken = {}
        for name, buckets in self._buckets.items():
            if buckets.taken:
                told = nlargest(most, buckets.taken.items(), key=lambda each: abs(each[1]))
                taken[name] = dict(told)
                buckets.taken = Counter()
        places = {
            name: dict(each.taken.most_common(most))
            for name, each in self._places.items()
            if each.taken
        }
        return taken, places

    def asked_elsewhere(self, node: str, taken: Json, places: Json) -> None:
        """What another server tells."""
        for name, buckets in self._buckets.items():
            for key, count in taken.get(name, {}).items():
                buckets.taken_elsewhere(key, count)
        for name, each in self._places.items():
            each.elsewhere[node] = places.get(name, {})

    def only_nodes(self, runs: Callable[[str], bool]) -> None:
        """What was held at servers that run no more is free."""
        for places in self._places.values():
            places.elsewhere = {node: held for node, held in places.elsewhere.items() if runs(node)}

    def person(self, id: str, cost: int = 1) -> None:
        """A request or a message of a person; a dear one counts as many."""
        _spend(self._people, id, "too many requests", cost)

    def address(self, address: str | None, cost: int = 1) -> None:
        """The same from an address."""
        _spend(self._addresses, network_of(address), "too many requests from your address", cost)

    def probe(self, address: str | None) -> None:
        """A probe from an address: whatever else comes from there takes nothing of it away."""
        _spend(self._probes, network_of(address), "too many probes from your address")

    def refused_often(self, address: str | None) -> bool:
        """Somebody from an address is refused: have they been just now, again and again?"""
        return self._refusals.take(network_of(address)) > 0

    def guest(self, address: str | None) -> None:
        """Somebody new from an address."""
        _spend(self._guests, network_of(address), "too many new guests from your address")

    def hashing(self, address: str | None) -> None:
        """A password from an address: to compare it takes its time."""
        _spend(self._hashing, network_of(address), "too many passwords from your address")

    def password(self, address: str | None, login: str) -> None:
        """A password for a name, that may be wrong. An address that has tried too many waits, and
        so does everybody where many addresses try the same name."""
        for buckets, key in self._trying(address, login):
            wait = buckets.take(key)
            if wait:
                raise TooManyPasswords(
                    f"too many wrong passwords; try again in {math.ceil(wait)} s", wait
                )

    def right_password(self, address: str | None, login: str) -> None:
        """It was right: it does not count."""
        for buckets, key in self._trying(address, login):
            buckets.give_back(key)

    def second_factor(self, person: str) -> None:
        """A code of a person's second factor, that may be wrong. It is for who has the password, so
        that nobody else can keep somebody waiting."""
        wait = self._codes.take(person)
        if wait:
            raise TooManyPasswords(f"too many wrong codes; try again in {math.ceil(wait)} s", wait)

    def right_second_factor(self, person: str) -> None:
        """It was right: it does not count."""
        self._codes.give_back(person)

    def _trying(self, address: str | None, login: str) -> tuple[tuple[Buckets, str], ...]:
        # However long a name somebody tries, what is remembered of it is short.
        name = hashlib.sha256(login.encode(errors="replace")).hexdigest()
        return (self._passwords, f"{network_of(address)} {name}"), (self._names, name)

    def message_on_request(self, person: str, address: str | None, receiver: str) -> None:
        """An e-mail or a webhook that a person has sent at once: by them, from their address, to a
        receiver."""
        for buckets, key in (
            (self._messages, person),
            (self._messages, receiver.casefold()),
            (self._messages_from, network_of(address)),
        ):
            _spend(buckets, key, "too many messages to be sent at once")

    def report(self, person: str, address: str | None) -> None:
        """Something that a person tells the host of another."""
        for buckets, key in ((self._reports, person), (self._reports_from, network_of(address))):
            _spend(buckets, key, "too many reports")

    def invitation(self, person: str, address: str | None, receiver: str) -> None:
        """Somebody is told outside that a person wants to play with them."""
        for buckets, key in (
            (self._invited, f"{person} {receiver}"),
            (self._invitations, person),
            (self._invitations_from, network_of(address)),
        ):
            _spend(buckets, key, "too many invitations")

    def opening(self, person: str, address: str | None) -> None:
        """A table that a person opens."""
        for buckets, key in ((self._opening, person), (self._opening_from, network_of(address))):
            _spend(buckets, key, "you open too many tables")

    def chat(self, person: str) -> None:
        """A line of chat by a person, at whatever table."""
        _spend(self._chat, person, "you write too fast")

    # Here the place is taken at once, so that nobody else can have it while he is looked after.

    def request(self, address: str | None) -> Place:
        """A request from an address, until it is answered."""
        return Place((self._connections, network_of(address)))

    def stream(self, person: str) -> Place:
        """A stream of a person; as a request it counts besides."""
        return Place((self._listening, person))

    def socket(self, person: str | None, address: str | None) -> Place:
        """A socket of a person, or of a stranger from an address."""
        network = network_of(address)
        return Place((self._listening, person or network), (self._connections, network))


@lru_cache(REMEMBERED)
def network_of(address: str | None) -> str:
    """Whom an address stands for: with IPv6 one customer has a network of 64 bits."""
    return _network(address, of_4=32, of_6=64)


@lru_cache(REMEMBERED)
def neighbourhood_of(address: str | None) -> str:
    """The wider network of an address, of which somebody may have many addresses: 24 bits with
    IPv4; 48 with IPv6, as much as one customer is given."""
    return _network(address, of_4=24, of_6=48)


def _network(address: str | None, *, of_4: int, of_6: int) -> str:
    try:
        found = ip_address(address or "")
    except ValueError:
        return address or "?"
    if found.version == 6 and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    bits = of_4 if found.version == 4 else of_6
    if bits == found.max_prefixlen:
        return str(found)
    return str(ip_network((int(found), bits), strict=False))


def _spend(buckets: Buckets, key: str, what: str, cost: int = 1) -> None:
    wait = buckets.take(key, cost)
    if wait:
        raise TooMany(f"{what}; the next one is welcome in {max(wait, 0.1):.1f} s", wait)
