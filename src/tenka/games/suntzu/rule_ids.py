"""The ids of all rules, and those that only define or order and need no test of their own."""

from typing import Final

_LAST: Final = {1: 7, 2: 5, 3: 4, 4: 12, 5: 4, 6: 5, 7: 15, 8: 8, 9: 8}

RULE_IDS: Final = tuple(
    f"ST-{chapter}.{number}" for chapter, last in _LAST.items() for number in range(1, last + 1)
)
DEFINITIONS: Final[tuple[str, ...]] = ()
