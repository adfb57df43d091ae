"""What can go wrong in the arena, apart from what bots do: that is part of a result."""

import traceback

from tenka.core.errors import TenkaError

LONGEST_WORDS = 300


class ArenaError(TenkaError):
    """A contest cannot go on; what was played is kept."""


class BadContest(TenkaError):
    """A contest that cannot be played."""


class BadResults(TenkaError):
    """A file that does not hold the results of this contest; it is left alone."""


def words_of(error: BaseException) -> str:
    """What was raised, and where, in one line."""
    place = traceback.extract_tb(error.__traceback__)[-1]
    file = place.filename.replace("\\", "/").rsplit("/", 1)[-1]
    said = f"{type(error).__name__} at {file}:{place.lineno}: {error}"
    return " ".join(said.split())[:LONGEST_WORDS]
