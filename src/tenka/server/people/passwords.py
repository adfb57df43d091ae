"""Passwords: what they may be, and their hashes, made and compared in threads of their own.

A hash takes a good part of a second of a core and much memory, on purpose: a few are made at once,
some wait, and more are refused. The event loop never waits for one.
"""

import asyncio
import secrets
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from tenka.server.errors import BadRequest, TooMany
from tenka.server.people.names import compared

SHORTEST = 8
LONGEST = 200
AT_ONCE = 2  # each takes 64 MiB
WAITING = 50

COMMON = """
password password1 password12 password123 passw0rd p@ssw0rd passwort jelszo123 haslo123 12345678
123456789 1234567890 87654321 11111111 00000000 88888888 qwertyui qwertyuiop qwerty12 qwerty123
qwertz123 1q2w3e4r 1qaz2wsx asdfghjk asdfghjkl zxcvbnm1 abcdefgh abcd1234 abc12345 aa123456
iloveyou iloveyou1 sunshine princess football baseball basketball superman starwars trustno1
welcome1 letmein1 changeme internet computer whatever michelle dragon123 monkey123 tenkatenka
"""


T = TypeVar("T")


class BadPassword(BadRequest):
    """A password that cannot be; the sentence says what is allowed."""


class Passwords:
    """Hashes passwords and compares them."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="tenka-hashing")
        self._asked = 0
        self._nobodys: asyncio.Future[str] | None = None

    def close(self) -> None:
        """No more of it."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def hash(self, password: str) -> str:
        """What is kept of a password."""
        return await self._in_thread(self._hash, password)

    async def fits(self, password: str, hash: str | None) -> bool:
        """Is it the password of this hash? Without one it is not, and that takes as long."""
        if self._nobodys is None:
            made = self._in_thread(self._hash, secrets.token_urlsafe())
            self._nobodys = asyncio.ensure_future(made)
        try:
            nobodys = await asyncio.shield(self._nobodys)
        except TooMany:
            self._nobodys = None
            raise
        fits = await self._in_thread(self.compare, password, nobodys if hash is None else hash)
        return fits and hash is not None

    def compare(self, password: str, hash: str) -> bool:
        """Is it the password of this hash? Takes its time."""
        try:
            return self._hasher.verify(hash, _normal(password))
        except (Argon2Error, InvalidHashError):
            return False

    def _hash(self, password: str) -> str:
        return self._hasher.hash(_normal(password))

    async def _in_thread(self, work: Callable[..., T], *given: str) -> T:
        if self._asked >= WAITING:
            raise TooMany("too many people log in just now; try again in a moment", 2.0)
        self._asked += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work, *given)
        finally:
            self._asked -= 1


def check_password(password: str, name: str) -> None:
    """BadPassword, if it may not be the password of an account of that name."""
    length = len(_normal(password))
    if not SHORTEST <= length <= LONGEST:
        raise BadPassword(f"a password has {SHORTEST} to {LONGEST} characters, not {length}")
    if compared(password) == compared(name):
        raise BadPassword("a password is not the name")
    if password.casefold() in COMMON.split() or len(set(password)) == 1:
        raise BadPassword("this password is one of those that are tried first; choose another")


def _normal(password: str) -> str:
    """Two keyboards may write the same letter in two ways."""
    return unicodedata.normalize("NFKC", password)
