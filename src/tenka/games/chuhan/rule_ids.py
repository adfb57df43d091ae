"""The ids of all rules, and those that only define or order and need no test of their own."""

from typing import Final

_LAST: Final = {1: 3, 2: 6, 3: 6, 4: 7, 5: 17, 6: 9, 7: 12, 8: 7}

RULE_IDS: Final = tuple(
    f"CH-{chapter}.{number}" for chapter, last in _LAST.items() for number in range(1, last + 1)
)
DEFINITIONS: Final = ("CH-1.3",)
