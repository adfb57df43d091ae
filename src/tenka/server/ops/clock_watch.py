"""Sees that the clock of the tables and the clock on the wall have come apart."""

import logging
from collections.abc import Callable

MUCH = 60.0  # seconds

log = logging.getLogger(__name__)


class ClockWatch:
    """While a machine sleeps, its tables stand still: that time is nobody's. What is agreed with
    others goes by the wall, and alarms for it are late then: `parted` sees to them."""

    def __init__(
        self, tables: Callable[[], float], wall: Callable[[], float], parted: Callable[[], None]
    ) -> None:
        self._tables = tables
        self._wall = wall
        self._parted = parted
        self._known = 0.0

    def look(self) -> None:
        """Now and then; each time that they come apart is told once."""
        behind = self._wall() - self._tables()
        if abs(behind - self._known) <= MUCH:
            return
        self._known = behind
        log.warning(
            "the machine slept, or its clock was set: tables are %.0f seconds behind it; a restart "
            "puts them right",
            behind,
        )
        self._parted()
