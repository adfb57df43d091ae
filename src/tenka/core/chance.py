"""Chance is named, not streamed: a source is asked for the draws of one named event.

`chance.draws("deal/hand3")` gives the same numbers whenever it is asked, whatever was drawn
before, so a position can be continued and one more event never disturbs another.
docs/fairness.md says how a hash becomes numbers, with test vectors.
"""

import hashlib
import hmac
from typing import Final, TypeVar

from mypy_extensions import i64, mypyc_attr

T = TypeVar("T")

# Products are cut to 62 bits at once: compiled integers wrap at 64, interpreted ones do not.
MASK: Final[i64] = 0x3FFFFFFFFFFFFFFF
GAMMA: Final[i64] = 0x1E3779B97F4A7C15
MIX_1: Final[i64] = 0x3F58476D1CE4E5B9
MIX_2: Final[i64] = 0x14D049BB133111EB
NAME_START: Final[i64] = 0x0BF29CE484222325
NAME_PRIME: Final[i64] = 0x100000001B3


@mypyc_attr(acyclic=True)
class Draws:
    """The numbers of one event, one after the other."""

    def word(self) -> i64:
        """The next number below 2**32."""
        raise NotImplementedError

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely; 1 <= n < 2**30."""
        raise NotImplementedError

    def happens(self, probability: float) -> bool:
        """True with this probability, to 32 bits."""
        return float(self.word()) < probability * 4294967296.0

    def shuffle(self, items: list[T]) -> None:
        """Put the items into a random order, in place."""
        i: i64 = len(items) - 1
        while i > 0:
            j = self.below(i + 1)
            held = items[i]
            items[i] = items[j]
            items[j] = held
            i -= 1


class Chance:
    """A source of randomness."""

    def draws(self, name: str) -> Draws:
        """The draws of the event of that name; always the same ones for the same name."""
        raise NotImplementedError


@mypyc_attr(acyclic=True)
class FastDraws(Draws):
    """A 62-bit counter behind a mixer: quick, even enough for search and simulation."""

    def __init__(self, state: i64) -> None:
        self.state: i64 = state

    def __reduce__(self) -> tuple[object, ...]:
        return FastDraws, (int(self.state),)

    def word(self) -> i64:
        self.state = (self.state + GAMMA) & MASK
        return mix(self.state) >> 30

    def below(self, n: i64) -> i64:
        self.state = (self.state + GAMMA) & MASK
        return ((mix(self.state) >> 30) * n) >> 32


class FastChance(Chance):
    """Chance from a plain number, for search, simulation and tests."""

    def __init__(self, seed: int) -> None:
        self.key: i64 = name_hash(str(seed))

    def __reduce__(self) -> tuple[object, ...]:
        return FastChance, (0,), int(self.key)

    def __setstate__(self, key: int) -> None:
        self.key = key

    def draws(self, name: str) -> Draws:
        return FastDraws(mix(self.key ^ name_hash(name)))


class VerifiableDraws(Draws):
    """HMAC-SHA256(key, name, 0, block number): eight 32-bit numbers from each block."""

    def __init__(self, key: bytes, name: str) -> None:
        self.key = key
        self.name = name.encode() + b"\0"
        self.block = b""
        self.block_no = 0
        self.at: i64 = 32

    def __reduce__(self) -> tuple[object, ...]:
        drawn = (self.block, self.block_no, int(self.at))
        return VerifiableDraws, (self.key, self.name[:-1].decode()), drawn

    def __setstate__(self, drawn: tuple[bytes, int, int]) -> None:
        self.block, self.block_no, self.at = drawn[0], drawn[1], drawn[2]

    def word(self) -> i64:
        if self.at == 32:
            label = self.name + self.block_no.to_bytes(4, "big")
            self.block = hmac.digest(self.key, label, "sha256")
            self.block_no += 1
            self.at = 0
        block = self.block
        at = self.at
        self.at = at + 4
        word: i64 = 0
        for i in range(4):
            word = (word << 8) | i64(block[at + i])
        return word

    def below(self, n: i64) -> i64:
        even: i64 = 4294967296 - 4294967296 % n
        word = self.word()
        while word >= even:
            word = self.word()
        return word % n


class VerifiableChance(Chance):
    """Chance that anyone can check once the secret behind the key is revealed."""

    def __init__(self, key: bytes) -> None:
        self.key = key

    def __reduce__(self) -> tuple[object, ...]:
        return VerifiableChance, (self.key,)

    def draws(self, name: str) -> Draws:
        return VerifiableDraws(self.key, name)


def mix(x: i64) -> i64:
    x = ((x ^ (x >> 31)) * MIX_1) & MASK
    x = ((x ^ (x >> 29)) * MIX_2) & MASK
    return x ^ (x >> 32)


def name_hash(name: str) -> i64:
    state: i64 = NAME_START
    for byte in name.encode():
        state = ((state ^ i64(byte)) * NAME_PRIME) & MASK
    return mix(state)


def commitment(secret: bytes) -> str:
    """What is published when a table is opened: the SHA-256 of the host's secret."""
    return hashlib.sha256(secret).hexdigest()


def seal_of(nonce: str) -> str:
    """What a seat gives before its nonce: the SHA-256 of the nonce's digits."""
    return hashlib.sha256(nonce.encode()).hexdigest()


def key_of(secret: bytes, nonces: list[str]) -> bytes:
    """The key of a game: the host's secret, and a nonce of each seat given after the commitment."""
    label = "tenka/1|" + "|".join(f"{len(nonce)}:{nonce}" for nonce in nonces)
    return hmac.digest(secret, label.encode(), "sha256")
