"""/docs: the API to read and to try out, by Swagger UI, which the web app's build has put beside
the pages; nothing comes from elsewhere."""

from typing import Annotated

from fastapi import APIRouter, Header
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from tenka.server.api import pages
from tenka.server.api.costs import costs
from tenka.server.api.openapi import written
from tenka.server.api.ready_json import ReadyJson
from tenka.server.api.security import policy

router = APIRouter(include_in_schema=False)

START = """\
SwaggerUIBundle({
  url: "/openapi.json", dom_id: "#swagger-ui", deepLinking: true, validatorUrl: null
});
"""
PAGE = """\
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Tenka: the API</title>
<link rel="stylesheet" href="/docs/swagger-ui.css">
<link rel="icon" href="/icon.svg">
</head>
<body>
<div id="swagger-ui"></div>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
"""
NOT_BUILT = """\
<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Tenka: the API</title>
<p>This page has not been built: run <code>make build</code>.
The API is described by <a href="/openapi.json">openapi.json</a>.</p>
</html>
"""
# Swagger UI writes styles into its page; scripts are still ours alone.
POLICY = policy(style_src="'self' 'unsafe-inline'")


@router.get("/openapi.json", dependencies=[costs(2)])
async def openapi(request: Request, if_none_match: Annotated[str, Header()] = "") -> Response:
    """The description; nothing but its tag for who has it already."""
    described = await written(request.app)
    headers = {"ETag": described.tag, "Cache-Control": pages.ASK_FIRST}
    if described.tag in if_none_match:
        return Response(status_code=304, headers=headers)
    return ReadyJson(described.text, headers=headers)


@router.get("/docs")
async def page() -> Response:
    """The page."""
    built = (pages.BUILT / "docs").is_dir()
    return HTMLResponse(PAGE if built else NOT_BUILT, headers={"Content-Security-Policy": POLICY})


@router.get("/docs/start.js")
async def start() -> Response:
    """Its script: a file of its own, since no script may stand in a page."""
    return Response(START, media_type="text/javascript", headers={"Cache-Control": pages.A_DAY})


@router.get("/docs/{name}", dependencies=[costs(4)])
async def asset(name: str, accept_encoding: Annotated[str, Header()] = "") -> Response:
    """What the page is made of."""
    return pages.built_file(pages.BUILT / "docs", name, pages.A_DAY, accept_encoding)
