"""Who I am: my name, my link to another device, my bots' tokens."""

from typing import Annotated

from fastapi import APIRouter, Path
from pydantic import BaseModel, Field
from starlette.requests import Request

from tenka.server.api.dependencies import Anybody, ByCookie, Me, Namer, set_cookie
from tenka.server.errors import NotNow
from tenka.server.people.tokens import token_id
from tenka.server.services import Use
from tenka.server.store import Person, Token

router = APIRouter(tags=["me"])


class MeView(BaseModel):
    """Who I am."""

    id: str = Field(examples=["kS9vXq2LmA0Z"])
    name: str = Field(examples=["Quiet Heron 42"])
    account: bool = Field(description="Not a guest: I can log in elsewhere.", examples=[False])
    owner: bool = Field(description="I may look after this server.", examples=[False])


class Naming(BaseModel):
    """Another name."""

    name: str = Field(max_length=200, description="1 to 24 characters", examples=["Xiang Yu"])


class LinkView(BaseModel):
    """My link, shown once."""

    url: str = Field(examples=["http://127.0.0.1:8380/link/p2QH..."])


class LinkOwner(BaseModel):
    """Who somebody becomes by a link, and who he is so far."""

    name: str = Field(examples=["Quiet Heron 42"])
    me: str | None = Field(description="null: nobody yet", examples=["Pine Fox 14"])
    mine: bool = Field(description="It is your own link; nothing would change.")


class TokenView(BaseModel):
    """An API token of mine; its text was shown when it was made."""

    id: str = Field(examples=["9f86d081884c7d65"])
    name: str = Field(examples=["my first bot"])
    created: float = Field(description="seconds since 1970", examples=[1790000000.0])
    last_used: float | None = Field(description="to the hour", examples=[1790003600.0])


class NewTokenView(TokenView):
    """A new API token, shown once."""

    token: str = Field(examples=["tenka_6Jr0..."])


@router.get("/api/me")
async def who_am_i(me: Me, use: Use) -> MeView:
    """Who I am; a new visitor becomes a guest and gets his cookie. Somebody who is banned is told
    so."""
    use.bans.check_person(me.id)
    return shown(me)


@router.patch("/api/me")
async def rename_me(naming: Naming, me: Namer, use: Use) -> MeView:
    """Take another name; an account logs in by it from now on."""
    renamed = await use.identity.rename(me, naming.name)
    use.nodes.renamed(renamed.id, renamed.name)
    return shown(renamed)


@router.post("/api/me/link", status_code=201)
async def make_link(request: Request, me: ByCookie, use: Use) -> LinkView:
    """A link that makes another device mine, too; the link before is dead from now on."""
    if await use.second_factors.is_on(me):
        raise NotNow("with a second factor other devices log in by it, not by a link")
    secret = await use.identity.new_link(me)
    base = use.settings.url.rstrip("/") or str(request.base_url).rstrip("/")
    return LinkView(url=f"{base}/link/{secret}")


@router.post("/api/me/tokens", status_code=201)
async def make_token(naming: Naming, me: ByCookie, use: Use) -> NewTokenView:
    """A token for a bot of mine; it plays under my name."""
    text, token = await use.identity.tokens.new(me, naming.name)
    return NewTokenView(token=text, **_token(token).model_dump())


@router.get("/api/me/tokens")
async def list_tokens(me: ByCookie, use: Use) -> list[TokenView]:
    """My tokens."""
    return [_token(token) for token in await use.identity.tokens.of(me)]


@router.delete("/api/me/tokens/{id}", status_code=204)
async def delete_token(id: Annotated[str, Path(max_length=64)], me: ByCookie, use: Use) -> None:
    """Take a token away; it is worth nothing from now on, and who listens by it is cut off."""
    await use.identity.tokens.revoke(me, id)
    use.nodes.cut_off(me.id)


Secret = Annotated[str, Path(max_length=100)]


@router.get("/api/link/{secret}")
async def whose_link(secret: Secret, visitor: Anybody, use: Use) -> LinkOwner:
    """Whose link it is, and who you are on this device now. Nobody becomes another by asking."""
    owner = await use.identity.by_link(secret)
    return LinkOwner(
        name=owner.name,
        me=None if visitor is None else visitor.name,
        mine=visitor is not None and visitor.id == owner.id,
    )


@router.post("/api/link/{secret}")
async def follow_link(request: Request, secret: Secret, use: Use) -> MeView:
    """Make this device its owner's. The page asks everybody first, lest a link that he was lured
    to take his games away, or let another play with him as one person."""
    owner = await use.identity.by_link(secret)
    set_cookie(request, use.identity.cookie(owner))
    return shown(owner)


def shown(person: Person) -> MeView:
    """Who he is, for himself."""
    return MeView(
        id=person.id, name=person.name, account=person.login is not None, owner=person.owner
    )


def _token(token: Token) -> TokenView:
    return TokenView(
        id=token_id(token), name=token.name, created=token.created, last_used=token.last_used
    )
