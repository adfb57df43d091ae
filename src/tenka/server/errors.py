"""Why the server refuses a request: errors with an HTTP status of their own."""

from typing import ClassVar

from tenka.core.errors import TenkaError


class Refusal(TenkaError):
    """A request that is not granted; the base of all errors with a status of their own."""

    status: ClassVar[int] = 400


class BadRequest(Refusal):
    """A request that is not of the form it should have."""

    status = 422


class CannotBan(BadRequest):
    """An address that cannot be banned: none at all, this machine, or too large a network."""


class BadToken(Refusal):
    """An API token, or the lack of one, that does not say who is there."""

    status = 401


class NotYours(Refusal):
    """Something that this person may not do."""

    status = 403


class UnknownProxy(Refusal):
    """Something stands between the browser and the server, and does not tell who it is."""

    status = 403


class WrongPassword(Refusal):
    """A password that does not fit, or a name that nobody has: which of them is not told."""

    status = 403


class SecondFactorNeeded(Refusal):
    """An account whose second factor has to be shown, too."""

    status = 403


class WrongCode(Refusal):
    """A code of a second factor that is wrong, too old, or used."""

    status = 403


class ForeignOrigin(Refusal):
    """A request that another site's page has made its visitor send."""

    status = 403


class CannotInvite(Refusal):
    """Somebody who cannot be invited; why not is not told: they may have blocked who asks."""

    status = 403


class MembersOnly(Refusal):
    """Somebody without an account, where guests may not come."""

    status = 403


class SignUpClosed(Refusal):
    """An account that nobody may make for themselves."""

    status = 403


class BadInvitation(Refusal):
    """An invitation that is none, or is used up or too old; which of them is not told."""

    status = 403


class OnlyTheHost(Refusal):
    """What an owner may not do: the host does it, by `tenka admin`."""

    status = 403


class NoHints(Refusal):
    """A hint where the others have not agreed to any."""

    status = 403


class NotFound(Refusal):
    """There is no such thing here."""

    status = 404


class Stale(Refusal):
    """The request answers something that is not asked any more."""

    status = 409


class KeyUsed(Refusal):
    """The key of a request that came before, and asked for something else."""

    status = 409


class NotNow(Refusal):
    """Something that cannot be done as things stand."""

    status = 409


class Full(Refusal):
    """There is no room left."""

    status = 409


class TooManyTokens(Full):
    """A person's API tokens are as many as may be."""


class ListFull(Full):
    """As many people, clubs, invitations or browsers as may be: one has to go first."""


class ClubFull(Full):
    """A club with as many members as may be."""


class TooLarge(Refusal):
    """More bytes than we take."""

    status = 413


class HeadersTooLarge(Refusal):
    """More headers than we take."""

    status = 431


class TooSlow(Refusal):
    """A request that did not arrive whole in time."""

    status = 408


class TooMany(Refusal):
    """Too many requests; after so many seconds the next one is welcome."""

    status = 429

    def __init__(self, message: str, retry_after: float = 1.0) -> None:
        super().__init__(message)
        self.retry_after = retry_after


class SeekPaused(TooMany):
    """Somebody who did not come to a game that was found for them; after so many seconds they may
    look for another."""


class TooManyTables(Refusal):
    """A person's unfinished tables are as many as may be; to wait is of no use."""

    status = 429


class TooManyListed(Refusal):
    """As many open tables in the list as may be, of this person or of the guests of one network."""

    status = 429


class TooManyAnalyses(Refusal):
    """As many games as may be wait to be analysed, of this person or of all."""

    status = 429


class TooManyPasswords(TooMany):
    """Too many wrong passwords; after so many seconds the next one is welcome."""


class Unavailable(Refusal):
    """Something that we need does not answer just now: the same request may be sent again."""

    status = 503
    retry_after = 1.0


class Stopping(Refusal):
    """The server is going down; it may be back soon."""

    status = 503
    retry_after = 5.0
