"""/dev/moments: the moments that are hardest to lay out, each opened by one click.

For those who build boards: a server has these pages only if TENKA_DEVELOPMENT says so.
"""

from html import escape

from fastapi import APIRouter
from starlette.responses import HTMLResponse, RedirectResponse, Response

import tenka
from tenka.server.api.dependencies import Me
from tenka.server.api.pages import KINDS
from tenka.server.api.security import policy
from tenka.server.api.table_access import my_seat
from tenka.server.services import Use
from tenka.server.tables.moment_catalogue import Moment, moment_of, moments_of, open_moment, play

development_router = APIRouter(prefix="/dev/moments", include_in_schema=False)

# What follows once the page of the table is there: it is this page that does it, in its other tab.
SCRIPT = """\
const wait = (time) => new Promise((done) => setTimeout(done, time));
const selector = (name) => {
  const [kind, of] = name.split('=');
  return kind === 'key' ? `[aria-keyshortcuts="${of}"]` : `[data-${kind}="${of}"]`;
};
const found = async (tab, what) => {
  for (let tries = 0; tries < 100; tries += 1) {
    const there = [...tab.document.querySelectorAll(what)].find((it) => it.checkVisibility());
    if (there) return there;
    await wait(100);
  }
  throw new Error(`${what} did not come`);
};
document.addEventListener('submit', async (event) => {
  event.preventDefault();
  const form = event.target;
  const { url } = await fetch(form.action, { method: 'POST' });
  const tab = open(url, '_blank');
  if (!form.dataset.then && !form.dataset.clicks) return;
  await found(tab, 'main section');
  await wait(800);
  const then = `${form.action}/then/${url.split('/').pop()}`;
  if (form.dataset.then) await fetch(then, { method: 'POST' });
  for (const name of (form.dataset.clicks || '').split(' ').filter(Boolean)) {
    const there = await found(tab, selector(name));
    there.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
    await wait(60);
  }
});
"""
STYLE = """\
body { font: 16px/1.4 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem }
h1, h2 { font-family: Georgia, serif }
ul { list-style: none; padding: 0 }
form { margin: 0 }
button { width: 100%; padding: .5rem .75rem; text-align: left; font: inherit; color: inherit;
  background: none; border: 0; border-bottom: 1px solid #8884; cursor: pointer }
button:hover, button:focus-visible { background: #8882 }
b { display: inline-block; min-width: 17rem }
i { font-style: normal; opacity: .6 }
:root { color-scheme: light dark }
"""
PAGE = """\
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Tenka: moments</title>
<link rel="stylesheet" href="/dev/moments/list.css">
<link rel="icon" href="/icon.svg">
<script type="module" src="/dev/moments/list.js"></script>
</head>
<body>
<h1>Moments that are hard to lay out</h1>
<p>Each opens a private table, seen by one seat. A star: one of those that <code>make test</code>
looks at.</p>
{games}
</body>
</html>
"""


@development_router.get("")
async def moments() -> Response:
    """All moments of all games that have some."""
    games = "\n".join(_game(game) for game in tenka.game_ids() if moments_of(game))
    return HTMLResponse(PAGE.format(games=games), headers={"Content-Security-Policy": policy()})


@development_router.get("/list.js")
async def script() -> Response:
    """The script of that page."""
    return Response(SCRIPT, media_type=KINDS[".js"])


@development_router.get("/list.css")
async def style() -> Response:
    """What it looks like."""
    return Response(STYLE, media_type=KINDS[".css"])


@development_router.post("/{game}/{name}")
async def open_one(game: str, name: str, me: Me, use: Use) -> Response:
    """Sit down at a table at that moment."""
    moment = moment_of(game, name)
    others = [(await use.identity.welcome()).id for _ in range(max(tenka.game(game).seats) - 1)]
    table = await open_moment(use.lobby, game, moment, me, others)
    return RedirectResponse(f"/table/{table.id}", 303)


@development_router.post("/{game}/{name}/then/{id}", status_code=204)
async def go_on(game: str, name: str, id: str, me: Me, use: Use) -> None:
    """What the seats play when the page is there."""
    table, _ = await my_seat(id, me, use)
    await play(table, moment_of(game, name).then)


def _game(game: str) -> str:
    rows = "\n".join(_row(game, moment) for moment in moments_of(game))
    return f"<h2>{escape(game)}</h2>\n<ul>\n{rows}\n</ul>"


def _row(game: str, moment: Moment) -> str:
    more = f' data-clicks="{escape(" ".join(moment.clicks))}"' if moment.clicks else ""
    more += ' data-then="yes"' if moment.then else ""
    star = " ★" if moment.worst else ""
    return (
        f'<li><form method="post" action="/dev/moments/{game}/{escape(moment.name)}"{more}>'
        f"<button><b>{escape(moment.name)}{star}</b> <i>{escape(moment.shows)}</i></button></form>"
    )
