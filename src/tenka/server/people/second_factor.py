"""The second factor of an account: six digits that the app on a phone shows for half a minute
(TOTP, RFC 6238), or one of the codes that were written down for the day when the phone is lost.

Each counts once. Who looks after the server shows one for each session, and again after half a day.
"""

import base64
import hmac
import re
import secrets
import struct
from collections.abc import Callable, Sequence
from urllib.parse import quote, urlencode

from tenka.server.errors import NotNow, SecondFactorNeeded, WrongCode
from tenka.server.people.identity import Identity, Known
from tenka.server.people.limits import Limits
from tenka.server.people.secret_hash import hash_of
from tenka.server.store import Conflict, Person, Store
from tenka.server.store.rows import SecondFactor
from tenka.server.store.second_factors import confirming, dropping_factor

STEP = 30  # seconds that a code is shown
EARLY_OR_LATE = 1  # so many steps: clocks of phones differ, and people type slowly
DIGITS = 6
SECRET_BYTES = 20
RECOVERY_CODES = 10
RECOVERY_BYTES = 10  # so many that no one guesses them, even if their hashes are stolen


class SecondFactors:
    """Turning it on and off, and showing it."""

    def __init__(
        self,
        store: Store,
        identity: Identity,
        limits: Limits,
        wall: Callable[[], float],
        *,
        of_owners: bool = False,
    ) -> None:
        self._store = store.second_factors
        self._identity = identity
        self._limits = limits
        self._wall = wall
        self._of_owners = of_owners

    async def is_on(self, person: Person) -> bool:
        """Is more than the password asked for?"""
        found = await self._store.of(person.id)
        return found is not None and found.confirmed is not None

    async def codes_left(self, person: Person) -> int:
        """How many of the codes that were written down are not used."""
        return await self._store.codes_left(person.id)

    def is_demanded(self, person: Person) -> bool:
        """Do they have to have one, to look after the server?"""
        return self._of_owners and person.owner

    async def check_session(self, known: Known) -> None:
        """SecondFactorNeeded, if it is on and this session has not shown it for too long; or if it
        is not on, and has to be."""
        if not await self.is_shown(known):
            raise SecondFactorNeeded("show your second factor first; turn it on, if it is off")

    async def is_shown(self, known: Known) -> bool:
        """Has this session shown it, not too long ago, or is none asked for?"""
        if known.session is not None and self._identity.is_proved(known.session):
            return True
        return not (self.is_demanded(known.person) or await self.is_on(known.person))

    async def begin(self, person: Person) -> str:
        """A secret for the app on the phone; one that was not confirmed is worth nothing any
        more."""
        if person.login is None:
            raise NotNow("only an account can have a second factor")
        secret = base64.b32encode(secrets.token_bytes(SECRET_BYTES)).decode()
        try:
            await self._store.begin(SecondFactor(person.id, secret, None, 0))
        except Conflict as error:
            raise NotNow("your second factor is on; turn it off first") from error
        return secret

    async def confirm(self, person: Person, code: str) -> tuple[Person, list[str]]:
        """It is on, if the phone shows the right code: all other sessions end, and here are codes
        for who loses it, told this once."""
        found = await self._store.of(person.id)
        if found is None or found.confirmed is not None:
            raise NotNow("there is no second factor to be confirmed")
        self._limits.second_factor(person.id)
        step = self._step_of(found, code)
        codes, hashes = _recovery_codes()
        also = confirming(person.id, step, self._wall(), hashes)
        person = await self._identity.log_out_everywhere(person, also)
        self._limits.right_second_factor(person.id)
        return person, codes

    async def check(self, person: Person, code: str | None) -> bool:
        """SecondFactorNeeded or WrongCode, if it is on and this is not a code of it that has not
        been used yet. Is it on?"""
        found = await self._store.of(person.id)
        if found is None or found.confirmed is None:
            return False
        if not code:
            raise SecondFactorNeeded("this account has a second factor; show its code, too")
        self._limits.second_factor(person.id)
        try:
            if len(_plain(code)) == DIGITS:
                await self._store.use(person.id, self._step_of(found, code))
            else:
                await self._store.use_code(person.id, hash_of(_plain(code)))
        except Conflict as error:
            raise WrongCode("this code is wrong, or was used before") from error
        self._limits.right_second_factor(person.id)
        return True

    async def new_codes(self, person: Person, code: str) -> list[str]:
        """Other codes instead of those that there are, told this once."""
        if not await self.check(person, code):
            raise NotNow("you have no second factor")
        codes, hashes = _recovery_codes()
        await self._store.put_codes(person.id, hashes)
        return codes

    async def turn_off(self, person: Person, code: str) -> Person:
        """The password is enough from now on, here and wherever else one logs in anew."""
        if not await self.check(person, code):
            return person
        return await self.reset(person)

    async def reset(self, person: Person) -> Person:
        """The same without a code: for the host, if somebody has lost everything."""
        return await self._identity.log_out_everywhere(person, dropping_factor(person.id))

    def _step_of(self, factor: SecondFactor, code: str) -> int:
        """At which step of the clock the phone shows that code; WrongCode, if it is at none."""
        now = int(self._wall()) // STEP
        shown = _plain(code).encode()
        for step in range(now - EARLY_OR_LATE, now + EARLY_OR_LATE + 1):
            if hmac.compare_digest(code_at(factor.secret, step).encode(), shown):
                return step
        raise WrongCode("this code is wrong, or too old")


def code_at(secret: str, step: int) -> str:
    """What a phone shows at a step of the clock (RFC 4226, section 5.3).

    >>> code_at("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ", 1)
    '287082'
    """
    digest = hmac.digest(base64.b32decode(secret), struct.pack(">Q", step), "sha1")
    start = digest[-1] & 15
    number = struct.unpack(">I", digest[start : start + 4])[0] & 0x7FFFFFFF
    return f"{number % 10**DIGITS:0{DIGITS}}"


def address_for_apps(secret: str, name: str, server: str) -> str:
    """What the app on a phone reads from a picture."""
    asked = urlencode({"secret": secret, "issuer": server})
    return f"otpauth://totp/{quote(server)}:{quote(name)}?{asked}"


def _recovery_codes() -> tuple[list[str], Sequence[str]]:
    """New ones, in groups that one can write down, and what is kept of them."""
    made = [
        base64.b32encode(secrets.token_bytes(RECOVERY_BYTES)).decode().lower()
        for _ in range(RECOVERY_CODES)
    ]
    return ["-".join(re.findall("....", each)) for each in made], [hash_of(each) for each in made]


def _plain(code: str) -> str:
    return re.sub(r"[\s-]", "", code).lower()
