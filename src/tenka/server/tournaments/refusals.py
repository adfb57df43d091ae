"""Why something is not done in a tournament."""

from tenka.server.errors import Full, NotNow, NotYours, Refusal


class NeedsAccount(NotYours):
    """Somebody without an account opens a tournament."""


class NotTheOpener(NotYours):
    """What only whoever opened the tournament may do."""


class AccountsOnly(NotYours):
    """A guest wants to play where only people with an account do."""


class ConfirmedMailOnly(NotYours):
    """Somebody wants to play where only people with a confirmed mail do."""


class RatingDoesNotFit(NotYours):
    """Somebody is too weak or too strong for a tournament."""


class RemovedFromTournament(NotYours):
    """Somebody wants to come back whom the opener has removed."""


class TooManyOfAddress(Full):
    """As many from one address play in a tournament as may."""


class TournamentFull(Full):
    """A tournament with no place left."""


class TournamentBegun(NotNow):
    """What is only possible before a tournament begins."""


class TournamentOver(NotNow):
    """What is only possible before a tournament is over."""


class TooFewPlayers(NotNow):
    """A tournament that cannot begin with so few."""


class TooManyTournaments(Refusal):
    """A person's unfinished tournaments are as many as may be; to wait is of no use."""

    status = 429
