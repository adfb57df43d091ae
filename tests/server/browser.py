"""A browser for an app that runs in this process."""

import sys
from typing import Any

from httpx2 import ASGITransport, AsyncByteStream, BaseTransport, ByteStream, Request, Response
from starlette.testclient import TestClient
from starlette.types import ASGIApp

sys.modules.setdefault("sniffio", None)  # type: ignore[arg-type]  # httpx2 seeks it for each request


class Browser(TestClient):
    """A TestClient that goes to the app's thread once for a request, not eight times: that takes
    longer than most answers."""

    def __init__(self, app: ASGIApp, address: str, client: tuple[str, int], **more: Any) -> None:
        super().__init__(app, address, raise_server_exceptions=False, client=client, **more)
        self._transport = _AtOnce(self, self._transport, client)


class _AtOnce(BaseTransport):
    """Answers are read to their end before they are handed over; sockets, and what comes in parts,
    are left to another."""

    def __init__(self, browser: Browser, other: BaseTransport, client: tuple[str, int]) -> None:
        self._browser = browser
        self._other = other
        self._app = ASGITransport(browser.app, raise_app_exceptions=False, client=client)

    def handle_request(self, request: Request) -> Response:
        if request.url.scheme in ("ws", "wss") or not isinstance(request.stream, ByteStream):
            return self._other.handle_request(request)
        assert self._browser.portal is not None
        return self._browser.portal.call(self._answer, request)

    async def _answer(self, request: Request) -> Response:
        answer = await self._app.handle_async_request(request)
        assert isinstance(answer.stream, AsyncByteStream)
        body = b"".join([part async for part in answer.stream])
        return Response(answer.status_code, headers=answer.headers, stream=ByteStream(body))
