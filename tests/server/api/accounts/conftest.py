"""What tests of accounts share: a server of its own for each, and somebody with an account."""

import pytest

from tenka.server.people import passwords
from tests.server.api.accounts.one_account import FORM, Quick
from tests.server.api.site import Guest, Site


@pytest.fixture
def site(empty_site: Site) -> Site:
    """Names and bans are for all: each test has its own."""
    return empty_site


@pytest.fixture(autouse=True)
def hasher(monkeypatch: pytest.MonkeyPatch) -> Quick:
    quick = Quick()
    monkeypatch.setattr(passwords, "PasswordHasher", lambda: quick)
    return quick


@pytest.fixture
def owner(site: Site) -> Guest:
    """Somebody with an account."""
    guest = site.guest()
    guest.post("/me/account", **FORM)
    return guest
