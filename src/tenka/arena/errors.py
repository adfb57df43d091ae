"""What can go wrong in the arena, apart from what bots do: that is part of a result."""

from tenka.core.errors import TenkaError


class ArenaError(TenkaError):
    """A contest cannot go on; what was played is kept."""


class BadContest(TenkaError):
    """A contest that cannot be played."""


class BadResults(TenkaError):
    """A file that does not hold the results of this contest; it is left alone."""
