"""How much is run of what only repeats: by `make test` a little, by `make test-long` all of it.

A test, or a case of one, that is marked `long` is left out by `make test`. More examples of
hypothesis are tried if TENKA_LONG is set, as `make test-long` does.
"""

import os
from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import settings

LONG = os.environ.get("TENKA_LONG", "0") != "0"


def some(cases: Sequence[Any], usually: int) -> list[Any]:
    """Cases for `parametrize`: the first so many always, the others in the long form."""
    return [
        case if number < usually else pytest.param(case, marks=pytest.mark.long)
        for number, case in enumerate(cases)
    ]


def examples(usually: int, long: int) -> settings:
    """So many examples of hypothesis, always the same ones."""
    return settings(
        max_examples=long if LONG else usually, derandomize=True, deadline=None, database=None
    )
