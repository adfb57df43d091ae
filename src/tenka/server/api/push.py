"""My browsers that show me notices though no page is open."""

from dataclasses import replace
from typing import Annotated

from fastapi import APIRouter, Path
from pydantic import BaseModel, Field

from tenka.server.api.dependencies import ByCookie
from tenka.server.api.schemas.common import Strict
from tenka.server.errors import ListFull, NotNow
from tenka.server.notify.push import device_id
from tenka.server.services import Services, Use
from tenka.server.store import Person
from tenka.server.store.rows import PushDevice
from tenka.texts import Language

router = APIRouter(prefix="/api/me/push", tags=["me"])

MOST = 20  # browsers of one person

DeviceId = Annotated[str, Path(max_length=64)]


class PushKeysIn(Strict):
    """What only that browser can read is encrypted by."""

    p256dh: str = Field(max_length=200)
    auth: str = Field(max_length=100)


class SubscriptionIn(Strict):
    """What `PushSubscription.toJSON()` says, and the language of the page."""

    endpoint: str = Field(max_length=600)
    keys: PushKeysIn
    language: Language | None = Field(None, description="null: as it is set")


class PushView(BaseModel):
    """What a browser needs to subscribe, and which of them have done so."""

    key: str | None = Field(description="`applicationServerKey`; null: the host does not allow it.")
    devices: list[str] = Field(description="Of each browser the SHA-256 of its endpoint, in hex.")


@router.get("")
async def push(me: ByCookie, use: Use) -> PushView:
    """Which of your browsers show you notices."""
    return await _shown(me, use)


@router.put("")
async def subscribe(wanted: SubscriptionIn, me: ByCookie, use: Use) -> PushView:
    """This browser shows you notices from now on, and nobody else's."""
    pushes = use.notifier.pushes
    if pushes is None:
        raise NotNow("this server pushes nothing")
    device = PushDevice(
        id=device_id(wanted.endpoint),
        person_id=me.id,
        endpoint=wanted.endpoint,
        p256dh=wanted.keys.p256dh.rstrip("="),
        auth=wanted.keys.auth.rstrip("="),
        created=use.now(),
    )
    await pushes.check(device)
    others = [each for each in await use.store.push_devices.of(me.id) if each.id != device.id]
    if len(others) >= MOST:
        raise ListFull(f"{MOST} browsers show you notices already")
    if (language := wanted.language) is not None:
        await use.notifier.change(me.id, lambda current: replace(current, language=language))
    await use.store.push_devices.put(device)
    return await _shown(me, use)


@router.delete("/{device}", status_code=204)
async def unsubscribe(device: DeviceId, me: ByCookie, use: Use) -> None:
    """That browser shows you nothing any more; nothing happens if it did not."""
    for each in await use.store.push_devices.of(me.id):
        if each.id == device:
            await use.store.push_devices.drop(each)


async def _shown(me: Person, use: Services) -> PushView:
    pushes = use.notifier.pushes
    devices = await use.store.push_devices.of(me.id)
    return PushView(
        key=None if pushes is None else pushes.keys.public, devices=[each.id for each in devices]
    )
