"""What other packages bring along, by the groups of their entry points."""

import sys
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.metadata import EntryPoints


def of_others(group: str) -> "EntryPoints":
    """The entry points of a group, in all packages that can be imported now."""
    return _found(group, tuple(sys.path))


@cache
def _found(group: str, path: tuple[str, ...]) -> "EntryPoints":
    """Looked for once: it takes 20 milliseconds, as long as there are a hundred packages."""
    from importlib.metadata import entry_points  # takes as long to import as all of tenka

    return entry_points(group=group)
