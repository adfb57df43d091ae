"""Accounts: signing up, logging in and out, the password, deleting."""

from typing import Annotated

from fastapi import APIRouter
from pydantic import BaseModel, Field
from starlette.requests import Request

from tenka.server.api.dependencies import Browser, ByCookie, address_of, set_cookie
from tenka.server.api.me import MeView, shown
from tenka.server.api.schemas.common import Strict
from tenka.server.people.passwords import LONGEST, SHORTEST
from tenka.server.services import Use
from tenka.server.settings import SignUp
from tenka.server.tables.leave_all import leave_all

router = APIRouter(prefix="/api", tags=["account"])

Name = Annotated[str, Field(max_length=200, examples=["Xiang Yu"])]
Password = Annotated[str, Field(max_length=1000, examples=["three geese over the river"])]
PASSWORD_LENGTH = f"{SHORTEST} to {LONGEST} characters"


class SigningUp(Strict):
    """A name and a password of one's own."""

    name: Name
    password: Password = Field(description=PASSWORD_LENGTH)
    invitation: str | None = Field(
        None, max_length=100, description="the code of an invitation, where one is needed"
    )


class AdmissionView(BaseModel):
    """Who may come to this server."""

    signup: SignUp = Field(description="who may make an account")
    guests: bool = Field(description="one may look on and play without an account")


class LoggingIn(Strict):
    """Who says that he has an account."""

    name: Name
    password: Password
    code: str | None = Field(
        None, max_length=64, description="of the second factor, if the account has one"
    )


class NewPassword(Strict):
    """Another password instead of the one there is."""

    old: Password
    new: Password = Field(description=PASSWORD_LENGTH)


class Deleting(Strict):
    """The password of an account; a guest has none."""

    password: Password | None = None


@router.get("/admission")
async def admission(use: Use) -> AdmissionView:
    """Who may come to this server."""
    return AdmissionView(signup=use.admission.terms.signup, guests=use.admission.terms.guests)


@router.post("/me/account", status_code=201)
async def sign_up(wanted: SigningUp, request: Request, visitor: Browser, use: Use) -> MeView:
    """Make an account of the guest I am; my games and tokens stay mine. Other browsers that were
    the same guest have to log in, and my link is dead."""
    me = None if visitor is None else visitor.person
    if me is None:
        use.limits.guest(address_of(request))
    person = await use.accounts.sign_up(
        me, wanted.name, wanted.password, address_of(request), wanted.invitation
    )
    set_cookie(request, use.identity.cookie(person))
    use.nodes.cut_off(person.id)
    use.nodes.renamed(person.id, person.name)
    return shown(person)


@router.post("/login")
async def log_in(given: LoggingIn, request: Request, visitor: Browser, use: Use) -> MeView:
    """Make this browser that account's. Who was a guest here leaves his games with the guest."""
    person = await use.accounts.log_in(given.name, given.password, address_of(request))
    proved = await use.second_factors.check(person, given.code)
    set_cookie(request, use.identity.cookie(person, proved=proved))
    return shown(person)


@router.post("/logout", status_code=204)
async def log_out(request: Request, visitor: Browser, use: Use) -> None:
    """This browser is nobody's from now on, and the cookie that it had is worth nothing. A guest
    who does so cannot come back."""
    if visitor is not None:
        await use.identity.log_out(visitor)
        use.nodes.cut_off(visitor.person.id)
    set_cookie(request, use.identity.no_cookie())


@router.post("/me/logout-everywhere")
async def log_out_everywhere(request: Request, me: ByCookie, use: Use) -> MeView:
    """Only this browser stays mine: all others have to log in again, and my link is dead. My bots'
    tokens stay."""
    person = await use.identity.log_out_everywhere(me)
    set_cookie(request, use.identity.cookie(person))
    use.nodes.cut_off(me.id)
    return shown(person)


@router.post("/me/password")
async def change_password(wanted: NewPassword, request: Request, me: ByCookie, use: Use) -> MeView:
    """Another password; all other browsers have to log in with it, and my link is dead."""
    person = await use.accounts.change_password(me, wanted.old, wanted.new, address_of(request))
    set_cookie(request, use.identity.cookie(person))
    use.nodes.cut_off(me.id)
    return shown(person)


@router.post("/me/delete", status_code=204)
async def delete(given: Deleting, request: Request, me: ByCookie, use: Use) -> None:
    """Delete me: I resign where I play, my games stay without my name, all else is gone."""
    await use.accounts.check_password(me, given.password, address_of(request))
    await leave_all(use.lobby, me.id)
    await use.identity.forget(me)
    set_cookie(request, use.identity.no_cookie())
    use.nodes.renamed(me.id, "")
    use.nodes.cut_off(me.id)
    await leave_all(use.lobby, me.id)  # where he sat down meanwhile
