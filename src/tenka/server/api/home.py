"""The first page, where no board is installed: where to go from here."""

from fastapi import APIRouter
from starlette.responses import HTMLResponse, Response

router = APIRouter(include_in_schema=False)

PAGE = """\
<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Tenka</title>
<h1>Tenka</h1>
<p>The server is running. Bots and boards talk to it by <a href="/docs">its API</a>.</p>
</html>
"""


@router.get("/")
async def home() -> Response:
    """The page."""
    return HTMLResponse(PAGE)
