"""Invitations as they are shown: those to the server and those to clubs."""

from typing import Any

from pydantic import BaseModel, Field
from starlette.requests import Request

from tenka.server.people.invitations import AnyInvitation, is_open
from tenka.server.services import Services


class InvitationFacts(BaseModel):
    """What is known of an invitation; its link was shown when it was made."""

    id: str
    created: float
    until: float
    uses: int
    used: int
    open: bool = Field(description="Somebody may still come by it.")


def facts_of(invitation: AnyInvitation, use: Services) -> dict[str, Any]:
    """The fields of `InvitationFacts`."""
    return {
        "id": invitation.id,
        "created": invitation.created,
        "until": invitation.until,
        "uses": invitation.uses,
        "used": invitation.used,
        "open": is_open(invitation, use.now()),
    }


def link_of(code: str, page: str, request: Request, use: Services) -> str:
    """The link that is shown once. What follows the sign is never sent to a server, so no log of a
    proxy has it."""
    base = use.settings.url.rstrip("/") or str(request.base_url).rstrip("/")
    return f"{base}/{page}#{code}"
