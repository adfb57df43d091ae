"""Invitations, to the server or to a club: how long they are worth something."""

from tenka.server.store.rows import ClubInvitation, Invitation

AnyInvitation = Invitation | ClubInvitation


def is_open(invitation: AnyInvitation, now: float) -> bool:
    """May anybody still come by it?"""
    return invitation.used < invitation.uses and invitation.until > now
