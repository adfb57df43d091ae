"""The web app: its page for every address that it shows itself, and the files it is made of.

`make build` puts it into the folder `web` beside the server. Without it, in a checkout of the
Python source alone, the home page says so and everything else works.
"""

from contextlib import suppress
from pathlib import Path
from typing import Annotated

from fastapi import APIRouter, Header
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from tenka.server.api.rule_sentences import language_of
from tenka.server.errors import NotFound
from tenka.server.services import Use
from tenka.server.store import StoreUnavailable
from tenka.texts import LANGUAGES

router = APIRouter(include_in_schema=False)

BUILT = Path(__file__).parents[1] / "web"
KINDS = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".wav": "audio/wav",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
# The names of assets change with what is in them, so none of them ever grows old.
FOREVER = "public, max-age=31536000, immutable"
A_DAY = "public, max-age=86400"
ASK_FIRST = "no-cache"
NEVER = "no-store"
# The cookie of who has chosen one on the page; without it, the browser's choice counts.
LANGUAGE = "tenka-language"
# What a browser wants to know of a page that it keeps among its apps.
FILES = (
    "/icon.svg",
    "/icon-192.png",
    "/icon-512.png",
    "/icon-maskable.png",
    "/icon-touch.png",
    "/manifest.webmanifest",
)
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
# For browsers that have got a worker from us: it goes, and takes with it what it has kept.
NO_WORKER = """\
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
  })());
});
"""


@router.get("/")
@router.get("/learn")
@router.get("/rules")
async def drawn_page(request: Request) -> Response:
    """The page as the build has drawn it."""
    return drawn(request, request.url.path[1:] or "home")


@router.get("/new")
@router.get("/games")
@router.get("/settings")
@router.get("/signup")
@router.get("/login")
@router.get("/learn/{of}")
@router.get("/rules/{of}")
@router.get("/editor")
@router.get("/editor/{of}")
@router.get("/fairness")
@router.get("/fairness/{of}")
@router.get("/link/{of}")
@router.get("/owner")
@router.get("/leaderboard")
@router.get("/rivals")
@router.get("/rivals/{of}")
@router.get("/tournaments")
@router.get("/tournaments/{of}")
@router.get("/clubs")
@router.get("/clubs/{of}")
@router.get("/player")
@router.get("/player/{of}")
async def page() -> Response:
    """The page; which part of the app it shows is the browser's business."""
    return shell()


@router.get("/table/{of}")
async def table_page(of: str, request: Request, use: Use) -> Response:
    """The same; it says itself that there is no such table."""
    with suppress(StoreUnavailable):
        found = await use.store.tables.get(of)
        return shell(404) if found is None else drawn(request, f"table-{found.table.game}")
    return shell()


def drawn(request: Request, name: str) -> Response:
    """A page as it looks before anything is known, in the language of whoever asks."""
    asked = request.headers
    language = request.cookies.get(LANGUAGE)
    if language not in LANGUAGES:
        language = language_of(asked.get("accept-language", ""))
    try:
        return built_file(BUILT, f"{name}.{language}.html", NEVER, asked.get("accept-encoding", ""))
    except NotFound:
        return shell()


def shell(status: int = 200) -> Response:
    """The app, as every one of its pages begins."""
    try:
        return HTMLResponse((BUILT / "index.html").read_bytes(), status)
    except FileNotFoundError:
        return HTMLResponse(NOT_BUILT, status)


def lost(request: Request, status: int = 404) -> Response | None:
    """What somebody at a browser sees at an address that is none, or not his; programs are told
    otherwise."""
    if request.method != "GET" or f"{request.url.path}/".startswith("/api/"):
        return None
    return shell(status) if "text/html" in request.headers.get("accept", "") else None


@router.get("/assets/{name}")
async def asset(name: str, accept_encoding: Annotated[str, Header()] = "") -> Response:
    """A script, a style or a font."""
    return built_file(BUILT / "assets", name, FOREVER, accept_encoding)


async def file(request: Request) -> Response:
    """The seal for tabs and home screens, and what else an app is made of."""
    return built_file(BUILT, request.url.path[1:], A_DAY)


for address in FILES:
    router.get(address)(file)


@router.get("/sw.js")
async def worker() -> Response:
    """What the browser runs beside the page; without a web app, one that removes itself."""
    try:
        return built_file(BUILT, "sw.js", ASK_FIRST)
    except NotFound:
        return Response(NO_WORKER, media_type=KINDS[".js"], headers={"Cache-Control": ASK_FIRST})


def built_file(folder: Path, name: str, cached: str, accepted: str = "") -> Response:
    """A file that the build has put there, in the smallest variant that is accepted; NotFound."""
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
