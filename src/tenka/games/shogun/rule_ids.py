"""The ids of all rules, and those that only define or order and need no test of their own."""

from typing import Final

_LAST: Final = {1: 6, 2: 9, 3: 13, 4: 6, 5: 11, 6: 4, 7: 8, 8: 5, 9: 6}

RULE_IDS: Final = tuple(
    f"SG-{chapter}.{number}" for chapter, last in _LAST.items() for number in range(1, last + 1)
)
DEFINITIONS: Final = ()
