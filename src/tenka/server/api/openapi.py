"""The OpenAPI description: errors, ways to say who one is, and the schemas of socket messages."""

import asyncio
import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import orjson
from fastapi import APIRouter, FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import BaseModel, Field
from pydantic.json_schema import models_json_schema
from starlette.routing import BaseRoute

from tenka.version import VERSION

ABOUT = """\
Tables, live play and records of Tenka's games.

Who you are is shown by a cookie, which a first request sets by itself, or by an API token:
`Authorization: Bearer tenka_...`. Whatever is refused is answered with an **Error**; a move that
the rules forbid names the rule it breaks.

Every answer about a table has a header `Tenka-Revision`: show it with your next request to that
table, and you are answered no older, at whichever server. A socket takes it as `?revision=`.
"""
REF = "#/components/schemas/{model}"


class Fault(BaseModel):
    """What was wrong."""

    kind: str = Field(description="the kind of error", examples=["IllegalMove"])
    rule: str | None = Field(description="the rule that a move breaks", examples=["CH-3.4"])
    why: str | None = Field(
        default=None,
        description="what that rule says, in the language of the header Accept-Language",
        examples=["A counter must be a set of the same size ..."],
    )
    message: str = Field(description="a sentence for people", examples=["the round is led by ..."])
    retry_after: float | None = Field(
        description="seconds to wait, then the same may be sent again; null: it would be of no use",
        examples=[1.0],
    )


class BanOut(BaseModel):
    """Why somebody is shut out, and for how long."""

    reason: str = Field(examples=["spam"])
    until: float | None = Field(description="when it ends by itself; null: when it is lifted")


class Error(BaseModel):
    """The body of every answer that is no success."""

    error: Fault
    ban: BanOut | None = Field(default=None, description="with `Banned` alone")


REFUSED: dict[int | str, dict[str, Any]] = {
    "4XX": {"model": Error, "description": "refused; the body says why"}
}


@dataclass(frozen=True)
class Written:
    """The description as it goes out, and the tag by which a client knows that it has it."""

    text: bytes
    tag: str


def describe(app: FastAPI, schemas: Sequence[type[BaseModel]]) -> None:
    """Have the app describe itself, these schemas included."""
    app.state.described = None

    def description() -> dict[str, Any]:
        if app.openapi_schema is None:
            app.openapi_schema = _describe(app, schemas)
        return app.openapi_schema

    app.openapi = description  # type: ignore[method-assign]


async def written(app: FastAPI) -> Written:
    """The description, made once, when it is first asked for, and in a thread: it takes as long as
    a hundred moves."""
    if app.state.described is None:
        app.state.described = asyncio.create_task(asyncio.to_thread(_write, app))
    found: Written = await asyncio.shield(app.state.described)
    return found


def _write(app: FastAPI) -> Written:
    text = orjson.dumps(app.openapi())
    return Written(text, f'"{hashlib.sha256(text).hexdigest()[:32]}"')


def _describe(app: FastAPI, schemas: Sequence[type[BaseModel]]) -> dict[str, Any]:
    described = get_openapi(
        title=app.title, version=VERSION, description=ABOUT, routes=_refusing(app.routes)
    )
    components = described.setdefault("components", {})
    models: list[type[BaseModel]] = [Error, *schemas]
    _, published = models_json_schema(
        [(model, "serialization") for model in models], ref_template=REF
    )
    components["schemas"] = {**published["$defs"], **components.get("schemas", {})}
    for model in _models(BaseModel):  # the framework leaves out what is null in them
        components["schemas"].get(model.__name__, {}).update(_example(model))
    components["securitySchemes"] = {
        "cookie": {"type": "apiKey", "in": "cookie", "name": "tenka"},
        "token": {"type": "http", "scheme": "bearer"},
    }
    described["security"] = [{}, {"cookie": []}, {"token": []}]
    return described


def _refusing(routes: Sequence[BaseRoute]) -> list[BaseRoute]:
    """The same routes, each of which may refuse."""
    plain, refusing = APIRouter(), APIRouter()
    plain.routes.extend(routes)
    refusing.include_router(plain, responses=REFUSED)
    return refusing.routes


def _models(kind: type[BaseModel]) -> Iterator[type[BaseModel]]:
    """All that were made from it here."""
    for model in kind.__subclasses__():
        yield from _models(model)
        if model.__module__.startswith("tenka."):
            yield model


def _example(model: type[BaseModel]) -> dict[str, Any]:
    said = model.__dict__["model_config"].get("json_schema_extra")
    return said if isinstance(said, dict) else {}
