"""HEAD is answered like GET, but for the body."""

from starlette.types import ASGIApp, Message, Receive, Scope, Send


class HeadAsGet:
    """Asks the route as by GET and leaves the body out; a stream ends with its head."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] != "HEAD":
            await self.app(scope, receive, send)
            return
        answered = False

        async def head_alone(message: Message) -> None:
            nonlocal answered
            if message["type"] != "http.response.body":
                await send(message)
            elif not answered:
                answered = True
                await send({"type": "http.response.body", "body": b"", "more_body": False})

        async def gone_after_that() -> Message:
            return {"type": "http.disconnect"} if answered else await receive()

        asked = {**scope, "method": "GET"}
        try:
            await self.app(asked, gone_after_that, head_alone)
        finally:
            if "route" in asked:
                scope["route"] = asked["route"]  # for the log
