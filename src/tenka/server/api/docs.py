"""/docs: the API to read and to try out, with Swagger UI from a package, nothing from elsewhere."""

from functools import cache
from importlib.resources import files

from fastapi import APIRouter
from starlette.responses import HTMLResponse, Response

from tenka.server.api.security import policy
from tenka.server.errors import NotFound

router = APIRouter(include_in_schema=False)

ASSETS = {
    "swagger-ui-bundle.js": "text/javascript",
    "swagger-ui.css": "text/css",
    "favicon-32x32.png": "image/png",
}
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
<link rel="icon" href="/docs/favicon-32x32.png">
</head>
<body>
<div id="swagger-ui"></div>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
"""
# Swagger UI writes styles into its page; scripts are still ours alone.
POLICY = policy(style_src="'self' 'unsafe-inline'")
KEPT = {"Cache-Control": "public, max-age=86400"}


@router.get("/docs")
async def page() -> Response:
    """The page."""
    return HTMLResponse(PAGE, headers={"Content-Security-Policy": POLICY})


@router.get("/docs/start.js")
async def start() -> Response:
    """Its script: a file of its own, since no script may stand in a page."""
    return Response(START, media_type="text/javascript", headers=KEPT)


@router.get("/docs/{name}")
async def asset(name: str) -> Response:
    """What the page is made of."""
    if name not in ASSETS:
        raise NotFound("the pages about the API have no such file")
    return Response(_asset(name), media_type=ASSETS[name], headers=KEPT)


@cache
def _asset(name: str) -> bytes:
    return files("fastapi_swagger.resources").joinpath(name).read_bytes()
