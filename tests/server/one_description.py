"""The OpenAPI description made once, for all tests of a folder or a file that has this fixture."""

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest
from fastapi import FastAPI

from tenka.server.api import openapi


@pytest.fixture(scope="session", autouse=True)
def one_description() -> Iterator[None]:
    """All apps with the same routes describe themselves alike, and it takes half a second each
    time."""
    describe = openapi._describe
    made: dict[tuple[str, ...], dict[str, Any]] = {}

    def again(app: FastAPI, *more: Any) -> dict[str, Any]:
        routes = tuple(getattr(route, "path", "") for route in app.routes)
        if routes not in made:
            made[routes] = describe(app, *more)
        return deepcopy(made[routes])

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(openapi, "_describe", again)
        yield
