"""Passwords: what they may be, and their hashes, made and compared in threads of their own.

A hash takes a good part of a second of a core and much memory, on purpose: a few are made at once,
some wait, and more are refused. The event loop never waits for one.
"""

import asyncio
import secrets
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Lock
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError

from tenka.server.errors import BadRequest, TooMany
from tenka.server.store.lookalikes import compared

SHORTEST = 8
LONGEST = 200
AT_ONCE = 2  # each takes 64 MiB
WAITING = 50

# zxcvbn knows thirty thousand passwords that others have had, words and names in English, rows of
# keys, years and repetitions, and guesses how many tries they take. Its time grows with the length,
# and who begins with so much that is easily guessed hardly goes on with better.
TRIES_AT_LEAST = 3e6
ESTIMATED = 16

T = TypeVar("T")


class BadPassword(BadRequest):
    """A password that cannot be; the sentence says what is allowed."""


class Passwords:
    """Hashes passwords and compares them."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="tenka-hashing")
        self._asked = 0
        self._estimating = Lock()
        self._nobodys: asyncio.Future[str] | None = None

    def close(self) -> None:
        """No more of it."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def check(self, password: str, name: str) -> None:
        """BadPassword, if it may not be the password of an account of that name."""
        length = len(_normal(password))
        if not SHORTEST <= length <= LONGEST:
            raise BadPassword(f"a password has {SHORTEST} to {LONGEST} characters, not {length}")
        if compared(password) == compared(name):
            raise BadPassword("a password is not the name")
        if await self._in_thread(self._tries, password, name) < TRIES_AT_LEAST:
            raise BadPassword("this password is one of those that are tried first; choose another")

    async def hash(self, password: str) -> str:
        """What is kept of a password."""
        return await self._in_thread(self._hash, password)

    async def fits(self, password: str, hash: str | None) -> bool:
        """Is it the password of this hash? Without one it is not, and that takes as long."""
        nobodys = await self._hash_of_nobody()
        fits = await self._in_thread(self.compare, password, nobodys if hash is None else hash)
        return fits and hash is not None

    async def _hash_of_nobody(self) -> str:
        """Made once, whoever asks for it; if it cannot be made, the next one tries again."""
        if self._nobodys is None:
            made = self._in_thread(self._hash, secrets.token_urlsafe())
            self._nobodys = asyncio.ensure_future(made)
        asked = self._nobodys
        try:
            return await asyncio.shield(asked)
        except Exception:  # too many ask, or there is no memory for it
            if self._nobodys is asked:
                self._nobodys = None
            raise

    def compare(self, password: str, hash: str) -> bool:
        """Is it the password of this hash? Takes its time. VerificationError, if there is no memory
        for it."""
        try:
            return self._hasher.verify(hash, _normal(password))
        except (VerifyMismatchError, InvalidHashError):
            return False

    def _tries(self, password: str, name: str) -> float:
        """How many tries it takes to guess it, for who knows the name."""
        # Only where somebody chooses a password: its lists take 15 MB.
        from zxcvbn import zxcvbn

        with self._estimating:  # it keeps what it is given in its module
            return float(zxcvbn(_normal(password)[:ESTIMATED], [name, *name.split()])["guesses"])

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


def _normal(password: str) -> str:
    """Two keyboards may write the same letter in two ways."""
    return unicodedata.normalize("NFKC", password)
