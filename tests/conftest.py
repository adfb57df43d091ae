"""What all tests share."""

from collections.abc import Iterator
from functools import partial

import pytest
from argon2 import PasswordHasher

from tenka.server.people import passwords


@pytest.fixture(scope="session", autouse=True)
def _quick_hashes() -> Iterator[None]:
    """Passwords are hashed in no time; how long it has to take is a test of its own."""
    with pytest.MonkeyPatch.context() as patch:
        quick = partial(PasswordHasher, time_cost=1, memory_cost=8, parallelism=1)
        patch.setattr(passwords, "PasswordHasher", quick)
        yield
