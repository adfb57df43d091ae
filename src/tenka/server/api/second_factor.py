"""The second factor of an account: turning it on and off, showing it, codes for who loses it."""

from typing import Annotated

from fastapi import APIRouter
from pydantic import BaseModel, Field
from starlette.requests import Request

from tenka.server.api.account import Password
from tenka.server.api.dependencies import Browser, ByCookie, address_of, set_cookie
from tenka.server.api.me import MeView, shown
from tenka.server.api.schemas.common import Strict
from tenka.server.errors import NotNow
from tenka.server.people.second_factor import address_for_apps
from tenka.server.services import Use

router = APIRouter(prefix="/api/me/second-factor", tags=["account"])

Code = Annotated[
    str,
    Field(max_length=64, description="six digits, or a recovery code", examples=["287082"]),
]


class SecondFactorView(BaseModel):
    """Whether my account has a second factor."""

    on: bool
    demanded: bool = Field(description="I look after this server, which needs it")
    shown: bool = Field(description="in this session, not too long ago")
    recovery_codes: int = Field(description="that are left")


class WithPassword(Strict):
    """The password of my account."""

    password: Password


class WithCode(Strict):
    """A code of my second factor."""

    code: Code


class WithBoth(WithPassword, WithCode):
    """My password and a code."""


class NewSecretView(BaseModel):
    """For the app on my phone, until I confirm it."""

    secret: str
    url: str = Field(description="the same for its camera", examples=["otpauth://totp/..."])


class RecoveryCodesView(BaseModel):
    """Each instead of a code, once; they are shown this once."""

    recovery_codes: list[str]


@router.get("")
async def second_factor(visitor: Browser, use: Use) -> SecondFactorView:
    """Whether my account has a second factor."""
    demanded = visitor is not None and use.second_factors.is_demanded(visitor.person)
    if visitor is None or not await use.second_factors.is_on(visitor.person):
        return SecondFactorView(on=False, demanded=demanded, shown=False, recovery_codes=0)
    return SecondFactorView(
        on=True,
        demanded=demanded,
        shown=visitor.session is not None and use.identity.is_proved(visitor.session),
        recovery_codes=await use.second_factors.codes_left(visitor.person),
    )


@router.post("", status_code=201)
async def begin(given: WithPassword, request: Request, me: ByCookie, use: Use) -> NewSecretView:
    """Begin with one. It is asked for once it is confirmed; until then one can begin again."""
    await use.accounts.check_password(me, given.password, address_of(request))
    secret = await use.second_factors.begin(me)
    server = request.url.hostname or "Tenka"
    return NewSecretView(secret=secret, url=address_for_apps(secret, me.name, server))


@router.post("/confirm")
async def confirm(given: WithCode, request: Request, me: ByCookie, use: Use) -> RecoveryCodesView:
    """It is on from now on; all other browsers have to log in with it, and my link is dead."""
    person, codes = await use.second_factors.confirm(me, given.code)
    set_cookie(request, use.identity.cookie(person, proved=True))
    use.nodes.cut_off(me.id)
    return RecoveryCodesView(recovery_codes=codes)


@router.post("/show")
async def show(given: WithCode, request: Request, visitor: Browser, use: Use) -> MeView:
    """Show it in this session, as looking after the server needs."""
    if visitor is None or not await use.second_factors.check(visitor.person, given.code):
        raise NotNow("you have no second factor")
    set_cookie(request, use.identity.cookie(visitor.person, visitor.session, proved=True))
    return shown(visitor.person)


@router.post("/recovery-codes")
async def new_codes(given: WithCode, me: ByCookie, use: Use) -> RecoveryCodesView:
    """Other recovery codes; those before are worth nothing any more."""
    return RecoveryCodesView(recovery_codes=await use.second_factors.new_codes(me, given.code))


@router.post("/off")
async def turn_off(given: WithBoth, request: Request, me: ByCookie, use: Use) -> MeView:
    """The password is enough from now on. All other browsers have to log in again."""
    await use.accounts.check_password(me, given.password, address_of(request))
    person = await use.second_factors.turn_off(me, given.code)
    set_cookie(request, use.identity.cookie(person))
    use.nodes.cut_off(me.id)
    return shown(person)
