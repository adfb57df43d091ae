"""Why something is not done in a tournament."""

from tenka.server.errors import Full, NotNow, NotYours, Refusal


class NeedsAccount(NotYours):
    """Somebody without an account opens a tournament."""


class NotTheOpener(NotYours):
    """What only whoever opened the tournament may do."""


class TournamentFull(Full):
    """A tournament with no place left."""


class TournamentBegun(NotNow):
    """What is only possible before a tournament begins."""


class TooFewPlayers(NotNow):
    """A tournament that cannot begin with so few."""


class TooManyTournaments(Refusal):
    """A person's unfinished tournaments are as many as may be; to wait is of no use."""

    status = 429
