"""For those who look after the server: who may come, invitations, accounts, owners."""

from pydantic import BaseModel, Field
from starlette.requests import Request

from tenka.server.api.account import AdmissionView
from tenka.server.api.host_access import admin_router, check_host
from tenka.server.api.invitations import InvitationFacts, facts_of, link_of
from tenka.server.services import Use
from tenka.server.settings import SignUp

router = admin_router()


class AdmissionIn(BaseModel):
    """What is to change; null: nothing."""

    signup: SignUp | None = None
    guests: bool | None = None
    reset: bool = Field(False, description="first as the environment says")


class HostedAdmission(AdmissionView):
    """Who may come, and who has said so."""

    stored: bool = Field(description="changed while it ran, else as the environment says")


class InvitationIn(BaseModel):
    """How many people may come by an invitation, and for how long."""

    uses: int = Field(1, ge=1, le=1000)
    days: float = Field(14.0, gt=0, le=366)
    note: str = Field("", max_length=80)


class InvitationView(InvitationFacts):
    """An invitation; its link was shown when it was made."""

    note: str


class NewInvitationView(InvitationView):
    """A new invitation, its link shown once."""

    url: str


class RevokeIn(BaseModel):
    """Which invitation is worth nothing from now on."""

    id: str = Field(max_length=64)


class NameIn(BaseModel):
    """Whose account."""

    name: str = Field(max_length=200)


class AccountView(BaseModel):
    """A new account, its password shown once."""

    name: str
    password: str


class OwnerIn(NameIn):
    """Who is an owner from now on, or is none any more."""

    owner: bool = True


class OwnerView(NameIn):
    """Who is an owner now, or not."""

    owner: bool


SCHEMAS = (AdmissionView, HostedAdmission, InvitationView, NewInvitationView, AccountView)


@router.post("/admission")
async def change_admission(wanted: AdmissionIn, use: Use) -> HostedAdmission:
    """Who may come from now on. Who may not any more is cut off, and keeps their seats."""
    before = use.admission.terms
    if wanted.reset:
        await use.admission.reset()
    terms = await use.admission.change(wanted.signup, wanted.guests)
    use.nodes.admission_changed()
    if before.guests and not terms.guests:
        use.nodes.cut_off_all()  # members come back by themselves
    return HostedAdmission(signup=terms.signup, guests=terms.guests, stored=terms.stored)


@router.get("/invitations")
async def invitations(use: Use) -> list[InvitationView]:
    """All invitations, newest first."""
    found = reversed(await use.admission.invitations())
    return [InvitationView(note=each.note, **facts_of(each, use)) for each in found]


@router.post("/invitations", status_code=201)
async def invite(wanted: InvitationIn, request: Request, use: Use) -> NewInvitationView:
    """A link by which people may sign up."""
    code, made = await use.admission.invite(wanted.uses, wanted.days, wanted.note.strip())
    url = link_of(code, "signup", request, use)
    return NewInvitationView(url=url, note=made.note, **facts_of(made, use))


@router.post("/invitations/revoke", status_code=204)
async def revoke(wanted: RevokeIn, use: Use) -> None:
    """Nobody comes by it any more."""
    await use.admission.revoke(wanted.id)


@router.post("/accounts", status_code=201)
async def make_account(wanted: NameIn, use: Use) -> AccountView:
    """An account for somebody, who is to be told its password."""
    person, password = await use.accounts.open_for(wanted.name)
    return AccountView(name=person.name, password=password)


@router.post("/owners")
async def make_owner(wanted: OwnerIn, request: Request, use: Use) -> OwnerView:
    """An account may look after the server on its own page, or may not any more."""
    check_host(request)
    person = await use.accounts.account(wanted.name)
    changed = await use.identity.change(person, owner=wanted.owner)
    return OwnerView(name=changed.name, owner=changed.owner)


@router.post("/second-factor/reset", status_code=204)
async def reset_second_factor(wanted: NameIn, request: Request, use: Use) -> None:
    """The password of that account is enough again: for who has lost the phone and the codes."""
    check_host(request)
    person = await use.second_factors.reset(await use.accounts.account(wanted.name))
    use.nodes.cut_off(person.id)
