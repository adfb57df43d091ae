"""Accounts: a guest who has chosen a name of his own and a password.

He stays who he was, with his games and his tokens; the password lets him in on other devices.
"""

import secrets

from tenka.server.errors import NotFound, NotNow, WrongPassword
from tenka.server.people.admission import Admission
from tenka.server.people.identity import Identity
from tenka.server.people.limits import Limits
from tenka.server.people.names import owned_name
from tenka.server.people.passwords import Passwords
from tenka.server.store import Conflict, Person
from tenka.server.store.lookalikes import compared


class Accounts:
    """Signing up, logging in, and all that needs the password. `address` is where a request comes
    from: who tries too often from there has to wait."""

    def __init__(
        self, identity: Identity, admission: Admission, limits: Limits, passwords: Passwords
    ) -> None:
        self._identity = identity
        self._admission = admission
        self._limits = limits
        self._passwords = passwords

    def close(self) -> None:
        """Nobody logs in any more."""
        self._passwords.close()

    async def sign_up(
        self,
        person: Person | None,
        name: str,
        password: str,
        address: str | None,
        invitation: str | None = None,
    ) -> Person:
        """The guest has an account from now on, and who else was this guest, by a link of his, has
        to log in; who was nobody begins with one. NameTaken if another was first."""
        if person is not None and person.login is not None:
            raise NotNow("you have an account")
        also = await self._admission.check_sign_up(invitation)
        name = owned_name(name)
        await self._identity.check_free(name, person)
        self._limits.hashing(address)
        await self._passwords.check(password, name)
        hash = await self._passwords.hash(password)
        account = {"name": name, "login": compared(name), "password": hash}
        try:
            if person is None:
                return await self._identity.create(also, **account)
            return await self._identity.log_out_everywhere(person, also, **account)
        except Conflict:
            await self._identity.check_free(name, person)
            if invitation is not None:
                await self._admission.check_sign_up(invitation)
            raise

    async def open_for(self, name: str) -> tuple[Person, str]:
        """An account that the host makes for somebody, and its password, told this once."""
        name = owned_name(name)
        await self._identity.check_free(name)
        password = secrets.token_urlsafe(9)
        hash = await self._passwords.hash(password)
        person = await self._identity.create(name=name, login=compared(name), password=hash)
        return person, password

    async def account(self, name: str) -> Person:
        """Whose account has that name; NotFound if nobody's."""
        person = await self._identity.by_login(name)
        if person is None:
            raise NotFound("there is no account of that name")
        return person

    async def log_in(self, name: str, password: str, address: str | None) -> Person:
        """Whose name and password these are. WrongPassword tells not which of them is wrong, and
        takes the same time."""
        login = compared(name)
        self._limits.password(address, login)
        person = await self._identity.by_login(name)
        await self._check(None if person is None else person.password, password, address, login)
        assert person is not None
        return person

    async def change_password(
        self, person: Person, old: str, new: str, address: str | None
    ) -> Person:
        """Another password; all his other devices have to log in anew."""
        if person.login is None:
            raise NotNow("you have no account yet, and no password")
        await self.check_password(person, old, address)
        await self._passwords.check(new, person.name)
        hash = await self._passwords.hash(new)
        return await self._identity.log_out_everywhere(person, password=hash)

    async def reset_password(self, name: str) -> tuple[Person, str]:
        """A new password for somebody who has forgotten his, told this once; all his devices have
        to log in with it."""
        person = await self.account(name)
        password = secrets.token_urlsafe(9)
        hash = await self._passwords.hash(password)
        return await self._identity.log_out_everywhere(person, password=hash), password

    async def check_password(
        self, person: Person, password: str | None, address: str | None
    ) -> None:
        """WrongPassword, if it is not his; a guest has none and needs none."""
        if person.login is None:
            return
        if password is None:
            raise WrongPassword("this needs your password")
        self._limits.password(address, person.login)
        await self._check(person.password, password, address, person.login)

    async def _check(
        self, hash: str | None, password: str, address: str | None, login: str
    ) -> None:
        self._limits.hashing(address)
        if not await self._passwords.fits(password, hash):
            raise WrongPassword("the name or the password is wrong")
        self._limits.right_password(address, login)
