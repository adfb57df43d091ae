"""The password: how it is changed, kept and compared."""

import asyncio
import threading

import pytest
from argon2 import PasswordHasher
from argon2.exceptions import HashingError, VerificationError

from tenka.server.errors import TooMany
from tenka.server.people import passwords
from tenka.server.people.passwords import WAITING, Passwords
from tests.server.api.accounts.one_account import FORM, NAME, PASSWORD, device
from tests.server.api.site import Guest, Site


class TestThePassword:
    def test_another_one(self, site: Site, owner: Guest) -> None:
        other = device(site)
        new = "four geese over the lake"
        owner.post("/me/password", old=PASSWORD, new=new)
        assert owner.get("/me")["account"] is True
        assert other.get("/me")["account"] is False
        assert other.refused("/login", **FORM) == (403, "WrongPassword")
        device(site, password=new)

    def test_what_is_refused(self, site: Site, owner: Guest) -> None:
        refused = owner.refused
        assert refused("/me/password", old="wrong", new=PASSWORD) == (403, "WrongPassword")
        assert refused("/me/password", old=PASSWORD, new="short") == (422, "BadPassword")
        assert refused("/me/password", old=PASSWORD, new=NAME) == (422, "BadPassword")
        guest = site.guest()
        assert guest.refused("/me/password", old=PASSWORD, new=PASSWORD) == (409, "NotNow")
        device(site)

    def test_it_is_not_guessed_by_who_has_found_the_browser_open(self, owner: Guest) -> None:
        for _ in range(20):
            owner.refused("/me/password", old="wrong", new=PASSWORD)
        answer = owner.refused("/me/password", old=PASSWORD, new=PASSWORD)
        assert answer == (429, "TooManyPasswords")
        assert owner.refused("/me/delete", password=PASSWORD) == (429, "TooManyPasswords")


class Stuck(Passwords):
    """Compares when it is let."""

    def __init__(self) -> None:
        super().__init__()
        self.let = threading.Event()

    def compare(self, password: str, hash: str) -> bool:
        return self.let.wait(10)


def test_the_event_loop_goes_on_while_passwords_are_compared() -> None:
    async def story() -> None:
        stuck = Stuck()
        asked = [asyncio.ensure_future(stuck.fits("x", "hash")) for _ in range(WAITING)]
        while stuck._asked < WAITING:  # it goes on, or this would never come about
            await asyncio.sleep(0)
        with pytest.raises(TooMany):
            await stuck.fits("x", "hash")
        stuck.let.set()
        assert await asyncio.gather(*asked) == [True] * WAITING
        stuck.close()

    asyncio.run(story())


class Failing(Passwords):
    """Makes no hash until there is memory for it."""

    def __init__(self) -> None:
        super().__init__()
        self.memory = False

    def _hash(self, password: str) -> str:
        if not self.memory:
            raise HashingError("Memory allocation error")
        return super()._hash(password)


def test_a_hash_that_failed_is_made_again() -> None:
    async def story() -> None:
        failing = Failing()
        found = await asyncio.gather(
            *(failing.fits(PASSWORD, None) for _ in range(3)), return_exceptions=True
        )
        assert [type(each) for each in found] == [HashingError] * 3
        failing.memory = True
        assert await failing.fits(PASSWORD, await failing.hash(PASSWORD))
        assert not await failing.fits(PASSWORD, None)
        failing.close()

    asyncio.run(story())


def test_who_could_not_be_compared_is_not_told_to_be_wrong() -> None:
    comparing = Passwords()
    kept = PasswordHasher(memory_cost=64, time_cost=1, parallelism=1).hash("broken chopsticks")
    assert comparing.compare("broken chopsticks", kept)
    assert not comparing.compare("broken chopstick", kept)
    with pytest.raises(VerificationError, match="Memory"):
        comparing.compare("broken chopsticks", kept.replace("m=64", "m=4294967295"))
    comparing.close()


def test_hashes_are_as_slow_as_argon2_advises(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords, "PasswordHasher", PasswordHasher)

    async def story() -> None:
        real = Passwords()
        hash = await real.hash(PASSWORD)
        assert hash.startswith("$argon2id$")
        assert not PasswordHasher().check_needs_rehash(hash)
        assert await real.fits(PASSWORD, hash)
        assert not await real.fits(PASSWORD + " ", hash)
        assert not await real.fits(PASSWORD, None)
        assert not await real.fits(PASSWORD, "damaged")
        real.close()

    asyncio.run(story())
