"""Dependencies of routes: the person who asks.

>>> async def join(table_id: str, me: Me, use: Use) -> None: ...       # a guest is made if need be
>>> async def look(table_id: str, visitor: Visitor) -> None: ...       # Person or None

Each is one function that depends on no other: the framework takes its time with every one.
"""

from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from tenka.server.api.costs import cost_of
from tenka.server.api.security import SAFE_METHODS
from tenka.server.errors import BadToken, NotYours
from tenka.server.people.askers import Asker
from tenka.server.people.identity import Known
from tenka.server.services import Services
from tenka.server.store import Person


async def anybody(connection: HTTPConnection) -> Person | None:
    """Who is there by his cookie or his token; None if he shows neither. Also where guests may not
    come: for who wants to become a member."""
    known = await _known(connection)
    return None if known is None else known.person


async def person_or_none(connection: HTTPConnection) -> Person | None:
    """The same; MembersOnly, if it has to be somebody with an account."""
    found = await anybody(connection)
    use: Services = connection.app.state.services
    use.admission.check(found)
    return found


async def person(connection: HTTPConnection) -> Person:
    """Who is there; somebody new becomes a guest, and the answer sets his cookie. MembersOnly, if
    guests may not come."""
    found = await person_or_none(connection)
    if found is not None:
        return found
    if connection.scope["type"] != "http":
        raise BadToken("a socket needs a visitor's cookie or an API token: GET /api/me first")
    use: Services = connection.app.state.services
    use.limits.guest(address_of(connection))
    guest = await use.identity.welcome()
    await use.last_seen.note(guest, address_of(connection))
    set_cookie(connection, use.identity.cookie(guest))
    return guest


async def browser(connection: HTTPConnection) -> Known | None:
    """Who is there by his cookie, if anybody; no token may log in or out."""
    known = await _known(connection)
    if known is not None and known.session is None:
        raise NotYours("an API token may not do this; use your browser")
    return known


async def by_cookie(connection: HTTPConnection) -> Person:
    """Who is there by his cookie: a bot's token, if it is stolen, must not make others."""
    known = await browser(connection)
    return await person(connection) if known is None else known.person


def is_owner(known: Known, use: Services) -> bool:
    """An owner of the server, in a browser: a bot's token, if it is stolen, must not look after
    the server."""
    person = known.person
    return known.session is not None and person.owner and not use.bans.has_person(person.id)


async def is_proved_owner(known: Known | None, use: Services) -> bool:
    """An owner who has shown the second factor, if they have one: all that owners alone may do
    outside of their own page is for them."""
    if known is None or not is_owner(known, use):
        return False
    return await use.second_factors.is_shown(known)


async def as_owner(connection: HTTPConnection) -> bool:
    """May who asks do here what owners alone may?"""
    use: Services = connection.app.state.services
    return await is_proved_owner(await use.identity.known(connection), use)


async def namer(connection: HTTPConnection) -> Person:
    """Who may be given another name: a bot names its guest, but an account logs in by its name."""
    found = await person(connection)
    return found if found.login is None else await by_cookie(connection)


Me = Annotated[Person, Depends(person)]
Visitor = Annotated[Person | None, Depends(person_or_none)]
Anybody = Annotated[Person | None, Depends(anybody)]
ByCookie = Annotated[Person, Depends(by_cookie)]
Namer = Annotated[Person, Depends(namer)]
AsOwner = Annotated[bool, Depends(as_owner)]
Browser = Annotated[Known | None, Depends(browser)]


def address_of(connection: HTTPConnection) -> str | None:
    """Where a request comes from."""
    return None if connection.client is None else connection.client.host


async def asker_of(connection: HTTPConnection, person: Person | None) -> Asker:
    """Who wants something that is made one at a time, and from where they ask."""
    use: Services = connection.app.state.services
    return await use.askers.of(person, address_of(connection))


def set_cookie(connection: HTTPConnection, header: str) -> None:
    """Have the answer set a cookie, whatever the answer will be."""
    connection.scope.setdefault("state", {})["set_cookie"] = header


def lobby_cuts(connection: HTTPConnection) -> int:
    """How often somebody had been cut off when it was asked who this is."""
    return int(connection.scope["state"]["cuts"])


async def _known(connection: HTTPConnection) -> Known | None:
    use: Services = connection.app.state.services
    connection.scope.setdefault("state", {})["cuts"] = use.lobby.cuts
    known = await use.identity.known(connection)
    if known is not None:
        connection.scope["state"]["person"] = known.person.id
        use.limits.person(known.person.id, cost_of(connection))
        await use.last_seen.note(known.person, address_of(connection))
        await use.contacts.is_here(known.person.id)
        if connection.scope.get("method") not in SAFE_METHODS:  # a socket has none
            use.bans.check_person(known.person.id)
        if known.session is not None and known.session.grows_old:
            set_cookie(connection, use.identity.cookie(known.person, known.session))
    return known
