"""The web app: its page for every address that it shows itself, and the files it is made of.

`make build` puts it into the folder `web` beside the server. Without it, in a checkout of the
Python source alone, the home page says so and everything else works.
"""

from pathlib import Path
from typing import Annotated

from fastapi import APIRouter, Header
from starlette.responses import HTMLResponse, Response

from tenka.server.errors import NotFound

router = APIRouter(include_in_schema=False)

BUILT = Path(__file__).parents[1] / "web"
KINDS = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}
# The names of assets change with what is in them, so none of them ever grows old.
FOREVER = "public, max-age=31536000, immutable"
A_DAY = "public, max-age=86400"
# Smaller variants that the build has made, the smallest first.
ENCODINGS = {"br": ".br", "gzip": ".gz"}

NOT_BUILT = """\
<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Tenka</title>
<p>Tenka is running, but its web app has not been built: run <code>make build</code>.
Bots can use <a href="/docs">the API</a>.</p>
</html>
"""


@router.get("/")
@router.get("/new")
@router.get("/settings")
@router.get("/signup")
@router.get("/login")
@router.get("/rules")
@router.get("/rules/{of}")
@router.get("/fairness")
@router.get("/fairness/{of}")
@router.get("/table/{of}")
async def page() -> Response:
    """The page; which part of the app it shows is the browser's business."""
    try:
        return HTMLResponse((BUILT / "index.html").read_bytes())
    except FileNotFoundError:
        return HTMLResponse(NOT_BUILT)


@router.get("/assets/{name}")
async def asset(name: str, accept_encoding: Annotated[str, Header()] = "") -> Response:
    """A script, a style or a font."""
    return _file(BUILT / "assets", name, FOREVER, accept_encoding)


@router.get("/icon.svg")
async def icon() -> Response:
    """The seal, for tabs."""
    return _file(BUILT, "icon.svg", A_DAY)


def _file(folder: Path, name: str, cached: str, accepted: str = "") -> Response:
    path = folder / name
    kind = KINDS.get(path.suffix)
    # A name with a way in it leads nowhere.
    if kind is None or path.parent != folder or not path.is_file():
        raise NotFound("the web app has no such file")
    headers = {"Cache-Control": cached, "Vary": "Accept-Encoding"}
    encoding, small = _smallest(path, accepted)
    if encoding is not None:
        headers["Content-Encoding"] = encoding
    return Response(small.read_bytes(), media_type=kind, headers=headers)


def _smallest(path: Path, accepted: str) -> tuple[str | None, Path]:
    """The best variant of a file that the browser takes."""
    known = {part.partition(";")[0].strip() for part in accepted.split(",")}
    for encoding, suffix in ENCODINGS.items():
        small = path.with_name(path.name + suffix)
        if encoding in known and small.is_file():
            return encoding, small
    return None, path
