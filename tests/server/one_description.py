"""The OpenAPI description made once, for all tests of a folder or a file that has this fixture."""

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest

from tenka.server.api import openapi


@pytest.fixture(scope="session", autouse=True)
def one_description() -> Iterator[None]:
    """All apps describe themselves alike, and it takes half a second each time."""
    describe = openapi._describe
    made: list[dict[str, Any]] = []

    def again(*asked: Any) -> dict[str, Any]:
        made[:] = made or [describe(*asked)]
        return deepcopy(made[0])

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(openapi, "_describe", again)
        yield
