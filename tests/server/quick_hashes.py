"""Passwords in no time, for all tests of a folder or a file that has this fixture."""

from collections.abc import Iterator
from functools import partial

import pytest
from argon2 import PasswordHasher

from tenka.server.people import passwords


@pytest.fixture(scope="session", autouse=True)
def quick_hashes() -> Iterator[None]:
    """How long it has to take is a test of its own, in test_passwords."""
    with pytest.MonkeyPatch.context() as patch:
        quick = partial(PasswordHasher, time_cost=1, memory_cost=8, parallelism=1)
        patch.setattr(passwords, "PasswordHasher", quick)
        yield
