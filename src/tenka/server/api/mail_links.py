"""Links in e-mails. Programs that look at mail follow links, so they only ask."""

from dataclasses import replace
from html import escape
from typing import Annotated

from fastapi import APIRouter, Path
from starlette.responses import HTMLResponse

from tenka.server.errors import NotFound
from tenka.server.notify.links import Purpose
from tenka.server.notify.settings import NotifySettings
from tenka.server.services import Services, Use
from tenka.server.store import Person
from tenka.texts import Texts

router = APIRouter(tags=["me"])

Secret = Annotated[str, Path(max_length=500)]


@router.get("/notify/{purpose}/{secret}", include_in_schema=False)
async def ask_by_link(purpose: Purpose, secret: Secret, use: Use) -> HTMLResponse:
    """Is this what he wants?"""
    _, settings = await _addressed(purpose, secret, use)
    say = Texts(settings.language).say
    button = f'<form method="post"><button>{escape(say(f"notify-{purpose}-yes"))}</button></form>'
    return _page(settings.language, say(f"notify-{purpose}-ask"), button)


@router.post("/notify/{purpose}/{secret}", include_in_schema=False)
async def answer_by_link(purpose: Purpose, secret: Secret, use: Use) -> HTMLResponse:
    """Yes. A mail program may say so by itself, when its user has had enough (RFC 8058)."""
    person, settings = await _addressed(purpose, secret, use)
    assert settings.mail is not None
    new = replace(settings.mail, confirmed=True) if purpose == "confirm" else None
    asked = settings.mail

    def answered(current: NotifySettings) -> NotifySettings:
        if current.mail is None or current.mail.address != asked.address:
            return current
        return replace(current, mail=new).marked("mail", None)

    await use.notifier.change(person.id, answered)
    if new is None:
        await use.store.notices.drop_all(person.id, "mail")
    return _page(settings.language, Texts(settings.language).say(f"notify-{purpose}-done"), "")


async def _addressed(purpose: Purpose, secret: str, use: Services) -> tuple[Person, NotifySettings]:
    """Whose link it is; NotFound if the address is not his any more."""
    id, hashed = use.notifier.links.read(purpose, secret)
    person = await use.identity.person(id)
    settings = NotifySettings.of(None if person is None else person.notify)
    if (
        person is None
        or settings.mail is None
        or not use.notifier.links.fits(hashed, settings.mail.address)
    ):
        raise NotFound("no mail is sent to this address any more")
    return person, settings


def _page(language: str, words: str, more: str) -> HTMLResponse:
    home = escape(Texts(language).say("notify-to-home"))
    return HTMLResponse(
        f"""\
<!DOCTYPE html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<link rel="icon" href="/icon.svg">
<title>Tenka</title>
<h1>{escape(words)}</h1>
{more}
<p><a href="/">{home}</a></p>
</html>
"""
    )
