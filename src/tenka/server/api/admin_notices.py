"""For those who look after the server: what there is to know, in short."""

from pydantic import BaseModel, Field

from tenka.server.api.host_access import admin_router
from tenka.server.notify.owner_notices import OwnerNoticeKind
from tenka.server.services import Use

router = admin_router()


class OwnerNoticeView(BaseModel):
    """Something to know."""

    kind: OwnerNoticeKind
    count: int = Field(description="of what waits; of the disk, the MiB that are left")


SCHEMAS = (OwnerNoticeView,)


@router.get("/notices")
async def notices(use: Use) -> list[OwnerNoticeView]:
    """What there is to know just now."""
    found = await use.owner_notices.all()
    return [OwnerNoticeView(kind=each.kind, count=each.count) for each in found]
