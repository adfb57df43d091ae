"""What tests of accounts share: a server of its own for each, and somebody with an account."""

import pytest

from tenka.server.people import passwords
from tests.server.api.accounts.one_account import FORM, Quick
from tests.server.api.parlour import Guest, Parlour


@pytest.fixture
def parlour(empty_parlour: Parlour) -> Parlour:
    """Names and bans are for all: each test has its own."""
    return empty_parlour


@pytest.fixture(autouse=True)
def hasher(monkeypatch: pytest.MonkeyPatch) -> Quick:
    quick = Quick()
    monkeypatch.setattr(passwords, "PasswordHasher", lambda: quick)
    return quick


@pytest.fixture
def owner(parlour: Parlour) -> Guest:
    """Somebody with an account."""
    guest = parlour.guest()
    guest.post("/me/account", **FORM)
    return guest
