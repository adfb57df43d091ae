"""All chance of what is simulated comes from one seed, by name: who simulates which part of it is
no matter."""

import hashlib

from tenka.core.chance import FastChance


def seed_of(seed: int, *names: object) -> int:
    """A seed of its own for what has this name.

    >>> seed_of(1, "deal", 7) == seed_of(1, "deal", 7) != seed_of(1, "deal", 8)
    True
    """
    name = "\0".join(str(part) for part in (seed, *names))
    return int.from_bytes(hashlib.sha256(name.encode()).digest()[:8], "big")


def named_chance(seed: int, *names: object) -> FastChance:
    """The chance of what has this name."""
    return FastChance(seed_of(seed, *names))
