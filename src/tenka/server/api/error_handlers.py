"""Whatever is raised while a request is answered becomes an answer: `HANDLERS`, for the app."""

from typing import Any

from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.websockets import WebSocket, WebSocketState

from tenka.core.errors import TenkaError
from tenka.server.api.bad_requests import UNREADABLE, words_of
from tenka.server.api.error_answers import (
    POLICY_VIOLATION,
    explained,
    headers_of,
    reason_of,
    status_of,
    told,
)
from tenka.server.api.pages import lost
from tenka.server.api.rule_sentences import language_of


async def _refused(connection: Request | WebSocket, error: Exception) -> Response | None:
    assert isinstance(error, TenkaError)
    if isinstance(connection, WebSocket) and connection.application_state != (
        WebSocketState.CONNECTING
    ):
        if connection.application_state == WebSocketState.CONNECTED:
            await connection.close(POLICY_VIOLATION, reason_of(error))
        return None
    language = language_of(connection.headers.get("Accept-Language", ""))
    return JSONResponse(await explained(error, language), status_of(error), headers_of(error))


async def _invalid(request: Request, error: Exception) -> Response:
    """A request that is not of the form that the OpenAPI description gives it."""
    assert isinstance(error, RequestValidationError)
    words = words_of(error.errors(), request.headers.get("Content-Type", ""))
    return JSONResponse(told("BadRequest", words), 422)


async def _plain(request: Request, error: Exception) -> Response:
    """What the framework refuses itself: no such address, no such method."""
    assert isinstance(error, HTTPException)
    if error.status_code == 404 and (page := lost(request)) is not None:
        return page
    if error.status_code == 400:  # the framework's own word for what follows
        return JSONResponse(told("BadRequest", UNREADABLE), 422)
    kinds = {404: "NotFound", 405: "NotAllowed"}
    kind = kinds.get(error.status_code, "BadRequest")
    return JSONResponse(told(kind, str(error.detail)), error.status_code, error.headers)


HANDLERS: dict[Any, Any] = {
    TenkaError: _refused,
    RequestValidationError: _invalid,
    HTTPException: _plain,
}
