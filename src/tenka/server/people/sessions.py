"""Cookies that say whose a browser is. Each login is a session of its own, so that one can end
while the others go on; a cookie that is renewed stays in its session."""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from itsdangerous import BadSignature, TimestampSigner

from tenka.server.store import Person

DAY = 86400.0
COOKIE_AGE = 400 * DAY  # browsers keep none longer
COOKIE_RENEWED = 30 * DAY
# One who logs out every day has fewer than this many that are not too old anyway.
ENDED_AT_MOST = 500
REMEMBERED = 10_000  # cookies whose signatures were compared


@dataclass(frozen=True, slots=True)
class Session:
    """What a cookie says: whose it is, the number of that person's sessions when it was made, which
    of them it is, how old the cookie is, and when the second factor was shown."""

    person: str
    number: str
    id: str
    age: float
    proved: float = 0.0  # when the second factor was shown in it

    @property
    def grows_old(self) -> bool:
        """Is it time for a new cookie?"""
        return self.age > COOKIE_RENEWED

    def is_of(self, person: Person) -> bool:
        """Does it go on? Not if that person has logged out of it, or everywhere."""
        current = not person.deleted and self.number == str(person.session)
        return current and self.id not in (person.ended_sessions or {})


def ended(person: Person, session: Session, now: float) -> dict[str, Any]:
    """What changes about a person who logs out of a session. It is remembered until the last cookie
    of that session is too old; one who has ended too many to remember ends them all."""
    over = {id: until for id, until in (person.ended_sessions or {}).items() if until > now}
    over[session.id] = now + COOKIE_AGE
    if len(over) > ENDED_AT_MOST:
        return all_ended(person)
    return {"ended_sessions": over}


def all_ended(person: Person) -> dict[str, Any]:
    """What changes about a person who logs out everywhere."""
    return {"session": person.session + 1, "ended_sessions": None}


class Cookies:
    """Makes and reads them. `secure`: they are for https alone."""

    def __init__(self, key: str, now: Callable[[], float], *, secure: bool) -> None:
        self.signer = Signer(key, now)
        self._now = now
        self._secure = "; Secure" if secure else ""
        # The prefix lets no other server of the domain set the cookie; it needs https.
        self._name = "__Host-tenka" if secure else "tenka"
        # A browser shows the same one again and again, and a signature takes its time.
        self._unsigned = lru_cache(REMEMBERED)(self.signer.unsigned)

    def made(self, person: Person, session: str, proved: float = 0.0) -> str:
        """The Set-Cookie header that makes a browser this person's, in that session; `proved`: when
        the second factor was shown in it."""
        shown = f".{proved:.0f}" if proved else ""
        value = self.signer.sign(f"{person.id}.{person.session}.{session}{shown}").decode()
        return self._header(value, COOKIE_AGE)

    def none(self) -> str:
        """The Set-Cookie header that makes a browser nobody's."""
        return self._header("", 0)

    def read(self, cookies: dict[str, str]) -> Session | None:
        """What a browser's cookie says, if it has one of ours that is not too old."""
        cookie = cookies.get(self._name)
        if cookie is None:
            return None
        signed = self._unsigned(cookie)
        age = 0.0 if signed is None else self._now() - signed[1]
        if signed is None or age > COOKIE_AGE:
            return None
        # Cookies had no number before there were accounts, and no session before one could end.
        id, number, session, proved = (*signed[0].split("."), "", "", "")[:4]
        return Session(id, number or "0", session or _shortened(cookie), age, float(proved or 0))

    def _header(self, value: str, age: float) -> str:
        return (
            f"{self._name}={value}; Path=/; Max-Age={age:.0f}; HttpOnly; SameSite=Lax{self._secure}"
        )


class Signer(TimestampSigner):
    """Signs ids, by a clock that can be turned by hand."""

    def __init__(self, key: str, now: Callable[[], float]) -> None:
        super().__init__(
            key, salt="tenka.person", key_derivation="hmac", digest_method=hashlib.sha256
        )
        self._now = now

    def get_timestamp(self) -> int:
        return int(self._now())

    def unsigned(self, cookie: str) -> tuple[str, float] | None:
        """What we have signed, and when; None if it was not us."""
        try:
            value, signed = self.unsign(cookie, return_timestamp=True)
        except BadSignature:
            return None
        return value.decode(), signed.timestamp()


def _shortened(cookie: str) -> str:
    return hashlib.sha256(cookie.encode()).hexdigest()[:12]
