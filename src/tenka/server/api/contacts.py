"""Whom I follow, mute or block, and who of them is here."""

from typing import Annotated

from fastapi import APIRouter, Path
from pydantic import BaseModel, Field

from tenka.server.api.dependencies import Me
from tenka.server.api.schemas.common import Strict
from tenka.server.services import Use
from tenka.server.store.rows import ContactKind

router = APIRouter(prefix="/api/me", tags=["people"])

PersonId = Annotated[str, Path(max_length=64)]


class ContactIn(Strict):
    """What you want of somebody."""

    kind: ContactKind | None = Field(
        description="Follow: you see when they are here, if they allow it. Mute: your page shows "
        "nothing of what they write in chats. Block: neither that, nor are you ever paired with "
        "them. Null: none of it."
    )


class ContactOut(BaseModel):
    """Somebody you follow, mute or block."""

    person: str
    name: str
    kind: ContactKind
    here: bool | None = Field(description="Null: they do not want you to see it.")


class ContactsOut(BaseModel):
    """Those you follow, who is here first, and those you mute or block."""

    people: list[ContactOut]
    visible: bool = Field(description="Others may see when you are here.")


class VisibleIn(Strict):
    """May others see when you are here?"""

    visible: bool


@router.get("/contacts")
async def contacts(me: Me, use: Use) -> ContactsOut:
    """Whom you follow, mute or block."""
    mine = await use.store.contacts.of(me.id)
    ids = {contact.other_id for contact in mine}
    names = await use.store.people.named(ids)
    here = await use.contacts.here({*ids, me.id})
    blocks = await use.store.contacts.blocks({*ids, me.id})
    shy = {one for one, others in blocks.items() if me.id in others}
    people = [
        ContactOut(
            person=contact.other_id,
            name=names.get(contact.other_id, ""),
            kind=contact.kind,
            here=here.get(contact.other_id)
            if contact.kind == "follow" and contact.other_id not in shy
            else None,
        )
        for contact in mine
    ]
    people.sort(key=lambda each: (not each.here, each.name.casefold(), each.person))
    return ContactsOut(people=people, visible=me.id in here)


@router.put("/contacts/{person}", status_code=204)
async def put_contact(person: PersonId, wanted: ContactIn, me: Me, use: Use) -> None:
    """Follow, mute or block somebody, or none of it any more."""
    await use.contacts.put(me.id, person, wanted.kind)


@router.put("/visible", status_code=204)
async def set_visible(wanted: VisibleIn, me: Me, use: Use) -> None:
    """Let others see when you are here, or not; at first they do not."""
    await use.contacts.show(me.id, wanted.visible)
